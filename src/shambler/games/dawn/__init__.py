"""Dawn of the Zeds, 3rd Edition: a town under siege, solo, together or against a Zeds player.

``ruleset.py`` is the way in; ``procedures/turn.py`` is the sequence of play, ``actions/`` what the
Hero side can do, ``effects/`` the vocabulary of all cards, ``abilities/`` what characters can do,
``content/`` the board, counters, cards and levels as data.
"""

from shambler.games.dawn.ruleset import RULES

__all__ = ["RULES"]
