"""Night, light and shots with more than one of everything (FH-NIGHT, FH-LIGHT, FH-SHOOT)."""

from typing import Any

import pytest

from shambler.games.zombicide.core.board_setup import PlacedMachine
from shambler.games.zombicide.core.spawning import CardForZone
from shambler.games.zombicide.systems.knockout.knockout import fall
from shambler.games.zombicide.systems.night.night_state import (
    change_night,
    night_in,
    set_beam,
)
from shambler.games.zombicide.systems.story.story_state import change_story
from shambler.testing import rule
from shambler.testing.zombicide import Rest, Scene
from tests.rules.hendrix.boards import HOUSE, MIDNIGHT, TEAM, mission, scene
from tests.rules.hendrix.test_night import StirredByLight, lit

LONG = "\n~A   :~B   :~C   :~D   :~E   :~F   :~G\n"


def lamp(name: str, zone: str, beam: str = "", table: Scene | None = None, **more: Any) -> Scene:
    """Somebody with a flashlight at night; it is on if a second zone is named."""
    table = table or scene(hour=MIDNIGHT, **more)
    card = "flashlight" if name == "wayne" else "flashlight-military"
    table.put(name, zone).pack(name, card)
    if beam:
        set_beam(table.state, table.who(name), table.zone(beam))
    return table


# -- who sees what -----------------------------------------------------------------------------


@rule("FH-NIGHT-01")
def test_at_night_zombies_do_not_even_see_the_next_zone() -> None:
    table = scene(hour=MIDNIGHT).put("karl", "A").put("walker", "B").put("runner", "B")
    table.noise("E", 3).activation()
    assert (table.enemies("C"), table.enemies("A")) == ({"walker": 1}, {})
    here = scene(hour=MIDNIGHT).put("karl", "B").put("walker", "B").noise("E", 3)
    assert here.activation().wounds("karl") == 1  # they do see their own


@rule("FH-NIGHT-01", "FH-LIGHT-07")
def test_at_night_zombies_see_whoever_stands_in_light_from_afar_and_nobody_else() -> None:
    table = lamp("wayne", "A", "A").put("karl", "E").put("walker", "D").noise("E", 9)
    assert table.activation().enemies("C") == {"walker": 1}
    dark = lamp("wayne", "A").put("karl", "E").put("walker", "D").noise("E", 9)
    assert dark.activation().enemies("E") == {"walker": 1}


@rule("FH-NIGHT-03", "FH-SKILL-08")
@pytest.mark.parametrize(
    ("zone", "skill", "hits"), [("D", "night-fighter", 6), ("B", "night-fighter", 5), ("B", "", 6)]
)
def test_a_night_fighter_is_no_better_in_dark_rooms(zone: str, skill: str, hits: int) -> None:
    table = (
        scene("\n~A   :~B   :rC   :dD\n", hour=MIDNIGHT).put("wayne", "C").put("walker", zone, 3)
    )
    table.equip("wayne", "rifle").skills("wayne", *filter(None, [skill]), only=True).turn("wayne")
    table.dice(hits - 1).play(f"fire:rifle>{zone}").dice(hits).play(f"fire:rifle>{zone}")
    assert table.enemies(zone) == {"walker": 2}


@rule("FH-SKILL-08", "FH-NIGHT-03")
def test_by_day_a_night_fighter_shoots_like_anybody_else() -> None:
    table = scene().put("wayne", "A").equip("wayne", "rifle").put("walker", "B", 3)
    table.skills("wayne", "night-fighter", only=True).turn("wayne")
    table.dice(3).play("fire:rifle>B")
    assert table.enemies("B") == {"walker": 2}


