"""What happens in some missions only."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.event import Event


class SpawnDestroyed(Event, frozen=True):
    """Spawn destroyed."""

    cites: ClassVar[str] = "INV-M7-07"
    zone: int
    color: str


class CrewLeft(Event, frozen=True):
    """Crew left."""

    cites: ClassVar[str] = "INV-M3-06"
    count: int
    left: int


class LockOpened(Event, frozen=True):
    """Lock opened."""

    cites: ClassVar[str] = "INV-M8-06"
    who: int
    machine: int
    opening: int


class SampleGathered(Event, frozen=True):
    """Sample gathered."""

    cites: ClassVar[str] = "INV-M10-04"
    who: int
    sample: str


class SceneActionDone(Event, frozen=True):
    """Something that only this scene offers was done."""

    cites: ClassVar[str] = "NLD-MIS-01"
    who: int
    action: str


class SpotSearched(Event, frozen=True):
    """A hiding spot was searched."""

    cites: ClassVar[str] = "NLD-MIS-01"
    who: int
    zone: int
    found: str


class FireRolled(Event, frozen=True):
    """A die for somebody in a zone that burns."""

    cites: ClassVar[str] = "FH-M7-05"
    who: int
    face: int


class DoorForced(Event, frozen=True):
    """A door gave way to enemies."""

    cites: ClassVar[str] = "FH-M10-07"
    opening: int
