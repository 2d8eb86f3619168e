"""Rules once more, where they make an exception, name one of several, or go on after the first."""

from shambler.games.zombicide.systems.story.effects import ExtraActivation
from shambler.games.zombicide.systems.story.story_state import story_in
from shambler.testing import rule
from tests.rules.hendrix.boards import does, mission, scene


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


@rule("FH-OBJ-02", "FH-CRATE-01", "Z2E-046")
def test_a_crate_is_taken_for_an_action_with_zombies_around_and_gives_no_adrenaline() -> None:
    table = mission("M1").clear()
    zone = table.game.world.board.zones[story_in(table.state).crates[0]].name
    table.put("karl", zone).put("walker", zone, 2).turn("karl")
    card = table.copies("golden-kukri")[0]
    table.cards(card).play("crate", "say:discard")
    assert (table.survivor("karl").experience, table.actions_left) == (0, 2)
    assert not table.offers("crate")


@rule("FH-RUN-03", "Z2E-068")
def test_a_runner_uses_both_its_actions_when_a_card_makes_all_zombies_act() -> None:
    table = scene().put("karl", "A").put("walker", "D").put("runner", "D").put("fatty", "E")
    does(table, ExtraActivation(), "karl")
    assert table.enemies("B") == {"runner": 1}
    assert (table.enemies("C"), table.enemies("D")) == ({"walker": 1}, {"fatty": 1})
