"""``shambler check``: what is wrong with a record or a content file.

A game that has content offers ``check_content(path)`` on its ruleset: the problems of a file or
folder of its own kind, an empty list if there are none, ``None`` if it is of another kind.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Protocol, runtime_checkable

from shambler.cli.output import console, emit
from shambler.games import find, keys
from shambler.kernel import record
from shambler.kernel.content import ContentError, parse_toml
from shambler.kernel.errors import ShamblerError
from shambler.kernel.match import Match
from shambler.kernel.rules import Ledger

RECORD = b"shambler-record "


@runtime_checkable
class ChecksContent(Protocol):
    """A ruleset that can judge content."""

    def check_content(self, path: Path) -> Iterable[object] | None:
        """Problems, each with file, place and reason; ``None``: not of this game."""
        ...


def check(path: Path, as_json: bool) -> int:
    """Report on one file or folder; returns the exit code."""
    if not path.exists():
        raise ShamblerError(f"{path}: no such file or folder")
    kind, problems = judge(path)
    if as_json:
        emit({"path": str(path), "kind": kind, "ok": not problems, "problems": problems})
    elif not problems:
        console().print(f"{path}: {kind}, nothing wrong", markup=False, soft_wrap=True)
    else:
        for problem in problems:
            print(f"shambler: {problem}", file=sys.stderr)
    return 2 if problems else 0


def judge(path: Path) -> tuple[str, list[str]]:
    """What it is, and what is wrong with it."""
    if path.is_file() and _begins(path, RECORD):
        return "record", _problems_of_record(path)
    for key in keys():
        rules = find(key)
        if isinstance(rules, ChecksContent):
            problems = rules.check_content(path)
            if problems is not None:
                return f"content of {key}", [str(problem) for problem in problems]
    if path.suffix == ".toml":
        return _judge_toml(path)
    raise ShamblerError(f"{path}: cannot tell what this is: not a record, nor content of any game")


def _begins(path: Path, mark: bytes) -> bool:
    try:
        with path.open("rb") as file:
            return file.read(len(mark)) == mark
    except OSError as problem:
        raise ShamblerError(f"{path}: cannot be read: {problem.strerror}") from problem


def _problems_of_record(path: Path) -> list[str]:
    """Replaying is checking: every answer, die and fingerprint."""
    try:
        parsed = record.read(path)
        Match.replay(find(parsed.record.game), parsed, name=str(path))
    except ShamblerError as problem:
        return [str(problem)]
    return []


def _judge_toml(path: Path) -> tuple[str, list[str]]:
    """A ledger, or a file that is not even TOML."""
    try:
        if "ledger" in parse_toml(path):
            Ledger.load(path)
            return "ledger", []
    except ContentError as error:
        return "TOML file", [str(problem) for problem in error.problems]
    raise ShamblerError(f"{path}: cannot tell what this is: valid TOML, but content of no game")
