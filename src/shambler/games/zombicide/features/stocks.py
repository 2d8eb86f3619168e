"""Searching where there are several decks: which ones depends on the mode (NLD-SEARCH-05 to 08)."""

from __future__ import annotations

from shambler.games.zombicide import events as ev
from shambler.games.zombicide import options as opt
from shambler.games.zombicide.edition import Actions
from shambler.games.zombicide.features.missions import event_zone, search_decks, searched
from shambler.games.zombicide.procedures.searching import ONCE, Receive, Refusal
from shambler.games.zombicide.procedures.spawning import SpawnAt
from shambler.games.zombicide.procedures.turn import Standing, Turn
from shambler.games.zombicide.state import EMPTY, Survivor
from shambler.games.zombicide.table import SEARCH, Table
from shambler.kernel.chance import Draw
from shambler.kernel.decision import Option
from shambler.kernel.deck import Deck
from shambler.kernel.procedure import Procedure


def decks_for(game: Table, who: int) -> tuple[str, ...]:
    """The decks a survivor may draw from here: indoors by their mode, else as the scene says."""
    survivor, names = game.state.survivors[who], game.world.edition.search_decks
    decks: tuple[str, ...] = ()
    if not game.world.outside >> survivor.zone & 1:
        decks = names[:1] if survivor.side else names
    return search_decks(game, who, decks)


def why_no_search(game: Table, standing: Standing) -> Refusal | None:
    """What forbids every search here, if anything does."""
    if ONCE in standing.turn.used:
        return "Z-SEARCH-03", "searched"
    if standing.crowd:
        return "Z-SEARCH-01", "enemies-here"
    return None if standing.can("search") else ("Z-ROUND-03", "no-actions")


def list_search(game: Table, standing: Standing, options: list[Option]) -> None:
    """One option for each deck."""
    refusal = why_no_search(game, standing)
    if refusal is not None and game.blocked is None:
        return
    decks = decks_for(game, standing.who)
    for choice in game.world.menu.searches:
        if refusal is None and choice.deck in decks:
            options.append(choice)
        elif game.blocked is not None:
            outdoors = game.world.outside >> standing.zone & 1
            closed = ("Z-SEARCH-01", "not-a-room") if outdoors else ("NLD-SEARCH-05", "wrong-mode")
            game.forbid(choice.key, *(refusal or closed), who=standing.who)


def search(game: Table, turn: Turn, option: opt.SearchDeck) -> None:
    """Draw a card, two with a light."""
    survivor = game.state.survivors[turn.who]
    turn.pay(game, "search", once=ONCE)
    deck = game.world.edition.search_decks.index(option.deck)
    game.call(SearchStock(turn.who, deck, _cards(game, survivor)))
    searched(game, turn.who, option.deck)


def _cards(game: Table, survivor: Survivor) -> int:
    held = [game.gear(card) for card in survivor.hands if card != EMPTY]
    packed = [gear for gear in map(game.gear, survivor.pack) if gear.in_pack]
    return max((gear.search_cards for gear in (*held, *packed)), default=1)


class SearchStock(Procedure, frozen=True, gc=False):
    """Draw from one deck; an empty one is made of its own discards again (NLD-SEARCH-07)."""

    who: int
    deck: int
    count: int
    found: tuple[int, ...] = ()

    def step(self, game: Table) -> Draw | None:
        """Draw what is still missing, shuffling first when needed."""
        missing = self.count - len(self.found)
        if missing and not len(game.state.stocks[self.deck]):
            self._shuffle(game)
        stock = game.state.stocks[self.deck]
        if missing and len(stock):
            return Draw(SEARCH, stock, missing)
        self._look(game)
        return None

    def _shuffle(self, game: Table) -> None:
        state, name = game.state, game.world.edition.search_decks[self.deck]
        mine = tuple(sorted(card for card in state.discards if game.gear(card).deck == name))
        if mine:
            self._replace(game, Deck(mine))
            state.discards = tuple(card for card in state.discards if card not in mine)
            game.tell(ev.DeckShuffled, name, rule="NLD-SEARCH-07")

    def _replace(self, game: Table, stock: Deck) -> None:
        stocks = game.state.stocks
        game.state.stocks = (*stocks[: self.deck], stock, *stocks[self.deck + 1 :])

    def drawn(self, game: Table, cards: tuple[int, ...]) -> None:
        """Take them off the deck."""
        self._replace(game, game.state.stocks[self.deck].without(cards))
        game.goto(SearchStock(self.who, self.deck, self.count, self.found + cards))

    def _look(self, game: Table) -> None:
        """Events happen at once, the rest is offered card by card."""
        state, cards = game.state, self.found
        zone = state.survivors[self.who].zone
        game.tell(ev.Searched, self.who, zone, cards)
        kept = tuple(card for card in cards if game.gear(card).event is None)
        game.goto(Receive(self.who, kept))
        for card in reversed(cards):
            event = game.gear(card).event
            if event is not None:
                state.discards = (*state.discards, card)
                foe = game.world.foe_index[event.text("enemy")]
                game.call(SpawnAt(event_zone(game, zone), foe, event.number("count")))


STOCKS = Actions(list_search, {opt.SearchDeck: search})
