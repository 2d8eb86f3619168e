"""What is said of single abominations (Z2E-077)."""

from __future__ import annotations

from shambler.games.zombicide.core.ability_kinds import EnemyAbility


class NoCombatHere(EnemyAbility, frozen=True, kw_only=True, tag="no-combat-here"):
    """Survivors in its zone cannot fight."""


class ShieldsFromFire(EnemyAbility, frozen=True, kw_only=True, tag="shields-from-fire"):
    """Fire in its zone takes it and nothing else."""
