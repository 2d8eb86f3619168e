"""What happens to barricades and their doors."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.event import Event


class BarricadeBuilt(Event, frozen=True):
    """Barricade built."""

    cites: ClassVar[str] = "NLD-BARR-02"
    who: int
    opening: int


class BarrierBurst(Event, frozen=True):
    """Barricade or door opened by enemies or a card."""

    cites: ClassVar[str] = "NLD-BREAK-01"
    opening: int
