"""The blue Heroes and the Furies, as far as the Basic Game plays them."""

from __future__ import annotations

import pytest

from shambler.games.dawn import content as box
from shambler.games.dawn.events.combat import FightBegan, FightRolled, GunfireRolled, TrapsWorked
from shambler.games.dawn.events.units import OrderGiven, SpeechGiven
from shambler.games.dawn.procedures.columns import fight_column, gunfire_column
from shambler.games.dawn.procedures.combat import Fight
from shambler.testing import rule
from shambler.testing.dawn import Siege


def keys(town: Siege, verb: str) -> set[str]:
    """What the menu offers under a verb."""
    return {key for key in town.options if key.startswith(f"{verb}:")}


# -- Mayor Hernandez ------------------------------------------------------------------------


@rule("DOZ-MAYOR-01")
@pytest.mark.parametrize(("place", "ammo"), [("TC", 1), ("S-0", 1), ("S-1", 0)])
def test_the_mayor_helps_others_to_forage_in_town(place: str, ammo: int) -> None:
    with Siege() as town:
        town.put("hernandez", "F-5").put("civ1", place).act().dice(5).play("forage:civ1")
        assert town.state.ammo == ammo


@rule("DOZ-MAYOR-01")
def test_the_mayor_does_not_help_himself_nor_from_the_cemetery() -> None:
    with Siege() as town:
        town.put("hernandez", "TC").act(event=1).dice(5).play("forage:hernandez")
        assert town.state.ammo == 0
        town.buried("hernandez").put("civ1", "TC").changed().dice(5).play("forage:civ1")
        assert town.state.ammo == 0


@rule("DOZ-MAYOR-05")
def test_with_the_mayor_in_play_entering_town_center_is_free() -> None:
    with Siege() as town:
        town.put("hernandez", "M-6").put("civ1", "F-1").put("civ2", "F-2").act()
        assert {"move:civ1>TC", "move:civ1>S-0"} <= keys(town, "move")
        assert "move:civ1>S-1" not in town.options
        assert "move:civ2>TC" in town.options  # two spaces, then the free one
        assert "move:civ2>S-0" not in town.options


@rule("DOZ-MAYOR-05")
def test_without_the_mayor_it_costs_a_point() -> None:
    with Siege() as town:
        town.buried("hernandez").put("civ1", "F-1").put("civ2", "F-2").act()
        assert "move:civ1>TC" in town.options
        assert {"move:civ1>S-0", "move:civ2>TC"} & set(town.options) == set()


@rule("DOZ-MAYOR-07")
def test_the_free_entry_is_for_move_actions_only() -> None:
    with Siege() as town:  # a retreat and a withdrawal from number 1 end on number 0
        town.put("hernandez", "H-6").put("civ1", "F-1").zeds("9/4", "F-2").dice(2, 3)
        town.activate("F").asks("halt")
        assert town.place("civ1") == "F-0"
        town.put("johnson", "M-1").zeds("5/3", "M-2").activate("M").dice(6).play("try:traps")
        assert town.place("johnson") == "M-0"
        town.put("piazza", "S-1").zeds("6/3", "S-2").stock(ammo=1).act().dice(1, 1)
        town.play("shoot:piazza>S-2/z63a").asks("fall-back", "place:S-0", "pass")


@rule("DOZ-MAYOR-06")
def test_leaving_town_center_still_costs_points() -> None:
    with Siege() as town:
        town.put("hernandez", "M-6").put("civ1", "TC").act()
        assert "move:civ1>F-1" in town.options
        assert "move:civ1>F-2" not in town.options


@rule("DOZ-MAYOR-08", "DOZ-ABIL-02")
def test_by_the_mayors_order_a_unit_in_town_center_shoots_for_no_action() -> None:
    with Siege() as town:
        town.put("hernandez", "F-3").put("civ1", "TC").put("civ2", "S-2").zeds("5/3", "M-0")
        town.zeds("6/3", "S-3").stock(ammo=3).act()
        assert keys(town, "citadel") == {"citadel:civ1>M-0/z53a"}
        town.dice(3, 2).play("citadel:civ1>M-0/z53a").asks("action")
        assert town.told(GunfireRolled).column == 4  # Strength 4, one column in favour
        assert (town.state.ammo, town.state.player_actions) == (2, (1,))
        assert town.blocked("citadel:civ1>M-0/z53a") == "DOZ-ABIL-02"
        assert town.blocked("citadel:civ2>S-3/z63a") == "DOZ-MAYOR-08"


