"""Cars of the 2nd Edition: four seats, slow or fast, some locked (Z2E-078 to 083, FHR-24)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from shambler.games.zombicide.board.masks import mask_of
from shambler.games.zombicide.core.combat import Strike
from shambler.games.zombicide.core.edition import ActionFamily
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import Listener, report
from shambler.games.zombicide.core.searching import ONCE, DrawPrize, has_searched
from shambler.games.zombicide.core.state import ZombicideState
from shambler.games.zombicide.core.striking import Declare
from shambler.games.zombicide.core.turn import Standing, Turn, possible_outside
from shambler.games.zombicide.systems.cars.cars import (
    NO_CAR,
    NOBODY,
    Cars,
    CarState,
    cars_in,
    change_seat,
    explain_off_road,
    get_in,
    get_out,
    leave_car,
    roads_from,
    seat,
)
from shambler.games.zombicide.systems.cars.events import CarDriven
from shambler.games.zombicide.systems.cars.moments import CarListener
from shambler.games.zombicide.systems.cars.options import (
    DRIVER,
    PASSENGER,
    ChangeSeat,
    Drive,
    GetIn,
    GetOut,
)
from shambler.games.zombicide.systems.escort.escort import companion_of, leader_in
from shambler.games.zombicide.systems.escort.moments import EscortListener
from shambler.games.zombicide.systems.knockout.moments import KnockoutListener
from shambler.games.zombicide.systems.road_cars.car_search import decks_at, search_for_weapon
from shambler.games.zombicide.systems.road_cars.options import DriveFast, SearchCar
from shambler.games.zombicide.systems.road_cars.words import LockedCar, WeaponsInside
from shambler.games.zombicide.systems.units.units import put_unit, units_in
from shambler.kernel.decision import Option
from shambler.kernel.procedure import Procedure
from shambler.kernel.structs import replace

SEATS: Final = 4  # a driver and three passengers (Z2E-078)
MOMENTS: Final = (
    "entered", "friends", "knocked_out", "leader_changed", "may_lead", "survivor_left",
)  # that concern cars  # fmt: skip


class RoadCarState(CarState, frozen=True):
    """Masks of cars: those still locked, those searched already."""

    locked: int = 0
    searched: int = 0


def road_cars_in(state: ZombicideState) -> RoadCarState:
    """The cars of the table."""
    table: Any = state
    found: RoadCarState = table.cars
    return found


def _change(state: ZombicideState, **masks: int) -> None:
    table: Any = state
    table.cars = replace(road_cars_in(state), **masks)


def release(state: ZombicideState, car: int) -> None:
    """A locked car can be used."""
    _change(state, locked=road_cars_in(state).locked & ~(1 << car))


class RoadCars(Cars, KnockoutListener, EscortListener):
    """Who sits where, and which cars are locked."""

    declares: ClassVar[bool] = False
    part: ClassVar[str] = "cars"

    def __init__(self, world: Any) -> None:
        super().__init__(world)
        self.silent = () if world.units else MOMENTS
        self.locks = {
            world.unit_index[word.machine]: word.rule
            for word in world.mission.special
            if isinstance(word, LockedCar)
        }
        zones, names = world.board.zones, [unit.type for unit in world.units]
        self.armed = frozenset(
            number
            for number, unit in enumerate(world.units)
            if any(isinstance(ability, WeaponsInside) for ability in unit.abilities)
        )  # searched for weapons as often as one likes (Z2E-083)
        self.names, self.zone_names = names, tuple(zone.name for zone in zones)

    def first(self, world: Any) -> RoadCarState:
        """Everybody begins on foot."""
        on_foot = (NO_CAR,) * len(world.sheets), (NOBODY,) * len(world.units)
        return RoadCarState(*on_foot, locked=mask_of(self.locks))

    def ways_to_search(self, game: ZombicideGame, car: int) -> list[SearchCar]:
        """Search it; for weapons in a deck of the tiles it stands on."""
        key = f"search-car:{self.names[car]}"
        if car not in self.armed:
            return [SearchCar(key, car)]
        decks = decks_at(game.world, units_in(game.state).zones[car])
        several = len(decks) > 1
        return [SearchCar(f"{key}.{deck}" if several else key, car, deck) for deck in decks]

    def fast(self, car: int, start: int, zone: int) -> DriveFast:
        """Two zones in a row."""
        way = f"{self.zone_names[start]}>{self.zone_names[zone]}"
        return DriveFast(f"drive-fast:{self.names[car]}>{way}", car, start, zone)

    def knocked_out(self, game: ZombicideGame, who: int, zone: int) -> None:
        """Whoever falls sits no longer; a companion they led is left beside the car."""
        if in_car(game, who):
            leave_car(game, who)
        companion = companion_of(game)
        if leader_in(game.state) in (who, NOBODY) and in_car(game, companion):
            leave_car(game, companion)

    def entered(self, game: ZombicideGame, who: int, zone: int) -> None:
        """Whoever is pulled out of the zone is out of the car (FH-SKILL-16)."""
        car = cars_in(game.state).seats[who]
        if car != NO_CAR and units_in(game.state).zones[car] != zone:
            leave_car(game, who)

    def friends(self, game: ZombicideGame, figures: list[int], strike: Strike) -> list[int]:
        """A car's misses hit those on foot alone, and nobody in another car (Z2E-081)."""
        seats = cars_in(game.state).seats
        return figures if strike.unit < 0 else [who for who in figures if seats[who] == NO_CAR]

    def may_lead(self, game: ZombicideGame, free: bool, who: int) -> bool:
        """Nobody in a full car takes a companion over who stands outside (Z2E-078)."""
        seats = cars_in(game.state).seats
        car = seats[who]
        return free and (car in (NO_CAR, seats[companion_of(game)]) or seats.count(car) < SEATS)

    def leader_changed(self, game: ZombicideGame) -> None:
        """The companion sits where the new leader sits, or stands with them (Z2E-088)."""
        seat(game.state, companion_of(game), cars_in(game.state).seats[leader_in(game.state)])


