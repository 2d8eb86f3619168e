"""What the goals of missions ask for, at the limit: one short of it, and just enough."""

from __future__ import annotations

import pytest

from shambler.games.zombicide.core.round import Round
from shambler.games.zombicide.core.winning import check_goals
from shambler.games.zombicide.invader import RULES
from shambler.games.zombicide.missions.companion_moves import ways
from shambler.games.zombicide.missions.marks import sampled
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.invader.missions import TEAM, met, mission, wears_tank, won


def is_met(table: Scene, goal: int) -> bool:
    """Look at the goals; is this one met?"""
    check_goals(table.game)
    return bool(table.state.tally.get(f"goal{goal}"))


@pytest.mark.parametrize(
    "key",
    [
        pytest.param("M0", marks=rule("INV-M0-03")),
        pytest.param("M2", marks=rule("INV-M2-05")),
        pytest.param("M3", marks=rule("INV-M3-03")),
        pytest.param("M4", marks=rule("INV-M4-03")),
        pytest.param("M5", marks=rule("INV-M5-03")),
        pytest.param("M7", marks=rule("INV-M7-03")),
    ],
)
@rule("INV-MIS-01")
def test_the_team_wins_when_the_last_survivor_leaves_and_not_before(key: str) -> None:
    zones = mission(key).game.world
    table = mission(key, "jared", "cole", at=zones.board.zones[zones.exit].name)
    met(table, *range(len(table.game.world.goals) - 1)).start(Round())
    table.play("activate:jared", "end", "say:leave")
    assert table.outcome is None
    table.play("end", "say:leave")
    assert won(table)


@rule("INV-M0-02")
def test_m0_asks_for_the_red_objective() -> None:
    table = mission("M0", "cole", at="1.5")
    assert not is_met(table, 0)
    table.turn("cole").play("objective:prototype")
    assert table.state.tally.get("goal0") == 1


@pytest.mark.parametrize("color", ["purple", "green"])
@rule("INV-M1-06")
def test_taking_the_objective_of_its_colour_wakes_a_spawn_zone_of_m1(color: str) -> None:
    table = mission("M1").put("cole", "1.2").turn("cole").colors(color)
    table.play("objective:token-1.2")
    awake = {spawn.color for spawn in table.state.spawns if spawn.active}
    assert awake & {"purple", "green"} == {color}


@pytest.mark.parametrize(
    "key",
    [
        pytest.param("M7", marks=rule("INV-M7-02")),
        pytest.param("M8", marks=rule("INV-M8-02")),
        pytest.param("M10", marks=rule("INV-M10-02")),
    ],
)
def test_all_objectives_means_the_last_one_too(key: str) -> None:
    table = mission(key)
    count = len(table.state.tokens)
    table.state.taken = ("red",) * (count - 1)
    assert not is_met(table, 0)
    table.state.taken = ("red",) * count
    assert is_met(table, 0)


@rule("INV-M9-05")
def test_scientists_do_not_walk_outside() -> None:
    board = """
    AA   a.B   aAC
    """
    table = Scene(RULES, board=board).put("cole", "A")
    assert ways(table.game, table.zone("A"), table.zone("C")) == []
    inside = Scene(RULES, board="[A]+[B]+[C]").put("cole", "A")
    assert ways(inside.game, inside.zone("A"), inside.zone("C")) == [inside.zone("B")]


@rule("INV-M10-03", "INV-M10-06")
def test_the_tanks_of_the_start_are_not_the_new_ones_that_m10_asks_for() -> None:
    table = mission("M10")
    assert {wears_tank(table, name) for name in TEAM} == {True}
    assert not is_met(table, 1)


@pytest.mark.parametrize("missing", ["worker", "tank", "hunter", "abomination", "mold"])
@rule("INV-M10-04")
def test_m10_asks_for_every_sample(missing: str) -> None:
    table = mission("M10")
    for name in {"worker", "tank", "hunter", "abomination", "mold"} - {missing}:
        table.state.tally[sampled(name)] = 1
    assert not is_met(table, 2)
    table.state.tally[sampled(missing)] = 1
    assert is_met(table, 2)
