"""What the coming turns of a siege hold: who is lost, who comes to safety, what is discovered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shambler.agents.sense import Omen
from shambler.games.dawn.events.refugees import RefugeesDevoured, RefugeesSafe
from shambler.games.dawn.events.research import AntidoteStep, ComponentMade
from shambler.games.dawn.events.units import UnitBuried
from shambler.kernel.event import Event


def omens(events: Sequence[Event], heroes: bool) -> Iterator[Omen]:
    """As the Heroes see it; what they fear is what a player of the Zeds hopes for."""
    for event in events:
        if isinstance(event, UnitBuried):
            yield Omen("unit-lost", not heroes, (("unit", event.unit),))
        elif isinstance(event, RefugeesDevoured):
            yield Omen("devoured", not heroes, (("unit", event.unit),))
        elif isinstance(event, RefugeesSafe):
            yield Omen("refugees-safe", heroes, (("unit", event.unit),))
        elif isinstance(event, ComponentMade):
            yield Omen("component", heroes)
        elif isinstance(event, AntidoteStep) and event.discovered:
            yield Omen("antidote", heroes)
