"""Police Cars: searched as often as the rules allow, each time until a weapon comes (Z2E-083)."""

from typing import Any

from shambler.games.zombicide.core.board_setup import PlacedMachine
from shambler.games.zombicide.core.events import Searched
from shambler.games.zombicide.hendrix import RULES
from shambler.games.zombicide.missions.escorting import Led
from shambler.games.zombicide.systems.road_cars.car_search import decks_at
from shambler.games.zombicide.systems.road_cars.words import LockedCar
from shambler.games.zombicide.systems.units.units import put_unit
from shambler.kernel.deck import Deck
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.hendrix.boards import scene

LED = Led(objective="penny", rule="FH-PENNY-01")
LOCKED = LockedCar(machine="police-car", rule="FH-M4-06")
ROAD = """
~A   :~B   :~C   :~D   :~E
"""


def road(*special: LockedCar, car: str = "police-car") -> Scene:
    """A street with a car on B, Karl and Riley beside it."""
    cars = (PlacedMachine(type=car, zone="0.1"),)
    told: dict[str, Any] = {"machine": cars, "special": (LED, *special)}
    table = scene(ROAD, **told)
    put_unit(table.state, 0, table.zone("B"))
    return table.put("karl", "B").put("riley", "B")


def draws(table: Scene, *cards: str) -> Scene:
    """These cards come next, one after the other."""
    for card in cards:
        table.cards(table.copies(card)[0])
    return table


@rule("Z2E-083")
def test_cards_are_drawn_until_a_weapon_comes_and_the_rest_is_discarded() -> None:
    table = draws(road(), "water", "flashlight", "katana").turn("karl")
    assert table.cost_of("search-car:police-car") == 1
    table.play("search-car:police-car")
    water, light, katana = (table.copies(card)[0] for card in ("water", "flashlight", "katana"))
    assert {water, light} <= {*table.state.discards}
    assert table.told(Searched).cards == (katana,)
    table.asks("receive", "say:keep", "say:discard").play("say:keep", "card:katana")
    assert table.cards_of("karl") == ["katana"]


@rule("Z2E-083", "Z-SEARCH-03")
def test_it_is_searched_by_each_survivor_in_each_turn_but_once_in_a_turn() -> None:
    table = draws(road(), "katana").turn("karl").play("search-car:police-car", "say:discard")
    assert table.blocked("search-car:police-car") == "Z-SEARCH-03"
    draws(table, "machete").turn("riley").play("search-car:police-car", "say:discard")
    draws(table, "kukri").turn("karl").play("search-car:police-car", "say:discard")
    assert len(table.state.discards) == 3


@rule("Z2E-083", "Z2E-032")
def test_an_event_stops_the_search_and_what_came_before_is_discarded() -> None:
    table = draws(road(), "water", "aaahh").turn("karl").play("search-car:police-car")
    assert table.enemies("B") == {"walker": 1}
    assert table.cards_of("karl") == []
    assert {table.copies("water")[0], table.copies("aaahh")[0]} == {*table.state.discards}
    table.asks("turn")


@rule("Z2E-083")
def test_no_zombie_may_be_there_and_a_locked_car_stays_shut() -> None:
    table = road().put("walker", "B").turn("karl")
    assert table.blocked("search-car:police-car") == "Z-SEARCH-01"
    assert road(LOCKED).turn("karl").blocked("search-car:police-car") == "FH-M4-06"


@rule("Z2E-083")
def test_it_is_searched_from_a_seat_as_well_but_from_no_other_zone() -> None:
    table = draws(road(), "katana").ride("karl", "police-car").turn("karl")
    table.play("search-car:police-car", "say:discard")
    assert not road().put("karl", "C").turn("karl").offers("search-car:police-car")


@rule("Z2E-083", "FHR-24")
def test_a_pimpmobile_without_a_weapon_of_the_mission_is_not_searched() -> None:
    table = road(car="pimpmobile").turn("karl")
    assert table.blocked("search-car:pimpmobile") == "FHR-24"


@rule("Z2E-083", "FHR-29")
def test_a_second_copy_of_a_dual_weapon_comes_along_with_matching_set() -> None:
    table = road().skills("karl", "matching-set")
    draws(table, "machete").turn("karl").play("search-car:police-car", "say:keep")
    table.play("card:machete").asks("receive").play("say:discard")
    assert table.cards_of("karl") == ["machete"]
    assert [table.game.gear(one).id for one in table.state.discards] == ["machete"]


@rule("Z2E-083")
def test_a_deck_that_runs_out_of_weapons_brings_nothing_and_ends() -> None:
    table = road()

    water = table.copies("water")
    first, *others = table.state.stocks
    table.state.removed = (*table.state.removed, *(c for c in first.cards if c not in water))
    table.state.stocks = (Deck(water), *others)
    table.cards(water[0]).cards(water[1]).turn("karl").play("search-car:police-car")
    assert table.told(Searched).cards == ()
    assert {*table.state.discards} == {*water}
    table.asks("turn")


@rule("Z2E-083")
def test_the_deck_is_that_of_the_tiles_the_street_lies_on() -> None:
    found = set()
    for entry in RULES.scenarios():
        world = Scene(RULES, entry.key).game.world
        for zone in world.board.zones:
            if not zone.inside:
                military = {int(tile[:-1]) >= 16 for tile in zone.tiles}
                decks = {"military" if one else "advanced" for one in military}
                assert {*decks_at(world, zone.index)} == decks
                found.add(frozenset(decks))
    assert len(found) == 3  # streets on core tiles, on military tiles, on both
