"""Where the goals of scenes send survivors: things counted, houses closed, cars boarded."""

from __future__ import annotations

from functools import lru_cache

from shambler.games.zombicide.board.masks import mask_of
from shambler.games.zombicide.features.missions import GoalRule, MissionRule
from shambler.games.zombicide.missions import scene_goals, scene_rules
from shambler.games.zombicide.missions.burning import BurnSpawns
from shambler.games.zombicide.procedures.inventory import carried
from shambler.games.zombicide.state import IN_PLAY, NO_CAR, Survivor
from shambler.games.zombicide.table import Table
from shambler.games.zombicide.world import World

NOWHERE = -1


@lru_cache(maxsize=64)
def plays_scene(world: World) -> bool:
    """Has the mission goals or rules of scenes?"""
    parts = (*world.goals, *world.mission_rules)
    homes = (scene_goals.__name__, scene_rules.__name__, BurnSpawns.__module__)
    return any(type(part).__module__ in homes for part in parts)


def scene_key(game: Table) -> tuple[object, ...]:
    """What else plans for a scene depend on."""
    state = game.state
    return (
        tuple([unit.zone for unit in state.machines]),
        tuple([(s.hands, s.pack, s.car) for s in state.survivors]),
        tuple(state.tally.values()), tuple(state.enemies), state.fitted, state.aside,
    )  # fmt: skip


def scene_places(game: Table, goal: GoalRule) -> list[int]:
    """Where somebody has to do something for a goal of a scene."""
    match goal:
        case scene_goals.Count():
            what = goal.entry.text("what")
            rules = [r for r in game.world.mission_rules if r.entry.text("what") == what]
            return [zone for rule in rules for zone in _places(game, rule)]
        case scene_goals.AllClosed():
            return open_places(game, goal)
        case _:
            return []


def _places(game: Table, rule: MissionRule) -> list[int]:
    """Where something can be done that a rule counts."""
    match rule:
        case scene_rules.PutDown():
            givers = [r for r in game.world.mission_rules if isinstance(r, scene_rules.PlaceAction)]
            wanted = [r for r in givers if set(r.gives) & set(rule.choices)]
            found = [zone for giver in wanted for zone, _ in giver.places(game)]
            return found or [rule.zone]
        case scene_rules.CountFallen():
            if rule.foe < 0:
                return []
            enemies = game.state.enemies
            return [zone for zone in game.zones_of(game.state.infested) if enemies[zone][rule.foe]]
        case scene_rules.PlaceAction() if rule.car != NO_CAR:
            spots = [zone for zone, _ in rule.places(game)]
            there = game.state.machines[rule.car].zone
            return spots if there in spots or not spots else [there]  # the car is fetched first
        case BurnSpawns():
            return [token.zone for token in game.state.spawns if token.color == rule.color]
        case _:
            return [zone for zone, _ in rule.places(game)]


def carries(game: Table, survivor: Survivor, rule: scene_rules.PutDown) -> bool:
    """Does a survivor carry something that is needed elsewhere?"""
    if survivor.status != IN_PLAY:
        return False
    return any(game.gear(card).id in rule.choices for card in carried(survivor))


def burden(game: Table, survivor: Survivor) -> int:
    """Where a survivor has to take what they carry; ``NOWHERE`` if it is not needed."""
    for rule in game.world.mission_rules:
        if isinstance(rule, scene_rules.PutDown) and carries(game, survivor, rule):
            return rule.zone
    return NOWHERE


def open_places(game: Table, goal: scene_goals.AllClosed) -> list[int]:
    """The rooms behind openings that are still to be closed; without boards, where boards are."""
    state, world = game.state, game.world
    board = world.board
    still = goal.openings & ~state.ground.closed
    bare = still & ~state.fitted
    boards = any(
        game.gear(card).builds
        for survivor in state.survivors
        if survivor.status == IN_PLAY
        for card in carried(survivor)
    )
    mask = still if boards else still & ~bare
    found = []
    for number in game.zones_of(mask):
        opening = board.openings[number]
        found.append(opening.a if board.inside >> opening.a & 1 else opening.b)
    if bare and not boards:
        for rule in world.mission_rules:
            if isinstance(rule, scene_rules.PlaceAction) and rule.gives:
                found += [zone for zone, _ in rule.places(game)]
    return found


def car_of(goal: GoalRule) -> int:
    """The car that a goal wants everybody in; ``NO_CAR`` if it is not about one."""
    match goal:
        case scene_goals.BoardCar() | scene_goals.DriveAway():
            return goal.car
        case _:
            return NO_CAR


def cars_wanted(game: Table, goals: list[GoalRule]) -> dict[int, list[int]]:
    """Cars that goals want driven or boarded now, and where each should go."""
    found: dict[int, list[int]] = {}
    for goal in goals:
        car = car_of(goal)
        if car != NO_CAR:
            aboard = all(s.car == car for s in game.state.survivors if s.status == IN_PLAY)
            found[car] = [goal.zone] if aboard and isinstance(goal, scene_goals.DriveAway) else []
        what = goal.entry.text("what")
        deeds = [r for r in game.world.mission_rules if isinstance(r, scene_rules.PlaceAction)]
        for deed in deeds:
            if deed.what == what and deed.car != NO_CAR:
                found[deed.car] = [zone for zone, _ in deed.places(game)]
    return found


@lru_cache(maxsize=64)
def streets(world: World) -> int:
    """The openings that a car can drive through (NLD-CAR-09), as a mask."""
    roads = world.board.roads
    openings = world.board.openings
    return mask_of(o.index for o in openings if roads >> o.a & roads >> o.b & 1)


def scene_rally(game: Table, goal: GoalRule) -> int:
    """Where a goal of a scene wants everybody."""
    car = car_of(goal)
    if car != NO_CAR:
        return game.state.machines[car].zone
    return NOWHERE
