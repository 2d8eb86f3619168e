"""Missions M0 to M3: set-up, special rules, goals."""

from __future__ import annotations

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.hooks import report
from shambler.games.zombicide.core.leaving import LeaveBoard
from shambler.games.zombicide.core.round import EndPhase, Round
from shambler.games.zombicide.core.setup import SetUp
from shambler.games.zombicide.core.winning import check_goals
from shambler.games.zombicide.invader import RULES
from shambler.games.zombicide.missions.events import CrewLeft
from shambler.games.zombicide.missions.splitting import SplitGroups
from shambler.games.zombicide.systems.mold.events import MoldSpread
from shambler.games.zombicide.systems.mold.moments import MoldListener
from shambler.games.zombicide.systems.units.events import RemoteTaken
from shambler.games.zombicide.systems.units.units import put_unit
from shambler.testing import rule, some
from shambler.testing.zombicide import Scene
from tests.rules.invader.missions import TEAM, act, cards_of, lost, met, mission, token, won

# -- M0 ------------------------------------------------------------------------------------


@rule("INV-M0-04", "Z-SETUP-01")
def test_the_tutorial_puts_its_enemies_tokens_and_machine_on_the_board() -> None:
    table = mission("M0")
    assert table.enemies("1.4") == {"worker": 2}
    assert table.enemies("2.4") == {"hunter": 1}
    assert table.enemies("1.2") == {"tank": 1}
    assert {table.where(name) for name in TEAM} == {table.where("bot")}
    spawns = [(spawn.zone, spawn.active) for spawn in table.state.spawns]
    assert spawns == [(table.zone("0.3"), True), (table.zone("0.0"), True)]
    assert token(table, "prototype").zone == table.zone("1.5")


@rule("INV-M0-04")
def test_the_tutorial_sets_one_prototype_and_one_energy_cell_aside() -> None:
    table = mission("M0")
    aside = [table.game.gear(card).id for card in table.state.aside]
    assert aside == ["prototype-light-machine-gun", "energy-cell"]
    left = [table.game.gear(card).id for card in table.state.prototypes.cards]
    assert "prototype-light-machine-gun" not in left
    cells = [c for c in table.state.stocks[0].cards if table.game.gear(c).id == "energy-cell"]
    assert len(cells) == len(table.game.world.copies["energy-cell"]) - 1


@rule("INV-M0-02", "INV-M0-05")
def test_the_red_objective_gives_the_gun_the_cell_and_five_points() -> None:
    table = mission("M0").put("cole", "1.5")
    table.turn("cole").play("objective:prototype").asks("receive")
    table.play("say:keep", "done", "say:keep", "done")
    assert cards_of(table, "cole") == ["energy-cell", "prototype-light-machine-gun"]
    assert table.state.aside == ()
    assert table.survivor("cole").experience == 5
    table.told(ev.GoalMet, goal="take-objectives", rule="INV-M0-02")


@rule("INV-M0-03")
def test_the_tutorial_is_won_when_the_last_survivor_has_left() -> None:
    table = met(mission("M0", "jared", at="5.5"), 0)
    table.state.taken, table.state.tokens = ("red",), ()
    table.start(LeaveBoard(0)).play("say:leave")
    assert won(table)


@rule("INV-M0-03", "INV-MIS-05")
def test_nobody_leaves_the_tutorial_before_the_objective_is_taken() -> None:
    table = mission("M0", at="5.5").start(LeaveBoard(0), Round())
    table.asks("activate")


# -- M1 ------------------------------------------------------------------------------------


@rule("INV-M1-04")
def test_the_team_splits_in_two_and_chance_places_the_groups() -> None:
    table = mission("M1").cards(1).start(SplitGroups(), SetUp(1))
    table.asks("split-team", "take:jared", "take:baraka", "take:magnus", "take:cole")
    table.play("take:baraka").asks("split-team", "take:magnus", "take:cole", "take:vivian")
    table.play("take:cole", "take:mitsuki")  # nobody is in a group twice
    start = {name: table.where(name) for name in TEAM}
    assert {name for name, zone in start.items() if zone == "7.2"} == {"baraka", "cole", "mitsuki"}
    assert {name for name, zone in start.items() if zone == "0.1"} == {"jared", "magnus", "vivian"}


