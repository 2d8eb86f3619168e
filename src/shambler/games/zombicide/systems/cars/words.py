"""What content says of cars: missions and the cars themselves."""

from __future__ import annotations

from shambler.games.zombicide.core.ability_kinds import MachineAbility
from shambler.games.zombicide.core.words import MachineType, Word


class Driving(Word, frozen=True, kw_only=True, tag_field="ability", tag="driving"):
    """A car that may be driven, with its key or without (NLD-CAR-08)."""

    machine: MachineType
    key: bool = False


class LockedCar(Word, frozen=True, kw_only=True, tag_field="ability", tag="locked-car"):
    """A car that is neither driven nor searched until a card releases it (FH-M4-06)."""

    machine: MachineType


class Car(MachineAbility, frozen=True, kw_only=True, tag="car"):
    """Has seats, and is driven."""
