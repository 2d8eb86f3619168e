"""What the coming turns of a game of InvaZions hold: places that fall or hold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shambler.agents.sense import Omen
from shambler.games.invazions.events import PlaceEntered
from shambler.kernel.event import Event


def omens(events: Sequence[Event], human: bool) -> Iterator[Omen]:
    """As the Human sees it; what that side fears is what the Hordes hope for."""
    entered = {event.place for event in events if isinstance(event, PlaceEntered)}
    for place in entered:
        yield Omen("place-entered", not human, (("place", place),))
    if not entered:
        yield Omen("all-holds", human)