@rule("INV-M1-04")
def test_seven_survivors_split_four_to_three() -> None:
    team = (*TEAM, "nour")
    table = mission("M1", survivors=team, extra_spawns=("0.5",)).cards(0)
    table.start(SplitGroups(), SetUp(1))
    table.play("take:jared", "take:baraka", "take:magnus", "take:nour")
    zones = [table.where(name) for name in team]
    assert (zones.count("0.1"), zones.count("7.2")) == (4, 3)


@rule("INV-M1-03", "INV-MIS-02")
def test_objectives_of_m1_lie_face_down_and_show_their_colour_when_taken() -> None:
    table = mission("M1").put("cole", "1.2")
    assert sorted(table.state.hidden) == ["green", "purple", "red", "red", "red"]
    assert {t.color for t in table.state.tokens} == {""}
    table.turn("cole").colors("purple").play("objective:token-1.2")
    table.told(ev.ObjectiveTaken, color="purple")
    assert sorted(table.state.hidden) == ["green", "red", "red", "red"]


@rule("INV-M1-05", "INV-MIS-04")
def test_a_red_objective_of_m1_gives_five_points_and_a_random_prototype() -> None:
    table = mission("M1").put("cole", "1.2")
    gun = table.game.world.copies["prototype-light-machine-gun"][0]
    table.turn("cole").colors("red").cards(gun).play("objective:token-1.2").asks("receive")
    table.play("say:keep", "done")
    assert cards_of(table, "cole") == ["prototype-light-machine-gun"]
    assert table.survivor("cole").experience == 5
    assert gun not in table.state.prototypes.cards


@rule("INV-M1-05")
@pytest.mark.parametrize("color", ["purple", "green"])
def test_a_coloured_objective_of_m1_gives_five_points_and_no_prototype(color: str) -> None:
    table = mission("M1").put("cole", "1.2").turn("cole").colors(color)
    table.play("objective:token-1.2").asks("turn")
    assert table.survivor("cole").experience == 5
    assert cards_of(table, "cole") == []


@rule("INV-M1-02")
def test_m1_is_won_in_an_end_phase_with_everybody_beside_the_sentry_gun() -> None:
    assert won(mission("M1", at="4.4").start(EndPhase()))


@rule("INV-M1-02")
def test_an_enemy_beside_the_sentry_gun_spoils_the_meeting() -> None:
    assert mission("M1", at="4.4").put("worker", "4.4").end_phase().outcome is None


@rule("INV-M1-02")
def test_one_survivor_elsewhere_spoils_the_meeting() -> None:
    assert mission("M1", at="4.4").put("cole", "4.5").end_phase().outcome is None


@rule("INV-M1-02")
def test_meeting_before_the_end_phase_is_not_enough() -> None:
    table = mission("M1", at="4.4").put("cole", "4.5").turn("cole").play("move:4.4")
    table.asks("turn")
    check_goals(table.game)  # whatever makes the team look
    assert table.state.outcome is None
    check_goals(table.game, end_phase=True)
    assert table.state.outcome is not None


@rule("INV-M1-02", "INV-WIN-05")
def test_the_zone_counts_even_when_the_sentry_gun_is_a_wreck() -> None:
    table = mission("M1", at="4.4")
    put_unit(table.state, 0, -1)
    assert won(table.start(EndPhase()))


@rule("INV-M1-06", "INV-MOLD-13")
def test_a_mold_zone_at_range_1_wakes_the_purple_zone_and_its_mold() -> None:
    table = mission("M1", "cole", at="1.2").put("spoiler", "1.1").colors("red")
    act(table, "spoiler")
    purple = next(spawn for spawn in table.state.spawns if spawn.color == "purple")
    assert purple.active
    assert table.state.ground.active >> table.zone("1.3") & 1
    table.told(ev.SpawnAwoke, zone=table.zone("1.3"), rule="INV-M1-06")
    green = next(spawn for spawn in table.state.spawns if spawn.color == "green")
    assert not green.active


@rule("INV-M1-06")
def test_a_mold_zone_farther_away_wakes_nothing() -> None:
    table = mission("M1", "cole", at="1.1").put("spoiler", "0.1")
    act(table, "spoiler")
    table.told(MoldSpread, zone=table.zone("1.1"))
    table.not_told(ev.SpawnAwoke)


