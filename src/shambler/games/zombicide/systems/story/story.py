"""The story of a mission: cards that are read when they are taken (FH-OBJ-01 to 12), crates."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from shambler.games.zombicide.core.edition import ActionFamily
from shambler.games.zombicide.core.game import SETUP, ZombicideGame
from shambler.games.zombicide.core.searching import Receive
from shambler.games.zombicide.core.system import System
from shambler.games.zombicide.core.turn import Standing, Turn
from shambler.games.zombicide.core.winning import check_goals
from shambler.games.zombicide.systems.knockout.moments import KnockoutListener
from shambler.games.zombicide.systems.story.content import Story, StoryCard
from shambler.games.zombicide.systems.story.effects import Aim
from shambler.games.zombicide.systems.story.events import CardRead, CardRefused, CrateOpened
from shambler.games.zombicide.systems.story.options import TakeCard, TakeCrate
from shambler.games.zombicide.systems.story.resolving import ResolveEffects, read_note
from shambler.games.zombicide.systems.story.scene import StoryScene, story_of
from shambler.games.zombicide.systems.story.story_state import StoryState, change_story, story_in
from shambler.kernel.chance import Draw
from shambler.kernel.decision import Option
from shambler.kernel.procedure import Procedure

NO_AIM = -1


class StoryCards(System, KnockoutListener):
    """Which cards lie where, and what the team aims at."""

    declares: ClassVar[bool] = False
    part: ClassVar[str] = "story"

    def __init__(self, world: Any) -> None:
        story: Story = world.mission.story
        self.zones = tuple(world.board.zone_at(card.zone) for card in story.card)
        self.aims, self.labels = story.aims, story.labels

    def first(self, world: Any) -> StoryState:
        """All cards face down, a crate on each of its places."""
        story: Story = world.mission.story
        crates = tuple(world.board.zone_at(zone) for zone in story.crates)
        return StoryState(crates=crates, free=not story.first)

    def entered(self, game: ZombicideGame, who: int, zone: int) -> None:
        """Somebody may have been waited for."""
        look_at_aim(game)

    def knocked_out(self, game: ZombicideGame, who: int, zone: int) -> None:
        """Goals count those in play (FH-KO-09)."""
        look_at_aim(game)

    def exits(self, game: ZombicideGame, zones: int) -> int:
        """Where the story lets people out."""
        aim = aim_of(game)
        return zones if aim is None else zones | aim.ways_out(game)

    def survivor_left(self, game: ZombicideGame, who: int) -> None:
        """The last one out wins."""
        if not game.in_play():
            change_story(game.state, won=True)
            check_goals(game)
        else:
            look_at_aim(game)


def aim_of(game: ZombicideGame) -> Aim | None:
    """What the team aims at now."""
    number = story_in(game.state).aim
    return None if number == NO_AIM else game.world.system(StoryCards).aims[number]


def look_at_aim(game: ZombicideGame) -> None:
    """Once it is reached its note is read."""
    aim = aim_of(game)
    if aim is not None and aim.reached is not None and aim.reached.holds(game, -1):
        change_story(game.state, aim=NO_AIM)
        read_note(game, aim.note, -1, -1)


def lying(game: ZombicideGame) -> list[int]:
    """The cards still on the board."""
    gone = story_in(game.state).gone
    return [n for n in range(len(story_of(game).card)) if not gone >> n & 1]


def list_story(game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
    """The card and the crate of the zone, each for an action."""
    zones, story = game.world.system(StoryCards).zones, story_in(game.state)
    for number in lying(game):
        if zones[number] == standing.zone:
            _list_card(game, standing, number, options)
    if standing.zone in story.crates and standing.left > 0:
        options.append(TakeCrate("crate"))


def _list_card(game: ZombicideGame, standing: Standing, number: int, options: list[Option]) -> None:
    """Not before its time; not again until what it asks for is there (FH-OBJ-11)."""
    story, state = story_of(game), story_in(game.state)
    card: StoryCard = story.card[number]
    key = f"story:{card.id}"
    asked = card.when is not None and not card.when.holds(game, standing.who)
    if not state.free and card.id not in story.first:
        game.forbid(key, story.lock, "card-locked")
    elif state.read >> number & 1 and asked:
        game.forbid(key, "FH-OBJ-11", "card-asks")
    elif standing.left > 0:
        options.append(TakeCard(key, card.id, number))


def take_card(game: ZombicideGame, turn: Turn, option: TakeCard) -> None:
    """Read it aloud; it does what it says, or stays where it lies, face up."""
    turn.pay(game, "objective")
    state, number, who = story_in(game.state), option.passage, turn.who
    card: StoryCard = story_of(game).card[number]
    if not state.read >> number & 1:
        game.tell(CardRead, who, number, number)
        change_story(game.state, read=state.read | 1 << number)
    if card.when is not None and not card.when.holds(game, who):
        game.tell(CardRefused, number)
        return
    change_story(game.state, gone=state.gone | 1 << number)
    game.call(AfterCard())
    game.call(ResolveEffects(StoryScene(number, (), who, game.state.survivors[who].zone)))


class AfterCard(Procedure, frozen=True, gc=False):
    """A card is done with: perhaps that was what the team aimed at."""

    def step(self, game: ZombicideGame) -> None:
        """Look."""
        game.end()
        look_at_aim(game)


def take_crate(game: ZombicideGame, turn: Turn, option: TakeCrate) -> None:
    """One card at random, and a free rearranging (FH-CRATE-01)."""
    turn.pay(game, "objective")
    zone = game.state.survivors[turn.who].zone
    crates = story_in(game.state).crates
    change_story(game.state, crates=tuple(other for other in crates if other != zone))
    game.tell(CrateOpened, turn.who, zone)
    game.call(OpenCrate(turn.who))


class OpenCrate(Procedure, frozen=True, gc=False):
    """Draw from the deck of pimpweapons; something may have been waiting inside (FHR-12)."""

    who: int

    def step(self, game: ZombicideGame) -> Draw | None:
        """An empty deck gives nothing."""
        if not len(game.state.prototypes):
            game.end()
            return None
        return Draw(SETUP, game.state.prototypes)

    def drawn(self, game: ZombicideGame, cards: tuple[int, ...]) -> None:
        """An event happens at once, a weapon is offered."""
        state, card = game.state, cards[0]
        state.prototypes = state.prototypes.without(cards)
        event = game.gear(card).event
        if event is None:
            game.goto(Receive(self.who, cards, "FH-CRATE-01"))
        else:
            game.end()
            state.removed = (*state.removed, card)
            event.happen(game, self.who)


class StoryActions(ActionFamily):
    """Taking story cards and opening crates."""

    carries: ClassVar[tuple[type[Option], ...]] = (TakeCard, TakeCrate)

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """The card and the crate of the zone."""
        list_story(game, standing, options)

    def carry_out(self, game: ZombicideGame, turn: Turn, option: TakeCard | TakeCrate) -> None:
        """Read the one, open the other."""
        if isinstance(option, TakeCard):
            take_card(game, turn, option)
        else:
            take_crate(game, turn, option)


STORY: Final = StoryActions()
