"""What the clock and the lights do."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.event import Event


class HourStruck(Event, frozen=True):
    """The clock moves on."""

    cites: ClassVar[str] = "FH-CLOCK-02"
    hour: int


class NightFell(Event, frozen=True):
    """It is night."""

    cites: ClassVar[str] = "FH-CLOCK-03"
    hour: int


class DayBroke(Event, frozen=True):
    """It is day."""

    cites: ClassVar[str] = "FH-CLOCK-03"
    hour: int


class LightTurned(Event, frozen=True):
    """A beam of light falls on a zone."""

    cites: ClassVar[str] = "FH-LIGHT-05"
    who: int
    zone: int


class LightOut(Event, frozen=True):
    """A light went out."""

    cites: ClassVar[str] = "FH-LIGHT-06"
    who: int
