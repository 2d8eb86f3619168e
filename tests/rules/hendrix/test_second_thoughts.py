"""Rules once more, where they speak of each, of the other, or of nothing else."""

from typing import Any

import pytest

from shambler.games.zombicide.core.board_setup import PlacedMachine
from shambler.games.zombicide.core.leaving import LeaveBoard
from shambler.games.zombicide.core.spawning import CardForZone
from shambler.games.zombicide.core.turn import Turn
from shambler.games.zombicide.hendrix import RULES
from shambler.games.zombicide.systems.escort.escort import NOBODY, leader_in
from shambler.games.zombicide.systems.knockout.knockout import FallenState, fall, fallen_in
from shambler.games.zombicide.systems.night.night_state import night_in, set_beam
from shambler.games.zombicide.systems.road_cars.road_cars import release
from shambler.games.zombicide.systems.road_cars.words import LockedCar
from shambler.games.zombicide.systems.sheets.sheets import mark, mark_team
from shambler.games.zombicide.systems.story.closing import StoryEnds
from shambler.games.zombicide.systems.story.conditions import Achieved
from shambler.games.zombicide.systems.story.effects import set_spawn
from shambler.games.zombicide.systems.story.story_state import change_story, story_in
from shambler.games.zombicide.systems.units.units import put_unit
from shambler.kernel.structs import replace
from shambler.testing import rule, some
from shambler.testing.zombicide import Rest, Scene
from shambler.testing.zombicide_blank import NO_STORY, PENNY
from tests.rules.hendrix.boards import HOUSE, MIDNIGHT, TEAM, led_by, mission, scene

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


# -- the fallen and the companion -----------------------------------------------------------------


def lying(table: Scene) -> list[str]:
    """Who lies on the board."""
    return [table.game.world.names[entry.who] for entry in fallen_in(table.state).lying]


@rule("FH-KO-03")
def test_each_of_the_fallen_is_rescued_by_an_action_of_its_own() -> None:
    table = scene().put("karl", "A").put("riley", "A").put("wayne", "A").put("marian", "C")
    for name in ("karl", "riley"):
        fall(table.game, table.who(name))
    table.turn("wayne").play("rescue:riley")
    assert lying(table) == ["karl"]
    table.play("rescue:karl")
    assert fallen_in(table.state).rescued == (table.who("riley"), table.who("karl"))
    assert (lying(table), table.acting.spent) == ([], 2)


@rule("FH-KO-04", "FH-KO-02")
def test_those_who_died_in_earlier_rounds_stay_dead() -> None:
    table = scene().put("karl", "A").put("riley", "B").put("wayne", "E")
    fall(table.game, table.who("karl"))
    table.end_phase()
    fall(table.game, table.who("riley"))
    table.end_phase()
    assert (fallen_in(table.state).dead, lying(table)) == ((table.who("karl"),), ["riley"])
    table.end_phase()
    assert fallen_in(table.state).dead == (table.who("karl"), table.who("riley"))


@rule("FH-PENNY-05")
def test_penny_leaves_the_board_with_her_leader_and_with_nobody_else() -> None:
    way_out = replace(NO_STORY.aim, exits=("0.0",))
    for name, gone in (("karl", True), ("wayne", False)):
        table = led_by(scene(story=replace(NO_STORY, aim=way_out)), "karl", "A")
        table.put("wayne", "A").put("riley", "C")
        who = table.who(name)
        table.start(Turn(who), LeaveBoard(who), Rest()).play("end", "say:leave")
        assert table.where("penny") == ("" if gone else "A")


@rule("FH-PENNY-05", "Z2E-090")
def test_penny_is_taken_along_with_zombies_around_for_one_action() -> None:
    table = scene().put("penny", "A").put("karl", "A").put("walker", "A", 2).turn("karl")
    assert table.cost_of("take-along:penny") == 1
    table.play("take-along:penny")
    assert leader_in(table.state) == table.who("karl")


@rule("Z2E-090", "FH-PENNY-05")
def test_whoever_trades_with_her_leader_may_take_penny_over() -> None:
    table = led_by(scene(), "karl", "A").put("wayne", "A").put("riley", "A")
    table.equip("wayne", "machete").turn("wayne").play("trade:karl")
    while table.game.decision is not None and table.game.decision.kind != "hand-over":
        table.play("done")
    table.play("say:hand-over")
    assert leader_in(table.state) == table.who("wayne")
    table.equip("karl", "machete").turn("riley").play("trade:karl")
    while table.game.decision is not None and table.game.decision.kind not in ("turn", "hand-over"):
        table.play("done")
    table.asks("turn")  # neither of them leads her
    assert leader_in(table.state) == table.who("wayne")


# -- shooters, breaks, darkness ----------------------------------------------------------------


@rule("FHR-11")
def test_in_a_rush_with_the_symbol_those_who_stood_there_before_stay() -> None:
    table = scene().put("karl", "A").put("walker", "E", 2).cards(46)
    table.start(CardForZone(table.zone("E")), Rest())
    assert table.enemies("D") == {"walker": 2}
    assert table.enemies("E") == {"walker": 2, "shooter": 1}


