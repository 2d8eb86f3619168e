"""Where a team of survivors has to go: the errands that its mission's goals amount to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from shambler.agents.zombicide.rooms import hiding_places, search_rooms
from shambler.agents.zombicide.squads import (
    escort,
    gather,
    let_out,
    share_out,
)
from shambler.agents.zombicide.tools import put_together
from shambler.agents.zombicide.walking import FAR, NOBODY, distance, steps, way_to, ways
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.state import IN_PLAY, Survivor
from shambler.games.zombicide.core.tasks import ALL, NOWHERE, Task, round_trip
from shambler.games.zombicide.core.winning import current_goals, unmet_goals
from shambler.games.zombicide.core.world import ZombicideWorld
from shambler.games.zombicide.missions.companions import Companions
from shambler.games.zombicide.missions.needs import Need, needs
from shambler.games.zombicide.missions.special import SpecialRule
from shambler.games.zombicide.system_parts import (
    cars_shown,
    fitted_shown,
    mold_shown,
    story_so_far,
    unit_zones,
)

KEPT: Final = 4096  # plans remembered per table


class Errands(msgspec.Struct):
    """What is to be done now: places that need somebody, and where all should meet.

    ``going[who]`` is the zone a survivor heads for, ``NOBODY`` if there is none, and ``rows[who]``
    how far all zones are from there; ``pace[who]`` is
    how far the last of those who go there is away from it; ``then[who]`` is where a survivor goes
    who has to fetch air first.
    """

    places: list[int]
    rally: int
    going: list[int]
    rows: list[tuple[int, ...]]
    pace: list[int]
    then: list[int]
    targets: tuple[int, ...] = ()  # zones to be struck by whoever has the tools
    prey: tuple[str, ...] = ()  # types of enemies to be brought down hand to hand
    seeking: bool = False  # tools are missing
    closes: int = 0  # openings to be closed, as bits
    meets: dict[int, int] = {}  # who puts their tools together with whom
    points: int = 0  # experience that everybody has to have
    fights: bool = False  # enemies have to be brought down


# -- what the goals ask for ----------------------------------------------------------------


def wanted(game: ZombicideGame) -> tuple[list[int], int]:
    """The places of the current goals, and where they want everybody."""
    places: list[int] = []
    rally = NOBODY
    for need in needs(game):
        if need.missing:
            places += hiding_places(game)
        elif need.bearers or not need.task.tools:
            places += need.task.places
        rally = need.task.meet if rally == NOBODY else rally
    return places, rally


def doers(asked: list[Need]) -> dict[int, tuple[int, ...]]:
    """Who alone can do something at a place: those with the tools, or whom a goal names."""
    found: dict[int, tuple[int, ...]] = {}
    for need in asked:
        able = need.bearers if need.task.tools else need.task.who
        if able and not need.missing:
            found.update(dict.fromkeys(need.task.places, able))
    return found


def needed(task: Task, places: int) -> float:
    """How many of the places of a task will probably have to be gone to."""
    if task.missing == ALL or not places:
        return places
    if task.missing <= task.shown:
        return task.missing
    more = (task.missing - task.shown) * (task.hidden + 1) / (task.right + 1)
    return min(places, task.shown + more)


def tour(game: ZombicideGame) -> float:
    """About how long the way is from the first place to the last goal, an action at each place."""
    rows = ways(game, tank=True).distance
    here, total = NOBODY, 0.0
    for goal in sorted(unmet_goals(game), key=lambda goal: goal.order):
        task = goal.task(game)
        left = list(dict.fromkeys(task.places))
        count = len(left)
        length, here = round_trip(rows, here, left, FAR)
        total += length * needed(task, count) / count if count else 0.0
        rally = task.meet
        if rally != NOBODY:
            total += max(0, rows[rally][here]) if here != NOBODY else 0
            here = rally
    return total


def walks(game: ZombicideGame) -> list[float]:
    """How far each survivor still has to walk, by way of the tanks where need be."""
    plan, survivors = errands(game), game.state.survivors
    rest = tour(game)
    found: list[float] = []
    for who, zone in enumerate(plan.going):
        if zone == NOBODY or survivors[who].status != IN_PLAY:
            continue
        way = rest + steps(game, survivors[who], zone)
        then = plan.then[who]
        if then not in (zone, NOBODY):
            way += 1 + max(0, distance(game, zone, then, tank=True))
        found.append(way)
    return found


def guards_of(world: ZombicideWorld) -> tuple[Callable[..., Sequence[int]], ...]:
    """What tells of zones that enemies must not come to."""
    return world.hooks.get(SpecialRule.guards, ())


def guarded(game: ZombicideGame) -> list[int]:
    """The zones that enemies must not come to now."""
    return [zone for guards in guards_of(game.world) for zone in guards(game)]


def needs_tank(game: ZombicideGame) -> bool:
    """Does a current goal ask for a card on everybody that gives air?"""
    worn = [goal.wear for goal in current_goals(game) if goal.wear]
    return any(game.world.gear_of[card].has("oxygen") for card in worn)


def burden(game: ZombicideGame, survivor: Survivor) -> int:
    """Where a survivor has to take what they carry; ``NOBODY`` if it is not needed anywhere."""
    for destination in game.world.hooks.get(SpecialRule.destination, ()):
        zone: int = destination(game, survivor)
        if zone != NOWHERE:
            return zone
    return NOBODY


# -- who does what -------------------------------------------------------------------------


class Plans:
    """Plans made for one table, by all that they depend on."""

    def __init__(self) -> None:
        self.kept: dict[tuple[object, ...], Errands] = {}


@lru_cache(maxsize=64)
def plans_of(world: ZombicideWorld) -> Plans:
    """The table's plans."""
    return Plans()


