"""The weights of the rules of thumb: one record, which data beside a game may change."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from shambler.agents.learned import BadWeights
from shambler.agents.zombicide import habits
from shambler.agents.zombicide.habits import HABITS, Habits, habits_of, settle, shipped
from shambler.games import find as find_game
from shambler.kernel.chance import Sampled


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder that stands for that of every game; what was read before is forgotten."""
    monkeypatch.setattr(habits, "beside", lambda rules, name: tmp_path / name)
    shipped.cache_clear()
    habits_of.cache_clear()
    yield tmp_path
    shipped.cache_clear()
    habits_of.cache_clear()


def test_without_a_file_everybody_has_the_usual_habits(folder: Path) -> None:
    assert shipped("invader") is HABITS


def test_a_file_beside_a_game_changes_what_it_names(folder: Path) -> None:
    (folder / habits.FILE).write_text('{"attack": 6.5, "groups": 2}', encoding="utf-8")
    world = find_game("invader").new("M0", {}, Sampled(1)).world
    assert habits_of(world) == Habits(attack=6.5, groups=2)
    assert Habits(attack=6.5, groups=2) != HABITS


def test_a_file_with_an_unknown_habit_is_refused(folder: Path) -> None:
    (folder / habits.FILE).write_text('{"atack": 6.5}', encoding="utf-8")
    with pytest.raises(BadWeights, match="atack"):
        shipped("invader")


def test_a_process_can_try_others(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(habits, "_settled", {})
    bold = Habits(deadly=1.0)
    settle("invader", bold)
    one = find_game("invader").new("M0", {}, Sampled(1)).world
    other = find_game("living_dead").new("S1", {}, Sampled(1)).world
    assert (habits_of(one), habits_of(other)) == (bold, HABITS)
