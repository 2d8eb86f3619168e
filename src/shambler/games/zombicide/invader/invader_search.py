"""Searching in Invader: rooms, of which soldiers search few (INV-SEARCH-04)."""

from __future__ import annotations

from typing import Final

from shambler.games.zombicide.core.edition import Refusal
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.searching import SearchPolicy
from shambler.games.zombicide.core.turn import Standing

NOTHING: Final[tuple[str, ...]] = ()


class InvaderSearch(SearchPolicy):
    """Room zones, one deck."""

    def decks(self, game: ZombicideGame, standing: Standing) -> tuple[str, ...]:
        """The one deck, or none."""
        return NOTHING if _refusal(game, standing) else game.world.edition.search_decks

    def why_not(self, game: ZombicideGame, standing: Standing) -> Refusal:
        """The zone, or who searches it."""
        refusal = _refusal(game, standing)
        assert refusal is not None
        return refusal


def _refusal(game: ZombicideGame, standing: Standing) -> Refusal | None:
    """Corridors are for those who search everywhere, mold is for nobody (INV-MOLD-05)."""
    zone, board, terrain = standing.zone, game.world.board, standing.terrain
    corridor = not board.rooms >> zone & 1
    if corridor and not (board.inside >> zone & 1 and _everywhere(standing)):
        return "Z-SEARCH-01", "not-a-room"
    if terrain.mold >> zone & 1:
        return "INV-MOLD-05", "mold-search"
    soldier = game.world.sheets[standing.who].kind == "soldier"
    if soldier and not terrain.special("security") >> zone & 1 and not _everywhere(standing):
        return "INV-SEARCH-04", "soldier"
    return None


def _everywhere(standing: Standing) -> bool:
    return standing.traits.has("search-everywhere")


SEARCH: Final = InvaderSearch()
