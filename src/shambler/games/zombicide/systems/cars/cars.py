"""Cars: seats, driving, and running ghouls over (NLD-CAR-01 to 14).

A car is a unit; whoever sits in it stands in its zone for everybody else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

import msgspec

from shambler.games.zombicide.core.combat import Strike
from shambler.games.zombicide.core.edition import ActionFamily
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import report
from shambler.games.zombicide.core.state import ZombicideState
from shambler.games.zombicide.core.striking import Declare
from shambler.games.zombicide.core.system import System
from shambler.games.zombicide.core.turn import Standing, Turn, possible_outside
from shambler.games.zombicide.core.winning import check_goals
from shambler.games.zombicide.systems.cars.events import CarDriven, GotIn, GotOut, SeatChanged
from shambler.games.zombicide.systems.cars.moments import ARRIVED, CarListener
from shambler.games.zombicide.systems.cars.options import (
    DRIVER,
    PASSENGER,
    ChangeSeat,
    Drive,
    GetIn,
    GetOut,
)
from shambler.games.zombicide.systems.cars.words import Driving
from shambler.games.zombicide.systems.units.units import put_unit, units_in
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure
from shambler.kernel.structs import replace

ZONES: Final = 2  # per drive action (NLD-CAR-08)
NO_CAR: Final = -1  # on foot
NOBODY: Final = -1  # at the wheel
SEATS: Final = (DRIVER, PASSENGER)


class CarState(msgspec.Struct, frozen=True):
    """Who sits where."""

    seats: tuple[int, ...]  # per survivor: the car they sit in
    drivers: tuple[int, ...]  # per unit: who is at the wheel


def cars_in(state: ZombicideState) -> CarState:
    """Who sits in the cars of the table."""
    table: Any = state
    cars: CarState = table.cars
    return cars


def seat(state: ZombicideState, who: int, car: int) -> None:
    """A survivor sits in a car, or in none."""
    table: Any = state
    seats = table.cars.seats
    table.cars = replace(table.cars, seats=(*seats[:who], car, *seats[who + 1 :]))


def give_wheel(state: ZombicideState, car: int, who: int) -> None:
    """A survivor drives, or nobody does."""
    table: Any = state
    drivers = table.cars.drivers
    table.cars = replace(table.cars, drivers=(*drivers[:car], who, *drivers[car + 1 :]))


def is_seated(game: ZombicideGame, who: int) -> bool:
    """Whoever sits in a car can neither walk nor search there (NLD-CAR-04)."""
    table: Any = game.state  # asked in every turn
    return bool(table.cars.seats[who] != NO_CAR)


class Cars(System):
    """The cars of a table, and the options they give."""

    part: ClassVar[str] = "cars"

    def __init__(self, world: Any) -> None:
        cars = tuple(enumerate(unit.type for unit in world.units))
        zones = tuple(enumerate(zone.name for zone in world.board.zones))
        # Cars that may be driven, with a key or without (NLD-CAR-08).
        self.drivable: dict[int, bool] = {
            world.unit_index[entry.machine]: entry.key
            for entry in world.mission.special
            if isinstance(entry, Driving)
        }
        self.get_out = tuple(GetOut(f"get-out:{car}", i) for i, car in cars)
        self.get_in = tuple(
            {seat: GetIn(f"get-in:{car}.{seat}", i, seat) for seat in SEATS} for i, car in cars
        )
        self.change_seat = tuple(
            {seat: ChangeSeat(f"change-seat:{car}.{seat}", i, seat) for seat in SEATS}
            for i, car in cars
        )
        self.drives = tuple(
            tuple(Drive(f"drive:{car}>{name}", i, zone) for zone, name in zones) for i, car in cars
        )

    def first(self, world: Any) -> CarState:
        """Everybody begins on foot."""
        return CarState((NO_CAR,) * len(world.sheets), (NOBODY,) * len(world.units))

    def friends(self, game: ZombicideGame, figures: list[int], strike: Strike) -> list[int]:
        """A car's misses do not hit those who sit in it (NLD-CAR-14)."""
        if strike.unit < 0:
            return figures
        seats = cars_in(game.state).seats
        return [who for who in figures if seats[who] != strike.unit]

    def survivor_left(self, game: ZombicideGame, who: int) -> None:
        """Whoever leaves the board leaves a free seat (Z-MIS-01)."""
        if cars_in(game.state).seats[who] != NO_CAR:
            leave_car(game, who)


