"""What missions say of cars."""

from __future__ import annotations

from shambler.games.zombicide.core.words import MachineType, Word


class LockedCar(Word, frozen=True, kw_only=True, tag_field="ability", tag="locked-car"):
    """A car that is neither driven nor searched until a card releases it (FH-M4-06)."""

    machine: MachineType
