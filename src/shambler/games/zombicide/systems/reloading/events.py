"""What happens to weapons that fire once."""

from __future__ import annotations

from shambler.kernel.event import Event


class Reloaded(Event, frozen=True):
    """Reloaded, by the rule of the weapon's trait."""

    who: int
    weapon: str
