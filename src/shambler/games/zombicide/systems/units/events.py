"""What happens to the tokens of units."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.event import Event


class RemoteTaken(Event, frozen=True):
    """Remote taken."""

    cites: ClassVar[str] = "Z-ACT-03"
    who: int
    machine: int


class RemoteGiven(Event, frozen=True):
    """Remote given."""

    cites: ClassVar[str] = "Z-TRADE-02"
    who: int
    other: int
    machine: int
