"""``docs/contributors/adding-a-game.md`` is true: its code is ours, and its commands work."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from shambler.server import wire_types
from shambler.testing import run_kit
from tests.cli.conftest import Run
from tests.testgame import RULES

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "contributors" / "adding-a-game.md").read_text("utf-8")
BLOCKS = re.findall(r"```\{code-block\} \w+\n:caption: (\S+)\n\n(.*?)```", PAGE, re.S)
LEFT_OUT = re.compile(r"^(?:#|//|<!--) \.\.\.(?: -->)?\n", re.M)
COMMANDS = [
    line
    for block in re.findall(r"```sh\n(.*?)```", PAGE, re.S)
    for line in block.splitlines()
    if line.startswith("shambler ")
]


def test_the_page_shows_every_part_of_the_game() -> None:
    shown = {Path(file).name for file, _ in BLOCKS}
    assert shown >= {
        "pieces.py", "night.py", "views.py", "__init__.py", "rules.toml", "manifest.toml",
        "sense.py", "family.py", "index.ts", "Board.svelte", "test_barricade_night.py",
    }  # fmt: skip
    assert len(PAGE.splitlines()) <= 200  # it is read in a sitting


@pytest.mark.parametrize(("file", "code"), BLOCKS)
def test_the_code_on_the_page_is_that_of_the_game(file: str, code: str) -> None:
    source = (ROOT / file).read_text("utf-8")
    parts = [part.strip("\n") for part in LEFT_OUT.split(code)]
    assert all(parts)
    assert [part for part in parts if f"{part}\n" not in source] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_on_the_page_work(run: Run, command: str) -> None:
    done = run(*shlex.split(command)[1:])
    assert done.code == 0, done.err
    assert done.out


def test_there_are_commands() -> None:
    assert {command.split()[1] for command in COMMANDS} >= {"games", "sim", "rate", "bench"}


def test_the_kit_is_run_as_the_page_says() -> None:
    assert 'run_kit(RULES, "cabin", games=20)' in PAGE
    assert run_kit(RULES, "cabin", games=2).games == 2


def test_the_types_of_its_page_are_made_from_its_views() -> None:
    """If this fails: run the command on the page that writes them."""
    folder = ROOT / "tests" / "testgame" / "web" / "generated"
    assert f"wire_types --game tests.testgame:RULES {folder.relative_to(ROOT)}" in PAGE
    assert wire_types.differences(wire_types.game_files(folder, RULES)) == []
