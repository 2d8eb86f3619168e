"""What cards say of doors."""

from __future__ import annotations

from shambler.games.zombicide.core.ability_kinds import CardAbility


class OpensDoors(CardAbility, frozen=True, kw_only=True, tag="opens-doors"):
    """Opens closed doors, with noise or without (Z2E-026, Z2E-042)."""

    noisy: bool
