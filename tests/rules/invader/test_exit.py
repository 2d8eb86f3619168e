"""Leaving through the exit (INV-MIS-01)."""

from __future__ import annotations

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.leaving import LeaveBoard
from shambler.games.zombicide.core.round import Round
from shambler.games.zombicide.core.state import LEFT
from shambler.testing import rule
from shambler.testing.zombicide import Rest
from tests.rules.invader.missions import met, mission


@rule("INV-MIS-01")
def test_at_the_end_of_a_turn_in_the_exit_zone_a_survivor_may_leave() -> None:
    table = met(mission("M0", "jared", "cole", at="5.5", seats=2), 0).start(Round())
    table.play("end").asks("leave", "say:leave", "say:stay").play("say:leave")
    jared = table.survivor("jared")
    assert (jared.zone, jared.status) == (-1, LEFT)
    table.told(ev.LeftBoard, who=table.who("jared"))


@rule("INV-MIS-01", "Z-MIS-01")
def test_whoever_is_no_longer_on_the_board_is_not_asked() -> None:
    table = met(mission("M0", "jared", "cole", at="5.5"), 0)
    table.survivor("jared").zone, table.survivor("jared").status = -1, LEFT
    table.start(LeaveBoard(table.who("jared")), Rest()).asks("rest")


@rule("INV-MIS-01")
def test_a_survivor_may_stay_in_the_exit_zone() -> None:
    table = met(mission("M0", "jared", "cole", at="5.5"), 0).start(LeaveBoard(0), Round())
    table.play("say:stay")
    assert table.where("jared") == "5.5"


@rule("INV-MIS-01")
def test_an_enemy_in_the_exit_zone_keeps_everybody_in() -> None:
    table = met(mission("M0", at="5.5"), 0).put("worker", "5.5")
    table.start(LeaveBoard(0), Round()).asks("activate")


@rule("INV-MIS-01")
def test_elsewhere_nobody_leaves() -> None:
    met(mission("M0", at="5.4"), 0).start(LeaveBoard(0), Round()).asks("activate")


@rule("INV-MIS-01", "Z-XP-10")
def test_whoever_left_counts_for_neither_danger_noise_nor_enemies() -> None:
    table = met(mission("M0", "jared", "cole", at="5.5"), 0).experience("jared", 43)
    assert table.game.danger() == 3
    table.start(LeaveBoard(0), Round()).play("say:leave")
    assert table.game.danger() == 0
    assert table.game.bait() == {table.zone("5.5"): 1}
    table.asks("turn")  # Cole is the only one to have a turn


@rule("INV-MIS-05")
def test_the_exit_is_closed_until_the_earlier_goals_are_met() -> None:
    mission("M0", at="5.5").start(LeaveBoard(0), Round()).asks("activate")


@rule("INV-MIS-05")
def test_goals_with_the_same_number_are_met_in_any_order() -> None:
    table = mission("M8")
    assert {goal.order for goal in table.game.world.goals} == {1}
