"""What comes of going all-out."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.event import Event


class WentAllOut(Event, frozen=True):
    """A survivor goes all-out."""

    cites: ClassVar[str] = "FH-ALLOUT-02"
    who: int
    weapon: str
    dice: int


class WeaponBroke(Event, frozen=True):
    """A weapon broke."""

    cites: ClassVar[str] = "FH-ALLOUT-05"
    who: int
    card: int


class BreaksMended(Event, frozen=True):
    """Breaks were undone."""

    cites: ClassVar[str] = "FHR-06"
    who: int
