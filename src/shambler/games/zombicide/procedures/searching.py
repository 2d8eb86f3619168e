"""Searching rooms (Z-SEARCH-01 to 03) and receiving cards."""

from __future__ import annotations

from shambler.games.zombicide import events as ev
from shambler.games.zombicide import options as opt
from shambler.games.zombicide.edition import Actions
from shambler.games.zombicide.procedures.inventory import Arrange, discard_card
from shambler.games.zombicide.procedures.reflexes import SpawnCard
from shambler.games.zombicide.procedures.spawning import SpawnOnMold
from shambler.games.zombicide.procedures.turn import Standing, Turn
from shambler.games.zombicide.state import EMPTY, GONE
from shambler.games.zombicide.table import SEARCH, Table
from shambler.kernel.chance import Draw
from shambler.kernel.decision import Decision, Option
from shambler.kernel.deck import Deck
from shambler.kernel.procedure import Procedure

ONCE = "search-done"
KEEP, THROW = opt.Say("say:keep", "keep"), opt.Say("say:discard", "discard")


Refusal = tuple[str, str]  # the rule, and the reason in a word


def why_no_search(game: Table, standing: Standing) -> Refusal | None:
    """What forbids searching here, if anything does."""
    if ONCE in standing.turn.used:
        return "Z-SEARCH-03", "searched"
    if standing.crowd:
        return "Z-SEARCH-01", "enemies-here"
    bit = 1 << standing.zone
    zone = game.world.board.zones[standing.zone]
    everywhere = "search-everywhere" in standing.traits.flags
    if not zone.inside or (zone.kind == "corridor" and not everywhere):
        return "Z-SEARCH-01", "not-a-room"
    if game.terrain.mold & bit:
        return "INV-MOLD-05", "mold-search"
    soldier = game.world.soldiers[standing.who] and not everywhere
    if soldier and not game.terrain.special("security") & bit:
        return "INV-SEARCH-04", "soldier"
    return None if standing.can("search") else ("Z-ROUND-03", "no-actions")


def list_search(game: Table, standing: Standing, options: list[Option]) -> None:
    """The search action, where it is allowed."""
    refusal = why_no_search(game, standing)
    if refusal is None:
        options.append(game.world.menu.search)
    elif game.blocked is not None:
        rule, reason = refusal
        game.forbid("search", rule, reason, who=standing.who)


def search(game: Table, turn: Turn, option: opt.Search) -> None:
    """Draw a card, two with the right skill or light."""
    traits = game.traits(turn.who)
    survivor = game.state.survivors[turn.who]
    turn.pay(game, "search", once=ONCE)
    cards = game.world.cards
    lights = max((cards[c].search_cards for c in survivor.body if c != EMPTY), default=1)
    game.call(SearchZone(turn.who, max(traits.search_cards, lights)))


class SearchZone(Procedure, frozen=True, gc=False):
    """Draw equipment cards; an empty deck is made of its discards again (Z-SEARCH-11)."""

    who: int
    count: int
    found: tuple[int, ...] = ()

    def step(self, game: Table) -> Draw | None:
        """Draw what is still missing, shuffling first when needed."""
        state = game.state
        missing = self.count - len(self.found)
        if missing and not len(state.equipment) and state.discards:
            state.equipment = Deck(tuple(sorted(state.discards)))
            state.discards = ()
            game.tell(ev.DeckShuffled, "equipment", rule="Z-SEARCH-11")
        if missing and len(state.equipment):
            return Draw(SEARCH, state.equipment, missing)
        self._look(game)
        return None

    def drawn(self, game: Table, cards: tuple[int, ...]) -> None:
        """Take them off the deck."""
        game.state.equipment = game.state.equipment.without(cards)
        game.goto(SearchZone(self.who, self.count, self.found + cards))

    def _look(self, game: Table) -> None:
        """Events happen at once, the rest is offered card by card."""
        state, cards = game.state, self.found
        game.tell(ev.Searched, self.who, state.survivors[self.who].zone, cards)
        kept = tuple(card for card in cards if game.gear(card).event is None)
        game.goto(Receive(self.who, kept))
        for card in reversed(cards):
            event = game.gear(card).event
            if event is not None:
                state.discards = (*state.discards, card)
                game.call(SpawnCard())
                game.call(
                    SpawnOnMold(game.world.foe_index[event.text("enemy")], event.number("count"))
                )


class Receive(Procedure, frozen=True, gc=False):
    """Cards come to a survivor: keep each, with a free rearranging, or discard it (Z-SEARCH-02)."""

    who: int
    cards: tuple[int, ...]
    rule: str = "Z-SEARCH-02"

    def step(self, game: Table) -> Decision | None:
        """Ask about the next card."""
        if not self.cards or game.state.survivors[self.who].zone == GONE:
            for card in self.cards:
                discard_card(game, self.who, card)
            game.end()
            return None
        about = {"who": self.who, "card": self.cards[0]}
        seats = (game.world.owners[self.who],)
        return Decision(seats, "receive", [KEEP, THROW], self.rule, about)

    def chosen(self, game: Table, option: opt.Say) -> None:
        """Into the inventory, or away."""
        card, rest = self.cards[0], self.cards[1:]
        game.goto(Receive(self.who, rest, self.rule))
        if option.word == "keep":
            game.tell(ev.CardKept, self.who, card)
            game.call(Arrange.of(game, (self.who,), (card,)))
        else:
            discard_card(game, self.who, card)


def list_tank(game: Table, standing: Standing, options: list[Option]) -> None:
    """Take an oxygen tank in a supply room without enemies (INV-ROOM-02)."""
    if game.terrain.mold >> standing.zone & 1:
        game.forbid("oxygen", "INV-MOLD-06", "mold-room")
    elif standing.crowd:
        game.forbid("oxygen", "INV-ROOM-02", "enemies-at-tanks")
    elif not game.state.supply:
        game.forbid("oxygen", "INV-ROOM-02", "no-tanks")
    elif not standing.can("oxygen"):
        game.forbid("oxygen", "Z-ROUND-03", "no-actions")
    else:
        options.append(game.world.menu.tank)


def take_tank(game: Table, turn: Turn, option: opt.TakeTank) -> None:
    """The tank comes with a free rearranging."""
    turn.pay(game, "oxygen")
    tank, game.state.supply = game.state.supply[0], game.state.supply[1:]
    game.tell(ev.TankTaken, turn.who)
    game.call(Arrange.of(game, (turn.who,), (tank,), "INV-ROOM-02"))


SEARCHING = Actions(list_search, {opt.Search: search})
SUPPLY = Actions(list_tank, {opt.TakeTank: take_tank}, where=lambda world: int(world.oxygen))
