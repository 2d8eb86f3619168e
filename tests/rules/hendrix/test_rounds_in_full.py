"""Whole turns, phases and searches with everybody around (Z2E-009, Z2E-036, Z2E-063 ff.)."""

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.round import Round
from shambler.games.zombicide.hendrix import RULES
from shambler.games.zombicide.hendrix.setup import MissionBegins
from shambler.games.zombicide.missions.goals import ReachLevel
from shambler.games.zombicide.systems.night.night_state import night_in
from shambler.games.zombicide.systems.reloading.reload_state import set_unloaded, unloaded_in
from shambler.games.zombicide.systems.sheets.sheet_state import sheet_of
from shambler.games.zombicide.systems.sheets.sheets import mark
from shambler.games.zombicide.systems.story import effects as fx
from shambler.games.zombicide.systems.story.conditions import HasWord
from shambler.games.zombicide.systems.story.story_state import story_in
from shambler.kernel.deck import Deck
from shambler.testing import rule, some
from shambler.testing.zombicide import Rest, Scene
from tests.rules.hendrix.boards import (
    HOUSE,
    MIDNIGHT,
    TEAM,
    card,
    led_by,
    mission,
    scene,
    story,
)


def at(table: Scene) -> dict[str, dict[str, int]]:
    """Where zombies stand, by label."""
    labels = table.game.world.board.plan.labels
    return {label: table.enemies(label) for label in labels if table.enemies(label)}


# -- zombies act ---------------------------------------------------------------------------------


@rule(
    "Z2E-063", "Z2E-064", "Z2E-068", "Z-ACTIV-01", "Z-ATTACK-01", "Z-ATTACK-04", "Z-ATTACK-05",
    "Z-ENEMY-02", "FH-RUN-03", "Z-EMOVE-01", "FH-ENEMY-16", "FH-ENEMY-17", "FH-ENEMY-18",
)  # fmt: skip
def test_a_whole_activation_with_two_battles_and_some_who_come() -> None:
    table = scene().put("karl", "B").put("riley", "B").put("wayne", "D")
    table.put("walker", "B", 2).put("runner", "B").put("fatty", "D").put("runner", "E")
    table.put("walker", "C", 2).activation()
    table.asks("assign-attack", "take:karl", "take:riley")
    assert table.wounds("wayne") == 0  # zone by zone
    table.play("take:karl", "take:riley", "take:riley")
    assert table.wounds("wayne") == 1  # of the fatty
    table.asks("assign-attack", "take:karl", "take:riley").play("take:karl").asks("rest")
    # Those in C saw both zones, and B was the louder one. The runners acted twice.
    assert at(table) == {"B": {"walker": 4, "runner": 1}, "D": {"fatty": 1, "runner": 1}}
    assert [table.wounds(name) for name in ("karl", "riley", "wayne")] == [2, 2, 2]


@rule("Z2E-065", "Z2E-066", "Z2E-067", "FH-EMOVE-06", "FH-NOISE-07", "Z-EMOVE-11", "Z2E-039")
def test_each_zone_of_zombies_goes_its_own_way_by_what_it_sees_and_hears() -> None:
    board = (
        "\n~A   :~B   :~C   :~D   :~E\n----- ----- ..... ----- -----\n~F   |~G   :~H   |~I   |~J\n"
    )
    table = led_by(scene(board), "karl", "A").put("wayne", "E").noise("E", 1).noise("H", 3)
    table.put("walker", "C", 2).put("fatty", "C", 2).put("runner", "G", 1).activation()
    # A and E are equally loud for those in C; G sees H, where nobody stands: loudest of all.
    assert table.enemies("B") == {"walker": 1, "fatty": 1}
    assert table.enemies("D") == {"walker": 1, "fatty": 1}
    assert table.enemies("H") == {"runner": 1}


@rule(
    "Z2E-069",
    "Z-SPAWN-01",
    "Z-SPAWN-08",
    "FH-SPAWN-04",
    "Z2E-061",
    "Z2E-070",
    "Z-SPAWN-06",
    "FH-SETUP-03",
    "Z2E-072",
    "Z-XP-10",
)
def test_a_spawn_step_with_several_zones_one_of_them_asleep() -> None:
    board = (
        "\n~A   |~B   |~C\n----- ----- -----\n~D   |~E   |~F\n----- ----- -----\n~G   |~H   |~I\n"
    )
    table = scene(board).put("karl", "E").put("wayne", "E").experience("wayne", 7)
    table.spawn("A").spawn("C").spawn("I", "blue", active=False).spawn("G", "green")
    table.state.first_spawn = table.zone("C")
    table.cards(43, 50, 56).spawning()
    assert at(table) == {"C": {"walker": 5}, "G": {"fatty": 3}, "A": {"runner": 3}}
    assert table.state.enemy_discards == (43, 50, 56)


