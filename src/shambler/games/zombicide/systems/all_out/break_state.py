"""What is broken, and who has mended it."""

from __future__ import annotations

from typing import Any

import msgspec

from shambler.games.zombicide.core.state import ZombicideState
from shambler.kernel.structs import replace


class BreakState(msgspec.Struct, frozen=True):
    """Breaks of the attack that is going on, and who ignored some this round."""

    breaks: int = 0
    ignored: tuple[int, ...] = ()


def breaks_in(state: ZombicideState) -> BreakState:
    """What is broken."""
    table: Any = state
    found: BreakState = table.breaks
    return found


def change_breaks(state: ZombicideState, **fields: Any) -> None:
    """More breaks, or none any more."""
    table: Any = state
    table.breaks = replace(breaks_in(state), **fields)
