"""What content may say that skills, cards, enemies and machines do: the kinds of abilities.

The abilities themselves are words with parameters: those of cards in ``card_abilities``, those of
skills in ``skills/``, those that belong to a system in its ``words``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from shambler.games.zombicide.core.gear import WeaponLimit
from shambler.games.zombicide.core.traits import Feat, TraitSum
from shambler.games.zombicide.core.words import EnemyId, Word
from shambler.kernel.decision import Option

if TYPE_CHECKING:
    from shambler.games.zombicide.core.sheets import AttackLine, Skill


class SkillAbility(Word, frozen=True, kw_only=True, tag_field="ability"):
    """What a skill does. Those without numbers are asked for by their names."""

    needs: ClassVar[str] = ""  # the parameter without which it means nothing
    per_weapon: ClassVar[bool] = False  # with a card as parameter: there is one for every weapon
    at_start: ClassVar[bool] = False  # means something only when the game begins

    @property
    def shared_skill(self) -> str:
        """The skill that everybody in the zone has through it."""
        return ""

    @property
    def also(self) -> str:
        """Another skill of the content that must be at hand for it."""
        return ""

    @property
    def start_armor(self) -> int:
        """The armor that it gives at the start instead of the printed one."""
        return 0

    def add(self, total: TraitSum, skill: Skill) -> None:
        """Add it to what a survivor's skills come to; that they have it is noted anyway."""


class FeatAbility(SkillAbility, frozen=True, kw_only=True):
    """What a survivor does with a skill that is used by itself.

    ``near`` is how far off the zones are that players may think of, besides any zone with enemies
    if it ``hunts`` them, and ``why`` says why one of them will not do; 0: they think of people.
    """

    near: ClassVar[int] = 0
    why: ClassVar[str] = ""
    hunts: ClassVar[bool] = False

    def feat(self, skill: str, rule: str) -> Feat:
        """How far it reaches and what it gives."""
        return Feat(skill, rule, self)

    def add(self, total: TraitSum, skill: Skill) -> None:
        """The same skill from two sources is still used once per turn."""
        if all(feat.skill != skill.id for feat in total.get("feats")):
            total.append("feats", self.feat(skill.id, skill.rules[0]))

    def lists(self, game: Any, standing: Any, feat: Feat, options: list[Option]) -> None:
        """What can be done with it now."""
        raise NotImplementedError(self.name)

    def use(self, game: Any, turn: Any, feat: Feat, option: Any) -> None:
        """One of those was chosen."""
        raise NotImplementedError(self.name)


class CardAbility(Word, frozen=True, kw_only=True, tag_field="ability"):
    """What a card can do beside its attacks: what it sets in the card, and in its weapons."""

    def of_card(self) -> Mapping[str, Any]:
        """Fields of :class:`Gear`."""
        return {}

    def of_weapon(self, attack: AttackLine) -> Mapping[str, Any]:
        """Fields of :class:`Weapon`, for one way to attack with the card."""
        return {}

    def limits(self, attack: AttackLine) -> tuple[WeaponLimit, ...]:
        """What must be so before the card can be used to attack in this way."""
        return ()


class ItemAbility(CardAbility, frozen=True, kw_only=True):
    """What a card does when it is used up."""

    actions: int

    def of_card(self) -> Mapping[str, Any]:
        """It can be used."""
        return {"item": self}

    def whom(self, game: Any, who: int) -> list[int] | None:
        """Whom it could be used on; ``None``: only on whoever uses it."""
        raise NotImplementedError(self.name)

    def use(self, game: Any, who: int) -> None:
        """Somebody used it on this survivor."""
        raise NotImplementedError(self.name)


class SpawnEvent(CardAbility, frozen=True, kw_only=True):
    """Enemies come when the card is drawn."""

    enemy: EnemyId
    count: int

    def of_card(self) -> Mapping[str, Any]:
        """It happens at once."""
        return {"event": self}

    def happen(self, game: Any, who: int) -> None:
        """A survivor drew it."""
        raise NotImplementedError(self.name)


class EnemyAbility(Word, frozen=True, kw_only=True, tag_field="ability"):
    """What a kind of enemy can do beside attacking; whoever needs it asks for its class."""


class MachineAbility(Word, frozen=True, kw_only=True, tag_field="ability"):
    """Something a machine can do; whoever needs it asks for its class."""
