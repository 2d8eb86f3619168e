"""What cards are made into."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.event import Event


class CardsCombined(Event, frozen=True):
    """Cards combined."""

    cites: ClassVar[str] = "NLD-SPEC-02"
    who: int
    card: int
