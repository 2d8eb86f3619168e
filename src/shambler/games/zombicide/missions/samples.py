"""Samples: specimens brought down with melee actions, and mold scraped off (INV-M10-08 to 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.levels import gain_experience
from shambler.games.zombicide.core.winning import check_goals
from shambler.games.zombicide.core.words import EnemyType, OncePerWorld
from shambler.games.zombicide.missions.events import SampleGathered
from shambler.games.zombicide.missions.marks import kept, sampled
from shambler.games.zombicide.missions.special import SpecialRule
from shambler.kernel.decision import Option

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame
    from shambler.games.zombicide.core.turn import Standing, Turn


class Sample(SpecialRule, frozen=True, kw_only=True, tag="sample"):
    """The first of each gives experience on top; a figure may be kept aside as a reminder."""

    id: str
    experience: int
    marker: Literal["miniature", "blue-objective", "white-objective"]
    enemy: EnemyType = ""
    combat: Literal["any", "melee"] = "any"  # how the enemy must be brought down
    place: Literal["", "spawn-zone"] = ""
    actions: int = 0

    @property
    def silent(self) -> tuple[str, ...]:  # type: ignore[override]
        """Only some samples are taken by an action."""
        return () if self.place else ("lists", "acts")

    @property
    def mark(self) -> str:
        """How it is noted."""
        return sampled(self.id)

    @OncePerWorld
    def option(self, world: Any) -> opt.MissionAction:
        """How it is scraped off."""
        return opt.MissionAction(f"mission:sample-{self.id}", f"sample-{self.id}")

    def enemy_fell(
        self, game: ZombicideGame, who: int, foe: int, melee: bool, zone: int, count: int
    ) -> None:
        """The first of its type that was brought down as it must be."""
        kind, wrong = game.world.foes[foe], self.combat == "melee" and not melee
        if wrong or kind.type != self.enemy or self.mark in game.state.tally:
            return
        if self.marker == "miniature":
            game.take_figures(foe, 1)
            game.state.tally[kept(kind.id)] = 1
        self._gather(game, who)

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """One action in any spawn zone."""
        if self.mark in game.state.tally:
            return
        option = self.option(game.world)
        if not game.spawn_zones() >> standing.zone & 1:
            game.forbid(option.key, self.rule)
        elif standing.left >= self.actions:
            options.append(option)

    def acts(self, game: ZombicideGame, turn: Turn, option: opt.MissionAction) -> None:
        """Scrape it off."""
        if option.action == self.option(game.world).action:
            turn.pay(game, "sample", self.actions)
            self._gather(game, turn.who)

    def _gather(self, game: ZombicideGame, who: int) -> None:
        game.state.tally[self.mark] = 1
        game.tell(SampleGathered, who, self.id, rule=self.rule)
        gain_experience(game, who, self.experience, self.rule)
        check_goals(game)
