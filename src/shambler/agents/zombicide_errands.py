"""Where a team of survivors has to go: the errands that its mission's goals amount to."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from shambler.agents.zombicide_habits import HABITS
from shambler.agents.zombicide_scenes import (
    burden,
    plays_scene,
    scene_key,
    scene_places,
    scene_rally,
)
from shambler.games.zombicide.board.masks import Lazy
from shambler.games.zombicide.board.routes import UNREACHABLE, Routes
from shambler.games.zombicide.features.missions import GoalRule, MissionRule
from shambler.games.zombicide.missions import goals as goal_rules
from shambler.games.zombicide.missions import specials
from shambler.games.zombicide.missions.marks import CREW, sampled
from shambler.games.zombicide.state import IN_PLAY, Survivor
from shambler.games.zombicide.table import Table
from shambler.games.zombicide.world import World

FAR = 30  # steps that stand for "no way there"
NOBODY = -1
Rows = Lazy[tuple[int, ...]]  # distances, by the zone they are measured from
KEPT = 4096  # plans remembered per table


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


@lru_cache(maxsize=64)
def outdoors(world: World) -> int:
    """The openings that lead outside, as a mask."""
    mask = 0
    for opening in world.board.openings:
        if (world.exterior >> opening.a | world.exterior >> opening.b) & 1:
            mask |= 1 << opening.index
    return mask


def ways(game: Table, tank: bool) -> Routes:
    """The ways survivors can walk: closed doors can be opened, sealed and barricaded ones not."""
    world, ground = game.world, game.state.ground
    barred = (world.sealed_doors | world.board.windows) & ground.closed
    open_ = game.terrain.routes.passable & ~barred
    return world.board.routes(open_ if tank else open_ & ~outdoors(world))


def steps(game: Table, survivor: Survivor, zone: int) -> int:
    """How many steps a survivor is away from a zone, ``FAR`` if there is no way."""
    far = distance(game, survivor.zone, zone, game.wears_tank(survivor))
    return FAR if far == UNREACHABLE else far


def distance(game: Table, start: int, end: int, tank: bool) -> int:
    """Steps between two zones."""
    return ways(game, tank).distance[end][start]


# -- what the goals ask for ----------------------------------------------------------------


def current_goals(game: Table) -> list[GoalRule]:
    """The goals not met yet whose turn has come (INV-MIS-05)."""
    tally = game.state.tally
    unmet = [goal for number, goal in enumerate(game.world.goals) if not tally.get(f"goal{number}")]
    first = min((goal.order for goal in unmet), default=0)
    return [goal for goal in unmet if goal.order == first]


def wanted(game: Table) -> tuple[list[int], int]:
    """The places of the current goals, and where they want everybody."""
    places: list[int] = []
    rally = NOBODY
    for goal in current_goals(game):
        places += places_of(game, goal)
        rally = rally_of(game, goal) if rally == NOBODY else rally
    return places, rally


def places_of(game: Table, goal: GoalRule) -> list[int]:
    """Where somebody has to do something for a goal."""
    match goal:
        case goal_rules.TakeObjectives():
            return [t.zone for t in game.state.tokens if t.color in ("", goal.color)]
        case goal_rules.TakeAllObjectives():
            return [token.zone for token in game.state.tokens]
        case goal_rules.Samples():
            return sample_places(game, goal)
        case _:
            return scene_places(game, goal)


def rally_of(game: Table, goal: GoalRule) -> int:
    """Where a goal wants everybody."""
    match goal:
        case goal_rules.Gather():
            return goal.zone
        case goal_rules.Leave():
            return escorted(game)
        case _:
            return scene_rally(game, goal)


def escorted(game: Table) -> int:
    """Beside the last of those who walk to the exit by themselves (INV-M9-05), or the exit."""
    world, exit_ = game.world, game.world.exit
    row = game.terrain.routes.distance[exit_]
    walking = [s.zone for s in game.state.survivors[world.team :] if s.status == IN_PLAY]
    return max(walking, key=lambda zone: row[zone], default=exit_)


def needed(game: Table, goal: GoalRule, places: int) -> float:
    """How many of the places of a goal will probably have to be gone to."""
    if not isinstance(goal, goal_rules.TakeObjectives) or not places:
        return places
    missing = goal.count - game.state.taken.count(goal.color)
    shown = sum(token.color == goal.color for token in game.state.tokens)
    if missing <= shown:
        return missing
    hidden = game.state.hidden
    more = (missing - shown) * (len(hidden) + 1) / (hidden.count(goal.color) + 1)
    return min(places, shown + more)


def tour(game: Table) -> float:
    """About how long the way is from the first place to the last goal, an action at each place."""
    tally = game.state.tally
    goals = [goal for number, goal in enumerate(game.world.goals) if not tally.get(f"goal{number}")]
    rows = ways(game, tank=True).distance
    here, total = NOBODY, 0.0
    for goal in sorted(goals, key=lambda goal: goal.order):
        left = list(dict.fromkeys(places_of(game, goal)))
        count = len(left)
        length, here = _round_trip(rows, here, left)
        total += length * needed(game, goal, count) / count if count else 0.0
        rally = rally_of(game, goal)
        if rally != NOBODY:
            total += max(0, rows[rally][here]) if here != NOBODY else 0
            here = rally
    return total


def walks(game: Table) -> list[float]:
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


def _round_trip(rows: Rows, here: int, left: list[int]) -> tuple[float, int]:
    """From place to place, always to the nearest; where it ends."""
    total = 0.0
    if here == NOBODY and left:
        here = left.pop(0)
        total += 1
    while left:
        row = rows[here]
        here = min(left, key=lambda zone: row[zone] if row[zone] >= 0 else FAR)
        left.remove(here)
        total += 1 + (row[here] if row[here] >= 0 else FAR)
    return total, here


@lru_cache(maxsize=64)
def guards_of(world: World) -> tuple[MissionRule, ...]:
    """The rules that lose the mission when enemies come to a zone."""
    kinds = (specials.LoseIfEnemyEnters, specials.LoseIfEnemyActivates)
    return tuple(rule for rule in world.mission_rules if isinstance(rule, kinds))


def guarded(game: Table) -> list[int]:
    """The zones that enemies must not come to now."""
    found: list[int] = []
    for rule in guards_of(game.world):
        if isinstance(rule, specials.LoseIfEnemyEnters):
            if game.state.tally.get(CREW):
                found.append(rule.zone)
        elif isinstance(rule, specials.LoseIfEnemyActivates):
            found += [rule.zone for token in game.state.tokens if token.id == rule.token]
    return found


def sample_places(game: Table, goal: goal_rules.Samples) -> list[int]:
    """The mold is sampled in a spawn zone; the other samples walk about."""
    if "mold" not in goal.entry.texts("samples") or sampled("mold") in game.state.tally:
        return []
    return [token.zone for token in game.state.spawns[:1]]


def needs_tank(game: Table) -> bool:
    """Does a current goal ask for a fresh tank on everybody (INV-M10-03)?"""
    return any(isinstance(goal, goal_rules.AllEquipped) for goal in current_goals(game))


# -- who does what -------------------------------------------------------------------------


class Plans:
    """Plans made for one table, by all that they depend on."""

    def __init__(self) -> None:
        self.kept: dict[tuple[object, ...], Errands] = {}


@lru_cache(maxsize=64)
def plans_of(world: World) -> Plans:
    """The table's plans."""
    return Plans()