@rule("DOZ-MAYOR-08")
def test_the_mayor_himself_may_be_the_shooter_and_ammo_is_still_paid() -> None:
    with Siege() as town:
        town.put("hernandez", "TC").zeds("5/3", "M-0").act()
        assert town.blocked("citadel:hernandez>M-0/z53a") == "DOZ-GUN-01"
        town.stock(ammo=1).changed().dice(6, 6).play("citadel:hernandez>M-0/z53a")
        assert (town.state.ammo, town.damage("z53a")) == (0, 2)  # Strength 2 + 1


@rule("DOZ-MAYOR-09", "DOZ-MAYOR-10", "DOZ-RUL-66")
def test_the_speech_gives_everybody_else_in_town_a_free_action() -> None:
    with Siege() as town:
        town.put("hernandez", "TC").put("civ1", "TC").put("hunt", "S-0").put("civ2", "S-1")
        town.put("furies", "F-S").act(players=0).play("speech:hernandez").asks("action")
        names = town.game.world.units.ids
        assert {names[unit] for unit in town.told(SpeechGiven).units} == {"civ1", "hunt"}
        town.play("move:hunt>S-2", "move:civ1>M-0")
        assert keys(town, "move") == set()


@rule("DOZ-MAYOR-09", "DOZ-RUL-75")
def test_the_speech_is_given_once_per_game() -> None:
    with Siege() as town:
        town.put("hernandez", "TC").put("civ1", "TC").put("schmidt", "TC")
        town.act().play("speech:hernandez")
        assert town.blocked("speech:hernandez") == "DOZ-MAYOR-09"
        town.state.spent, town.state.free = 0, ()  # a new turn
        town.act()
        assert town.blocked("speech:hernandez") == "DOZ-MAYOR-09"
        town.buried("hernandez").put("hernandez", "TC").act()
        assert town.blocked("speech:hernandez") == "DOZ-MAYOR-09"


@rule("DOZ-MAYOR-09")
def test_the_speech_and_the_order_to_shoot_have_markers_of_their_own() -> None:
    with Siege() as town:
        town.put("hernandez", "TC").put("civ1", "TC").zeds("5/3", "M-0").stock(ammo=1)
        town.act().play("speech:hernandez").dice(1, 1).play("citadel:civ1>M-0/z53a").asks("action")
        assert town.state.ammo == 0


@rule("DOZ-RUL-76")
def test_markers_are_ready_again_when_the_turn_is_over() -> None:
    with Siege() as town:
        town.put("hernandez", "TC").put("civ1", "TC").zeds("5/3", "M-0").stock(ammo=2)
        town.event("E-B03").phase("action").dice(1, 1).play("citadel:civ1>M-0/z53a", "done")
        town.phase("housekeeping").phase("action")
        assert "citadel:civ1>M-0/z53a" in town.options


# -- Sheriff Hunt ---------------------------------------------------------------------------


@rule("DOZ-HUNT-01", "DOZ-ABIL-02", "DOZ-RUL-66")
def test_hunt_gives_civilians_on_or_next_to_his_space_a_free_action() -> None:
    with Siege() as town:
        town.put("hunt", "F-3").put("civ1", "F-3").put("civ2", "F-4", marks=["defiant"])
        town.put("furies", "F-2").put("civ3", "F-1").put("piazza", "F-2").act(players=0)
        town.asks("action", "order:hunt>civ1", "order:hunt>civ2", "order:hunt>furies", "done")
        assert town.blocked("order:hunt>civ3") == "DOZ-HUNT-01"
        town.play("order:hunt>furies")
        assert town.told(OrderGiven).unit == town.unit("furies")
        assert "move:furies>F-1" in town.options
        assert town.blocked("order:hunt>civ1") == "DOZ-ABIL-02"
        town.play("move:furies>F-1").asks("halt")


@rule("DOZ-HUNT-01")
def test_from_town_center_hunt_reaches_every_number_0() -> None:
    with Siege() as town:
        town.put("hunt", "TC").put("civ1", "F-0").put("civ2", "S-0").put("civ3", "S-1")
        town.act(players=0).asks("action", "order:hunt>civ1", "order:hunt>civ2", "done")


