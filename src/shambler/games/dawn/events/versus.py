"""What happened: the Zeds player and the Un-Zeds."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.event import Event


class UnZedsFled(Event, frozen=True, kw_only=True):
    """An eliminated Un-Zeds unit is back on a Start space."""

    cites: ClassVar[str] = "DOZ-UNZED-12"
    unit: int
    place: int


class UnZedsGone(Event, frozen=True, kw_only=True):
    """An eliminated Un-Zeds unit left the game."""

    cites: ClassVar[str] = "DOZ-ACIV-04"
    unit: int
    roll: int