def errands(game: Table) -> Errands:
    """The plan for the position; playouts come to the same ones again and again."""
    state = game.state
    kept = plans_of(game.world).kept
    ground = state.ground
    key = (
        tuple([s.zone for s in state.survivors]),
        tuple([s.body for s in state.survivors]),
        tuple([token.id for token in state.tokens]),
        tuple([token.id for token in state.spawns]),
        ground.closed, ground.active, ground.inactive, ground.locked,
        tuple(state.tally), len(state.supply),
        scene_key(game) if plays_scene(game.world) else (),
    )  # fmt: skip
    found = kept.get(key)
    if found is None:
        if len(kept) > KEPT:
            kept.clear()
        found = kept[key] = _plan(game)
    return found


def _plan(game: Table) -> Errands:
    """The nearest places go to squads; whoever is left goes to the meeting point or along."""
    state, world = game.state, game.world
    places, rally = wanted(game)
    survivors = state.survivors
    team = [who for who in range(world.team) if survivors[who].status == IN_PLAY]
    going = [NOBODY] * len(survivors)
    if places:
        _share_out(game, team, places, rally, going)
    else:
        for who in team:
            going[who] = rally
    for who in team:
        zone = burden(game, survivors[who])
        going[who] = going[who] if zone == NOBODY else zone
    then = list(going)
    for who in team:
        going[who] = by_way_of_tanks(game, who, going[who])
    pace = [0] * len(survivors)
    rows: list[tuple[int, ...]] = [()] * len(survivors)
    for who in team:
        if going[who] != NOBODY:
            pace[who] = _pace(game, team, going, who)
            rows[who] = ways(game, game.wears_tank(survivors[who])).distance[going[who]]
    return Errands(places, rally, going, rows, pace, then)


