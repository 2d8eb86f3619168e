"""Rooms: where something may be found, and who may search where."""

from __future__ import annotations

from shambler.agents.zombicide.walking import steps
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.turn import Standing, Turn
from shambler.games.zombicide.system_parts import mold_shown
from shambler.kernel.structs import replace


def may_search(game: ZombicideGame, standing: Standing, zone: int) -> bool:
    """May a survivor search a zone, as far as its kind is concerned?"""
    there = replace(standing, zone=zone, crowd=0)
    return bool(game.world.edition.searching.decks(game, there))


def hiding_places(game: ZombicideGame) -> list[int]:
    """Where tools may be found: rooms without enemies."""
    rooms = game.world.board.rooms & ~mold_shown(game.state).active & ~game.state.infested
    return list(game.zones_of(rooms))


def search_rooms(game: ZombicideGame, team: list[int], going: list[int]) -> None:
    """Whoever is sent to a room that they may not search goes to the nearest one that they may."""
    rooms = hiding_places(game)
    for who in team:
        survivor, standing = game.state.survivors[who], Turn(who).standing(game)
        if going[who] in rooms and not may_search(game, standing, going[who]):
            mine = [room for room in rooms if may_search(game, standing, room)]
            going[who] = min(mine, key=lambda room: steps(game, survivor, room), default=going[who])
