"""The table in text: hour, light, the fallen and whoever leads Penny."""

from __future__ import annotations

import pytest

from shambler.games.zombicide.core.activation import Activation
from shambler.games.zombicide.hendrix import RULES
from shambler.testing.zombicide import Rest, Scene
from tests.rules.hendrix.boards import led_by, scene


def shown(table: Scene, language: str = "en") -> str:
    return RULES.sketch(table.game, None, language)


@pytest.mark.parametrize(
    ("hour", "said"),
    [
        (7, "7:00, night falls in round 13"),
        (18, "18:00, night falls in round 2"),
        (19, "19:00, day breaks in round 13"),
        (6, "6:00, day breaks in round 2"),
    ],
)
def test_the_head_tells_the_hour_and_the_round_in_which_it_turns(hour: int, said: str) -> None:
    table = scene(hour=hour).put("karl", "A")
    assert said in shown(table).splitlines()[0]
    assert "manche" in shown(table, "fr").splitlines()[0].rpartition("·")[2]


def test_zones_in_light_are_marked_and_explained() -> None:
    table = scene(hour=22).put("karl", "B").pack("karl", "flashlight").turn("karl")
    assert "☼" not in shown(table)
    drawn = shown(table.play("light:C"))
    assert drawn.count("☼") == 3  # two zones, and the legend
    assert "light" in drawn


def test_the_fallen_lie_on_the_board_until_a_round_and_are_not_called_dead() -> None:
    table = scene().put("karl", "A").put("wayne", "B").put("walker", "A", 3)
    table.start(Activation((0,)), Rest())
    drawn = shown(table)
    assert "(K)" in drawn
    assert "down in 0.0: reach them by the end of round 2" in drawn
    table.clear().turn("wayne").play("move:A").play("rescue:karl")
    drawn = shown(table)
    assert "(K)" not in drawn
    assert "brought to safety" in drawn


def test_whoever_leads_the_companion_is_named() -> None:
    table = led_by(scene().put("wayne", "C"), "marian", "A")
    (line,) = [line for line in shown(table).splitlines() if "leads the companion" in line]
    assert "Marian" in line
