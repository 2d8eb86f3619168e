"""Rules once more, where they speak of each, of the other, or of nothing else."""

from typing import Any

import pytest

from shambler.games.zombicide.core.board_setup import PlacedMachine
from shambler.games.zombicide.systems.escort.escort import NOBODY
from shambler.games.zombicide.systems.knockout.knockout import fall
from shambler.games.zombicide.systems.night.night_state import night_in, set_beam
from shambler.games.zombicide.systems.road_cars.road_cars import release
from shambler.games.zombicide.systems.road_cars.words import LockedCar
from shambler.games.zombicide.systems.sheets.sheets import mark
from shambler.games.zombicide.systems.story.conditions import Achieved
from shambler.games.zombicide.systems.story.effects import set_spawn
from shambler.games.zombicide.systems.story.story_state import change_story, story_in
from shambler.games.zombicide.systems.units.units import put_unit
from shambler.testing import rule, some
from shambler.testing.zombicide import Scene
from tests.rules.hendrix.boards import MIDNIGHT, PENNY, mission, scene

CAR = PlacedMachine(type="pimpmobile", zone="0.1")


def with_car(board: str, **options: Any) -> Scene:
    """A car on B that nobody has searched."""
    special = (*PENNY["special"], LockedCar(machine="pimpmobile", rule="FH-M4-06"))
    table = scene(board, machine=(CAR,), special=special, **options)
    put_unit(table.state, 0, table.zone("B"))
    release(table.state, 0)
    return table


# -- missions --------------------------------------------------------------------------------


@rule("FH-M1-07")
@pytest.mark.parametrize(
    ("card", "zone"), [("3", "0.0"), ("1", "4.2"), ("2", "4.3"), ("6", "2.8"), ("9", "5.7")]
)
def test_m1_no_card_but_number_7_before_all_have_met(card: str, zone: str) -> None:
    table = mission("M1").clear().put("karl", zone).turn("karl")
    assert table.blocked(f"story:{card}") == "FH-M1-07"
    assert not table.offers(f"story:{card}")


@rule("FH-M5-04")
def test_m5_every_room_of_the_laboratories_burns() -> None:
    rooms = ("0.8", "1.8", "0.7", "1.7")
    table = mission("M5").clear().put("karl", "0.8").equip("karl", "molotov").put("walker", "0.3")
    for room in rooms:
        table.put("runner", room)
    table.turn("karl").play("story:19a", "decide:2")
    assert [table.enemies(room) for room in rooms] == [{}] * 4
    assert table.enemies("0.3") == {"walker": 1}


@rule("FH-M7-08")
def test_m7_after_m6_the_headquarters_are_open_though_the_green_zone_spawns() -> None:
    table = mission("M7").clear()
    set_spawn(table.game, "PG", "active")
    assert table.put("karl", "8.5").turn("karl").offers("story:16")


# -- story cards -----------------------------------------------------------------------------


@rule("FH-OBJ-08", "FH-OBJ-11")
def test_a_card_asks_for_its_own_keyword_and_takes_no_other() -> None:
    table = mission("M3").clear().put("karl", "8.5")
    change_story(table.state, words=("LETTER",))
    table.turn("karl").play("story:19").asks("turn")  # read, and it asks for the badge
    assert table.blocked("story:19") == "FH-OBJ-11"
    change_story(table.state, words=("LETTER", "BADGE"))
    assert table.turn("karl").offers("story:19")


@rule("FH-OBJ-10")
def test_the_whole_team_is_asked_unless_the_card_names_the_taker() -> None:
    table = mission("M3", seats=2).clear().put("karl", "4.1").turn("karl").play("story:9")
    assert table.game.decision is not None and table.game.decision.seats == (0, 1)
    table = mission("M3", seats=2).clear().put("karl", "0.1").turn("karl").play("story:17")
    assert table.game.decision is not None
    assert table.game.decision.seats == (table.game.world.owners[table.who("karl")],)


