"""Moving survivors (chapter 9)."""

from shambler.games.zombicide.invader import RULES
from shambler.testing import rule
from shambler.testing.zombicide import Scene


@rule("Z-MOVE-02")
def test_leaving_a_crowded_zone_costs_an_action_per_enemy() -> None:
    table = Scene(RULES, board="A-B-C").put("mitsuki", "B").put("worker", "B", 2)
    assert table.turn("mitsuki").cost_of("move:C") == 3


@rule("Z-MOVE-02")
def test_three_enemies_are_more_than_a_turn_can_pay() -> None:
    table = Scene(RULES, board="A-B-C").put("mitsuki", "B").put("worker", "B", 3)
    assert table.turn("mitsuki").blocked("move:C") == "Z-MOVE-02"
