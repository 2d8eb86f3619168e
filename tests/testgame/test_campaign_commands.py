"""``shambler campaign``, as somebody would type it."""

from __future__ import annotations

from pathlib import Path

import pytest

from shambler.kernel.campaign import Campaign
from tests.cli.conftest import Run
from tests.testgame import RULES

FIRST = "1\n" * 200  # always the first option: more answers than a chapter has


@pytest.fixture
def file(run: Run, tmp_path: Path) -> Path:
    path = tmp_path / "houses.shambler"
    done = run("campaign", "new", "barricade", "-f", path, "--seed", 5, "--set", "weather=calm")
    assert done.code == 0, done.err
    return path


def test_a_campaign_is_played_chapter_by_chapter(run: Run, file: Path) -> None:
    done = run("campaign", "play", file, lines=FIRST + "next\nlog\nquit\n")
    assert done.code == 0, done.err
    assert "Type next to begin" in done.out
    shown = run("campaign", "show", file, "--json").json
    assert [chapter["chapter"] for chapter in shown["road"]] == [1, 2]
    assert shown["road"][0]["ended"] and not shown["road"][1]["ended"]
    assert shown["current"] == 2 and not shown["over"]
    done = run("campaign", "play", file, lines=(FIRST + "next\n") * 4 + "quit\n")
    assert "The campaign is" in done.out
    shown = run("campaign", "show", file, "--json").json
    assert shown["over"] and shown["verdict"] in ("won", "lost")


def test_next_in_the_middle_of_a_chapter_is_refused(run: Run, file: Path) -> None:
    done = run("campaign", "play", file, lines="1\nnext\nquit\n")
    assert "chapter 1 is not over" in done.out
    assert run("campaign", "show", file, "--json").json["road"][0]["answers"] == 1


def test_roads_are_shown_and_changed(run: Run, file: Path) -> None:
    run("campaign", "play", file, lines=FIRST + "next\nquit\n")
    assert run("campaign", "branch", file, 1).code == 0
    run("campaign", "play", file, lines=FIRST + "quit\n")
    shown = run("campaign", "show", file)
    assert "another road: 1 > 2" in shown.out and "Planks to take along" in shown.out
    assert "Planches à emporter" in run("campaign", "show", file, "--lang", "fr").out
    changed = run("campaign", "show", file, "--compare", 1, 3, "--json").json
    assert isinstance(changed, list)
    assert run("campaign", "turn", file, 2).code == 0
    assert run("campaign", "show", file, "--json").json["current"] == 2
    done = run("campaign", "turn", file, 1)
    assert done.code == 2 and "branch from it" in done.err


def test_mistakes_are_told(run: Run, file: Path, tmp_path: Path) -> None:
    again = run("campaign", "new", "barricade", "-f", file)
    assert again.code == 2 and "exists already" in again.err
    assert "has no campaign" in run("campaign", "new", "invazions", "-f", tmp_path / "x").err
    assert "did you mean houses" in run("campaign", "new", "barricade", "hoses", "-f", "x").err
    assert "cannot be read" in run("campaign", "show", tmp_path / "nothing").err
    cut = tmp_path / "cut.shambler"
    cut.write_text(file.read_text("utf-8")[:300], "utf-8")
    done = run("campaign", "play", cut)
    assert done.code == 2 and "cut off" in done.err and "Traceback" not in done.err
    assert "no chapter 7" in run("campaign", "branch", file, 7).err


def test_many_campaigns_give_the_same_figures_with_any_number_of_workers(run: Run) -> None:
    wanted = ("campaign", "sim", "barricade", "--games", 12, "--agent", "random", "--json")
    one, two = run(*wanted).json, run(*wanted, "--workers", 2).json
    assert one == two
    assert one["campaigns"] == 12 and one["errors"] == []
    assert one["chapters"][0]["scenario"] == "cabin" and one["chapters"][0]["played"] >= 12
    low, high = one["interval"]
    assert 0 <= low <= one["win_rate"] <= high <= 1
    assert "95 %" in run(*wanted[:-1]).out
    assert "did you mean random" in run("campaign", "sim", "barricade", "--agent", "randm").err


def test_a_file_written_by_the_commands_is_what_the_kernel_reads(run: Run, file: Path) -> None:
    run("campaign", "play", file, lines="1\n1\nquit\n")
    assert Campaign.load(lambda key: RULES, file).match.number == 2
