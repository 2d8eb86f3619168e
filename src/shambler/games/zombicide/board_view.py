"""The table as it never changes: the board, and what survivors, cards and enemies are.

The views name things by their ids; this says once what stands behind the ids, in all languages.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import UNSET, UnsetType

from shambler.games.zombicide.board.board import Opening, Zone
from shambler.games.zombicide.board.plan import Cell
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.goal_rule import GoalRule
from shambler.games.zombicide.core.sheets import (
    AttackLine,
    Card,
    EditionContent,
    Enemy,
    Machine,
    Skill,
    SkillTrack,
    SurvivorSheet,
)
from shambler.games.zombicide.core.words import Level
from shambler.kernel.content import Provenance, Words
from shambler.kernel.decision import Option
from shambler.kernel.event import Event
from shambler.kernel.structs import asdict
from shambler.kernel.view import Board, Part, says


class ZoneMap(Part, frozen=True, kw_only=True):
    """A zone and its cells."""

    name: str
    kind: Annotated[str, says("room, corridor, exterior, grass, corn ...: how its floor is drawn")]
    special: str | None
    inside: bool
    place: Annotated[str, says("the tile's own word for it: what stands in it")]
    title: Words
    cells: tuple[Cell, ...]


class OpeningMap(Part, frozen=True, kw_only=True):
    """What lies between two cells."""

    name: str
    kind: Annotated[str, says("door, airlock, line, wall, window, inner, stairs or gate")]
    cells: tuple[Cell, Cell]
    title: Words | UnsetType = UNSET


class AttackText(Part, frozen=True, kw_only=True):
    """One way to attack."""

    combat: Literal["melee", "ranged"]
    range: tuple[int, int]
    dice: int
    accuracy: int
    damage: int
    noise: bool


class CardText(Part, frozen=True, kw_only=True):
    """An equipment card."""

    name: Words
    kind: str
    slot: str
    dual: bool
    attacks: list[AttackText]
    rules: tuple[str, ...]


class EnemyText(Part, frozen=True, kw_only=True):
    """A kind of enemy."""

    name: Words
    plural: Words
    type: str
    actions: int
    damage: int
    toughness: int
    experience: int


class MachineText(Part, frozen=True):
    """A machine or a car."""

    name: Words
    toughness: int
    abilities: list[str]
    attacks: list[AttackText]


class TrackText(Part, frozen=True):
    """What can be learned at each level."""

    blue: tuple[str, ...]
    yellow: tuple[str, ...]
    orange: tuple[str, ...]
    red: tuple[str, ...]


class SurvivorText(Part, frozen=True, kw_only=True):
    """A survivor's card; some have another side with skills of its own."""

    name: Words
    look: Words
    kind: str
    skills: TrackText
    sides: dict[str, TrackText]


class SkillText(Part, frozen=True):
    """A skill."""

    name: Words
    rule: str
    text: Words


class GoalText(Part, frozen=True, kw_only=True):
    """What a goal asks for, beside its kind."""

    what: str | UnsetType = UNSET
    count: int | UnsetType = UNSET
    rounds: int | UnsetType = UNSET
    level: Level | UnsetType = UNSET
    color: str | UnsetType = UNSET
    openings: tuple[str, ...] | UnsetType = UNSET


GOAL_FIELDS: Final = frozenset(GoalText.__struct_fields__)


class MissionOrigin(Part, frozen=True):
    """Where the parts of the mission come from."""

    tiles: Provenance
    rotation: Provenance
    zones: Provenance
    rules: Provenance
    text: Provenance


class ZombicideBoard(Board, frozen=True, kw_only=True, tag="zombicide"):
    """The map, and a glossary of everything that may lie on it."""

    rows: int
    cols: int
    zones: list[ZoneMap]
    openings: list[OpeningMap]
    thresholds: Annotated[tuple[int, ...], says("experience at which each level begins")]
    goals: list[GoalText]
    provenance: MissionOrigin
    survivors: dict[str, SurvivorText]
    enemies: dict[str, EnemyText]
    machines: dict[str, MachineText]
    cards: dict[str, CardText]
    skills: dict[str, SkillText]


