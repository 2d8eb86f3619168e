"""The goals missions name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from shambler.games.zombicide.content import LEVELS, Goal
from shambler.games.zombicide.features.missions import GoalRule
from shambler.games.zombicide.missions.marks import CREW, destroyed, is_old, sampled
from shambler.games.zombicide.state import EMPTY, IN_PLAY, LEFT

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
    """Every survivor leaves through the exit, companions too (INV-MIS-01, INV-M9-02)."""

    name: ClassVar[str] = "leave"

    def met(self, game: Table) -> bool:
        """All are safe."""
        return all(survivor.status == LEFT for survivor in game.state.survivors)


class Gather(GoalRule):
    """In an end phase all survivors stand in one zone, alone (INV-M1-02)."""

    name: ClassVar[str] = "gather"
    at_end: ClassVar[bool] = True

    def __init__(self, world: Any, entry: Goal) -> None:
        super().__init__(world, entry)
        self.zone: int = world.place(entry.text("zone"))
        closed = entry.text("closed")
        self.closed = 1 << world.board.opening_at(closed) if closed else 0

    def met(self, game: Table) -> bool:
        """Everybody there, no enemy, and the way in closed if that is asked for."""
        state = game.state
        together = all(survivor.zone == self.zone for survivor in state.survivors)
        shut = not self.closed & ~state.ground.closed
        return together and shut and not state.infested >> self.zone & 1


class EvacuateCrew(GoalRule):
    """The crew has left (INV-M3-02)."""

    name: ClassVar[str] = "evacuate-crew"

    def met(self, game: Table) -> bool:
        """No token of the crew is left."""
        return not game.state.tally.get(CREW)


class DestroySpawnToken(GoalRule):
    """Destroy a spawn token of one colour (INV-M6-02)."""

    name: ClassVar[str] = "destroy-spawn-token"

    def met(self, game: Table) -> bool:
        """It is gone."""
        return destroyed(self.entry.text("color")) in game.state.tally


class ReachLevel(GoalRule):
    """All survivors reach a danger level (INV-M8-03)."""

    name: ClassVar[str] = "reach-level"

    def __init__(self, world: Any, entry: Goal) -> None:
        super().__init__(world, entry)
        self.level = [str(level) for level in LEVELS].index(entry.text("level"))

    def met(self, game: Table) -> bool:
        """Everybody that high or higher."""
        return all(survivor.level >= self.level for survivor in game.state.survivors)


class AllEquipped(GoalRule):
    """Every survivor wears a new copy of a card, all at the same time (INV-M10-03)."""

    name: ClassVar[str] = "all-equipped"
    once: ClassVar[bool] = False  # cards can be lost again
    about_cards: ClassVar[bool] = True

    def met(self, game: Table) -> bool:
        """One in a body slot of everybody."""
        card, tally = self.entry.text("card"), game.state.tally
        return all(
            any(c != EMPTY and game.gear(c).id == card and not is_old(tally, c) for c in s.body)
            for s in game.state.survivors
            if s.status == IN_PLAY
        )


class Samples(GoalRule):
    """Gather all samples (INV-M10-04)."""

    name: ClassVar[str] = "samples"

    def met(self, game: Table) -> bool:
        """Each of them."""
        tally = game.state.tally
        return all(sampled(name) in tally for name in self.entry.texts("samples"))
