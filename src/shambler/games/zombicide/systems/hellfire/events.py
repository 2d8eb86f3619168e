"""What flamethrowers do."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.event import Event


class Hellfire(Event, frozen=True):
    """Hellfire."""

    cites: ClassVar[str] = "INV-FIRE-01"
    who: int
    zone: int
