"""Bail: who sits in Jail may be bought free."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.dawn.abilities.un_zeds import Bail
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.versus import UnZedsReleased
from shambler.games.dawn.options.versus import SchemeAgainst
from shambler.games.dawn.procedures.team import PlaceUnZeds
from shambler.games.dawn.schemes.base import ZedsFamily, ZedsMenu, pay
from shambler.games.dawn.state import JAIL


class Bailing(ZedsFamily):
    """Two Zeds Actions free an Un-Zeds unit while Xaio is in play (DOZ-XAIO-03, DOZ-XAIO-05)."""

    answers: ClassVar[tuple[str, ...]] = ("bail",)

    def offer(self, game: DawnGame, menu: ZedsMenu) -> None:
        """Everybody in Jail."""
        menu.options += bails(game) if menu.lent < 0 else []

    def take(self, game: DawnGame, option: SchemeAgainst, free: bool) -> None:
        """It enters play as if it were new (DOZ-VS-12)."""
        pay(game, False, bail_price(game, option.leader))
        game.tell(UnZedsReleased, unit=option.unit)
        game.call(PlaceUnZeds(option.unit))


def bail_price(game: DawnGame, unit: int) -> int:
    """Zeds Actions that a release costs."""
    return sum(a.zeds_actions for a in game.world.units.abilities[unit] if type(a) is Bail)


def bails(game: DawnGame) -> list[SchemeAgainst]:
    """Releases from Jail that can be paid; Xaio need not be able to act, only be in play."""
    units, ids = game.world.units, game.world.units.ids
    jailed = [unit for unit in units.un_zeds if game.state.unit_at[unit] == JAIL]
    return [
        SchemeAgainst(f"against:bail:{ids[xaio]}>{ids[unit]}", "bail", xaio, unit)
        for xaio in units.having(Bail)
        if game.in_play(xaio) and game.state.zeds_actions >= bail_price(game, xaio)
        for unit in jailed
    ]
