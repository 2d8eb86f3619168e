"""What happened: units of the Hero side."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.event import Event


class UnitHit(Event, frozen=True, kw_only=True):
    """A unit took Hits; ``left`` more would eliminate it."""

    cites: ClassVar[str] = "DOZ-HIT-01"
    unit: int
    hits: int
    left: int
    place: int


class UnitSaved(Event, frozen=True, kw_only=True):
    """A unit passed its Saving Roll."""

    cites: ClassVar[str] = "DOZ-SAVE-01"
    unit: int
    roll: int


class UnitBuried(Event, frozen=True, kw_only=True):
    """A unit went to the Cemetery."""

    cites: ClassVar[str] = "DOZ-SAVE-01"
    unit: int
    roll: int


class UnitRetreated(Event, frozen=True, kw_only=True):
    """A unit went back."""

    cites: ClassVar[str] = "DOZ-RET-03"
    unit: int
    place: int
    withdrawal: bool


class UnitMoved(Event, frozen=True, kw_only=True):
    """A Move Action."""

    cites: ClassVar[str] = "DOZ-MOVE-01"
    unit: int
    start: int
    place: int


class Foraged(Event, frozen=True, kw_only=True):
    """A Forage roll."""

    cites: ClassVar[str] = "DOZ-FORAGE-01"
    unit: int
    faces: tuple[int, ...]
    bonus: int
    result: int


class OrderGiven(Event, frozen=True, kw_only=True):
    """A leader gave a unit a free Action."""

    cites: ClassVar[str] = "DOZ-HUNT-01"
    leader: int
    unit: int


class SpeechGiven(Event, frozen=True, kw_only=True):
    """The Mayor spoke."""

    cites: ClassVar[str] = "DOZ-MAYOR-09"
    unit: int
    units: tuple[int, ...]


class CiviliansMarked(Event, frozen=True, kw_only=True):
    """A Civilians unit got a marker."""

    cites: ClassVar[str] = "DOZ-MARK-01"
    unit: int
    marker: str


class HeroFavoured(Event, frozen=True, kw_only=True):
    """A Hero has a card's favour this turn."""

    cites: ClassVar[str] = "DOZ-HERO-02"
    unit: int


class UnitArrived(Event, frozen=True, kw_only=True):
    """A unit entered play."""

    cites: ClassVar[str] = "DOZ-SETUP-13"
    unit: int
    place: int


class HeroSeated(Event, frozen=True, kw_only=True):
    """A Hero was given to a player."""

    cites: ClassVar[str] = "DOZ-COOP-01"
    unit: int
    seat: int
