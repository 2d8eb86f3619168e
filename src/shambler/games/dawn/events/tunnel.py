"""What happened: below the town."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.dawn.state import NOBODY
from shambler.kernel.event import Event


class WayRolled(Event, frozen=True, kw_only=True):
    """Somebody looked for the way out of Catacombs."""

    cites: ClassVar[str] = "DOZ-TUN-03"
    place: int
    roll: int
    zed: int = NOBODY
    unit: int = NOBODY


class GotLost(Event, frozen=True, kw_only=True):
    """Lost! in the Catacombs."""

    cites: ClassVar[str] = "DOZ-TUN-05"
    place: int
    number: int
    zed: int = NOBODY
    unit: int = NOBODY


class ZedsSurfaced(Event, frozen=True, kw_only=True):
    """Zeds came up out of the Tunnel."""

    cites: ClassVar[str] = "DOZ-RUL-79"
    zed: int
    place: int
