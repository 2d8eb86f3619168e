"""Goals of scenes: counts, closed houses, cars that leave, rounds held out (NLD-MIS-01)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from shambler.games.zombicide.board.masks import mask_of
from shambler.games.zombicide.core.goal_rule import GoalRule
from shambler.games.zombicide.core.inventory import carried
from shambler.games.zombicide.core.state import IN_PLAY
from shambler.games.zombicide.core.tasks import Task
from shambler.games.zombicide.core.words import (
    Amount,
    MachineType,
    OncePerWorld,
    OpeningId,
    ZoneName,
)
from shambler.games.zombicide.missions.special import SpecialRule
from shambler.games.zombicide.systems.barricades.barricades import fitted_in
from shambler.games.zombicide.systems.cars.cars import NO_CAR, NOBODY, cars_in
from shambler.games.zombicide.systems.cars.moments import ARRIVED
from shambler.games.zombicide.systems.units.units import units_in

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame


class CountGoal(GoalRule, frozen=True, kw_only=True, tag="count"):
    """Something the scene counts has happened often enough."""

    what: str
    count: Amount

    shifting: ClassVar[bool] = True

    def met(self, game: ZombicideGame) -> bool:
        """So many times."""
        return game.state.tally.get(self.what, 0) >= self.count

    def _counting(self, game: ZombicideGame) -> list[SpecialRule]:
        """The rules that count what it asks for."""
        return [rule for rule in game.world.special_rules if rule.counts == self.what]

    def tools(self, world: Any) -> tuple[tuple[str, ...], ...]:
        """What it takes to do what counts."""
        rules = [rule for rule in world.special_rules if rule.counts == self.what]
        return tuple([group for rule in rules for group in rule.tools])

    def task(self, game: ZombicideGame) -> Task:
        """Wherever something can be done that counts, by those who can do it."""
        rules, world = self._counting(game), game.world
        doers = [rule.doers(world) for rule in rules]
        return Task(
            tuple([zone for rule in rules for zone in rule.counting_places(game)]),
            tools=self.tools(world),
            who=sum(doers, ()) if all(doers) else (),
            fights=any(rule.fights for rule in rules),
        )

    def cars(self, game: ZombicideGame) -> Mapping[int, Sequence[int]]:
        """Some of it is done with a car."""
        return {
            car: [zone for zone, _ in rule.places(game)]
            for rule in self._counting(game)
            if (car := rule.needs_car(game.world)) != NO_CAR
        }


class AllClosed(GoalRule, frozen=True, kw_only=True, tag="all-closed"):
    """In an end phase named openings are all closed, and no enemy is inside."""

    openings: tuple[OpeningId, ...]
    no_enemies_inside: bool

    shifting: ClassVar[bool] = True
    at_end: ClassVar[bool] = True

    @OncePerWorld
    def _openings(self, world: Any) -> int:
        """Their mask."""
        return mask_of(world.board.opening_at(name) for name in self.openings)

    def met(self, game: ZombicideGame) -> bool:
        """A window without a barricade is open."""
        state = game.state
        inside = game.world.board.inside if self.no_enemies_inside else 0
        return not self._openings(game.world) & ~state.ground.closed and not state.infested & inside

    def task(self, game: ZombicideGame) -> Task:
        """The rooms behind openings still to be closed; without boards, where boards are.

        When all are closed, it is left to bring down who is inside.
        """
        state, board = game.state, game.world.board
        still = self._openings(game.world) & ~state.ground.closed
        bare = still & ~fitted_in(state)
        boards = any(
            game.gear(card).has("builds-barricades")
            for survivor in state.survivors
            if survivor.status == IN_PLAY
            for card in carried(survivor)
        )
        found = []
        for number in game.zones_of(still if boards else still & ~bare):
            opening = board.openings[number]
            found.append(opening.a if board.inside >> opening.a & 1 else opening.b)
        if bare and not boards:
            givers = [rule for rule in game.world.special_rules if rule.gives_cards]
            found += [zone for rule in givers for zone, _ in rule.places(game)]
        if not still and self.no_enemies_inside:
            found += game.zones_of(state.infested & board.inside)
        return Task(tuple(found), closes=still & ~bare)

    def serving(self, world: Any) -> frozenset[str]:
        """Boards."""
        return frozenset([gear.id for gear in world.cards if gear.has("builds-barricades")])


class BoardCar(GoalRule, frozen=True, kw_only=True, tag="board-car"):
    """In an end phase everybody sits in the car, a driver with the key, and no enemy is near."""

    machine: MachineType

    shifting: ClassVar[bool] = True
    at_end: ClassVar[bool] = True

    def met(self, game: ZombicideGame) -> bool:
        """All of that at once."""
        cars, units, car = cars_in(game.state), units_in(game.state), self._car(game)
        driver = cars.drivers[car]
        if driver == NOBODY or game.state.infested >> units.zones[car] & 1:
            return False
        key = (driver, car) in units.held
        return key and all(seat == car for seat in cars.seats)

    def _car(self, game: ZombicideGame) -> int:
        return game.world.unit_index[self.machine]

    def task(self, game: ZombicideGame) -> Task:
        """All to the car."""
        return Task(meet=units_in(game.state).zones[self._car(game)])

    def cars(self, game: ZombicideGame) -> Mapping[int, Sequence[int]]:
        """It stays where it is."""
        return {self._car(game): ()}


class DriveAway(GoalRule, frozen=True, kw_only=True, tag="drive-away"):
    """A drive ends on the exit with everybody on board; enemies there do not matter."""

    machine: MachineType
    zone: ZoneName

    shifting: ClassVar[bool] = True

    def met(self, game: ZombicideGame) -> bool:
        """Only the end of a drive counts."""
        there = game.state.tally.get(ARRIVED) == game.world.place(self.zone)
        return there and all(seat == self._car(game) for seat in cars_in(game.state).seats)

    def _car(self, game: ZombicideGame) -> int:
        return game.world.unit_index[self.machine]

    def task(self, game: ZombicideGame) -> Task:
        """All to the car."""
        return Task(meet=units_in(game.state).zones[self._car(game)])

    def cars(self, game: ZombicideGame) -> Mapping[int, Sequence[int]]:
        """To the exit, once everybody is in."""
        seats, car = cars_in(game.state).seats, self._car(game)
        aboard = all(seats[who] == car for who in game.in_play())
        return {car: (game.world.place(self.zone),) if aboard else ()}


class HoldOut(GoalRule, frozen=True, kw_only=True, tag="hold-out"):
    """So many rounds are over and everybody is indoors."""

    rounds: Amount
    inside: bool

    at_end: ClassVar[bool] = True

    def met(self, game: ZombicideGame) -> bool:
        """The round that ends is counted."""
        inside = game.world.board.inside
        enough = game.state.round >= self.rounds
        if not self.inside:
            return enough
        return enough and all(inside >> survivor.zone & 1 for survivor in game.state.survivors)
