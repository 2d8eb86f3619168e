"""Scenes six to ten: the cemetery, the corn, the fires (NLD-MIS-01)."""

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.spawning import SpawnStep, spawn_order
from shambler.games.zombicide.core.winning import check_goals
from shambler.games.zombicide.missions.events import SpawnDestroyed
from shambler.kernel.deck import Deck
from shambler.testing import rule, some
from shambler.testing.zombicide import Rest
from tests.rules.living_dead.scenes import TEAM, aboard, everybody, scene, won

# -- S6: They're Coming To Get You -----------------------------------------------------------------


@rule("NLD-MIS-01", "NLD-XP-09", "NLD-MODE-02", "NLD-ENEMY-15")
def test_s6_whoever_brings_johnny_down_has_the_key_and_everybody_turns() -> None:
    table = scene("S6", clear=False).put("tom", "0.2").equip("tom", "machete").turn("tom")
    table.dice(3).play("melee:machete>0.2")
    assert table.remotes("tom") == (table.machine_number("johnnys-car"),)
    assert table.survivor("tom").experience == 6
    assert {table.side(name) for name in TEAM} == {"zombicide"}
    table.told(ev.GoalMet)


@rule("NLD-XP-09", "NLD-MIS-01")
def test_s6_only_the_first_johnny_gives_points_and_the_key() -> None:
    table = scene("S6").put("tom", "0.2").equip("tom", "machete").put("johnny", "0.2")
    table.state.tally["johnny"] = 1
    table.turn("tom").dice(3).play("melee:machete>0.2")
    assert table.survivor("tom").experience == 1
    assert table.state.tally["johnny"] == 2
    assert table.remotes("tom") == ()


@rule("NLD-CAR-08", "NLD-MIS-01")
def test_s6_only_who_has_the_key_drives_and_all_leave_by_the_road() -> None:
    table = aboard(scene("S6"), "johnnys-car", "4.3").equip("ben", "axe").turn("ben")
    assert table.blocked("drive:johnnys-car>4.4") == "NLD-CAR-08"
    table = aboard(scene("S6"), "johnnys-car", "4.4").remote("ben", "johnnys-car")
    table.equip("ben", "axe").state.tally["johnny"] = 1
    check_goals(table.game)
    table.turn("ben").play("drive:johnnys-car>4.5", "stop")
    assert won(table)


# -- S7: Through The Corn --------------------------------------------------------------------------


@rule("NLD-MIS-01", "NLD-SPAWN-07")
def test_s7_all_leave_on_foot_and_the_first_wakes_the_red_zone() -> None:
    from shambler.games.zombicide.core.leaving import leave_board

    table = everybody(scene("S7"), "5.5")
    assert not table.state.spawns[3].active
    leave_board(table.game, 0)
    assert table.state.spawns[3].active
    for who in range(1, 6):
        leave_board(table.game, who)
    assert table.game.state.outcome is not None
    assert table.game.state.outcome.winners == (0,)


@rule("NLD-MODE-02")
def test_s7_a_ghoul_brought_down_in_the_corn_turns_to_zombicide_mode() -> None:
    table = scene("S7").put("ben", "2.0").equip("ben", "machete").put("walker", "2.0").turn("ben")
    table.dice(3).play("melee:machete>2.0")
    assert table.side("ben") == "zombicide"
    table = scene("S7").put("ben", "0.0").equip("ben", "machete").put("walker", "0.0").turn("ben")
    table.dice(3).play("melee:machete>0.0")
    assert table.side("ben") == "romero"


# -- S8: Beat'em Or Burn'em ------------------------------------------------------------------------


@rule("NLD-MIS-01")
def test_s8_fifty_ghouls_and_everybody_yellow_in_any_order() -> None:
    table = scene("S8").put("ben", "1.1").equip("ben", "molotov").put("walker", "1.2", 3)
    table.state.tally["ghouls"] = 47
    table.turn("ben").play("fire:molotov>1.2")
    assert table.state.tally["ghouls"] == 50  # each of them counts
    table.told(ev.GoalMet, goal="count")
    for survivor in some(table.state.survivors):
        assert table.outcome is None
        survivor.level = 1
    check_goals(table.game)
    assert table.game.state.outcome is not None
    assert table.game.state.outcome.winners == (0,)


