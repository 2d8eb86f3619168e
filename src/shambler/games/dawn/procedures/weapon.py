"""The Super Weapon: whom its Components serve (DOZ-RES-09)."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.state import ARRIVED


def weapon_serves(game: DawnGame, unit: int) -> bool:
    """Every Player unit, the National Guard only once it has reached Town (DOZ-GUARD-07)."""
    units = game.world.units
    if not units.player[unit]:
        return False
    return units.kind[unit] != "guard" or bool(game.state.unit_marks[unit] & ARRIVED)


def note_arrival(game: DawnGame, unit: int) -> None:
    """The National Guard has reached Town, however it came there (DOZ-GUARD-07)."""
    in_town = game.world.board.is_town[game.state.unit_at[unit]]
    if in_town and game.world.units.kind[unit] == "guard":
        game.state.unit_marks[unit] |= ARRIVED