@rule("FH-CRATE-01", "FH-OBJ-02")
def test_whoever_opens_a_crate_leaves_the_others_closed() -> None:
    table = mission("M2").clear().put("karl", "2.1")
    before = story_in(table.state).crates
    table.cards(table.copies("golden-kukri")[0]).turn("karl").play("crate", "say:discard")
    assert len(before) == 6
    assert story_in(table.state).crates == tuple(z for z in before if z != table.zone("2.1"))


@rule("FH-CAMP-08")
def test_anybodys_achievement_counts_as_long_as_they_are_in_play() -> None:
    table, done = mission("M4").clear(), Achieved(what="contaminated")
    assert not done.holds(table.game, NOBODY)
    mark(table.game, table.who("wayne"), "contaminated", 1)
    assert done.holds(table.game, NOBODY)
    fall(table.game, table.who("wayne"))
    assert not done.holds(table.game, NOBODY)


# -- cars and light --------------------------------------------------------------------------


@rule("Z2E-080")
def test_a_fast_car_does_not_drive_through_a_house() -> None:
    table = with_car("\n~A   :~B   :rC   :~D\n").ride("karl", "pimpmobile", driver=True)
    table.turn("karl")
    assert [key for key in some(table.options) if key.startswith("drive")] == [
        table.key("drive:pimpmobile>A")
    ]


@rule("FHR-24", "Z-SEARCH-03")
def test_a_car_is_no_second_search_of_the_turn() -> None:
    table = with_car("\n~A   :~B   :rC\n").put("karl", "C").finds("water").turn("karl")
    table.play("search:advanced", "say:discard", "move:B")
    assert table.blocked("search-car:pimpmobile") == "Z-SEARCH-03"
    assert not table.offers("search-car:pimpmobile")


@rule("FH-LIGHT-05")
def test_the_beams_of_all_on_board_go_along_with_the_car() -> None:
    table = with_car("\n~A   :~B   :~C\n", hour=MIDNIGHT)
    table.ride("karl", "pimpmobile", driver=True).ride("riley", "pimpmobile")
    for name in ("karl", "riley"):
        table.pack(name, "flashlight")
        set_beam(table.state, table.who(name), table.zone("A"))
    table.turn("karl").play("drive:pimpmobile>C")
    beams = night_in(table.state).beams
    assert [beams[table.who(name)] for name in ("karl", "riley")] == [table.zone("C")] * 2


# -- campaign skills -------------------------------------------------------------------------


@rule("FH-CAMP-14")
def test_two_skills_may_answer_one_card_each_of_them_once() -> None:
    table = scene().put("karl", "B").equip("karl", "rifle").spawn("C")
    table.skills("karl", "sidestep", "combat-reflexes").cards(43).spawning()
    table.asks("answer-spawn", "answer:combat-reflexes.karl", "answer:sidestep.karl", "pass")
    table.play("answer:sidestep.karl", "move:A").asks("rest")  # too far now for the other one
    table = scene().put("karl", "B").equip("karl", "rifle").spawn("C")
    table.skills("karl", "sidestep", "combat-reflexes").cards(43).spawning()
    table.dice(1).play("answer:combat-reflexes.karl")
    table.play(*[key for key in table.options if key.startswith("fire:")][:1])
    table.asks("answer-spawn", "answer:sidestep.karl", "pass").play("answer:sidestep.karl")
    table.play("move:A").asks("rest")


@rule("FH-CAMP-14", "FHR-14")
def test_hold_your_nose_is_for_those_in_the_zone_that_is_clear_whoever_cleared_it() -> None:
    table = scene().put("karl", "A").put("marian", "A").put("riley", "B").put("walker", "A")
    table.put("walker", "C").equip("riley", "rifle")
    table.skills("karl", "hold-your-nose").skills("riley", "hold-your-nose")
    table.dice(6).finds("katana").turn("riley").play("fire:rifle>A").asks("receive")
    assert table.game.decision is not None
    assert table.game.decision.about["who"] == table.who("karl")
    table.play("say:discard").asks("turn")  # neither Marian nor Riley draws
