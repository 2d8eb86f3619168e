"""The frozen program, on a path without Python: it starts, plays, and serves the page."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

import shambler
from tests.package.test_wheel import ROOT, fetch, served
from tests.server.client import Browser

pytestmark = pytest.mark.soak

FOLDER = ROOT / "build" / "frozen" / "shambler"


@pytest.fixture(scope="module")
def program() -> Path:
    """Built anew: what lies there may be of other sources."""
    subprocess.run(["make", "frozen"], cwd=ROOT, check=True, capture_output=True)
    return FOLDER / "shambler"


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is on the path, and nothing of Python's is in the environment."""
    for name in [name for name in os.environ if name.startswith(("PYTHON", "VIRTUAL_ENV"))]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def run(program: Path, *arguments: str, lines: str = "") -> str:
    """What a command prints; it must end well."""
    done = subprocess.run(
        [program, *arguments], input=lines, text=True, capture_output=True, cwd="/", check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.usefixtures("bare")
def test_it_starts_and_knows_its_games(program: Path) -> None:
    assert run(program, "--version").startswith(f"shambler {shambler.__version__} (")
    keys = {game["key"] for game in json.loads(run(program, "games", "--json"))}
    assert keys == {"invader", "living_dead", "invazions", "dawn", "hendrix"}


@pytest.mark.usefixtures("bare")
def test_it_plays_in_the_terminal(program: Path) -> None:
    told = run(program, "play", "invader", "M0", "--seed", "7", lines="1\n1\nquit\n")
    assert "1" in told and "shambler play --resume" in told
    for game, scenario in (("living_dead", "S1"), ("invazions", "labo-2"), ("dawn", "basic")):
        counted = run(program, "sim", game, scenario, "--games", "2", "--json")
        assert json.loads(counted)["games"] == 2


@pytest.mark.usefixtures("bare")
def test_its_processes_are_itself(program: Path) -> None:
    """Several processes, as bots and simulation need them, without a Python to start."""
    counted = json.loads(
        run(program, "sim", "hendrix", "M1", "--games", "40", "--workers", "2", "--json")
    )
    assert (counted["games"], counted["errors"]) == (40, 0)


@pytest.mark.usefixtures("bare")
def test_it_serves_the_page_and_a_table_of_bots(program: Path, tmp_path: Path) -> None:
    with served(program.parent, tmp_path) as address:
        assert '<script type="module"' in fetch(f"{address}/")
        assert '"hendrix"' in fetch(f"{address}/api/shelf")
        browser = Browser(int(address.rpartition(":")[2]))
        with browser.open(browser.make(seats=["bot:thumb"])) as table:
            while table.position["number"] < 20:  # played by a process that the server started
                table.wait("position")
