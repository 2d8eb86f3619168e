"""Skills that find more: Destiny, Hold your nose, Matching set (FH-CAMP-14, FHR-14, FHR-29)."""

from __future__ import annotations

from typing import Any, Final

from shambler.games.zombicide.core.events import DeckShuffled
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.options import Say
from shambler.games.zombicide.core.searching import SearchZone, set_stock
from shambler.games.zombicide.core.system import System
from shambler.games.zombicide.core.turn import Turn, turn_of
from shambler.kernel.structs import replace

DESTINY: Final = "destiny"
NOSE: Final = "draw-on-clear"
MATCH: Final = "matching-set"
REDRAW: Final = Say("say:redraw", "redraw")


class Finding(System):
    """Who may draw again, and who draws when the air is clean."""

    def __init__(self, world: Any) -> None:
        redraws = () if world.may_learn(DESTINY) else ("drawn", "thrown")
        clears = () if world.may_learn(NOSE) else ("enemy_fell",)
        matches = () if world.may_learn(MATCH) else ("searches",)
        self.silent = (*redraws, *clears, *matches)

    def drawn(
        self, game: ZombicideGame, answers: tuple[Say, ...], who: int, card: int
    ) -> tuple[Say, ...]:
        """In the own turn, once."""
        place = turn_of(game, who)
        turn = game.state.stack[place] if place >= 0 else None
        if not game.traits(who).has(DESTINY) or not isinstance(turn, Turn):
            return answers
        return answers if turn.granted or DESTINY in turn.used else (*answers, REDRAW)

    def thrown(self, game: ZombicideGame, who: int, card: int) -> None:
        """Another one of the same deck."""
        place = turn_of(game, who)
        turn = game.state.stack[place]
        assert isinstance(turn, Turn)
        game.state.stack[place] = replace(turn, used=(*turn.used, DESTINY))
        deck = game.world.edition.search_decks.index(game.gear(card).deck)
        game.call(SearchZone(who, deck, 1))

    def searches(self, game: ZombicideGame, search: SearchZone) -> SearchZone:
        """Whoever has an eye for pairs."""
        paired = game.traits(search.who).has(MATCH)
        return PairedSearch(search.who, search.deck, search.count) if paired else search

    def enemy_fell(
        self, game: ZombicideGame, who: int, foe: int, melee: bool, zone: int, count: int
    ) -> None:
        """Everybody with the skill in a zone that is clear now; it is no search (FHR-14)."""
        if game.state.infested >> zone & 1:
            return
        for friend in game.here(zone):
            if game.traits(friend).has(NOSE):
                game.call(SearchZone(friend, 0, 1))


class PairedSearch(SearchZone, frozen=True, gc=False):
    """A search that finds the other one of each pair, too (FHR-29)."""

    def brought(self, game: ZombicideGame) -> tuple[int, ...]:
        """If the deck still has it; then it is shuffled."""
        return with_twins(game, self.who, self.deck, self.found)


def with_twins(game: ZombicideGame, who: int, deck: int, found: tuple[int, ...]) -> tuple[int, ...]:
    """What a search found, and a second copy of each dual weapon that the deck still has."""
    stock, twins = game.state.stocks[deck], list[int]()
    for gear in map(game.gear, found):
        alike = [other for other in stock.cards if game.gear(other).model == gear.model]
        if alike and any(weapon.dual for weapon in gear.weapons):
            twins.append(alike[0])
            stock = stock.remove(alike[0])
    if twins:
        set_stock(game, deck, stock.shuffled_with())
        name = game.world.edition.search_decks[deck]
        game.tell(DeckShuffled, name, rule=game.traits(who).rules[MATCH])
    return (*found, *twins)