@rule("Z2E-081", "FH-NIGHT-03")
def test_a_car_runs_them_over_by_night_as_by_day() -> None:
    car = PlacedMachine(type="pimpmobile", zone="0.0")
    table = scene(hour=MIDNIGHT, machine=(car,)).put("karl", "A").put("pimpmobile", "A")
    table.ride("karl", "pimpmobile", driver=True).put("walker", "B", 4)
    table.dice(4, 4, 3).turn("karl").play("drive-fast:pimpmobile>B>C")
    assert table.enemies("B") == {"walker": 2}


# -- lights ------------------------------------------------------------------------------------


@rule("FH-LIGHT-05")
def test_each_beam_goes_along_with_its_own_survivor() -> None:
    table = lamp("riley", "C", "D", lamp("wayne", "B", "A")).put("karl", "D")
    table.turn("wayne").play("move:A")
    assert lit(table) == "ACD"
    table.turn("karl").play("move:E")
    assert lit(table) == "ACD"  # no light comes on by walking
    table = lamp("wayne", "B")
    assert lit(table.turn("wayne").play("move:A")) == ""


@rule("FH-LIGHT-06")
def test_one_light_goes_out_and_another_one_shines_on() -> None:
    table = lamp("riley", "C", "D", lamp("wayne", "B", "A"))
    table.turn("wayne").play("light-off")
    assert lit(table) == "CD"
    table = lamp("riley", "C", "D", lamp("wayne", "B", "A")).equip("wayne", "kukri")
    table.turn("wayne").play("discard", "take:wayne", "drop:wayne.kukri")
    assert lit(table) == "ABCD"
    table.play("discard", "take:wayne", "drop:wayne.flashlight")
    assert lit(table) == "CD"


@rule("FH-LIGHT-06")
def test_a_light_is_put_out_in_the_own_turn_for_an_action_that_is_left() -> None:
    table = lamp("wayne", "B", "A").put("walker", "B").turn("wayne", left=1)
    assert table.offers("light-off")
    table.play("light-off")
    assert lit(table) == ""
    table = lamp("wayne", "B", "A").skills("wayne", "plus-1-free-move-action")
    assert not table.turn("wayne", left=0).offers("light-off")
    assert table.offers("light:C")  # another way is no action (FH-LIGHT-12)


@rule("FH-LIGHT-02", "FH-LIGHT-01")
def test_no_light_without_a_flashlight_nor_without_an_action() -> None:
    bare = scene(hour=MIDNIGHT).put("wayne", "B").turn("wayne")
    assert not [key for key in bare.options if key.startswith("light")]
    table = lamp("wayne", "B").skills("wayne", "plus-1-free-move-action").turn("wayne", left=0)
    assert table.offers("move:A")
    assert not [key for key in table.options if key.startswith("light")]
    assert {key for key in lamp("wayne", "B").turn("wayne").options if "light" in key} == {
        table.key(f"light:{zone}") for zone in "ABC"
    }


@rule("FH-KO-11", "FH-LIGHT-06")
def test_the_light_of_the_fallen_goes_out_and_that_of_others_stays() -> None:
    table = lamp("riley", "C", "D", lamp("wayne", "B", "A")).put("karl", "E").start(Rest())
    fall(table.game, table.who("karl"))
    assert lit(table) == "ABCD"
    fall(table.game, table.who("wayne"))
    assert lit(table) == "CD"
    assert night_in(table.state).beams[table.who("wayne")] == -1


@rule("FH-LIGHT-11")
def test_every_light_goes_out_at_daybreak_and_none_in_the_night() -> None:
    for hour, left in ((5, "ABCD"), (6, "")):
        table = lamp("riley", "C", "D", lamp("wayne", "B", "A"))
        change_night(table.state, hour=hour)
        assert lit(table.end_phase()) == left


@rule("FH-LIGHT-11", "FH-CLOCK-03")
def test_a_light_that_shines_on_its_own_zone_goes_out_at_daybreak_too() -> None:
    table = lamp("riley", "C", "D", lamp("wayne", "B", "B"))
    assert lit(table) == "BCD"
    change_night(table.state, hour=6)
    assert lit(table.end_phase()) == ""