@rule("DOZ-HUNT-04", "DOZ-SCHMIDT-01", "DOZ-RUL-47", "DOZ-ABIL-01")
@pytest.mark.parametrize("unit", ["hunt", "schmidt"])
def test_a_combat_may_be_rolled_again_once_with_both_dice(unit: str) -> None:
    with Siege() as town:
        town.put(unit, "F-1").zeds("4/2", "F-2", as_="mob").act()
        town.dice(1, 1).play(f"move:{unit}>F-2").asks("re-roll", f"reroll:{unit}", "pass")
        town.dice(6, 6).play(f"reroll:{unit}")
        assert len([event for event in town.events if isinstance(event, FightRolled)]) == 2
        assert town.place("mob") == "F-3"


@rule("DOZ-HUNT-04", "DOZ-RUL-47")
def test_the_second_result_is_final_even_if_it_is_worse() -> None:
    with Siege() as town:
        town.put("hunt", "F-1").zeds("5/3", "F-2", as_="mob").act()
        town.dice(4, 4).play("move:hunt>F-2").dice(1, 1).dice(6, 6, 6, 6).play("reroll:hunt")
        town.asks("halt")
        assert (town.place("hunt"), town.place("mob")) == ("F-1", "F-2")


@rule("DOZ-HUNT-04", "DOZ-SCHMIDT-01", "DOZ-RUL-47")
def test_a_defender_may_roll_again_and_others_may_not() -> None:
    with Siege() as town:
        units = town.game.world.units
        again = {name for name, at in units.number.items() if units.re_roll[at]}
        assert again == {"hunt", "schmidt"}
        town.put("schmidt", "F-2").zeds("4/2", "F-3").dice(1, 1).activate("F").asks("re-roll")
    with Siege() as town:
        town.put("piazza", "F-2").zeds("4/2", "F-3").dice(6, 6).activate("F").asks("halt")


# -- Deputy Schmidt -------------------------------------------------------------------------


@rule("DOZ-SCHMIDT-02")
@pytest.mark.parametrize("attacking", [False, True])
def test_schmidt_fights_with_a_column_in_his_favour(attacking: bool) -> None:
    with Siege() as town:  # 4 against 4 in an unnamed space
        town.put("schmidt", "TC").put("civ1", "TC").zeds("4/2", "F-2")
        here = town.spot("F-2")
        found = [
            fight_column(town.game, Fight(here, town.unit(unit), attacking))
            for unit in ("civ1", "schmidt")
        ]
        assert found == [3, 4]
        assert gunfire_column(town.game, town.unit("schmidt"), 1) == 3


@rule("DOZ-SCHMIDT-04", "DOZ-ABIL-02")
def test_schmidt_has_an_action_of_his_own() -> None:
    with Siege() as town:
        town.put("schmidt", "F-3").put("civ1", "F-3").act(players=0)
        assert keys(town, "move") and not any("civ1" in key for key in town.options)
        town.dice(1).play("forage:schmidt").asks("halt")


# -- Captain Piazza -------------------------------------------------------------------------


@rule("DOZ-PIAZZA-01", "DOZ-PIAZZA-02")
def test_piazza_shoots_three_spaces_with_a_strength_for_each_distance() -> None:
    with Siege() as town:
        town.put("piazza", "F-3").stock(ammo=1)
        for number in (0, 1, 2, 4, 5, 6):
            town.zeds("5/3", f"F-{number}")
        town.zeds("6/3", "F-S").act()
        shots = {key.partition(">")[2].partition("/")[0] for key in keys(town, "shoot")}
        assert shots == {"F-0", "F-1", "F-2", "F-4", "F-5", "F-6"}
        unit = town.unit("piazza")
        assert [gunfire_column(town.game, unit, far) for far in (1, 2, 3)] == [1, 3, 2]
        town.put("piazza", "TC", damage=1)
        assert [gunfire_column(town.game, unit, far) for far in (1, 2, 3)] == [1, 3, 2]


@rule("DOZ-PIAZZA-03", "DOZ-ABIL-01", "DOZ-RUL-52")
@pytest.mark.parametrize(("target", "back"), [("F-5", "F-2"), ("F-1", "F-4")])
def test_after_a_shot_piazza_may_withdraw_away_from_her_target(target: str, back: str) -> None:
    with Siege() as town:
        town.put("piazza", "F-3").zeds("5/3", target).stock(ammo=1).act().dice(1, 1)
        town.play(f"shoot:piazza>{target}/z53a").asks("fall-back", f"place:{back}", "pass")
        town.play(f"place:{back}").asks("halt")
        assert town.place("piazza") == back


