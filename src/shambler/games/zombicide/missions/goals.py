"""The goals missions name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from shambler.games.zombicide.content import Goal
from shambler.games.zombicide.features.missions import GoalRule
from shambler.games.zombicide.state import LEFT

if TYPE_CHECKING:
    from shambler.games.zombicide.table import Table


class TakeObjectives(GoalRule):
    """Take a number of objectives of one colour."""

    name: ClassVar[str] = "take-objectives"

    def __init__(self, world: Any, entry: Goal) -> None:
        super().__init__(world, entry)
        self.color = entry.text("color")
        self.count = entry.number("count")
        self.there: int = world.mission.objective_colors().get(self.color, 0)

    def met(self, game: Table) -> bool:
        """Enough of them taken."""
        return game.state.taken.count(self.color) >= self.count

    def lost(self, game: Table) -> bool:
        """Too many lost to mold or fire."""
        return self.there - game.state.tally.get(f"lost-{self.color}", 0) < self.count


class TakeAllObjectives(GoalRule):
    """Take every objective on the board."""

    name: ClassVar[str] = "take-all-objectives"

    def __init__(self, world: Any, entry: Goal) -> None:
        super().__init__(world, entry)
        self.count: int = sum(world.mission.objective_colors().values())

    def met(self, game: Table) -> bool:
        """None is left."""
        return len(game.state.taken) >= self.count

    def lost(self, game: Table) -> bool:
        """One was lost."""
        return any(name.startswith("lost-") for name in game.state.tally)


class Leave(GoalRule):
    """Every survivor leaves through the exit (INV-MIS-01)."""

    name: ClassVar[str] = "leave"

    def met(self, game: Table) -> bool:
        """All are safe."""
        return all(survivor.status == LEFT for survivor in game.state.survivors)
