"""What skills and missions say of campaign sheets."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.zombicide.core.ability_kinds import SkillAbility
from shambler.games.zombicide.core.words import CardId, Word


class StartsWithPoints(SkillAbility, frozen=True, kw_only=True, tag="starts-with-experience"):
    """Adrenaline at set-up; at once when it is gained in play (FH-CAMP-14)."""

    amount: int
    at_start: ClassVar[bool] = True


class StartsWithOneOf(SkillAbility, frozen=True, kw_only=True, tag="starts-with-one-of"):
    """One of these cards at set-up, chosen anew each time (FH-CAMP-14)."""

    cards: tuple[CardId, ...]
    at_start: ClassVar[bool] = True


class StartsWithSkill(SkillAbility, frozen=True, kw_only=True, tag="starts-with-campaign-skill"):
    """A campaign skill for this mission, chosen anew each time (FH-SKILL-07)."""

    at_start: ClassVar[bool] = True


class Contamination(Word, frozen=True, kw_only=True, tag_field="ability", tag="contamination"):
    """An achievement keeps skills of danger levels from working (FH-M9-05, FH-M9-06)."""

    mark: str
