"""Doors and the buildings behind them (FH-DOOR, Z2E-042, Z2E-049 to 052)."""

import pytest

from shambler.games.zombicide.core.board_setup import Start
from shambler.games.zombicide.hendrix import RULES
from shambler.games.zombicide.systems.buildings.building_state import change_buildings
from shambler.games.zombicide.systems.buildings.buildings import building_masks
from shambler.games.zombicide.systems.noise.noise import noise_in
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.hendrix.boards import HOUSE, TWO_HOUSES, scene


def noise_at(table: Scene, zone: str) -> int:
    """The noise tokens of a zone."""
    return noise_in(table.game.state)[table.zone(zone)]


@rule("FH-DOOR-08", "Z2E-042")
def test_a_door_needs_a_tool_in_hand_and_an_action_and_no_roll() -> None:
    table = scene(TWO_HOUSES).put("wayne", "C").pack("wayne", "crowbar").turn("wayne")
    assert table.blocked("open:0.1-0.2") == "FH-DOOR-08"
    assert not table.offers("move:B")
    table.equip("wayne", "fire-axe").turn("wayne")
    assert table.cost_of("open:0.1-0.2") == 1
    table.cards(77).play("open:0.1-0.2")
    assert table.offers("move:B")


@rule("FH-DOOR-09")
def test_an_open_door_stays_open() -> None:
    table = scene(TWO_HOUSES).put("wayne", "C").equip("wayne", "crowbar").turn("wayne")
    table.cards(77).play("open:0.1-0.2")
    assert not [key for key in table.options if key.startswith("close")]
    assert not table.offers("open:B-C")
    assert not table.is_closed("B", "C")
    assert table.is_closed("C", "D")


@rule("Z2E-026", "Z2E-037")
def test_a_noisy_tool_is_heard_once_and_a_silent_one_is_preferred() -> None:
    loud = scene(TWO_HOUSES).put("wayne", "C").equip("wayne", "fire-axe").turn("wayne")
    loud.cards(77).play("open:0.1-0.2")
    assert noise_at(loud, "C") == 1
    both = scene(TWO_HOUSES).put("wayne", "C").equip("wayne", "fire-axe", "crowbar").turn("wayne")
    both.cards(77).play("open:0.1-0.2")
    assert noise_at(both, "C") == 0


@rule("Z2E-049")
def test_a_building_is_the_rooms_that_hang_together_without_doors() -> None:
    board = scene(TWO_HOUSES).game.world.board
    rooms = [
        {board.zones[z].name for z in range(5) if mask >> z & 1} for mask in building_masks(board)
    ]
    assert rooms == [{"0.0", "0.1"}, {"0.3", "0.4"}]


@rule("Z2E-050", "FH-DOOR-10")
def test_the_first_door_fills_each_dark_zone_in_an_order_the_players_choose() -> None:
    table = scene(HOUSE).put("wayne", "B").equip("wayne", "crowbar").turn("wayne")
    table.play("open:0.1-0.2").asks("building-order", "zone:0.3", "zone:0.4")
    table.cards(44, 56).play("zone:E")  # four walkers, then two runners
    assert (table.enemies("E"), table.enemies("D"), table.enemies("C")) == (
        {"walker": 4},
        {"runner": 2},
        {},
    )
    table.put("karl", "F").equip("karl", "fire-axe").turn("karl").play("open:0.4-0.5").asks("turn")
    assert table.enemies("E") == {"walker": 4}


@rule("Z2E-051")
def test_an_extra_activation_places_nobody_in_the_building() -> None:
    table = scene(HOUSE).put("wayne", "B").equip("wayne", "crowbar").put("walker", "A")
    table.experience("wayne", 7).turn("wayne").play("open:0.1-0.2")
    table.cards(77, 56).play("zone:D")
    assert table.enemies("D") == {}
    assert table.enemies("B") == {"walker": 1}  # it came for Wayne


@rule("Z2E-052")
def test_a_building_where_survivors_start_is_never_filled() -> None:
    table = scene(HOUSE, start=(Start(zone="0.2"),)).put("wayne", "C").equip("wayne", "crowbar")
    table.turn("wayne").play("open:0.1-0.2")
    assert (table.enemies("D"), table.enemies("E")) == ({}, {})
    assert table.offers("move:B")


@rule("Z2E-007")
def test_all_printed_doors_are_closed_at_the_start() -> None:
    table = scene(HOUSE)
    assert table.is_closed("B", "C")
    assert table.is_closed("E", "F")
    assert not table.is_closed("C", "D")