@rule("INV-M1-06")
@pytest.mark.parametrize(("color", "zone"), [("purple", "1.3"), ("green", "6.4")])
def test_mold_wakes_a_zone_one_open_step_away_and_no_other(color: str, zone: str) -> None:
    """Every zone of the board in turn: neither two steps off nor behind a wall or closed door."""
    table, seen = mission("M1"), set()
    ground, spawns = table.state.ground, table.state.spawns
    for number in range(len(table.game.world.board.zones)):
        table.state.ground, table.state.spawns = ground, spawns
        if (ground.active | ground.inactive | table.game.world.outside) >> number & 1:
            continue
        table.game.change_ground(active=ground.active | 1 << number)
        near = number in {there for there, _ in table.game.terrain.steps[table.zone(zone)]}
        report(table.game, MoldListener.mold_appeared, number)
        woken = next(spawn for spawn in table.state.spawns if spawn.color == color).active
        assert woken == near, table.game.world.board.zones[number].name
        seen.add(woken)
    assert seen == {True, False}


@rule("INV-M1-06")
def test_mold_behind_a_closed_door_wakes_nothing() -> None:
    for closed in (False, True):
        table = mission("M1")
        board, spot = table.game.world.board, table.zone("1.3")
        table.game.change_ground(inactive=0)  # mold would have opened the way
        doors = table.game.zones_of(board.around[spot] & board.doorways)
        beyond = board.openings[doors[0]].beyond(spot)
        if closed:
            table.game.change_ground(closed=sum(1 << door for door in doors))
        report(table.game, MoldListener.mold_appeared, beyond)
        assert next(s for s in table.state.spawns if s.color == "purple").active is not closed


@rule("INV-M1-06", "INV-SPAWN-06")
def test_taking_the_green_objective_wakes_the_green_zone_too() -> None:
    table = mission("M1").put("cole", "5.5").turn("cole").colors("green")
    table.play("objective:token-5.5")
    table.told(ev.SpawnAwoke, zone=table.zone("6.4"))
    assert table.state.ground.active >> table.zone("6.4") & 1
    assert [s.active for s in table.state.spawns if s.color == "purple"] == [False]


# -- M2 ------------------------------------------------------------------------------------


@rule("INV-M2-06")
def test_the_spacesuit_lies_hidden_among_the_other_objectives() -> None:
    table = mission("M2")
    assert sorted(table.state.hidden) == ["green", "purple", "red", "red", "red", "white"]
    assert token(table, "rolly").color == "blue"


@rule("INV-M2-07", "INV-MIS-03")
def test_everybody_in_m2_begins_with_an_oxygen_tank_in_a_body_slot() -> None:
    table = mission("M2")
    for survivor in some(table.state.survivors):
        assert [table.game.gear(card).id for card in survivor.body if card >= 0] == ["oxygen-tank"]
    assert table.state.supply == ()


@rule("INV-M2-02", "INV-M2-03", "INV-MIS-05")
def test_rolly_waits_until_the_spacesuit_is_found() -> None:
    table = mission("M2").put("cole", "0.4").turn("cole")
    assert table.blocked("objective:rolly") == "INV-M2-03"
    # No other objective is a spacesuit.
    table.put("cole", "1.4").turn("cole").colors("green").play("objective:token-1.4")
    table.play("move:0.4")
    assert table.blocked("objective:rolly") == "INV-M2-03"
    table.not_told(ev.GoalMet)


@rule("INV-M2-02", "INV-M2-03", "INV-M2-08")
def test_the_white_objective_comes_first_then_rolly() -> None:
    table = mission("M2").put("cole", "1.4").turn("cole")
    table.colors("white").play("objective:token-1.4").told(ev.GoalMet, rule="INV-M2-02")
    assert table.survivor("cole").experience == 5
    table.play("move:0.4", "objective:rolly").told(ev.GoalMet, rule="INV-M2-03")
    assert table.survivor("cole").experience == 10


@rule("INV-M2-08")
def test_a_red_objective_of_m2_gives_a_random_prototype_as_well() -> None:
    table = mission("M2").put("cole", "1.4").turn("cole")
    gun = table.game.world.copies["prototype-light-machine-gun"][0]
    table.colors("red").cards(gun).play("objective:token-1.4", "say:keep", "done")
    assert "prototype-light-machine-gun" in cards_of(table, "cole")
    assert table.survivor("cole").experience == 5


@rule("INV-M2-04")
def test_an_enemy_that_acts_beside_rolly_loses_the_game() -> None:
    table = mission("M2").put("worker", "0.4")
    assert lost(act(table, "worker")).rule == "INV-M2-04"


@rule("INV-M2-04")
def test_an_enemy_that_arrives_beside_rolly_has_not_acted_there_yet() -> None:
    table = mission("M2", "cole", at="0.4").put("worker", "1.4")
    act(table, "worker").told(ev.EnemiesMoved, zone=table.zone("0.4"))
    assert table.outcome is None


