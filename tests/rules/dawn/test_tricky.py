"""The tricky interactions of the reference that the Basic Game can show, by name."""

from __future__ import annotations

from shambler.games.dawn.events.combat import FightBegan, FightRolled
from shambler.testing import rule
from shambler.testing.dawn import Siege


@rule("DOZ-ZEDS-19", "DOZ-BERSERKER-04")
def test_case_1_a_mob_that_won_on_number_1_stops_on_an_empty_town_space() -> None:
    with Siege() as town:
        town.zeds("6/3", "F-2", as_="a").zeds("5/3", "F-2", as_="b").put("civ4", "F-1")
        town.put("hunt", "TC").dice(1, 2).dice(1).activate("F", brains=True).asks("halt")
        assert town.place("a") == town.place("b") == "F-0"
        assert town.outcome is None


@rule("DOZ-WIN-03", "DOZ-ZEDS-19")
def test_case_2_a_lone_unit_on_number_0_walks_into_town_on_brains() -> None:
    with Siege() as town:
        town.zeds("2/1", "F-0").put("hunt", "TC").put("furies", "TC")
        for track in "MHS":
            town.zeds("5/3", f"{track}-6")
        town.brains().play("track:F")
        assert town.outcome is not None and town.outcome.reason == "overrun"


@rule("DOZ-JOHNSON-05", "DOZ-JOHNSON-07", "DOZ-RUL-52")
def test_case_10_traps_work_on_brains_both_back_up_and_the_zeds_do_not_go_on() -> None:
    with Siege() as town:
        town.put("johnson", "F-1").put("civ1", "F-1").put("civ2", "F-0").zeds("9/4", "F-2")
        town.activate("F", brains=True).dice(6).play("unit:johnson", "try:traps")
        town.asks("retreat-first").play("unit:johnson").asks("halt")
        assert (town.place("johnson"), town.place("civ1"), town.place("z94")) == (
            "F-0", "TC", "F-1"
        )  # fmt: skip
        assert town.damage("z94") == 1
        town.not_told(FightRolled)


@rule("DOZ-DEFY-03", "DOZ-RET-05")
def test_case_12_a_hero_loses_a_village_and_the_defiant_civilians_retreat_with_him() -> None:
    with Siege() as town:
        town.put("hunt", "S-3").put("civ1", "S-3", marks=["defiant"]).zeds("9/4", "S-4")
        town.activate("S").dice(1, 2).play("unit:hunt").asks("re-roll")
        assert town.marks("civ1") == set()
        town.dice(6, 6, 6).play("pass").asks("halt")
        assert town.place("hunt") == town.place("civ1") == "S-2"


@rule("DOZ-RET-07", "DOZ-RET-08")
def test_case_15_zeds_pushed_back_onto_civilians_attack_and_drive_them_toward_town() -> None:
    with Siege() as town:  # behind the Zeds civ4 stands at F-3
        town.put("furies", "F-1").zeds("6/3", "F-2", as_="mob").put("civ4", "F-3")
        town.act(event=1).dice(6, 2).dice(6).dice(3, 4).play("move:furies>F-2").asks("action")
        fights = [event for event in town.events if isinstance(event, FightBegan)]
        assert [fight.attacking for fight in fights] == [True, False]
        assert town.place("mob") == "F-3"
        assert town.place("civ4") == "F-2"


@rule("DOZ-RET-07")
def test_case_15_over_a_full_space_of_winners() -> None:
    with Siege() as town:
        town.put("furies", "F-1").put("civ4", "F-3").zeds("6/3", "F-2", as_="mob").act(event=1)
        town.dice(6, 2).dice(6).dice(3, 4)
        town.state.unit_at[town.unit("civ5")] = town.spot("F-2")  # a second winner in the space
        town.play("move:furies>F-2")
        assert (town.place("mob"), town.place("civ4")) == ("F-3", "F-1")