def in_car(game: ZombicideGame, who: int) -> bool:
    """Whoever sits in a car can neither walk nor search the street (Z2E-079)."""
    return cars_in(game.state).seats[who] != NO_CAR


def party(game: ZombicideGame, who: int) -> list[int]:
    """A survivor, and the companion they lead (Z2E-088)."""
    return [who, companion_of(game)] if leader_in(game.state) == who else [who]


def why_not_in(game: ZombicideGame, standing: Standing, car: int, driver: bool) -> tuple[str, str]:
    """What keeps a survivor from a seat; nothing if both are empty."""
    if standing.crowd:
        return "Z2E-079", "ghouls-here"
    seats = cars_in(game.state).seats
    if seats.count(car) + len(party(game, standing.who)) > SEATS:
        return "Z2E-078", "car-full"
    if driver and cars_in(game.state).drivers[car] != NOBODY:
        return "Z2E-079", "wheel-taken"
    return "", ""


def why_not_searched(game: ZombicideGame, standing: Standing, car: int) -> tuple[str, str]:
    """What keeps a survivor from searching a car; nothing if both are empty.

    Once in all, and only what a mission locked, unless weapons lie in it (FHR-24, Z2E-083).
    """
    system, state = game.world.system(RoadCars), road_cars_in(game.state)
    if state.locked >> car & 1:
        return system.locks[car], "car-locked"
    if car not in system.armed and (state.searched >> car & 1 or car not in system.locks):
        return "FHR-24", "car-searched"
    if standing.crowd:
        return "Z-SEARCH-01", "enemies-here"
    if has_searched(standing):
        return "Z-SEARCH-03", "searched"
    return "", ""


