"""Cards across doors, barred and one-sided doors (FH-OBJ-09, 11, 12, FH-M3-05 to FH-M6-06)."""

import pytest

from shambler.games.zombicide.core.events import DoorOpened, EnemiesSpawned
from shambler.games.zombicide.systems.story.events import CardRead, CardRefused
from shambler.games.zombicide.systems.story.story_state import change_story
from shambler.testing import rule
from tests.rules.hendrix.boards import mission


@rule("FH-OBJ-09", "FH-OBJ-12")
def test_a_card_across_a_door_is_taken_when_it_opens_before_the_building_fills() -> None:
    table = mission("M6").equip("karl", "crowbar").put("karl", "4.5")
    table.turn("karl").play("open:4.4-4.5")
    table.asks("building-order", "zone:4.2", "zone:4.3")
    told = [type(event) for event in table.events]
    assert told.index(DoorOpened) < told.index(CardRead)
    assert table.told(CardRead).passage == 0
    first = next(event for event in table.events if isinstance(event, EnemiesSpawned))
    assert (first.foe, first.count) == (table.foe("runner"), 2)  # those of the card come first
    green = [token for token in table.state.spawns if token.color == "green"]
    assert green[0].active
    assert not table.offers("story:17a")


@rule("FH-OBJ-11", "FHR-16")
def test_a_door_card_that_asks_keeps_its_door_shut_for_the_price_of_the_try() -> None:
    table = mission("M4").equip("karl", "fire-axe").put("karl", "4.5").turn("karl")
    table.play("open:4.4-4.5")
    table.told(CardRefused)
    assert table.is_closed("4.4", "4.5")
    assert table.acting.spent == 1
    assert table.noise_at("4.5") == 1  # the axe was heard
    assert table.blocked("open:4.4-4.5") == "FH-OBJ-11"
    change_story(table.state, words=("CODE",))
    assert table.turn("karl").offers("open:4.4-4.5")


@rule("FH-M4-05")
def test_red_doors_open_from_inside_only() -> None:
    table = mission("M4").equip("karl", "crowbar").put("karl", "4.0").turn("karl")
    assert table.blocked("open:4.0-4.1") == "FH-M4-05"
    table.put("karl", "4.1")
    assert table.turn("karl").offers("open:4.0-4.1")


@pytest.mark.parametrize(
    ("key", "zone", "door"),
    [
        pytest.param("M3", "1.0", "1.0-1.1", marks=pytest.mark.rule("FH-M3-05")),
        pytest.param("M3", "1.5", "1.4-1.5", marks=pytest.mark.rule("FH-M3-05")),
        pytest.param("M5", "2.7", "1.7-2.7", marks=pytest.mark.rule("FH-M5-05")),
    ],
)
def test_some_doors_are_never_opened(key: str, zone: str, door: str) -> None:
    table = mission(key).equip("karl", "crowbar").put("karl", zone).turn("karl")
    assert table.blocked(f"open:{door}") == f"FH-{key}-05"


@rule("FH-M6-06")
def test_the_metal_door_unlocks_the_blue_and_the_green_one() -> None:
    table = mission("M6").equip("karl", "crowbar").equip("riley", "fire-axe")
    table.put("karl", "7.3").turn("karl")
    assert table.blocked("open:7.3-7.4") == "FH-M6-06"
    table.put("riley", "6.5").turn("riley")
    assert table.blocked("open:6.5-7.5") == "FH-M6-06"
    table.put("riley", "4.5").turn("riley").play("open:4.4-4.5")
    assert table.turn("karl").offers("open:7.3-7.4")
    assert table.put("riley", "6.5").turn("riley").offers("open:6.5-7.5")
