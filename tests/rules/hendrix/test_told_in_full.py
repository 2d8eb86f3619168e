"""Fort Hendrix in short plays told in full."""

import pytest

from shambler.games.zombicide.systems.night.night_state import set_beam
from shambler.testing.zombicide import Scene
from tests.rules.hendrix.boards import MIDNIGHT, STREET, scene
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


@pytest.mark.parametrize("name", PLAYS.params())
def test_a_play_is_told_as_it_is_written(name: str) -> None:
    assert PLAYS.now(name) == PLAYS.written()[name]


def test_nothing_is_written_of_plays_that_are_no_more() -> None:
    assert [*PLAYS.written()] == [*PLAYS.plays]
