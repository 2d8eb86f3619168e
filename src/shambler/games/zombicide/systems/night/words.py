"""What cards, skills and missions say of night and light."""

from __future__ import annotations

from shambler.games.zombicide.core.ability_kinds import CardAbility, SkillAbility


class LightSource(CardAbility, frozen=True, kw_only=True, tag="light-source"):
    """Lights zones at night (FH-LIGHT-01)."""


class NightGoggles(CardAbility, frozen=True, kw_only=True, tag="night-vision"):
    """Whoever has it ignores night and darkness (FH-SKILL-09)."""


class NightVision(SkillAbility, frozen=True, kw_only=True, tag="night-vision"):
    """Night and darkness do not matter (FH-SKILL-09)."""


class NightAccuracy(SkillAbility, frozen=True, kw_only=True, tag="night-accuracy"):
    """Shots at night hit on less than a six (FH-SKILL-08)."""

    accuracy: int
