"""With the Clarion Courier in play Town Center has to be fought for (DOZ-CLARION-02, -03)."""

from __future__ import annotations

from shambler.games.dawn.abilities.facts import LastLine
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.state import TOWN


def town_is_defended(game: DawnGame) -> bool:
    """Is the Courier awake, and is anybody in Town Center who can fight (DOZ-RUL-39)?"""
    player = game.world.units.player
    return any(map(game.in_play, game.world.units.having(LastLine))) and any(
        player[unit] for unit in game.fighters_at(TOWN)
    )