def _list_get_in(game: ZombicideGame, standing: Standing, car: int, options: list[Option]) -> None:
    """The wheel if nobody has it, or any other seat (NLD-CAR-04, NLD-CAR-05)."""
    free = cars_in(game.state).drivers[car] == NOBODY
    for place, choice in game.world.system(Cars).get_in[car].items():
        if standing.crowd:
            game.forbid(choice.key, "NLD-CAR-04", "ghouls-here")
        elif place == DRIVER and not free:
            game.forbid(choice.key, "NLD-CAR-05", "wheel-taken")
        elif standing.can("car"):
            options.append(choice)


def _list_inside(game: ZombicideGame, standing: Standing, car: int, options: list[Option]) -> None:
    table = game.world.system(Cars)
    drives = cars_in(game.state).drivers[car] == standing.who
    other = PASSENGER if drives else DRIVER
    refusal = _why_no_drive(game, standing.who, car)
    if game.blocked is not None:
        game.refuse(possible_outside(game, standing), "NLD-CAR-04", "in-car")
        if refusal is not None:
            game.refuse(roads_from(game, table, car), "NLD-CAR-08", refusal)
        explain_off_road(game, table, car)
    if not standing.can("car"):
        return
    options.append(table.get_out[car])
    options.append(table.change_seat[car][other])
    if refusal is None:
        options.extend(roads_from(game, table, car))


def _why_no_drive(game: ZombicideGame, who: int, car: int) -> str | None:
    """Only the driver drives; the scene must allow it, and may ask for a key (NLD-CAR-08)."""
    needs_key = game.world.system(Cars).drivable.get(car)
    if needs_key is None:
        return "no-driving"
    if cars_in(game.state).drivers[car] != who:
        return "not-driver"
    if needs_key and (who, car) not in units_in(game.state).held:
        return "needs-key"
    return None


def explain_off_road(game: ZombicideGame, table: Cars, car: int, rule: str = "NLD-CAR-09") -> None:
    """Neighbouring zones that no car can drive into: houses, corn, woods (NLD-CAR-09)."""
    board, zone = game.world.board, units_in(game.state).zones[car]
    drives = table.drives[car]
    for opening in game.zones_of(board.around[zone]):
        there = board.openings[opening].beyond(zone)
        if board.openings[opening].kind != "wall" and not board.roads >> there & 1:
            game.forbid(drives[there].key, rule, "off-road", zone=there)


def roads_from(game: ZombicideGame, table: Cars, car: int) -> list[Option]:
    """The next zones: outdoors, no corn, no woods (NLD-CAR-09); streets (Z2E-080)."""
    roads, zone = game.world.board.roads, units_in(game.state).zones[car]
    drives = table.drives[car]
    return [drives[there] for there, _ in game.terrain.steps[zone] if roads >> there & 1]


def get_in(
    game: ZombicideGame, turn: Turn, option: GetIn, riders: Sequence[int], rule: str = ""
) -> None:
    """Take a seat, and whoever they lead takes one, too."""
    turn.pay(game, "car")
    for rider in riders:
        seat(game.state, rider, option.machine)
    if option.seat == DRIVER:
        give_wheel(game.state, option.machine, turn.who)
    game.tell(GotIn, turn.who, option.machine, option.seat, rule=rule)
    report(game, CarListener.got_in, turn.who)


def get_out(
    game: ZombicideGame, turn: Turn, option: GetOut, riders: Sequence[int], rule: str = ""
) -> None:
    """Always possible, whatever is around (NLD-CAR-06, Z2E-079)."""
    turn.pay(game, "car")
    for rider in riders:
        leave_car(game, rider)
    game.tell(GotOut, turn.who, option.machine, rule=rule)


