"""What a survivor's skills add up to.

A survivor holds a tuple of skills; here it becomes one value of plain numbers and flags, worked out
once per combination and shared. Procedures ask it questions (how many dice? may they leave freely?)
and never look for a skill by its name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

import msgspec

from shambler.games.zombicide.board.sight import NORMAL, Eyes
from shambler.games.zombicide.core.words import Combat

if TYPE_CHECKING:
    from shambler.games.zombicide.core.ability_kinds import FeatAbility
    from shambler.games.zombicide.core.sheets import Skill

MELEE, RANGED = 0, 1
COMBATS: Final = ("melee", "ranged")
PAIR: Final = (0, 0)
NONE: Final = (False, False)
NO_RULE: Final = ("", "")


class Feat(msgspec.Struct, frozen=True):
    """A skill that is used by itself, once per turn: its id, its rule, and what it can do."""

    skill: str
    rule: str
    ability: FeatAbility
    zones: int = 0  # how far it reaches
    least: int = 0  # and how far at least
    gains: str = ""  # the free action it gives


class Traits(msgspec.Struct, frozen=True):
    """The sum of some skills. Pairs hold the value for melee and for ranged actions."""

    actions: int = 0
    free: tuple[str, ...] = ()  # free actions per turn, with repetition
    dice: tuple[int, int] = PAIR
    dice_roll: tuple[int, int] = PAIR  # added to each die
    damage: tuple[int, int] = PAIR
    damage_with: tuple[tuple[str, int], ...] = ()  # with one card
    set_damage: tuple[int, int] = PAIR  # weapons have this damage, if higher
    reach: int = 0
    dual: tuple[bool, bool] = NONE
    by_enemies: tuple[str, str] = NO_RULE  # the rule that gives dice by the number of enemies
    escalation: tuple[tuple[bool, bool], ...] = ()  # one entry per skill: the kinds it counts
    reaper: tuple[bool, bool] = NONE
    six_damage: tuple[int, int] = PAIR  # for every six
    when_pushed: tuple[str, ...] = ()  # skills that count with dice beyond the weapon's own
    sixes: tuple[str, str] = NO_RULE  # the rule that gives another die for every six
    choose_targets: tuple[bool, bool] = NONE
    careful: tuple[bool, bool] = NONE  # misses hit no friends
    lucky: bool = False
    expert_damage: int = 0
    expert_dice: int = 0
    zones: int = 1  # per move action
    search_cards: int = 1
    pack: int = 0  # more cards in the backpack
    tough: int = 0
    ironclad: tuple[tuple[str, str], ...] = ()  # (type of enemy, rule)
    remote: tuple[str, ...] = ()
    repair_self: str = ""  # the rule by which one's armor is mended in the end phase
    medic: int = 0  # points of armor mended for everybody in the zone
    medic_rule: str = ""
    feats: tuple[Feat, ...] = ()
    shares: tuple[str, ...] = ()
    rules: Mapping[str, str] = {}  # each ability by name, with the rule of the skill behind it
    eyes: Eyes = NORMAL

    def has(self, ability: str) -> bool:
        """Is an ability among them?"""
        return ability in self.rules


NO_TRAITS: Final = Traits()


def sides(combat: Combat) -> tuple[int, ...]:
    """The places in a pair that a kind of combat concerns."""
    return (MELEE, RANGED) if combat == "any" else (COMBATS.index(combat),)


class TraitSum:
    """Adds abilities up, field by field."""

    def __init__(self) -> None:
        self.fields: dict[str, Any] = {}

    def get(self, name: str) -> Any:
        """What a field has come to."""
        return self.fields.get(name, getattr(NO_TRAITS, name))

    def note(self, ability: str, rule: str) -> None:
        """An ability is among them, by the first rule that gives it."""
        self.fields.setdefault("rules", {}).setdefault(ability, rule)

    def pair(self, name: str, combat: Combat, amount: int) -> None:
        """More, for a kind of combat."""
        found = list(self.get(name))
        for side in sides(combat):
            found[side] += amount
        self.fields[name] = tuple(found)

    def best(self, name: str, combat: Combat, amount: int) -> None:
        """At least so much, for a kind of combat."""
        found = list(self.get(name))
        for side in sides(combat):
            found[side] = max(found[side], amount)
        self.fields[name] = tuple(found)

    def mark(self, name: str, combat: Combat) -> None:
        """True for a kind of combat."""
        found = list(self.get(name))
        for side in sides(combat):
            found[side] = True
        self.fields[name] = tuple(found)

    def cite(self, name: str, combat: Combat, rule: str) -> None:
        """The first rule that gives something to a kind of combat."""
        found = list(self.get(name))
        for side in sides(combat):
            found[side] = found[side] or rule
        self.fields[name] = tuple(found)

    def number(self, name: str, amount: int) -> None:
        """More."""
        self.fields[name] = self.get(name) + amount

    def most(self, name: str, amount: int) -> None:
        """At least so much."""
        self.fields[name] = max(self.get(name), amount)

    def append(self, name: str, value: object) -> None:
        """One more."""
        self.fields[name] = (*self.get(name), value)

    def eyes(self, deep: int = 1, in_dark: bool = False, near: bool = False) -> None:
        """Better eyes."""
        eyes: Eyes = self.get("eyes")
        deep, in_dark = max(eyes.deep, deep), eyes.in_dark or in_dark
        self.fields["eyes"] = Eyes(deep, eyes.far, eyes.lit, in_dark, eyes.near or near, eyes.dim)


def sum_up(skills: Iterable[Skill]) -> Traits:
    """The traits that these skills add up to."""
    total = TraitSum()
    for skill in skills:
        for ability in skill.abilities:
            total.note(ability.name, skill.rules[0] if skill.rules else "")
            ability.add(total, skill)
    return Traits(**total.fields)
