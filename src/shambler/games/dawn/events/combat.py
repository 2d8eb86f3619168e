"""What happened: combat, Gunfire and everything else that hurts."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.event import Event


class FightBegan(Event, frozen=True, kw_only=True):
    """A Hand-to-Hand combat."""

    cites: ClassVar[str] = "DOZ-HTH-01"
    unit: int
    place: int
    attacking: bool


class FightRolled(Event, frozen=True, kw_only=True):
    """The dice of a combat fell."""

    cites: ClassVar[str] = "DOZ-HTH-07"
    unit: int
    place: int
    attacking: bool
    column: int
    faces: tuple[int, ...]
    zeds_hits: int
    unit_hits: int
    zeds_lose: bool


class ResultTurned(Event, frozen=True, kw_only=True):
    """A card turned a lost combat round."""

    cites: ClassVar[str] = "DOZ-RUL-40"
    unit: int
    place: int


class DefiantReleased(Event, frozen=True, kw_only=True):
    """A Defiant marker came off."""

    cites: ClassVar[str] = "DOZ-DEFY-03"
    unit: int


class TrapsWorked(Event, frozen=True, kw_only=True):
    """Traps hit the Zeds."""

    cites: ClassVar[str] = "DOZ-JOHNSON-04"
    unit: int
    roll: int


class TrapsFailed(Event, frozen=True, kw_only=True):
    """Traps did nothing."""

    cites: ClassVar[str] = "DOZ-JOHNSON-09"
    unit: int
    roll: int


class HitsCancelled(Event, frozen=True, kw_only=True):
    """Tough or Rugged dice were rolled, for a unit or for Zeds."""

    cites: ClassVar[str] = "DOZ-TOUGH-01"
    unit: int | None = None
    zed: int | None = None
    faces: tuple[int, ...]
    count: int


class GunfireRolled(Event, frozen=True, kw_only=True):
    """A Gunfire attack."""

    cites: ClassVar[str] = "DOZ-GUN-03"
    unit: int
    zed: int
    place: int
    column: int
    faces: tuple[int, ...]
    hits: int


class RaidersShot(Event, frozen=True, kw_only=True):
    """Somebody shot at Raiders."""

    cites: ClassVar[str] = "DOZ-RUL-68"
    unit: int
    foe: int
    place: int
    column: int
    faces: tuple[int, ...]
    hits: int


class VirtualAttackRolled(Event, frozen=True, kw_only=True):
    """Zeds that are not there attacked."""

    cites: ClassVar[str] = "DOZ-RUL-48"
    unit: int
    column: int
    faces: tuple[int, ...]
    hits: int


class AmbushSprung(Event, frozen=True, kw_only=True):
    """A Zeds unit rose in a unit's space."""

    cites: ClassVar[str] = "DOZ-RUL-29"
    zed: int
    place: int


class SpaceBlasted(Event, frozen=True, kw_only=True):
    """A space blew up; nothing may enter it this turn."""

    cites: ClassVar[str] = "DOZ-NOENTRY-01"
    place: int


class StrikeRolled(Event, frozen=True, kw_only=True):
    """Hits without a shooter."""

    cites: ClassVar[str] = "DOZ-GUN-10"
    place: int
    faces: tuple[int, ...]
    hits: int
