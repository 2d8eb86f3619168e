"""What happened: Zeds on the board."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.event import Event


class TrackActivated(Event, frozen=True, kw_only=True):
    """The Zeds of a track begin to move."""

    cites: ClassVar[str] = "DOZ-ZEDS-01"
    track: int
    brains: bool


class PressureFelt(Event, frozen=True, kw_only=True):
    """Zeds Pressure is carried out."""

    cites: ClassVar[str] = "DOZ-PRESS-09"
    pressure: str
    times: int


class ZedsPlaced(Event, frozen=True, kw_only=True):
    """A new Zeds unit came into play."""

    cites: ClassVar[str] = "DOZ-ZEDS-13"
    zed: int
    place: int


class ZedsMoved(Event, frozen=True, kw_only=True):
    """Zeds moved one space."""

    cites: ClassVar[str] = "DOZ-ZEDS-03"
    zeds: tuple[int, ...]
    start: int
    place: int


class ZedsBlocked(Event, frozen=True, kw_only=True):
    """Zeds could not move."""

    cites: ClassVar[str] = "DOZ-ZEDS-12"
    zeds: tuple[int, ...]
    place: int


class ZedsRetreated(Event, frozen=True, kw_only=True):
    """A Zeds unit went back."""

    cites: ClassVar[str] = "DOZ-RET-02"
    zed: int
    place: int


class ZedsLeftBoard(Event, frozen=True, kw_only=True):
    """There was no Start space left for a Zeds unit."""

    cites: ClassVar[str] = "DOZ-ZEDS-23"
    zed: int


class ZedsHit(Event, frozen=True, kw_only=True):
    """A Zeds unit took Hits; ``left`` more would eliminate it."""

    cites: ClassVar[str] = "DOZ-HIT-02"
    zed: int
    hits: int
    left: int
    place: int


class ZedsEliminated(Event, frozen=True, kw_only=True):
    """A Zeds unit is gone."""

    cites: ClassVar[str] = "DOZ-ZEDS-14"
    zed: int
    place: int


class ZedsFlipped(Event, frozen=True, kw_only=True):
    """A Zeds unit returned to its full-strength side."""

    cites: ClassVar[str] = "DOZ-HIT-01"
    zed: int


class ZedsReplaced(Event, frozen=True, kw_only=True):
    """A Zeds unit made room for a new one."""

    cites: ClassVar[str] = "DOZ-ZEDS-13"
    zed: int
    new: int
    place: int


class ZedsMarked(Event, frozen=True, kw_only=True):
    """A Zeds unit got a Status marker."""

    cites: ClassVar[str] = "DOZ-MARK-01"
    zed: int
    marker: str


class HitMarkersCleared(Event, frozen=True, kw_only=True):
    """All Hit markers left the Zeds."""

    cites: ClassVar[str] = "DOZ-HIT-06"
