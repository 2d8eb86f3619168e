"""Wilson's shortcuts: where a Move Action leads that uses one (DOZ-WILSON-02 to DOZ-WILSON-06)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, TypeAlias

from shambler.games.dawn.dawn_world import Board
from shambler.games.dawn.move_table import MoveTable
from shambler.games.dawn.state import FIRST_SPACE, TOWN

MOST_KEPT: Final = 2_000  # situations
ALL_PLACES: Final = -1  # as bits

WaysByPlace: TypeAlias = dict[int, tuple[int, ...]]
NO_WAYS: Final[WaysByPlace] = {}


class ShortcutTable:
    """The ways of every situation that was met.

    ``neighbours`` are the spaces next to a place, without rooms and Start spaces; ``across`` those
    of the same number on the tracks next to it, never a Start space (DOZ-WILSON-03).
    """

    def __init__(self, board: Board) -> None:
        self.neighbours = tuple(
            tuple(p for p in near if (p >= FIRST_SPACE or p == TOWN) and not board.is_start[p])
            for near in board.neighbours
        )
        self.across = tuple(across(board, place) for place in range(len(board.ids)))
        self._within = cache(self._all_within)
        self._known = lru_cache(MOST_KEPT)(self._ways)

    def ways(self, start: int, points: int, free: bool, doors: int, situation: int) -> WaysByPlace:
        """Ways by the space they lead to; what lies out of reach does not matter to them."""
        near = self._within(start, points, free)
        enemies, full, shut = MoveTable.parts(situation)
        now = MoveTable.situation(enemies & near, full & near, shut & near)
        return self._known(start, points, free, doors & near, now)

    def _all_within(self, start: int, points: int, free: bool) -> int:
        """Bits of all spaces that could be reached with so many points by any shortcuts."""
        best, edge = {start: points}, [start]
        for at in edge:  # it grows meanwhile
            for place in (*self.neighbours[at], *self.across[at]):
                left = best[at] if place == TOWN and free else best[at] - 1
                if left >= 0 and best.get(place, -1) < left:
                    best[place] = left
                    edge.append(place)
        return sum(1 << place for place in best)

    def _ways(self, start: int, points: int, free: bool, doors: int, situation: int) -> WaysByPlace:
        """Ways by the space they lead to; a shortcut costs a Movement Point.

        It may lead into enemies, never into closed spaces, nor to a stop in a full one; with points
        left the unit goes on (DOZ-RUL-22). ``doors`` are the spaces in which shortcuts begin.
        """
        enemies, full, shut = MoveTable.parts(situation)
        found: WaysByPlace = {}
        edge: list[tuple[tuple[int, ...], int, bool]] = [((start,), points, False)]
        best = {(start, False): points}
        for way, had, short in edge:  # it grows meanwhile
            at = way[-1]
            if at != start and enemies >> at & 1:
                continue  # it has to stop here
            steps = [(place, short) for place in self.neighbours[at]]
            if doors >> at & 1:
                steps += [(place, True) for place in self.across[at]]
            for step in steps:
                place, by_shortcut = step
                left = had if place == TOWN and free else had - 1
                if left < 0 or best.get(step, -1) >= left or shut >> place & 1:
                    continue
                best[step] = left
                edge.append(((*way, place), left, by_shortcut))
                if by_shortcut and place != start and not full >> place & 1:
                    found.setdefault(place, (*way[1:], place))
        return found


def across(board: Board, place: int) -> tuple[int, ...]:
    """Where a shortcut leads."""
    if place < FIRST_SPACE:
        return ()
    number = board.number[place]
    places = [board.space(track, number) for track in board.shortcuts[board.track[place]]]
    return tuple(at for at in places if at < board.starts[board.track[at]])
