"""The tricky interactions of the reference that need a level above the Basic Game, by name."""

from __future__ import annotations

from shambler.games.dawn.events.combat import FightRolled
from shambler.games.dawn.events.infection import OutbreakBegan
from shambler.games.dawn.procedures.hits import HitUnit
from shambler.games.dawn.procedures.placing import NewZeds
from shambler.games.dawn.state import FLED
from shambler.testing import rule
from shambler.testing.dawn import Siege


def refugees(town: Siege, name: str, place: str) -> None:
    """Villagers who fled, in a place."""
    town.put(name, place)
    town.state.unit_marks[town.unit(name)] = FLED


@rule("DOZ-DOOM-03", "DOZ-VFW-03")
def test_case_3_vfw_against_doom_zeds_the_table_decides() -> None:
    for faces, vfw, mob in (((6, 6), "F-2", "F-3"), ((5, 4), "F-1", "F-2")):
        with Siege("outbreak") as town:
            town.put("vfw", "F-2").zeds("doom", "F-3", as_="mob").dice(*faces).activate("F")
            assert (town.place("vfw"), town.place("mob")) == (vfw, mob)


@rule("DOZ-DOOM-01", "DOZ-DOOM-02")
def test_doom_zeds_win_whatever_the_dice_say_and_take_their_hits() -> None:
    with Siege("outbreak") as town:
        town.put("furies", "F-2").zeds("doom", "F-3", as_="mob").dice(6, 6).activate("F")
        town.asks("halt")
        assert (town.place("furies"), town.place("mob")) == ("F-1", "F-2")
        assert town.damage("mob") == 2


@rule("DOZ-VFW-02")
def test_vfw_wins_whatever_the_dice_say_and_takes_its_hits() -> None:
    with Siege("outbreak") as town:
        town.put("vfw", "F-2").zeds("5/3", "F-3", as_="mob").dice(4, 4).activate("F").asks("halt")
        assert (town.place("vfw"), town.place("mob")) == ("F-2", "F-3")
        assert town.damage("vfw") == 2


@rule("DOZ-LEAPER-02", "DOZ-LEAPER-03", "DOZ-KINGMAN-02")
def test_case_4_leapers_deny_the_strongpoint_but_not_the_colonel() -> None:
    with Siege("apocalypse") as town:
        town.put("kingman", "F-2").barricade("F-2", strongpoint=True)
        town.zeds("leapers", "F-3", as_="a").zeds("2/1", "F-3", as_="b").activate("F")
        town.dice(3, 4).play("pass")
        # 6 against 3 is Zeds x2 (column 1); only the Colonel's own column is added
        town.told(FightRolled, column=2)
        assert town.game.world.board.ids[town.state.strongpoint] == "F-2"


@rule("DOZ-BARR-09", "DOZ-FAST-06", "DOZ-KINGMAN-04")
def test_case_5_a_cancelled_move_leaves_the_barricade_and_takes_the_second_step_away() -> None:
    with Siege("apocalypse") as town:
        town.put("kingman", "F-1").barricade("F-3").zeds("5/3", "F-3", marks=["fast"], as_="mob")
        town.activate("F").dice(5).play("dare").asks("halt")
        assert town.place("mob") == "F-3"
        assert [town.game.world.board.ids[at] for at in town.state.barricades] == ["F-3"]


@rule("DOZ-BARR-07", "DOZ-RUL-30")
def test_zeds_that_leave_a_barricade_forward_destroy_it() -> None:
    with Siege("apocalypse") as town:
        town.barricade("F-3").zeds("5/3", "F-3", as_="mob").activate("F").asks("halt")
        assert town.place("mob") == "F-2" and town.state.barricades == ()


@rule("DOZ-KINGMAN-05", "DOZ-KINGMAN-06", "DOZ-RUL-26")
def test_case_6_a_unit_placed_next_to_the_colonel_is_pushed_back_once() -> None:
    with Siege("apocalypse") as town:
        town.put("kingman", "TC").draws("5/3").run(NewZeds(town.spot("F-0")))
        town.asks("perimeter").dice(5).play("dare").asks("halt")
        assert town.place("z53a") == "F-1"


