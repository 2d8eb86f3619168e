"""Cars of the 2nd Edition (Z2E-078 to 083, FHR-24, FH-M4-06)."""

from typing import Any

from shambler.games.zombicide.core.board_setup import PlacedMachine
from shambler.games.zombicide.core.words import Word
from shambler.games.zombicide.missions.escorting import Led
from shambler.games.zombicide.systems.escort.escort import leader_in
from shambler.games.zombicide.systems.road_cars.road_cars import release, road_cars_in
from shambler.games.zombicide.systems.road_cars.words import LockedCar
from shambler.games.zombicide.systems.units.units import put_unit
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.hendrix.boards import led_by, mission, scene

CAR = PlacedMachine(type="pimpmobile", zone="0.1")
LED = Led(objective="penny", rule="FH-PENNY-01")
LOCKED = LockedCar(machine="pimpmobile", rule="FH-M4-06")
ROAD = """
~A   :~B   :~C   :~D   :~E
"""


def road(*special: Word) -> Scene:
    """A street with a car on B that can be used, unless it is locked."""
    told: dict[str, Any] = {"machine": (CAR,), "special": (LED, *special)}
    table = scene(ROAD, **told)
    put_unit(table.state, 0, table.zone("B"))
    return table


@rule("Z2E-079", "Z2E-078")
def test_getting_in_and_out_costs_an_action_and_needs_a_quiet_zone() -> None:
    table = road().put("karl", "B").turn("karl")
    assert table.cost_of("get-in:pimpmobile.driver") == 1
    table.play("get-in:pimpmobile.driver")
    assert table.driver("pimpmobile") == table.who("karl")
    assert table.blocked("move:A") == "Z2E-079"
    table.put("walker", "B")
    assert table.turn("karl").cost_of("get-out:pimpmobile") == 1
    table.put("riley", "B").turn("riley")
    assert table.blocked("get-in:pimpmobile.passenger") == "Z2E-079"


@rule("Z2E-078")
def test_a_car_seats_four_and_the_companion_takes_a_seat() -> None:
    table = led_by(road(), "wayne", "B")
    for name in ("karl", "riley"):
        table.ride(name, "pimpmobile")
    assert table.turn("wayne").offers("get-in:pimpmobile.driver")
    table.ride("javier", "pimpmobile").turn("wayne")
    assert table.blocked("get-in:pimpmobile.driver") == "Z2E-078"
    table.put("marian", "B").turn("marian").play("get-in:pimpmobile.driver")
    table.put("michelle", "B").turn("michelle")
    assert table.blocked("get-in:pimpmobile.passenger") == "Z2E-078"


@rule("Z2E-079")
def test_seats_are_changed_whatever_stands_around() -> None:
    table = road().ride("karl", "pimpmobile", driver=True).ride("riley", "pimpmobile")
    table.put("walker", "B", 3).turn("riley")
    assert not table.offers("change-seat:pimpmobile.driver")
    table.turn("karl").play("change-seat:pimpmobile.passenger")
    assert table.acting.spent == 1
    assert table.turn("riley").offers("change-seat:pimpmobile.driver")


@rule("Z2E-080", "Z2E-081")
def test_a_slow_car_goes_one_zone_and_attacks_nobody() -> None:
    table = road().ride("karl", "pimpmobile", driver=True).ride("riley", "pimpmobile")
    table.put("walker", "B", 2).put("walker", "C", 2).turn("karl").play("drive:pimpmobile>C")
    assert (table.where("karl"), table.where("riley"), table.acting.spent) == ("C", "C", 1)
    assert table.enemies("C") == {"walker": 2}
    assert table.noise_at("B") == table.noise_at("C") == 0
    table.turn("riley")
    assert table.blocked("drive:pimpmobile>D") == "Z2E-080"


@rule("Z2E-080", "Z2E-081")
def test_a_fast_car_goes_two_zones_and_attacks_in_each() -> None:
    table = road().ride("karl", "pimpmobile", driver=True)
    table.put("walker", "C", 4).put("fatty", "D", 1).put("riley", "D").turn("karl")
    fast = [key for key in table.options if key.startswith("drive-fast")]
    assert fast == [table.key("drive-fast:pimpmobile>C>D")]  # never back
    table.dice(4, 3, 6).dice(1, 5, 4).play("drive-fast:pimpmobile>C>D")
    while table.options and table.options[0].startswith("hit:"):
        table.play(table.options[0])
    assert table.enemies("C") == {"walker": 2}
    assert table.enemies("D") == {}
    assert table.wounds("riley") == 2  # the miss, with the damage of the car
    assert table.wounds("karl") == 0
    assert table.survivor("karl").experience == 3


@rule("Z2E-081")
def test_a_fast_car_attacks_no_zone_that_holds_survivors_alone() -> None:
    table = road().ride("karl", "pimpmobile", driver=True).put("riley", "C")
    table.turn("karl").play("drive-fast:pimpmobile>C>D")
    assert table.wounds("riley") == 0


