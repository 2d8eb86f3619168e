"""Where survivors arm themselves: who needs a search."""

from __future__ import annotations

from shambler.agents.zombicide.fight import armed
from shambler.agents.zombicide.habits import habits_of
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.searching import has_searched
from shambler.games.zombicide.core.turn import Standing


def hunger(game: ZombicideGame, standing: Standing) -> float:
    """What a search is worth to go for; nothing to whoever has had theirs."""
    if has_searched(standing):
        return 0.0
    habits = habits_of(game.world)
    return habits.hunt * (habits.search - habits.arms * armed(game, standing.survivor))
