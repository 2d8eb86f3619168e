"""How far mold is from joining two spawn zones, which loses the game."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.world import ZombicideWorld
from shambler.games.zombicide.system_parts import mold_shown

FAR_GAP: Final = 6  # zones between two spawn zones that mold will hardly take


def mold_gap(game: ZombicideGame) -> int:
    """How many zones mold still has to take to join two spawn zones; 6 stands for many."""
    return _gap(game.world, mold_shown(game.state).active, game.spawn_zones())


def gap_with(game: ZombicideGame, zone: int) -> int:
    """The same, once mold has taken one zone more."""
    return _gap(game.world, mold_shown(game.state).active | 1 << zone, game.spawn_zones())


@lru_cache(maxsize=4096)
def _gap(world: ZombicideWorld, active: int, spawns: int) -> int:
    touching, outside = world.board.touching, world.gated
    best = FAR_GAP
    ends = spawns & ~outside
    while ends:
        low = ends & -ends
        ends ^= low
        reached = low
        cost = 0 if active & low else 1
        while cost < best:
            grown = _flood(touching, reached, active)
            if grown & spawns & ~low & active:
                best = cost
                break
            ring = 0
            mask = grown
            while mask:
                bit = mask & -mask
                ring |= touching[bit.bit_length() - 1]
                mask ^= bit
            reached = (grown | ring) & ~outside
            cost += 1
            if reached & spawns & ~low:
                best = min(best, cost)
                break
    return best


def _flood(touching: tuple[int, ...], reached: int, active: int) -> int:
    """All active mold that hangs together with these zones, and the zones themselves."""
    new = reached
    while new:
        low = new & -new
        grown = touching[low.bit_length() - 1] & active & ~reached
        reached |= grown
        new = (new ^ low) | grown
    return reached
