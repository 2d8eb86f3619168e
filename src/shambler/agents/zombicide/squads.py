"""Who goes where: squads that share the places a team has to go to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import TypeAlias

from shambler.agents.zombicide.habits import habits_of
from shambler.agents.zombicide.rooms import hiding_places
from shambler.agents.zombicide.walking import FAR, NOBODY, Rows, around_doors, steps, ways
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.tasks import NOWHERE
from shambler.games.zombicide.core.winning import unmet_goals
from shambler.games.zombicide.missions.companion_moves import ways as walking_ways
from shambler.games.zombicide.system_parts import mold_shown, opens_doors

Doers: TypeAlias = Mapping[int, Sequence[int]]  # who alone can do something, by place


def share_out(
    game: ZombicideGame,
    team: list[int],
    places: list[int],
    rally: int,
    going: list[int],
    doers: Doers,
) -> None:
    """Runners share the places so that all are done early, each followed by a squad; whoever comes
    by another place goes there on the way."""
    far = _distances(game, team, places, doers)
    habits = habits_of(game.world)
    most = 1 if rally != NOBODY else habits.groups
    end = way_out(game) if most > 1 else NOBODY
    first = runners(game, far, most) if end == NOBODY else round_trips(game, far, most, end)
    going_to = list(first.values())
    for who in team:
        if who in first:
            going[who] = first[who]
        else:
            place = min(going_to, key=lambda place: (going.count(place), far[place][who]))
            going[who] = place
    for place in far:
        if place in going_to:
            continue
        who = min(team, key=lambda who: far[place][who])
        if far[place][who] <= habits.near and going.count(going[who]) > 1:
            going[who] = place


def _distances(
    game: ZombicideGame, team: list[int], places: list[int], doers: Doers
) -> dict[int, dict[int, int]]:
    """How far each place is for everybody; longer for those who cannot open the doors before it,
    and farther than anything for those who can do nothing there."""
    found: dict[int, dict[int, int]] = {place: {} for place in places}
    around, barred = around_doors(game, tank=True).distance, habits_of(game.world).barred
    for who in team:
        survivor = game.state.survivors[who]
        here, rows = survivor.zone, ways(game, game.has_pass(survivor)).distance
        able = opens_doors(game, who)
        for place, far in found.items():
            way = rows[place][here]
            shut = not able and around[place][here] < 0
            far[who] = (way if way >= 0 else FAR) + (barred if shut else 0)
            if place in doers and who not in doers[place]:
                far[who] += FAR
    return found


def runners(game: ZombicideGame, far: dict[int, dict[int, int]], most: int) -> dict[int, int]:
    """Who goes to which place first, if at most so many go for all of them."""
    rows = ways(game, tank=True).distance
    hurry = habits_of(game.world).haste
    haste = {place: hurry * mold_steps(game, place) for place in far}
    done: dict[int, tuple[int, int]] = {}  # the last place of a runner, and when it is done
    first: dict[int, int] = {}

    def arrival(who: int, place: int) -> int:
        if who not in done:
            return far[place][who]
        last, when = done[who]
        on = rows[place][last]
        return when + 1 + (on if on >= 0 else FAR)

    left = list(far)
    while left:
        pairs = [
            (who, place) for place in left for who in (far[place] if len(done) < most else done)
        ]
        who, place = min(pairs, key=lambda pair: arrival(*pair) + haste[pair[1]])
        done[who] = place, arrival(who, place)
        first.setdefault(who, place)
        left.remove(place)
    return first


def way_out(game: ZombicideGame) -> int:
    """Where everybody has to come when the current goals are met; ``NOBODY``: nowhere."""
    goals = unmet_goals(game)
    now = min([goal.order for goal in goals], default=0)
    later = sorted([goal for goal in goals if goal.order > now], key=lambda goal: goal.order)
    meets = [goal.task(game).meet for goal in later]
    return next((zone for zone in meets if zone != NOWHERE), NOBODY)


def round_trips(
    game: ZombicideGame, far: dict[int, dict[int, int]], most: int, end: int
) -> dict[int, int]:
    """Who goes to which place first, so that the last runner is soon at the end of their way.

    Places far from the end come first; each is put where it makes the longest way least longer.
    """
    rows = ways(game, tank=True).distance
    routes: dict[int, list[int]] = {}

    def leg(one: int, other: int) -> int:
        return rows[one][other] if rows[one][other] >= 0 else FAR

    def length(who: int, route: list[int]) -> int:
        way = far[route[0]][who] + len(route) + leg(route[-1], end)
        return way + sum([leg(one, other) for one, other in pairwise(route)])

    lengths: dict[int, int] = {}
    for place in sorted(far, key=lambda place: -leg(place, end)):
        best: tuple[int, int, int, list[int]] | None = None
        for who in far[place] if len(routes) < most else routes:
            route = routes.get(who, [])
            rest = max([way for other, way in lengths.items() if other != who], default=0)
            for at in range(len(route) + 1):
                tried = [*route[:at], place, *route[at:]]
                way = length(who, tried)
                found = (max(way, rest), way, who, tried)
                if best is None or found < best:
                    best = found
        assert best is not None
        routes[best[2]], lengths[best[2]] = best[3], best[1]
    return {who: route[0] for who, route in routes.items()}


def mold_steps(game: ZombicideGame, zone: int) -> int:
    """How far mold is from a zone."""
    row = game.terrain.routes.distance[zone]
    mold = game.zones_of(mold_shown(game.state).active)
    return min((row[other] for other in mold if row[other] >= 0), default=FAR)


def let_out(game: ZombicideGame, team: list[int], going: list[int]) -> None:
    """Whoever is shut in, away from all who have a tool, is fetched by the nearest of these."""
    if not game.state.ground.closed:
        return
    openers = [who for who in team if opens_doors(game, who)]
    if len(openers) == len(team):
        return
    survivors, rows = game.state.survivors, around_doors(game, tank=True).distance
    if not openers:
        _seek_tools(game, team, going, rows)
        return
    free = [survivors[who].zone for who in openers]
    for who in team:
        here, zone = survivors[who].zone, going[who]
        if zone == NOBODY or rows[zone][here] >= 0 or any(rows[other][here] >= 0 for other in free):
            continue
        free.append(here)
        near = min(openers, key=lambda other: steps(game, survivors[other], here), default=NOBODY)
        if near != NOBODY and steps(game, survivors[near], here) < FAR:
            going[near] = here


def _seek_tools(game: ZombicideGame, team: list[int], going: list[int], rows: Rows) -> None:
    """Nobody can open doors: whoever has to go through one looks for a tool where they can."""
    for who in team:
        here = game.state.survivors[who].zone
        if going[who] == NOBODY or rows[going[who]][here] >= 0:
            continue
        rooms = [room for room in hiding_places(game) if rows[room][here] >= 0]
        going[who] = min(rooms, key=lambda room: rows[room][here], default=going[who])


def escort(game: ZombicideGame, team: list[int], going: list[int]) -> None:
    """Those who walk to the exit by themselves are met where they will be, each by a squad; whoever
    goes first is met by those who are nearest."""
    exit_, state = game.world.exit, game.state
    rows = game.terrain.routes.distance
    ends = [_next_zone(game, s.zone) for s in state.survivors[game.world.team :] if s.zone >= 0]
    ends.sort(key=lambda zone: rows[exit_][zone])
    left = list(team)
    for place, end in enumerate(ends):
        left.sort(key=lambda who: steps(game, state.survivors[who], end))
        count = -(-len(left) // (len(ends) - place))
        for who in left[:count]:
            going[who] = end
        left = left[count:]


def gather(game: ZombicideGame, team: list[int], going: list[int]) -> None:
    """Where enemies have to be brought down nobody stays alone: all meet where most of them are."""
    survivors = game.state.survivors
    there = {survivors[who].zone for who in team}
    ways_there = [
        (sum([steps(game, survivors[who], zone) for who in team]), zone) for zone in there
    ]
    if len(there) > 1:
        zone = min(ways_there)[1]
        for who in team:
            going[who] = zone


def _next_zone(game: ZombicideGame, zone: int) -> int:
    """Where somebody who walks to the exit will be next."""
    return next(iter(walking_ways(game, zone, game.world.exit)), zone)
