"""Who can act, looked up instead of counted: worked out once and kept.

A crew says which units are in play, in bed or away, with their marks. A unit that moves from space
to space stays in the same crew, so the Action menu asks for the same one again and again. Sets of
places are read off with ``bytes.translate`` and ``itertools.compress``, which look at all units at
once.
"""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING, Final

from shambler.games.dawn.abilities.traits import TrafficControl
from shambler.games.dawn.place_sets import (
    HAS_FLED,
    IN_BEDS,
    IN_PLAY,
    IS_DEFIANT,
    KINDS_OF_PLACE,
    OFF_TRACKS,
)
from shambler.games.dawn.state import COMATOSE, DEFIANT, FLED
from shambler.kernel.small_numbers import SmallNumbers

if TYPE_CHECKING:
    from shambler.games.dawn.abilities.base import MenuAbility
    from shambler.games.dawn.dawn_world import Board, Units

MOST_KEPT: Final = 2_000  # crews; then the table begins anew


class Crew:
    """``awake`` are the units that could act where no Chaos is, ``mobile`` those of them that may
    move: the defiant do not (DOZ-DEFY-02); ``may_move`` marks them where some
    do not. ``starters`` may own an Action of their own.

    ``skilled`` ones have abilities in the Action menu, ``skills`` are those of them that can be
    used: a patient only has what works anywhere (DOZ-RUL-67). ``in_beds`` are the patients;
    ``fled`` are the Refugees in play who are awake (DOZ-RUL-56);
    ``free_entry``: the Mayor's traffic control is in force (DOZ-MAYOR-05).
    """

    __slots__ = (
        "awake",
        "fled",
        "free_entry",
        "in_beds",
        "may_move",
        "mobile",
        "skilled",
        "skills",
        "starters",
    )

    def __init__(self, table: CrewTable, there: bytes, marks: bytes) -> None:
        units = table.units
        self.awake = self.mobile = tuple(compress(table.acting, there.translate(IN_PLAY)))
        self.in_beds = tuple(compress(table.numbers, there.translate(IN_BEDS)))
        if self.in_beds:  # nobody else is comatose
            self.awake = self.mobile = without(self.awake, marks, COMATOSE)
        self.may_move = b""
        if any(marks.translate(IS_DEFIANT)):
            self.mobile = without(self.awake, marks, DEFIANT)
            self.may_move = bytes([not marks[unit] & DEFIANT for unit in self.awake])
        self.starters = tuple(sorted(table.starters.intersection(self.awake)))
        self.skilled = sorted(table.skilled.intersection(self.awake))
        skills: list[tuple[MenuAbility, int]] = []
        for unit in self.skilled:
            for ability in units.menu[unit]:
                if unit not in self.in_beds or ability.anywhere:
                    skills.append((ability, unit))
        self.skills = tuple(skills)
        self.fled: tuple[int, ...] = ()
        if any(marks.translate(HAS_FLED)):
            fled = [unit for unit in table.refugees if IN_PLAY[there[unit]] and marks[unit] & FLED]
            self.fled = without(tuple(fled), marks, COMATOSE)
        self.free_entry = not table.traffic.isdisjoint(self.awake)


def without(units: tuple[int, ...], marks: bytes, marker: int) -> tuple[int, ...]:
    """The units that do not bear a marker."""
    return tuple([unit for unit in units if not marks[unit] & marker])


class CrewTable:
    """Every crew that was met.

    ``acting`` are the units that take Actions, ``skilled`` those with abilities in the Action menu;
    ``tight``: some spaces have room for one unit only. In ``roomy`` places there is always room.
    The first ``stacking`` units are those that count there; 0: they stand in no such order.
    """

    def __init__(self, board: Board, units: Units) -> None:
        self.board, self.units = board, units
        self.numbers = range(len(units.ids))
        self.acting = range(sum(units.acts))  # they are the first of the roster
        assert all(units.acts[unit] for unit in self.acting)
        self.traffic = frozenset(units.having(TrafficControl))
        self.skilled = frozenset(unit for unit in self.numbers if units.menu[unit])
        self.refugees = units.refugees
        self.starters = frozenset(
            unit for unit in self.acting if units.initiative[unit] | units.zen[unit]
        )
        self.tight = min(board.unit_room[place] for place in board.spaces) < 2
        unlimited = [at for at in board.spaces if board.unit_room[at] >= len(units.ids)]
        count = sum(units.stacks)
        self.stacking = count if all(units.stacks[:count]) else 0
        self.roomy = OFF_TRACKS + bytes(unlimited)
        self._known: dict[bytes, Crew] = {}

    def of(self, there: bytes, marks: SmallNumbers) -> Crew:
        """The crew of units in these places with these marks."""
        key = there.translate(KINDS_OF_PLACE) + marks
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= MOST_KEPT:
                self._known.clear()
            middle = len(self.numbers)
            found = self._known[key] = Crew(self, key[:middle], key[middle:])
        return found

    def full(self, there: bytes) -> int:
        """Bits of the spaces that hold as many as may stop there (DOZ-MOVE-04)."""
        stacking = there[: self.stacking] or bytes(compress(there, self.units.stacks))
        taken = stacking.translate(None, self.roomy)
        spaces = set(taken)
        if len(spaces) == len(taken) and not self.tight:
            return 0  # nobody shares a space
        room, bits = self.board.unit_room, 0
        for place in spaces:
            if taken.count(place) >= room[place]:
                bits |= 1 << place
        return bits
