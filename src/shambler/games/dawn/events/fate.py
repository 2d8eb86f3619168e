"""What happened: Fate cards."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.event import Event


class FateDrawn(Event, frozen=True, kw_only=True):
    """A Fate card was turned over."""

    cites: ClassVar[str] = "DOZ-FATE-01"
    card: int


class FateReshuffled(Event, frozen=True, kw_only=True):
    """The Fate discards became a new deck."""

    cites: ClassVar[str] = "DOZ-FATE-09"


class TrackFated(Event, frozen=True, kw_only=True):
    """The Fated track is known."""

    cites: ClassVar[str] = "DOZ-FATE-01"
    track: int


class FatePlayed(Event, frozen=True, kw_only=True):
    """A Play This Card text takes effect."""

    cites: ClassVar[str] = "DOZ-FATE-06"
    card: int


class FateHeld(Event, frozen=True, kw_only=True):
    """A Hold for Later card was kept."""

    cites: ClassVar[str] = "DOZ-FATE-07"
    card: int


class HeldCardPlayed(Event, frozen=True, kw_only=True):
    """A held card was played."""

    cites: ClassVar[str] = "DOZ-FATE-07"
    card: int


class HeldCardKept(Event, frozen=True, kw_only=True):
    """A card that was played stays with the Hero side."""

    cites: ClassVar[str] = "DOZ-FATE-07"
    card: int
    roll: int


class HeldCardLost(Event, frozen=True, kw_only=True):
    """A held card was discarded unused."""

    cites: ClassVar[str] = "DOZ-FATE-07"
    card: int


class FateCancelled(Event, frozen=True, kw_only=True):
    """The text of a Fate card was cancelled."""

    cites: ClassVar[str] = "DOZ-WZED-03"
    card: int
