"""The story of a mission: cards that are read when they are taken (FH-OBJ-01 to 12), crates."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.state import IN_PLAY, LEFT
from shambler.games.zombicide.core.system import System
from shambler.games.zombicide.systems.buildings.moments import BuildingListener
from shambler.games.zombicide.systems.cars.moments import CarListener
from shambler.games.zombicide.systems.escort.moments import EscortListener
from shambler.games.zombicide.systems.knockout.moments import KnockoutListener
from shambler.games.zombicide.systems.story.closing import StoryEnds
from shambler.games.zombicide.systems.story.content import Story, StoryCard
from shambler.games.zombicide.systems.story.events import CardRefused, LoadDropped
from shambler.games.zombicide.systems.story.nesting import Aim
from shambler.games.zombicide.systems.story.reading import read_card
from shambler.games.zombicide.systems.story.resolving import ResolveEffects, read_note
from shambler.games.zombicide.systems.story.scene import StoryScene, story_of
from shambler.games.zombicide.systems.story.story_state import (
    NOBODY,
    StoryState,
    change_story,
    story_in,
)
from shambler.games.zombicide.systems.story.succession import lose_mission
from shambler.kernel.procedure import Procedure

NO_AIM: Final = -1
NO_ZONE: Final = -1


class StoryCards(System, KnockoutListener, BuildingListener, CarListener, EscortListener):
    """Which cards lie where, and what the team aims at."""

    declares: ClassVar[bool] = False
    part: ClassVar[str] = "story"

    def __init__(self, world: Any) -> None:
        story: Story = world.mission.story
        self.zones = tuple(
            world.board.zone_at(card.zone) if card.zone else NO_ZONE for card in story.card
        )
        self.cards_at = {
            place: tuple(number for number, zone in enumerate(self.zones) if zone == place)
            for place in self.zones
            if place != NO_ZONE
        }
        self.doors = {
            world.opening(card.door): number
            for number, card in enumerate(story.card)
            if card.door is not None
        }  # cards that lie across doors (FH-OBJ-09)
        self.aims, self.labels = story.aims, story.labels
        doors = () if self.doors else ("shut", "holds", "opened")
        leads_out = any(aim.exits or aim.exits_with for _, aim in self.aims)
        self.silent = doors if leads_out else (*doors, "exits")

    def first(self, world: Any) -> StoryState:
        """All cards face down, a crate on each of its places."""
        story: Story = world.mission.story
        crates = tuple(world.board.zone_at(zone) for zone in story.crates)
        return StoryState(crates=crates, free=not story.first)

    # -- doors -----------------------------------------------------------------------------

    def shut(self, game: ZombicideGame, doors: int, who: int) -> int:
        """Doors whose cards were read and ask for something that is not there (FH-OBJ-11)."""
        state, cards = story_in(game.state), story_of(game).card
        for door, number in self.doors.items():
            known = state.read >> number & 1 and not state.gone >> number & 1
            if known and _asks(game, cards[number], who):
                doors |= 1 << door
        return doors

    def holds(self, game: ZombicideGame, held: bool, who: int, door: int) -> bool:
        """The first try reads the card; the door stays shut if it asks for something."""
        number, state = self._card_at(game, door), story_in(game.state)
        if number < 0 or not _asks(game, story_of(game).card[number], who):
            return held
        if state.veiled and not state.read >> number & 1:
            return held  # nobody can know what it asks for
        read_card(game, who, number)
        game.tell(CardRefused, number)
        return True

    def opened(self, game: ZombicideGame, who: int, door: int) -> None:
        """The card across the door is taken, before anybody comes out of it (FH-OBJ-12)."""
        number = self._card_at(game, door)
        if number >= 0:
            resolve_card(game, who, number)

    def _card_at(self, game: ZombicideGame, door: int) -> int:
        number = self.doors.get(door, NO_ZONE)
        gone = number >= 0 and story_in(game.state).gone >> number & 1
        return NO_ZONE if gone else number

    # -- the aim ---------------------------------------------------------------------------

    def entered(self, game: ZombicideGame, who: int, zone: int) -> None:
        """Somebody may have been waited for."""
        look_at_aim(game)

    def drove(self, game: ZombicideGame, car: int) -> None:
        """Perhaps far enough."""
        look_at_aim(game)

    def knocked_out(self, game: ZombicideGame, who: int, zone: int) -> None:
        """Goals count those in play (FH-KO-09); a load stays where its carrier fell."""
        if story_in(game.state).carrier == who:
            change_story(game.state, carrier=NOBODY, load=zone)
            game.tell(LoadDropped, zone)
        look_around(game)

    def leader_changed(self, game: ZombicideGame) -> None:
        """The companion is not alone any more."""
        look_at_aim(game)

    def exits(self, game: ZombicideGame, zones: int) -> int:
        """Where the story lets people out."""
        aim = aim_of(game)
        return zones if aim is None else zones | aim.ways_out(game)

    def survivor_left(self, game: ZombicideGame, who: int) -> None:
        """The last one out wins."""
        look_around(game)


def _asks(game: ZombicideGame, card: StoryCard, who: int) -> bool:
    """Does a card ask for something that is not there?"""
    return card.when is not None and not card.when.holds(game, who)


def aim_of(game: ZombicideGame) -> Aim | None:
    """What the team aims at now."""
    number = story_in(game.state).aim
    return None if number == NO_AIM else game.world.system(StoryCards).aims[number][1]


def look_around(game: ZombicideGame) -> None:
    """Somebody left or fell: with nobody left who could act, those who left have made it.

    A companion who was left behind cannot be fetched any more (Z-WIN-03).
    """
    team, aim = game.state.survivors[: game.world.team], aim_of(game)
    if any(survivor.status == IN_PLAY for survivor in team):
        look_at_aim(game)
    elif any(survivor.status == LEFT for survivor in team):
        if game.in_play():
            lose_mission(game, "out-of-reach", "Z-WIN-03")
        elif aim is not None:
            reach_aim(game, aim)


def look_at_aim(game: ZombicideGame) -> None:
    """Perhaps it is reached."""
    aim = aim_of(game)
    if aim is not None and aim.reached is not None and aim.reached.holds(game, NOBODY):
        reach_aim(game, aim)


def reach_aim(game: ZombicideGame, aim: Aim) -> None:
    """A note is read, or the mission is won."""
    number = story_in(game.state).aim
    change_story(game.state, aim=NO_AIM)
    if aim.note:
        read_note(game, aim.note, NOBODY, NO_ZONE)
        return
    game.call(StoryEnds())
    if aim.effects:
        source, path = game.world.system(StoryCards).aims[number][0]
        game.call(ResolveEffects(StoryScene(source, (*path, 0), NOBODY, NO_ZONE)))


def resolve_card(game: ZombicideGame, who: int, number: int) -> None:
    """It is taken: read, and all that it says is done."""
    told = read_card(game, who, number)
    state = story_in(game.state)
    change_story(game.state, gone=state.gone | 1 << number)
    game.call(AfterCard())
    if told:
        game.call(ResolveEffects(StoryScene(number, (), who, game.state.survivors[who].zone)))


class AfterCard(Procedure, frozen=True, gc=False):
    """A card is done with: perhaps that was what the team aimed at."""

    def step(self, game: ZombicideGame) -> None:
        """Look."""
        game.end()
        look_at_aim(game)


class OpeningCards(Procedure, frozen=True, gc=False):
    """What earlier missions bring about, as the last step of set-up."""

    def step(self, game: ZombicideGame) -> None:
        """The story says what; mostly it is nothing."""
        game.end()
        story = story_of(game)
        if story.opening:
            game.call(AfterCard())
            game.call(ResolveEffects(StoryScene(story.opens, (), NOBODY, NO_ZONE)))
