"""Which weapons are empty (Z-RELOAD-01)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from shambler.games.zombicide.core.state import ZombicideState


class ReloadState(msgspec.Struct, frozen=True):
    """Weapons that must be reloaded."""

    cards: tuple[int, ...] = ()


def unloaded_in(state: ZombicideState) -> tuple[int, ...]:
    """The weapons that have fired and cannot fire again."""
    table: Any = state
    cards: tuple[int, ...] = table.unloaded.cards
    return cards


def set_unloaded(state: ZombicideState, cards: Iterable[int]) -> None:
    """Exactly these weapons are empty."""
    table: Any = state
    table.unloaded = ReloadState(tuple(cards))
