"""Searching a car in which weapons lie: until one comes (Z2E-083)."""

from __future__ import annotations

from typing import Any

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import Listener, report
from shambler.games.zombicide.core.inventory import discard_card
from shambler.games.zombicide.core.searching import SearchZone
from shambler.games.zombicide.systems.finding.finding import MATCH, with_twins


def decks_at(world: Any, zone: int) -> tuple[str, ...]:
    """The decks of the tiles that a street lies on; of two of them the player chooses one."""
    tiles = [world.content.tiles.get(tile) for tile in world.board.zones[zone].tiles]
    first = world.edition.search_decks[0]
    decks = [tile.deck or first if tile is not None else first for tile in tiles]
    return tuple(dict.fromkeys(decks)) or (first,)


def search_for_weapon(game: ZombicideGame, who: int, name: str) -> None:
    """Light shows nothing more: it ends with the first weapon."""
    game.call(WeaponSearch(who, game.world.edition.search_decks.index(name), 1))
    report(game, Listener.searched, who, name)


class WeaponSearch(SearchZone, frozen=True, gc=False):
    """Card by card until a weapon comes, or an event that stops it; the rest is discarded."""

    def _missing(self, game: ZombicideGame) -> int:
        last = game.gear(self.found[-1]) if self.found else None
        return 0 if last is not None and (last.weapons or last.event is not None) else 1

    def brought(self, game: ZombicideGame) -> tuple[int, ...]:
        """What ended the search; a deck without weapons brings nothing."""
        kept = () if self._missing(game) else self.found[-1:]
        for card in self.found[: len(self.found) - len(kept)]:
            discard_card(game, self.who, card)
        if game.traits(self.who).has(MATCH):
            return with_twins(game, self.who, self.deck, kept)
        return kept