@rule("Z2E-069", "Z-SPAWN-05", "Z2E-072")
def test_the_last_zombie_card_is_drawn_before_the_discards_are_shuffled() -> None:
    table = scene("\n~A   |~D   |~E\n").put("karl", "A").spawn("E").spawn("D")
    table.state.first_spawn = table.zone("E")
    rest = tuple(number for number in range(41, 81) if number != 43)
    table.state.enemy_discards, table.state.enemy_deck = rest, Deck((43,))
    table.cards(43, 50).spawning()
    assert at(table) == {"E": {"walker": 3}, "D": {"fatty": 2}}
    assert sorted(table.state.enemy_deck.cards) == [n for n in range(41, 81) if n != 50]
    assert table.state.enemy_discards == (50,)


@rule("Z2E-075", "Z-MINI-01", "FH-SHOOT-02", "Z2E-069")
def test_what_is_left_comes_then_all_of_that_type_act_once_everywhere() -> None:
    table = scene().put("karl", "A").put("fatty", "C", 15).put("walker", "C").spawn("E")
    table.cards(50).spawning()
    assert at(table) == {"B": {"fatty": 15}, "C": {"walker": 1}, "D": {"fatty": 1}}
    assert table.state.pool[table.foe("fatty")] == 0


# -- the round -----------------------------------------------------------------------------------


@rule(
    "Z2E-009", "Z2E-010", "Z2E-012", "Z-ROUND-01", "Z-ROUND-02", "Z-ROUND-05", "Z-ROUND-07",
    "Z-ROUND-08", "FH-CLOCK-01", "FH-CLOCK-02", "Z2E-038", "FH-SETUP-05",
    "Z-OVER-02", "Z2E-001",
)  # fmt: skip
def test_two_rounds_around_the_table() -> None:
    table = scene(seats=3, hour=17)
    for name in TEAM:
        table.put(name, "A")
    table.equip("javier", "sawed-off")
    set_unloaded(table.state, (table.survivor("javier").hands[0],))
    table.state.first_player = 2
    table.start(Round())
    for seats in ((2,), (0,), (1,)):
        table.asks("activate", seats=seats).play(table.options[1], "noise", "end", "end")
    # The second round: the clock went round the table, and everything is quiet and loaded.
    assert (table.state.round, night_in(table.state).hour) == (2, 18)
    assert (table.noise_at("A"), unloaded_in(table.state)) == (0, ())
    assert table.state.first_player == 0
    for seats in ((0,), (1,), (2,)):
        table.asks("activate", seats=seats)
        assert len(table.options) == 2
        table.play(table.options[0], "end", "end")
    assert (table.state.round, night_in(table.state).hour) == (3, 19)
    assert table.state.first_player == 1


@rule("Z2E-011", "Z-ROUND-03", "Z-ROUND-04", "Z-ACT-05", "Z2E-048", "Z2E-047", "Z-ACT-04")
def test_a_turn_of_three_actions_in_which_others_stay_as_they_are() -> None:
    table = scene().put("karl", "A").put("riley", "A").pack("karl", "water").turn("karl")
    table.play("noise", "noise", "noise")
    assert (table.noise_at("A"), table.actions_left) == (3, 0)
    assert table.blocked("noise") == "Z-ROUND-03"
    table.play("end").asks("rest")
    assert table.turn("riley").actions_left == 3
    table.play("end").asks("rest")
    assert table.noise_at("A") == 3


@rule("Z2E-040", "Z-MOVE-02", "Z-MOVE-03", "Z-MOV-01", "Z2E-019", "Z-SKILL-15")
@pytest.mark.parametrize(("zombies", "cost"), [(0, 1), (1, 2), (2, 3)])
def test_leaving_costs_one_action_and_one_for_each_zombie_there(zombies: int, cost: int) -> None:
    table = scene().put("karl", "B").put("walker", "C", 3)
    if zombies:
        table.put("fatty", "B", zombies)
    table.turn("karl")
    assert (table.cost_of("move:A"), table.cost_of("move:C")) == (cost, cost)
    assert not table.offers("move:D")
    table.play("move:A")
    assert table.where("karl") == "A"
    full = scene().put("karl", "B").put("walker", "B", 3).turn("karl")
    assert full.blocked("move:A") == "Z-MOVE-02"


@rule("FH-M1-06", "FH-OVER-06")
def test_only_the_first_mission_opens_with_a_zombie_phase() -> None:
    for key in some(RULES.content.missions):
        table = mission(key).clear()
        table.state.spawns = table.state.spawns[:1]
        table.state.first_spawn = table.state.spawns[0].zone
        if key == "M1":
            table.cards(43)
        table.start(MissionBegins(), Rest())
        drawn = [event for event in table.events if isinstance(event, ev.EnemyCardDrawn)]
        assert len(drawn) == (key == "M1"), key


# -- searching, cards, doors ---------------------------------------------------------------------


