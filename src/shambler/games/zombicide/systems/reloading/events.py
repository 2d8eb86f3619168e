"""What happens to weapons that fire once."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.event import Event


class Reloaded(Event, frozen=True):
    """Reloaded."""

    cites: ClassVar[str] = "Z-RELOAD-01"
    who: int
    weapon: str
