"""Running the command line: in this process, or as a user would."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from shambler.cli import main
from shambler.cli.run import GAMES as VARIABLE

ROOT = Path(__file__).parents[2]
GAMES = "tests.lab.pocket:RULES,tests.testgame:RULES"


class Done(msgspec.Struct):
    """How a command ended and what it printed."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The one document on stdout; fails if there is anything else."""
        return json.loads(self.out)


Run = Callable[..., Done]


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are kept, away from the user's own."""
    folder = tmp_path / "data"
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    return folder / "shambler"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], data: Path) -> Run:
    """``run("sim", "pocket", ...)`` in this process, with the games of the tests on the shelf."""
    shelf = sys.modules["shambler.games"]
    monkeypatch.setattr(shelf, "_registered", dict(vars(shelf)["_registered"]))
    monkeypatch.setenv(VARIABLE, GAMES)
    monkeypatch.delenv("SHAMBLER_DEBUG", raising=False)
    monkeypatch.delenv("COLUMNS", raising=False)

    def call(*args: object, lines: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        capfd.readouterr()
        code = main([str(arg) for arg in args])
        out, err = capfd.readouterr()
        return Done(code, out, err)

    return call


def environment(**more: str) -> dict[str, str]:
    """The environment of a user who has the games of the tests."""
    kept = {name: value for name, value in os.environ.items() if name != "SHAMBLER_DEBUG"}
    path = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
    return {**kept, VARIABLE: GAMES, "PYTHONPATH": path, **more}


@pytest.fixture
def process(data: Path) -> Run:
    """The same as a process of its own."""

    def call(*args: object, lines: str = "", **more: str) -> Done:
        done = subprocess.run(
            [sys.executable, "-m", "shambler.cli", *map(str, args)],
            input=lines,
            capture_output=True,
            text=True,
            env=environment(**more),
            timeout=120,
            check=False,
        )
        return Done(done.returncode, done.stdout, done.stderr)

    return call


@pytest.fixture
def saved(run: Run, tmp_path: Path) -> Path:
    """A saved game: three answers, the first of which rolls dice."""
    file = tmp_path / "game.shambler"
    lines = f"search:3\nrest\nrest\nsave {file}\n"
    assert run("play", "pocket", "short", "--seed", 3, lines=lines).code == 0
    return file
