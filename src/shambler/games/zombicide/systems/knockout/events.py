"""What happens to those who fall."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.event import Event


class KnockedOut(Event, frozen=True):
    """A survivor was knocked out."""

    cites: ClassVar[str] = "FH-KO-01"
    who: int
    zone: int


class Rescued(Event, frozen=True):
    """Somebody took a fallen survivor to safety."""

    cites: ClassVar[str] = "FH-KO-03"
    who: int
    friend: int


class Died(Event, frozen=True):
    """Nobody came in time."""

    cites: ClassVar[str] = "FH-KO-04"
    who: int
