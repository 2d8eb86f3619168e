"""What happens to camouflage tokens."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.event import Event


class Hidden(Event, frozen=True):
    """Hidden."""

    cites: ClassVar[str] = "INV-SKILL-28"
    who: int


class Uncovered(Event, frozen=True):
    """Uncovered."""

    cites: ClassVar[str] = "INV-SKILL-30"
    who: int
