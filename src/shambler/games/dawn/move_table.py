"""Where Move Actions lead: worked out once per place and Movement Points.

Tracks meet only in Town Center, so there is one way to each space. Which ways are open depends on
the enemies, the full and the closed spaces within reach; what picks the moves of each such
situation is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import compress
from operator import itemgetter
from typing import Final, TypeAlias

import msgspec

from shambler.games.dawn.dawn_world import Board, Units
from shambler.games.dawn.option_table import OptionTable
from shambler.games.dawn.options.actions import Move
from shambler.games.dawn.state import FIRST_SPACE, TOWN, TUNNEL

WIDTH: Final = 80  # bits for one set of places: more than there are
ONE: Final = (1 << WIDTH) - 1  # all bits of one set
EVERYWHERE: Final = 99  # points enough for any way
MOST_KEPT: Final = 500  # situations in one place; then the table begins anew

Pick: TypeAlias = Callable[[Sequence[Move]], Sequence[Move]]


class Way(msgspec.Struct, frozen=True):
    """A way to a space: its bit, those of the spaces passed, the space before it."""

    to: int
    bit: int
    passed: int
    before: int


class Ways:
    """All ways from a place with so many Movement Points.

    ``starts`` are Start spaces within reach that may not be entered, ``too_far`` the spaces that
    are one Movement Point beyond it. ``reach`` are the spaces within reach as bits, ``mask`` the
    part of a situation that matters here: enemies on the way, full and closed spaces. ``beyond``
    tells what is out of reach if a space cannot be passed. ``indoors`` are the spaces passed on the
    way through Town Center into a room next to it, -1 where that is too far (DOZ-HEAL-06).
    """

    __slots__ = (
        "all",
        "beyond",
        "bits",
        "indoors",
        "known",
        "mask",
        "picks",
        "places",
        "reach",
        "starts",
        "too_far",
    )

    def __init__(self, place: int, points: int, free: bool, table: MoveTable) -> None:
        self.all, self.starts = table.walk(place, points, free)
        reached = {way.to for way in self.all}
        farther, _ = table.walk(place, points + 1, free)
        self.too_far = tuple(way.to for way in farther if way.to not in reached)
        reach = passed = 0
        for way in self.all:
            reach |= way.bit
            passed |= way.passed
        self.reach, self.mask = reach, passed | reach << WIDTH | reach << 2 * WIDTH
        self.beyond = {
            space.bit: sum(way.bit for way in self.all if way.passed & space.bit)
            for space in self.all
        }
        self.places = [way.to for way in self.all]
        self.bits = [way.bit for way in self.all]
        nearer, _ = table.walk(place, points - 1, free)
        to_town = [way.passed for way in nearer if way.to == TOWN]
        self.indoors = 0 if place == TOWN else to_town[0] if to_town else -1
        self.known: dict[int, Pick] = {}  # by what is near
        self.picks: dict[int, Pick] = {}  # by the spaces they lead to

    def open(self, situation: int) -> Pick:
        """Through neither enemies nor closed spaces, not into full ones (DOZ-MOVE-05, -07)."""
        near = situation & self.mask
        found = self.known.get(near)
        if found is None:
            if len(self.known) >= MOST_KEPT:
                self.known.clear()
                self.picks.clear()
            found = self.known[near] = self._open(near)
        return found

    def open_to(self, situation: int) -> int:
        """The same spaces as bits."""
        near = situation & self.mask
        return self._passed_to(near) & ~(near >> WIDTH | near >> 2 * WIDTH)

    def passed_to(self, situation: int) -> int:
        """Bits of the spaces that a way goes through or to, and on from there if it could."""
        enemies, shut = situation & ONE, situation >> 2 * WIDTH
        return self._passed_to(situation & self.mask) & ~(enemies | shut)

    def _passed_to(self, near: int) -> int:
        left, closed = self.reach, near & ONE | near >> 2 * WIDTH
        while closed:  # one closed space after the other
            space = closed & -closed
            left &= ~self.beyond[space]
            closed ^= space
        return left

    def _open(self, near: int) -> Pick:
        left = self._passed_to(near) & ~(near >> WIDTH | near >> 2 * WIDTH)
        found = self.picks.get(left)
        if found is None:
            found = self.picks[left] = picker(
                [*compress(self.places, map(left.__and__, self.bits))]
            )
        return found


def picker(places: list[int]) -> Pick:
    """What picks the moves to these places from all moves of a unit."""
    if len(places) > 1:
        return itemgetter(*places)
    return itemgetter(slice(places[0], places[0] + 1) if places else slice(0))


class MoveTable:
    """``ways[free entry][unit][place]`` are the ways of a unit, ``all`` its Move Actions by place.

    ``special`` units meet some spaces otherwise than all others do; ``tracks`` are the spaces of
    each track, ``tunnel`` those of the Tunnel where it is played with, ``open_ground`` all but the
    Start spaces.
    """

    def __init__(self, board: Board, units: Units, options: OptionTable) -> None:
        self.board, self.all = board, options.moves
        self.walk = cache(self._walk)
        self.path = cache(self._path)
        self.special = frozenset(
            unit
            for unit in range(len(units.ids))
            if not units.player[unit]
            or unit in units.loners
            or units.immune[unit]
            or units.passes_chaos[unit]
            or units.above_ground[unit]
        )
        self.tracks = tuple(
            sum(1 << at for at in range(board.space(track, 0), start + 1))
            for track, start in enumerate(board.starts)
        )
        self.open_ground = sum(1 << at for at in board.spaces if not board.is_start[at])
        self.tunnel = self.tracks[TUNNEL] if TUNNEL in board.tracks else 0
        self.ways = tuple(self._ways(units, free) for free in (False, True))

    def _ways(self, units: Units, free: bool) -> tuple[tuple[Ways, ...], ...]:
        """By unit and place; units that are equally fast have the same ways."""
        places = range(len(self.board.ids))
        by_points = {
            points: tuple(Ways(place, points, free, self) for place in places)
            for points in set(units.move)
        }
        return tuple(by_points[points] for points in units.move)

    def moves(self, unit: int, place: int, free: bool, situation: int) -> Sequence[Move]:
        """The Move Actions of a unit from a place."""
        return self.ways[free][unit][place].open(situation)(self.all[unit])

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
