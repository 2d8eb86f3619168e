"""Taking story cards, crates and loads, each for an action (FH-OBJ-04, FH-CRATE-01)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from shambler.games.zombicide.board.masks import mask_of
from shambler.games.zombicide.core.edition import EVERYWHERE, ActionFamily
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import consult
from shambler.games.zombicide.core.searching import DrawPrize
from shambler.games.zombicide.core.turn import Standing, Turn
from shambler.games.zombicide.systems.sheets.sheets import mark
from shambler.games.zombicide.systems.story.content import Story, StoryCard
from shambler.games.zombicide.systems.story.effects import StoryLoad
from shambler.games.zombicide.systems.story.events import CardRefused, CrateOpened, LoadTaken
from shambler.games.zombicide.systems.story.moments import StoryListener
from shambler.games.zombicide.systems.story.options import TakeCard, TakeCrate, TakeLoad
from shambler.games.zombicide.systems.story.reading import read_card
from shambler.games.zombicide.systems.story.scene import story_of
from shambler.games.zombicide.systems.story.story import StoryCards, look_at_aim, resolve_card
from shambler.games.zombicide.systems.story.story_state import NOWHERE, change_story, story_in
from shambler.kernel.decision import Option

CRATE: Final = TakeCrate("crate")
LOAD: Final = TakeLoad("load")


class StoryActions(ActionFamily):
    """Taking story cards, opening crates, taking up a load."""

    carries: ClassVar[tuple[type[Option], ...]] = (TakeCard, TakeCrate, TakeLoad)

    def where(self, world: Any) -> int:
        """Where cards and crates lie; a load may be dropped anywhere."""
        story: Story = world.mission.story
        if any(isinstance(one, StoryLoad) for _, one in story.walk()):
            return EVERYWHERE
        crates = [world.board.zone_at(zone) for zone in story.crates]
        return mask_of((*crates, *world.system(StoryCards).cards_at))

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """What lies in the zone, each for an action."""
        story = story_in(game.state)
        for number in game.world.system(StoryCards).cards_at.get(standing.zone, ()):
            if not story.gone >> number & 1:
                _list_card(game, standing, number, options)
        if standing.left <= 0:
            return
        if standing.zone in story.crates:
            rule = consult(game, StoryListener.crate_locked, "", standing.zone)
            if rule:
                game.forbid(CRATE.key, rule, "crate-locked")
            else:
                options.append(CRATE)
        if story.load == standing.zone:
            options.append(LOAD)

    def carry_out(
        self, game: ZombicideGame, turn: Turn, option: TakeCard | TakeCrate | TakeLoad
    ) -> None:
        """Read it, open it, or take it up."""
        turn.pay(game, "objective")
        if isinstance(option, TakeCard):
            take_card(game, turn.who, option.passage)
        elif isinstance(option, TakeCrate):
            take_crate(game, turn.who)
        else:
            take_load(game, turn.who)


def _list_card(game: ZombicideGame, standing: Standing, number: int, options: list[Option]) -> None:
    """Not before its time; not again until what it asks for is there (FH-OBJ-11)."""
    story, state = story_of(game), story_in(game.state)
    card: StoryCard = story.card[number]
    key = f"story:{card.id}"
    known = bool(state.read >> number & 1) or bool(card.known)
    if not state.free and card.id not in story.first:
        game.forbid(key, story.lock, "card-locked")
    elif known and card.when is not None and not card.when.holds(game, standing.who):
        game.forbid(key, card.known or "FH-OBJ-11", "card-asks")
    elif standing.left > 0:
        options.append(TakeCard(key, card.id, number))


def take_card(game: ZombicideGame, who: int, number: int) -> None:
    """It does what it says, or stays where it lies, face up (FH-OBJ-11)."""
    card: StoryCard = story_of(game).card[number]
    unread = not story_in(game.state).read >> number & 1
    if card.when is None or card.when.holds(game, who) or (unread and story_in(game.state).veiled):
        resolve_card(game, who, number)
    else:
        read_card(game, who, number)
        game.tell(CardRefused, number)


def take_crate(game: ZombicideGame, who: int) -> None:
    """One card at random, and a free rearranging (FH-CRATE-01)."""
    zone = game.state.survivors[who].zone
    crates = story_in(game.state).crates
    change_story(game.state, crates=tuple(other for other in crates if other != zone))
    game.tell(CrateOpened, who, zone)
    game.call(DrawPrize(who, "FH-CRATE-01"))


def take_load(game: ZombicideGame, who: int) -> None:
    """The new carrier suffers what the old one did."""
    change_story(game.state, carrier=who, load=NOWHERE)
    game.tell(LoadTaken, who)
    effects = [one for _, one in story_of(game).walk() if isinstance(one, StoryLoad)]
    for effect in effects[:1]:
        mark(game, who, effect.mark, 1)
    look_at_aim(game)


STORY: Final = StoryActions()
