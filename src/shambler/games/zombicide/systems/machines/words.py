"""What machines can do."""

from __future__ import annotations

from shambler.games.zombicide.core.ability_kinds import MachineAbility


class ControlledInZone(MachineAbility, frozen=True, kw_only=True, tag="controlled-in-zone"):
    """Whoever stands beside it controls it (INV-MACH-13)."""


class FollowsController(MachineAbility, frozen=True, kw_only=True, tag="follows-controller"):
    """Moves with whoever controls it (INV-MACH-14)."""


class FiresOutside(MachineAbility, frozen=True, kw_only=True, tag="fires-outside"):
    """Fires outside, too."""
