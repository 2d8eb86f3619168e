"""Shortest paths of enemies.

Enemies take the shortest path (Z-EMOVE-07). In Invader closed doors are ignored when it is
measured, so a path depends on mold and locks only; games in which closed doors bar the way ask
``Board.routes`` with those doors left out. Airlocks are free for enemies (INV-EMOVE-13).

Rows and pairs are worked out when first asked for: after mold has spread a game asks for a few
destinations, not for all pairs.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from shambler.games.zombicide.board.masks import Lazy

if TYPE_CHECKING:
    from shambler.games.zombicide.board.board import Board, Link

UNREACHABLE: Final = -1


class Routes:
    """Distances and first steps through one set of openings.

    ``distance[a][b]``: steps from a to b, the same in both directions, ``UNREACHABLE`` if there
    is no way. ``next_steps[a][b]``: every (zone, opening) that begins a shortest path from a to
    b, by zone index; empty if a is b or there is no way (Z-EMOVE-11 splits a group over them).
    """

    __slots__ = ("board", "distance", "links", "next_steps", "passable")

    def __init__(self, board: Board, passable: int) -> None:
        self.board = board
        self.passable = passable
        # The tables do not refer back to this object, so it goes away as soon as it is dropped.
        links: Lazy[int, tuple[Link, ...]] = Lazy(partial(board.links_through, openings=passable))
        distance: Lazy[int, tuple[int, ...]] = Lazy(partial(_distances, board, passable))

        def next_steps(start: int) -> Lazy[int, tuple[Link, ...]]:
            return Lazy(partial(_first_steps, links[start], start, distance))

        self.links = links
        self.distance = distance
        self.next_steps: Lazy[int, Lazy[int, tuple[Link, ...]]] = Lazy(next_steps)


def _distances(board: Board, passable: int, start: int) -> tuple[int, ...]:
    """How far every zone is from one of them."""
    around, beyond = board.around, board.beyond
    found = [UNREACHABLE] * len(around)
    front = seen = 1 << start
    steps = 0
    while front:
        ahead = 0
        while front:
            low = front & -front
            here = low.bit_length() - 1
            found[here] = steps
            ahead |= beyond[here][passable & around[here]]
            front ^= low
        front = ahead & ~seen
        seen |= front
        steps += 1
    return tuple(found)


def _first_steps(
    links: tuple[Link, ...], start: int, distance: Lazy[int, tuple[int, ...]], end: int
) -> tuple[Link, ...]:
    """The links of a zone that bring one nearer to the end."""
    steps = distance[end]
    nearer = steps[start] - 1
    if nearer < 0:
        return ()
    return tuple(link for link in links if steps[link[0]] == nearer)
