"""The table as it never changes: the board, and what survivors, cards and enemies are.

The views name things by their ids; this says once what stands behind the ids, in all languages.
"""

from __future__ import annotations

from typing import Any

import msgspec

from shambler.games.zombicide.content import (
    Attack,
    Card,
    Enemy,
    Machine,
    Skill,
    SkillTrack,
    Survivor,
)
from shambler.games.zombicide.table import Table
from shambler.games.zombicide.view import map_view
from shambler.kernel.content import Words
from shambler.kernel.decision import Option
from shambler.kernel.event import Event

Data = dict[str, Any]


def board_view(game: Table) -> Data:
    """Board and glossary."""
    content, world = game.world.content, game.world
    return {
        "kind": "zombicide",
        **map_view(game),
        "thresholds": list(world.edition.thresholds),
        "goals": [dict(goal.entry.params) for goal in world.goals],
        "provenance": msgspec.structs.asdict(world.mission.provenance),
        "survivors": {sheet.id: _survivor(sheet) for sheet in world.sheets},
        "enemies": {foe.id: _enemy(content.enemies[foe.id]) for foe in world.foes},
        "machines": {machine.type: _machine(machine) for machine in world.machines},
        "cards": {card.id: _card(card) for card in content.cards.values()},
        "skills": {skill.id: _skill(game, skill) for skill in world.skills},
    }


def target(game: Table, thing: Option | Event) -> dict[str, str]:
    """What an option or an event points at, by the names that the views use."""
    found: dict[str, str] = {}
    zone: int = getattr(thing, "zone", -1)
    if zone >= 0:
        found["zone"] = game.world.board.zones[zone].name
    opening: int = getattr(thing, "opening", -1)
    if opening >= 0:
        found["opening"] = game.world.board.openings[opening].name
    who: int = getattr(thing, "who", -1)
    if 0 <= who < len(game.world.names):
        found["who"] = game.world.names[who]
    return found


def told(game: Table, event: Event) -> dict[str, str]:
    """What an event tells of: also whence, which enemies, who is struck, and how many."""
    world, found = game.world, target(game, event)
    start: int = getattr(event, "start", -1)
    if start >= 0:
        found["start"] = world.board.zones[start].name
    foe: int = getattr(event, "foe", -1)
    if foe >= 0:
        found["enemy"] = world.foes[foe].id
    figure: int = getattr(event, "figure", -1)
    if 0 <= figure < len(world.names):
        found["who"] = world.names[figure]
    for field in ("count", "left"):
        number: int | None = getattr(event, field, None)
        if number is not None:
            found[field] = str(number)
    return found


def _words(words: Words) -> dict[str, str]:
    return {"en": words.en, "fr": words.fr}


def _survivor(sheet: Survivor) -> Data:
    return {
        "name": _words(sheet.name),
        "look": _words(sheet.look),
        "kind": sheet.kind,
        "skills": _track(sheet.skills),
        "sides": {side: _track(track) for side, track in sheet.sides.items()},
    }


def _track(track: SkillTrack) -> Data:
    """What can be learned at each level."""
    return {level: list(skills) for level, skills in track}


def _enemy(enemy: Enemy) -> Data:
    return {
        "name": _words(enemy.name),
        "plural": _words(enemy.plural),
        "type": enemy.type,
        "actions": enemy.actions,
        "damage": enemy.damage,
        "toughness": enemy.toughness,
        "experience": enemy.experience,
    }


def _machine(machine: Machine) -> Data:
    return {
        "name": _words(machine.name),
        "toughness": machine.toughness,
        "abilities": [ability.name for ability in machine.abilities],
        "attacks": [_attack(attack) for attack in machine.attacks],
    }


def _card(card: Card) -> Data:
    return {
        "name": _words(card.name),
        "kind": card.kind,
        "slot": card.slot,
        "dual": card.dual,
        "attacks": [_attack(attack) for attack in card.attacks],
        "rules": list(card.rules),
    }


def _attack(attack: Attack) -> Data:
    return {
        "combat": attack.combat,
        "range": list(attack.range),
        "dice": attack.dice,
        "accuracy": attack.accuracy,
        "damage": attack.damage,
        "noise": attack.noise,
    }


def _skill(game: Table, skill: Skill) -> Data:
    ledger = game.world.content.ledger
    rule = ledger[skill.rules[0]] if skill.rules else None
    return {
        "name": _words(skill.name),
        "rule": rule.id if rule else "",
        "text": {lang: rule.says(lang) for lang in ("en", "fr")} if rule else {"en": "", "fr": ""},
    }
