"""Effects on Chaos and on Refugees."""

from __future__ import annotations

from shambler.games.dawn.effects.base import Effect


class PlaceChaos(Effect, frozen=True, kw_only=True, tag="chaos"):
    """A Chaos marker goes on a space."""

    space: str


class RemoveChaos(Effect, frozen=True, kw_only=True, tag="remove-chaos"):
    """Chaos markers of the Hero side's choice leave the map; ``count`` 0: as many as wanted."""

    count: int = 0
    villages: bool = False
    infection: int = 0


class RefugeesBack(Effect, frozen=True, kw_only=True, tag="refugees-back"):
    """Every Refugees unit moves one space away from Town Center."""


class RefugeesForward(Effect, frozen=True, kw_only=True, tag="refugees-forward"):
    """Refugees next to Zeds move one space toward Town Center."""


class CampRoll(Effect, frozen=True, kw_only=True, tag="camp-roll"):
    """A die for each Refugees unit in the Camp."""
