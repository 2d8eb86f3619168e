"""The puzzles that the games ship: ``puzzles/*.toml`` beside a game (``tools/find_puzzles.py``).

A file holds a record up to the moment in question, and the exact chances of its answers. A record
outlives changes of the content that a position would not: it is played again, and what it no longer
leads to is left out until it is found anew.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from datetime import date
from functools import cache
from pathlib import Path
from typing import Final, Self

import msgspec
import tomlkit

from shambler.games import find, keys, manifest_of
from shambler.games.manifest import folders_of
from shambler.kernel import record as records
from shambler.kernel.errors import ShamblerError
from shambler.kernel.match import Match
from shambler.kernel.ruleset import Ruleset
from shambler.kernel.typed import ready
from shambler.lab.puzzle import NoPuzzle, Solution, answers_of
from shambler.lab.puzzle_line import Step

FOLDER: Final = "puzzles"


class Shipped(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A moment of a game, and the chance of every answer to win before the turn is over."""

    positions: int  # that were looked at
    chances: Mapping[str, str]  # fractions, the best first
    record: str
    line: tuple[Step, ...]  # of play, that wins most often

    @classmethod
    def of(cls, match: Match, solution: Solution) -> Self:
        """A puzzle to be kept."""
        chances = {key: str(chance) for key, chance in solution.chances.items()}
        return cls(
            positions=solution.positions,
            chances=chances,
            record=match.text(),
            line=solution.line,
        )

    def laid(self) -> Match:
        """The moment itself; raises what keeps it from being played again as it was."""
        parsed = records.parse(self.record)
        match = Match.replay(find(parsed.record.game), parsed)
        if {option.key for option in answers_of(match)} != set(self.chances):
            raise NoPuzzle("other answers are asked for than were solved")
        return match


def written(puzzle: Shipped) -> str:
    """The text of a file."""
    document = tomlkit.document()
    document["positions"] = puzzle.positions
    document["record"] = tomlkit.string(puzzle.record, multiline=True, literal=True)
    document["chances"] = dict(puzzle.chances)
    document["line"] = [msgspec.to_builtins(step) for step in puzzle.line]
    return tomlkit.dumps(document).replace("'''", "'''\n", 1)  # the first line break is none


def read(path: Path) -> Shipped:
    """A file; what is wrong with it is raised."""
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")), ready(Shipped))


def folder_of(rules: Ruleset) -> Path:
    """Where the puzzles of a game lie: beside its ruleset."""
    module = manifest_of(rules).entry.partition(":")[0] or rules.package
    return next(iter(folders_of(module))) / FOLDER


@cache
def shipped() -> Mapping[str, Shipped]:
    """All of them by names, the games in turn, so that two days seldom have the same game."""
    found: list[tuple[int, str, Shipped]] = []
    for key in keys():
        for at, path in enumerate(sorted(folder_of(find(key)).glob("*.toml"))):
            found.append((at, f"{key}-{path.stem}", read(path)))
    return {name: entry for _, name, entry in sorted(found, key=lambda one: one[:2])}


def names_of(day: date) -> list[str]:
    """The names in the order in which they are tried for a day: by the calendar alone."""
    names = list(shipped())
    at = day.toordinal() % len(names) if names else 0
    return [*names[at:], *names[:at]]


def puzzle_of(day: date) -> Shipped | None:
    """The puzzle of a day; what can no longer be laid out is passed over."""
    return next((found for name in names_of(day) if (found := usable(name)) is not None), None)


@cache
def usable(name: str) -> Shipped | None:
    """A puzzle, if its record still leads to it."""
    try:
        shipped()[name].laid()
    except (KeyError, ShamblerError):
        return None
    return shipped()[name]
