"""What is heard."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.event import Event


class NoiseMade(Event, frozen=True):
    """Noise made."""

    cites: ClassVar[str] = "Z-ACT-04"
    who: int
    zone: int
