"""Carrying out what a card says, effect by effect (FH-OBJ-05)."""

from __future__ import annotations

from typing import Any

import msgspec

from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.winning import check_goals
from shambler.games.zombicide.systems.noise.noise import noise_in
from shambler.games.zombicide.systems.story.events import NoteRead
from shambler.games.zombicide.systems.story.options import Decide
from shambler.games.zombicide.systems.story.scene import StoryScene, story_of
from shambler.games.zombicide.systems.story.story_state import change_story, story_in
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure

NOISE_REACH = 2  # moves between the taker and noise that the team may place


class ResolveEffects(Procedure, frozen=True, gc=False):
    """A list of effects, top to bottom; what wins counts when all of them are done."""

    scene: StoryScene
    at: int = 0

    def step(self, game: ZombicideGame) -> None:
        """The next one."""
        effects = story_of(game).effects_of(self.scene)
        if self.at == len(effects):
            game.end()
            if len(self.scene.path) == 0:
                check_goals(game)
            return
        game.goto(ResolveEffects(self.scene, self.at + 1))
        here = msgspec.structs.replace(self.scene, path=(*self.scene.path, self.at))
        effects[self.at].apply(game, here)


class Choose(Procedure, frozen=True, gc=False):
    """The card leaves a choice (FH-OBJ-10)."""

    scene: StoryScene

    def step(self, game: ZombicideGame) -> Decision:
        """One option for each way to go on."""
        story, scene = story_of(game), self.scene
        choice: Any = story.effect_at(scene)
        options: list[Option] = [
            Decide(f"decide:{number + 1}", story.label_at(scene, number), number)
            for number in range(len(choice.options))
        ]
        own = choice.by == "taker" and scene.taker >= 0
        seats = game.world.seat_of[scene.taker] if own else game.world.seats
        about = {"passage": scene.source}
        return Decision(seats, "story-choice", options, "FH-OBJ-10", about)

    def chosen(self, game: ZombicideGame, option: Decide) -> None:
        """Its effects."""
        path = (*self.scene.path, option.place)
        game.goto(ResolveEffects(msgspec.structs.replace(self.scene, path=path)))


class PlaceNoise(Procedure, frozen=True, gc=False):
    """Noise where the team wants it, not far off by open ways."""

    zone: int
    count: int

    def step(self, game: ZombicideGame) -> Decision:
        """The own zone counts."""
        zones = game.zones_of(game.terrain.within(self.zone, NOISE_REACH))
        options: list[Option] = [game.world.menu.zones[zone] for zone in zones]
        return Decision(game.world.seats, "place-noise", options, "FH-OBJ-05")

    def chosen(self, game: ZombicideGame, option: opt.PickZone) -> None:
        """It rings there."""
        game.end()
        noise_in(game.state)[option.zone] += self.count


def read_note(game: ZombicideGame, number: int, taker: int, zone: int) -> None:
    """A note is read aloud and does what it says."""
    story = story_of(game)
    source = len(story.card) + number - 1
    change_story(game.state, notes=story_in(game.state).notes | 1 << number - 1)
    game.tell(NoteRead, source)
    game.call(ResolveEffects(StoryScene(source, (), taker, zone)))