@rule("DOZ-PIAZZA-03")
def test_piazza_may_stay() -> None:
    with Siege() as town:
        town.put("piazza", "F-3").zeds("5/3", "F-5").stock(ammo=1).act().dice(1, 1)
        town.play("shoot:piazza>F-5/z53a", "pass").asks("halt")
        assert town.place("piazza") == "F-3"


@rule("DOZ-PIAZZA-03")
def test_from_town_center_she_withdraws_to_number_0_of_another_track() -> None:
    with Siege() as town:
        town.put("piazza", "TC").zeds("5/3", "F-1").stock(ammo=1).act().dice(1, 1)
        town.play("shoot:piazza>F-1/z53a")
        town.asks("fall-back", "place:M-0", "place:H-0", "place:S-0", "pass")


@rule("DOZ-PIAZZA-03")
def test_she_never_withdraws_onto_a_start_space() -> None:
    with Siege() as town:
        town.put("piazza", "F-6").zeds("5/3", "F-4").stock(ammo=1).act().dice(1, 1)
        town.play("shoot:piazza>F-4/z53a").asks("halt")
        assert town.place("piazza") == "F-6"


@rule("DOZ-PIAZZA-03", "DOZ-PIAZZA-04")
@pytest.mark.parametrize("full", [False, True])
def test_she_may_withdraw_as_far_as_town_center(full: bool) -> None:
    with Siege() as town:
        town.put("piazza", "F-1" if full else "F-0").zeds("5/3", "F-2").stock(ammo=1)
        if full:
            town.put("civ1", "F-0").put("civ2", "F-0")
        town.act().dice(1, 1).play("shoot:piazza>F-2/z53a").asks("fall-back", "place:TC", "pass")
        town.play("place:TC").asks("halt")
        assert town.place("piazza") == "TC"


@rule("DOZ-PIAZZA-04")
def test_without_room_she_keeps_backing_up() -> None:
    with Siege() as town:
        town.put("piazza", "F-3").put("civ1", "F-2").put("civ2", "F-2").put("civ3", "F-1")
        town.put("civ4", "F-1").zeds("5/3", "F-4").stock(ammo=1).act().dice(1, 1)
        town.play("shoot:piazza>F-4/z53a").asks("fall-back", "place:F-0", "pass")


@rule("DOZ-PIAZZA-04")
def test_away_from_town_there_may_be_no_room_at_all() -> None:
    with Siege() as town:
        town.put("piazza", "F-4").put("civ1", "F-5").put("civ2", "F-5").put("civ3", "F-6")
        town.put("civ4", "F-6").zeds("5/3", "F-3").stock(ammo=1).act().dice(1, 1)
        town.play("shoot:piazza>F-3/z53a").asks("halt")


@rule("DOZ-PIAZZA-05", "DOZ-PIAZZA-08")
def test_another_unit_may_withdraw_with_her_and_is_not_defiant_any_more() -> None:
    with Siege() as town:
        town.put("piazza", "F-4").put("civ1", "F-4", marks=["defiant"]).zeds("5/3", "F-5")
        town.stock(ammo=1).act().dice(1, 1).play("shoot:piazza>F-5/z53a", "place:F-3")
        town.asks("follow", "unit:civ1", "pass").play("unit:civ1").asks("halt")
        assert (town.place("civ1"), town.marks("civ1")) == ("F-3", set())


@rule("DOZ-PIAZZA-05")
def test_a_unit_need_not_follow() -> None:
    with Siege() as town:
        town.put("piazza", "F-4").put("civ1", "F-4", marks=["defiant"]).zeds("5/3", "F-5")
        town.stock(ammo=1).act().dice(1, 1).play("shoot:piazza>F-5/z53a", "place:F-3", "pass")
        assert (town.place("civ1"), town.marks("civ1")) == ("F-4", {"defiant"})


@rule("DOZ-PIAZZA-05")
def test_without_room_for_two_nobody_follows() -> None:
    with Siege() as town:
        town.put("piazza", "F-4").put("civ1", "F-4").put("civ2", "F-3").zeds("5/3", "F-5")
        town.stock(ammo=1).act().dice(1, 1).play("shoot:piazza>F-5/z53a", "place:F-3").asks("halt")
        assert (town.place("piazza"), town.place("civ1")) == ("F-3", "F-4")


@rule("DOZ-PIAZZA-06")
def test_units_in_town_center_do_not_follow() -> None:
    with Siege() as town:
        town.put("piazza", "TC").put("civ1", "TC").zeds("5/3", "F-0").stock(ammo=1).act()
        town.dice(1, 1).play("shoot:piazza>F-0/z53a", "place:M-0").asks("halt")
        assert town.place("civ1") == "TC"


