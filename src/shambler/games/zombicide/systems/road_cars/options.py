"""Driving fast and searching cars, as options of a turn."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.decision import Option


class DriveFast(Option, frozen=True, gc=False):
    """Drive two zones in a row, over whoever is in the way."""

    verb: ClassVar[str] = "drive-fast"
    machine: int
    start: int
    zone: int


class SearchCar(Option, frozen=True, gc=False):
    """Search a car."""

    verb: ClassVar[str] = "search-car"
    machine: int
    deck: str = ""  # from which the weapon comes; "": what the mission put there
