"""Samples: specimens brought down with melee actions, and mold scraped off (INV-M10-08 to 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from shambler.games.zombicide import events as ev
from shambler.games.zombicide import options as opt
from shambler.games.zombicide.features.missions import MissionRule, check_goals
from shambler.games.zombicide.missions.marks import kept, sampled
from shambler.games.zombicide.procedures.levels import GainExperience
from shambler.kernel.content import Named
from shambler.kernel.decision import Option

if TYPE_CHECKING:
    from shambler.games.zombicide.procedures.turn import Standing, Turn
    from shambler.games.zombicide.table import Table


class Sample(MissionRule):
    """The first of each gives experience on top; a figure may be kept aside as a reminder."""

    name: ClassVar[str] = "sample"

    def __init__(self, world: Any, entry: Named) -> None:
        super().__init__(world, entry)
        self.sample = entry.text("id")
        self.mark = sampled(self.sample)
        self.enemy = entry.text("enemy")
        self.at_spawns = entry.text("place") == "spawn-zone"
        self.silent = () if self.at_spawns else ("lists", "acts")
        self.option = opt.MissionAction(f"mission:sample-{self.sample}", f"sample-{self.sample}")

    def enemy_fell(
        self, game: Table, who: int, foe: int, melee: bool, zone: int, count: int
    ) -> None:
        """A melee action brought one down."""
        kind = game.world.foes[foe]
        if not melee or kind.type != self.enemy or self.mark in game.state.tally:
            return
        if self.entry.text("marker") == "miniature":
            game.take_figures(foe, 1)
            game.state.tally[kept(kind.id)] = 1
        self._gather(game, who)

    def lists(self, game: Table, standing: Standing, options: list[Option]) -> None:
        """One action in any spawn zone."""
        if self.mark in game.state.tally:
            return
        if not game.spawn_zones() >> standing.zone & 1:
            game.forbid(self.option.key, self.rule)
        elif standing.left < self.entry.number("actions"):
            game.forbid(self.option.key, "Z-ROUND-03")
        else:
            options.append(self.option)

    def acts(self, game: Table, turn: Turn, option: opt.MissionAction) -> None:
        """Scrape it off."""
        if option.action == self.option.action:
            turn.pay(game, "sample", self.entry.number("actions"))
            self._gather(game, turn.who)

    def _gather(self, game: Table, who: int) -> None:
        game.state.tally[self.mark] = 1
        game.tell(ev.SampleGathered, who, self.sample, rule=self.rule)
        game.call(GainExperience(who, self.entry.number("experience"), self.rule))
        check_goals(game)
