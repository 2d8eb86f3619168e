"""Searching (Z-SEARCH-01 to 03, Z-SEARCH-11) and receiving cards.

Where one may search, and in which decks, is for the edition to say: a :class:`SearchPolicy`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.arranging import Arrange
from shambler.games.zombicide.core.edition import ActionFamily, Refusal
from shambler.games.zombicide.core.game import SEARCH, SETUP, ZombicideGame
from shambler.games.zombicide.core.hooks import Listener, consult, report
from shambler.games.zombicide.core.inventory import cards_in_use, discard_card
from shambler.games.zombicide.core.state import GONE
from shambler.games.zombicide.core.turn import Standing, Turn
from shambler.kernel.box import Occasion
from shambler.kernel.chance import Draw
from shambler.kernel.decision import Decision, Option
from shambler.kernel.deck import Deck
from shambler.kernel.procedure import Procedure
from shambler.kernel.structs import replace

ONCE: Final = "search-done"
DRAWN: Final = "Z-SEARCH-02"  # the rule by which cards come that were drawn, not given
KEEP, THROW = opt.Say("say:keep", "keep"), opt.Say("say:discard", "discard")


def has_searched(standing: Standing) -> bool:
    """Once per turn, free searches included (Z-SEARCH-03), unless a skill lifts that."""
    return ONCE in standing.turn.used and not standing.traits.has("search-again")


def set_stock(game: ZombicideGame, deck: int, stock: Deck) -> None:
    """A deck to search becomes this one."""
    stocks = game.state.stocks
    game.state.stocks = (*stocks[:deck], stock, *stocks[deck + 1 :])


class SearchPolicy:
    """Where survivors may search, and in which decks."""

    one_by_one: ClassVar[bool] = False  # cards are drawn one after the other; an event ends it

    def decks(self, game: ZombicideGame, standing: Standing) -> tuple[str, ...]:
        """The decks a survivor may draw from where they stand."""
        raise NotImplementedError

    def why_not(self, game: ZombicideGame, standing: Standing) -> Refusal:
        """What keeps a survivor from drawing from another deck where they stand."""
        raise NotImplementedError


class SearchZone(Procedure, frozen=True, gc=False):
    """Draw from one deck; an empty one is made of its own discards again (Z-SEARCH-11)."""

    draws: ClassVar[str] = "gear"
    who: int
    deck: int
    count: int
    found: tuple[int, ...] = ()

    def step(self, game: ZombicideGame) -> Draw | None:
        """Draw what is still missing; shuffling comes first, in a step of its own."""
        stock = game.state.stocks[self.deck]
        missing = self._missing(game)
        if missing and len(stock):
            return Draw(SEARCH, stock, missing)
        if not missing or not self._shuffle(game):
            self._look(game)
        return None

    def occasion(self, game: ZombicideGame) -> Occasion:
        """Somebody searches."""
        deck = game.world.edition.search_decks[self.deck]
        return Occasion("search", {"who": self.who, "deck": deck}, "Z-SEARCH-01")

    def _missing(self, game: ZombicideGame) -> int:
        """How many cards are to be drawn now."""
        missing = self.count - len(self.found)
        if not game.world.edition.searching.one_by_one:
            return missing
        over = self.found and game.gear(self.found[-1]).event is not None
        return 0 if over else min(1, missing)

    def _shuffle(self, game: ZombicideGame) -> bool:
        """Were there discards to make a new deck of?"""
        state, name = game.state, game.world.edition.search_decks[self.deck]
        mine = tuple(sorted(card for card in state.discards if game.gear(card).deck == name))
        if mine:
            set_stock(game, self.deck, Deck(mine))
            state.discards = tuple(card for card in state.discards if card not in mine)
            game.tell(ev.DeckShuffled, name, rule="Z-SEARCH-11")
        return bool(mine)

    def drawn(self, game: ZombicideGame, cards: tuple[int, ...]) -> None:
        """Take them off the deck."""
        set_stock(game, self.deck, game.state.stocks[self.deck].without(cards))
        game.goto(replace(self, found=self.found + cards))

    def brought(self, game: ZombicideGame) -> tuple[int, ...]:
        """What comes of it in the end."""
        return self.found

    def _look(self, game: ZombicideGame) -> None:
        """Events happen at once, the rest is offered card by card."""
        state, cards = game.state, self.brought(game)
        game.tell(ev.Searched, self.who, state.survivors[self.who].zone, cards)
        kept = tuple(card for card in cards if game.gear(card).event is None)
        game.goto(Receive(self.who, kept))
        for card in reversed(cards):
            event = game.gear(card).event
            if event is not None:
                state.discards = (*state.discards, card)
                event.happen(game, self.who)


class Receive(Procedure, frozen=True, gc=False):
    """Cards come to a survivor: keep each, with a free rearranging, or discard it (Z-SEARCH-02)."""

    who: int
    cards: tuple[int, ...]
    rule: str = DRAWN

    def step(self, game: ZombicideGame) -> Decision | None:
        """Ask about the next card."""
        if not self.cards or game.state.survivors[self.who].zone == GONE:
            for card in self.cards:
                discard_card(game, self.who, card)
            game.end()
            return None
        about = {"who": self.who, "card": self.cards[0]}
        seats = (game.world.owners[self.who],)
        more: tuple[opt.Say, ...] = ()
        if self.rule == DRAWN:
            more = consult(game, Listener.drawn, more, self.who, self.cards[0])
        return Decision(seats, "receive", [KEEP, THROW, *more], self.rule, about)

    def chosen(self, game: ZombicideGame, option: opt.Say) -> None:
        """Into the inventory, or away."""
        card, rest = self.cards[0], self.cards[1:]
        game.goto(Receive(self.who, rest, self.rule))
        if option.word == "keep":
            game.tell(ev.CardKept, self.who, card)
            game.call(Arrange.of(game, (self.who,), (card,)))
        else:
            discard_card(game, self.who, card)
            if option.word != "discard":
                report(game, Listener.thrown, self.who, card)


class DrawPrize(Procedure, frozen=True, gc=False):
    """A card of the deck that only missions give; something may have been waiting there."""

    draws: ClassVar[str] = "prize"
    who: int
    rule: str

    def occasion(self, game: ZombicideGame) -> Occasion:
        """The mission gives it."""
        return Occasion("prize", {"who": self.who}, self.rule)

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
            game.goto(Receive(self.who, cards, self.rule))
        else:
            game.end()
            state.removed = (*state.removed, card)
            event.happen(game, self.who)


class SearchActions(ActionFamily):
    """Searching the zone."""

    carries: ClassVar[tuple[type[Option], ...]] = (opt.Search,)

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """One option for each deck that can be searched here."""
        if game.blocked is not None:
            self._explain(game, standing)
        if standing.crowd or (standing.turn.used and has_searched(standing)):
            return
        if standing.left < 1 and not standing.can("search"):
            return
        decks = game.world.edition.searching.decks(game, standing)
        if decks:
            options += game.world.menu.searches_in[decks]

    def _explain(self, game: ZombicideGame, standing: Standing) -> None:
        """What forbids every search, or this deck here."""
        policy = game.world.edition.searching
        decks = policy.decks(game, standing)
        for choice in game.world.menu.searches:
            if has_searched(standing):
                game.forbid(choice.key, "Z-SEARCH-03", "searched", who=standing.who)
            elif standing.crowd:
                game.forbid(choice.key, "Z-SEARCH-01", "enemies-here", who=standing.who)
            elif choice.deck not in decks:
                game.forbid(choice.key, *policy.why_not(game, standing), who=standing.who)

    def carry_out(self, game: ZombicideGame, turn: Turn, option: opt.Search) -> None:
        """Draw a card, more with the right skill or light."""
        turn.pay(game, "search", once=ONCE)
        search(game, turn.who, option.deck)


def search(game: ZombicideGame, who: int, name: str, lights: bool = True) -> None:
    """Draw from a deck, with the help of lights or without."""
    cards = cards_in_use(game, game.state.survivors[who]) if lights else ()
    shown = [game.gear(card).search_cards for card in cards]
    count = max(game.traits(who).search_cards, *shown, 1)
    deck = game.world.edition.search_decks.index(name)
    game.call(consult(game, Listener.searches, SearchZone(who, deck, count)))
    report(game, Listener.searched, who, name)


SEARCHING: Final = SearchActions()
