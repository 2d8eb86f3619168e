"""What happens to oxygen tanks."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.event import Event


class TankTaken(Event, frozen=True):
    """Tank taken."""

    cites: ClassVar[str] = "INV-ROOM-02"
    who: int
