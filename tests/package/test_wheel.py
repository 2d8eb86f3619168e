"""The wheel, as somebody gets it who has nothing but Python: installed into empty environments."""

from __future__ import annotations

import re
import subprocess
import sys
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError

import pytest

from tests.server.databases import free_port

ROOT = Path(__file__).parents[2]

GAME = """
import shambler
match = shambler.new("invader", "M0", seed=7)
while match.outcome is None:
    match.play(match.decision.options[0])
print(match.outcome.winners)
"""


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    """Run a command where no file of the project is near."""
    parts = [str(part) for part in command]
    return subprocess.run(parts, text=True, capture_output=True, cwd="/", timeout=300, check=False)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, check=True, capture_output=True, cwd=ROOT)
    (made,) = folder.glob("shambler-*.whl")
    return made


def install(folder: Path, wheel: Path, extra: str) -> Path:
    """Install the wheel into an empty environment, with the locked versions; gives its commands."""
    locked = (ROOT / "requirements" / "runtime.txt").read_text("utf-8")
    versions = folder.with_suffix(".txt")
    versions.write_text(
        "\n".join(re.findall(r"^[\w.\-]+==[^\\\n]+", locked, re.MULTILINE)), "utf-8"
    )
    made = run(sys.executable, "-m", "venv", "--without-pip", folder)
    assert made.returncode == 0, made.stderr
    pip = (sys.executable, "-m", "pip", "--python", folder / "bin" / "python", "install", "--quiet")
    done = run(*pip, "-c", versions, f"{wheel}{extra}")
    assert done.returncode == 0, done.stderr
    return folder / "bin"


@pytest.fixture(scope="module")
def engine(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of an environment with the engine alone."""
    return install(tmp_path_factory.mktemp("env") / "engine", wheel, "")


@pytest.fixture(scope="module")
def server(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of an environment with the server."""
    return install(tmp_path_factory.mktemp("env") / "server", wheel, "[server]")


def test_the_wheel_holds_content_texts_and_the_page(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for ending in ("invader/content/missions/M0.toml", "texts/fr.ftl", "static/index.html"):
        assert any(name.endswith(ending) for name in names), ending
    assert not [name for name in names if not name.startswith("shambler")]


def test_the_engine_needs_two_libraries_and_plays(engine: Path) -> None:
    listed = run(engine / "python", "-c", "import msgspec, fluent.runtime")
    assert listed.returncode == 0, listed.stderr
    for heavy in ("fastapi", "typer", "rich", "numpy", "sqlalchemy"):
        assert run(engine / "python", "-c", f"import {heavy}").returncode != 0, heavy
    played = run(engine / "python", "-c", GAME)
    assert (played.stdout, played.stderr) == ("()\n", "")


def test_the_command_line_says_what_it_needs(engine: Path) -> None:
    told = run(engine / "shambler", "games")
    assert told.returncode == 2
    assert told.stderr == "shambler: this needs typer: pip install 'shambler[cli]'\n"


def test_the_terminal_plays(server: Path) -> None:
    played = run(server / "shambler", "sim", "living_dead", "S1", "--games", "2", "--seed", "3")
    assert played.returncode == 0, played.stderr
    assert "2 games" in played.stdout


@contextmanager
def served(commands: Path, folder: Path) -> Iterator[str]:
    port = free_port()
    where = ["--port", str(port), "--db", str(folder / "tables.sqlite3")]
    process = subprocess.Popen([str(commands / "shambler"), "serve", *where], cwd="/")
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(30)


def fetch(address: str) -> str:
    for _ in range(300):
        try:
            with urllib.request.urlopen(address, timeout=60) as answer:
                return str(answer.read().decode())
        except URLError:
            time.sleep(0.1)
    raise AssertionError(f"{address} never answered")


def test_the_server_serves_the_page_and_the_shelf(server: Path, tmp_path: Path) -> None:
    with served(server, tmp_path) as address:
        page = fetch(f"{address}/")
        assert '<script type="module"' in page
        (script,) = re.findall(r'src="(/[^"]+\.js)"', page)
        assert len(fetch(address + script)) > 10_000
        assert '"invader"' in fetch(f"{address}/api/shelf")


def test_no_wheel_is_made_without_the_page(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    for name in ("tools/build_hook.py", "src/shambler/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "build the web client first (make web)" in done.stderr
