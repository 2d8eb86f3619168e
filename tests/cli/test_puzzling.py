"""Puzzles in the terminal: found in a saved game, shown without the answer, solved exactly."""

from __future__ import annotations

from pathlib import Path

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
    best = solved[0].split()[-1]
    worst = solved[-1].split()[-1]
    assert "Right" in run("puzzle", "solve", text, best).out
    assert "there is something better" in run("puzzle", "solve", text, worst, "--lang", "en").out
    refused = run("puzzle", "solve", text, "dance")
    assert refused.code != 0
    assert "is not an option of pocket" in refused.err
