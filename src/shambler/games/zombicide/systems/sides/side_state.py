"""Which side of each survivor's card shows (NLD-MODE-01)."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

import msgspec

from shambler.games.zombicide.core.state import ZombicideState
from shambler.kernel.structs import replace

COLOUR: Final = 0  # the main side of a card (Zombicide mode)
ROMERO: Final = 1  # the other one
Side: TypeAlias = Literal["zombicide", "romero"]
SIDES: Final[tuple[Side, Side]] = ("zombicide", "romero")


class SideState(msgspec.Struct, frozen=True):
    """The cards of all survivors, each in its place."""

    up: tuple[int, ...]  # the side that shows
    wants_main: tuple[bool, ...]  # would show the main one if nothing forced the other
    kept: tuple[tuple[int, ...], ...]  # skills of the main side while the other one shows


def sides_in(state: ZombicideState) -> SideState:
    """The sides of the cards at the table."""
    table: Any = state
    sides: SideState = table.sides
    return sides


def change_side(state: ZombicideState, who: int, **fields: Any) -> None:
    """What one survivor's card shows, wants or keeps."""
    table: Any = state
    changed = {
        name: (*old[:who], value, *old[who + 1 :])
        for name, value in fields.items()
        for old in [getattr(table.sides, name)]
    }
    table.sides = replace(table.sides, **changed)
