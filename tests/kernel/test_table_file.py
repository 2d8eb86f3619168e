"""Tables as files, and the workshop that designs them by their options alone."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from shambler.games import find
from shambler.games.workshops import workshop_of
from shambler.kernel import table_file
from shambler.kernel.content import ContentError
from shambler.lab.simulate import SeriesPlan, new_game
from shambler.server.workshop.rewriting import rewrite
from shambler.testing import some

RULES, WORKSHOP = workshop_of("dawn")


def text(scenario: str = "basic", **options: object) -> str:
    base = WORKSHOP.source(RULES, scenario)
    return rewrite(base, {**tomllib.loads(base), "options": options})


def wheres(draft: str) -> list[str]:
    seen = WORKSHOP.look(RULES, draft, "en").findings
    return [one.where for one in seen if one.severity == "mistake"]


def test_every_scenario_opens_sound_and_is_the_game_of_the_box() -> None:
    for scenario in some(RULES.scenarios()):
        draft = WORKSHOP.source(RULES, scenario.key)
        assert wheres(draft) == []
        own = new_game(SeriesPlan("dawn", "own", own=draft), 7)
        assert own.state == new_game(SeriesPlan("dawn", scenario.key), 7).state


@pytest.mark.parametrize(
    ("draft", "where"),
    [
        (text(length="epic"), "options.length"),  # not at this level
        (text(seats=5), "options.seats"),
        (text(versus=3), "options.versus"),
        (text(nothing=1), "options.nothing"),
        (text().replace('"basic"', '"nowhere"'), "scenario"),
        (text().replace('"dawn"', '"chess"'), "game"),
        (text() + "\n[more]\n", "more"),
        ("tiles = [", "end of file"),
    ],
)
def test_what_is_wrong_is_told_where_it_is_on_the_page_and_by_the_check(
    draft: str, where: str, tmp_path: Path
) -> None:
    assert wheres(draft) == [where]
    file = tmp_path / "mine.toml"
    file.write_text(draft, "utf-8")
    told = RULES.check_content(file)
    if where in ("game", "end of file"):
        assert told is None  # another game's, or nobody's
    else:
        assert told is not None and [problem.where for problem in told] == [where]
    with pytest.raises(ContentError):
        new_game(SeriesPlan("dawn", "own", own=draft), 0)


def test_two_wrong_options_are_both_told_and_one_sound_one_is_not() -> None:
    assert wheres(text(seats=9, length="never", versus=True)) == [
        "options.seats",
        "options.length",
    ]


def test_what_changes_it_is_one_step_away_and_sound() -> None:
    found = WORKSHOP.changes(RULES, text(seats=2, length="normal"))
    steps = {(change.axis, change.step) for change in found}
    assert {("seats", -1), ("seats", 1), ("length", -1), ("versus", 1)} <= steps
    for change in some(found):
        assert change.data is not None and change.label is not None
        assert wheres(rewrite(text(), change.data)) == []
    assert ("seats", -1) not in {(c.axis, c.step) for c in WORKSHOP.changes(RULES, text())}


def test_a_file_of_another_kind_is_left_to_others(tmp_path: Path) -> None:
    for name, said in some([("a.toml", "zombie = 1"), ("b.toml", "x = ["), ("c.txt", text())]):
        file = tmp_path / name
        file.write_text(said, "utf-8")
        assert not table_file.check(RULES, file)
    with pytest.raises(ContentError, match="longer than"):
        table_file.read("#" * (table_file.LONGEST + 1))
    assert find("dawn").check_content(tmp_path) is None
