"""The weights of rules of thumb: one record for a family, which data beside a game may change."""

from __future__ import annotations

from pathlib import Path

import pytest

from shambler.agents import habits as shelves
from shambler.agents.habits import FILE, HabitShelf
from shambler.agents.learned import BadWeights
from shambler.agents.zombicide.habits import HABITS, TUNED, Habits


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> HabitShelf[Habits]:
    """A shelf of which nothing was read yet; the folder stands for that of every game."""
    monkeypatch.setattr(shelves, "beside", lambda rules, name: tmp_path / rules.key / name)
    return HabitShelf(HABITS, TUNED)


def write(folder: Path, game: str, text: str) -> None:
    """Lay habits beside a game."""
    (folder / game).mkdir()
    (folder / game / FILE).write_text(text, encoding="utf-8")


def test_without_a_file_everybody_has_the_usual_habits(shelf: HabitShelf[Habits]) -> None:
    assert shelf.of("invader") is HABITS


def test_a_file_changes_what_it_names(shelf: HabitShelf[Habits], tmp_path: Path) -> None:
    write(tmp_path, "invader", '{"attack": 6.5, "groups": 2}')
    assert (shelf.of("invader").attack, shelf.of("invader").groups) == (6.5, 2)
    assert shelf.of("invader").deadly == HABITS.deadly
    assert shelf.of("living_dead") is HABITS


def test_a_file_with_an_unknown_habit_is_refused(shelf: HabitShelf[Habits], tmp_path: Path) -> None:
    write(tmp_path, "invader", '{"atack": 6.5}')
    with pytest.raises(BadWeights, match="atack"):
        shelf.of("invader")


def test_a_process_can_try_others_on_top(shelf: HabitShelf[Habits], tmp_path: Path) -> None:
    write(tmp_path, "invader", '{"attack": 6.5}')
    shelf.settle("invader", {"deadly": 1.0})
    assert (shelf.of("invader").attack, shelf.of("invader").deadly) == (6.5, 1.0)
    assert shelf.of("hendrix") is HABITS


def test_what_is_tuned_starts_from_what_is_written(
    shelf: HabitShelf[Habits], tmp_path: Path
) -> None:
    write(tmp_path, "invader", '{"attack": 6.5, "groups": 2}')
    knobs = shelf.knobs("invader")
    assert knobs.keys() == TUNED.keys()
    assert (knobs["attack"].value, knobs["attack"].whole) == (6.5, False)
    assert (knobs["groups"].value, knobs["groups"].whole) == (2, True)
