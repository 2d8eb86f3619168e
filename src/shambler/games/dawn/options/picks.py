"""Answers to questions of the rules."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.decision import Option


class TakeBranch(Option, frozen=True, gc=False):
    """One alternative of a card."""

    verb: ClassVar[str] = "choose"
    branch: str
    which: int


class PickTrack(Option, frozen=True, gc=False):
    """Name a track."""

    verb: ClassVar[str] = "track"
    track: int


class PickPlace(Option, frozen=True, gc=False):
    """Name a place."""

    verb: ClassVar[str] = "place"
    place: int


class PickZed(Option, frozen=True, gc=False):
    """Name a Zeds unit."""

    verb: ClassVar[str] = "zed"
    zed: int


class PickUnit(Option, frozen=True, gc=False):
    """Name a unit."""

    verb: ClassVar[str] = "unit"
    unit: int


class PickSeat(Option, frozen=True, gc=False):
    """Name a Hero player."""

    verb: ClassVar[str] = "seat"
    seat: int


class TryAbility(Option, frozen=True, gc=False):
    """Try what a unit can do now."""

    verb: ClassVar[str] = "try"
    unit: int
    ability: str


class UseIt(Option, frozen=True, gc=False):
    """Use what may be used now."""

    verb: ClassVar[str] = "dare"
    what: str
    unit: int


class Flee(Option, frozen=True, gc=False):
    """Retreat instead of fighting."""

    verb: ClassVar[str] = "flee"
    unit: int


class RollAgain(Option, frozen=True, gc=False):
    """Roll the combat again."""

    verb: ClassVar[str] = "reroll"
    unit: int


class TakeFind(Option, frozen=True, gc=False):
    """Take one of two finds."""

    verb: ClassVar[str] = "find"
    stock: str
    number: int