@rule("INV-M2-04", "INV-HUNT-01")
def test_the_second_action_of_a_hunter_beside_rolly_loses_the_game() -> None:
    table = mission("M2", "cole", at="0.4").put("hunter", "1.4")
    assert lost(act(table, "hunter")).rule == "INV-M2-04"


@rule("INV-M2-04")
def test_beside_an_empty_hiding_place_enemies_may_act() -> None:
    table = mission("M2").put("worker", "0.4")
    table.state.tokens = tuple(t for t in table.state.tokens if t.color != "blue")
    table.state.taken = ("blue",)
    assert act(table, "worker").outcome is None


@rule("INV-M2-05")
def test_m2_ends_at_the_exit_after_rolly_was_taken() -> None:
    table = mission("M2", "jared", at="8.5")
    met(table, 0, 1).start(LeaveBoard(0)).play("say:leave")
    assert won(table)


@rule("INV-M2-05", "INV-MIS-05")
def test_nobody_leaves_m2_without_rolly() -> None:
    met(mission("M2", at="8.5"), 0).start(LeaveBoard(0), Round()).asks("activate")


# -- M3 ------------------------------------------------------------------------------------


@rule("INV-M3-06")
def test_the_crew_is_ten_noise_tokens_in_the_exit_zone() -> None:
    table = mission("M3")
    exit_zone = table.game.world.exit
    assert table.state.noise[exit_zone] == 10
    loud = table.game.loudness(table.game.bait())
    assert max(loud, key=lambda zone: loud[zone]) == exit_zone


@rule("INV-M3-06")
def test_one_crew_token_leaves_in_each_end_phase_and_other_noise_is_cleared() -> None:
    table = mission("M3").noise("4.0", 3).noise("4.1", 1).end_phase()
    assert table.state.noise[table.zone("4.0")] == 9
    assert table.state.noise[table.zone("4.1")] == 0
    table.told(CrewLeft, left=9)


@rule("INV-M3-02")
def test_an_enemy_in_the_exit_zone_while_crew_remains_loses_the_game() -> None:
    for crew in (10, 1):
        table = mission("M3", "cole", at="4.0").put("worker", "4.1")
        table.state.tally["crew"] = crew
        assert lost(act(table, "worker")).rule == "INV-M3-02"


@rule("INV-M3-02")
def test_without_crew_enemies_may_enter_the_exit_zone() -> None:
    table = mission("M3", "cole", at="4.0").put("worker", "4.1")
    table.state.tally["crew"] = 0
    assert act(table, "worker").outcome is None


@rule("INV-M3-02", "INV-M3-06")
def test_the_crew_is_safe_when_the_last_token_has_left() -> None:
    table = mission("M3")
    table.state.tally["crew"] = 2
    table.end_phase().not_told(ev.GoalMet)  # one is left
    table.end_phase().told(ev.GoalMet, rule="INV-M3-02")


@rule("INV-M3-03")
def test_survivors_leave_m3_only_after_the_crew() -> None:
    table = mission("M3", "jared", at="4.0").start(LeaveBoard(0), Round())
    table.asks("turn")
    table = met(mission("M3", "jared", at="4.0"), 0).start(LeaveBoard(0)).play("say:leave")
    assert won(table)


@rule("INV-M3-04", "INV-M3-05")
def test_objectives_of_m3_are_hidden_and_give_five_points() -> None:
    table = mission("M3").put("cole", "1.1")
    assert sorted(table.state.hidden) == ["green", "purple", "red", "red", "red"]
    table.turn("cole").colors("green").play("objective:token-1.1")
    assert table.survivor("cole").experience == 5
    table.told(RemoteTaken, machine=table.machine_number("bot"))


@rule("INV-M3-05")
def test_a_red_objective_of_m3_gives_a_random_prototype_as_well() -> None:
    table = mission("M3").put("cole", "1.1").turn("cole")
    gun = table.game.world.copies["prototype-light-machine-gun"][0]
    table.colors("red").cards(gun).play("objective:token-1.1", "say:keep", "done")
    assert "prototype-light-machine-gun" in cards_of(table, "cole")


@rule("INV-MIS-02")
def test_every_mission_hides_exactly_as_many_colours_as_it_has_face_down_tokens() -> None:
    for key in some(RULES.content.missions):
        table = Scene(RULES, key)
        down = [t for t in table.state.tokens if not t.color]
        assert len(down) == len(table.state.hidden)
