"""Missions whose map is ours keep to the principles of ``docs/designers``."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from shambler.games import find
from shambler.games.zombicide import fairness
from shambler.games.zombicide.build import build_table
from shambler.kernel.chance import Sampled
from shambler.testing import some

LAID_OUT = tuple(f"M{number}" for number in range(3, 11))
SPAWN_ZONES = {"easy": (2, 3), "medium": (3, 3), "hard": (3, 4)}
WITH_MOLD = {"easy": 2, "medium": 3, "hard": 3}
ROUNDS = {60: 8, 90: 11, 120: 13}  # by the book's minutes
MANY_RED = {"M7"}  # the one that says what happens when no prototype is left


class Layout:
    """The places of a mission, and the steps between them."""

    def __init__(self, key: str) -> None:
        rules: Any = find("invader")
        self.mission = rules.content.missions[key]
        world, state = build_table(rules.edition, rules.content, self.mission, rules.setup_type())
        self.table = fairness.set_up(rules.game_type(rules, world, state, Sampled(0)))
        self.board = world.board
        self.spawns = [spawn for spawn in self.mission.spawn if spawn.active]
        self.starts = [start.zone for start in self.mission.start]
        pool = self.mission.pool.zones if self.mission.pool else ()
        self.objectives = [*(one.zone for one in self.mission.objective), *pool]

    def steps(self, a: str, b: str) -> int:
        """From one place to the other, doors open."""
        rows = self.board.terrain().routes.distance
        steps: int = rows[self.board.zone_at(a)][self.board.zone_at(b)]
        return steps if steps >= 0 else fairness.FAR

    def is_rim(self, place: str) -> bool:
        """Does the zone touch the edge of the board?"""
        cells = [cell for zone in self.board.zones for cell in zone.cells]
        last = max(row for row, _ in cells), max(column for _, column in cells)
        here = self.board.zones[self.board.zone_at(place)].cells
        return any(0 in cell or cell[0] == last[0] or cell[1] == last[1] for cell in here)


@pytest.fixture(params=LAID_OUT)
def layout(request: pytest.FixtureRequest) -> Layout:
    return Layout(request.param)


def test_spawn_zones_stand_on_the_rim(layout: Layout) -> None:
    assert all(layout.is_rim(spawn.zone) for spawn in some(layout.spawns))


def test_there_are_as_many_as_the_word_says(layout: Layout) -> None:
    word = layout.mission.difficulty
    least, most = SPAWN_ZONES[word]
    assert least <= len(layout.spawns) <= most
    assert sum(spawn.mold == "active" for spawn in layout.spawns) <= WITH_MOLD[word]


def test_the_start_is_four_steps_from_them(layout: Layout) -> None:
    for spawn in some(layout.spawns):
        assert all(layout.steps(spawn.zone, start) >= 4 for start in some(layout.starts))


def test_nothing_that_is_needed_lies_within_two_steps_of_one(layout: Layout) -> None:
    way_out = [layout.mission.exit.zone] if layout.mission.exit else []
    for place in some([*layout.objectives, *way_out]):
        assert all(layout.steps(spawn.zone, place) >= 3 for spawn in some(layout.spawns)), place


def test_none_is_between_the_start_and_the_nearest_objective(layout: Layout) -> None:
    (start,) = layout.starts
    nearest = min(layout.objectives, key=lambda place: layout.steps(start, place))
    straight = layout.steps(start, nearest)
    for spawn in some(layout.spawns):
        around = layout.steps(start, spawn.zone) + layout.steps(spawn.zone, nearest)
        assert around >= straight + 2


def test_two_with_mold_are_five_steps_apart(layout: Layout) -> None:
    moldy = [spawn.zone for spawn in layout.spawns if spawn.mold == "active"]
    assert min((layout.steps(a, b) for a, b in combinations(moldy, 2)), default=5) >= 5


def test_the_way_fits_the_minutes(layout: Layout) -> None:
    actions = 3
    most = ROUNDS[layout.mission.minutes]
    assert fairness.shortest_way(layout.table) <= most * actions
    walkers = [one.zone for one in layout.mission.objective if not one.takeable]
    assert (
        max((layout.steps(zone, layout.mission.exit.zone) for zone in walkers), default=0) <= most
    )


def test_the_team_starts_near_a_room_and_the_bot(layout: Layout) -> None:
    (start,) = layout.starts
    rooms = [zone.name for zone in layout.board.zones if zone.kind == "room"]
    assert min(layout.steps(start, room) for room in rooms) <= 2
    bots = [machine.zone for machine in layout.mission.machine if machine.type == "bot"]
    assert all(layout.steps(start, bot) <= 3 for bot in some(bots))


def test_there_are_no_more_red_objectives_than_prototypes(layout: Layout) -> None:
    mix = layout.mission.pool.mix if layout.mission.pool else {}
    red = mix.get("red", 0) + sum(one.color == "red" for one in layout.mission.objective)
    assert (red > 4) is (layout.mission.id in MANY_RED)
