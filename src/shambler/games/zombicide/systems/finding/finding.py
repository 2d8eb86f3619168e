"""Skills that find more: Destiny, Hold your nose (FH-CAMP-14, FHR-14)."""

from __future__ import annotations

from typing import Any, Final

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.options import Say
from shambler.games.zombicide.core.searching import SearchZone
from shambler.games.zombicide.core.system import System
from shambler.games.zombicide.core.turn import Turn, turn_of
from shambler.kernel.structs import replace

DESTINY: Final = "destiny"
NOSE: Final = "draw-on-clear"
REDRAW: Final = Say("say:redraw", "redraw")


class Finding(System):
    """Who may draw again, and who draws when the air is clean."""

    def __init__(self, world: Any) -> None:
        redraws = () if world.may_learn(DESTINY) else ("received", "thrown")
        self.silent = (*redraws, *(() if world.may_learn(NOSE) else ("enemy_fell",)))

    def received(
        self, game: ZombicideGame, answers: tuple[Say, ...], who: int, card: int
    ) -> tuple[Say, ...]:
        """In the own turn, once; only cards that come from a deck to search."""
        place = turn_of(game, who)
        turn = game.state.stack[place] if place >= 0 else None
        deck = game.gear(card).deck in game.world.edition.search_decks
        if not deck or not game.traits(who).has(DESTINY) or not isinstance(turn, Turn):
            return answers
        return answers if DESTINY in turn.used else (*answers, REDRAW)

    def thrown(self, game: ZombicideGame, who: int, card: int) -> None:
        """Another one of the same deck."""
        place = turn_of(game, who)
        turn = game.state.stack[place]
        assert isinstance(turn, Turn)
        game.state.stack[place] = replace(turn, used=(*turn.used, DESTINY))
        deck = game.world.edition.search_decks.index(game.gear(card).deck)
        game.call(SearchZone(who, deck, 1))

    def enemy_fell(
        self, game: ZombicideGame, who: int, foe: int, melee: bool, zone: int, count: int
    ) -> None:
        """Everybody with the skill in a zone that is clear now; it is no search (FHR-14)."""
        if game.state.infested >> zone & 1:
            return
        for friend in game.here(zone):
            if game.traits(friend).has(NOSE):
                game.call(SearchZone(friend, 0, 1))
