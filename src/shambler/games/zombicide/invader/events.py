"""What happens in Invader alone."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.event import Event


class SpawnAdded(Event, frozen=True):
    """Spawn added."""

    cites: ClassVar[str] = "INV-BIG-03"
    zone: int
