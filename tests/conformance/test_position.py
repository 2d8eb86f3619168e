"""Positions: scripted chance and nothing else, and failures that say what is the case."""

from __future__ import annotations

import pytest

from shambler.kernel.errors import IllegalOption, UnscriptedChance
from shambler.testing import Position
from tests.testgame import RULES
from tests.testgame.night import Assault, Morning
from tests.testgame.pieces import Drew, NightFell, WallHit


def table() -> Position:
    return Position(RULES, "cabin", seats=2)


def dealt() -> Position:
    return table().cards(0, 1, 2, 3, 4, 5).start()


def test_the_scene_is_set_before_the_start() -> None:
    position = table()
    position.state.wall = 9
    position.cards(0, 1, 2, 3, 4, 5).start()
    assert position.match.view().plain()["wall"] == 9
    assert position.options == ["scout:0", "scout:1"]


def test_a_position_can_begin_in_the_middle() -> None:
    position = table()
    position.state.zombies = 2
    with position.start(Assault()).asks("hold", "hold", "fall-back", seats=(0,)):
        position.dice(5, 5).play("hold")
    assert position.told(WallHit, hits=2).faces == (5, 5)
    assert position.outcome is not None


def test_procedures_begin_in_the_order_given() -> None:
    position = table().start(Assault(), Morning())
    assert [type(p).__name__ for p in position.state.stack] == ["Morning", "Assault"]


def test_a_change_in_the_middle_is_looked_at_again() -> None:
    position = dealt()
    position.state.last_scout = 0
    assert position.options == ["scout:0", "scout:1"]
    with pytest.raises(UnscriptedChance):
        position.changed()  # the only scout left goes at once, and looks at cards


def test_chance_must_be_in_the_script() -> None:
    with pytest.raises(UnscriptedChance, match="the script ends before a drawn card"):
        table().cards(0, 1, 2).start()
    with pytest.raises(UnscriptedChance, match="the script has"):
        table().dice(1, 2).start()


def test_an_unused_line_of_the_script_fails() -> None:
    position = dealt().dice(3).cards(4)
    with pytest.raises(AssertionError, match=r"never asked for: \[\(3,\), 4\]; now: <barricade"):
        position.done()
    with pytest.raises(AssertionError, match="never asked for"), position:
        pass
    position.script.outcomes.clear()


def test_an_error_within_is_not_hidden_by_unused_lines() -> None:
    position = dealt().dice(3)
    with pytest.raises(ZeroDivisionError), position:
        raise ZeroDivisionError
    position.script.outcomes.clear()


def test_only_offered_options_can_be_played() -> None:
    with pytest.raises(IllegalOption, match="not among the options"):
        dealt().play("scout:3")
    with pytest.raises(AssertionError, match="start"):
        table().play("scout:0")


def test_a_question_is_expected_exactly() -> None:
    position = dealt()
    position.asks("name-scout").asks("name-scout", "scout:1", "scout:0", seats=(0, 1))
    with pytest.raises(AssertionError, match="expected hold, but: <barricade cabin, 0 answers"):
        position.asks("hold")
    with pytest.raises(AssertionError, match=r"missing {'scout:2'}, extra {'scout:1'}"):
        position.asks("name-scout", "scout:0", "scout:2")
    with pytest.raises(AssertionError, match=r"asks seats \(0, 1\), not \(1,\)"):
        position.asks("name-scout", seats=(1,))


def test_no_question_is_expected_when_it_is_over() -> None:
    position = table()
    position.state.wall, position.state.zombies = 1, 1
    position.dice(6).start(Assault())
    with pytest.raises(AssertionError, match=r"expected hold, but: .*over: wall-fell"):
        position.asks("hold")
    assert position.options == []


def test_events_are_expected_by_kind_and_fields() -> None:
    position = dealt()
    assert position.told(Drew).who == 1
    assert position.told(Drew, who=0).supply == (0, 1, 2)
    with pytest.raises(AssertionError, match=r"no Drew with {'who': 5}; told:\n  Drew\(.*\n  Drew"):
        position.told(Drew, who=5)
    position.not_told(NightFell)
    with pytest.raises(AssertionError, match="unexpected"):
        position.not_told(Drew)


def test_a_refusal_is_expected_by_its_rule() -> None:
    position = Position(RULES, "cabin", seats=3)
    position.state.last_scout = 2
    position.cards(*range(9)).start()
    assert position.blocked("scout:2") == "BN-SCOUT-02"
    with pytest.raises(AssertionError, match=r"scout:1 is not blocked; blocked: {'scout:2'"):
        position.blocked("scout:1")


class Ready(Position):
    def prepare(self) -> None:
        self.state.night = 3


def test_a_game_may_have_a_builder_of_its_own() -> None:
    assert Ready(RULES, "cabin").state.night == 3