@rule("FH-SKILL-06")
def test_breaks_are_ignored_by_each_who_can_once_per_round() -> None:
    table = scene().put("fatty", "A", 9)
    for name in ("javier", "michelle"):
        table.put(name, "A").equip(name, "kukri").skills(name, "ignore-1-break")
    for name in ("javier", "michelle"):
        table.turn(name).dice(2, 2, 1, 2).play("all-out:melee:kukri>A").play("mend:skill")
        assert table.cards_of(name) == ["kukri"]
    table.turn("javier").dice(2, 2, 1, 2).play("all-out:melee:kukri>A")
    assert (table.cards_of("javier"), table.cards_of("michelle")) == ([], ["kukri"])


@rule("Z2E-085")
def test_blows_in_a_dark_zone_hit_as_ever() -> None:
    table = scene(HOUSE).put("wayne", "D").equip("wayne", "machete").put("walker", "D", 2)
    need = table.game.gear(table.survivor("wayne").hands[0]).weapons[0].accuracy
    table.turn("wayne").dice(need).play("melee:machete>D")
    assert need < 6
    assert table.enemies("D") == {"walker": 1}


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


# -- doors and buildings ---------------------------------------------------------------------


@rule("Z2E-050", "FH-DOOR-10")
def test_a_building_is_filled_from_whichever_side_it_is_opened() -> None:
    table = scene(HOUSE).put("karl", "F").equip("karl", "crowbar").turn("karl").play("open:E-F")
    table.asks("building-order", "zone:D", "zone:E").cards(44, 56).play("zone:E")
    assert (table.enemies("E"), table.enemies("D")) == ({"walker": 4}, {"runner": 2})


@rule("Z2E-050", "FH-DOOR-10", "FH-DOOR-09")
def test_each_building_is_filled_once_however_many_are_opened() -> None:
    table = scene("\n~A   +dB   +~C   +dD   +~E\n").put("karl", "A").equip("karl", "crowbar")
    table.cards(43).turn("karl").play("open:A-B")
    table.clear().put("karl", "C").cards(44).turn("karl").play("open:C-D")
    assert table.enemies("D") == {"walker": 4}
    table.clear().turn("karl").play("open:B-C").asks("turn")
    assert (table.enemies("B"), table.enemies("D")) == ({}, {})


@rule("Z2E-037", "Z2E-026")
@pytest.mark.parametrize(
    ("tools", "noise"),
    [(("fire-axe", "crowbar"), 0), (("crowbar", "fire-axe"), 0), (("fire-axe", "chainsaw"), 1)],
)
def test_a_door_is_opened_silently_by_whoever_holds_a_silent_tool(
    tools: tuple[str, str], noise: int
) -> None:
    table = scene(HOUSE).put("karl", "B").equip("karl", *tools).cards(77, 78)
    table.turn("karl").play("open:B-C", "zone:D")
    assert table.noise_at("B") == noise


# -- sheets ----------------------------------------------------------------------------------


@rule("FH-CAMP-16", "FHR-26")
def test_what_the_team_achieved_in_a_lost_attempt_is_forgotten() -> None:
    places = [{"survivor": name} for name in TEAM]
    table = Scene(RULES, "M2", campaign={"places": places, "marks": ["lindas-call"]})
    table.start(Rest())
    mark_team(table.game, "full-archive")
    table.game.finish((), "out-of-reach", "Z-WIN-03")
    carry = RULES.carry(table.game)
    assert carry is not None
    assert list(carry.sheet["marks"]) == ["lindas-call"]


@rule("FH-KO-07")
def test_all_achievements_of_the_dead_pass_to_the_successor() -> None:
    places = [{"survivor": name, "marks": ["hero", "contaminated"]} for name in TEAM]
    table = Scene(RULES, "M2", campaign={"places": places}).start(Rest())
    table.state.fallen = FallenState(dead=(table.who("karl"),))
    table.survivor("karl").zone, table.survivor("karl").status = -1, 2
    table.start(StoryEnds()).asks("successor").play("successor:elle")
    carry = RULES.carry(table.game)
    assert carry is not None
    assert carry.sheet["places"][1]["survivor"] == "elle"
    assert list(carry.sheet["places"][1]["marks"]) == ["hero", "contaminated"]


# -- pairs, and light for every action ---------------------------------------------------------


@rule("Z2E-035", "FHR-22")
@pytest.mark.parametrize(("other", "more"), [("pattons-45-long-colt", 2), ("machete", 0)])
def test_pattons_guns_help_each_other_and_nothing_else_helps_them(other: str, more: int) -> None:
    table = scene().put("wayne", "A").equip("wayne", "pattons-357-magnum", other)
    table.put("walker", "B", 9)
    dice = table.game.gear(table.survivor("wayne").hands[0]).weapons[0].dice + more
    table.turn("wayne").dice(*[6] * dice).play("fire:pattons-357-magnum>B")
    assert table.enemies("B") == {"walker": 9 - dice}


@rule("FH-LIGHT-05", "FH-LIGHT-12")
def test_the_beam_is_turned_once_before_each_action_free_ones_too() -> None:
    table = scene(hour=MIDNIGHT).put("karl", "B").pack("karl", "flashlight").put("walker", "B")
    set_beam(table.state, table.who("karl"), table.zone("A"))
    table.skills("karl", "shove").turn("karl").play("light:C")
    assert not [key for key in some(table.options) if key.startswith("light:")]
    table.play("skill:shove>A")  # free, and yet an action
    assert [key for key in some(table.options) if key.startswith("light:")]
