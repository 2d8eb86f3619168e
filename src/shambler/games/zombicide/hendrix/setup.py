"""Set-up of Fort Hendrix: cards dealt at random, kept ones laid out, how the mission begins."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.arranging import Arrange
from shambler.games.zombicide.core.game import SETUP, ZombicideGame
from shambler.games.zombicide.core.inventory import carried
from shambler.games.zombicide.core.round import EnemiesPhase
from shambler.games.zombicide.core.setup import hold
from shambler.games.zombicide.missions.describing import OpeningPhase
from shambler.games.zombicide.systems.sheets.sheet_state import change_team, sheet_of, team_of
from shambler.games.zombicide.systems.sheets.sheets import PickMissionSkill, begin_skill
from shambler.kernel.box import Occasion
from shambler.kernel.chance import Draw
from shambler.kernel.decision import Decision, Option
from shambler.kernel.deck import Deck
from shambler.kernel.procedure import Procedure


class DealStartingCards(Procedure, frozen=True, gc=False):
    """One card each, at random (Z2E-003); one of them makes its player the first (Z2E-004)."""

    draws: ClassVar[str] = "starting"

    def occasion(self, game: ZombicideGame) -> Occasion:
        """One survivor after the other; in a small team some cards are left over."""
        who = len(game.state.typed)
        return Occasion("deal", {"who": who if who < game.world.team else -1}, "Z2E-003")

    def step(self, game: ZombicideGame) -> Draw:
        """All of them."""
        bag = game.state.starting
        return Draw(SETUP, Deck(bag), len(bag))

    def drawn(self, game: ZombicideGame, cards: tuple[int, ...]) -> None:
        """Into the hands; the starting spawn zone is the first (FH-SPAWN-04)."""
        state, team = game.state, game.world.team
        state.first_spawn = state.spawns[0].zone
        state.starting = cards[team:]
        for who, card in enumerate(cards[:team]):
            deal(game, who, card)
        game.goto(DealRest())


def deal(game: ZombicideGame, who: int, card: int) -> None:
    """A starting card for a survivor."""
    hold(game.world, game.state.survivors[who], card)
    game.tell(ev.Dealt, who, card, rule="Z2E-003")
    goes_first(game, who, card)


def goes_first(game: ZombicideGame, who: int, card: int) -> None:
    """One of the cards makes its player the first (Z2E-004)."""
    if game.gear(card).has("goes-first"):
        game.state.first_player = game.world.owners[who]


class DealRest(Procedure, frozen=True, gc=False):
    """In a small team the players choose who gets a second card, as evenly as possible."""

    def step(self, game: ZombicideGame) -> Decision | None:
        """Nobody gets two more than anybody else."""
        rest = game.state.starting
        if not rest:
            game.end()
            return None
        has = [len(carried(survivor)) for survivor in game.state.survivors[: game.world.team]]
        least = [who for who, count in enumerate(has) if count == min(has)]
        options: list[Option] = [game.world.menu.take[who] for who in least]
        return Decision(game.world.seats, "deal-rest", options, "Z2E-003", {"card": rest[0]})

    def chosen(self, game: ZombicideGame, option: opt.Pick) -> None:
        """The next card is theirs."""
        card, *rest = game.state.starting
        game.state.starting = tuple(rest)
        mine = carried(game.state.survivors[option.who])
        room = game.world.edition.hands + game.world.edition.pack
        if len(mine) < room:
            deal(game, option.who, card)
        else:  # one too many: choose what to leave (FH-KEEP-06)
            goes_first(game, option.who, card)
            game.call(Arrange.of(game, (option.who,), (card,), "FH-KEEP-06"))


class LayOutKept(Procedure, frozen=True, gc=False):
    """Kept cards and cards of skills come on top; the rest is discarded (FH-KEEP-06)."""

    def step(self, game: ZombicideGame) -> None:
        """Survivor by survivor."""
        game.end()
        kept = team_of(game.state).kept
        change_team(game.state, kept=())
        for who in reversed(range(game.world.team)):
            if game.traits(who).has("starts-with-campaign-skill"):
                game.call(PickMissionSkill(who))
            for skill in reversed(sheet_of(game.state, who).skills):
                begin_skill(game, who, game.world.skill_index[skill])
            mine = tuple(card for owner, card in kept if owner == who)
            if mine:
                game.call(TakeKept(who, mine))


class TakeKept(Procedure, frozen=True, gc=False):
    """A survivor's kept cards are on the table: arrange everything freely (FH-SETUP-04)."""

    who: int
    cards: tuple[int, ...]

    def step(self, game: ZombicideGame) -> None:
        """All of them together."""
        state = game.state
        state.aside = tuple(card for card in state.aside if card not in self.cards)
        game.goto(Arrange.of(game, (self.who,), self.cards, "FH-KEEP-06"))


class MissionBegins(Procedure, frozen=True, gc=False):
    """Some missions open with a zombie phase; the clock stands still (FH-M1-06)."""

    def step(self, game: ZombicideGame) -> None:
        """If this one does."""
        game.end()
        if any(isinstance(word, OpeningPhase) for word in game.world.mission.special):
            game.call(EnemiesPhase())
