"""What missions say of cars."""

from __future__ import annotations

from shambler.games.zombicide.core.ability_kinds import MachineAbility
from shambler.games.zombicide.core.words import MachineType, Word


class LockedCar(Word, frozen=True, kw_only=True, tag_field="ability", tag="locked-car"):
    """A car that is neither driven nor searched until a card releases it (FH-M4-06)."""

    machine: MachineType


class WeaponsInside(MachineAbility, frozen=True, kw_only=True, tag="weapons-inside"):
    """It is searched again and again, each time until a weapon comes (Z2E-083)."""
