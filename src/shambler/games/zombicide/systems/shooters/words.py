"""What is said of Shooter Walkers."""

from __future__ import annotations

from shambler.games.zombicide.core.ability_kinds import EnemyAbility


class Shoots(EnemyAbility, frozen=True, kw_only=True, tag="shoots"):
    """Shoots when a card with the shooter symbol is drawn (FH-SHOOT-01)."""
