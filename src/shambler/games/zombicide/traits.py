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
from shambler.games.zombicide.content import Ability

MELEE, RANGED = 0, 1
COMBATS = ("melee", "ranged")
PAIR = (0, 0)
NONE = (False, False)


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
    escalation: tuple[bool, bool] = NONE
    reaper: tuple[bool, bool] = NONE
    sixes: tuple[bool, bool] = NONE
    choose_targets: tuple[bool, bool] = NONE
    careful: tuple[bool, bool] = NONE  # misses hit no friends
    bloodlust: tuple[tuple[bool, bool], ...] = ()  # one entry per skill: free melee, free ranged
    re_rolls: int = 0
    expert_damage: int = 0
    expert_dice: int = 0
    zones: int = 1  # per move action
    sprint: tuple[int, int] = PAIR
    charge: int = 0
    zero_g: int = 0
    search_cards: int = 1
    tough: int = 0
    ironclad: tuple[str, ...] = ()
    remote: tuple[str, ...] = ()
    repair_self: bool = False
    medic: int = 0
    taunt: int = 0
    shove: int = 0
    lifesaver: int = 0
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

    def mark(self, name: str, combat: str) -> None:
        found = list(self.get(name))
        for side in sides(combat):
            found[side] = True
        self.fields[name] = tuple(found)

    def number(self, name: str, amount: int) -> None:
        self.fields[name] = self.get(name) + amount

    def most(self, name: str, amount: Any) -> None:
        self.fields[name] = max(self.get(name), amount)

    def append(self, name: str, value: object) -> None:
        self.fields[name] = (*self.get(name), value)

    def add(self, ability: Ability) -> None:
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
                self.pair("set_damage", combat, ability.number("damage"))
            case "extra-range":
                self.number("reach", ability.number("amount"))
            case "re-roll":
                self.number("re_rolls", 1)
            case "ignore-damage-from":
                self.append("ironclad", ability.text("enemy"))
            case "ignore-first-damage":
                self.number("tough", ability.number("amount"))
            case "remote-control":
                self.append("remote", ability.text("machine"))
            case "share-in-zone":
                self.append("shares", ability.text("skill"))
            case "concentrated-expert":
                self.most("expert_damage", ability.number("damage"))
                self.most("expert_dice", ability.number("min_dice"))
            case "sprint":
                self.most("sprint", (ability.number("min"), ability.number("max")))
            case "repair-in-end-phase":
                self._repair(ability)
            case "bloodlust":
                pair = list(NONE)
                for side in sides(combat):
                    pair[side] = True
                self.append("bloodlust", tuple(pair))
            case "see-into-rooms" | "see-dark":
                self._eyes(ability)
            case name if name in _MARKS:
                self.mark(_MARKS[name], combat)
            case name if name in _NUMBERS:
                field, param = _NUMBERS[name]
                self.most(field, ability.number(param))
            case name:
                self.fields["flags"] = frozenset({*self.get("flags"), name})

    def _repair(self, ability: Ability) -> None:
        if ability.text("who") == "zone":
            self.number("medic", ability.number("armor"))
        else:
            self.fields["repair_self"] = True

    def _eyes(self, ability: Ability) -> None:
        eyes = self.get("eyes")
        assert isinstance(eyes, Eyes)
        deep = max(eyes.deep, 1 + ability.number("zones"))
        self.fields["eyes"] = Eyes(deep, eyes.far, eyes.lit, in_dark=True)


_MARKS = {
    "counts-as-dual": "dual",
    "dice-by-enemies": "by_enemies",
    "escalation": "escalation",
    "reaper": "reaper",
    "roll-again-on-six": "sixes",
    "choose-targets": "choose_targets",
    "no-friendly-fire": "careful",
}
_NUMBERS = {
    "zones-per-move": ("zones", "zones"),
    "charge": ("charge", "zones"),
    "zero-g-run": ("zero_g", "zones"),
    "search-cards": ("search_cards", "cards"),
    "taunt": ("taunt", "range"),
    "shove": ("shove", "range"),
    "lifesaver": ("lifesaver", "range"),
}


def sum_up(abilities: Iterable[Ability]) -> Traits:
    """The traits that these abilities add up to."""
    total = _Sum()
    for ability in abilities:
        total.add(ability)
    return Traits(**total.fields)
