"""What machines can do."""

from __future__ import annotations

from shambler.games.zombicide.core.words import Word


class MachineAbility(Word, frozen=True, kw_only=True, tag_field="ability"):
    """Something a machine can do; whoever needs it asks for its class."""


class ControlledInZone(MachineAbility, frozen=True, kw_only=True, tag="controlled-in-zone"):
    """Whoever stands beside it controls it (INV-MACH-13)."""


class FollowsController(MachineAbility, frozen=True, kw_only=True, tag="follows-controller"):
    """Moves with whoever controls it (INV-MACH-14)."""


class FiresOutside(MachineAbility, frozen=True, kw_only=True, tag="fires-outside"):
    """Fires outside, too."""
