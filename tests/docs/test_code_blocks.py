"""The code of the pages is true: Python runs; commands exist, with the options they are given."""

from __future__ import annotations

import ast
import doctest
import os
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from shambler.cli.app import app

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(page: Path, language: str) -> list[str]:
    found = BLOCK.findall(page.read_text("utf-8"))
    # Sessions (>>>) are run with what they answer: below, and those of the README by pytest itself.
    return [text for kind, text in found if kind == language and ">>>" not in text]


EXCERPTS = ("family", "kernel")  # pages that show pieces of the engine, with parts left out
WITH_PYTHON = [page for page in PAGES if page.stem not in EXCERPTS and blocks(page, "python")]
GRANTED = {  # what the text of a page has said before its code
    "agents": "import shambler; match = shambler.new('invader', 'M0', seed=7)",
    "browser": """
import shambler
match = shambler.new("living_dead", "S1", seed=7)
while match.outcome is None:
    match.play(match.decision.options[0])
match.save("game.shambler")
""",
}


@pytest.mark.parametrize("page", WITH_PYTHON, ids=lambda page: page.stem)
def test_python_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All blocks of a page, one after the other."""
    monkeypatch.chdir(tmp_path)
    scope: dict[str, object] = {"__name__": "page"}
    exec(GRANTED.get(page.stem, ""), scope)
    granted = len(scope)
    for text in blocks(page, "python"):
        exec(compile(text, page.name, "exec"), scope)
    assert len(scope) > granted, "the page does nothing"


WITH_SESSIONS = [page for page in PAGES[1:] if "\n>>> " in page.read_text("utf-8")]


@pytest.mark.parametrize("page", WITH_SESSIONS, ids=lambda page: page.stem)
def test_sessions_answer_as_they_say(page: Path) -> None:
    text = page.read_text("utf-8").replace("```", "")
    session = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE | doctest.IGNORE_EXCEPTION_DETAIL
    found = doctest.DocTestRunner(optionflags=flags).run(session)
    assert found.attempted > 0 and found.failed == 0


@pytest.mark.parametrize("name", EXCERPTS)
def test_excerpts_name_what_there_is(name: str) -> None:
    """Every class, function and constant in them stands somewhere in the sources."""
    sources = [path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py")]
    known = {word for text in sources for word in re.findall(r"\w+", text)}
    page = ROOT / "docs" / "contributors" / f"{name}.md"
    trees = [ast.parse(text.replace("    ...\n", "")) for text in blocks(page, "python")]
    used = {node.id for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert len(used) > 5
    assert used <= known


def commands(page: Path) -> Iterator[list[str]]:
    for text in blocks(page, "sh"):
        for line in text.replace("\\\n", " ").splitlines():
            words = shlex.split(line, comments=True)
            while words and "=" in words[0]:
                words = words[1:]
            if words and os.path.basename(words[0]) == "shambler":
                yield words[1:]


COMMANDS = [(page, words) for page in PAGES for words in commands(page)]


@pytest.mark.parametrize(
    ("page", "words"), COMMANDS, ids=[f"{page.stem}: {' '.join(words)}" for page, words in COMMANDS]
)
def test_commands_exist(page: Path, words: list[str]) -> None:
    command: Any = typer.main.get_command(app)
    while hasattr(command, "commands") and words and not words[0].startswith("-"):
        left_out = words[0] not in command.commands and "list" in command.commands
        name, words = ("list", words) if left_out else (words[0], words[1:])
        assert name in command.commands, f"no command {name}"
        command = command.commands[name]
    known = {name for param in command.params for name in (*param.opts, *param.secondary_opts)}
    known |= {"--help", "--version"}
    given = {word.partition("=")[0] for word in words if re.match(r"-[-a-zA-Z]", word)}
    assert given <= known


def test_there_is_something_to_run() -> None:
    assert len(WITH_PYTHON) > 2 and len(COMMANDS) > 20
