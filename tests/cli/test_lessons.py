"""``shambler lesson``."""

from __future__ import annotations

from pathlib import Path

import pytest

from shambler.cli import main

FILE = """
name = { en = "Mine", fr = "La mienne" }
scenario = "S1"
seed = 3
[[step]]
title = { en = "Go", fr = "Va" }
say = { en = "Go", fr = "Va" }
do = "activate:%s"
"""


def test_the_lessons_of_a_game_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "dawn"]) == 0
    assert "first-road" in capsys.readouterr().out


def test_each_step_is_shown_with_what_happens(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "living_dead", "first-night", "--lang", "fr"]) == 0
    shown = capsys.readouterr().out
    assert "14. Votre nuit" in shown and "fire:winchester-94>0.5" in shown
    assert shown.count("Barbra attaque") == 1


def test_a_file_of_ones_own_is_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(FILE % "ben")
    assert main(["lesson", "living_dead", str(path)]) == 0
    assert "Ben acts" in capsys.readouterr().out


def test_the_step_that_the_rules_refuse_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(FILE % "jim")
    assert main(["lesson", "living_dead", str(path)]) != 0
    assert "step 1" in capsys.readouterr().err
