"""What cards and missions say of doors."""

from __future__ import annotations

from shambler.games.zombicide.core.ability_kinds import CardAbility
from shambler.games.zombicide.core.words import Word, ZoneName


class OpensDoors(CardAbility, frozen=True, kw_only=True, tag="opens-doors"):
    """Opens closed doors, with noise or without (Z2E-026, Z2E-042)."""

    noisy: bool


class BarredDoors(Word, frozen=True, kw_only=True, tag_field="ability", tag="barred-doors"):
    """Doors that no tool opens, for good or until a card says otherwise (Z2E-042)."""

    doors: tuple[tuple[ZoneName, ZoneName], ...]


class OneSidedDoors(Word, frozen=True, kw_only=True, tag_field="ability", tag="one-sided-doors"):
    """Doors that open from inside a building only."""

    doors: tuple[tuple[ZoneName, ZoneName], ...]
