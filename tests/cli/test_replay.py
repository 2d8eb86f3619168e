"""``replay`` and ``check`` of saved games."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.lab.pocket import RULES as POCKET


def test_it_tells_the_game(run: Run, saved: Path) -> None:
    done = run("replay", saved)
    assert done.code == 0
    assert "pocket short, seed 3" in done.out
    assert "search:3" in done.out
    assert "Ada rolled 4, 6, 4 and found 1." in done.out
    assert "What does Bo do?" in done.out


def test_it_stops_where_it_is_told(run: Run, saved: Path) -> None:
    done = run("replay", saved, "--to", 1)
    assert "What does Bo do?" in done.out
    assert "rested" not in done.out
    assert run("replay", saved, "--to", 0).code == 0
    beyond = run("replay", saved, "--to", 4)
    assert (beyond.code, beyond.out) == (2, "")
    assert "the record has 3 answers" in beyond.err


def test_verify(run: Run, saved: Path) -> None:
    done = run("replay", saved, "--verify")
    assert done.code == 0
    assert "verified, 3 answers" in done.out
    assert "states compared: 1" in done.out
    assert "not compared" not in done.out
    assert "rules" not in done.out


def test_verify_says_what_it_could_not_compare(
    run: Run, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(POCKET, "version", 3, raising=False)
    monkeypatch.setattr(POCKET, "layout", 2, raising=False)
    done = run("replay", saved, "--verify")
    assert done.code == 0
    lines = [line.removeprefix(f"{saved}: ") for line in done.out.splitlines()]
    assert lines[0].startswith("verified, 3 answers")
    assert lines[1:] == [
        "recorded under rules 1, the same questions, answers and chance under rules 3",
        "states not compared: 1 (recorded in layout 1, this is layout 2)",
    ]
    found = run("replay", saved, "--verify", "--json").json["verification"]
    assert (found["version"], found["version_now"]) == (1, 3)
    assert (found["states"], found["states_not_compared"]) == (0, 1)


def test_a_record_of_older_rules_that_part_is_refused(
    run: Run, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(POCKET, "version", 3, raising=False)
    saved.write_text(saved.read_text().replace("2 1 rest", "2 1 search:9"))
    for command in (("replay", saved, "--verify"), ("check", saved), ("play", "--load", saved)):
        done = run(*command)
        assert (done.code, done.out) == (2, "")
        assert "at answer 2 (it was recorded under rules 1, these are rules 3)" in done.err


def test_json(run: Run, saved: Path) -> None:
    found = run("replay", saved, "--json").json
    assert (found["game"], found["answers"], found["at"], found["outcome"]) == (
        "pocket", 3, 3, None,
    )  # fmt: skip
    assert [step["key"] for step in found["steps"]] == [None, "search:3", "rest", "rest"]
    assert found["steps"][1]["events"][0]["rule"] == "PK-SEARCH-01"
    assert "steps" not in run("replay", saved, "--verify", "--json").json


def test_a_lost_game_tells_its_outcome(run: Run, tmp_path: Path) -> None:
    """A lost outcome counts as false; it is an outcome all the same."""
    file = tmp_path / "lost.shambler"
    run("play", "pocket", "short", lines="rest\n" * 12 + f"save {file}\n")
    found = run("replay", file, "--json").json
    assert found["outcome"] == {"winners": [], "reason": "starved", "rule": "PK-LOSE-01"}
    assert "PK-LOSE-01" in run("replay", file).out


EDITS = {
    "other dice": ("4,6,4", "4,6,5", 3),
    "illegal answer": ("2 1 rest", "2 1 search:9", 2),
    "wrong seat": ("2 1 rest", "2 0 rest", 2),
    "dice never rolled": ("2 1 rest", "2 1 rest | 3,3", 2),
}


@pytest.mark.parametrize(("old", "new", "step"), EDITS.values(), ids=EDITS)
def test_an_edited_record_names_the_first_bad_answer(
    run: Run, saved: Path, old: str, new: str, step: int
) -> None:
    text = saved.read_text()
    assert old in text
    saved.write_text(text.replace(old, new))
    for command in (("replay", saved, "--verify"), ("check", saved)):
        done = run(*command)
        assert (done.code, done.out) == (2, "")
        assert f"diverges at answer {step}" in done.err
    found = run("check", saved, "--json")
    assert found.code == 2
    assert found.json["ok"] is False
    assert f"answer {step}" in found.json["problems"][0]


def test_a_truncated_record(run: Run, saved: Path) -> None:
    saved.write_text("".join(saved.read_text().splitlines(keepends=True)[:-1]))
    done = run("check", saved)
    assert done.code == 2
    assert "line 13" in done.err


def test_a_good_record_checks(run: Run, saved: Path) -> None:
    assert "nothing wrong" in run("check", saved).out
    found = run("check", saved, "--json")
    assert (found.code, found.json["kind"], found.json["problems"]) == (0, "record", [])


def test_content_is_checked_by_its_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bag.pocket"
    file.write_text("12\nmany\n7\nfew\n")
    done = run("check", file)
    assert (done.code, done.out) == (2, "")
    assert done.err.splitlines() == [
        "shambler: bag.pocket: line 2: not a number",
        "shambler: bag.pocket: line 4: not a number",
    ]
    file.write_text("12\n")
    assert run("check", file, "--json").json["kind"] == "content of pocket"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[ledger]\ntitle = 'x'\n", "rule"),
        ("[ledger\n", "line 1"),
        ("x = 1\n", "content of no game"),
        ('game = "dawn"\n', "content that dawn does not know"),
        ('game = "invader"\n', "tiles: missing key"),  # it says what it is, with nothing in it
        ('\ufeffgame = "invader"\n', "goal: missing key"),  # as an editor of Windows saves it
        ("#" * 1_000_001, "longer than 1000000 characters"),
    ],
)
def test_toml_that_is_no_content(run: Run, tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "some.toml"
    file.write_text(text, "utf-8")
    done = run("check", file)
    assert (done.code, done.out) == (2, "")
    assert said in done.err


def test_a_ledger_checks(run: Run) -> None:
    ledger = Path(__file__).parents[1] / "lab" / "pocket" / "rules.toml"
    assert run("check", ledger, "--json").json["kind"] == "ledger"


def test_other_files_cannot_be_judged(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada,\n")
    for path in (file, tmp_path):
        done = run("check", path)
        assert (done.code, done.out) == (2, "")
        assert "cannot tell what this is" in done.err
