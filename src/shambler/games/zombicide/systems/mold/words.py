"""What enemies say of mold."""

from __future__ import annotations

from shambler.games.zombicide.core.ability_kinds import EnemyAbility


class SpreadsMold(EnemyAbility, frozen=True, kw_only=True, tag="spreads-mold"):
    """Where it stands, mold grows (INV-ENEMY-08)."""