@rule("FH-LIGHT-05")
def test_a_beam_goes_along_into_a_zone_with_zombies() -> None:
    table = lamp("wayne", "B", "A").put("walker", "C").turn("wayne").play("move:C")
    assert lit(table) == "C"


@rule("FH-LIGHT-05", "FH-LIGHT-12")
def test_the_beam_is_turned_with_no_action_left_and_neither_lit_nor_put_out() -> None:
    table = lamp("wayne", "B", "A").turn("wayne", left=0)
    assert table.offers("light:C") and not table.offers("light-off")
    table.play("light:C").asks("turn")
    assert lit(table) == "BC"
    assert not lamp("wayne", "B").turn("wayne", left=0).offers("light:C")


@rule("FH-LIGHT-05")
def test_a_light_does_not_follow_a_shot_that_goes_farther_than_it_reaches() -> None:
    table = lamp("riley", "D", "C", lamp("wayne", "B", "A", board=LONG)).put("walker", "D", 2)
    table.equip("wayne", "rifle").skills("wayne", "sniper").turn("wayne").dice(3).play(
        "fire:rifle>D"
    )
    assert (table.enemies("D"), lit(table)) == ({"walker": 1}, "ABCD")


@rule("FH-LIGHT-04", "FH-LIGHT-05", "FH-LIGHT-01")
def test_melee_and_those_without_a_light_are_not_asked_about_one() -> None:
    table = lamp("wayne", "A").equip("wayne", "kukri").put("walker", "A", 3).turn("wayne")
    table.dice(6, 6).play("melee:kukri>A").asks("turn")
    assert lit(table) == ""
    table = lamp("riley", "A").put("wayne", "A").equip("wayne", "pistol").put("walker", "B")
    table.dice(5).turn("wayne").play("fire:pistol>B").asks("turn")  # Riley's is not his
    table = lamp("wayne", "A").equip("wayne", "pistol").put("walker", "B")
    change_night(table.state, hour=12)
    table.dice(3).turn("wayne").play("fire:pistol>B").asks("turn")
    assert table.enemies("B") == {}


@rule("FH-LIGHT-09", "FH-LIGHT-10")
def test_all_who_see_the_light_come_all_kinds_of_all_zones_and_the_others_stay() -> None:
    table = lamp("wayne", "A", "B").put("walker", "D", 2).put("fatty", "D").put("walker", "E")
    table.start(StirredByLight(), Rest())
    assert table.enemies("C") == {"walker": 2, "fatty": 1}
    assert table.enemies("D") == {"walker": 1}
    house = lamp("wayne", "A", "B", board=HOUSE).put("walker", "E").put("walker", "F")
    house.start(StirredByLight(), Rest())
    assert (house.enemies("E"), house.enemies("F")) == ({"walker": 1}, {"walker": 1})


@rule("FH-LIGHT-09")
def test_floodlights_stir_nobody_for_no_beam_is_seen() -> None:
    table = mission("M10").clear()
    for name in TEAM:
        table.put(name, "6.0")
    change_story(table.state, flags=(("FLOODLIGHTS", 1),))
    table.put("penny", "6.0").put("walker", "6.3").start(StirredByLight(), Rest())
    assert table.enemies("6.3") == {"walker": 1}


# -- shooters ----------------------------------------------------------------------------------


def draw(table: Scene, zone: str, *cards: int) -> Scene:
    """Draw a zombie card for a zone."""
    return table.cards(*cards).start(CardForZone(table.zone(zone)), Rest())


