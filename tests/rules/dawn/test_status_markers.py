"""Zeds Status markers above the Basic Game: Fast, Toxic and Stench Zeds."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled
from shambler.games.dawn.events.defences import StenchRolled
from shambler.games.dawn.procedures.hits import LandHits
from shambler.games.dawn.procedures.pressure import MovementPressure
from shambler.games.dawn.procedures.retreat import RetreatZeds
from shambler.games.dawn.procedures.tunnel import WashAway
from shambler.testing import rule
from shambler.testing.dawn import Siege

FAST = ["fast"]
STENCH = ["stench"]


# -- Fast -----------------------------------------------------------------------------------


@rule("DOZ-FAST-01")
def test_a_fast_unit_moves_two_spaces_by_activation_and_by_pressure() -> None:
    with Siege("apocalypse") as town:
        town.zeds("5/3", "F-S", marks=FAST, as_="a").zeds("9/4", "M-6", as_="b")
        town.activate("F", "M").asks("halt")
        assert (town.place("a"), town.place("b")) == ("F-5", "M-5")
    with Siege("apocalypse") as town:
        town.zeds("5/3", "F-6", marks=FAST, as_="mob").run(MovementPressure(1)).asks("halt")
        assert town.place("mob") == "F-4"


@rule("DOZ-FAST-02")
def test_a_fast_unit_fights_in_each_space_it_enters() -> None:
    with Siege("apocalypse") as town:
        town.put("civ4", "F-2").put("furies", "F-1").zeds("5/3", "F-3", marks=FAST, as_="mob")
        town.dice(1, 1).dice(3, 4).activate("F").dice(6).play("pass").asks("halt")
        rolls = [(e.place, e.column) for e in town.events if isinstance(e, FightRolled)]
        assert rolls == [(town.spot("F-2"), 1), (town.spot("F-1"), 4)]
        assert town.place("mob") == "F-2"


@rule("DOZ-FAST-03")
def test_a_fast_unit_may_move_four_times_in_a_double_activation() -> None:
    with Siege("apocalypse") as town:
        town.zeds("5/3", "M-6", marks=FAST, as_="mob").activate("M", "M").asks("halt")
        assert town.place("mob") == "M-2"


@rule("DOZ-FAST-05")
def test_in_a_mob_only_the_first_step_is_shared() -> None:
    with Siege("apocalypse") as town:
        town.put("furies", "M-2").zeds("5/3", "M-3", marks=FAST, as_="a")
        town.zeds("4/2", "M-3", as_="b").dice(6, 6).dice(6, 6).activate("M").asks("hit-zeds")
        town.play("zed:z42a", "zed:z42a", "zed:z42a").asks("halt")
        columns = [e.column for e in town.events if isinstance(e, FightRolled)]
        assert columns == [3, 5]  # 9 against 6, then 5 against 6, each with Terrain 1
        assert (town.place("a"), town.place("b")) == ("M-3", "M-3")


@rule("DOZ-FAST-06", "DOZ-RUL-36")
def test_a_fast_unit_pushed_back_tries_its_second_step() -> None:
    with Siege("apocalypse") as town:
        town.put("furies", "F-2").zeds("5/3", "F-3", marks=FAST, as_="mob")
        town.dice(6, 6).dice(1, 1).dice(6, 6, 6).activate("F").asks("halt")
        assert [e.column for e in town.events if isinstance(e, FightRolled)] == [4, 5]
        assert (town.place("mob"), town.place("furies")) == ("F-2", "F-1")


# -- Stench ---------------------------------------------------------------------------------


@rule("DOZ-STENCH-01", "DOZ-STENCH-04")
@pytest.mark.parametrize(("damage", "hits"), [(0, 3), (3, 2)])
def test_stench_attacks_the_space_ahead_at_its_current_strength(damage: int, hits: int) -> None:
    with Siege("brains") as town:
        town.stock(ammo=3).put("civ1", "F-2").zeds("5/3", "F-4", damage, STENCH, as_="mob")
        town.dice(4, 4).activate("F").asks("halt")
        town.told(StenchRolled, place=town.spot("F-2"), hits=hits)
        assert town.damage("civ1") == hits and town.place("mob") == "F-3"
        assert town.state.ammo == 3 and town.state.infection == 0
        town.not_told(FightRolled)


@rule("DOZ-STENCH-01", "DOZ-STENCH-02")
def test_stench_reaches_one_space_and_not_the_one_it_is_in_or_behind_it() -> None:
    with Siege("brains") as town:
        town.put("civ1", "F-1").put("civ2", "F-5").zeds("5/3", "F-4", marks=STENCH)
        town.activate("F").asks("halt").not_told(StenchRolled)


@rule("DOZ-STENCH-01", "DOZ-RUL-37")
def test_movement_pressure_is_a_step_forward_too() -> None:
    with Siege("brains") as town:
        town.put("civ1", "F-2").zeds("5/3", "F-4", marks=STENCH).dice(1, 1)
        town.run(MovementPressure(1)).asks("halt")
        town.told(StenchRolled, hits=0)


@rule("DOZ-STENCH-02", "DOZ-RUL-37")
def test_units_in_town_center_are_not_attacked() -> None:
    with Siege("brains") as town:
        town.put("hunt", "TC").zeds("5/3", "F-1", marks=STENCH, as_="mob").activate("F")
        town.asks("halt").not_told(StenchRolled)
        assert town.place("mob") == "F-0"


@rule("DOZ-STENCH-02")
def test_raiders_can_be_hit() -> None:
    with Siege("brains") as town:
        town.put("raiders", "F-2").zeds("5/3", "F-4", marks=STENCH).dice(2, 2).activate("F")
        town.asks("halt").told(StenchRolled, hits=1)
        assert town.damage("raiders") == 1


@rule("DOZ-STENCH-03")
def test_a_step_with_a_fight_makes_no_stench_attack() -> None:
    with Siege("brains") as town:
        town.put("civ4", "F-2").put("civ2", "F-1").zeds("5/3", "F-3", marks=STENCH, as_="mob")
        town.dice(1, 1).activate("F").play("pass").asks("halt").not_told(StenchRolled)
        assert town.place("mob") == "F-2"


@rule("DOZ-STENCH-01", "DOZ-STENCH-03")
@pytest.mark.parametrize(("who", "ways"), [("johnson", "try:traps"), ("pickles", "dare")])
def test_a_fight_that_was_avoided_is_none(who: str, ways: str) -> None:
    with Siege("brains") as town:
        town.put(who, "F-2").put("civ2", "F-1").put("civ3", "F-1")
        town.zeds("5/3", "F-3", marks=STENCH, as_="mob").activate("F").dice(6).dice(1, 1)
        town.play(ways).asks("halt").told(StenchRolled, place=town.spot("F-1"))


@rule("DOZ-STENCH-05")
def test_terrain_does_not_help_against_stench() -> None:
    with Siege("brains") as town:
        town.put("civ1", "F-0").zeds("5/3", "F-2", marks=STENCH).dice(3, 4).activate("F")
        town.asks("halt").told(StenchRolled, hits=2)
        assert town.damage("civ1") == 2


@rule("DOZ-STENCH-06")
def test_the_hero_side_divides_the_hits_as_it_likes() -> None:
    for first, second, damage in (("civ1", "civ2", (1, 1)), ("civ1", "civ1", (2, 0))):
        with Siege("brains") as town:
            town.put("civ1", "F-2").put("civ2", "F-2").zeds("5/3", "F-4", marks=STENCH)
            town.dice(3, 4).activate("F").asks("hit-unit", "unit:civ1", "unit:civ2", seats=(0,))
            town.play(f"unit:{first}").asks("hit-unit", "unit:civ1", "unit:civ2")
            town.play(f"unit:{second}")
            assert (town.damage("civ1"), town.damage("civ2")) == damage


@rule("DOZ-STENCH-08")
def test_two_hits_drive_everybody_back_as_far_as_there_is_room() -> None:
    with Siege("brains") as town:
        town.put("civ1", "F-2").put("civ2", "F-2").put("civ3", "F-1").zeds(
            "5/3", "F-4", marks=STENCH
        )
        town.dice(3, 4).activate("F").play("unit:civ1", "unit:civ1").asks("retreat-first")
        town.play("unit:civ2").asks("halt")
        assert (town.place("civ2"), town.place("civ1")) == ("F-1", "F-0")


@rule("DOZ-STENCH-08")
def test_one_hit_drives_nobody_back() -> None:
    with Siege("brains") as town:
        town.put("civ1", "F-2").put("civ2", "F-2").zeds("5/3", "F-4", marks=STENCH)
        town.dice(2, 2).activate("F").play("unit:civ1").asks("halt")
        assert town.place("civ1") == town.place("civ2") == "F-2"


@rule("DOZ-STENCH-09")
def test_a_retreat_from_stench_is_no_win_of_brains() -> None:
    with Siege("brains") as town:
        town.put("civ1", "F-2").zeds("5/3", "F-4", marks=STENCH, as_="mob").dice(3, 4)
        town.activate("F", brains=True).asks("halt")
        assert (town.place("civ1"), town.place("mob")) == ("F-1", "F-3")


@rule("DOZ-STENCH-10", "DOZ-DEFY-04")
def test_defiant_civilians_are_hit_and_stay_defiant() -> None:
    with Siege("brains") as town:
        town.put("civ1", "F-4", marks=["defiant"]).put("civ2", "F-4")
        town.zeds("5/3", "F-6", marks=STENCH).dice(3, 4).activate("F")
        town.play("unit:civ1", "unit:civ1").asks("halt")
        assert (town.place("civ1"), town.damage("civ1")) == ("F-4", 2)
        assert town.marks("civ1") == {"defiant"} and town.place("civ2") == "F-3"


@rule("DOZ-STENCH-11")
def test_villagers_and_refugees_are_neither_hit_nor_moved() -> None:
    with Siege("brains") as town:
        town.put("folk1", "F-4").put("folk2", "F-4", marks=["fled"]).zeds(
            "5/3", "F-6", marks=STENCH
        )
        town.activate("F").asks("halt").not_told(StenchRolled)
    with Siege("brains") as town:
        town.put("folk2", "F-2", marks=["fled"]).put("civ1", "F-2").zeds("5/3", "F-4", marks=STENCH)
        town.dice(4, 4).activate("F").asks("halt")
        assert town.damage("civ1") == 3
        assert (town.place("civ1"), town.place("folk2")) == ("F-1", "F-2")


@rule("DOZ-STENCH-12")
@pytest.mark.parametrize(("who", "level"), [("pickles", "brains"), ("horatius", "walking-zeds")])
def test_animals_can_be_hit(who: str, level: str) -> None:
    with Siege(level) as town:
        town.put(who, "F-2").zeds("5/3", "F-4", marks=STENCH).dice(2, 2)
        if who == "horatius":
            town.dice(1)
        town.activate("F").asks("halt")
        assert town.damage(who) == 1


@rule("DOZ-STENCH-14", "DOZ-RUL-51")
@pytest.mark.parametrize(
    ("faces", "raiders", "mob"), [((6, 6), "F-3", "F-4"), ((4, 4), "F-4", "F-3")]
)
def test_raiders_driven_back_attack_the_stench_zeds_and_go_on_toward_start_if_they_lose(
    faces: tuple[int, int], raiders: str, mob: str
) -> None:
    with Siege("brains") as town:
        town.put("raiders", "F-2").zeds("9/4", "F-4", marks=STENCH, as_="mob")
        town.dice(3, 4).dice(*faces).activate("F").asks("halt")  # three Hits: Strength 3
        fight = town.told(FightRolled, attacking=True)
        assert (fight.place, fight.column) == (town.spot("F-3"), 0)
        assert (town.place("raiders"), town.place("mob")) == (raiders, mob)


@rule("DOZ-STENCH-15")
def test_only_the_marked_unit_of_a_mob_attacks_and_once() -> None:
    with Siege("brains") as town:
        town.put("civ1", "F-2").zeds("2/1", "F-4", marks=STENCH).zeds("9/4", "F-4")
        town.dice(4, 4).activate("F").asks("halt")
        assert [e.hits for e in town.events if isinstance(e, StenchRolled)] == [1]


@rule("DOZ-STENCH-16", "DOZ-RUL-37")
def test_a_retreat_a_wash_or_a_failed_move_makes_no_stench_attack() -> None:
    with Siege("brains") as town:
        town.put("civ1", "F-2").zeds("5/3", "F-4", marks=STENCH, as_="mob")
        town.run(RetreatZeds((town.zed("mob"),))).asks("halt").not_told(StenchRolled)
        assert town.place("mob") == "F-5"
    with Siege("brains") as town:
        town.put("civ1", "M-1").zeds("5/3", "M-3", marks=STENCH, as_="mob").dice(1)
        town.run(WashAway(town.track("M"))).asks("halt").not_told(StenchRolled)
        assert town.place("mob") == "M-2"
    with Siege("walking-zeds") as town:
        town.put("civ1", "T-4").zeds("5/3", "T-5", marks=STENCH, as_="mob").dice(4)
        town.activate("T").asks("halt").not_told(StenchRolled)


@rule("DOZ-STENCH-17")
def test_the_marker_goes_with_its_unit() -> None:
    with Siege("brains") as town:
        town.zeds("5/3", "F-4", 5, STENCH, as_="mob").run(LandHits((town.zed("mob"),), (1,)))
        assert town.place("mob") == "POOL" and town.marks("mob") == set()
