"""Fort Hendrix in short plays told in full."""

import pytest

from shambler.games.zombicide.systems.night.night_state import set_beam
from shambler.games.zombicide.systems.road_cars.road_cars import release
from shambler.games.zombicide.systems.sheets.sheets import gain_cxp
from shambler.testing.zombicide import Rest, Scene
from tests.rules.hendrix.boards import MIDNIGHT, STREET, mission, scene
from tests.rules.hendrix.test_second_thoughts import with_car
from tests.rules.told_in_full import Account, Plays
from tests.rules.zombicide.plays import tell

PLAYS = Plays(__file__)

# A street, a door, four dark rooms of one building.
DARK_HOUSE = """
~A   +dB   :dC   :dD   :dE
"""


def alone(name: str, *cards: str, board: str = STREET, zone: str = "A", hour: int = 12) -> Scene:
    """Somebody without skills, with these cards."""
    table = scene(board, hour=hour).put(name, zone).skills(name, only=True)
    return table.equip(name, *cards)


@PLAYS.of("Z2E-042", "FH-DOOR-08", "Z2E-050", "Z2E-037")
def a_door_opens_four_dark_rooms() -> Account:
    table = alone("wayne", "crowbar", board=DARK_HOUSE).door("A", "B")
    return tell(table.turn("wayne")).play("open:0.0-0.1")


@PLAYS.of("FH-ALLOUT-07", "FH-ALLOUT-05", "FH-ALLOUT-01", "FH-ALLOUT-06")
def one_break_costs_one_weapon_of_a_pair() -> Account:
    table = alone("wayne", "katana", "katana").put("walker", "A", 3)
    story = tell(table.turn("wayne")).dice(1, 1, 1, 1, 1, 2, 2, 2)
    return story.play("all-out:melee:katana*2>A", "lose-weapon:katana:2")


@PLAYS.of("FH-ALLOUT-07", "FH-ALLOUT-05")
def two_breaks_cost_both() -> Account:
    table = alone("wayne", "katana", "katana").put("walker", "A", 3)
    return tell(table.turn("wayne")).dice(2, 2, 2, 2, 1, 1, 2, 2).play("all-out:melee:katana*2>A")


@PLAYS.of("FH-RUN-03", "Z2E-068", "Z2E-064", "FH-ENEMY-18", "FH-ENEMY-20")
def two_kinds_and_the_runners_second_action() -> Account:
    table = scene().put("wayne", "A").put("runner", "C", 2).put("walker", "B").put("fatty", "D")
    return tell(table.activation())


@PLAYS.of("FH-SKILL-17", "Z2E-054")
def hit_and_run_after_a_shot() -> Account:
    table = alone("wayne", "mossberg-500").skills("wayne", "hit-and-run").put("walker", "B")
    return tell(table.turn("wayne")).dice(6, 6).play("fire:mossberg-500>B", "move:B")


@PLAYS.of("FH-CAMP-02", "FH-CAMP-03", "FH-CAMP-04")
def points_for_orange_and_for_red() -> Account:
    story = tell(scene().put("wayne", "A").gains("wayne", 43))
    while story.table.options[0] != "done":
        story.play(story.table.options[-1])
    return story


@PLAYS.of("FH-LIGHT-01", "FH-LIGHT-04", "FH-LIGHT-11", "FH-NIGHT-02", "FH-NIGHT-03")
def a_light_for_a_shot_by_night() -> Account:
    table = alone("karl", "mossberg-500", hour=MIDNIGHT).pack("karl", "flashlight")
    table.put("walker", "B", 2)
    story = tell(table.turn("karl")).dice(3, 6).play("fire:mossberg-500>B", "say:light")
    return story.play("light:0.0", "light-off")


@PLAYS.of("FH-CLOCK-01", "FH-LIGHT-11", "FH-NIGHT-01", "Z2E-009")
def day_breaks_and_lights_go_out() -> Account:
    table = alone("karl", hour=6).pack("karl", "flashlight").noise("A", 2)
    set_beam(table.state, table.who("karl"), table.zone("B"))
    return tell(table.end_phase())


