"""``rules``: to list, to search, to read; and which of them are tested."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.cli.conftest import Run

POCKET = Path(__file__).parents[1] / "lab" / "pocket"
GAMES = {"invader", "hendrix", "living_dead", "invazions", "dawn", "pocket", "barricade"}


def test_every_game_has_rules(run: Run) -> None:
    found = run("rules", "--json").json
    assert set(found) == GAMES
    assert found["invader"]["rules"] > 300
    assert "invader" in run("rules").out


def test_the_rules_of_one_game(run: Run) -> None:
    assert len(run("rules", "pocket", "--json").json) == 7
    assert "PK-LOSE-01" in run("rules", "pocket").out


def test_search_in_one_game_and_in_all(run: Run) -> None:
    found = run("rules", "pocket", "--search", "three dice", "--json").json
    assert {rule["id"] for rule in found} == {"PK-SEARCH-01", "PK-TIRED-01"}
    everywhere = run("rules", "--search", "tired", "--json").json
    assert "PK-TIRED-01" in {rule["id"] for rule in everywhere}
    ids = [rule["id"] for rule in run("rules", "--search", "move", "--json").json]
    assert len(ids) == len(set(ids))


def test_search_in_french(run: Run) -> None:
    found = run("rules", "pocket", "--search", "repose", "--lang", "fr", "--json").json
    assert [rule["id"] for rule in found] == ["PK-TURN-01"]


def test_one_rule_in_full(run: Run) -> None:
    done = run("rules", "pk-tired-01")
    assert "PK-TIRED-01" in done.out
    assert "Ruling: no." in done.out
    assert "chacun fouille" in run("rules", "PK-TURN-01", "--lang", "fr").out
    assert run("rules", "PK-SEARCH-01", "--json").json["examples"] == [
        "5, 6 and 1 are two supplies."
    ]


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source tree of ours, as far as the command can tell."""
    (tmp_path / "pyproject.toml").write_text(
        '[project]\nname = "shambler"\n'
        '[tool.pytest.ini_options]\nmarkers = ["rule(id): x", "soak: y"]\n'
    )
    (tmp_path / "tests").mkdir()
    monkeypatch.chdir(tmp_path)
    return tmp_path


def results(checkout: Path, rules: object) -> None:
    file = checkout / ".shambler" / "rule-results.json"
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps({"rules": rules}))


def test_a_rule_counts_if_its_tests_passed_and_none_failed(run: Run, checkout: Path) -> None:
    results(
        checkout,
        {
            "PK-TURN-01": {"passed": ["a"], "failed": []},
            "PK-REST-01": {"passed": ["b"], "failed": ["c"]},
            "PK-WIN-01": {"passed": [], "failed": ["d"]},
            "Z-MOVE-02": {"passed": ["e"], "failed": []},
        },
    )
    found = run("rules", "coverage", "--last", "--json").json
    assert set(found) == GAMES
    pocket = found["pocket"]
    assert (pocket["total"], pocket["tested"]) == (7, 1)
    assert pocket["missing"] == [
        "PK-SEARCH-01", "PK-TIRED-01", "PK-REST-01", "PK-WIN-01", "PK-WIN-02", "PK-LOSE-01",
    ]  # fmt: skip
    shared = [found[game]["tested"] for game in ("invader", "living_dead", "dawn")]
    assert shared == [1, 1, 0]
    assert "PK-WIN-02" in run("rules", "coverage", "--last").out


def test_without_a_run_there_is_nothing_to_read(run: Run, checkout: Path) -> None:
    done = run("rules", "coverage", "--last")
    assert (done.code, done.out) == (2, "")
    assert "there are no results of a test run" in done.err


@pytest.mark.parametrize("text", ["", "{", "[]", '{"rules": 3}', '{"rules": {"A": 1}}'])
def test_results_that_cannot_be_read(run: Run, checkout: Path, text: str) -> None:
    results(checkout, {})
    (checkout / ".shambler" / "rule-results.json").write_text(text)
    done = run("rules", "coverage", "--last")
    assert (done.code, done.out) == (2, "")
    assert "not the results of a test run" in done.err


def test_a_test_of_one_game_does_not_speak_for_its_sisters(run: Run, checkout: Path) -> None:
    here, family = "tests/rules/invader/test_a.py::t", "tests/rules/zombicide/test_b.py::t"
    results(checkout, {"Z-MOVE-01": {"passed": [here]}, "Z-MOVE-02": {"passed": [family]}})
    found = run("rules", "coverage", "--last", "--json").json
    assert found["invader"]["tested"] == 2
    assert found["living_dead"]["tested"] == 1
    assert "Z-MOVE-01" in found["living_dead"]["missing"]


@pytest.mark.parametrize(("test", "tested"), [("assert 1", 1), ("assert 0", 0)])
def test_coverage_runs_the_marked_tests(
    run: Run, checkout: Path, monkeypatch: pytest.MonkeyPatch, test: str, tested: int
) -> None:
    monkeypatch.setenv("PYTEST_XDIST_AUTO_NUM_WORKERS", "1")
    results(checkout, {"PK-LOSE-01": {"passed": ["of an older run"], "failed": []}})
    shutil.copy(POCKET / "rules.toml", checkout / "tests")
    (checkout / "tests" / "test_one.py").write_text(
        f"import pytest\n@pytest.mark.rule('PK-TURN-01')\ndef test_one(): {test}\n"
    )
    done = run("rules", "coverage", "--json")
    assert done.code == 0
    assert done.json["pocket"]["tested"] == tested
    assert ("1 passed" in done.err, "1 failed" in done.err) == (bool(tested), not tested)


def test_tests_that_cannot_run_are_an_error(
    run: Run, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTEST_XDIST_AUTO_NUM_WORKERS", "1")
    (checkout / "tests" / "test_broken.py").write_text("def (:\n")
    done = run("rules", "coverage", "--json")
    assert (done.code, done.out) == (2, "")
    assert "shambler: " in done.err