@rule("DOZ-PIAZZA-07", "DOZ-PIAZZA-09", "DOZ-RUL-52")
def test_withdrawing_into_zeds_is_an_attack_and_nobody_follows() -> None:
    with Siege() as town:
        town.put("piazza", "F-3").put("civ1", "F-3").zeds("5/3", "F-1").zeds("2/1", "F-4")
        town.stock(ammo=1).act().dice(1, 1).dice(6, 6)
        town.play("shoot:piazza>F-1/z53a", "place:F-4").asks("halt")
        fight = town.told(FightBegan)
        assert (fight.attacking, fight.unit) == (True, town.unit("piazza"))
        assert (town.place("piazza"), town.place("civ1")) == ("F-4", "F-3")


@rule("DOZ-PIAZZA-10", "DOZ-PIAZZA-11", "DOZ-RUL-69")
def test_two_actions_make_a_shot_without_ammo_as_often_as_they_are_paid() -> None:
    with Siege() as town:
        town.put("piazza", "F-3").zeds("5/3", "F-5").act(players=1, event=4)
        town.dice(1, 1).play("make:piazza>F-5/z53a", "pass")
        assert (town.state.player_actions, town.state.event_actions) == ((0,), 3)
        town.dice(1, 1).play("make:piazza>F-5/z53a", "pass")
        assert (town.state.event_actions, town.state.ammo) == (1, 0)
        assert town.blocked("make:piazza>F-5/z53a") == "DOZ-PIAZZA-10"


@rule("DOZ-PIAZZA-10")
def test_her_own_ammo_leaves_the_stock_alone() -> None:
    with Siege() as town:
        town.put("piazza", "F-3").put("civ1", "F-4").zeds("5/3", "F-5").stock(ammo=2).act(event=1)
        assert keys(town, "make") == {"make:piazza>F-5/z53a"}
        town.dice(6, 6).play("make:piazza>F-5/z53a", "pass")
        assert (town.state.ammo, town.damage("z53a")) == (2, 3)


# -- Mr. Johnson ----------------------------------------------------------------------------


@rule("DOZ-JOHNSON-03")
def test_johnson_shoots_with_two_columns_in_his_favour() -> None:
    with Siege() as town:
        town.put("johnson", "TC")
        assert gunfire_column(town.game, town.unit("johnson"), 1) == 4  # Strength 3 + 2
        town.put("johnson", "TC", damage=1)
        assert gunfire_column(town.game, town.unit("johnson"), 1) == 3


@rule("DOZ-JOHNSON-04", "DOZ-RUL-52")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_traps_that_work_hit_once_and_johnson_withdraws_toward_town(face: int) -> None:
    with Siege() as town:
        town.put("johnson", "F-2").zeds("5/3", "F-3", as_="mob").activate("F")
        town.asks("traps", "try:traps", "pass").dice(face).play("try:traps").asks("halt")
        assert (town.place("johnson"), town.place("mob"), town.damage("mob")) == ("F-1", "F-2", 1)
        town.not_told(FightRolled)


@rule("DOZ-JOHNSON-04", "DOZ-JOHNSON-09")
@pytest.mark.parametrize("face", [1, 2, 3])
def test_traps_that_fail_mean_a_normal_fight(face: int) -> None:
    with Siege() as town:
        town.put("johnson", "F-2").zeds("5/3", "F-3", as_="mob").activate("F")
        town.dice(face).dice(6, 6).play("try:traps").asks("halt")
        assert town.told(FightRolled).zeds_hits == 2
        assert (town.place("johnson"), town.place("mob")) == ("F-2", "F-3")


@rule("DOZ-JOHNSON-04", "DOZ-ABIL-01")
def test_traps_need_not_be_tried_and_do_not_help_an_attacker() -> None:
    with Siege() as town:
        town.put("johnson", "F-2").zeds("2/1", "F-3").activate("F").dice(6, 6).play("pass")
        town.told(FightRolled, zeds_lose=True)
        town.act().dice(6, 6).play("move:johnson>F-3")
        assert town.told(FightRolled).attacking is True


@rule("DOZ-JOHNSON-04")
def test_against_a_mob_one_unit_of_the_hero_sides_choice_is_hit() -> None:
    with Siege() as town:
        town.put("johnson", "F-2").zeds("5/3", "F-3").zeds("6/3", "F-3").activate("F")
        town.dice(6).play("try:traps").asks("hit-zeds", "zed:z53a", "zed:z63a").play("zed:z63a")
        assert (town.damage("z53a"), town.damage("z63a")) == (0, 1)


