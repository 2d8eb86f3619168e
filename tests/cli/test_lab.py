"""``sim`` over a grid, ``report`` and ``rate``: kept, resumed, compared, shown."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from importlib.resources import files
from pathlib import Path

import pytest

from tests.cli.conftest import Run, environment

GRID = ("sim", "pocket", "short", "rivals", "--agent", "random", "--agent", "greedy",
        "--vary", "goal=6|8", "--games", 12, "--seed", 3)  # fmt: skip


def test_a_grid_is_compared_with_its_first_variant(run: Run) -> None:
    found = run(*GRID, "--json").json
    assert len(found["runs"]) == 8
    assert {run["options"]["goal"] for run in found["runs"]} == {6, 8}
    assert set(found["origin"]) == {"engine", "build", "content"}
    short = [entry for entry in found["differences"] if entry["scenario"] == "short"]
    assert len(short) == 3 and all(entry["pairs"] == 12 for entry in short)
    assert all(entry["first"] == {"agent": "random", "options": {"goal": 6}} for entry in short)
    said = run(*GRID).out
    assert "Differences on the same games" in said and "goal=8" in said


def test_the_cells_of_a_grid_are_the_single_runs(run: Run) -> None:
    cell = run(*GRID, "--json").json["runs"][2]
    alone = run("sim", "pocket", "short", "--agent", "random", "-o", "goal=8", "--games", 12,
                "--seed", 3, "--json").json  # fmt: skip
    assert cell == {key: alone[key] for key in cell}


def test_results_are_kept_and_resumed(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    first = run(*GRID, "--results", folder, "--json").json
    assert {path.name for path in folder.iterdir()} == {
        "games.jsonl", "games.parquet", "summary.json",
    }  # fmt: skip
    assert json.loads((folder / "summary.json").read_text())["runs"] == first["runs"]
    refused = run(*GRID, "--results", folder)
    assert refused.code == 2 and "--resume" in refused.err
    more = [15 if word == 12 else word for word in GRID]
    again = run(*more, "--results", folder, "--resume", "--json").json
    assert [entry["games"] for entry in again["runs"]] == [15] * 8
    assert again["runs"] == run(*more, "--json").json["runs"]


@pytest.mark.parametrize("agents", [("random", "planner:400"), ("planner:400",)])
def test_ctrl_c_keeps_what_is_done(tmp_path: Path, agents: tuple[str, ...]) -> None:
    """Of a folder nobody is told that it holds the *first* games: they come in any order."""
    folder = tmp_path / "out"
    players = [word for name in agents for word in ("--agent", name)]
    command = [sys.executable, "-m", "shambler.cli", "sim", "pocket", "short", "--json",
               *players, "--results", str(folder)]  # fmt: skip
    running = subprocess.Popen(
        [*command, "--games", "100000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
        start_new_session=True,
    )
    file = folder / "games.jsonl"
    for _ in range(600):
        if file.exists() and file.read_bytes().count(b"\n") > 20:
            break
        time.sleep(0.1)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=60)
    kept = sum(entry["games"] for entry in json.loads(out)["runs"])
    assert kept > 15 and f"that of {kept} of {len(agents)}00000 games" in err
    assert "Traceback" not in err
    assert file.read_bytes().count(b"\n") == kept + 1


def test_the_report_is_one_page_that_needs_nothing(run: Run, tmp_path: Path) -> None:
    folder, page = tmp_path / "out", tmp_path / "report.html"
    run("sim", "invader", "M0", "M3", "invazions/labo-2", "--agent", "random", "--agent", "thumb",
        "--games", 6, "--results", folder)  # fmt: skip
    done = run("report", folder, "-o", page)
    assert done.code == 0 and "36 games" in done.out
    text = page.read_text("utf-8")
    for title in ("Win rate by scenario", "Rounds played", "Survival", "How games ended",
                  "What kills", "What helps", "Differences"):  # fmt: skip
        assert f"<h3>{title}</h3>" in text, title
    assert "Spoiler" in text and "Tutorial: Breach!" in text and "Some cells hold only 6" in text
    assert not re.search(r"https?://|<script|<link|src=", text)
    places = [float(n) for n in re.findall(r"(?:left|right|width):(-?[\d.]+)%", text)]
    assert places and all(0 <= place <= 100 for place in places)


def test_a_report_of_nothing(run: Run, tmp_path: Path) -> None:
    assert "cannot be read" in run("report", tmp_path).err
    (tmp_path / "games.jsonl").write_text("{}\n")
    assert "not a file of results" in run("report", tmp_path).err


def test_scenarios_are_rated_against_the_book(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    args = ("rate", "pocket/short", "pocket/rivals", "--agent", "random", "--agent", "greedy",
            "--games", 20)  # fmt: skip
    found = run(*args, "--json").json
    assert [entry["scenario"] for entry in found] == ["short", "rivals"]
    assert found[0]["book"] == "easy" and found[0]["measured"]
    assert [entry["agent"] for entry in found[0]["standings"]] == ["random", "greedy"]
    assert "A short day" in run(*args, "--page", page).out
    assert "| `short` | A short day | easy |" in page.read_text("utf-8")


def test_a_mission_of_ones_own_is_rated(run: Run, tmp_path: Path) -> None:
    mission = files("shambler.games.zombicide.invader") / "content" / "missions" / "M1.toml"
    file = tmp_path / "my-mission.toml"
    file.write_text(mission.read_text("utf-8"), "utf-8")
    found = run("rate", file, "invader/M1", "--games", 8, "--agent", "thumb", "--json").json
    assert [(entry["scenario"], entry["book"]) for entry in found] == [
        ("my-mission", ""),
        ("M1", "easy"),
    ]
    assert found[0]["standings"] == found[1]["standings"]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("sim", "chess"), "no game is called"),
        (("sim", "pocket", "lunch"), "no scenario"),
        (("sim", "pocket", "short", "--vary", "goal"), "expected key"),
        (("sim", "pocket", "short", "--team", "3"), "how many play"),
        (("rate", "none.toml"), "no such file"),
        (("sim", "pocket", "short", "--cluster", "127.0.0.1:1"), "no cluster at"),
    ],
)
def test_mistakes_are_said(run: Run, words: tuple[str, ...], complaint: str) -> None:
    done = run(*words)
    assert (done.code, done.out) == (2, "") and complaint in done.err
