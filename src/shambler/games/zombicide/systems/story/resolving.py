"""Carrying out what a card says, effect by effect (FH-OBJ-05)."""

from __future__ import annotations

from typing import Any

from shambler.games.zombicide.core.game import DICE, ZombicideGame
from shambler.games.zombicide.core.state import IN_PLAY
from shambler.games.zombicide.systems.story.closing import StoryEnds
from shambler.games.zombicide.systems.story.events import DieForCard, NoteRead, SomethingRead
from shambler.games.zombicide.systems.story.options import Decide
from shambler.games.zombicide.systems.story.scene import StoryScene, story_of
from shambler.games.zombicide.systems.story.story_state import change_story, story_in
from shambler.kernel.box import Occasion
from shambler.kernel.chance import Roll
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure
from shambler.kernel.structs import replace


class ResolveEffects(Procedure, frozen=True, gc=False):
    """A list of effects, top to bottom; what wins counts when all of them are done."""

    scene: StoryScene
    at: int = 0

    def step(self, game: ZombicideGame) -> None:
        """The next one."""
        effects = story_of(game).effects_of(self.scene)
        if self.at == len(effects):
            game.end()
            if not self.scene.path and story_in(game.state).won:
                game.call(StoryEnds())
            return
        game.goto(ResolveEffects(self.scene, self.at + 1))
        here = replace(self.scene, path=(*self.scene.path, self.at))
        effects[self.at].apply(game, here)


class EachChooses(Procedure, frozen=True, gc=False):
    """Everybody in play decides for themselves, in the order of the team."""

    scene: StoryScene
    waiting: tuple[int, ...]

    def step(self, game: ZombicideGame) -> None:
        """Whoever is next counts as the taker."""
        if not self.waiting:
            game.end()
            return
        who = self.waiting[0]
        game.goto(EachChooses(self.scene, self.waiting[1:]))
        if game.state.survivors[who].status == IN_PLAY:
            game.call(Choose(self.scene.of(game, who), each=True))


class Choose(Procedure, frozen=True, gc=False):
    """The card leaves a choice (FH-OBJ-10)."""

    scene: StoryScene
    each: bool = False

    def step(self, game: ZombicideGame) -> Decision:
        """One option for each way to go on that is open."""
        story, scene = story_of(game), self.scene
        choice: Any = story.effect_at(scene)
        options: list[Option] = []
        for number, entry in enumerate(choice.options):
            option = Decide(f"decide:{number + 1}", story.label_at(scene, number), number)
            if entry.when is None or entry.when.holds(game, scene.taker):
                options.append(option)
            else:
                game.forbid(option.key, "FH-OBJ-10", "choice-asks")
        own = choice.by != "team" and scene.taker >= 0
        seats = game.world.seat_of[scene.taker] if own else game.world.seats
        about = {"passage": scene.source, "who": scene.taker if own else -1}
        return Decision(seats, "story-choice", options, "FH-OBJ-10", about)

    def chosen(self, game: ZombicideGame, option: Decide) -> None:
        """Its price, then its effects; it is remembered for the rest of the campaign."""
        story, scene = story_of(game), self.scene
        choice: Any = story.effect_at(scene)
        told = (*story_in(game.state).chosen, f"{story.choice_name(scene)}:{option.place + 1}")
        change_story(game.state, chosen=told)
        game.goto(ResolveEffects(scene.inside(option.place)))
        when = choice.options[option.place].when
        if when is not None:
            when.pay(game, scene.taker)


class RollFor(Procedure, frozen=True, gc=False):
    """A die for each of some survivors; on some faces more happens to them."""

    scene: StoryScene
    waiting: tuple[int, ...]
    on: tuple[int, ...]

    def occasion(self, game: ZombicideGame) -> Occasion:
        """For the next one; what the faces do is read afterwards."""
        return Occasion("story", {"who": self.waiting[0]})

    def step(self, game: ZombicideGame) -> Roll | None:
        """The next one."""
        if not self.waiting:
            game.end()
            return None
        return Roll(DICE, 1)

    def rolled(self, game: ZombicideGame, faces: tuple[int, ...]) -> None:
        """What the card says, for them alone."""
        who = self.waiting[0]
        game.goto(RollFor(self.scene, self.waiting[1:], self.on))
        game.tell(DieForCard, who, faces[0])
        if faces[0] in self.on and game.state.survivors[who].status == IN_PLAY:
            game.call(ResolveEffects(self.scene.of(game, who).inside(0)))


def read_note(game: ZombicideGame, number: int, taker: int, zone: int, rule: str = "") -> None:
    """A note is read aloud and does what it says."""
    story, state = story_of(game), story_in(game.state)
    if state.veiled:
        game.tell(SomethingRead, taker)
        return
    source = len(story.card) + number - 1
    change_story(game.state, notes=state.notes | 1 << number - 1)
    game.tell(NoteRead, source, rule=rule)
    game.reveal()
    game.call(ResolveEffects(StoryScene(source, (), taker, zone)))
