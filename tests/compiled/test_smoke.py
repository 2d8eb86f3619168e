"""Kernel and one game, compiled without polish: a minute of the C compiler in the everyday suite.

All games, agents, lab and server, and the wheel, are behind ``make test-compiled``.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import shambler
from tests.compiled.builds import PLAIN, ROOT, ask

DIGEST = ("-m", "tests.compiled.digest")
GAME = "invazions"  # the smallest


@pytest.fixture(scope="module")
def lib(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("compiled")
    command = [sys.executable, "-m", "tools.compile", str(folder), "--only", GAME, "--flags=-O0"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder / "lib"


def test_a_compiled_game_is_played_as_before(lib: Path) -> None:
    compiled = ask(lib, *DIGEST, GAME).splitlines()
    plain = ask(PLAIN, *DIGEST, GAME).splitlines()
    assert (compiled[0], plain[0]) == ("compiled", "plain Python")
    assert compiled[1:] == plain[1:]
    assert len(plain) > 10


def test_games_in_plain_python_are_played_by_the_compiled_kernel(lib: Path) -> None:
    """One of somebody else, and one of ours that was left as it is."""
    for ours in (("--game", "tests.testgame", "--games", "3"), ("living_dead/S1",)):
        compiled = ask(lib, *DIGEST, *ours).splitlines()
        assert compiled[0] == "compiled"
        assert compiled[1:] == ask(PLAIN, *DIGEST, *ours).splitlines()[1:]
        assert len(compiled) > 1


def test_the_version_tells_the_build(lib: Path) -> None:
    version = ("-m", "shambler.cli", "--version")
    assert ask(lib, *version) == f"shambler {shambler.__version__} (compiled)\n"
    assert ask(lib, *version, SHAMBLER_PURE="1").endswith("(plain Python)\n")