@rule("DOZ-KINGMAN-07")
def test_case_7_zeds_that_lost_in_the_colonels_space_retreat_without_a_roll() -> None:
    with Siege("apocalypse") as town:
        town.put("kingman", "F-2").zeds("2/1", "F-3", as_="mob").activate("F")
        town.dice(6, 6).play("pass").asks("halt")
        assert town.place("mob") == "F-3"


@rule("DOZ-PICKLES-04")
def test_case_8_pickles_hides_again_from_a_second_unit_and_meets_both_if_he_fails() -> None:
    with Siege("apocalypse") as town:
        town.zeds("4/2", "F-2", as_="a").zeds("4/2", "F-3", as_="b")
        town.state.unit_at[town.unit("pickles")] = town.spot("F-2")
        town.state.unit_marks[town.unit("pickles")] = 32
        town.state.held_back = 1 << town.zed("a")
        town.dice(1).dice(6, 6).activate("F")
        town.told(FightRolled, column=0)  # 8 against 2


@rule("DOZ-PICKLES-05", "DOZ-REF-12", "DOZ-REF-13")
def test_case_9_refugees_with_a_hidden_pickles_are_devoured() -> None:
    with Siege("apocalypse") as town:
        town.put("pickles", "F-2").zeds("4/2", "F-3", as_="mob")
        refugees(town, "folk1", "F-2")
        town.activate("F").dice(4).play("dare").asks("save")
        assert town.state.infection == 2
        town.dice(3).play("dare:save").asks("halt")
        assert town.place("folk1") == "CEM"


@rule("DOZ-DEFY-03", "DOZ-RET-05", "DOZ-REF-03")
def test_case_12_defiant_civilians_retreat_with_the_hero_who_lost() -> None:
    with Siege("apocalypse") as town:
        town.put("hunt", "F-4").put("civ1", "F-4", marks=["defiant"]).put("folk1", "F-4")
        town.zeds("9/4", "F-5", as_="mob").activate("F").dice(2, 3).play("unit:hunt")
        town.dice(6, 6).play("pass").asks("halt")
        assert (town.place("hunt"), town.place("civ1")) == ("F-3", "F-3")
        assert town.marks("civ1") == set()
        assert town.place("folk1") == "F-3" and town.marks("folk1") == {"fled"}
        assert town.game.chaos_at(town.spot("F-4")) == 1


@rule("DOZ-REF-02")
def test_case_13_villagers_stay_where_zeds_were_beaten_back() -> None:
    with Siege("apocalypse") as town:
        town.put("hunt", "F-4").put("folk1", "F-4").zeds("2/1", "F-5", as_="mob")
        town.dice(6, 6).activate("F").play("pass").asks("halt")
        assert town.place("mob") == "F-5"
        assert town.place("folk1") == "F-4" and town.marks("folk1") == set()
        assert town.state.chaos == ()


@rule("DOZ-INF-09", "DOZ-INF-10", "DOZ-TOXIC-01", "DOZ-RUL-49")
def test_case_14_toxic_combat_starts_an_unchecked_outbreak_before_its_hits() -> None:
    with Siege("apocalypse") as town:
        town.stock(infection=11).put("civ1", "F-2").zeds("5/3", "F-3", marks=["toxic"], as_="mob")
        town.dice(3, 4).dice(4, 3).fates("F-B05").draws("iron").activate("F").asks("halt")
        town.told(OutbreakBegan, unchecked=True)
        assert town.state.infection == 6 and town.place("iron") == "S-3"
        assert town.damage("civ1") == 2


@rule("DOZ-WERE-06", "DOZ-WERE-02")
def test_case_16_were_zeds_pushed_back_attack_the_same_space_again() -> None:
    with Siege("outbreak") as town:
        town.put("furies", "F-2").zeds("were-zeds", "F-3", as_="mob")
        town.dice(3, 4).dice(6).dice(3, 4).dice(6).activate("F").asks("halt")
        assert town.place("mob") == "F-3" and town.damage("mob") == 4
        assert town.state.infection == 4


