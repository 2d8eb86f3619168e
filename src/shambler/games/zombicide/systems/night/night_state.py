"""The hour, and who shines a light where (FH-CLOCK-01, FH-LIGHT-05)."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from shambler.games.zombicide.core.state import ZombicideState
from shambler.kernel.structs import replace

OFF: Final = -1
DAWN, DUSK = 7, 19  # the first hours of day and of night (FH-CLOCK-03)
HOURS: Final = 24


class NightState(msgspec.Struct, frozen=True):
    """``beams``: for each survivor the second zone of their beam, or their own; OFF without."""

    hour: int
    beams: tuple[int, ...]


def night_in(state: ZombicideState) -> NightState:
    """The hour and the lights."""
    table: Any = state
    found: NightState = table.night
    return found


def change_night(state: ZombicideState, **fields: Any) -> None:
    """Time passes, lights move."""
    table: Any = state
    table.night = replace(night_in(state), **fields)


def is_night(state: ZombicideState) -> bool:
    """From 7 pm to 6 am."""
    table: Any = state
    return not DAWN <= table.night.hour < DUSK


def set_beam(state: ZombicideState, who: int, zone: int) -> None:
    """A survivor's light shines there, or is OFF."""
    beams = night_in(state).beams
    change_night(state, beams=(*beams[:who], zone, *beams[who + 1 :]))


def lit_zones(state: ZombicideState) -> int:
    """The zones in light, as bits: each beam covers its survivor's zone and one more."""
    beams, mask = night_in(state).beams, 0
    if max(beams) == OFF:
        return mask
    for survivor, beam in zip(state.survivors, beams, strict=True):
        if beam != OFF and survivor.zone >= 0:
            mask |= 1 << survivor.zone | 1 << beam
    return mask
