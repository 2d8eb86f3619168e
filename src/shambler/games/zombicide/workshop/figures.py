"""Figures of a draft while it is drawn: sizes, distances, how many come, how long the way is."""

from __future__ import annotations

from collections.abc import Iterator

from shambler.games.zombicide.board.board import Board
from shambler.games.zombicide.board.plan import cell_name
from shambler.games.zombicide.build import build_table
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.tasks import ALL, NOWHERE
from shambler.games.zombicide.core.words import LEVELS
from shambler.games.zombicide.fairness import FAR, inflow, nearest, set_up, shortest_way, team_zones
from shambler.games.zombicide.missions.mission import Mission
from shambler.games.zombicide.ruleset import ZombicideRules
from shambler.kernel.chance import Sampled
from shambler.kernel.workshop import Figure


def figures_of_board(board: Board) -> Iterator[Figure]:
    """What the tiles alone say."""
    yield Figure("zones", len(board.zones))
    yield Figure("rooms", board.inside.bit_count())
    yield Figure("doors", board.doorways.bit_count())
    yield Figure("dark", board.dark.bit_count())


def laid(rules: ZombicideRules, mission: Mission) -> ZombicideGame:
    """The table of a mission when its first turn begins."""
    setup = rules.setup_type()
    world, state = build_table(rules.edition, rules.content, mission, setup)  # type: ignore[arg-type]
    game: ZombicideGame = set_up(rules.game_type(rules, world, state, Sampled(0)))
    return game


def figures_of_table(game: ZombicideGame) -> Iterator[Figure]:
    """What the laid table says."""
    way, rows = shortest_way(game), game.world.board.terrain().routes.distance
    yield Figure("spawns", sum(token.active for token in game.state.spawns))
    steps = nearest(game)
    if steps < FAR:
        yield Figure("nearest", steps)
    if way < FAR:
        yield Figure("way", way)
        yield Figure("way-rounds", -(-way // game.world.edition.actions))
    if game.world.mission.exit:
        leaving = rows[team_zones(game)[0]][game.world.exit]
        if leaving >= 0:
            yield Figure("to-exit", leaving)
    for level, count in zip(LEVELS, inflow(game), strict=False):
        yield Figure("inflow", round(count, 1), level)


def way_of(game: ZombicideGame) -> list[str]:
    """The shortest way from the start through the goals, zone by zone, as cells."""
    routes = game.world.board.terrain().routes
    here = team_zones(game)[0]
    path = [here]
    for stop in _stops(game, here):
        while path[-1] != stop:
            ahead = routes.next_steps[path[-1]][stop]
            if not ahead:
                return []
            path.append(ahead[0][0])
    return [cell_name(game.world.board.zones[zone].cells[0]) for zone in path]


def _stops(game: ZombicideGame, here: int) -> Iterator[int]:
    """Where the way leads, the nearest place of each goal first."""
    rows = game.world.board.terrain().routes.distance
    for goal in sorted(game.world.goals, key=lambda goal: goal.order):
        task = goal.task(game)
        left = sorted(set(task.places), key=lambda zone: _steps(rows[here][zone]))
        left = left if task.missing == ALL else left[: task.missing]
        while left:
            here = min(left, key=lambda zone: _steps(rows[here][zone]))
            left.remove(here)
            yield here
        if task.meet != NOWHERE:
            here = task.meet
            yield here


def _steps(distance: int) -> int:
    return distance if distance >= 0 else FAR
