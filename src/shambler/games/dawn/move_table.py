"""Where Move Actions lead: worked out once per unit and place.

Tracks meet only in Town Center, so there is one way to each space. Which ways are open depends on
the enemies, the full and the closed spaces within reach; the options of each such situation are
kept.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from shambler.games.dawn.dawn_world import Board, Units
from shambler.games.dawn.option_table import OptionTable
from shambler.games.dawn.options.actions import Move
from shambler.games.dawn.state import FIRST_SPACE, TOWN

WIDTH: Final = 80  # bits for one set of places: more than there are
ONE: Final = (1 << WIDTH) - 1  # all bits of one set
EVERYWHERE: Final = 99  # points enough for any way
MOST_KEPT: Final = 500  # situations of one unit in one place; then the table begins anew


class Way(msgspec.Struct, frozen=True):
    """A way to a space: its bit, those of the spaces passed, the space before it."""

    to: int
    bit: int
    passed: int
    before: int


class Ways:
    """All ways of a unit from a place.

    ``starts`` are Start spaces it could reach but may not enter, ``too_far`` the spaces that are
    one Movement Point beyond its reach.
    """

    __slots__ = ("_moves", "all", "known", "mask", "options", "starts", "too_far", "unit")

    def __init__(self, unit: int, place: int, points: int, free: bool, table: MoveTable) -> None:
        self.unit, self.options = unit, table.options
        self.all, self.starts = table.walk(place, points, free)
        reached = {way.to for way in self.all}
        farther, _ = table.walk(place, points + 1, free)
        self.too_far = tuple(way.to for way in farther if way.to not in reached)
        reach = sum(way.bit for way in self.all)
        self.mask = reach | reach << WIDTH | reach << 2 * WIDTH
        self.known: dict[int, list[Move]] = {}  # by what is near
        self._moves: list[tuple[Way, Move]] = []  # made when first asked for

    def moves(self, situation: int) -> list[Move]:
        """Through neither enemies nor closed spaces, not into full ones (DOZ-MOVE-05, -07)."""
        near = situation & self.mask
        found = self.known.get(near)
        if found is None:
            if len(self.known) >= MOST_KEPT:
                self.known.clear()
            found = self.known[near] = self._open(near)
        return found

    def _open(self, near: int) -> list[Move]:
        enemies, full, shut = near & ONE, near >> WIDTH & ONE, near >> 2 * WIDTH
        if not self._moves:
            self._moves = [(way, self.options.move(self.unit, way.to)) for way in self.all]
        return [
            move
            for way, move in self._moves
            if not way.passed & (enemies | shut) and not way.bit & (full | shut)
        ]


class MoveTable:
    """``ways[free entry][unit][place]`` are the ways of a unit.

    ``ordinary`` units meet every space as all others do; ``tracks`` are the spaces of each track.
    """

    def __init__(self, board: Board, units: Units, options: OptionTable) -> None:
        self.board, self.options = board, options
        self.walk = cache(self._walk)
        self.path = cache(self._path)
        self.ordinary = tuple(
            units.player[unit]
            and unit not in units.loners
            and not (units.immune[unit] or units.passes_chaos[unit] or units.above_ground[unit])
            for unit in range(len(units.ids))
        )
        self.tracks = tuple(
            sum(1 << at for at in range(board.space(track, 0), start + 1))
            for track, start in enumerate(board.starts)
        )
        places = range(len(board.ids))
        self.ways = tuple(
            tuple(
                tuple(Ways(unit, place, points, free, self) for place in places)
                for unit, points in enumerate(units.move)
            )
            for free in (False, True)
        )

    @staticmethod
    def situation(enemies: int, full: int, shut: int) -> int:
        """Three sets of places as one number."""
        return enemies | full << WIDTH | shut << 2 * WIDTH

    @staticmethod
    def parts(situation: int) -> tuple[int, int, int]:
        """The three sets again."""
        return situation & ONE, situation >> WIDTH & ONE, situation >> 2 * WIDTH

    def _walk(
        self, place: int, points: int, free_entry: bool
    ) -> tuple[tuple[Way, ...], tuple[int, ...]]:
        """All ways from a place, nearest first, and the Start spaces next to them."""
        board, ways, starts = self.board, [], []
        edge = [(place, 0, points)]
        seen = {place}
        while edge:
            now, passed, left = edge.pop(0)
            for to in board.neighbours[now]:
                cost = 0 if to == TOWN and free_entry else 1  # DOZ-MAYOR-05
                if to in seen or cost > left or FIRST_SPACE > to != TOWN:
                    continue
                seen.add(to)
                if board.is_start[to]:  # never into a Start space (DOZ-MOVE-03)
                    starts.append(to)
                    continue
                ways.append(Way(to, 1 << to, passed, now))
                edge.append((to, passed | 1 << to, left - cost))
        return tuple(ways), tuple(starts)

    def _path(self, start: int, end: int) -> tuple[int, ...]:
        """The spaces from the one before ``end`` back to ``start``."""
        back = {way.to: way.before for way in self.walk(start, EVERYWHERE, False)[0]}
        found = [back[end]]
        while found[-1] != start:
            found.append(back[found[-1]])
        return tuple(found)
