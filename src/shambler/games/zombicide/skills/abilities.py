"""What skills add: dice, damage, actions, sight and the like. Those that are used by themselves
are in ``leading``, ``pushing`` and ``running``."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from shambler.games.zombicide.core.ability_kinds import SkillAbility
from shambler.games.zombicide.core.traits import MELEE, RANGED, TraitSum, sides
from shambler.games.zombicide.core.words import (
    CardId,
    Combat,
    EnemyType,
    MachineType,
    SkillId,
)

if TYPE_CHECKING:
    from shambler.games.zombicide.core.sheets import Skill

# -- actions -------------------------------------------------------------------------------


class ExtraAction(SkillAbility, frozen=True, kw_only=True, tag="extra-action"):
    """More actions in every turn."""

    amount: int

    def add(self, total: TraitSum, skill: Skill) -> None:
        """Of any kind."""
        total.number("actions", self.amount)


class FreeAction(SkillAbility, frozen=True, kw_only=True, tag="free-action"):
    """One free action of a kind in every turn."""

    action: Literal[
        "all-out-combat",
        "all-out-melee",
        "all-out-ranged",
        "combat",
        "machine",
        "melee",
        "move",
        "ranged",
        "search",
    ]

    def add(self, total: TraitSum, skill: Skill) -> None:
        """With repetition."""
        total.append("free", self.action)


class DualExpert(SkillAbility, frozen=True, kw_only=True, tag="dual-expert"):
    """One free combat action with a pair of weapons."""

    def add(self, total: TraitSum, skill: Skill) -> None:
        """A kind of its own."""
        total.append("free", "dual")


# -- dice and damage -----------------------------------------------------------------------


class ExtraDie(SkillAbility, frozen=True, kw_only=True, tag="extra-die"):
    """More dice for each weapon."""

    combat: Combat
    amount: int

    def add(self, total: TraitSum, skill: Skill) -> None:
        """In combat of this kind."""
        total.pair("dice", self.combat, self.amount)


class DiceBonus(SkillAbility, frozen=True, kw_only=True, tag="dice-bonus"):
    """Added to each die."""

    combat: Combat
    amount: int

    def add(self, total: TraitSum, skill: Skill) -> None:
        """In combat of this kind."""
        total.pair("dice_roll", self.combat, self.amount)


class ExtraDamage(SkillAbility, frozen=True, kw_only=True, tag="extra-damage"):
    """More damage, with every weapon or with one."""

    combat: Combat
    amount: int
    card: CardId = ""

    per_weapon: ClassVar[bool] = True

    def add(self, total: TraitSum, skill: Skill) -> None:
        """With the card alone, if there is one."""
        if self.card:
            total.append("damage_with", (self.card, self.amount))
        else:
            total.pair("damage", self.combat, self.amount)


class WeaponDamage(SkillAbility, frozen=True, kw_only=True, tag="weapon-damage"):
    """Weapons have this damage, if theirs is lower."""

    combat: Combat
    damage: int

    def add(self, total: TraitSum, skill: Skill) -> None:
        """In combat of this kind."""
        total.best("set_damage", self.combat, self.damage)


class ExtraRange(SkillAbility, frozen=True, kw_only=True, tag="extra-range"):
    """Ranged weapons reach farther."""

    amount: int

    def add(self, total: TraitSum, skill: Skill) -> None:
        """By so many zones."""
        total.number("reach", self.amount)


class ReRollOnce(SkillAbility, frozen=True, kw_only=True, tag="re-roll"):
    """Any roll may be repeated once."""

    def add(self, total: TraitSum, skill: Skill) -> None:
        """Luck."""
        total.fields["lucky"] = True


class Escalation(SkillAbility, frozen=True, kw_only=True, tag="escalation"):
    """One more die for each attack in a row."""

    combat: Combat

    def add(self, total: TraitSum, skill: Skill) -> None:
        """One entry per skill: the kinds it counts."""
        total.append("escalation", tuple(side in sides(self.combat) for side in (MELEE, RANGED)))


class RollAgainOnSix(SkillAbility, frozen=True, kw_only=True, tag="roll-again-on-six"):
    """Every six brings another die."""

    combat: Combat

    def add(self, total: TraitSum, skill: Skill) -> None:
        """With the rule that the question cites."""
        total.cite("sixes", self.combat, skill.rules[0])


class ConcentratedExpert(SkillAbility, frozen=True, kw_only=True, tag="concentrated-expert"):
    """More damage when enough dice are concentrated on one enemy."""

    damage: int
    min_dice: int

    def add(self, total: TraitSum, skill: Skill) -> None:
        """The best of them."""
        total.most("expert_damage", self.damage)
        total.most("expert_dice", self.min_dice)


class CombatMark(SkillAbility, frozen=True, kw_only=True):
    """Something that holds for a kind of combat."""

    combat: Combat
    field: ClassVar[str]

    def add(self, total: TraitSum, skill: Skill) -> None:
        """Noted for that kind."""
        total.mark(self.field, self.combat)


class CountsAsDual(CombatMark, frozen=True, kw_only=True, tag="counts-as-dual"):
    """All weapons can be used as a pair."""

    field: ClassVar[str] = "dual"


class DiceByEnemies(SkillAbility, frozen=True, kw_only=True, tag="dice-by-enemies"):
    """As many dice as there are enemies in the zone, if one likes."""

    combat: Combat

    def add(self, total: TraitSum, skill: Skill) -> None:
        """With the rule that the question cites."""
        total.cite("by_enemies", self.combat, skill.rules[0])


class Reaper(CombatMark, frozen=True, kw_only=True, tag="reaper"):
    """One more enemy of the same kind falls."""

    field: ClassVar[str] = "reaper"


class ChooseTargets(CombatMark, frozen=True, kw_only=True, tag="choose-targets"):
    """Targets are picked freely."""

    field: ClassVar[str] = "choose_targets"


class NoFriendlyFire(CombatMark, frozen=True, kw_only=True, tag="no-friendly-fire"):
    """Misses hit no friends."""

    field: ClassVar[str] = "careful"


# -- moving, searching, staying alive ------------------------------------------------------


class ZonesPerMove(SkillAbility, frozen=True, kw_only=True, tag="zones-per-move"):
    """A move action may go farther."""

    zones: int

    def add(self, total: TraitSum, skill: Skill) -> None:
        """The best of them."""
        total.most("zones", self.zones)


class SearchMoreCards(SkillAbility, frozen=True, kw_only=True, tag="search-cards"):
    """Searching draws more cards."""

    cards: int

    def add(self, total: TraitSum, skill: Skill) -> None:
        """The best of them."""
        total.most("search_cards", self.cards)


class IgnoreFirstDamage(SkillAbility, frozen=True, kw_only=True, tag="ignore-first-damage"):
    """The first damage of a phase does nothing."""

    amount: int

    def add(self, total: TraitSum, skill: Skill) -> None:
        """The best of them."""
        total.most("tough", self.amount)


class IgnoreDamageFrom(SkillAbility, frozen=True, kw_only=True, tag="ignore-damage-from"):
    """Enemies of a type do no damage."""

    enemy: EnemyType

    def add(self, total: TraitSum, skill: Skill) -> None:
        """With the rule that says so."""
        total.append("ironclad", (self.enemy, skill.rules[0]))


class RepairInEndPhase(SkillAbility, frozen=True, kw_only=True, tag="repair-in-end-phase"):
    """Armor comes back in the end phase: one's own, or that of everybody in the zone."""

    who: Literal["self", "zone"]
    armor: int | Literal["all"]

    def add(self, total: TraitSum, skill: Skill) -> None:
        """A medic gives some, one's own comes back whole."""
        if self.who == "zone":
            total.most("medic", int(self.armor))
            total.fields.setdefault("medic_rule", skill.rules[0])
        else:
            total.fields.setdefault("repair_self", skill.rules[0])


