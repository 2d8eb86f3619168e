"""What cards and skills say of going all-out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from shambler.games.zombicide.core.ability_kinds import CardAbility, SkillAbility
from shambler.games.zombicide.core.traits import TraitSum
from shambler.games.zombicide.core.words import CardId, Combat, SkillId

if TYPE_CHECKING:
    from shambler.games.zombicide.core.sheets import AttackLine, Skill


class AllOutDice(CardAbility, frozen=True, kw_only=True, tag="all-out"):
    """Dice that going all-out adds (FH-ALLOUT-03)."""

    dice: int

    def of_weapon(self, attack: AttackLine) -> Mapping[str, Any]:
        """For every way to attack with it."""
        return {"pushes": self.dice}


class Keep(CardAbility, frozen=True, kw_only=True, tag="keep"):
    """Dice rolled to keep the card for the next mission (FH-KEEP-02)."""

    dice: int


class MendBreaks(CardAbility, frozen=True, kw_only=True, tag="mend-breaks"):
    """Discarded, it undoes all breaks of an attack (FHR-06)."""


class PartnerDice(CardAbility, frozen=True, kw_only=True, tag="partner-dice"):
    """Held in one hand, it gives dice to a weapon of a kind in the other (FHR-22)."""

    combat: Combat
    dice: int


class OwnPartnerDice(CardAbility, frozen=True, kw_only=True, tag="own-partner-dice"):
    """It has more dice while another card is held in the other hand (Z2E-035)."""

    card: CardId
    dice: int


class AllOutSkill(SkillAbility, frozen=True, kw_only=True, tag="all-out-skill"):
    """A skill that counts while going all-out (FH-SKILL-04)."""

    skill: SkillId

    @property
    def also(self) -> str:
        """The skill itself."""
        return self.skill

    def add(self, total: TraitSum, skill: Skill) -> None:
        """Kept for attacks that go all-out."""
        total.append("when_pushed", self.skill)


class DoubleAllOut(SkillAbility, frozen=True, kw_only=True, tag="double-all-out"):
    """All-out dice may be doubled (FH-SKILL-05)."""


class IgnoreBreaks(SkillAbility, frozen=True, kw_only=True, tag="ignore-breaks"):
    """Once per round all breaks of an attack are ignored (FH-SKILL-06)."""


class SpareParts(SkillAbility, frozen=True, kw_only=True, tag="spare-parts"):
    """Another weapon of the kind, discarded, undoes all breaks (FH-SKILL-10)."""


class DamageOnSix(SkillAbility, frozen=True, kw_only=True, tag="damage-on-six"):
    """Each six adds a point of damage (FHR-05, FHR-25)."""

    combat: Combat

    def add(self, total: TraitSum, skill: Skill) -> None:
        """In combat of this kind."""
        total.pair("six_damage", self.combat, 1)
