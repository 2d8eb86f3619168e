"""The command line, as other tests have it; and a page that knows this game."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import shambler
from shambler.games import _registered
from tests.cli.conftest import data, run
from tests.server.conftest import running
from tests.testgame import RULES

__all__ = ["data", "run"]

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def on_the_shelf() -> Iterator[None]:
    """The game, registered as long as the server of a module runs."""
    shambler.register(RULES)
    yield
    del _registered[RULES.key]


@pytest.fixture(scope="session")
def built_page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page, built with the board of this game."""
    folder = tmp_path_factory.mktemp("page")
    subprocess.run(
        [ROOT / "tools" / "with_node.sh", "npx", "vite", "build", "--outDir", folder],
        cwd=ROOT / "web",
        env={**os.environ, "SHAMBLER_WEB_GAMES": f"barricade={HERE / 'web'}"},
        check=True,
        capture_output=True,
    )
    return folder


@pytest.fixture(scope="module")
def drawn(
    on_the_shelf: None, built_page: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """Where that page is served."""
    with running(str(tmp_path_factory.mktemp("db") / "a.sqlite3"), pages=built_page) as port:
        yield f"http://127.0.0.1:{port}"


@pytest.fixture(scope="module")
def undrawn(on_the_shelf: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the usual page is served, which has no board for this game."""
    with running(str(tmp_path_factory.mktemp("db") / "b.sqlite3")) as port:
        yield f"http://127.0.0.1:{port}"
