"""What happens with a companion."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.event import Event


class LeaderChosen(Event, frozen=True):
    """Somebody leads the companion now."""

    cites: ClassVar[str] = "FH-PENNY-05"
    who: int
