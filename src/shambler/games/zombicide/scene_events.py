"""What happens in games of survivors with two sides, barricades and cars, in the past tense."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.event import Event


class CardTurned(Event, frozen=True):
    """Card turned."""

    cites: ClassVar[str] = "NLD-MODE-02"
    who: int
    side: str


class BarricadeBuilt(Event, frozen=True):
    """Barricade built."""

    cites: ClassVar[str] = "NLD-BARR-02"
    who: int
    opening: int


class BarrierBurst(Event, frozen=True):
    """Barricade or door opened by enemies or a card."""

    cites: ClassVar[str] = "NLD-BREAK-01"
    opening: int


class MolotovThrown(Event, frozen=True):
    """Molotov thrown."""

    cites: ClassVar[str] = "NLD-SPEC-07"
    who: int
    zone: int


class SpawnShifted(Event, frozen=True):
    """Spawn token moved to another spawn zone."""

    cites: ClassVar[str] = "NLD-SPEC-08"
    start: int
    zone: int


class Reloaded(Event, frozen=True):
    """Reloaded."""

    cites: ClassVar[str] = "NLD-TRAIT-01"
    who: int
    weapon: str


class CardsCombined(Event, frozen=True):
    """Cards combined."""

    cites: ClassVar[str] = "NLD-SPEC-02"
    who: int
    card: int


class GotIn(Event, frozen=True):
    """Got into a car."""

    cites: ClassVar[str] = "NLD-CAR-04"
    who: int
    machine: int
    seat: str


class GotOut(Event, frozen=True):
    """Got out of a car."""

    cites: ClassVar[str] = "NLD-CAR-06"
    who: int
    machine: int


class SeatChanged(Event, frozen=True):
    """Seat changed."""

    cites: ClassVar[str] = "NLD-CAR-07"
    who: int
    machine: int
    seat: str


class CarDriven(Event, frozen=True):
    """Car driven into a zone."""

    cites: ClassVar[str] = "NLD-CAR-08"
    who: int
    machine: int
    zone: int


class DeedDone(Event, frozen=True):
    """Something that only this scene offers was done."""

    cites: ClassVar[str] = "NLD-MIS-01"
    who: int
    deed: str


class SpotSearched(Event, frozen=True):
    """A hiding spot was searched."""

    cites: ClassVar[str] = "NLD-MIS-01"
    who: int
    zone: int
    found: str