@rule("NLD-WIN-06", "Z-SPAWN-05")
def test_s8_is_lost_when_the_deck_runs_out_for_the_second_time() -> None:
    table = scene("S8")
    state, token = table.state, spawn_order(table.game)[:1]
    state.enemy_discards, state.enemy_deck = state.enemy_deck.cards, Deck()
    table.cards(43).start(SpawnStep(token), Rest()).asks("rest")
    assert state.tally["deck"] == 1
    state.enemy_discards, state.enemy_deck = (
        (*state.enemy_discards, *state.enemy_deck.cards),
        Deck(),
    )
    table.start(SpawnStep(token), Rest())  # no card is drawn any more
    assert state.tally["deck"] == 2
    assert table.outcome is not None
    assert table.outcome.rule == "NLD-WIN-06"
    assert len(state.enemy_discards) == 0


@rule("NLD-MODE-02")
def test_s8_reaching_yellow_turns_to_zombicide_mode() -> None:
    table = scene("S8").put("ben", "1.1").equip("ben", "machete").put("walker", "1.1")
    table.experience("ben", 6).turn("ben").dice(3).play("melee:machete>1.1")
    assert table.side("ben") == "zombicide"


# -- S9: Rest In Peace, Johnny ---------------------------------------------------------------------


@rule("NLD-MIS-01", "NLD-WIN-06")
def test_s9_only_barbra_may_lay_johnny_to_rest() -> None:
    for name, lost in (("barbra", False), ("tom", True)):
        table = scene("S9").put(name, "4.5").equip(name, "machete").put("johnny", "4.5")
        table.turn(name).dice(3).play("melee:machete>4.5")
        assert (table.outcome is not None) == lost
    assert table.outcome is not None
    assert table.outcome.rule == "NLD-WIN-06"


@rule("NLD-MIS-01", "NLD-WIN-06")
def test_s9_once_he_rests_whoever_comes_back_in_his_shape_is_anybodys() -> None:
    table = scene("S9").put("tom", "4.5").equip("tom", "machete").put("johnny", "4.5")
    table.state.tally["johnny"] = 1
    table.turn("tom").dice(3).play("melee:machete>4.5")
    assert table.outcome is None


@rule("NLD-MIS-01", "NLD-MODE-02", "NLD-SPAWN-07")
def test_s9_then_barbra_stands_at_the_grave_and_everybody_drives_home() -> None:
    table = scene("S9").put("barbra", "3.3").put("tom", "3.3").equip("barbra", "axe")
    assert table.turn("barbra").blocked("mission:grave") == "NLD-MIS-01"  # Johnny comes first
    table = scene("S9").put("barbra", "4.4").equip("barbra", "machete").put("johnny", "4.4")
    table.turn("barbra").dice(3).play("melee:machete>4.4")
    assert table.state.spawns[2].active  # the violet zone
    table.put("tom", "3.3").equip("tom", "axe").turn("tom")
    assert table.blocked("mission:grave") == "NLD-MIS-01"  # not Tom
    table.put("barbra", "3.3").turn("barbra").play("mission:grave")
    assert {table.side(name) for name in TEAM} == {"zombicide"}
    aboard(table, "pick-up", "2.1").turn("ben").play("drive:pick-up>2.0", "stop")
    assert won(table)


@rule("NLD-EMOVE-10")
def test_s9_johnny_stays_in_the_closed_chapel_until_somebody_opens_it() -> None:
    table = scene("S9", clear=False).put("tom", "4.4")
    walkers = table.game.world.foe_index["walker"]
    table.game.remove_enemies(table.zone("4.4"), walkers, 2)
    table.game.return_figures(walkers, 2)
    table.state.spawns = ()
    table.equip("tom", "axe").turn("tom").play("open:X04", "end")
    assert table.side("tom") == "romero"  # as long as Johnny is there
    assert table.state.sides.wants_main[table.who("tom")]
    assert table.enemies("4.5") == {"johnny": 1}
    table.enemies_phase()
    assert table.enemies("4.4")["johnny"] == 1
    table = scene("S9", clear=False)
    table.state.spawns = ()
    table.enemies_phase()
    assert table.enemies("4.5") == {"johnny": 1}


# -- S10: Another One For The Fire -----------------------------------------------------------------