@rule("FH-MINI-03", "FH-SHOOT-06", "FH-SHOOT-07")
def test_too_few_shooters_are_placed_one_by_one_in_different_zones() -> None:
    table = scene("\n~A   :~B   :~C   :~D   :~E   |~F\n").put("karl", "A")
    table.put("walker", "B").put("walker", "C").put("shooter", "F", 10)
    draw(table, "E", 42)
    table.asks("shooter-zone", "zone:B", "zone:C", "zone:E").play("zone:C")
    table.asks("shooter-zone", "zone:B", "zone:E").play("zone:E")
    table.asks("rest")
    assert table.enemies("B") == {"walker": 1, "shooter": 1}  # from C, for all shooters act
    assert (table.enemies("C"), table.enemies("D")) == ({"walker": 1}, {"shooter": 1})
    assert table.state.pool[table.foe("shooter")] == 0


@rule("FH-MINI-03")
def test_with_no_shooter_left_all_of_them_act_at_once() -> None:
    table = scene("\n~A   :~B   :~C   :~D   |~E\n").put("karl", "A").put("walker", "C")
    table.put("shooter", "E", 11).put("shooter", "D")
    draw(table, "B", 42)
    table.asks("rest")
    assert table.enemies("C") == {"walker": 1, "shooter": 1}
    assert table.wounds("karl") == 1  # the shot of the symbol, no second one


@rule("FH-SHOOT-01", "FH-SHOOT-03", "FH-SHOOT-07")
def test_shots_are_fired_though_no_figure_is_left_for_the_card() -> None:
    table = scene("\n~A   :~B   |~C   :~D\n").put("karl", "A").put("shooter", "D", 10)
    table.put("shooter", "B", 2)
    draw(table, "D", 42)
    assert table.wounds("karl") == 2


@rule("FH-SHOOT-01", "FH-ENEMY-20")
def test_shooters_act_like_walkers_when_all_zombies_do() -> None:
    table = scene().put("karl", "A").put("shooter", "A").put("shooter", "C", 2)
    table.activation()
    assert (table.wounds("karl"), table.enemies("B")) == (1, {"shooter": 2})  # nobody shoots


@rule("FH-SHOOT-03", "FH-SHOOT-04", "FH-SHOOT-07", "FH-SHOOT-08", "FH-SHOOT-01")
def test_each_zone_in_sight_gets_a_shot_of_each_shooter_its_own_zone_too() -> None:
    table = scene().put("karl", "B").put("wayne", "B").put("marian", "A").put("shooter", "B", 2)
    table.put("shooter", "C")
    draw(table, "E", 42)
    table.play("take:karl", "take:wayne", "take:wayne").asks("rest")
    assert [table.wounds(name) for name in ("karl", "wayne", "marian")] == [1, 2, 3]


@rule("FH-SHOOT-03", "FHR-09")
def test_walls_and_closed_doors_stop_shots() -> None:
    table = scene(HOUSE).put("karl", "B").put("wayne", "E").put("shooter", "C")
    draw(table, "A", 43)
    draw(table, "A", 42)
    assert (table.wounds("karl"), table.wounds("wayne")) == (0, 0)


@rule("FH-SHOOT-06", "FH-SHOOT-05", "FH-SHOOT-07")
def test_a_shooter_joins_one_of_each_zone_and_only_the_type_of_the_card() -> None:
    table = scene().put("karl", "A").put("walker", "B", 4).put("walker", "C", 2).put("runner", "D")
    draw(table, "E", 42)
    assert table.enemies("B") == {"walker": 4, "shooter": 1}
    assert table.enemies("C") == {"walker": 2, "shooter": 1}
    assert table.enemies("D") == {"runner": 1}


@rule("FH-SHOOT-06", "FH-SHOOT-03")
def test_the_fallen_are_not_seen_and_penny_is() -> None:
    table = scene("\n~A   :~B   |~C   :~D\n").put("karl", "C").put("penny", "A").put("walker", "B")
    table.put("wayne", "C").put("walker", "D").start(Rest())
    for name in ("karl", "wayne"):
        table.survivor(name).zone, table.survivor(name).status = -1, 2
    draw(table, "D", 42)
    assert table.enemies("B") == {"walker": 1, "shooter": 1}
    assert table.enemies("D") == {"walker": 3}
