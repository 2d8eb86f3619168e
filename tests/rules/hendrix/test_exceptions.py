"""Rules once more, where they make an exception, name one of several, or go on after the first."""

from shambler.testing import rule
from tests.rules.hendrix.boards import scene


@rule("Z2E-077", "Z2E-033")
def test_of_the_abominations_only_the_abominawild_takes_the_fire_on_itself() -> None:
    for kind in ("patient-0", "hobomination", "abominacop"):
        table = scene().put("karl", "A").equip("karl", "molotov").put("riley", "B")
        table.put(kind, "B").put("walker", "B", 2).turn("karl").play("fire:molotov>B")
        assert (table.enemies("B"), table.survivor("riley").status) == ({}, 2), kind
        assert table.survivor("karl").experience == 7
    table = scene().put("karl", "A").equip("karl", "molotov").put("riley", "B")
    table.put("abominawild", "B").put("walker", "B", 2).turn("karl").play("fire:molotov>B")
    assert (table.enemies("B"), table.survivor("riley").status) == ({"walker": 2}, 0)
    assert table.survivor("karl").experience == 5