@rule("NLD-MIS-01", "NLD-XP-09", "NLD-SPAWN-07")
def test_s10_a_torch_burns_a_nest_for_good() -> None:
    table = scene("S10").put("ben", "0.0").equip("ben", "axe").turn("ben")
    assert table.blocked("mission:burn") == "NLD-XP-09"
    table = scene("S10").put("ben", "0.0").equip("ben", "torch").turn("ben")
    table.play("mission:burn")
    assert [token.color for token in table.state.spawns].count("violet") == 2
    assert table.survivor("ben").experience == 5
    awake = [token.color for token in table.state.spawns if token.active]
    assert awake == ["white", "green", "yellow"]  # the fire woke it up
    assert {table.side(name) for name in TEAM} == {"zombicide"}
    table.told(SpawnDestroyed, color="violet")


@rule("NLD-MIS-01")
def test_s10_a_nest_is_burned_without_ghouls_around_and_one_by_one() -> None:
    table = scene("S10").put("ben", "0.0").equip("ben", "torch").put("walker", "0.0").turn("ben")
    assert not table.offers("mission:burn")
    assert table.blocked("mission:burn") == "NLD-XP-09"
    table = scene("S10").put("ben", "0.0").equip("ben", "torch").spawn("0.0", "violet").turn("ben")
    table.play("mission:burn")
    assert table.state.tally["burnt"] == 1
    assert [token.color for token in table.state.spawns].count("violet") == 3
    table.play("mission:burn")
    assert table.state.tally["burnt"] == 2
    assert table.survivor("ben").experience == 10
    assert table.acting.spent == 2


@rule("NLD-SPAWN-07")
def test_s10_a_nest_left_alone_wakes_every_third_round() -> None:
    table = scene("S10")
    awake = []
    for round_ in range(1, 10):
        table.state.round = round_
        table.end_phase()
        awake.append(sum(token.active for token in table.state.spawns))
    assert awake == [2, 2, 3, 3, 3, 4, 4, 4, 5]


@rule("NLD-MIS-01", "NLD-SPEC-08")
def test_s10_a_molotov_burns_a_nest_instead_of_moving_it() -> None:
    table = scene("S10").put("ben", "0.1").equip("ben", "molotov", "axe").turn("ben")
    table.play("fire:molotov>0.0").asks("turn")
    assert table.state.tally["burnt"] == 1
    assert [token.color for token in table.state.spawns].count("violet") == 2


@rule("NLD-XP-09", "NLD-MIS-01")
def test_s10_a_molotov_burns_every_nest_of_its_zone_and_each_gives_points() -> None:
    table = scene("S10").put("ben", "0.1").equip("ben", "molotov", "axe").spawn("0.0", "violet")
    table.turn("ben").play("fire:molotov>0.0").asks("turn")
    assert table.state.tally["burnt"] == 2
    assert table.survivor("ben").experience == 10


@rule("NLD-MIS-01")
def test_s10_three_nests_then_all_leave_by_car() -> None:
    table = aboard(scene("S10"), "pick-up", "2.8").equip("ben", "axe")
    table.turn("ben").play("drive:pick-up>3.8", "stop")
    assert table.outcome is None
    table.state.tally["burnt"] = 3
    check_goals(table.game)
    table.play("drive:pick-up>3.7", "drive:pick-up>3.8")
    assert won(table)


@rule("NLD-MODE-02")
@pytest.mark.parametrize(
    ("key", "card", "giver", "getter"),
    [
        ("S1", "winchester-94", "zombicide", "romero"),
        ("S1", "scoped-winchester", "zombicide", "romero"),
        ("S1", "machete", "romero", "romero"),
        ("S10", "torch", "romero", "zombicide"),
        ("S10", "molotov", "romero", "zombicide"),
        ("S10", "machete", "romero", "romero"),
    ],
)
def test_giving_or_getting_one_of_some_cards_turns_a_card(
    key: str, card: str, giver: str, getter: str
) -> None:
    table = scene(key).put("ben", "1.3").put("tom", "1.3").equip("ben", card).turn("ben")
    table.play("trade:tom", "card:none", "card:none", f"card:{card}")
    if table.game.decision.kind != "turn":
        table.play("done")
    assert (table.side("ben"), table.side("tom")) == (giver, getter)


@rule("NLD-MODE-02", "NLD-SPEC-10")
def test_s10_making_or_getting_a_torch_turns_to_zombicide_mode() -> None:
    table = scene("S10").put("ben", "1.3").put("tom", "1.3")
    table.equip("ben", "table-leg", "flammable-fluid").turn("ben")
    table.play("combine:torch", "card:torch", "done")
    assert table.side("ben") == "zombicide"
    table.play("trade:tom", "card:none", "card:none", "card:torch", "done")
    assert table.side("tom") == "zombicide"
