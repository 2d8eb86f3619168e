"""What a turn of Fort Hendrix seldom has, asked in one go: most turns have none of it."""

from __future__ import annotations

from typing import Any

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.systems.escort.escort import NOBODY
from shambler.games.zombicide.systems.needs import ALONE, BONUS_LEFT, FALLEN, NIGHT, UNLOADED
from shambler.games.zombicide.systems.night.night_state import DAWN, DUSK


def occasions(game: ZombicideGame, who: int) -> int:
    """Bits of ``systems/needs.py``."""
    table: Any = game.state  # asked in every turn
    found = 0
    if not DAWN <= table.night.hour < DUSK:  # lights are for the night (FH-LIGHT-02)
        found = NIGHT
    if table.fallen.lying:
        found |= FALLEN
    if table.escort.leader == NOBODY:
        found |= ALONE
    if table.unloaded.cards:
        found |= UNLOADED
    sheet = table.sheets.people[who]
    if sheet.bonus > sheet.used:
        found |= BONUS_LEFT
    return found