@rule("Z2E-081")
def test_skills_do_not_help_a_car() -> None:
    table = road().ride("karl", "pimpmobile", driver=True).put("walker", "C", 5)
    table.skills("karl", "plus-1-die-combat", "plus-1-to-dice-roll-combat")
    table.dice(4, 3, 3).turn("karl").play("drive-fast:pimpmobile>C>D")
    assert table.enemies("C") == {"walker": 4}


@rule("Z2E-082")
def test_those_in_a_car_are_attacked_as_ever() -> None:
    table = road().ride("karl", "pimpmobile", driver=True).put("walker", "C", 2)
    table.turn("karl").play("drive:pimpmobile>C")
    table.activation()
    assert table.wounds("karl") == 2
    assert table.where("pimpmobile") == "C"


@rule("FH-M4-06", "FH-CAR-15")
def test_a_locked_car_is_neither_driven_nor_searched_until_it_is_released() -> None:
    table = mission("M4").put("karl", "2.0").turn("karl")
    assert table.blocked("search-car:pimpmobile") == "FH-M4-06"
    table.play("get-in:pimpmobile.driver")
    assert table.blocked("drive:pimpmobile>1.0") == "FH-M4-06"
    release(table.state, 0)
    table.turn("karl")
    assert table.offers("drive:pimpmobile>1.0")
    assert table.offers("search-car:pimpmobile")


@rule("FHR-24", "Z2E-083")
def test_one_search_of_the_released_car_gives_a_pimpweapon_once() -> None:
    table = road(LOCKED).put("karl", "B").put("riley", "B")
    release(table.state, 0)
    table.cards(table.copies("golden-kukri")[0]).turn("karl").play("search-car:pimpmobile")
    table.play("say:keep", "card:golden-kukri")
    assert "golden-kukri" in table.cards_of("karl")
    assert table.turn("riley").blocked("search-car:pimpmobile") == "FHR-24"
    assert road_cars_in(table.state).searched == 1


def hands_over(table: Scene, name: str, other: str) -> Scene:
    """Two survivors trade, and Penny changes sides."""
    table.turn(name).play(f"trade:{other}")
    while table.game.decision is not None and table.game.decision.kind != "hand-over":
        table.play("done")
    return table.play("say:hand-over")


@rule("Z2E-088", "Z2E-090")
def test_penny_gets_out_to_a_new_leader_on_foot_and_in_to_one_in_the_car() -> None:
    table = led_by(road(), "wayne", "B").put("karl", "B").equip("karl", "machete")
    table.turn("wayne").play("get-in:pimpmobile.driver")
    hands_over(table, "karl", "wayne")
    assert (leader_in(table.state), table.car("penny")) == (table.who("karl"), -1)
    table.turn("karl").play("move:A")
    assert (table.where("penny"), table.where("pimpmobile")) == ("A", "B")
    table.turn("karl").play("move:B")
    hands_over(table, "karl", "wayne")
    assert (leader_in(table.state), table.car("penny")) == (table.who("wayne"), 0)
    table.turn("wayne").play("drive:pimpmobile>C")
    assert table.where("penny") == "C"


@rule("Z2E-078", "Z2E-090")
def test_nobody_in_a_full_car_takes_penny_over() -> None:
    table = led_by(road(), "wayne", "B").equip("wayne", "machete")
    for name in ("karl", "riley", "marian", "michelle"):
        table.ride(name, "pimpmobile", driver=name == "karl")
    table.turn("wayne").play("trade:karl")
    while table.game.decision is not None and table.game.decision.kind not in ("turn", "hand-over"):
        table.play("done")
    table.asks("turn")
    assert (leader_in(table.state), table.car("penny")) == (table.who("wayne"), -1)


@rule("FH-KO-11", "Z2E-088", "FH-PENNY-05")
def test_penny_keeps_her_seat_when_somebody_else_in_the_car_falls() -> None:
    table = led_by(road(), "wayne", "B").put("karl", "B").turn("wayne")
    table.play("get-in:pimpmobile.driver").turn("karl").play("get-in:pimpmobile.passenger")
    table.hurt("karl", 2).put("walker", "B").activation().play("take:karl")
    assert (table.car("karl"), table.car("penny"), table.car("wayne")) == (-1, 0, 0)
    table.clear("B").turn("wayne").play("drive:pimpmobile>C")
    assert table.where("penny") == "C"


@rule("Z2E-088", "FH-PENNY-05", "FH-KO-11")
def test_tricky_16_the_companion_rides_along_and_stays_when_her_leader_falls() -> None:
    table = led_by(road(), "wayne", "B").turn("wayne").play("get-in:pimpmobile.driver")
    assert table.car("penny") == 0
    table.turn("wayne").play("drive:pimpmobile>C")
    assert table.where("penny") == "C"
    table.survivor("wayne").armor = 1
    table.put("walker", "C").activation()
    table.play("take:wayne")
    assert table.car("penny") == -1
    assert leader_in(table.state) == -1
    assert table.where("penny") == "C"