@rule("FHR-10", "Z2E-051", "FH-SHOOT-01", "FHR-11")
def test_tricky_09_a_rush_with_the_symbol_while_a_building_is_opened() -> None:
    """Shots, zombies, Shooters, the rush of the placed; then the next Dark Zone."""
    board = "\n~A   :~B   +dC   :dD\n"
    table = scene(board).put("wayne", "B").equip("wayne", "crowbar").put("karl", "A")
    table.put("shooter", "A").put("walker", "A").turn("wayne").play("open:B-C")
    table.asks("building-order", "zone:C", "zone:D").cards(46, 44).play("zone:C")
    # One shot at each zone with survivors; two walkers rush out of C, their Shooter stays.
    assert (table.wounds("wayne"), table.wounds("karl")) == (1, 1)
    assert (table.enemies("C"), table.enemies("B")) == ({"shooter": 1}, {"walker": 2})
    assert table.enemies("A") == {"shooter": 1, "walker": 1}  # there is one already
    assert table.enemies("D") == {"walker": 4}
    table.asks("turn")


@rule("FH-KO-11", "FHR-10", "Z2E-051")
def test_tricky_09_a_knock_out_by_the_shots_ends_the_turn_and_not_the_spawning() -> None:
    table = (
        scene(HOUSE).put("wayne", "B").equip("wayne", "crowbar").put("karl", "F").hurt("wayne", 2)
    )
    table.put("shooter", "A").turn("wayne").play("open:B-C")
    table.cards(46, 56).play("zone:E")
    assert table.where("wayne") == ""
    assert table.enemies("D") == {"runner": 2}
    assert table.enemies("E") == {"walker": 2}  # nobody is seen: they heard Karl outside
    table.asks("rest")  # his turn is over


@rule("Z2E-050")
def test_the_danger_level_of_the_moment_counts_and_lit_rooms_stay_empty() -> None:
    table = scene(HOUSE).put("wayne", "B").equip("wayne", "crowbar").experience("wayne", 7)
    table.turn("wayne").play("open:B-C").cards(44, 56).play("zone:D")
    assert [table.enemies(zone) for zone in "CDE"] == [{}, {"walker": 6}, {"runner": 3}]


@rule("Z2E-051", "Z2E-071")
def test_a_rush_in_a_building_moves_at_once_and_then_the_next_zone_is_filled() -> None:
    table = scene(HOUSE).put("wayne", "B").equip("wayne", "crowbar").turn("wayne")
    table.play("open:B-C").cards(48, 50).play("zone:E")
    assert [table.enemies(zone) for zone in "CDE"] == [{}, {"walker": 4, "fatty": 2}, {}]


@rule("Z2E-042", "FH-DOOR-08")
def test_a_door_that_the_mission_keeps_shut_needs_its_condition() -> None:
    table = scene(TWO_HOUSES).put("wayne", "C").equip("wayne", "crowbar")
    opening = table.game.world.board.openings_between(table.zone("B"), table.zone("C"))[0]
    change_buildings(table.state, barred=1 << opening)
    table.turn("wayne")
    assert table.blocked("open:B-C") == "Z2E-042"
    assert table.offers("open:C-D")


@rule("Z2E-049", "Z2E-050")
def test_a_closed_door_inside_splits_a_building() -> None:
    board = "\n~A   +dB   +dC\n"
    table = scene(board).put("wayne", "A").equip("wayne", "crowbar").turn("wayne")
    table.cards(43).play("open:A-B")
    assert (table.enemies("B"), table.enemies("C")) == ({"walker": 3}, {})
    table.clear().play("move:B").cards(44).play("open:B-C")
    assert (table.enemies("B"), table.enemies("C")) == ({}, {"walker": 4})


@rule("Z2E-052")
def test_penny_alone_does_not_keep_a_building_from_being_filled() -> None:
    table = scene(HOUSE).put("wayne", "B").equip("wayne", "crowbar").put("penny", "C").turn("wayne")
    table.play("open:B-C").asks("building-order")


@rule("FH-DOOR-08", "Z2E-042")
@pytest.mark.parametrize(
    ("card", "noise"),
    [("crowbar", 0), ("fire-axe", 1), ("chainsaw", 1), ("tactical-halligan", 0),
     ("tactical-tomahawk", 1), ("siege-hammer", 1)],
)  # fmt: skip
def test_which_cards_open_doors_and_how_loud(card: str, noise: int) -> None:
    table = scene(TWO_HOUSES).put("wayne", "C").equip("wayne", card).turn("wayne")
    table.cards(77).play("open:B-C")
    assert noise_at(table, "C") == noise
    tools = {key for key, sheet in RULES.content.cards.items()
             if any(ability.name == "opens-doors" for ability in sheet.abilities)}  # fmt: skip
    assert tools == {"crowbar", "fire-axe", "fire-axe-advanced", "chainsaw", "tactical-halligan",
                     "tactical-tomahawk", "siege-hammer"}  # fmt: skip
