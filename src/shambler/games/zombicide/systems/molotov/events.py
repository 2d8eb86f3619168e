"""What bottles of fire do."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.event import Event


class MolotovThrown(Event, frozen=True):
    """Molotov thrown."""

    cites: ClassVar[str] = "NLD-SPEC-07"
    who: int
    zone: int


class SpawnShifted(Event, frozen=True):
    """Spawn token moved to another spawn zone."""

    cites: ClassVar[str] = "NLD-SPEC-08"
    start: int
    zone: int
