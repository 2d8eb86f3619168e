"""What happened: the turn, its Phases, and the markers of the table."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.event import Event


class TurnBegan(Event, frozen=True, kw_only=True):
    """A new turn."""

    cites: ClassVar[str] = "DOZ-SEQ-01"
    turn: int


class EventDrawn(Event, frozen=True, kw_only=True):
    """A card became the Current Event."""

    cites: ClassVar[str] = "DOZ-SEQ-01"
    event_card: int


class PhaseBegan(Event, frozen=True, kw_only=True):
    """A Phase began."""

    cites: ClassVar[str] = "DOZ-SEQ-02"
    phase: str


class StockChanged(Event, frozen=True, kw_only=True):
    """Supplies, Ammo, Infection or Event Actions moved on their track."""

    cites: ClassVar[str] = "DOZ-RUL-07"
    stock: str
    before: int
    after: int


class GoodiesPlaced(Event, frozen=True, kw_only=True):
    """A space will pay a reward."""

    cites: ClassVar[str] = "DOZ-GOODIES-01"
    place: int


class GoodiesFound(Event, frozen=True, kw_only=True):
    """The reward was collected."""

    cites: ClassVar[str] = "DOZ-GOODIES-02"
    place: int
