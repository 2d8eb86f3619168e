"""What players of Night of the Living Dead see."""

from __future__ import annotations

from typing import Annotated, Self

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.view_part import SystemPart
from shambler.games.zombicide.systems.cars.cars_view import CarsPart
from shambler.games.zombicide.systems.reloading.reloading_view import ReloadingPart
from shambler.games.zombicide.systems.sides.sides_view import SidesPart
from shambler.games.zombicide.view import ZombicideView
from shambler.kernel.view import says


class StocksPart(SystemPart, frozen=True):
    """The decks to search."""

    decks: Annotated[dict[str, int], says("cards left in each")]

    @classmethod
    def of(cls, game: ZombicideGame) -> Self:
        """By their names."""
        names = game.world.edition.search_decks
        return cls(dict(zip(names, map(len, game.state.stocks), strict=True)))


class LivingDeadView(ZombicideView, frozen=True, kw_only=True):
    """What all editions show, the sides of cards, cars, decks to search and empty weapons."""

    sides: Annotated[SidesPart, says("which side of each survivor's card is up")]
    cars: Annotated[CarsPart, says("a list: type, zone, who drives, who sits in it")]
    stocks: Annotated[StocksPart, says("cards left in each deck to search")]
    reloading: Annotated[ReloadingPart, says("weapons that must be reloaded: who, and where")]
