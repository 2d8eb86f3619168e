"""Every rule that the code of a game names is a rule of that game: a citation cannot be unknown."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import shambler.games
from shambler.games import find, shipped
from shambler.kernel.rules import Ledger
from shambler.testing import some

HOME = Path(shambler.games.__file__).parent
RULE_ID = re.compile(r"[A-Z0-9]{1,4}-[A-Z0-9]+-\d{2}[a-z]?")


def folder_of(game: str) -> Path:
    """Where the code of a game lies, the family's included."""
    return HOME.joinpath(*find(game).package.split(".")[2:3])


def cited(folder: Path) -> Iterator[tuple[str, str]]:
    """Every text in the code that looks like the id of a rule, and where it stands."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            value = node.value if isinstance(node, ast.Constant) else None
            if isinstance(value, str) and RULE_ID.fullmatch(value):
                yield value, f"{path.relative_to(HOME)}:{getattr(node, 'lineno', 0)}"


GAMES = sorted(manifest.key for manifest in shipped())
FOLDERS = sorted({folder_of(game) for game in GAMES})


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_the_code_cites_rules_that_exist(folder: Path) -> None:
    ledger = Ledger.load(*sorted(folder.rglob("rules.toml")))  # of games off the shelf, too
    for rule, place in some(list(cited(folder))):
        assert rule in ledger, f"{place} cites {rule}"
