"""What content says of cars: missions and the cars themselves."""

from __future__ import annotations

from shambler.games.zombicide.core.ability_kinds import MachineAbility
from shambler.games.zombicide.core.words import MachineType, Word


class Driving(Word, frozen=True, kw_only=True, tag_field="ability", tag="driving"):
    """A car that may be driven, with its key or without (NLD-CAR-08)."""

    machine: MachineType
    key: bool = False


class Car(MachineAbility, frozen=True, kw_only=True, tag="car"):
    """Has seats, and is driven."""
