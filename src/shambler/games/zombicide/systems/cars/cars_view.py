"""What players see of cars."""

from __future__ import annotations

from typing import Annotated, Self

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.view_part import SystemPart
from shambler.games.zombicide.systems.cars.cars import NOBODY, cars_in
from shambler.games.zombicide.systems.units.units import units_in
from shambler.kernel.view import Part, says


class CarView(Part, frozen=True):
    """One car."""

    type: str
    zone: str | None
    driver: Annotated[str | None, says("the survivor at the wheel")]
    riders: Annotated[list[str], says("all who sit in it, the driver too")]


class CarsPart(SystemPart, frozen=True):
    """The cars of the scene."""

    cars: list[CarView]

    @classmethod
    def of(cls, game: ZombicideGame) -> Self:
        """With those who sit in them."""
        return cls([_car(game, number) for number in range(len(game.world.units))])


def _car(game: ZombicideGame, number: int) -> CarView:
    names, cars = game.world.names, cars_in(game.state)
    driver = cars.drivers[number]
    return CarView(
        game.world.units[number].type,
        game.world.zone_name(units_in(game.state).zones[number]),
        names[driver] if driver != NOBODY else None,
        [names[who] for who, car in enumerate(cars.seats) if car == number],
    )
