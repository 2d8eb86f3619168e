"""Experience spread over the team: the danger level follows whoever has most (Z-XP-10)."""

from __future__ import annotations

from functools import lru_cache

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.state import IN_PLAY
from shambler.games.zombicide.core.world import ZombicideWorld
from shambler.games.zombicide.missions.rewards import GiveExperience


def lift(game: ZombicideGame, who: int, gained: float) -> float:
    """How much of the way to the next danger level some experience of one survivor takes.

    Nothing, if somebody else has more of it all the same.
    """
    survivors = game.state.survivors
    most = max([s.experience for s in survivors if s.status == IN_PLAY], default=0)
    over = survivors[who].experience + gained - most
    if over <= 0:
        return 0.0
    way = min([least - most for least in game.world.edition.thresholds if least > most], default=0)
    return min(1.0, over / way) if way else 0.0


@lru_cache(maxsize=64)
def prize(world: ZombicideWorld) -> int:
    """The experience that an objective may bring."""
    return max(
        [
            sum([reward.amount for reward in rewards if isinstance(reward, GiveExperience)])
            for rewards in world.rewards.values()
        ],
        default=0,
    )
