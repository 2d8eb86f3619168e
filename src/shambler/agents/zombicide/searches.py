"""Where survivors arm themselves: who may search where, and who needs it."""

from __future__ import annotations

from shambler.agents.zombicide.fight import armed
from shambler.agents.zombicide.habits import habits_of
from shambler.agents.zombicide.walking import ways
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.searching import has_searched
from shambler.games.zombicide.core.turn import Standing, Turn
from shambler.kernel.structs import replace


def may_search(game: ZombicideGame, standing: Standing, zone: int) -> bool:
    """May a survivor search a zone, as far as its kind is concerned?"""
    there = replace(standing, zone=zone, crowd=0)
    return bool(game.world.edition.searching.decks(game, there))


def hunger(game: ZombicideGame, standing: Standing) -> float:
    """What a search is worth to go for; nothing to whoever has had theirs."""
    if has_searched(standing):
        return 0.0
    habits = habits_of(game.world)
    return habits.hunt * (habits.search - habits.arms * armed(game, standing.survivor))


def mustering(game: ZombicideGame, turn: Turn) -> int:
    """Where a survivor goes while the team arms itself: the nearest room to search, or nowhere."""
    standing = turn.standing(game)
    here = standing.zone
    if armed(game, standing.survivor) >= habits_of(game.world).well_armed:
        return here
    rows = ways(game, game.has_pass(standing.survivor)).distance
    rooms = [
        zone
        for zone in game.zones_of(~game.state.infested & (1 << len(game.world.board.zones)) - 1)
        if rows[zone][here] >= 0 and may_search(game, standing, zone)
    ]
    return min(rooms, key=lambda zone: rows[zone][here], default=here)
