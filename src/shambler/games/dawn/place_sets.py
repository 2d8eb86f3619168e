"""Sets of places as tables of bytes: ``translate`` marks the counters that lie in one of them.

``compress(counters, state.unit_at.translate(IN_PLAY))`` are the units in play, found
without looking at each in turn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shambler.games.dawn.state import (
    BEDS,
    CAMP,
    DEFIANT,
    FIRST_SPACE,
    FLED,
    OUT,
    POOL,
    SPACES,
    TOWN,
)

CODES: Final = range(256)


def marks(wanted: Callable[[int], bool]) -> bytes:
    """One for each place that is wanted."""
    return bytes(map(wanted, CODES))


def off_lane(track: int) -> bytes:
    """All places but those of a track, its Start space included; to strike out."""
    first = FIRST_SPACE + SPACES * track
    return bytes(place for place in CODES if not first <= place < first + SPACES)


IN_PLAY: Final = marks(lambda place: place >= FIRST_SPACE or place < CAMP)  # DOZ-ACT-08
IN_BEDS: Final = marks(lambda place: place in BEDS)
KINDS_OF_PLACE: Final = bytes(  # one place stands for all of its kind: beds, in play, not in play
    BEDS[0] if place in BEDS else TOWN if IN_PLAY[place] else OUT for place in CODES
)
IN_POOL: Final = marks(lambda place: place == POOL)
ON_TRACKS: Final = marks(lambda place: place >= FIRST_SPACE)
OFF_TRACKS: Final = bytes(place for place in CODES if place < FIRST_SPACE)  # to strike out
IS_DEFIANT: Final = marks(lambda carried: bool(carried & DEFIANT))  # of marks, not of places
HAS_FLED: Final = marks(lambda carried: bool(carried & FLED))  # as well