@PLAYS.of("FH-CAMP-04", "FH-CAMP-03", "FH-CAMP-02", "FH-CAMP-13")
def a_second_campaign_skill_is_added_to_the_first() -> Account:
    table = scene().put("wayne", "A").start(Rest())
    gain_cxp(table.game, table.who("wayne"), 2)
    story = tell(table.changed()).play("campaign-skill:hoard")
    gain_cxp(table.game, table.who("wayne"), 20)
    table.changed()
    return story.look()


def at_the_wheel(zone: str = "B", *names: str) -> Scene:
    """Karl drives a car, others sit beside and behind him."""
    table = with_car(STREET).put("pimpmobile", zone).put("karl", zone)
    table.ride("karl", "pimpmobile", driver=True)
    for name in names:
        table.put(name, zone).ride(name, "pimpmobile")
    return table


@PLAYS.of("FH-CAR-15", "Z2E-080", "Z2E-081")
def a_slow_drive_into_zombies_and_a_fast_one_through_them() -> Account:
    table = at_the_wheel("B", "riley").put("walker", "A", 2).put("walker", "D", 2)
    story = tell(table.turn("karl")).play("drive:pimpmobile>A")
    return story.play("drive-fast:pimpmobile>B>C")


@PLAYS.of("FH-CAR-15", "Z2E-080", "Z2E-081")
def a_fast_drive_hits_whoever_is_in_both_zones() -> Account:
    table = at_the_wheel("A").put("walker", "B").put("runner", "C").put("walker", "D", 3)
    story = tell(table.turn("karl"))
    return story.dice(1, 6, 6).dice(2, 5, 4).play("drive-fast:pimpmobile>B>C")


@PLAYS.of("FHR-24", "Z-SEARCH-03", "Z2E-083", "FH-OBJ-02", "FHR-12")
def two_cars_of_which_one_is_searched() -> Account:
    table = mission("M4").clear().put("karl", "2.0").put("riley", "2.0")
    release(table.state, 0)
    story = tell(table.cards(table.copies("golden-kukri")[0]).turn("karl"))
    return story.play("search-car:pimpmobile", "say:discard")


@PLAYS.of("FH-SKILL-17", "Z2E-079", "Z2E-081")
def nobody_runs_after_a_car_has_hit() -> Account:
    table = at_the_wheel("A").skills("karl", "hit-and-run", only=True).put("walker", "C")
    return tell(table.turn("karl")).dice(6, 6, 6).play("drive-fast:pimpmobile>B>C")


@PLAYS.of("Z-SPAWN-09", "FH-SHOOT-02", "Z-XP-10")
def walkers_alone_act_once_more() -> Account:
    table = scene().put("wayne", "A").put("walker", "B").put("shooter", "D").put("walker", "D", 2)
    table.put("runner", "E").put("walker", "A").experience("wayne", 7)
    return tell(table.spawn("C").cards(77).spawning())


def runners(points: int) -> Account:
    """A card lets them act once more, at this many points of a survivor."""
    table = scene().put("wayne", "A").put("runner", "D").put("walker", "C")
    return tell(table.experience("wayne", points).spawn("E").cards(80).spawning())


@PLAYS.of("Z-SPAWN-09", "Z-XP-10")
def runners_do_not_act_again_below_yellow() -> Account:
    return runners(6)


@PLAYS.of("Z-SPAWN-09", "Z-XP-10", "FH-RUN-03")
def runners_act_again_from_yellow_on_with_both_actions() -> Account:
    return runners(7)


@pytest.mark.parametrize("name", PLAYS.params())
def test_a_play_is_told_as_it_is_written(name: str) -> None:
    assert PLAYS.now(name) == PLAYS.written()[name]


def test_nothing_is_written_of_plays_that_are_no_more() -> None:
    assert [*PLAYS.written()] == [*PLAYS.plays]
