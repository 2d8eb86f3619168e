"""InvaZions: one human player against one to three hordes, with hidden hands.

``ruleset.py`` is the way in; ``procedures/`` follow the phases of a turn, ``abilities/`` hold what
cards can do, ``content/`` and ``scenarios/`` the cards and set-ups as data.
"""

from shambler.games.invazions.ruleset import RULES

__all__ = ["RULES"]