def leave_car(game: ZombicideGame, who: int) -> None:
    """They stand in the zone again."""
    cars = cars_in(game.state)
    if cars.drivers[cars.seats[who]] == who:
        give_wheel(game.state, cars.seats[who], NOBODY)
    seat(game.state, who, NO_CAR)


def change_seat(game: ZombicideGame, turn: Turn, option: ChangeSeat, rule: str = "") -> None:
    """Whoever had the wheel becomes a passenger; it is no move (NLD-CAR-07, Z2E-079)."""
    turn.pay(game, "car")
    driver = turn.who if option.seat == DRIVER else NOBODY
    give_wheel(game.state, option.machine, driver)
    game.tell(SeatChanged, turn.who, option.machine, option.seat, rule=rule)


def drive(game: ZombicideGame, turn: Turn, option: Drive) -> None:
    """One or two zones with everybody on board; no move, so nothing slows it (NLD-CAR-10)."""
    turn.pay(game, "car")
    game.call(DriveOn(turn.who, option.machine, ZONES - 1))
    roll_into(game, turn.who, option.machine, option.zone)


def roll_into(game: ZombicideGame, who: int, car: int, zone: int) -> None:
    """The car attacks in every zone with ghouls that it drives into (NLD-CAR-11)."""
    put_unit(game.state, car, zone)
    for survivor, seat_of in zip(game.state.survivors, cars_in(game.state).seats, strict=True):
        if seat_of == car:
            survivor.zone = zone
    game.tell(CarDriven, who, car, zone)
    if game.state.infested >> zone & 1:
        game.call(Declare(Strike(who, zone, unit=car, origin=zone)))


class DriveOn(Procedure, frozen=True, gc=False):
    """A second zone, or stop here."""

    who: int
    machine: int
    zones: int

    def step(self, game: ZombicideGame) -> Decision | None:
        """Forward or back."""
        if not self.zones:
            self._stop(game)
            return None
        if game.blocked is not None:
            explain_off_road(game, game.world.system(Cars), self.machine)
        stop: Option = game.world.menu.stop
        options = [*roads_from(game, game.world.system(Cars), self.machine), stop]
        about = {"who": self.who, "machine": self.machine}
        return Decision(
            game.world.seat_of[self.who], "drive-on", options, "NLD-CAR-08", about, public=True
        )

    def chosen(self, game: ZombicideGame, option: Any) -> None:
        """On, or that is all."""
        if isinstance(option, Drive):
            game.goto(DriveOn(self.who, self.machine, self.zones - 1))
            roll_into(game, self.who, self.machine, option.zone)
        else:
            self._stop(game)

    def _stop(self, game: ZombicideGame) -> None:
        game.end()
        _arrive(game, self.machine)


def _arrive(game: ZombicideGame, machine: int) -> None:
    """A drive ended: goals may ask for the place, and it counts only now."""
    tally = game.state.tally
    tally[ARRIVED] = units_in(game.state).zones[machine]
    check_goals(game)
    del tally[ARRIVED]


class CarActions(ActionFamily):
    """Getting in and out, changing seats and driving."""

    carries: ClassVar[tuple[type[Option], ...]] = (GetIn, GetOut, ChangeSeat, Drive)

    def where(self, world: Any) -> int:
        """A car can come to any zone of the road; without one there is nothing to list."""
        return int(world.outside) if world.units else 0

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """Get in, or what can be done inside."""
        car = cars_in(game.state).seats[standing.who]
        if car != NO_CAR:
            _list_inside(game, standing, car, options)
            return
        for number, zone in enumerate(units_in(game.state).zones):
            if zone == standing.zone:
                _list_get_in(game, standing, number, options)

    def carry_out(self, game: ZombicideGame, turn: Turn, option: Option) -> None:
        """Whichever it is."""
        if isinstance(option, Drive):
            drive(game, turn, option)
        elif isinstance(option, GetIn):
            get_in(game, turn, option, (turn.who,))
        elif isinstance(option, GetOut):
            get_out(game, turn, option, (turn.who,))
        elif isinstance(option, ChangeSeat):
            change_seat(game, turn, option)


CARS: Final = CarActions(confined=True)
