"""Doors and the buildings behind them (FH-DOOR, Z2E-042, Z2E-049 to 052)."""

from shambler.games.zombicide.core.board_setup import Start
from shambler.games.zombicide.systems.buildings.buildings import building_masks
from shambler.games.zombicide.systems.noise.noise import noise_in
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.hendrix.boards import HOUSE, TWO_HOUSES, scene


def noise(table: Scene, zone: str) -> int:
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
    assert not table.is_closed("B", "C")
    assert table.is_closed("C", "D")


@rule("Z2E-026", "Z2E-037")
def test_a_noisy_tool_is_heard_once_and_a_silent_one_is_preferred() -> None:
    loud = scene(TWO_HOUSES).put("wayne", "C").equip("wayne", "fire-axe").turn("wayne")
    loud.cards(77).play("open:0.1-0.2")
    assert noise(loud, "C") == 1
    both = scene(TWO_HOUSES).put("wayne", "C").equip("wayne", "fire-axe", "crowbar").turn("wayne")
    both.cards(77).play("open:0.1-0.2")
    assert noise(both, "C") == 0


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
    table.put("karl", "F").equip("karl", "fire-axe").turn("karl").play("open:0.4-0.5")
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
