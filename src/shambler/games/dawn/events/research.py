"""What happened: the Laboratory."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.event import Event


class ResearchRolled(Event, frozen=True, kw_only=True):
    """A Research attempt."""

    cites: ClassVar[str] = "DOZ-RES-01"
    unit: int
    roll: int
    works: bool


class ResearchRevealed(Event, frozen=True, kw_only=True):
    """A Research card was turned over."""

    cites: ClassVar[str] = "DOZ-RES-03"
    research: int


class EarlyAdded(Event, frozen=True, kw_only=True):
    """An Early card lies on top of the Research deck."""

    cites: ClassVar[str] = "DOZ-RES-10"


class ComponentMade(Event, frozen=True, kw_only=True):
    """A Component is in play."""

    cites: ClassVar[str] = "DOZ-RES-08"
    component: int


class ComponentLost(Event, frozen=True, kw_only=True):
    """A Component left play."""

    cites: ClassVar[str] = "DOZ-RES-08"
    component: int


class AntidoteStep(Event, frozen=True, kw_only=True):
    """The Final Component, or the Antidote."""

    cites: ClassVar[str] = "DOZ-ANTI-01"
    discovered: bool


class CardLookedAt(Event, frozen=True, kw_only=True):
    """The Hero side looked at a top card."""

    cites: ClassVar[str] = "DOZ-WRIGHT-02"
    deck: str


class UnitTrained(Event, frozen=True, kw_only=True):
    """Civilians were trained."""

    cites: ClassVar[str] = "DOZ-HAUSER-01"
    unit: int


class ElwoodMoved(Event, frozen=True, kw_only=True):
    """Elwood Berra came or went."""

    cites: ClassVar[str] = "DOZ-ELWOOD-01"
    here: bool
