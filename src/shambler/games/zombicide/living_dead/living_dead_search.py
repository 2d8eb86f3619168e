"""Searching in Night of the Living Dead: which decks depends on the mode (NLD-SEARCH-05, 06)."""

from __future__ import annotations

from typing import Final

from shambler.games.zombicide.core.edition import Refusal
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import Listener, consult
from shambler.games.zombicide.core.searching import SearchPolicy
from shambler.games.zombicide.core.turn import Standing
from shambler.games.zombicide.systems.sides.side_state import ROMERO, sides_in

NOTHING: Final[tuple[str, ...]] = ()


class LivingDeadSearch(SearchPolicy):
    """Interior zones; what the scene says besides (NLD-SEARCH-08)."""

    def decks(self, game: ZombicideGame, standing: Standing) -> tuple[str, ...]:
        """Indoors by their mode, else as the scene says."""
        names, decks = game.world.edition.search_decks, NOTHING
        if not game.world.outside >> standing.zone & 1:
            decks = names[:1] if sides_in(game.state).up[standing.who] == ROMERO else names
        if Listener.search_decks in game.world.hooks:  # few scenes have other decks
            return consult(game, Listener.search_decks, decks, standing.who)
        return decks

    def why_not(self, game: ZombicideGame, standing: Standing) -> Refusal:
        """Not outdoors, and in Romero mode only the house deck."""
        outdoors = game.world.outside >> standing.zone & 1
        return ("Z-SEARCH-01", "not-a-room") if outdoors else ("NLD-SEARCH-05", "wrong-mode")


SEARCH: Final = LivingDeadSearch()
