"""What happened: guards, Barricades, mines, Chaos and order."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.event import Event


class GuardTried(Event, frozen=True, kw_only=True):
    """Somebody tried to stop Zeds."""

    cites: ClassVar[str] = "DOZ-ABIL-01"
    unit: int
    what: str
    roll: int
    works: bool


class AbilityTried(Event, frozen=True, kw_only=True):
    """Somebody rolled for an ability."""

    cites: ClassVar[str] = "DOZ-ABIL-01"
    unit: int
    what: str
    roll: int


class BarricadeBuilt(Event, frozen=True, kw_only=True):
    """A Barricade, the Strongpoint or the Minefield is there."""

    cites: ClassVar[str] = "DOZ-BUILD-01"
    unit: int
    place: int
    what: str


class BarricadeDestroyed(Event, frozen=True, kw_only=True):
    """A Barricade is gone."""

    cites: ClassVar[str] = "DOZ-BARR-07"
    place: int


class MineExploded(Event, frozen=True, kw_only=True):
    """The Minefield."""

    cites: ClassVar[str] = "DOZ-MINE-02"
    place: int
    faces: tuple[int, ...]
    hits: int


class ChaosPlaced(Event, frozen=True, kw_only=True):
    """A Chaos marker."""

    cites: ClassVar[str] = "DOZ-CHAOS-01"
    place: int


class OrderRestored(Event, frozen=True, kw_only=True):
    """A Chaos marker was removed."""

    cites: ClassVar[str] = "DOZ-HK-02"
    place: int


class BridgeChanged(Event, frozen=True, kw_only=True):
    """The bridge collapsed, has a ferry, or is repaired."""

    cites: ClassVar[str] = "DOZ-BRIDGE-01"
    bridge: str


class StenchRolled(Event, frozen=True, kw_only=True):
    """A Stench attack."""

    cites: ClassVar[str] = "DOZ-STENCH-04"
    zed: int
    place: int
    faces: tuple[int, ...]
    hits: int
