"""Searching in Fort Hendrix: every room, once; military tiles have a deck of their own."""

from __future__ import annotations

from typing import ClassVar, Final

from shambler.games.zombicide.core.edition import Refusal
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.searching import SearchPolicy
from shambler.games.zombicide.core.turn import Standing


class HendrixSearch(SearchPolicy):
    """Rooms only (Z2E-041); the room's own tile decides which deck (FH-SEARCH-09, FHR-13)."""

    one_by_one: ClassVar[bool] = True  # FHR-21

    def decks(self, game: ZombicideGame, standing: Standing) -> tuple[str, ...]:
        """The deck of the tile, else the first one."""
        known = game.world.memo.decks
        if standing.zone not in known:
            known[standing.zone] = self._decks(game, standing)
        return known[standing.zone]

    def _decks(self, game: ZombicideGame, standing: Standing) -> tuple[str, ...]:
        if game.world.outside >> standing.zone & 1:
            return ()
        tile = game.world.content.tiles.get(game.world.board.zones[standing.zone].tiles[0])
        own = tile.deck if tile is not None else ""
        return (own or game.world.edition.search_decks[0],)

    def why_not(self, game: ZombicideGame, standing: Standing) -> Refusal:
        """Not outdoors, and not from the deck of other tiles."""
        outdoors = game.world.outside >> standing.zone & 1
        return ("Z-SEARCH-01", "not-a-room") if outdoors else ("FH-SEARCH-09", "other-deck")


SEARCH: Final = HendrixSearch()
