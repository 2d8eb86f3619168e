"""Events are output: they tell and animate; nothing listens to them to change the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=True, kw_only=True):
    """Something that happened, in the past tense, with the rule that made it happen.

    ``cites`` is the usual rule of the event's class; ``rule`` replaces it where a skill or a
    mission was the cause.
    """

    cites: ClassVar[str] = ""
    rule: str = ""

    @property
    def because(self) -> str:
        """The id of the rule behind this event."""
        return self.rule or self.cites

    def seen_by(self, seat: int | None) -> Event | None:
        """What this seat (``None``: a spectator) learns: the event, a poorer one, or nothing."""
        return self


def redact(events: Iterable[Event], seat: int | None) -> list[Event]:
    """The events as one seat may know them."""
    seen = (event.seen_by(seat) for event in events)
    return [event for event in seen if event is not None]
