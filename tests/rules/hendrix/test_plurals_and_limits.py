"""Two and more of everything, limits, and what a rule leaves out, where other tests have one."""

import pytest

from shambler.testing import rule
from tests.rules.hendrix.boards import MIDNIGHT, NOON, scene
from tests.rules.hendrix.test_core_survivors import found, in_deck, searching
from tests.rules.hendrix.test_shooters import draw
from tests.rules.hendrix.test_streets_and_rooms import opened


@rule("FHR-05", "FH-ALLOUT-04")
def test_a_six_on_an_all_out_die_strikes_harder_too() -> None:
    table = scene().put("michelle", "A").equip("michelle", "kukri").put("patient-0", "A")
    table.skills("michelle", "roll-6-plus-1-damage-combat").turn("michelle")
    table.dice(4, 4, 5, 2).play("all-out:melee:kukri>A")
    assert table.enemies("A") == {"patient-0": 1}
    table.dice(4, 4, 6, 2).play("all-out:melee:kukri>A")
    assert table.enemies("A") == {}


@rule("FH-SKILL-01", "FH-SKILL-02", "FH-SKILL-03")
@pytest.mark.parametrize("skill", ["combat", "melee", "ranged"])
def test_a_free_all_out_action_pays_for_no_move_and_no_search(skill: str) -> None:
    table = scene("\nrA   :rB\n").put("riley", "A").equip("riley", "mossberg-500", "kukri")
    table.skills("riley", f"plus-1-free-all-out-{skill}-action", only=True).turn("riley", left=0)
    assert not table.offers("move:B")
    assert not table.offers("search:advanced")


@rule("FH-SHOOT-07", "FH-SHOOT-05")
def test_shots_are_shared_out_before_anybody_of_the_card_stands_there() -> None:
    table = scene().put("karl", "A").put("wayne", "A").put("shooter", "B").put("walker", "C")
    draw(table, "E", 42)
    table.asks("assign-attack", "take:karl", "take:wayne")
    assert (table.enemies("E"), table.enemies("C")) == ({}, {"walker": 1})
    table.play("take:karl").asks("rest")
    assert table.enemies("C") == {"walker": 1, "shooter": 1}
    assert table.enemies("E") == {"walker": 2, "shooter": 1}


@rule("FH-SHOOT-03", "FHR-09", "FH-LOS-08")
def test_shooters_see_into_dark_rooms_from_afar() -> None:
    for hour in (NOON, MIDNIGHT):
        table = opened("\n~A   :~B   :~C   +dD\n", "CD", hour=hour)
        draw(table.put("karl", "D").put("shooter", "A").put("walker", "B"), "A", 42)
        assert table.wounds("karl") == 1
        assert table.enemies("B") == {"walker": 1, "shooter": 1}  # placed by the same sight


@rule("FH-PENNY-05", "Z2E-090")
def test_a_lone_companion_is_not_called_from_the_next_zone() -> None:
    table = scene().put("penny", "A").put("karl", "B").put("riley", "C").turn("karl")
    assert not table.offers("take-along:penny")
    table.play("move:A")
    assert table.offers("take-along:penny")


@rule("FHR-29")
def test_a_matching_set_is_two_though_the_deck_holds_more() -> None:
    table = searching("doug", "matching-set")
    assert in_deck(table, "sawed-off") > 2
    table.finds("sawed-off").play("search:advanced")
    assert found(table) == ["sawed-off", "sawed-off"]
