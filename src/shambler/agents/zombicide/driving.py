"""Cars: which ones the goals ask for, and where they can go."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from shambler.games.zombicide.board.masks import mask_of
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.winning import current_goals
from shambler.games.zombicide.core.world import ZombicideWorld


def cars_wanted(game: ZombicideGame) -> dict[int, Sequence[int]]:
    """Cars that goals want driven or boarded now, and where each should go."""
    found: dict[int, Sequence[int]] = {}
    for goal in current_goals(game):
        found.update(goal.cars(game))
    return found


@lru_cache(maxsize=64)
def streets(world: ZombicideWorld) -> int:
    """The openings that a car can drive through, as a mask."""
    roads = world.board.roads
    openings = world.board.openings
    return mask_of(o.index for o in openings if roads >> o.a & roads >> o.b & 1)
