"""Tools that goals ask for: who has which, and who puts them together with whom."""

from __future__ import annotations

from functools import lru_cache

from shambler.agents.zombicide.walking import FAR, NOBODY, steps
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.world import ZombicideWorld
from shambler.games.zombicide.missions.needs import Need, carrying, lacks, serving_cards


@lru_cache(maxsize=64)
def serving(world: ZombicideWorld) -> frozenset[str]:
    """The cards that goals are reached with at a table."""
    return serving_cards(world)


@lru_cache(maxsize=64)
def tools_of(world: ZombicideWorld) -> frozenset[str]:
    """The cards without which nothing can be done for a goal."""
    return frozenset([c for goal in world.goals for group in goal.tools(world) for c in group])


def put_together(game: ZombicideGame, asked: list[Need], going: list[int]) -> dict[int, int]:
    """Where the team has all tools of a goal and nobody has them together, two of those who have
    some meet and trade."""
    meets: dict[int, int] = {}
    for need in asked:
        if need.missing or need.bearers or not need.task.tools:
            continue
        one, other = _pair(game, need)
        if NOBODY not in (one, other):
            survivors = game.state.survivors
            meets[one], meets[other] = other, one
            going[one], going[other] = survivors[other].zone, survivors[one].zone
    return meets


def _pair(game: ZombicideGame, need: Need) -> tuple[int, int]:
    """The two who come nearest to all tools, and of these the two who stand nearest."""
    held, survivors = carrying(game), game.state.survivors
    best, found = (FAR, FAR), (NOBODY, NOBODY)
    alone = {who: len(lacks(game, has, need.task)) for who, has in held.items()}
    for one, has in held.items():
        for other in range(one + 1, len(survivors)):
            if other not in held:
                continue
            short = len(lacks(game, has | held[other], need.task))
            far = steps(game, survivors[one], survivors[other].zone)
            if short < min(alone[one], alone[other]) and (short, far) < best:
                best, found = (short, far), (one, other)
    return found
