"""What happened: Infection, hunger and the Hospital."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.event import Event


class OutbreakChecked(Event, frozen=True, kw_only=True):
    """The dice of the Infection Phase."""

    cites: ClassVar[str] = "DOZ-INF-04"
    faces: tuple[int, ...]
    level: int
    breaks_out: bool


class OutbreakBegan(Event, frozen=True, kw_only=True):
    """An Outbreak."""

    cites: ClassVar[str] = "DOZ-INF-05"
    unchecked: bool


class HungerRolled(Event, frozen=True, kw_only=True):
    """The die of the Eat Phase."""

    cites: ClassVar[str] = "DOZ-EAT-02"
    roll: int
    mouths: int


class UnitAdmitted(Event, frozen=True, kw_only=True):
    """A unit lies in a Hospital Bed with an EKG marker."""

    cites: ClassVar[str] = "DOZ-SAVE-03"
    unit: int
    place: int


class UnitHealed(Event, frozen=True, kw_only=True):
    """A Hit was removed, or the EKG marker."""

    cites: ClassVar[str] = "DOZ-HEAL-01"
    unit: int
    left: int


class UnitDischarged(Event, frozen=True, kw_only=True):
    """A patient left the Hospital."""

    cites: ClassVar[str] = "DOZ-HEAL-04"
    unit: int
    place: int


class SpreaderReturned(Event, frozen=True, kw_only=True):
    """An eliminated Disease Spreader is back on a Start space."""

    cites: ClassVar[str] = "DOZ-SPREAD-08"
    zed: int
    place: int
    roll: int


class SpreaderGone(Event, frozen=True, kw_only=True):
    """An eliminated Disease Spreader left the game."""

    cites: ClassVar[str] = "DOZ-SPREAD-08"
    zed: int
    roll: int


class ZedsHealed(Event, frozen=True, kw_only=True):
    """A Zeds unit lost Hits."""

    cites: ClassVar[str] = "DOZ-HIT-06"
    zed: int
    hits: int