def errands(game: ZombicideGame) -> Errands:
    """The plan for the position; playouts come to the same ones again and again."""
    state = game.state
    kept = plans_of(game.world).kept
    ground = mold_shown(state)
    key = (
        tuple([s.zone for s in state.survivors]),
        tuple([s.body for s in state.survivors]),
        tuple([token.id for token in state.tokens]),
        tuple([token.id for token in state.spawns]),
        ground.closed, ground.active, ground.inactive, ground.locked,
        tuple(state.tally), len(state.supply),
        _shifting(game) if shifts(game.world) else (),
    )  # fmt: skip
    found = kept.get(key)
    if found is None:
        if len(kept) > KEPT:
            kept.clear()
        found = kept[key] = _plan(game)
    return found


@lru_cache(maxsize=64)
def shifts(world: ZombicideWorld) -> bool:
    """Do tasks change with more than places, tokens, doors and what the mission has marked?"""
    return any(part.shifting for part in (*world.goals, *world.special_rules))


@lru_cache(maxsize=64)
def walkers(world: ZombicideWorld) -> bool:
    """Are there companions who walk by themselves?"""
    return any(isinstance(rule, Companions) for rule in world.special_rules)


def _shifting(game: ZombicideGame) -> tuple[object, ...]:
    """What else plans depend on then."""
    state = game.state
    return (
        unit_zones(state), cars_shown(state).seats, *story_so_far(state),
        tuple([(s.hands, s.pack) for s in state.survivors]),
        tuple(state.tally.values()), tuple(state.enemies), fitted_shown(state), state.aside,
    )  # fmt: skip


def _plan(game: ZombicideGame) -> Errands:
    """The nearest places go to squads; whoever is left goes to the meeting point or along."""
    state, world = game.state, game.world
    places, rally = wanted(game)
    asked = needs(game)
    survivors = state.survivors
    team = [who for who in range(world.team) if survivors[who].status == IN_PLAY]
    going = [NOBODY] * len(survivors)
    if places:
        share_out(game, team, places, rally, going, doers(asked))
        if any(need.missing for need in asked):
            search_rooms(game, team, going)
    else:
        for who in team:
            going[who] = rally
        if walkers(world):
            escort(game, team, going)
        if rally == NOBODY and any(need.task.fights for need in asked):
            gather(game, team, going)
    for who in team:
        zone = burden(game, survivors[who])
        going[who] = going[who] if zone == NOBODY else zone
    meets = put_together(game, asked, going)
    let_out(game, team, going)
    then = list(going)
    for who in team:
        going[who] = by_way_of_tanks(game, who, going[who])
    pace = [0] * len(survivors)
    rows: list[tuple[int, ...]] = [()] * len(survivors)
    last: dict[int, int] = {}  # how far the last of those who go to a zone are away from it
    for who in team:
        zone = going[who]
        if zone != NOBODY:
            rows[who] = way_to(game, survivors[who], zone)
            last[zone] = max(last.get(zone, 0), steps(game, survivors[who], zone))
    for who in team:
        pace[who] = last.get(going[who], 0)
    closes = 0
    for need in asked:
        closes |= need.task.closes
    return Errands(
        places,
        rally,
        going,
        rows,
        pace,
        then,
        tuple([zone for need in asked for zone in need.task.targets]),
        tuple([kind for need in asked for kind in need.task.prey]),
        any(need.missing for need in asked),
        closes,
        meets,
        max([need.task.points for need in asked], default=0),
        any(need.task.fights for need in asked),
    )


def by_way_of_tanks(game: ZombicideGame, who: int, zone: int) -> int:
    """Whoever must go outside, or must have air, and has none goes for a tank first."""
    state = game.state
    survivor = state.survivors[who]
    if game.has_pass(survivor) or not state.supply or not game.world.board.special.get("oxygen"):
        return zone
    cut_off = zone != NOBODY and steps(game, survivor, zone) >= FAR
    if not cut_off and not needs_tank(game):
        return zone
    rooms = game.zones_of(game.terrain.special("oxygen"))
    return min(rooms, key=lambda room: steps(game, survivor, room), default=zone)