class RoadCarActions(ActionFamily):
    """Getting in and out, changing seats, driving, searching a car."""

    carries: ClassVar[tuple[type[Option], ...]] = (
        GetIn, GetOut, ChangeSeat, Drive, DriveFast, SearchCar,
    )  # fmt: skip

    def where(self, world: Any) -> int:
        """A car can come to any street; without one there is nothing to list."""
        return int(world.outside) if world.units else 0

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """Get in, or what can be done inside; a search from either."""
        car = cars_in(game.state).seats[standing.who]
        if car != NO_CAR:
            self._list_inside(game, standing, car, options)
            return
        for number, zone in enumerate(units_in(game.state).zones):
            if zone == standing.zone:
                self._list_beside(game, standing, number, options)

    def _list_beside(
        self, game: ZombicideGame, standing: Standing, car: int, options: list[Option]
    ) -> None:
        for place, choice in game.world.system(RoadCars).get_in[car].items():
            rule, reason = why_not_in(game, standing, car, place == DRIVER)
            if rule:
                game.forbid(choice.key, rule, reason)
            elif standing.left > 0:
                options.append(choice)
        self._list_search(game, standing, car, options)

    def _list_search(
        self, game: ZombicideGame, standing: Standing, car: int, options: list[Option]
    ) -> None:
        """Once per turn like any search (FHR-24, Z2E-083)."""
        rule, reason = why_not_searched(game, standing, car)
        if rule and game.blocked is None:
            return
        choices = game.world.system(RoadCars).ways_to_search(game, car)
        if rule:
            game.refuse(choices, rule, reason, who=standing.who)
        elif standing.can("search"):
            options += choices

    def _list_inside(
        self, game: ZombicideGame, standing: Standing, car: int, options: list[Option]
    ) -> None:
        system, cars = game.world.system(RoadCars), road_cars_in(game.state)
        drives = cars.drivers[car] == standing.who
        self._list_search(game, standing, car, options)
        may_change = drives or cars.drivers[car] == NOBODY
        if game.blocked is not None:
            game.refuse(possible_outside(game, standing), "Z2E-079", "in-car")
            explain_off_road(game, system, car, "Z2E-080")
            if not may_change:
                game.forbid(system.change_seat[car][DRIVER].key, "Z2E-079", "wheel-taken")
        self._list_roads(game, standing, car, drives, options)
        if standing.left > 0:
            options.append(system.get_out[car])
            if may_change:
                options.append(system.change_seat[car][PASSENGER if drives else DRIVER])

    def _list_roads(
        self, game: ZombicideGame, standing: Standing, car: int, drives: bool, options: list[Option]
    ) -> None:
        """One street or two in a row, for the driver of a car that is not locked (Z2E-080)."""
        system, locked = game.world.system(RoadCars), road_cars_in(game.state).locked >> car & 1
        able = drives and not locked
        if (able and standing.left <= 0) or (not able and game.blocked is None):
            return
        roads = [*roads_from(game, system, car), *fast_roads(game, car)]
        if able:
            options += roads
        elif locked:
            game.refuse(roads, system.locks[car], "car-locked")
        else:
            game.refuse(roads, "Z2E-080", "not-driver")

    def carry_out(self, game: ZombicideGame, turn: Turn, option: Any) -> None:
        """Whichever it is."""
        car = option.machine
        if isinstance(option, SearchCar):
            turn.pay(game, "search", once=ONCE)
            _change(game.state, searched=road_cars_in(game.state).searched | 1 << car)
            if option.deck:
                search_for_weapon(game, turn.who, option.deck)
            else:
                game.call(DrawPrize(turn.who, "FHR-24"))
        elif isinstance(option, ChangeSeat):
            change_seat(game, turn, option, "Z2E-079")
        elif isinstance(option, GetIn):
            get_in(game, turn, option, party(game, turn.who), "Z2E-079")
        elif isinstance(option, GetOut):
            get_out(game, turn, option, party(game, turn.who), "Z2E-079")
        else:
            turn.pay(game, "car")
            fast = isinstance(option, DriveFast)
            game.call(Arrive(car))
            if fast:
                game.call(RollInto(turn.who, car, option.zone, True))
            game.call(RollInto(turn.who, car, option.start if fast else option.zone, fast))


def fast_roads(game: ZombicideGame, car: int) -> list[Option]:
    """Two streets in a row, without turning back (Z2E-080)."""
    roads, here = game.world.board.roads, units_in(game.state).zones[car]
    system, steps = game.world.system(RoadCars), game.terrain.steps
    return [
        system.fast(car, first, second)
        for first, _ in steps[here]
        if roads >> first & 1
        for second, _ in steps[first]
        if roads >> second & 1 and second != here
    ]


class RollInto(Procedure, frozen=True, gc=False):
    """The car comes to a zone; a fast one attacks whoever is there (Z2E-080, Z2E-081)."""

    who: int
    car: int
    zone: int
    fast: bool

    def step(self, game: ZombicideGame) -> None:
        """With everybody on board; a fallen driver drives no farther."""
        game.end()
        if cars_in(game.state).drivers[self.car] != self.who:
            return
        put_unit(game.state, self.car, self.zone)
        game.tell(CarDriven, self.who, self.car, self.zone, rule="Z2E-080")
        if self.fast and game.state.infested >> self.zone & 1:
            game.call(Declare(Strike(self.who, self.zone, unit=self.car, origin=self.zone)))
        riders = [who for who, car in enumerate(cars_in(game.state).seats) if car == self.car]
        for who in riders:
            game.state.survivors[who].zone = self.zone
        for who in riders:
            if who < game.world.team:
                report(game, Listener.entered, who, self.zone)


class Arrive(Procedure, frozen=True, gc=False):
    """A drive is over: goals may ask for the place."""

    car: int

    def step(self, game: ZombicideGame) -> None:
        """Tell."""
        game.end()
        report(game, CarListener.drove, self.car)


ROAD_CARS: Final = RoadCarActions(confined=True)
