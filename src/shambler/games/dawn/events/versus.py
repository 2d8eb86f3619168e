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


class HitMarkerTaken(Event, frozen=True, kw_only=True):
    """A Zeds unit lost its Hit marker."""

    cites: ClassVar[str] = "DOZ-VS-04"
    zed: int
    hits: int


class BadMedicineDeclared(Event, frozen=True, kw_only=True):
    """Heals cost more this turn."""

    cites: ClassVar[str] = "DOZ-XAIO-01"
    unit: int


class LawyersSent(Event, frozen=True, kw_only=True):
    """The Plague of Lawyers lies on a unit's card."""

    cites: ClassVar[str] = "DOZ-LAWYERS-02"
    unit: int


class InjunctionServed(Event, frozen=True, kw_only=True):
    """A Character Action is lost for this turn."""

    cites: ClassVar[str] = "DOZ-BERK-04"
    unit: int
    ability: str


class HandLent(Event, frozen=True, kw_only=True):
    """An Un-Zeds unit has a free Action."""

    cites: ClassVar[str] = "DOZ-GHOST-01"
    leader: int
    unit: int


class RollSpoiled(Event, frozen=True, kw_only=True):
    """One more die was rolled, and the Zeds player chose among them."""

    cites: ClassVar[str] = "DOZ-GHOST-02"
    unit: int
    faces: tuple[int, ...]
    kept: tuple[int, ...]


class UnZedsRolled(Event, frozen=True, kw_only=True):
    """An Un-Zeds unit tried something."""

    cites: ClassVar[str] = "DOZ-UNZED-08"
    unit: int
    what: str
    roll: int
    works: bool


class ArrestTried(Event, frozen=True, kw_only=True):
    """A Player unit tried to Arrest an Un-Zeds unit."""

    cites: ClassVar[str] = "DOZ-VS-09"
    leader: int
    unit: int
    roll: int
    works: bool


class UnZedsReleased(Event, frozen=True, kw_only=True):
    """An Un-Zeds unit left Jail."""

    cites: ClassVar[str] = "DOZ-XAIO-03"
    unit: int
