"""What happens to cards with two sides."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.event import Event


class CardTurned(Event, frozen=True):
    """Card turned."""

    cites: ClassVar[str] = "NLD-MODE-02"
    who: int
    side: str
