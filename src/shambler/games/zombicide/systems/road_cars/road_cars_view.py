"""What players see of cars."""

from __future__ import annotations

from typing import Annotated, Self

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.view_part import SystemPart
from shambler.games.zombicide.systems.cars.cars_view import CarsPart, CarView
from shambler.games.zombicide.systems.road_cars.road_cars import road_cars_in
from shambler.kernel.view import says


class RoadCarsPart(SystemPart, frozen=True):
    """The cars of the mission."""

    cars: list[CarView]
    locked: Annotated[list[str], says("cars that can be neither driven nor searched")]

    @classmethod
    def of(cls, game: ZombicideGame) -> Self:
        """With those who sit in them."""
        cars, locked = CarsPart.of(game).cars, road_cars_in(game.state).locked
        return cls(cars, [car.type for n, car in enumerate(cars) if locked >> n & 1])
