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
