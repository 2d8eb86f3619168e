"""The public Python API, in the taste of python-chess.

>>> import shambler
>>> match = shambler.new("invader", "M0", seed=7)
>>> match.decision.kind
'deal'
>>> match.decision.prompt
'Choose a starting card for Cole.'
>>> [option.key for option in match.decision.options]
['card:cattle-prod', 'card:smg']
>>> events = match.play("card:smg")
>>> [match.teller().event(event) for event in events]
['Cole starts with SMG.']
>>> match.undo()
>>> match.number
0
"""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Any

from shambler import games as shelf
from shambler.kernel.match import Match


def new(
    game: str,
    scenario: str,
    *,
    seed: int | None = None,
    typed: bool = False,
    box: Collection[str] = (),
    **options: Any,
) -> Match:
    """Begin a game. Options of the scenario are keyword arguments; see ``shambler scenarios``.

    Without a ``seed`` one is drawn. With ``typed`` every die and card is asked for, so that real
    dice and real decks can be used; ``box`` names some of them: ``box=("dice",)``.
    """
    return Match.new(shelf.find(game), scenario, seed=seed, typed=typed, box=box, **options)


def load(path: str | Path) -> Match:
    """Read a saved game by replaying it; a file that does not replay is refused."""
    return Match.load(shelf.find, path)


def position(
    text: str, *, seed: int | None = None, typed: bool = False, box: Collection[str] = ()
) -> Match:
    """Begin at a position that :meth:`Match.position` wrote.

    >>> there = new("invader", "M0", seed=7).position()
    >>> position(there, seed=1).position() == there
    True
    """
    return Match.from_position(shelf.find, text, seed=seed, typed=typed, box=box)