def _pace(game: Table, team: list[int], going: list[int], who: int) -> int:
    """How far the last of those with the same errand is away from it."""
    zone, survivors = going[who], game.state.survivors
    return max(steps(game, survivors[other], zone) for other in team if going[other] == zone)


def _share_out(
    game: Table, team: list[int], places: list[int], rally: int, going: list[int]
) -> None:
    """All go to the most pressing place, or squads to the first few if nothing keeps them together;
    whoever comes by another one goes there on the way."""
    far = {place: {who: steps(game, game.state.survivors[who], place) for who in team}
           for place in dict.fromkeys(places)}  # fmt: skip
    pressing = sorted(far, key=lambda place: 2 * min(far[place].values()) + mold_steps(game, place))
    squads = 1 if rally != NOBODY or keeps_together(game) else HABITS.groups
    chosen, others = pressing[:squads], pressing[squads:]
    room = -(-len(team) // len(chosen))
    free = list(team)
    for place in chosen:
        for who in sorted(free, key=lambda who: far[place][who])[:room]:
            going[who] = place
            free.remove(who)
    for place in others:
        who = min(team, key=lambda who: far[place][who])
        if far[place][who] <= HABITS.near and going.count(going[who]) > 1:
            going[who] = place


def keeps_together(game: Table) -> bool:
    """Will all have to meet, or are the enemies too many for a few (INV-M8-02, INV-M10-02)?"""
    goals = game.world.goals
    everything = any(isinstance(goal, goal_rules.TakeAllObjectives) for goal in goals)
    return everything or any(rally_of(game, goal) != NOBODY for goal in goals)


def mold_steps(game: Table, zone: int) -> int:
    """How far mold is from a zone."""
    row = game.terrain.routes.distance[zone]
    mold = game.zones_of(game.state.ground.active)
    return min((row[other] for other in mold if row[other] >= 0), default=FAR)


def by_way_of_tanks(game: Table, who: int, zone: int) -> int:
    """Whoever must go outside, or must have air, and has none goes for a tank first."""
    state = game.state
    survivor = state.survivors[who]
    if game.wears_tank(survivor) or not state.supply or not game.world.oxygen:
        return zone
    cut_off = zone != NOBODY and steps(game, survivor, zone) >= FAR
    if not cut_off and not needs_tank(game):
        return zone
    rooms = game.zones_of(game.terrain.special("oxygen"))
    return min(rooms, key=lambda room: steps(game, survivor, room), default=zone)
