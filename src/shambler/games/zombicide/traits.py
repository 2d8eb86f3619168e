"""What a survivor's skills add up to.

A survivor holds a tuple of skills; here it becomes one value of plain numbers and flags, worked out
once per combination and shared. Procedures ask it questions (how many dice? may they leave freely?)
and never look for a skill by its name.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from shambler.games.zombicide.board.sight import NORMAL, Eyes
from shambler.games.zombicide.content import Ability, Skill

MELEE, RANGED = 0, 1
COMBATS = ("melee", "ranged")
PAIR = (0, 0)
NONE = (False, False)
NO_RULE = ("", "")


class Feat(msgspec.Struct, frozen=True):
    """A skill that is used by itself, once per turn: its id, its rule, and what it can do."""

    skill: str
    rule: str
    ability: str
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
    by_enemies: tuple[bool, bool] = NONE  # dice by the number of enemies
    escalation: tuple[tuple[bool, bool], ...] = ()  # one entry per skill: the kinds it counts
    reaper: tuple[bool, bool] = NONE
    sixes: tuple[str, str] = NO_RULE  # the rule that gives another die for every six
    choose_targets: tuple[bool, bool] = NONE
    careful: tuple[bool, bool] = NONE  # misses hit no friends
    lucky: bool = False
    expert_damage: int = 0
    expert_dice: int = 0
    zones: int = 1  # per move action
    search_cards: int = 1
    tough: int = 0
    ironclad: tuple[tuple[str, str], ...] = ()  # (type of enemy, rule)
    remote: tuple[str, ...] = ()
    repair_self: bool = False
    medic: int = 0
    feats: tuple[Feat, ...] = ()
    shares: tuple[str, ...] = ()
    flags: frozenset[str] = frozenset()
    eyes: Eyes = NORMAL

    def has(self, flag: str) -> bool:
        """Is an ability without numbers among them?"""
        return flag in self.flags


def sides(combat: str) -> tuple[int, ...]:
    """The places in a pair that a kind of combat concerns."""
    return (MELEE, RANGED) if combat == "any" else (COMBATS.index(combat),)


class _Sum:
    """Adds abilities up, field by field."""

    def __init__(self) -> None:
        self.fields: dict[str, Any] = {}

    def get(self, name: str) -> Any:
        return self.fields.get(name, getattr(Traits(), name))

    def pair(self, name: str, combat: str, amount: int) -> None:
        found = list(self.get(name))
        for side in sides(combat):
            found[side] += amount
        self.fields[name] = tuple(found)

    def best(self, name: str, combat: str, amount: int) -> None:
        found = list(self.get(name))
        for side in sides(combat):
            found[side] = max(found[side], amount)
        self.fields[name] = tuple(found)

    def mark(self, name: str, combat: str) -> None:
        found = list(self.get(name))
        for side in sides(combat):
            found[side] = True
        self.fields[name] = tuple(found)

    def cite(self, name: str, combat: str, rule: str) -> None:
        found = list(self.get(name))
        for side in sides(combat):
            found[side] = found[side] or rule
        self.fields[name] = tuple(found)

    def number(self, name: str, amount: int) -> None:
        self.fields[name] = self.get(name) + amount

    def most(self, name: str, amount: Any) -> None:
        self.fields[name] = max(self.get(name), amount)

    def append(self, name: str, value: object) -> None:
        self.fields[name] = (*self.get(name), value)

    def add(self, skill: Skill, ability: Ability) -> None:
        """One ability of a skill."""
        combat = ability.text("combat", "any")
        match ability.name:
            case "extra-action":
                self.number("actions", ability.number("amount"))
            case "free-action":
                self.append("free", ability.text("action"))
            case "dual-expert":
                self.append("free", "dual")
            case "extra-die":
                self.pair("dice", combat, ability.number("amount"))
            case "dice-bonus":
                self.pair("dice_roll", combat, ability.number("amount"))
            case "extra-damage" if "card" in ability.params:
                self.append("damage_with", (ability.text("card"), ability.number("amount")))
            case "extra-damage":
                self.pair("damage", combat, ability.number("amount"))
            case "weapon-damage":
                self.best("set_damage", combat, ability.number("damage"))
            case "extra-range":
                self.number("reach", ability.number("amount"))
            case "re-roll":
                self.fields["lucky"] = True
            case "escalation":
                self.append("escalation", tuple(side in sides(combat) for side in (MELEE, RANGED)))
            case "ignore-damage-from":
                self.append("ironclad", (ability.text("enemy"), skill.rules[0]))
            case "roll-again-on-six":
                self.cite("sixes", combat, skill.rules[0])
            case "remote-control":
                self.append("remote", ability.text("machine"))
            case "share-in-zone":
                self.append("shares", ability.text("skill"))
            case "concentrated-expert":
                self.most("expert_damage", ability.number("damage"))
                self.most("expert_dice", ability.number("min_dice"))
            case "repair-in-end-phase":
                self._repair(ability)
            case "see-into-rooms":
                self._eyes(deep=1 + ability.number("zones"))
            case "see-dark":
                self._eyes(in_dark=True)
            case "see-near":
                self._eyes(near=True)
            case name if name in FEATS:
                self._feat(skill, ability)
            case name if name in _MARKS:
                self.mark(_MARKS[name], combat)
            case name if name in _NUMBERS:
                field, param = _NUMBERS[name]
                self.most(field, ability.number(param))
            case name:
                self.fields["flags"] = frozenset({*self.get("flags"), name})

    def _feat(self, skill: Skill, ability: Ability) -> None:
        """The same skill from two sources is still used once per turn."""
        known = self.get("feats")
        if any(feat.skill == skill.id for feat in known):
            return
        zones = max(ability.number(name) for name in ("zones", "range", "max"))
        combat = ability.text("combat")
        gains = "combat" if combat == "any" else combat
        feat = Feat(skill.id, skill.rules[0], ability.name, zones, ability.number("min"), gains)
        self.fields["feats"] = (*known, feat)

    def _repair(self, ability: Ability) -> None:
        if ability.text("who") == "zone":
            self.most("medic", ability.number("armor"))
        else:
            self.fields["repair_self"] = True

    def _eyes(self, deep: int = 1, in_dark: bool = False, near: bool = False) -> None:
        eyes: Eyes = self.get("eyes")
        deep, in_dark = max(eyes.deep, deep), eyes.in_dark or in_dark
        self.fields["eyes"] = Eyes(deep, eyes.far, eyes.lit, in_dark, eyes.near or near)


FEATS = frozenset(
    {"bloodlust", "born-leader", "charge", "lifesaver", "shove", "sprint", "taunt", "zero-g-run"}
)
_MARKS = {
    "counts-as-dual": "dual",
    "dice-by-enemies": "by_enemies",
    "reaper": "reaper",
    "choose-targets": "choose_targets",
    "no-friendly-fire": "careful",
}
_NUMBERS = {
    "zones-per-move": ("zones", "zones"),
    "search-cards": ("search_cards", "cards"),
    "ignore-first-damage": ("tough", "amount"),
}


def sum_up(skills: Iterable[Skill]) -> Traits:
    """The traits that these skills add up to."""
    total = _Sum()
    for skill in skills:
        for ability in skill.abilities:
            total.add(skill, ability)
    return Traits(**total.fields)