@rule(
    "Z2E-041",
    "Z-SEARCH-01",
    "Z-SEARCH-02",
    "Z-SEARCH-03",
    "Z2E-031",
    "Z2E-032",
    "FHR-21",
    "FH-SEARCH-09",
    "FHR-13",
)
def test_a_search_with_somebody_else_in_the_room() -> None:
    table = scene(HOUSE).put("wayne", "C").put("riley", "C").pack("riley", "flashlight")
    table.turn("wayne").finds("katana").play("search:advanced", "say:keep", "done")
    assert (table.cards_of("wayne"), table.cards_of("riley")) == (["katana"], ["flashlight"])
    assert table.actions_left == 2
    table.turn("riley").finds("aaahh").play("search:advanced").asks("turn")
    assert (at(table), table.cards_of("riley")) == ({"C": {"walker": 1}}, ["flashlight"])
    assert not table.turn("wayne").offers("search:advanced")  # not beside a zombie


@rule(
    "Z2E-043",
    "Z-TRADE-01",
    "Z-TRADE-02",
    "Z2E-021",
    "Z2E-023",
    "Z-INV-01",
    "Z-TRADE-03",
    "Z-INV-04",
)
def test_a_trade_moves_cards_between_two_and_leaves_a_third_alone() -> None:
    table = scene().put("wayne", "A").put("riley", "A").put("karl", "A").equip("wayne", "kukri")
    table.equip("riley", "katana").equip("karl", "rifle").turn("wayne")
    table.play("trade:riley", "card:katana", "card:none", "card:kukri").asks("turn")
    held = [table.cards_of(name) for name in ("wayne", "riley", "karl")]
    assert held == [["katana"], ["kukri"], ["rifle"]]
    assert table.actions_left == 2


@rule("FH-OBJ-09", "FH-OBJ-03", "FH-OBJ-01", "FH-OBJ-12", "FH-DOOR-09")
def test_each_card_across_a_door_is_taken_when_that_door_is_opened() -> None:
    told = story(
        card("1", fx.GainWord(word="A"), zone="0.0"),
        card("2", fx.GainWord(word="B"), zone="", door=("0.1", "0.2")),
        card("3", fx.GainWord(word="C"), zone="", door=("0.4", "0.5")),
    )
    table = scene(HOUSE, story=told).put("karl", "F").equip("karl", "crowbar").put("wayne", "A")
    table.turn("karl").play("open:E-F").asks("building-order")
    assert story_in(table.state).words == ("C",)  # before anybody comes out
    table.cards(77, 78).play("zone:D").asks("turn")
    table.put("karl", "B").turn("karl").play("open:B-C").asks("turn")
    assert story_in(table.state).words == ("C", "B")
    assert story_in(table.state).gone == 0b110
    table.turn("wayne").play("story:1")
    assert story_in(table.state).words == ("C", "B", "A")


@rule("FH-OBJ-11", "FH-OBJ-08")
def test_a_card_read_before_says_nothing_of_the_others() -> None:
    """Of several cards that ask for something only those that were read are refused."""
    asks = [card(str(n), when=HasWord(word="KEY")) for n in range(1, 4)]
    table = scene(story=story(*asks)).put("karl", "A").turn("karl").play("story:3")
    assert table.blocked("story:3") == "FH-OBJ-11"
    assert (table.offers("story:1"), table.offers("story:2")) == (True, True)
    table.play("story:2")
    assert (table.offers("story:1"), table.offers("story:2")) == (True, False)


# -- sheets ----------------------------------------------------------------------------------------


@rule("FH-SETUP-09", "FH-CAMP-01", "FH-CAMP-12", "Z2E-005")
def test_everybody_has_a_sheet_of_their_own_with_their_own_blue_skill() -> None:
    table = mission("M9").start(Rest())
    before = {name: table.skills_of(name) for name in TEAM}
    assert len({tuple(skills) for skills in before.values()}) == 6
    for name in TEAM:
        sheet = sheet_of(table.state, table.who(name))
        assert (sheet.cxp, sheet.skills, sheet.bonus, sheet.used, sheet.marks) == (0, (), 0, 0, ())
        mark(table.game, table.who(name), "contaminated", 1)
    assert {name: table.skills_of(name) for name in TEAM} == before  # Red is blocked, Blue is not


@rule("FHR-15", "FH-LIGHT-05")
def test_a_beam_lights_the_zone_of_its_survivor_too() -> None:
    table = scene(hour=MIDNIGHT).put("wayne", "A").pack("wayne", "flashlight").put("karl", "E")
    table.equip("karl", "sniper-rifle").turn("wayne").play("light:B")
    sees = table.game.sight_of(table.who("karl"))[table.zone("E")].mask
    assert [zone for zone in "ABCD" if sees >> table.zone(zone) & 1] == ["A", "B", "D"]


@rule("Z2E-013", "Z-WIN-01")
def test_goals_beside_a_story_win_at_once_in_the_middle_of_a_turn() -> None:
    table = scene(goal=(ReachLevel(order=1, level="yellow"),)).put("karl", "A").put("walker", "A")
    for survivor in some(table.state.survivors):
        survivor.level = 1
    table.survivor("karl").level = 0
    table.experience("karl", 6).equip("karl", "machete").turn("karl").asks("turn")
    assert table.outcome is None
    table.dice(6).play("melee:machete>A")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ((0,), "won")
