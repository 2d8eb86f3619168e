"""Effects that hold other effects: choices, conditions, dice, and what the team aims at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from shambler.games.zombicide.core.sheets import ContentTable
from shambler.games.zombicide.core.words import ZoneName
from shambler.games.zombicide.systems.story import effects as fx
from shambler.games.zombicide.systems.story import ending_effects as ending
from shambler.games.zombicide.systems.story.conditions import AnyCondition
from shambler.games.zombicide.systems.story.resolving import (
    Choose,
    EachChooses,
    ResolveEffects,
    RollFor,
)
from shambler.games.zombicide.systems.story.scene import Effect, StoryScene, story_of
from shambler.games.zombicide.systems.story.story_state import change_story, story_in
from shambler.kernel.content import Words

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame


class StoryOption(ContentTable, frozen=True, kw_only=True):
    """One of several things to do; not to be had unless ``when`` holds."""

    label: Words
    effects: tuple[AnyEffect, ...] = ()
    when: AnyCondition | None = None


class StoryChoice(Effect, frozen=True, kw_only=True, tag="choice"):
    """Somebody decides: whoever took the card, the team, or everybody in turn (FH-OBJ-10)."""

    by: Literal["taker", "team", "each"]
    options: tuple[StoryOption, ...]

    @property
    def lists(self) -> Sequence[tuple[Any, ...]]:
        """Those of each option."""
        return tuple(option.effects for option in self.options)

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """Ask."""
        if self.by == "each":
            game.call(EachChooses(scene, tuple(scene.people(game, "team"))))
        else:
            game.call(Choose(scene))


class If(Effect, frozen=True, kw_only=True, tag="if"):
    """Effects that happen only if a condition holds."""

    when: AnyCondition
    effects: tuple[AnyEffect, ...]

    @property
    def lists(self) -> Sequence[tuple[Any, ...]]:
        """Its own."""
        return (self.effects,)

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """There is nothing to choose."""
        if self.when.holds(game, scene.taker):
            game.call(ResolveEffects(scene.inside(0)))


class Die(Effect, frozen=True, kw_only=True, tag="die"):
    """A die for whoever took the card, or for everybody in the zone; on some faces more happens."""

    on: tuple[int, ...]
    effects: tuple[AnyEffect, ...]
    each: Literal["taker", "zone"] = "taker"

    @property
    def lists(self) -> Sequence[tuple[Any, ...]]:
        """Its own."""
        return (self.effects,)

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """Whoever it is rolled for counts as the taker of what follows."""
        game.call(RollFor(scene, tuple(scene.people(game, self.each)), self.on))


class Aim(Effect, frozen=True, kw_only=True, tag="aim"):
    """What the team has to do from now on; once it is ``reached``, a note is read or it is won.

    ``exits`` are zones from which survivors may leave, more of them with a keyword; when all who
    are in play have left, the mission is won. ``cards`` are those that the text names. The effects
    come before the victory.
    """

    text: Words
    reached: AnyCondition | None = None
    note: int = 0
    cards: tuple[str, ...] = ()
    exits: tuple[ZoneName, ...] = ()
    exits_with: dict[str, tuple[ZoneName, ...]] = {}
    effects: tuple[AnyEffect, ...] = ()

    @property
    def lists(self) -> Sequence[tuple[Any, ...]]:
        """Its own."""
        return (self.effects,)

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """It replaces the last one."""
        aims = story_of(game).aims
        change_story(game.state, aim=next(n for n, (_, aim) in enumerate(aims) if aim is self))

    def ways_out(self, game: ZombicideGame) -> int:
        """Where one may leave now, as bits."""
        if not self.exits and not self.exits_with:
            return 0
        words, places = story_in(game.state).words, list(self.exits)
        for word, zones in self.exits_with.items():
            if word in words:
                places += zones
        mask = 0
        for zone in places:
            mask |= 1 << game.world.board.zone_at(zone)
        return mask


AnyEffect: TypeAlias = (
    fx.GainWord
    | fx.Experience
    | fx.GiveCard
    | fx.StoryDraw
    | fx.StoryNoise
    | fx.StorySpawn
    | fx.SpawnCards
    | fx.ExtraActivation
    | fx.PassHours
    | fx.HealWounds
    | fx.Wound
    | fx.CampaignExperience
    | fx.CountMore
    | fx.LookAtCards
    | fx.KillIn
    | fx.ChangeSpawn
    | fx.NewSpawn
    | fx.EndsTurn
    | fx.ReleaseCar
    | fx.BringRule
    | fx.Doses
    | fx.StoryLoad
    | ending.NextMission
    | ending.EndCampaign
    | fx.Unbar
    | fx.FreeCards
    | fx.Achieve
    | fx.ReadNote
    | ending.Win
    | Aim
    | StoryChoice
    | If
    | Die
)
