"""What mold does."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.event import Event


class MoldSpread(Event, frozen=True):
    """Mold spread."""

    cites: ClassVar[str] = "INV-ENEMY-08"
    zone: int


class MoldBurned(Event, frozen=True):
    """Mold burned."""

    cites: ClassVar[str] = "INV-FIRE-04"
    zone: int
