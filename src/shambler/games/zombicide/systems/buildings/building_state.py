"""Which buildings have been opened, and which doors no tool opens (Z2E-050)."""

from __future__ import annotations

from typing import Any

import msgspec

from shambler.games.zombicide.core.state import ZombicideState
from shambler.kernel.structs import replace


class BuildingState(msgspec.Struct, frozen=True):
    """Masks: the buildings opened so far, by number, and the doors that stay shut."""

    opened: int = 0
    barred: int = 0


def buildings_in(state: ZombicideState) -> BuildingState:
    """What is open and what is barred."""
    table: Any = state
    found: BuildingState = table.buildings
    return found


def change_buildings(state: ZombicideState, **masks: int) -> None:
    """One more is open, or a door can be opened now."""
    table: Any = state
    table.buildings = replace(buildings_in(state), **masks)