class RemoteControl(SkillAbility, frozen=True, kw_only=True, tag="remote-control"):
    """Controls a machine without its remote."""

    machine: MachineType | Literal["all"]

    def add(self, total: TraitSum, skill: Skill) -> None:
        """One type, or all of them."""
        total.append("remote", self.machine)


class ShareInZone(SkillAbility, frozen=True, kw_only=True, tag="share-in-zone"):
    """Everyone in a shared zone has the skill, its owner too."""

    skill: SkillId = ""

    needs: ClassVar[str] = "skill"

    @property
    def shared_skill(self) -> str:
        """This one."""
        return self.skill

    def add(self, total: TraitSum, skill: Skill) -> None:
        """Who is there is looked at when it matters."""
        total.append("shares", self.skill)


# -- sight ---------------------------------------------------------------------------------


class SeeIntoRooms(SkillAbility, frozen=True, kw_only=True, tag="see-into-rooms"):
    """Sees more zones deep into rooms."""

    zones: int

    def add(self, total: TraitSum, skill: Skill) -> None:
        """Beside the first one."""
        total.eyes(deep=1 + self.zones)


class SeeDark(SkillAbility, frozen=True, kw_only=True, tag="see-dark"):
    """Sees in dark zones."""

    def add(self, total: TraitSum, skill: Skill) -> None:
        """As if they were lit."""
        total.eyes(in_dark=True)


class SeeNear(SkillAbility, frozen=True, kw_only=True, tag="see-near"):
    """Sees through walls to the next zones."""

    range: Literal[1]  # no farther

    def add(self, total: TraitSum, skill: Skill) -> None:
        """Whatever stands between."""
        total.eyes(near=True)


class SteadyHand(SkillAbility, frozen=True, kw_only=True, tag="steady-hand"):
    """Misses spare whom the shooter wants to spare; fire does not ask."""

    def add(self, total: TraitSum, skill: Skill) -> None:
        """There is nobody one would rather hit."""
        total.mark("careful", "ranged")


class ExtraPack(SkillAbility, frozen=True, kw_only=True, tag="extra-pack"):
    """Room for more cards in the backpack."""

    cards: int

    def add(self, total: TraitSum, skill: Skill) -> None:
        """So many more."""
        total.number("pack", self.cards)


# -- the start of a game -------------------------------------------------------------------


class StartsWithArmor(SkillAbility, frozen=True, kw_only=True, tag="starts-with-armor"):
    """Another armor value."""

    armor: int = 0

    needs: ClassVar[str] = "armor"
    at_start: ClassVar[bool] = True

    @property
    def start_armor(self) -> int:
        """This much."""
        return self.armor


class StartsWithCard(SkillAbility, frozen=True, kw_only=True, tag="starts-with-card"):
    """A card from the beginning."""

    card: CardId = ""

    needs: ClassVar[str] = "card"
    at_start: ClassVar[bool] = True
