"""The compiled wheel, installed into an empty environment."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import shambler
from tests.compiled.builds import COMPILED, ROOT, needs_compiled
from tests.package.test_wheel import GAME, fetch, install, run, served

pytestmark = needs_compiled


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    env = {**os.environ, "SHAMBLER_COMPILED": str(COMPILED)}
    subprocess.run(command, check=True, capture_output=True, cwd=ROOT, env=env)
    (made,) = folder.glob("shambler-*.whl")
    return made


@pytest.fixture(scope="module")
def commands(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of an environment with the engine, the command line and the server."""
    return install(tmp_path_factory.mktemp("env") / "compiled", wheel, "[server]")


def test_it_fits_this_platform_and_holds_the_sources_too(wheel: Path) -> None:
    assert not wheel.name.endswith("-any.whl")
    assert f"-cp{sys.version_info.major}{sys.version_info.minor}-" in wheel.name
    names = zipfile.ZipFile(wheel).namelist()
    assert any(name.startswith("shambler/kernel/machine.") and ".py" not in name for name in names)
    assert "shambler/kernel/machine.py" in names and "shambler/kernel/twins.py" in names
    assert not [name for name in names if not name.startswith("shambler")]


def test_it_plays(commands: Path) -> None:
    told = run(commands / "shambler", "--version")
    assert told.stdout == f"shambler {shambler.__version__} (compiled)\n", told.stderr
    played = run(commands / "python", "-c", GAME)
    assert (played.stdout, played.stderr) == ("()\n", "")
    simulated = run(commands / "shambler", "sim", "living_dead", "S1", "--games", "2")
    assert simulated.returncode == 0, simulated.stderr
    assert "2 games" in simulated.stdout


def test_its_server_serves_the_page_and_the_shelf(commands: Path, tmp_path: Path) -> None:
    with served(commands, tmp_path) as address:
        assert '<script type="module"' in fetch(f"{address}/")
        assert '"invader"' in fetch(f"{address}/api/shelf")


def test_its_sources_play(commands: Path) -> None:
    told = run("/usr/bin/env", "SHAMBLER_PURE=1", commands / "shambler", "--version")
    assert told.stdout == f"shambler {shambler.__version__} (plain Python)\n", told.stderr
    played = run("/usr/bin/env", "SHAMBLER_PURE=1", commands / "python", "-c", GAME)
    assert (played.stdout, played.stderr) == ("()\n", "")
