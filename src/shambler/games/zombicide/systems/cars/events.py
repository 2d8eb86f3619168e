"""What happens in and around cars."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.event import Event


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
