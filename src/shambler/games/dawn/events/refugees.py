"""What happened: Villagers, Refugees and Raiders."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.event import Event


class RefugeesSafe(Event, frozen=True, kw_only=True):
    """Refugees are in the Camp."""

    cites: ClassVar[str] = "DOZ-REF-15"
    unit: int


class VipHelped(Event, frozen=True, kw_only=True):
    """What the V.I.P. Survivors brought."""

    cites: ClassVar[str] = "DOZ-VIP-04"
    benefit: str


class VillagersFled(Event, frozen=True, kw_only=True):
    """Villagers became Refugees."""

    cites: ClassVar[str] = "DOZ-REF-03"
    unit: int
    place: int


class RefugeesMoved(Event, frozen=True, kw_only=True):
    """Refugees went one space."""

    cites: ClassVar[str] = "DOZ-REF-06"
    unit: int
    place: int


class RefugeesDevoured(Event, frozen=True, kw_only=True):
    """Zeds got at unprotected Refugees."""

    cites: ClassVar[str] = "DOZ-REF-13"
    unit: int
    place: int


class RaidersMoved(Event, frozen=True, kw_only=True):
    """Raiders came closer."""

    cites: ClassVar[str] = "DOZ-RAID-02"
    unit: int
    place: int


class RaidersLooted(Event, frozen=True, kw_only=True):
    """Raiders reached Town Center and left with what they found."""

    cites: ClassVar[str] = "DOZ-RAID-12"
    unit: int
    loss: int