@rule("DOZ-FAST-01", "DOZ-FAST-05")
def test_a_fast_unit_takes_its_second_step_alone() -> None:
    with Siege("apocalypse") as town:
        town.zeds("5/3", "F-6", marks=["fast"], as_="a").zeds("4/2", "F-6", as_="b")
        town.activate("F").asks("halt")
        assert (town.place("a"), town.place("b")) == ("F-4", "F-5")


@rule("DOZ-MINE-02", "DOZ-MINE-04", "DOZ-MINE-05", "DOZ-MINE-08")
def test_case_17_the_minefield_explodes_before_the_combat_and_a_second_time_weaker() -> None:
    with Siege("apocalypse") as town:
        town.state.minefield = town.spot("F-2")
        town.put("civ1", "F-2").zeds("2/1", "F-3", damage=3, as_="mob")
        town.dice(6, 5).activate("F").asks("halt")  # 4 Hits at Strength 7
        assert town.place("mob") == "POOL" and town.state.infection == 0
        town.not_told(FightRolled)
        assert town.state.blasts == 1 and town.state.minefield == town.spot("F-2")


@rule("DOZ-WIN-04", "DOZ-CHAOS-06")
def test_case_18_the_second_marker_of_total_chaos_loses_the_game() -> None:
    with Siege("apocalypse") as town:
        town.chaos(*["H-0"] * 9).event("E-G07")
        programs = town.game.world.events[town.state.event].programs
        town.state.standing = (programs["turn.start"] * 16,)
        town.zeds("5/3", "F-4", as_="mob").activate("F")
        assert town.outcome is not None and town.outcome.reason == "chaos"
        assert town.outcome.winners == ()


@rule("DOZ-STAUB-04", "DOZ-WRIGHT-01")
def test_case_21_staub_rolls_two_dice_and_wright_adds_one() -> None:
    for faces, place in (((3, 1), "HB1"), ((2, 2), "CEM")):
        with Siege("brains") as town:
            town.put("staub", "F-2", damage=1).put("wright", "SO1")
            town.dice(1).run(HitUnit(town.unit("staub"), 1)).asks("save")
            town.dice(*faces).play("dare:save").asks("halt")
            assert town.place("staub") == place


@rule("DOZ-RIOT-01", "DOZ-RIOT-02", "DOZ-OOZER-01")
def test_case_22_the_riot_squad_raises_no_infection_the_savior_corps_three() -> None:
    for who, infection in (("riot-squad", 0), ("savior", 3)):
        with Siege("apocalypse") as town:
            town.put("riot-squad", "F-2").put("savior", "F-2").zeds("oozers", "F-3", as_="mob")
            town.activate("F").dice(6, 6).play(f"unit:{who}").asks("halt")
            assert town.state.infection == infection


@rule("DOZ-HUNT-03", "DOZ-HEAL-03", "DOZ-HEAL-09")
def test_case_23_hunt_orders_comatose_civilians_to_heal() -> None:
    with Siege("outbreak") as town:
        town.put("hunt", "TC").put("civ1", "HB1", damage=2, marks=["comatose"])
        town.stock(infection=4).act(players=0).play("order:hunt>civ1", "heal:civ1")
        assert town.marks("civ1") == set() and town.damage("civ1") == 3
        assert town.state.infection == 3


@rule("DOZ-BRIDGE-04")
def test_case_24_a_retreat_passes_over_the_collapsed_bridge() -> None:
    with Siege("apocalypse") as town:
        town.state.bridge = "collapsed"
        town.put("civ1", "S-2").zeds("9/4", "S-3", as_="mob").dice(4, 4).activate("S").asks("halt")
        assert town.place("civ1") == "S-0"


@rule("DOZ-SANTANA-01", "DOZ-SANTANA-03")
def test_case_25_the_charge_drives_the_regular_unit_off_and_iron_zeds_stay() -> None:
    with Siege("apocalypse") as town:
        town.put("santana", "F-1").zeds("5/3", "F-2", as_="mob").zeds("iron", "F-2")
        town.act().play("move:santana>F-2").asks("charge").dice(5).dice(1, 1).play("dare")
        assert town.place("mob") == "F-3" and town.damage("mob") == 1
        town.told(FightRolled, column=2)  # 10 against 6
        assert town.state.infection == 1
