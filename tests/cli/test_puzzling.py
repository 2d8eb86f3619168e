"""Puzzles in the terminal: found in a saved game, shown without the answer, solved exactly."""

from __future__ import annotations

from pathlib import Path

import pytest

from shambler.cli import puzzling
from shambler.lab.shipped_puzzles import shipped
from shambler.testing import some
from tests.cli.conftest import Run
from tests.lab.test_puzzle import finished


def test_made_shown_and_solved_in_the_terminal(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.shambler"
    finished().save(file)
    text = run("puzzle", "make", file).out.strip()
    shown = run("puzzle", "show", text).out
    assert "Win this turn" in shown
    assert "search:3" in shown
    assert "%" not in shown.replace("70%", "")
    solved = run("puzzle", "solve", text).out.splitlines()
    heading = next(at for at, line in enumerate(solved) if line.startswith("The line of play"))
    best = solved[0].split()[-1]
    worst = solved[heading - 1].split()[-1]
    assert "100.00%" in solved[-1] and len(solved) > heading + 2  # it is told to its win
    assert "Right" in run("puzzle", "solve", text, best).out
    assert "there is something better" in run("puzzle", "solve", text, worst, "--lang", "en").out
    refused = run("puzzle", "solve", text, "dance")
    assert refused.code != 0
    assert "is not an option of pocket" in refused.err


def test_without_a_host_today_has_one_of_ours(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = next(iter(shipped().values()))
    monkeypatch.setattr(puzzling, "puzzle_of", lambda day: ours)
    shown = run("puzzle", "today").out
    assert "Win this turn" in shown
    best, *_, worst = ours.chances
    for key in some([best, worst]):
        assert key in shown
    assert str(ours.chances[best]) + " (" not in shown
    right = run("puzzle", "today", best).out
    assert "Right" in right and f"{ours.chances[best]} (" in right
    assert "there is something better" in run("puzzle", "today", worst).out
    assert run("puzzle", "today", "dance").code != 0
    monkeypatch.setattr(puzzling, "puzzle_of", lambda day: None)
    assert "Nobody has published a puzzle" in run("puzzle", "today").out


def test_an_address_that_is_none_is_refused(run: Run) -> None:
    refused = run("puzzle", "today", "http://[nobody", "wait")
    assert refused.code == 2
    assert "http://[nobody is not the address of a server" in refused.err
    assert "Traceback" not in refused.err
