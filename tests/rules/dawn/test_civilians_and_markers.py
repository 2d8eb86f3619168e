"""Civilians, and the markers of units and Zeds."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import DefiantReleased, FightRolled
from shambler.games.dawn.procedures.columns import fight_column, gunfire_column
from shambler.games.dawn.procedures.combat import Fight
from shambler.games.dawn.procedures.hits import HitUnit
from shambler.games.dawn.procedures.marking import MarkCivilians, MarkZeds
from shambler.games.dawn.state import LEADER
from shambler.testing import rule, some
from shambler.testing.dawn import Siege


def column(town: Siege, unit: str, place: str, attacking: bool) -> int:
    """The column of a combat."""
    return fight_column(town.game, Fight(town.spot(place), town.unit(unit), attacking))


# -- Civilians ------------------------------------------------------------------------------


@rule("DOZ-CIV-03")
def test_there_are_seven_regular_civilians_of_these_strengths() -> None:
    with Siege() as town:
        units = town.game.world.units
        found = [
            (units.strength[at][0], units.strength[at][-1], units.hits[at], units.move[at])
            for at, regular in enumerate(units.civilians)
            if regular
        ]
        assert sorted(found) == sorted([(4, 2, 2, 2)] + [(3, 1, 2, 2)] * 2 + [(2, 1, 2, 2)] * 4)


@rule("DOZ-DEFY-02", "DOZ-CIV-04")
def test_defiant_civilians_do_not_move_but_forage_and_shoot() -> None:
    with Siege() as town:
        town.put("civ1", "F-4", marks=["defiant"]).zeds("5/3", "F-5").stock(ammo=1).act()
        assert not any(key.startswith("move:civ1") for key in town.options)
        assert {"forage:civ1", "shoot:civ1>F-5/z53a"} <= set(town.options)
        assert town.blocked("move:civ1>F-3") == "DOZ-DEFY-02"
        assert town.blocked("move:civ1>F-5") == "DOZ-DEFY-02"


@rule("DOZ-DEFY-03")
def test_an_attack_on_the_village_ends_the_defiance_and_the_loser_retreats() -> None:
    with Siege() as town:
        town.put("civ1", "F-4", marks=["defiant"]).zeds("6/3", "F-5").dice(3, 3).activate("F")
        town.told(DefiantReleased, unit=town.unit("civ1"))
        assert (town.place("civ1"), town.marks("civ1")) == ("F-3", set())
        town.act()
        assert "move:civ1>F-2" in town.options


@rule("DOZ-DEFY-03")
def test_a_unit_that_held_the_village_may_move_from_then_on() -> None:
    with Siege() as town:
        town.put("civ1", "F-4", marks=["defiant"]).zeds("2/1", "F-5").dice(6, 6).activate("F")
        assert (town.place("civ1"), town.marks("civ1")) == ("F-4", set())


@rule("DOZ-DEFY-03")
def test_a_unit_that_attacks_out_of_a_village_is_not_attacked() -> None:
    with Siege() as town:  # Hunt attacks from the Village: the Village itself is not attacked
        town.put("civ1", "F-4", marks=["defiant"]).put("hunt", "F-4").zeds("2/1", "F-5").act()
        town.dice(6, 6).play("move:hunt>F-5", "pass")
        assert town.marks("civ1") == {"defiant"}


@rule("DOZ-DEFY-04")
def test_other_hits_leave_the_defiant_marker_on() -> None:
    with Siege() as town:
        town.put("civ1", "F-4", marks=["defiant"]).run(HitUnit(town.unit("civ1"), 1))
        assert (town.damage("civ1"), town.marks("civ1")) == (1, {"defiant"})


@rule("DOZ-PUNIT-01", "DOZ-PUNIT-02")
def test_heroes_and_civilians_are_player_units_zeds_are_not() -> None:
    with Siege() as town:
        town.put("hunt", "F-2").put("furies", "F-2").put("civ1", "F-3").zeds("5/3", "F-4")
        game, units = town.game, town.game.world.units
        assert len(game.player_units_at(town.spot("F-2"))) == 2
        assert game.player_units_at(town.spot("F-4")) == []
        assert all(some(units.player))


# -- Leader and Well-Armed ------------------------------------------------------------------


@rule("DOZ-LEADER-01", "DOZ-RUL-14", "DOZ-MARK-01", "DOZ-MARK-02")
def test_the_leader_marker_goes_on_regular_civilians_in_play() -> None:
    with Siege() as town:
        town.put("civ1", "F-4", marks=["defiant"]).put("civ2", "TC").put("furies", "TC")
        town.put("hunt", "TC").buried("civ3").run(MarkCivilians(LEADER))
        town.asks("mark-civilians", "unit:civ1", "unit:civ2").play("unit:civ1")
        assert town.marks("civ1") == {"defiant", "leader"}


@rule("DOZ-LEADER-01", "DOZ-RUL-14")
def test_without_regular_civilians_nothing_happens() -> None:
    with Siege() as town:
        town.put("furies", "TC").put("hunt", "TC").run(MarkCivilians(LEADER)).asks("halt")
        assert set(town.state.unit_marks) == {0}


@rule("DOZ-MARK-01", "DOZ-LEADER-01", "DOZ-MARK-07")
def test_there_is_one_leader_marker_played_again_it_moves() -> None:
    with Siege() as town:
        town.put("civ1", "TC", marks=["leader"]).put("civ2", "TC").put("civ3", "TC")
        town.run(MarkCivilians(LEADER)).asks("mark-civilians", "unit:civ2", "unit:civ3")
        town.play("unit:civ3")
        assert [town.marks(f"civ{n}") for n in (1, 2, 3)] == [set(), set(), {"leader"}]


@rule("DOZ-MARK-01", "DOZ-MARK-07")
def test_a_marker_stays_through_turns_and_saving_rolls() -> None:
    with Siege() as town:
        town.put("civ1", "F-2", damage=3, marks=["leader", "well-armed"]).dice(6)
        town.run(HitUnit(town.unit("civ1"), 1)).phase("housekeeping").asks("halt")
        assert town.marks("civ1") == {"leader", "well-armed"}


@rule("DOZ-LEADER-02")
@pytest.mark.parametrize("attacking", [False, True])
def test_the_leader_fights_and_shoots_with_a_column_in_favour(attacking: bool) -> None:
    with Siege() as town:
        town.put("civ1", "TC", marks=["leader"]).zeds("4/2", "F-2")
        assert column(town, "civ1", "F-2", attacking) == 4
        assert gunfire_column(town.game, town.unit("civ1"), 1) == 4


@rule("DOZ-ARMED-01")
@pytest.mark.parametrize("attacking", [False, True])
def test_well_armed_civilians_fight_and_shoot_with_a_column_in_favour(attacking: bool) -> None:
    with Siege() as town:
        town.put("civ1", "TC", marks=["well-armed"]).zeds("4/2", "F-2")
        assert column(town, "civ1", "F-2", attacking) == 4
        assert gunfire_column(town.game, town.unit("civ1"), 1) == 4


@rule("DOZ-MARK-02", "DOZ-MARK-03")
def test_markers_on_one_unit_add_up() -> None:
    with Siege() as town:
        town.put("civ1", "TC", marks=["leader", "well-armed"]).zeds("4/2", "F-2")
        assert column(town, "civ1", "F-2", True) == 5
        assert gunfire_column(town.game, town.unit("civ1"), 1) == 5


@rule("DOZ-ARMED-01")
def test_well_armed_civilians_comes_with_its_event() -> None:
    with Siege() as town:
        town.put("civ1", "F-4").put("civ2", "TC").text("E-B03")
        town.asks("mark-civilians", "unit:civ1", "unit:civ2").play("unit:civ2")
        assert town.marks("civ2") == {"well-armed"}


@rule("DOZ-LEADER-03")
def test_the_leader_may_be_named_before_a_combat_roll_but_not_after_it() -> None:
    with Siege() as town:
        town.put("civ1", "F-2").put("civ2", "TC").zeds("6/3", "F-3").held("F-B03")
        town.activate("F").asks("held-cards", "play:F-B03", "pass")
        town.dice(1, 2).play("pass").asks("halt")
        assert town.marks("civ1") == set()


@rule("DOZ-LEADER-03", "DOZ-LEADER-02")
def test_named_before_the_roll_it_counts_in_this_combat() -> None:
    with Siege() as town:
        town.put("civ1", "F-2").put("civ2", "TC").zeds("4/2", "F-3").held("F-B03")
        town.activate("F").dice(3, 4).play("play:F-B03", "unit:civ1")
        assert town.told(FightRolled).column == 4


# -- markers of Zeds ------------------------------------------------------------------------


@rule("DOZ-ZTOUGH-01", "DOZ-RUL-13")
def test_tough_zeds_goes_on_the_strongest() -> None:
    with Siege() as town:  # E-B16: a new unit first, which may be the strongest
        town.zeds("8/4", "F-3").zeds("9/4", "H-3", damage=3).draws("5/3").text("E-B16").asks("halt")
        assert town.marks("z84") == {"tough"}
        assert town.marks("z94") == set()


@rule("DOZ-RUL-13")
def test_equally_strong_zeds_leave_the_choice_to_the_hero_side() -> None:
    with Siege() as town:  # one of them stands on a Start space
        town.zeds("6/3", "F-S").zeds("6/4", "H-3").draws("5/3").text("E-B16")
        town.asks("mark-zeds", "zed:z63a", "zed:z64a").play("zed:z63a")
        assert town.marks("z63a") == {"tough"}


@rule("DOZ-RUL-13")
def test_a_status_marker_comes_into_play_once() -> None:
    with Siege() as town:
        town.zeds("9/4", "F-3", marks=["tough"]).zeds("8/4", "H-3")
        town.run(MarkZeds("tough", (town.zed("z84"),))).asks("halt")
        assert town.marks("z84") == set()


@rule("DOZ-ZTOUGH-01", "DOZ-ZTOUGH-02", "DOZ-RUL-55")
def test_tough_protects_only_its_own_unit() -> None:
    with Siege() as town:
        town.zeds("3/2", "F-2", marks=["tough"]).zeds("2/1", "F-2").put("furies", "F-1").act()
        town.dice(6, 5).play("move:furies>F-2").play("zed:z21", "zed:z21", "zed:z21").asks("halt")
        assert (town.damage("z32"), town.damage("z21")) == (0, 3)


@rule("DOZ-ZTOUGH-01", "DOZ-RUL-55")
def test_hits_put_on_a_tough_unit_are_rolled_for_together() -> None:
    with Siege() as town:
        town.zeds("3/2", "F-2", marks=["tough"]).zeds("2/1", "F-2").put("furies", "F-1").act()
        town.dice(6, 5).play("move:furies>F-2").play("zed:z32", "zed:z21").dice(3, 4)
        town.play("zed:z32")
        assert (town.damage("z32"), town.damage("z21")) == (1, 1)


@rule("DOZ-MARK-05", "DOZ-MARK-02", "DOZ-MARK-01")
def test_a_second_marker_joins_the_first() -> None:
    with Siege() as town:  # E-B16 puts Tough on the strongest, which is Smart already
        town.zeds("9/4", "F-3", marks=["smart"]).draws("5/3").text("E-B16").asks("halt")
        assert town.marks("z94") == {"smart", "tough"}
        town.phase("housekeeping").asks("halt")
        assert town.marks("z94") == {"smart", "tough"}


@rule("DOZ-SMART-01", "DOZ-SMART-02")
@pytest.mark.parametrize(("attacking", "expected"), [(False, 2), (True, 3)])
def test_smart_zeds_have_a_column_when_they_attack_but_not_when_they_defend(
    attacking: bool, expected: int
) -> None:
    with Siege() as town:  # 4 against 4, and 6 against 3 + 3: a plain unit profits, too
        town.put("civ1", "TC").put("furies", "TC").zeds("4/2", "F-2", marks=["smart"])
        town.zeds("3/1", "F-5").zeds("5/3", "F-5", damage=3, marks=["smart"])
        assert column(town, "civ1", "F-2", attacking) == expected
        assert column(town, "furies", "F-5", attacking) == expected


@rule("DOZ-ZLEADER-01", "DOZ-ZLEADER-02")
@pytest.mark.parametrize("attacking", [False, True])
def test_a_zeds_leader_has_a_column_in_every_combat_for_its_whole_mob(attacking: bool) -> None:
    with Siege() as town:  # 4 against 4; 6 against 3 + 3: the Strengths count, then the shift
        town.put("civ1", "TC").put("furies", "TC").zeds("4/2", "F-2", marks=["leader"])
        town.zeds("5/3", "F-5", damage=3, marks=["leader"]).zeds("3/1", "F-5")
        assert column(town, "civ1", "F-2", attacking) == 2
        assert column(town, "furies", "F-5", attacking) == 2


@rule("DOZ-MARK-03", "DOZ-SMART-01", "DOZ-ZLEADER-01")
def test_markers_of_a_mob_add_up() -> None:
    with Siege() as town:
        town.put("furies", "TC").zeds("5/3", "F-5", damage=3, marks=["leader"])
        town.zeds("3/1", "F-5", marks=["smart"])
        assert column(town, "furies", "F-5", False) == 1
        assert column(town, "furies", "F-5", True) == 2


@rule("DOZ-TRAIN-01")
def test_trained_civilians_are_stronger_by_two_on_either_side() -> None:
    with Siege() as town:
        for damage, strength in ((0, 6), (1, 6), (2, 4), (3, 4)):
            town.put("civ1", "TC", damage, marks=["trained"])
            assert town.game.strength(town.unit("civ1")) == strength
        town.put("civ1", "F-2", damage=3, marks=["trained"]).dice(6)
        town.run(HitUnit(town.unit("civ1"), 1))
        assert (town.place("civ1"), town.game.strength(town.unit("civ1"))) == ("TC", 4)
        town.put("civ1", "F-2", damage=3, marks=["trained"]).dice(1)
        town.run(HitUnit(town.unit("civ1"), 1))
        assert town.marks("civ1") == set()


@rule("DOZ-CIV-05", "DOZ-SETUP-13")
def test_heroic_civilians_may_come_by_a_fate_card() -> None:
    with Siege() as town:
        for number in range(1, 7):
            town.put(f"civ{number}", "TC")
        town.held("F-B06").act().play("play:F-B06")
        town.asks("bring-character", "unit:furies", "unit:civ7").play("unit:furies").asks("action")
        assert (town.place("furies"), town.place("civ7")) == ("TC", "POOL")


@rule("DOZ-MARK-05", "DOZ-MARK-06")
def test_a_zeds_unit_may_carry_several_markers_and_loses_them_with_its_life() -> None:
    with Siege() as town:
        town.zeds("9/4", "F-1", damage=5, marks=["tough", "smart"]).put("hunt", "TC")
        assert town.marks("z94") == {"tough", "smart"}
        town.stock(ammo=1).act().dice(6, 6).dice(6, 6, 6).play("shoot:hunt>F-1/z94")
        assert (town.place("z94"), town.marks("z94")) == ("POOL", set())


@rule("DOZ-RUL-34", "DOZ-HTH-03")
def test_three_zeds_in_one_space_all_take_part() -> None:
    with Siege("outbreak") as town:  # 2 + 3 against 2, then 2 + 3 + 2
        town.put("civ4", "TC").zeds("2/1", "F-2").zeds("3/1", "F-2")
        assert (column(town, "civ4", "F-2", True), column(town, "civ4", "F-2", False)) == (1, 1)
        town.zeds("vermin", "F-2")
        assert (column(town, "civ4", "F-2", True), column(town, "civ4", "F-2", False)) == (0, 0)
