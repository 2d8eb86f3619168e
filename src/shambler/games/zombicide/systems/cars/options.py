"""What survivors can do in and around cars."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.decision import Option

DRIVER, PASSENGER = "driver", "passenger"  # seats of a car (NLD-CAR-04)


class GetIn(Option, frozen=True, gc=False):
    """Get into a car, at the wheel or not."""

    verb: ClassVar[str] = "get-in"
    machine: int
    seat: str


class GetOut(Option, frozen=True, gc=False):
    """Get out of a car."""

    verb: ClassVar[str] = "get-out"
    machine: int


class ChangeSeat(Option, frozen=True, gc=False):
    """Become the driver or a passenger."""

    verb: ClassVar[str] = "change-seat"
    machine: int
    seat: str


class Drive(Option, frozen=True, gc=False):
    """Drive a car to the next zone."""

    verb: ClassVar[str] = "drive"
    machine: int
    zone: int
