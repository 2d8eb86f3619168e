"""What content says of barricades: missions, cards and enemies."""

from __future__ import annotations

from shambler.games.zombicide.core.ability_kinds import CardAbility, EnemyAbility
from shambler.games.zombicide.core.words import Word


class BuildBarricades(Word, frozen=True, kw_only=True, tag_field="ability", tag="build-barricades"):
    """Barricades may be built here, for experience (NLD-BARR-02, NLD-XP-09)."""

    experience: int


class BuildsBarricades(CardAbility, frozen=True, kw_only=True, tag="builds-barricades"):
    """Can be spent to build a barricade (NLD-BARR-02)."""


class OpensBarricades(CardAbility, frozen=True, kw_only=True, tag="opens-barricades"):
    """Opens barricades (NLD-EQUIP-11)."""


class BreaksBarriers(EnemyAbility, frozen=True, kw_only=True, tag="breaks-barriers"):
    """Opens barricades and doors of its zone (NLD-BREAK-01)."""
