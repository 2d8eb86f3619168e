"""Cross-checks of an edition's content: references, vocabulary and counts.

Each check adds to the `Problems` of the file it looks at, so that a designer sees all of them.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Final

from shambler.games.zombicide.board.tiles import tile_problems
from shambler.games.zombicide.content.bundle import Content
from shambler.games.zombicide.content.mission_checks import check_mission, check_mission_board
from shambler.games.zombicide.content.parts import BoxComponent
from shambler.games.zombicide.content.paths import Paths
from shambler.games.zombicide.content.references import Known, check_word
from shambler.games.zombicide.core.sheets import AttackLine, Marked, Skill, SkillTrack
from shambler.kernel.content import Problem, Problems
from shambler.kernel.structs import fields

PER_LEVEL: Final = {"blue": 1, "yellow": 1, "orange": 2, "red": 3}  # skills to choose from
SCENE: Final = "scene"  # the deck of things that are no cards of the box
BEST_ACCURACY: Final = 2  # a die that shows 1 always misses
MAX_PRINTED_DAMAGE: Final = 2  # no weapon takes down an abomination by itself


def problems_of(content: Content, paths: Paths, boards: bool) -> list[Problem]:
    """Everything wrong with content whose files could all be read; with or without the boards."""
    known, names = Known(content), paths.names
    found: list[Problem] = []
    for file, check in (
        (names.tiles, _check_tiles),
        (names.cards, _check_cards),
        (names.skills, _check_skills),
        (names.survivors, _check_survivors),
        (names.enemies, _check_enemies),
        (names.enemy_deck, _check_enemy_deck),
        (names.machines, _check_machines),
        (names.components, _check_components),
    ):
        if file:
            problems = Problems(paths.content / file)
            check(problems, content, known)
            found += problems.found
    for mission in content.missions.values():
        problems = Problems(paths.missions / f"{mission.id}.toml")
        check_mission(problems, mission, content)
        if boards and not problems.found:
            check_mission_board(problems, mission, content)
        found += problems.found
    return found


def _check_tiles(problems: Problems, content: Content, known: Known) -> None:
    for tile in content.tiles.values():
        for reason in tile_problems(tile.id, tile):
            problems.add(f"tile[{tile.id}]", reason)
        for place in {name for row in tile.names for name in row}:
            problems.reference(f"tile[{tile.id}].names", "place", place, content.places)


def _check_cards(problems: Problems, content: Content, known: Known) -> None:
    for card in content.cards.values():
        where = f"card[{card.id}]"
        _check_marks(problems, where, card)
        _check_attacks(problems, where, card.attacks)
        known.rules(problems, f"{where}.rules", *card.rules)
        for skill in card.skills:
            known.refer(problems, f"{where}.skills", "skill", skill)
        for ability in card.abilities:
            check_word(problems, f"{where}.abilities", ability, known)
        if card.model:
            problems.reference(f"{where}.model", "card", card.model, content.cards)
        if card.copies < 1:
            problems.add(f"{where}.copies", f"expected at least 1 copy, found {card.copies}")
        if (card.kind in ("melee", "ranged")) != bool(card.attacks):
            problems.add(f"{where}.attacks", f"do not fit a card of kind {card.kind!r}")


def _check_attacks(problems: Problems, where: str, attacks: Iterable[AttackLine]) -> None:
    for attack in attacks:
        low, high = attack.range
        if not 0 <= low <= high or (attack.combat == "melee" and high > 0):
            problems.add(f"{where}.attacks.range", f"impossible range {low} to {high}")
        if attack.dice and not BEST_ACCURACY <= attack.accuracy <= 6:
            problems.add(f"{where}.attacks.accuracy", f"{attack.accuracy} is not from 2 to 6")
        if attack.dice and not 1 <= attack.damage <= MAX_PRINTED_DAMAGE:
            problems.add(f"{where}.attacks.damage", f"{attack.damage} is not 1 or 2")


def _check_skills(problems: Problems, content: Content, known: Known) -> None:
    for skill in content.skills.values():
        where = f"skill[{skill.id}]"
        _check_marks(problems, where, skill)
        known.rules(problems, f"{where}.rules", *skill.rules)
        _check_skill_abilities(problems, where, skill, known)
        holes = [text.count("{}") for text in (skill.name.en, skill.name.fr)]
        if holes != [int(bool(skill.parameter))] * 2:
            problems.add(f"{where}.name", "needs {} exactly where a parameter goes")


def _check_skill_abilities(problems: Problems, where: str, skill: Skill, known: Known) -> None:
    """The parameter of a skill is a parameter of its abilities that is filled in later."""
    for ability in skill.abilities:
        if skill.parameter and skill.parameter not in ability.__struct_fields__:
            problems.add(f"{where}.parameter", f"no parameter of {ability.name!r}")
        if not skill.parameter and ability.needs and not getattr(ability, ability.needs):
            reason = f"missing parameter of {ability.name!r}"
            problems.add(f"{where}.abilities.{ability.needs}", reason)
        check_word(problems, f"{where}.abilities", ability, known)


def _check_survivors(problems: Problems, content: Content, known: Known) -> None:
    for survivor in content.survivors.values():
        where = f"survivor[{survivor.id}]"
        _check_marks(problems, where, survivor)
        known.rules(problems, f"{where}.rules", *survivor.rules)
        for level, skills in survivor.skills:
            problems.count(f"{where}.skills.{level}", "skills", PER_LEVEL[level], len(skills))
            problems.duplicates(f"{where}.skills.{level}", skills)
        for side, track in {"skills": survivor.skills, **survivor.sides}.items():
            _check_track(problems, f"{where}.{side}", track, known)
        for skill in survivor.inborn:
            known.refer(problems, f"{where}.inborn", "skill", skill)
        if not survivor.armor and not survivor.health:
            problems.add(f"{where}.armor", "needs armor or health")


def _check_track(problems: Problems, where: str, track: SkillTrack, known: Known) -> None:
    for level, skills in track:
        for skill in skills:
            known.refer(problems, f"{where}.{level}", "skill", skill)


def _check_enemies(problems: Problems, content: Content, known: Known) -> None:
    for enemy in content.enemies.values():
        where = f"enemy[{enemy.id}]"
        _check_marks(problems, where, enemy)
        known.rules(problems, f"{where}.rules", *enemy.rules)
        for ability in enemy.abilities:
            check_word(problems, f"{where}.abilities", ability, known)


def _check_enemy_deck(problems: Problems, content: Content, known: Known) -> None:
    problems.duplicates("card", (card.number for card in content.enemy_deck))
    for card in content.enemy_deck:
        where = f"card[{card.number}]"
        known.refer(problems, f"{where}.enemy", "enemy", card.enemy)
        if min(card.counts) < 0:
            problems.add(f"{where}.counts", "a count is below 0")


def _check_machines(problems: Problems, content: Content, known: Known) -> None:
    for machine in content.machines.values():
        where = f"machine[{machine.id}]"
        _check_marks(problems, where, machine)
        _check_attacks(problems, where, machine.attacks)
        known.rules(problems, f"{where}.rules", *machine.rules)
        if machine.card:
            known.refer(problems, f"{where}.card", "card", machine.card)
        for ability in machine.abilities:
            check_word(problems, f"{where}.abilities", ability, known)
        if {attack.combat for attack in machine.attacks} != set(machine.actions) - {"move"}:
            problems.add(f"{where}.attacks", "do not fit the actions of the machine")


def _check_components(problems: Problems, content: Content, known: Known) -> None:
    for component in content.components.values():
        where = f"component[{component.id}]"
        _check_marks(problems, where, component)
        known.rules(problems, f"{where}.rules", *component.rules)
        counted = _count(component, content)
        if counted is not None:
            problems.count(f"{where}.count", component.name.en, component.count, counted)


def _count(component: BoxComponent, content: Content) -> int | None:
    """How many of a component the content has; None if nothing tells."""
    of = component.of
    match component.kind:
        case "tile":
            return len({tile.number for tile in content.tiles.values()})
        case "side":
            return len(content.tiles)
        case "miniature":
            return sum(e.miniatures for e in content.enemies.values() if of in ("", e.id))
        case "survivor":
            return sum(1 for survivor in content.survivors.values() if survivor.set == of)
        case "machine":
            return len(content.machines)
        case "card":
            boxed = [card for card in content.cards.values() if card.deck != SCENE]
            return sum(card.copies for card in boxed if of in ("", card.deck))
        case "enemy-card":
            return len(content.enemy_deck)
        case "token" if not of:
            tokens = [one for one in content.components.values() if one.kind == "token" and one.of]
            return sum(one.count for one in tokens)
    return None


def _check_marks(problems: Problems, where: str, entry: Marked) -> None:
    """Exceptions of provenance must speak of fields that exist."""
    for field in entry.provenance_of:
        problems.reference(f"{where}.provenance_of", "field", field, _fields(type(entry)))


@functools.lru_cache(maxsize=32)
def _fields(kind: type[Marked]) -> frozenset[str]:
    """The fields that a mark can speak of: those of the table and of its attacks."""
    names = {field.name for field in fields(kind)}
    if "attacks" in names:
        names |= {field.name for field in fields(AttackLine)}
    return frozenset(names)
