"""Where everybody but the Zeds stands, looked up instead of counted: worked out once and kept.

A crew is one way in which the units stand on the table, with their marks. What follows from that
alone (who is awake, which spaces are full) is found once; what needs a little more than that is
kept with it by those who work it out. Sets of places are read off with ``bytes.translate`` and
``itertools.compress``, which look at all units at once.
"""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING, Final

from shambler.games.dawn.abilities.traits import TrafficControl
from shambler.games.dawn.place_sets import IN_BEDS, IN_PLAY, IS_DEFIANT, OFF_TRACKS
from shambler.games.dawn.state import COMATOSE, FIRST_SPACE, DawnState

if TYPE_CHECKING:
    from shambler.games.dawn.dawn_world import Board, Units

MOST_KEPT: Final = 2_000  # crews; then the table begins anew


class Crew:
    """``there`` are the places of all units, ``awake`` those that could act where no Chaos is;
    ``skilled`` ones have abilities in the Action menu, ``defiant`` ones do not move (DOZ-DEFY-02).

    ``full`` are the spaces in which no more Player unit may stop, ``in_beds`` the patients,
    ``raiders`` the spaces with Raiders; ``free_entry``: the Mayor's traffic control is in force
    (DOZ-MAYOR-05); ``loners``: somebody on a track keeps apart from the others (DOZ-PETRA-01).
    """

    __slots__ = (
        "awake",
        "defiant",
        "free_entry",
        "full",
        "in_beds",
        "loners",
        "raiders",
        "skilled",
        "there",
    )

    def __init__(self, table: CrewTable, there: bytes, marks: bytes) -> None:
        self.there = there
        awake = tuple(compress(table.acting, there.translate(IN_PLAY)))
        self.in_beds = tuple(compress(table.numbers, there.translate(IN_BEDS)))
        if self.in_beds:  # nobody else is comatose
            awake = tuple([unit for unit in awake if not marks[unit] & COMATOSE])
        self.awake, self.full = awake, table.full(there)
        self.skilled = sorted(table.skilled.intersection(awake))
        self.free_entry = not table.traffic.isdisjoint(awake)
        self.defiant = frozenset(compress(table.numbers, marks.translate(IS_DEFIANT)))
        self.raiders, self.loners = 0, False
        for unit in table.units.raiders:
            if there[unit] >= FIRST_SPACE:
                self.raiders |= 1 << there[unit]
        for unit in table.units.loners:
            self.loners |= there[unit] >= FIRST_SPACE


class CrewTable:
    """Every crew that was met.

    ``acting`` are the units that take Actions, ``skilled`` those with abilities in the Action menu;
    ``tight``: some spaces have room for one unit only.
    """

    def __init__(self, board: Board, units: Units) -> None:
        self.board, self.units = board, units
        self.numbers = range(len(units.ids))
        self.acting = range(sum(units.acts))  # they are the first of the roster
        assert all(units.acts[unit] for unit in self.acting)
        self.traffic = frozenset(units.having(TrafficControl))
        self.skilled = frozenset(unit for unit in self.numbers if units.menu[unit])
        self.tight = min(board.unit_room[place] for place in board.spaces) < 2
        self._known: dict[bytes, Crew] = {}

    def of(self, state: DawnState) -> Crew:
        """The crew of a position."""
        key = bytes(state.unit_at + state.unit_marks)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= MOST_KEPT:
                self._known.clear()
            middle = len(self.numbers)
            found = self._known[key] = Crew(self, key[:middle], key[middle:])
        return found

    def full(self, there: bytes) -> int:
        """Bits of the spaces that hold as many as may stop there (DOZ-MOVE-04)."""
        room, bits = self.board.unit_room, 0
        taken = bytes(compress(there, self.units.stacks)).translate(None, OFF_TRACKS)
        distinct = set(taken)
        if len(distinct) == len(taken) and not self.tight:
            return 0  # nobody shares a space, and every space has room for two
        for place in distinct:
            if taken.count(place) >= room[place]:
                bits |= 1 << place
        return bits
