"""``shambler check``: what is wrong with a record or a content file.

A ruleset has ``check_content(path)``: the problems of a file or folder of its own kind, an empty
list if there are none, ``None`` if it is of another kind. Where it can measure whether a set-up is
fair, it offers ``set_ups(path)``, too.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol, runtime_checkable

import msgspec

from shambler.cli.output import console, emit
from shambler.games import find, keys
from shambler.kernel import record
from shambler.kernel.content import ContentError, parse_toml
from shambler.kernel.errors import ShamblerError
from shambler.kernel.match import Match
from shambler.kernel.rules import Ledger

RECORD = b"shambler-record "


class SetUp(Protocol):
    """What was measured of a set-up; as text it is one line of figures."""

    def problems(self) -> Sequence[str]:
        """Why it is not fair; nothing, if it is."""
        ...


@runtime_checkable
class MeasuresSetUps(Protocol):
    """A ruleset that can tell whether a set-up loses by itself."""

    def set_ups(self, path: Path) -> Sequence[SetUp]:
        """Figures of every set-up that a path holds, once its content is sound."""
        ...


class Verdict(msgspec.Struct, frozen=True):
    """What something is, what is wrong with it, and what was measured of it."""

    kind: str
    problems: list[str]
    figures: list[str] = []


def check(path: Path, as_json: bool) -> int:
    """Report on one file or folder; returns the exit code."""
    if not path.exists():
        raise ShamblerError(f"{path}: no such file or folder")
    found = judge(path)
    if as_json:
        emit({"path": str(path), "ok": not found.problems, **msgspec.structs.asdict(found)})
        return 2 if found.problems else 0
    for line in found.figures:
        console().print(line, markup=False, soft_wrap=True)
    for problem in found.problems:
        print(f"shambler: {problem}", file=sys.stderr)
    if not found.problems:
        console().print(f"{path}: {found.kind}, nothing wrong", markup=False, soft_wrap=True)
    return 2 if found.problems else 0


def judge(path: Path) -> Verdict:
    """What it is, and what is wrong with it."""
    if path.is_file() and _begins(path, RECORD):
        return Verdict("record", _problems_of_record(path))
    found: Verdict | None = None
    for key in keys():
        rules = find(key)
        problems = rules.check_content(path)
        if (
            problems == []
        ):  # a file may look like that of several games: it is that of whoever takes it
            return _measured(rules, path, key)
        if problems and found is None:
            found = Verdict(f"content of {key}", [str(problem) for problem in problems])
    if found is not None:
        return found
    if path.suffix == ".toml":
        return _judge_toml(path)
    raise ShamblerError(f"{path}: cannot tell what this is: not a record, nor content of any game")


def _measured(rules: object, path: Path, key: str) -> Verdict:
    """Sound content is played, to see whether its set-ups are fair."""
    kind = f"content of {key}"
    if not isinstance(rules, MeasuresSetUps):
        return Verdict(kind, [])
    try:
        set_ups = rules.set_ups(path)
    except ShamblerError as problem:  # sound as a file, but it cannot be laid out
        return Verdict(kind, [f"{path}: {problem}"])
    unfair = [f"{path}: {problem}" for set_up in set_ups for problem in set_up.problems()]
    return Verdict(kind, unfair, [str(set_up) for set_up in set_ups])


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


def _judge_toml(path: Path) -> Verdict:
    """A ledger, or a file that is not even TOML."""
    whose = "of no game"
    try:
        data = parse_toml(path)
        if "ledger" in data:
            Ledger.load(path)
            return Verdict("ledger", [])
        if isinstance(game := data.get("game"), str):
            whose = f"that {find(game).key} does not know"  # or there is no such game
    except ContentError as error:
        return Verdict("TOML file", [str(problem) for problem in error.problems])
    raise ShamblerError(f"{path}: cannot tell what this is: valid TOML, but content {whose}")
