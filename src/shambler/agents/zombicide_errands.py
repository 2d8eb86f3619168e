"""Where a team of survivors has to go: the errands that its mission's goals amount to."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from shambler.games.zombicide.board.routes import UNREACHABLE, Routes
from shambler.games.zombicide.features.missions import GoalRule
from shambler.games.zombicide.missions import goals as goal_rules
from shambler.games.zombicide.missions.marks import sampled
from shambler.games.zombicide.state import IN_PLAY, Survivor
from shambler.games.zombicide.table import Table
from shambler.games.zombicide.world import World

FAR = 30  # steps that stand for "no way there"
NOBODY = -1


class Errands(msgspec.Struct):
    """What is to be done now: places that need one survivor each, and where all should meet.

    ``going[who]`` is the zone a survivor heads for, ``NOBODY`` if there is none.
    """

    places: list[int]
    rally: int
    going: list[int]


@lru_cache(maxsize=64)
def outdoors(world: World) -> int:
    """The openings that lead outside, as a mask."""
    mask = 0
    for opening in world.board.openings:
        if (world.exterior >> opening.a | world.exterior >> opening.b) & 1:
            mask |= 1 << opening.index
    return mask


def ways(game: Table, tank: bool) -> Routes:
    """The ways survivors can walk: closed doors are opened free of charge, sealed ones are not."""
    world, ground = game.world, game.state.ground
    open_ = game.terrain.routes.passable & ~(world.sealed_doors & ground.closed)
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
        match goal:
            case goal_rules.TakeObjectives():
                places += [t.zone for t in game.state.tokens if t.color in ("", goal.color)]
            case goal_rules.TakeAllObjectives():
                places += [token.zone for token in game.state.tokens]
            case goal_rules.Gather():
                rally = goal.zone
            case goal_rules.Leave():  # while the crew leaves, enemies must not follow us there
                rally = game.world.exit
            case goal_rules.Samples():
                places += sample_places(game, goal)
            case _:
                pass
    return places, rally


def sample_places(game: Table, goal: goal_rules.Samples) -> list[int]:
    """The mold is sampled in a spawn zone; the other samples walk about."""
    if "mold" not in goal.entry.texts("samples") or sampled("mold") in game.state.tally:
        return []
    return [token.zone for token in game.state.spawns[:1]]


def needs_tank(game: Table) -> bool:
    """Does a current goal ask for a fresh tank on everybody (INV-M10-03)?"""
    return any(isinstance(goal, goal_rules.AllEquipped) for goal in current_goals(game))


# -- who does what -------------------------------------------------------------------------


def errands(game: Table) -> Errands:
    """Each place goes to whoever is nearest; the others meet, or follow to the nearest place."""
    state, world = game.state, game.world
    places, rally = wanted(game)
    going = [NOBODY] * len(state.survivors)
    free = [who for who in range(world.team) if state.survivors[who].status == IN_PLAY]
    team = list(free)
    for place in sorted(places, key=lambda zone: nearest(game, free, zone)[0]):
        if not free:
            break
        _, who = nearest(game, free, place)
        going[who] = place
        free.remove(who)
    for who in free:
        going[who] = rally if rally != NOBODY else follow(game, who, places)
    for who in team:
        going[who] = by_way_of_tanks(game, who, going[who])
    return Errands(places, rally, going)


def nearest(game: Table, whos: list[int], zone: int) -> tuple[int, int]:
    """The one with the shortest way, and how long it is."""
    survivors = game.state.survivors
    return min(((steps(game, survivors[who], zone), who) for who in whos), default=(FAR, NOBODY))


def follow(game: Table, who: int, places: list[int]) -> int:
    """Whoever has no errand goes along to the nearest one."""
    survivor = game.state.survivors[who]
    return min(places, key=lambda zone: steps(game, survivor, zone), default=NOBODY)


def by_way_of_tanks(game: Table, who: int, zone: int) -> int:
    """Whoever must go outside, or must have air, and has none goes for a tank first."""
    state = game.state
    survivor = state.survivors[who]
    if game.wears_tank(survivor) or not state.supply:
        return zone
    cut_off = zone != NOBODY and steps(game, survivor, zone) >= FAR
    if not cut_off and not needs_tank(game):
        return zone
    rooms = game.zones_of(game.terrain.special("oxygen"))
    return min(rooms, key=lambda room: steps(game, survivor, room), default=zone)
