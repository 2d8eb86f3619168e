"""Goals of scenes: counts, closed houses, cars that leave, rounds held out (NLD-MIS-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from shambler.games.zombicide.board.masks import mask_of
from shambler.games.zombicide.content import Goal
from shambler.games.zombicide.features.missions import ARRIVED, GoalRule
from shambler.games.zombicide.state import NO_CAR

if TYPE_CHECKING:
    from shambler.games.zombicide.table import Table


class Count(GoalRule):
    """Something the scene counts has happened often enough."""

    name: ClassVar[str] = "count"

    def met(self, game: Table) -> bool:
        """So many times."""
        return game.state.tally.get(self.entry.text("what"), 0) >= self.entry.number("count")


class AllClosed(GoalRule):
    """In an end phase named openings are all closed, and no enemy is inside."""

    name: ClassVar[str] = "all-closed"
    at_end: ClassVar[bool] = True

    def __init__(self, world: Any, entry: Goal) -> None:
        super().__init__(world, entry)
        self.openings = mask_of(world.board.opening_at(name) for name in entry.texts("openings"))
        self.inside: int = world.board.inside if entry.flag("no_enemies_inside") else 0

    def met(self, game: Table) -> bool:
        """A window without a barricade is open."""
        state = game.state
        return not self.openings & ~state.ground.closed and not state.infested & self.inside


class BoardCar(GoalRule):
    """In an end phase everybody sits in the car, a driver with the key, and no enemy is near."""

    name: ClassVar[str] = "board-car"
    at_end: ClassVar[bool] = True

    def __init__(self, world: Any, entry: Goal) -> None:
        super().__init__(world, entry)
        self.car: int = world.machine_index[entry.text("machine")]

    def met(self, game: Table) -> bool:
        """All of that at once."""
        state, unit = game.state, game.state.machines[self.car]
        if unit.driver == NO_CAR or state.infested >> unit.zone & 1:
            return False
        key = self.car in state.survivors[unit.driver].remotes
        return key and all(survivor.car == self.car for survivor in state.survivors)


class DriveAway(GoalRule):
    """A drive ends on the exit with everybody on board; enemies there do not matter."""

    name: ClassVar[str] = "drive-away"

    def __init__(self, world: Any, entry: Goal) -> None:
        super().__init__(world, entry)
        self.car: int = world.machine_index[entry.text("machine")]
        self.zone: int = world.place(entry.text("zone"))

    def met(self, game: Table) -> bool:
        """Only the end of a drive counts."""
        there = game.state.tally.get(ARRIVED) == self.zone
        return there and all(survivor.car == self.car for survivor in game.state.survivors)


class HoldOut(GoalRule):
    """So many rounds are over and everybody is indoors."""

    name: ClassVar[str] = "hold-out"
    at_end: ClassVar[bool] = True

    def met(self, game: Table) -> bool:
        """The round that ends is counted."""
        inside = game.world.board.inside
        enough = game.state.round >= self.entry.number("rounds")
        return enough and all(inside >> survivor.zone & 1 for survivor in game.state.survivors)
