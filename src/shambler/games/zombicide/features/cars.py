"""Cars: seats, driving, and running ghouls over (NLD-CAR-01 to 14).

A car is a machine of the table; whoever sits in it stands in its zone for everybody else.
"""

from __future__ import annotations

from typing import Any

from shambler.games.zombicide import options as opt
from shambler.games.zombicide import scene_events as told
from shambler.games.zombicide.edition import Actions
from shambler.games.zombicide.features.missions import arrived, got_in
from shambler.games.zombicide.procedures.combat import Strike
from shambler.games.zombicide.procedures.striking import Declare
from shambler.games.zombicide.procedures.turn import Standing, Turn
from shambler.games.zombicide.state import NO_CAR
from shambler.games.zombicide.table import Table
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure

ZONES = 2  # per drive action (NLD-CAR-08)


def list_cars(game: Table, standing: Standing, options: list[Option]) -> None:
    """Get in, or what can be done inside."""
    car = standing.survivor.car
    if car != NO_CAR:
        _list_inside(game, standing, car, options)
        return
    for number in game.world.cars:
        if game.state.machines[number].zone == standing.zone:
            _list_get_in(game, standing, number, options)


def _list_get_in(game: Table, standing: Standing, car: int, options: list[Option]) -> None:
    """The wheel if nobody has it, or any other seat (NLD-CAR-04, NLD-CAR-05)."""
    free = game.state.machines[car].driver == NO_CAR
    for seat, choice in game.world.menu.get_in[car].items():
        if standing.crowd:
            game.forbid(choice.key, "NLD-CAR-04", "ghouls-here")
        elif seat == opt.DRIVER and not free:
            game.forbid(choice.key, "NLD-CAR-05", "wheel-taken")
        elif not standing.can("car"):
            game.forbid(choice.key, "Z-ROUND-03", "no-actions")
        else:
            options.append(choice)


def _list_inside(game: Table, standing: Standing, car: int, options: list[Option]) -> None:
    drives = game.state.machines[car].driver == standing.who
    seat = opt.PASSENGER if drives else opt.DRIVER
    if game.blocked is not None:
        for key in ("move", "search"):
            game.forbid(key, "NLD-CAR-04", "in-car")
    if not standing.can("car"):
        game.forbid(game.world.menu.get_out[car].key, "Z-ROUND-03", "no-actions")
        return
    options.append(game.world.menu.get_out[car])
    options.append(game.world.menu.change_seat[car][seat])
    if not drives:
        return
    refusal = _why_no_drive(game, standing.who, car)
    if refusal is None:
        options.extend(roads_from(game, car))
    else:
        game.forbid("drive", *refusal, who=standing.who)


def _why_no_drive(game: Table, who: int, car: int) -> tuple[str, str] | None:
    """The scene must allow driving, and may ask for a key (NLD-CAR-08)."""
    drives = game.world.drives.get(car)
    if drives is None:
        return "NLD-CAR-08", "no-driving"
    if drives and car not in game.state.survivors[who].remotes:
        return "NLD-CAR-08", "needs-key"
    return None


def roads_from(game: Table, car: int) -> list[Option]:
    """The next zones: outdoors, no corn, no woods (NLD-CAR-09)."""
    roads, zone = game.world.board.roads, game.state.machines[car].zone
    steps = [there for there, _ in game.terrain.steps[zone] if roads >> there & 1]
    return [game.world.menu.drives[car][there] for there in steps]


def get_in(game: Table, turn: Turn, option: opt.GetIn) -> None:
    """Take a seat."""
    turn.pay(game, "car")
    game.state.survivors[turn.who].car = option.machine
    if option.seat == opt.DRIVER:
        game.state.machines[option.machine].driver = turn.who
    game.tell(told.GotIn, turn.who, option.machine, option.seat)
    got_in(game, turn.who)


def get_out(game: Table, turn: Turn, option: opt.GetOut) -> None:
    """Always possible, whatever is around (NLD-CAR-06)."""
    turn.pay(game, "car")
    leave_car(game, turn.who)
    game.tell(told.GotOut, turn.who, option.machine)


def leave_car(game: Table, who: int) -> None:
    """They stand in the zone again."""
    survivor = game.state.survivors[who]
    unit = game.state.machines[survivor.car]
    if unit.driver == who:
        unit.driver = NO_CAR
    survivor.car = NO_CAR


def change_seat(game: Table, turn: Turn, option: opt.ChangeSeat) -> None:
    """Whoever had the wheel becomes a passenger; it is no move (NLD-CAR-07)."""
    turn.pay(game, "car")
    game.state.machines[option.machine].driver = turn.who if option.seat == opt.DRIVER else NO_CAR
    game.tell(told.SeatChanged, turn.who, option.machine, option.seat)


def drive(game: Table, turn: Turn, option: opt.Drive) -> None:
    """One or two zones with everybody on board; no move, so nothing slows it (NLD-CAR-10)."""
    turn.pay(game, "car")
    game.call(DriveOn(turn.who, option.machine, ZONES - 1))
    roll_into(game, turn.who, option.machine, option.zone)


def roll_into(game: Table, who: int, car: int, zone: int) -> None:
    """The car attacks in every zone with ghouls that it drives into (NLD-CAR-11)."""
    game.state.machines[car].zone = zone
    for survivor in game.state.survivors:
        if survivor.car == car:
            survivor.zone = zone
    game.tell(told.CarDriven, who, car, zone)
    if game.state.infested >> zone & 1:
        game.call(Declare(Strike(who, zone, (), 0, car)))


class DriveOn(Procedure, frozen=True, gc=False):
    """A second zone, or stop here."""

    who: int
    machine: int
    zones: int

    def step(self, game: Table) -> Decision | None:
        """Forward or back."""
        if not self.zones:
            self._stop(game)
            return None
        stop: Option = game.world.menu.stop
        options = [*roads_from(game, self.machine), stop]
        about = {"who": self.who, "machine": self.machine}
        return Decision(
            game.world.seat_of[self.who], "drive-on", options, "NLD-CAR-08", about, public=True
        )

    def chosen(self, game: Table, option: Any) -> None:
        """On, or that is all."""
        if isinstance(option, opt.Drive):
            game.goto(DriveOn(self.who, self.machine, self.zones - 1))
            roll_into(game, self.who, self.machine, option.zone)
        else:
            self._stop(game)

    def _stop(self, game: Table) -> None:
        game.end()
        arrived(game, self.machine)


def _where(world: Any) -> int:
    """A car can come to any zone of the road; without one there is nothing to list."""
    return int(world.outside) if world.cars else 0


CARS = Actions(
    list_cars,
    {opt.GetIn: get_in, opt.GetOut: get_out, opt.ChangeSeat: change_seat, opt.Drive: drive},
    seated=True,
    where=_where,
)
