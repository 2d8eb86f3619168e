"""Rules of Player units clause by clause: each of the named ones, the limit, who chooses."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled, GunfireRolled
from shambler.games.dawn.events.defences import AbilityTried
from shambler.games.dawn.events.turn import StockChanged
from shambler.games.dawn.procedures.arrivals import enter_play
from shambler.games.dawn.procedures.hits import HitUnit
from shambler.games.dawn.procedures.raiding import MoveRaiders
from shambler.games.dawn.procedures.retreat import RetreatUnits
from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn.looking import actions_left, keys, own

LEVEL = "walking-zeds"
HIDDEN = ["stealthed"]
FLED = ["fled"]

# -- dice of their own -------------------------------------------------------------------------


@rule("DOZ-TOUGH-01", "DOZ-HUNT-05")
@pytest.mark.parametrize(("faces", "damage"), [((3, 4), 1), ((4, 6), 0), ((5, 1), 1)])
def test_every_hit_on_hunt_has_a_die_and_four_cancels_it(
    faces: tuple[int, int], damage: int
) -> None:
    with Siege() as town:
        town.put("hunt", "F-2").dice(*faces).run(HitUnit(town.unit("hunt"), 2)).asks("halt")
        assert town.damage("hunt") == damage


@rule("DOZ-TOUGH-01", "DOZ-SCHMIDT-03")
@pytest.mark.parametrize(("faces", "damage"), [((3, 4), 1), ((4, 6), 0), ((5, 1), 1)])
def test_every_hit_on_schmidt_has_a_die_and_four_cancels_it(
    faces: tuple[int, int], damage: int
) -> None:
    with Siege() as town:
        town.put("schmidt", "F-2").dice(*faces).run(HitUnit(town.unit("schmidt"), 2)).asks("halt")
        assert town.damage("schmidt") == damage


@rule("DOZ-TOUGH-01", "DOZ-FURIES-02", "DOZ-HORATIUS-02", "DOZ-HAUSER-08")
@pytest.mark.parametrize("who", ["furies", "horatius", "hauser"])
@pytest.mark.parametrize(("faces", "damage"), [((3, 4), 1), ((6, 4), 0), ((5, 1), 1)])
def test_every_hit_on_the_others_who_are_tough_has_a_die(
    who: str, faces: tuple[int, int], damage: int
) -> None:
    with Siege(LEVEL) as town:
        town.put(who, "F-2").dice(*faces).run(HitUnit(town.unit(who), 2)).asks("halt")
        assert town.damage(who) == damage


@rule("DOZ-SCAV-01", "DOZ-JOHNSON-02", "DOZ-PICKLES-02", "DOZ-WILSON-01", "DOZ-TWODICE-01")
@pytest.mark.parametrize("who", ["johnson", "pickles", "wilson"])
@pytest.mark.parametrize(("faces", "ammo"), [((2, 6), 2), ((6, 2), 2), ((6, 6), 4), ((4, 4), 2)])
def test_each_scavenger_takes_the_better_die_and_doubles_twice(
    who: str, faces: tuple[int, int], ammo: int
) -> None:
    with Siege(LEVEL) as town:
        town.put(who, "M-4").act().dice(*faces).play(f"forage:{who}")
        assert town.state.ammo == ammo


@rule("DOZ-MAYOR-03", "DOZ-MAYOR-04", "DOZ-TWODICE-02")
@pytest.mark.parametrize(
    ("faces", "finds"),
    [
        ((5, 5), ["find:ammo", "find:supplies"]),
        ((5, 5), ["find:supplies", "find:supplies"]),
        ((5, 5), ["find:ammo", "find:ammo"]),
        ((4, 5), ["find:ammo"]),
        ((5, 6), ["find:supplies"]),
    ],
)
def test_two_fives_in_town_bring_two_finds_of_any_kind(
    faces: tuple[int, int], finds: list[str]
) -> None:
    with Siege("apocalypse") as town:
        town.put("pickles", "TC").put("hernandez", "F-2").act().dice(*faces).play("forage:pickles")
        town.play(*finds).asks("action")
        assert town.state.ammo == finds.count("find:ammo")
        assert town.state.supplies == finds.count("find:supplies")


@rule("DOZ-ALYSSA-10", "DOZ-WRIGHT-04", "DOZ-RUGGED-01")
@pytest.mark.parametrize("who", ["alyssa", "wright"])
@pytest.mark.parametrize(("roll", "damage"), [(4, 1), (5, 0), (6, 0)])
def test_alyssa_and_wright_cancel_a_hit_on_five_or_six(who: str, roll: int, damage: int) -> None:
    with Siege("brains") as town:
        town.put(who, "F-1").dice(roll).run(HitUnit(town.unit(who), 1)).asks("halt")
        assert town.damage(who) == damage


@rule("DOZ-HORATIUS-03")
def test_his_second_roll_stands_even_if_it_is_worse() -> None:
    with Siege(LEVEL) as town:
        town.put("horatius", "F-2").zeds("4/2", "F-3", as_="mob").dice(5, 3).activate("F")
        town.asks("re-roll").dice(1, 1).dice(6, 6, 6, 6).play(town.options[0]).asks("halt")
        assert town.told(FightRolled).faces == (1, 1)
        assert (town.place("horatius"), town.place("mob")) == ("F-1", "F-2")
    with Siege(LEVEL) as town:  # and he need not
        town.put("horatius", "F-2").zeds("4/2", "F-3", as_="mob").dice(6, 6).activate("F")
        town.asks("re-roll").play("pass").asks("halt")
        assert town.place("mob") == "F-3"


@rule("DOZ-JOHNSON-03")
@pytest.mark.parametrize(("damage", "column"), [(0, 4), (1, 3)])
def test_a_shot_by_johnson_is_rolled_two_columns_up(damage: int, column: int) -> None:
    with Siege() as town:
        town.put("johnson", "F-2", damage=damage).zeds("9/4", "F-3").stock(ammo=1).act()
        town.dice(1, 1).play("shoot:johnson>F-3/z94").told(GunfireRolled, column=column)


# -- movement ----------------------------------------------------------------------------------


@rule("DOZ-PIAZZA-12", "DOZ-ALYSSA-11")
@pytest.mark.parametrize("who", ["piazza", "alyssa"])
def test_the_fast_ones_go_five_spaces_either_way_and_no_farther(who: str) -> None:
    with Siege("brains") as town:
        town.put(who, "F-6").act()
        assert f"move:{who}>F-1" in town.options and f"move:{who}>F-0" not in town.options
        town.put(who, "M-0").act()
        assert f"move:{who}>M-5" in town.options and f"move:{who}>M-6" not in town.options


@rule("DOZ-REDD-04")
def test_the_second_guards_move_three_spaces_too() -> None:
    with Siege(LEVEL) as town:
        town.put("security2", "M-1").act()
        assert "move:security2>M-4" in town.options and "move:security2>M-5" not in town.options


@rule("DOZ-MOVE-05")
def test_several_full_spaces_in_a_row_are_passed_and_none_is_entered() -> None:
    with Siege() as town:
        for n, place in enumerate(("F-2", "F-2", "F-3", "F-3"), 1):
            town.put(f"civ{n}", place)
        town.put("hunt", "F-4").act()
        found = keys(town, "move:hunt>")
        assert {"move:hunt>F-1", "move:hunt>F-0"} <= found
        assert not found & {"move:hunt>F-2", "move:hunt>F-3"}


@rule("DOZ-MOVE-09", "DOZ-HTH-01")
def test_an_attacker_is_not_helped_by_the_unit_it_leaves_or_a_neighbour() -> None:
    with Siege() as town:
        town.put("hunt", "F-2").put("furies", "F-2").zeds("6/3", "F-3", as_="mob").act()
        town.dice(6, 6).play("move:hunt>F-3", "pass").told(FightRolled, column=2)  # 6 to 5
        assert (town.place("hunt"), town.place("furies")) == ("F-3", "F-2")


@rule("DOZ-MAYOR-07")
def test_neither_the_4r_move_nor_a_discharge_goes_farther_for_the_mayor() -> None:
    with Siege("apocalypse") as town:
        town.put("hernandez", "H-6").put("folk1", "F-1", marks=FLED).event("E-G17")
        town.phase("four-r").asks("halt")
        assert town.place("folk1") == "F-0"
    with Siege("apocalypse") as town:
        town.put("hernandez", "H-6").put("civ1", "HB1").act()
        discharges = keys(town, "discharge:civ1")
        assert discharges == {"discharge:civ1"}
        town.play("discharge:civ1")
        assert town.place("civ1") == "TC"


@rule("DOZ-RUL-25")
def test_in_the_tunnel_too_zeds_are_no_obstacle_to_an_attack_but_a_companion_is() -> None:
    with Siege(LEVEL) as town:
        town.put("security1", "T-1").zeds("2/1", "T-2").act()
        assert "move:security1>T-2" in town.options
    with Siege(LEVEL, versus=True) as town:  # a Marteuse among the Zeds fills the Tunnel's room
        town.put("security1", "T-1").zeds("2/1", "T-2").put("marteuse", "T-2").act()
        assert "move:security1>T-2" not in town.options
    with Siege(LEVEL, versus=True) as town:
        town.put("marteuse", "F-2").put("natalia", "F-2").put("hunt", "F-1").zeds("2/1", "F-2")
        town.act()
        assert "move:hunt>F-2" not in town.options


@rule("DOZ-PETRA-04")
@pytest.mark.parametrize(("who", "place"), [("schmidt", "F-1"), ("rangers", "F-1"), ("vfw", "F-1")])
def test_petras_angels_go_past_heroes_and_all_kinds_of_civilians(who: str, place: str) -> None:
    with Siege("brains") as town:
        town.put("petra", "F-3").put(who, "F-2").zeds("9/4", "F-4", as_="mob").dice(2, 3)
        town.activate("F").asks("halt")
        assert (town.place("petra"), town.place("mob")) == (place, "F-3")


@rule("DOZ-TUN-09")
def test_out_of_either_catacombs_units_retreat_and_withdraw_without_a_roll() -> None:
    with Siege(LEVEL) as town:
        town.put("civ1", "T-5").run(RetreatUnits((town.unit("civ1"),), town.spot("T-5")))
        assert town.place("civ1") == "T-4"
    with Siege(LEVEL) as town:
        town.put("johnson", "T-3").zeds("5/3", "T-4", as_="mob").activate("T").dice(6)
        town.play("try:traps").asks("halt")
        assert (town.place("johnson"), town.place("mob")) == ("T-2", "T-3")


@rule("DOZ-RET-03")
def test_all_who_stood_with_a_losing_defender_go_back_with_it() -> None:
    with Siege() as town:
        town.put("civ1", "M-2").put("civ2", "M-2").zeds("9/4", "M-3", as_="mob").activate("M")
        town.dice(2, 3).play("unit:civ1").asks("halt")
        assert town.place("civ1") == town.place("civ2") == "M-1" and town.place("mob") == "M-2"


# -- Kingman and Pickles -----------------------------------------------------------------------


@rule("DOZ-KINGMAN-07")
def test_no_roll_either_when_his_companion_beat_them() -> None:
    with Siege("apocalypse") as town:
        town.put("kingman", "F-2").put("furies", "F-2").zeds("5/3", "F-3", as_="mob")
        town.activate("F").play("pass").dice(6, 6).play("unit:furies").asks("halt")
        assert town.place("mob") == "F-3" and town.place("kingman") == "F-2"
        town.not_told(AbilityTried)


@rule("DOZ-PICKLES-05")
def test_refugees_are_devoured_if_pickles_defends_and_loses() -> None:
    with Siege("apocalypse") as town:
        town.put("pickles", "F-2").put("folk1", "F-2", marks=FLED).put("folk2", "F-2", marks=FLED)
        town.zeds("4/2", "F-3", as_="mob").activate("F").dice(4, 3).play("pass")
        town.asks("save").play("pass").asks("save").play("pass").asks("save").play("pass")
        town.asks("halt")
        assert town.place("folk1") == town.place("folk2") == "CEM"


@rule("DOZ-PICKLES-08")
def test_after_an_attack_that_won_pickles_is_simply_there() -> None:
    with Siege("apocalypse") as town:
        town.put("pickles", "F-3", marks=HIDDEN).zeds("2/1", "F-3", as_="mob").put("furies", "F-2")
        town.act().dice(6, 6).play("move:furies>F-3").not_told(AbilityTried)
        town.told(FightRolled, unit=town.unit("furies"))
        assert town.place("furies") == town.place("pickles") == "F-3" and town.place("mob") == "F-4"


@rule("DOZ-PICKLES-09")
def test_with_rule_seven_a_hidden_pickles_stays() -> None:
    with Siege("apocalypse") as town:
        town.put("pickles", "S-5").zeds("5/3", "S-6", as_="mob").event("E-B01").draws("4/2")
        town.phase("zeds").play("place:F-S").asks("stealth").dice(2).play("dare")
        town.not_told(FightRolled)
        assert town.place("pickles") == town.place("mob") == "S-5"
        assert town.marks("pickles") == {"stealthed"}


@rule("DOZ-PICKLES-18")
@pytest.mark.parametrize("who", ["pickles", "horatius"])
def test_animals_work_neither_in_laboratory_nor_office_and_train_or_heal_nobody(who: str) -> None:
    with Siege(LEVEL) as town:
        town.stock(supplies=9, ammo=9).put(who, "TC").put("civ1", "TC", damage=1)
        town.put("civ2", "HB1", damage=1).act(event=3)
        others = {key for key in own(town, who) if not key.startswith((f"move:{who}>", "forage:"))}
        assert others == set()
        assert not keys(town, f"move:{who}>LAB", f"move:{who}>SO")


@rule("DOZ-JOHNSON-08")
def test_pickles_who_is_found_beside_johnsons_traps_fights_alone() -> None:
    with Siege("apocalypse") as town:
        town.put("johnson", "F-2").put("pickles", "F-2").zeds("5/3", "F-3", as_="mob")
        town.activate("F").play("unit:johnson").dice(4).play("try:traps").asks("stealth")
        town.dice(1).dice(6, 6).play("dare")
        town.told(FightRolled, unit=town.unit("pickles"), attacking=False)
        assert town.place("johnson") == "F-1"


@rule("DOZ-JOHNSON-10")
@pytest.mark.parametrize(("die", "place"), [(4, "S-4"), (3, "S-5")])
def test_with_rule_seven_traps_may_work_or_he_may_fight_after_all(die: int, place: str) -> None:
    with Siege() as town:
        town.put("johnson", "S-5").zeds("5/3", "S-6", as_="mob").event("E-B01").draws("4/2")
        town.phase("zeds").play("place:F-S").asks("traps").dice(die)
        if die == 3:
            town.dice(6, 6).play("try:traps").asks("flee").play("pass")
            town.told(FightRolled, unit=town.unit("johnson"))
        else:
            town.play("try:traps").not_told(FightRolled)
            assert town.damage("mob") == 1
        assert town.place("johnson") == place


# -- single units ------------------------------------------------------------------------------


@rule("DOZ-HAUSER-04", "DOZ-TRAIN-02")
def test_training_outlasts_bed_heal_discharge_and_a_lost_fight() -> None:
    with Siege(LEVEL) as town:
        town.put("civ1", "F-2", 1, ["trained"]).zeds("9/4", "F-3").dice(3, 4).activate("F")
        assert town.place("civ1") == "F-1" and town.marks("civ1") == {"trained"}
    with Siege(LEVEL) as town:
        town.put("civ1", "HB1", 2, ["trained", "comatose"]).act(event=3)
        town.play("heal:civ1")
        assert town.marks("civ1") == {"trained"}
        town.play("discharge:civ1")
        assert (town.place("civ1"), town.marks("civ1")) == ("TC", {"trained"})
        assert town.game.strength(town.unit("civ1")) == 4  # reduced 2, trained 2


@rule("DOZ-FD129-01", "DOZ-RANGER-04")
@pytest.mark.parametrize(("who", "column"), [("fd129", 2), ("rangers", 3)])
@pytest.mark.parametrize("attacking", [True, False])
def test_their_column_counts_against_raiders_too(who: str, column: int, attacking: bool) -> None:
    with Siege("apocalypse") as town:  # 6 against 3: Raiders x2, and 6 against 5
        town.put(who, "F-1").put("raiders", "F-2")
        if attacking:
            town.act().dice(6, 6).play(f"move:{who}>F-2")
        else:
            town.dice(6, 6).run(MoveRaiders((town.unit("raiders"),)))
        town.told(FightRolled, column=column, attacking=attacking)


@rule("DOZ-RIOT-04")
def test_the_riot_squad_does_not_shoot_raiders_either() -> None:
    with Siege("apocalypse") as town:
        town.put("riot-squad", "F-2").put("raiders", "F-3").zeds("5/3", "F-1").stock(ammo=5).act()
        assert not keys(town, "fire:riot-squad", "shoot:riot-squad")


@rule("DOZ-AGEE-06", "DOZ-WRIGHT-05")
@pytest.mark.parametrize("who", ["agee", "wright"])
def test_science_heroes_enter_offices_and_leave_both_catacombs_without_a_roll(who: str) -> None:
    with Siege(LEVEL) as town:
        town.put(who, "TC").act()
        assert {f"move:{who}>LAB", f"move:{who}>SO1"} <= set(town.options)
        town.put(who, "T-5").act(event=1).play(f"move:{who}>T-6")
        assert town.place(who) == "T-6"
        town.play(f"move:{who}>T-2")
        assert town.place(who) == "T-2"


@rule("DOZ-GUARD-03")
def test_a_guard_that_fails_its_roll_lies_in_the_cemetery() -> None:
    with Siege("apocalypse") as town:
        town.put("national-guard", "F-3", damage=5).run(HitUnit(town.unit("national-guard"), 1))
        town.dice(3).play("dare:save").asks("halt")
        assert town.place("national-guard") == "CEM"


@rule("DOZ-RANGER-01")
def test_rangers_come_to_whichever_track_is_fated() -> None:
    with Siege("apocalypse") as town:
        town.stock(ammo=2).fates("F-B09").text("E-G06", "four-r.start").asks("halt")
        assert town.place("rangers") == "F-S"
        town.told(StockChanged, stock="ammo", before=2, after=6)


@rule("DOZ-SAVIOR-01", "DOZ-JOHNSON-01", "DOZ-HORATIUS-04")
@pytest.mark.parametrize(
    ("who", "supplies", "ammo"), [("savior", 2, 0), ("johnson", 2, 3), ("horatius", 3, 0)]
)
def test_who_enters_play_brings_what_the_card_says_every_time(
    who: str, supplies: int, ammo: int
) -> None:
    with Siege(LEVEL) as town:
        town.stock(supplies=4, ammo=4)
        enter_play(town.game, town.unit(who), town.spot("TC"))
        assert (town.state.supplies, town.state.ammo) == (4 + supplies, 4 + ammo)


@rule("DOZ-SEAVER-07")
def test_nobody_takes_the_fourth_bed_once_he_has_gone() -> None:
    with Siege("brains") as town:
        town.put("seaver", "SO1")
        for at in range(1, 5):
            town.put(f"civ{at}", f"HB{at}", damage=2)
        town.act(event=3).play("move:seaver>TC")
        town.put("civ5", "F-1", damage=3).run(HitUnit(town.unit("civ5"), 1)).dice(4)
        town.play("dare:save").asks("make-room")
        town.play("unit:civ1").asks("halt")
        assert town.place("civ4") == "HB4" and town.place("civ5") in {"HB1", "CEM"}


@rule("DOZ-UNZED-14", "DOZ-HUNT-02")
@pytest.mark.parametrize("who", ["berk", "plaid", "film-crew", "ghost"])
def test_hunt_orders_none_of_them_beside_or_next_to_him(who: str) -> None:
    for place in ("F-2", "F-1"):
        with Siege(LEVEL, versus=True) as town:
            town.put("hunt", "F-2").put(who, place).act()
            assert keys(town, "order:") == set()


@rule("DOZ-SCHMIDT-05")
def test_comatose_he_has_no_use_of_his_own_action_at_all() -> None:
    with Siege("outbreak") as town:
        town.put("schmidt", "HB1", 1, ["comatose"]).put("civ1", "TC").act(players=0, event=1)
        town.play("heal:schmidt")
        assert actions_left(town) == 0 and town.marks("schmidt") == set()
