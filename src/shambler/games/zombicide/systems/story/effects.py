"""What story cards do: one class per effect, schema and behaviour at once; effects nest.

An effect is applied in a :class:`StoryScene`: who took the card, and where. Effects that leave
something to be decided or drawn call a procedure.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from shambler.games.zombicide.core.activation import Activation
from shambler.games.zombicide.core.levels import gain_experience
from shambler.games.zombicide.core.searching import Receive, SearchZone
from shambler.games.zombicide.core.sheets import ContentTable
from shambler.games.zombicide.core.spawning import CardForZone, SpawnAt
from shambler.games.zombicide.core.state import take_from_stocks
from shambler.games.zombicide.core.words import CardId, EnemyId, ZoneName
from shambler.games.zombicide.systems.buildings.building_state import (
    buildings_in,
    change_buildings,
)
from shambler.games.zombicide.systems.night.night import pass_hours
from shambler.games.zombicide.systems.noise.noise import noise_in
from shambler.games.zombicide.systems.story.conditions import AnyCondition
from shambler.games.zombicide.systems.story.events import WordFound
from shambler.games.zombicide.systems.story.resolving import (
    Choose,
    PlaceNoise,
    ResolveEffects,
    read_note,
)
from shambler.games.zombicide.systems.story.scene import HERE, Effect, StoryScene, Whom, story_of
from shambler.games.zombicide.systems.story.story_state import change_story, story_in
from shambler.kernel.content import Words

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame


class GainWord(Effect, frozen=True, kw_only=True, tag="word"):
    """A keyword for other cards to ask for (FH-OBJ-08)."""

    word: str

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """For the whole team, once."""
        words = story_in(game.state).words
        if self.word not in words:
            change_story(game.state, words=(*words, self.word))
            game.tell(WordFound, self.word)


class Experience(Effect, frozen=True, kw_only=True, tag="experience"):
    """Adrenaline."""

    who: Whom
    amount: int

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """For each of them."""
        for who in reversed(scene.people(game, self.who)):
            gain_experience(game, who, self.amount, rule="FH-OBJ-05")


class GiveCard(Effect, frozen=True, kw_only=True, tag="give"):
    """A card from its deck or its discards; nothing if none is left."""

    card: CardId
    count: int = 1

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """To whoever took the card: keep or discard."""
        state = game.state
        found: list[int] = []
        for card in game.world.copies[self.card]:
            if len(found) == self.count:
                break
            if take_from_stocks(state, card):
                found.append(card)
            elif card in state.discards:
                state.discards = tuple(other for other in state.discards if other != card)
                found.append(card)
        if found:
            game.call(Receive(scene.taker, tuple(found), "FH-OBJ-05"))


class StoryDraw(Effect, frozen=True, kw_only=True, tag="draw"):
    """Cards from a deck; no search, but what lurks there lurks still."""

    deck: str
    count: int

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """For whoever took the card."""
        deck = game.world.edition.search_decks.index(self.deck)
        game.call(SearchZone(scene.taker, deck, self.count))


class StoryNoise(Effect, frozen=True, kw_only=True, tag="noise"):
    """Noise tokens: here, in a zone, or where the team wants them, at most two moves away."""

    at: str
    count: int

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """Ask where, if it is open."""
        if self.at == "choose":
            game.call(PlaceNoise(scene.zone, self.count))
        else:
            noise_in(game.state)[scene.place(game, self.at)] += self.count


class StorySpawn(Effect, frozen=True, kw_only=True, tag="spawn"):
    """Zombies come, by no card."""

    enemy: EnemyId
    count: int
    at: str = HERE

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """If figures run out, what follows from that."""
        foe = game.world.foe_index[self.enemy]
        game.call(SpawnAt(scene.place(game, self.at), foe, self.count))


class SpawnCards(Effect, frozen=True, kw_only=True, tag="spawn-card"):
    """A zombie card for each of these zones."""

    zones: tuple[ZoneName, ...]

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """One after the other."""
        for zone in reversed(self.zones):
            game.call(CardForZone(scene.place(game, zone)))


class ExtraActivation(Effect, frozen=True, kw_only=True, tag="extra-activation"):
    """All zombies act once; nobody shoots in it."""

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """All kinds."""
        game.call(Activation(tuple(range(len(game.world.foes))), rule="FH-OBJ-05"))


class PassHours(Effect, frozen=True, kw_only=True, tag="clock"):
    """Time goes by."""

    hours: int

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """Night may fall at once."""
        pass_hours(game, self.hours)


class Unbar(Effect, frozen=True, kw_only=True, tag="unlock-doors"):
    """Doors that no tool opened can be opened now."""

    doors: tuple[tuple[ZoneName, ZoneName], ...]

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """Still for an action and with a tool."""
        barred = buildings_in(game.state).barred
        for door in self.doors:
            barred &= ~(1 << game.world.opening(door))
        change_buildings(game.state, barred=barred)


class FreeCards(Effect, frozen=True, kw_only=True, tag="unlock-cards"):
    """All cards may be taken from now on."""

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """Wherever they lie."""
        change_story(game.state, free=True)


class Achieve(Effect, frozen=True, kw_only=True, tag="achievement"):
    """Something the team will be remembered for."""

    what: str

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """Written down once."""
        done = story_in(game.state).achievements
        if self.what not in done:
            change_story(game.state, achievements=(*done, self.what))


class ReadNote(Effect, frozen=True, kw_only=True, tag="note"):
    """A note is read (FH-OBJ-07)."""

    note: int

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """By its number."""
        read_note(game, self.note, scene.taker, scene.zone)


class Aim(Effect, frozen=True, kw_only=True, tag="aim"):
    """What the team has to do from now on; once it is ``reached``, a note is read.

    ``exits`` are zones from which survivors may leave, more of them with a keyword; when all who
    are in play have left, the mission is won.
    """

    text: Words
    reached: AnyCondition | None = None
    note: int = 0
    exits: tuple[ZoneName, ...] = ()
    exits_with: dict[str, tuple[ZoneName, ...]] = {}

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """It replaces the last one."""
        story = story_of(game)
        change_story(game.state, aim=next(n for n, aim in enumerate(story.aims) if aim is self))

    def ways_out(self, game: ZombicideGame) -> int:
        """Where one may leave now, as bits."""
        words, mask = story_in(game.state).words, 0
        more = [zone for word, zones in self.exits_with.items() if word in words for zone in zones]
        for zone in (*self.exits, *more):
            mask |= 1 << game.world.board.zone_at(zone)
        return mask


class Win(Effect, frozen=True, kw_only=True, tag="win"):
    """The mission is won once all effects are done (FH-CAMP-11)."""

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """Remembered until then."""
        change_story(game.state, won=True)


class StoryOption(ContentTable, frozen=True, kw_only=True):
    """One of several things to do."""

    label: Words
    effects: tuple[AnyEffect, ...]


class StoryChoice(Effect, frozen=True, kw_only=True, tag="choice"):
    """Somebody decides: whoever took the card, or the team (FH-OBJ-10)."""

    by: Literal["taker", "team"]
    options: tuple[StoryOption, ...]

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """Ask."""
        game.call(Choose(scene))


class If(Effect, frozen=True, kw_only=True, tag="if"):
    """Effects that happen only if a condition holds."""

    when: AnyCondition
    effects: tuple[AnyEffect, ...]

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """There is nothing to choose."""
        if self.when.holds(game, scene.taker):
            inner = msgspec.structs.replace(scene, path=(*scene.path, 0))
            game.call(ResolveEffects(inner))


AnyEffect: TypeAlias = (
    GainWord
    | Experience
    | GiveCard
    | StoryDraw
    | StoryNoise
    | StorySpawn
    | SpawnCards
    | ExtraActivation
    | PassHours
    | Unbar
    | FreeCards
    | Achieve
    | ReadNote
    | Aim
    | Win
    | StoryChoice
    | If
)