def board_view(game: ZombicideGame) -> ZombicideBoard:
    """Board and glossary."""
    content, world, plan = game.world.content, game.world, game.world.board.plan
    marks = asdict(world.mission.provenance)
    return ZombicideBoard(
        rows=plan.rows,
        cols=plan.cols,
        zones=[zone_map(content, zone) for zone in world.board.zones],
        openings=[opening_map(content, opening) for opening in world.board.openings],
        thresholds=world.edition.thresholds,
        goals=[_goal(goal) for goal in world.goals],
        provenance=MissionOrigin(**marks),
        survivors={sheet.id: _survivor(sheet) for sheet in world.sheets},
        enemies={foe.id: _enemy(content.enemies[foe.id]) for foe in world.foes},
        machines={machine.type: _machine(machine) for machine in world.units},
        cards={card.id: _card(card) for card in content.cards.values()},
        skills={skill.id: _skill(game, skill) for skill in world.skills},
    )


def target(game: ZombicideGame, thing: Option | Event) -> dict[str, str]:
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


def told(game: ZombicideGame, event: Event) -> dict[str, str]:
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
    for field in ("count", "left", "accuracy", "hits"):
        number: int | None = getattr(event, field, None)
        if number is not None:
            found[field] = str(number)
    return found


def zone_map(content: EditionContent, zone: Zone) -> ZoneMap:
    """A zone as it is drawn."""
    return ZoneMap(
        name=zone.name,
        kind=zone.kind,
        special=zone.special,
        inside=zone.inside,
        place=zone.title,
        title=content.places.get(zone.title) or Words(zone.title, zone.title),
        cells=zone.cells,
    )


def opening_map(content: EditionContent, opening: Opening) -> OpeningMap:
    """An opening as it is drawn."""
    title = content.openings.get(opening.name, UNSET)
    return OpeningMap(name=opening.name, kind=opening.kind, cells=opening.cells, title=title)


def _goal(goal: GoalRule) -> GoalText:
    asked = [name for name in goal.__struct_fields__ if name in GOAL_FIELDS]
    return GoalText(**{name: getattr(goal, name) for name in asked})


def _survivor(sheet: SurvivorSheet) -> SurvivorText:
    return SurvivorText(
        name=sheet.name,
        look=sheet.look,
        kind=sheet.kind,
        skills=_track(sheet.track),
        sides={side: _track(track) for side, track in sheet.sides.items()},
    )


def _track(track: SkillTrack) -> TrackText:
    return TrackText(track.blue, track.yellow, track.orange, track.red)


def _enemy(enemy: Enemy) -> EnemyText:
    return EnemyText(
        name=enemy.name,
        plural=enemy.plural,
        type=enemy.type,
        actions=enemy.actions,
        damage=enemy.damage,
        toughness=enemy.toughness,
        experience=enemy.experience,
    )


def _machine(machine: Machine) -> MachineText:
    abilities = [ability.name for ability in machine.abilities]
    attacks = [_attack(attack) for attack in machine.attacks]
    return MachineText(machine.name, machine.toughness, abilities, attacks)


def _card(card: Card) -> CardText:
    return CardText(
        name=card.name,
        kind=card.kind,
        slot=card.slot,
        dual=card.dual,
        attacks=[_attack(attack) for attack in card.attacks],
        rules=card.rules,
    )


def _attack(attack: AttackLine) -> AttackText:
    return AttackText(
        combat=attack.combat,
        range=attack.range,
        dice=attack.dice,
        accuracy=attack.accuracy,
        damage=attack.damage,
        noise=attack.noise,
    )


def _skill(game: ZombicideGame, skill: Skill) -> SkillText:
    """A skill, with the text of the first rule that it stands for."""
    if not skill.rules:
        return SkillText(skill.name, "", Words("", ""))
    rule = game.world.content.ledger[skill.rules[0]]
    return SkillText(skill.name, rule.id, Words(rule.says("en"), rule.says("fr")))
