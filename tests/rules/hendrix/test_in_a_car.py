"""What survivors do while they sit in a car, and how they get out of it without an action."""

from shambler.games.zombicide.systems.sheets.sheet_state import change_sheet
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.hendrix.boards import MIDNIGHT, STREET, led_by
from tests.rules.hendrix.test_second_thoughts import with_car


def riding(*cards: str, **options: int) -> Scene:
    """Karl at the wheel of a car on B, with a walker beside it."""
    table = with_car(STREET, **options).put("karl", "B").put("walker", "B")
    return table.ride("karl", "pimpmobile", driver=True).equip("karl", *cards)


@rule("FH-CAR-15", "Z2E-053", "Z2E-054")
def test_those_in_a_car_fight_with_what_they_hold() -> None:
    table = riding("pistol", "machete").put("walker", "C").turn("karl")
    table.dice(3).play("fire:pistol>C")
    table.dice(3).play("melee:machete>B")
    assert (table.enemies("B"), table.enemies("C"), table.actions_left) == ({}, {}, 1)
    assert table.offers("all-out:fire:pistol>C")


@rule("FH-CAR-15", "Z2E-023", "Z2E-043", "Z2E-030", "Z2E-047")
def test_those_in_a_car_trade_discard_eat_and_make_noise() -> None:
    table = riding("pistol", "water").put("riley", "B").turn("karl")
    for key in ("trade:riley", "reorganize", "discard", "item:water", "noise"):
        assert table.offers(key), key
    table.play("noise")
    assert (table.noise_at("B"), table.actions_left) == (1, 2)


@rule("FH-CAR-15", "Z2E-079")
def test_those_in_a_car_neither_walk_nor_search_nor_use_feats() -> None:
    table = riding("crowbar").skills("karl", "shove", "charge").put("walker", "C").turn("karl")
    assert table.blocked("move:A") == "Z2E-079"
    assert table.blocked("skill:shove>A") == "Z2E-079"
    assert table.blocked("skill:charge>C") == "Z2E-079"


@rule("FH-CAMP-15", "FH-CAR-15")
def test_a_bonus_action_can_be_used_in_a_car_if_there_is_one() -> None:
    table = riding("pistol").turn("karl")
    assert not table.offers("bonus")
    change_sheet(table.state, table.who("karl"), bonus=1)
    assert table.turn("karl").offers("bonus")


@rule("FH-CAR-15", "FH-LIGHT-01", "FH-LIGHT-02")
def test_a_light_is_turned_on_in_a_car_by_night_alone() -> None:
    assert not riding("flashlight").turn("karl").offers("light:C")
    assert riding("flashlight", hour=MIDNIGHT).turn("karl").cost_of("light:C") == 1


@rule("FH-SKILL-16", "Z2E-082")
def test_lifesaver_pulls_people_out_of_a_car_and_their_companion_with_them() -> None:
    table = led_by(with_car(STREET), "karl", "B").put("walker", "B")
    table.ride("karl", "pimpmobile", driver=True).ride("penny", "pimpmobile")
    table.put("marian", "A").skills("marian", "lifesaver", only=True).turn("marian")
    table.play("skill:lifesaver>B", "take:karl")
    assert [table.where(name) for name in ("karl", "penny")] == ["A", "A"]
    assert [table.car(name) for name in ("karl", "penny")] == [-1, -1]
    assert table.driver("pimpmobile") == -1
