"""``shambler strength`` and the adviser in the terminal game."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Run


def test_a_table_is_printed_and_resumed(run: Run, tmp_path: Path) -> None:
    args = ("strength", "pocket", tmp_path / "rows", "--scenario", "short", "--agent", "random",
            "--agent", "planner:30", "--games", 10)  # fmt: skip
    first = run(*args, "--parquet", tmp_path / "rows.parquet")
    assert first.code == 0, first.err
    assert "| scenario | random | planner:30 |" in first.out and "10 paired games" in first.out
    size = (tmp_path / "rows").stat().st_size
    again = run(*args)
    assert again.out == first.out and (tmp_path / "rows").stat().st_size == size
    assert (tmp_path / "rows.parquet").stat().st_size > 0


def test_mistakes_are_said(run: Run, tmp_path: Path) -> None:
    done = run("strength", "pocket", tmp_path / "rows", "--agent", "planner:soon")
    assert done.code != 0 and "no budget" in done.err
    assert not (tmp_path / "rows").exists()


def test_a_hint_judges_every_option(run: Run) -> None:
    done = run("play", "pocket", "short", "--seed", 1, lines="hint 40\nadvise soon\nquit\n")
    assert "The adviser tried 48 futures" in done.out
    assert "about as good as the best." in done.out or "the best here" in done.out
    assert "is no budget" in done.out


def test_a_hint_speaks_french(run: Run) -> None:
    done = run("play", "pocket", "short", "--lang", "fr", lines="hint 20\nquit\n")
    assert "Le conseiller a essayé 28 avenirs" in done.out