@rule("DOZ-JOHNSON-05", "DOZ-RET-10", "DOZ-ZEDS-19")
def test_traps_that_work_stop_a_brains_advance() -> None:
    with Siege() as town:
        town.put("johnson", "F-2").put("civ1", "F-1").zeds("9/4", "F-3", as_="mob")
        town.activate("F", brains=True).dice(4).play("try:traps").asks("halt")
        assert (town.place("mob"), town.place("johnson")) == ("F-2", "F-1")


@rule("DOZ-JOHNSON-06")
def test_traps_work_only_if_johnson_defends() -> None:
    with Siege() as town:
        town.put("johnson", "F-2").put("civ1", "F-2").zeds("5/3", "F-3").activate("F")
        town.asks("defender").dice(6, 6).play("unit:civ1").asks("halt")


@rule("DOZ-JOHNSON-06")
def test_chosen_as_the_defender_he_may_try_them() -> None:
    with Siege() as town:
        town.put("johnson", "F-2").put("civ1", "F-2").zeds("5/3", "F-3").activate("F")
        town.play("unit:johnson").asks("traps")


@rule("DOZ-JOHNSON-07")
def test_the_other_unit_withdraws_with_him_as_far_as_there_is_room() -> None:
    with Siege() as town:
        town.put("johnson", "F-2").put("civ1", "F-2").put("civ2", "F-1").zeds("5/3", "F-3")
        town.activate("F").dice(5).play("unit:johnson", "try:traps")
        town.asks("retreat-first", "unit:johnson", "unit:civ1").play("unit:civ1").asks("halt")
        assert (town.place("civ1"), town.place("johnson")) == ("F-1", "F-0")


@rule("DOZ-JOHNSON-10", "DOZ-RUL-40")
def test_with_rule_seven_he_may_still_retreat_when_the_traps_fail() -> None:
    with Siege() as town:
        town.put("johnson", "S-5").zeds("5/3", "S-6", as_="mob").event("E-B01").draws("4/2")
        town.phase("zeds").play("place:F-S").asks("traps").dice(1).play("try:traps")
        town.asks("flee", "flee:johnson", "pass").play("flee:johnson")
        assert town.place("johnson") == "S-4"
        town.not_told(FightRolled)


@rule("DOZ-JOHNSON-11")
def test_traps_do_not_help_against_a_surprise() -> None:
    with Siege() as town:  # F-B02 places Zeds on the Campground
        town.put("johnson", "M-2").draws("4/2").dice(6, 6).fate_text("F-B02").asks("halt")
        town.told(FightRolled, attacking=False)
        town.not_told(TrapsWorked)


@rule("DOZ-JOHNSON-11", "DOZ-RUL-48")
def test_traps_do_not_help_against_zeds_beneath_our_feet() -> None:
    with Siege() as town:
        town.put("johnson", "F-2").fates("F-B09").dice(1, 1).dice(6).text("E-B08").asks("halt")
        assert town.place("johnson") == "TC"


# -- the Furies -----------------------------------------------------------------------------


@rule("DOZ-FURIES-03")
def test_the_furies_never_shoot() -> None:
    with Siege() as town:
        town.put("furies", "TC").put("hernandez", "TC").zeds("5/3", "F-0").stock(ammo=2).act()
        assert town.blocked("shoot:furies>F-0/z53a") == "DOZ-FURIES-03"
        assert not any("furies" in key for key in keys(town, "citadel"))


@rule("DOZ-HUNT-07", "DOZ-MAYOR-11")
def test_classes_and_red_diamonds_of_the_blue_heroes() -> None:
    heroes = {hero.id: hero for hero in box.load().characters.hero if hero.colour == "blue"}
    assert {name for name, hero in heroes.items() if hero.red_diamond} == {"hunt", "hernandez"}
    assert {name for name, hero in heroes.items() if hero.profession == "law"} == {
        "hunt", "schmidt"
    }  # fmt: skip


@rule("DOZ-HUNT-07", "DOZ-MAYOR-11")
def test_the_sheriff_and_the_mayor_pass_as_red_diamond_units_in_play() -> None:
    with Siege("walking-zeds") as town:
        diamond = town.game.world.units.red_diamond
        blue = ("hunt", "hernandez", "schmidt", "piazza", "johnson")
        assert [name for name in blue if diamond[town.unit(name)]] == ["hunt", "hernandez"]
