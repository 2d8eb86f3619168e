"""The ways survivors walk: through doors they can open, or around them."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, TypeAlias

from shambler.agents.zombicide.habits import habits_of
from shambler.games.zombicide.board.masks import Lazy
from shambler.games.zombicide.board.routes import UNREACHABLE, Routes
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.state import Survivor
from shambler.games.zombicide.core.world import ZombicideWorld
from shambler.games.zombicide.system_parts import barred_doors, unopened_doors

FAR: Final = 30  # steps that stand for "no way there"
NOBODY: Final = -1
Rows: TypeAlias = Lazy[int, tuple[int, ...]]  # distances, by the zone they are measured from


@lru_cache(maxsize=64)
def outdoors(world: ZombicideWorld) -> int:
    """The openings that lead outside, as a mask."""
    mask = 0
    for opening in world.board.openings:
        if (world.gated >> opening.a | world.gated >> opening.b) & 1:
            mask |= 1 << opening.index
    return mask


def ways(game: ZombicideGame, tank: bool) -> Routes:
    """The ways survivors can walk: closed doors can be opened, sealed and barricaded ones not."""
    world, ground = game.world, game.state.ground
    sealed = world.edition.doors.sealed(world) | world.board.windows
    barred = sealed & ground.closed | barred_doors(game)
    open_ = game.terrain.routes.passable & ~barred
    return world.board.routes(open_ if tank else open_ & ~outdoors(world))


def way_to(game: ZombicideGame, survivor: Survivor, zone: int) -> tuple[int, ...]:
    """How far all zones are from one, in steps; a closed door counts as several.

    An action opens it; if nobody has been in the building yet, what waits there comes out.
    """
    passable = ways(game, game.has_pass(survivor)).passable
    closed = passable & game.state.ground.closed
    if not closed:
        return ways(game, game.has_pass(survivor)).distance[zone]
    lairs = closed & unopened_doors(game)
    habits = habits_of(game.world)
    return _row(game.world, passable, closed & ~lairs, lairs, zone, (habits.door, habits.lair))


@lru_cache(maxsize=4096)
def _row(
    world: ZombicideWorld,
    passable: int,
    doors: int,
    lairs: int,
    zone: int,
    more: tuple[int, int],
) -> tuple[int, ...]:
    """The shortest ways from a zone; doors and those of lairs count as so many steps more."""
    board = world.board
    row = [UNREACHABLE] * len(board.zones)
    waiting = [(0, zone)]
    while waiting:
        far, here = heappop(waiting)
        if row[here] != UNREACHABLE:
            continue
        row[here] = far
        for opening in openings_at(world)[here]:
            beyond = board.openings[opening].beyond(here)
            if passable >> opening & 1 and row[beyond] == UNREACHABLE:
                shut = more[0] * (doors >> opening & 1) + more[1] * (lairs >> opening & 1)
                heappush(waiting, (far + 1 + shut, beyond))
    return tuple(row)


@lru_cache(maxsize=64)
def openings_at(world: ZombicideWorld) -> tuple[tuple[int, ...], ...]:
    """The openings of every zone."""
    found: list[list[int]] = [[] for _ in world.board.zones]
    for opening in world.board.openings:
        found[opening.a].append(opening.index)
        found[opening.b].append(opening.index)
    return tuple(map(tuple, found))


def around_doors(game: ZombicideGame, tank: bool) -> Routes:
    """The ways that are open as they are."""
    world = game.world
    open_ = game.terrain.open
    return world.board.routes(open_ if tank else open_ & ~outdoors(world))


def steps(game: ZombicideGame, survivor: Survivor, zone: int) -> int:
    """How many steps a survivor is away from a zone, ``FAR`` if there is no way."""
    far = distance(game, survivor.zone, zone, game.has_pass(survivor))
    return FAR if far == UNREACHABLE else far


def distance(game: ZombicideGame, start: int, end: int, tank: bool) -> int:
    """Steps between two zones."""
    return ways(game, tank).distance[end][start]
