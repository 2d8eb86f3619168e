"""Sets of places as tables of bytes: ``translate`` marks the counters that lie in one of them.

``compress(counters, bytes(state.unit_at).translate(IN_PLAY))`` are the units in play, found
without looking at each in turn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shambler.games.dawn.state import BEDS, CAMP, DEFIANT, FIRST_SPACE, POOL, SPACES

CODES: Final = range(256)


def marks(wanted: Callable[[int], bool]) -> bytes:
    """One for each place that is wanted."""
    return bytes(map(wanted, CODES))


def lane(track: int) -> bytes:
    """The places of a track, Start included."""
    first = FIRST_SPACE + SPACES * track
    return marks(lambda place: first <= place < first + SPACES)


IN_PLAY: Final = marks(lambda place: place >= FIRST_SPACE or place < CAMP)  # DOZ-ACT-08
IN_BEDS: Final = marks(lambda place: place in BEDS)
IN_POOL: Final = marks(lambda place: place == POOL)
ON_TRACKS: Final = marks(lambda place: place >= FIRST_SPACE)
OFF_TRACKS: Final = bytes(place for place in CODES if place < FIRST_SPACE)  # to strike out
IS_DEFIANT: Final = marks(lambda carried: bool(carried & DEFIANT))  # of marks, not of places
