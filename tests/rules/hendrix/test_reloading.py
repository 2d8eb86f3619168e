"""Weapons that fire once (Z2E-034)."""

from shambler.games.zombicide.systems.reloading.events import Reloaded
from shambler.testing import rule
from tests.rules.hendrix.boards import scene


@rule("Z2E-034")
def test_a_sawed_off_fires_once_and_is_reloaded_for_an_action() -> None:
    table = scene().put("wayne", "A").equip("wayne", "sawed-off").put("walker", "B", 4)
    table.turn("wayne")
    assert not table.offers("reload:sawed-off")
    table.dice(3, 3).play("fire:sawed-off>B")
    assert table.blocked("fire:sawed-off>B") == "Z2E-034"
    assert table.cost_of("reload:sawed-off") == 1
    table.play("reload:sawed-off")
    table.told(Reloaded, weapon="sawed-off", rule="Z2E-034")
    table.dice(3, 3).play("fire:sawed-off>B")
    assert table.enemies("B") == {}


@rule("Z2E-034")
def test_one_action_reloads_both_of_a_pair() -> None:
    table = scene().put("wayne", "A").equip("wayne", "sawed-off", "sawed-off")
    table.put("walker", "B", 8).turn("wayne").dice(3, 3, 3, 3).play("fire:sawed-off*2>B")
    assert table.blocked("fire:sawed-off*2>B") == "Z2E-034"
    table.play("reload:sawed-off").dice(3, 3, 3, 3).play("fire:sawed-off*2>B")
    assert table.enemies("B") == {}
