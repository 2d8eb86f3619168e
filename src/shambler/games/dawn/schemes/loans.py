"""Ghost lends a hand."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.dawn.abilities.un_zeds import LendAHand
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.versus import HandLent
from shambler.games.dawn.options.versus import SchemeAgainst
from shambler.games.dawn.procedures.zeds_turn import LentAction
from shambler.games.dawn.schemes.base import (
    ZedsFamily,
    ZedsMenu,
    marker_of,
    on_named_space,
    ready,
    schemers,
)


class LendingAHand(ZedsFamily):
    """Ghost's Character Action: a free Action for an Un-Zeds unit (DOZ-GHOST-01)."""

    answers: ClassVar[tuple[str, ...]] = ("lend-a-hand",)

    def offer(self, game: DawnGame, menu: ZedsMenu) -> None:
        """Everybody who could do something with it."""
        if menu.lent < 0:
            menu.options += loans(game)

    def take(self, game: DawnGame, option: SchemeAgainst, free: bool) -> None:
        """Flip the marker; the Action follows at once."""
        game.state.spent |= marker_of(game, option.leader, "lend-a-hand")
        game.tell(HandLent, leader=option.leader, unit=option.unit)
        game.call(LentAction(option.unit))


def loans(game: DawnGame) -> list[SchemeAgainst]:
    """Free Actions that Ghost could give now."""
    units, ids = game.world.units, game.world.units.ids
    return [
        SchemeAgainst(f"against:lend-a-hand:{ids[ghost]}>{ids[unit]}", "lend-a-hand", ghost, unit)
        for ghost in schemers(game, LendAHand)
        if ready(game, ghost, "lend-a-hand") and on_named_space(game, ghost)
        for unit in units.un_zeds
        if game.can_use(unit)
    ]
