"""The puzzle of the day: positions that people published, as files in a folder that git can hold.

``puzzles/<print>.toml`` is a puzzle with its solution, ``days.toml`` says which one a day had, and
``answers/<day>.toml`` what was answered, by a fingerprint of who it was. A day takes the first
puzzle that no day had; when all were had, the one that was had longest ago comes again.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
import tomlkit

from shambler.games import find
from shambler.kernel.errors import BadSetup, ShamblerError
from shambler.kernel.files import replace_file
from shambler.kernel.match import Match
from shambler.kernel.typed import ready
from shambler.lab import puzzle
from shambler.server.limits import TooMany
from shambler.server.workshop.folders import locked, now
from shambler.server.workshop.missions import owner_of

MOST: Final = 2_000  # puzzles of a host,
MOST_WAITING: Final = 5  # of one person that no day has had yet
MOST_POSITIONS: Final = 6_000  # to be looked at: a minute of a processor, not more


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position and the exact chance of every answer to win this turn, the best first."""

    position: str
    owner: str  # a fingerprint
    sent: str
    chances: Mapping[str, str]  # fractions

    @property
    def best(self) -> str:
        """The best chance there is."""
        return next(iter(self.chances.values()))


class Answered(ShamblerError):
    """There is one answer each."""


def solved(position: str) -> dict[str, str]:
    """The work of another process; raises what keeps a position from being a puzzle."""
    found = puzzle.solve(Match.from_position(find, position, seed=0), MOST_POSITIONS)
    if not found.is_interesting:
        raise puzzle.NoPuzzle("every answer is as good as any other here: this is no puzzle")
    return {key: str(chance) for key, chance in found.chances.items()}


class Puzzles:
    """Reads and writes the folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def publish(self, person: str, position: str, chances: Mapping[str, str]) -> int:
        """Put a puzzle at the end of the line; says how many days it waits at least."""
        name = _print(position)
        with locked(self.folder):
            known, had = self._all(), set(self._days().values())
            waiting = [entry for key, entry in known.items() if key not in had]
            if name in known:
                raise BadSetup("this puzzle has been published already")
            mine = sum(entry.owner == owner_of(person) for entry in waiting)
            if len(known) >= MOST or mine >= MOST_WAITING:
                raise TooMany("the line of puzzles is long enough; try again on another day")
            made = Puzzle(
                position=position, owner=owner_of(person), sent=now(), chances=dict(chances)
            )
            replace_file(self.folder / f"{name}.toml", tomlkit.dumps(msgspec.to_builtins(made)))
        return len(waiting) + 1

    def of_day(self, day: str) -> Puzzle | None:
        """The puzzle of a day, chosen when somebody first asks."""
        with locked(self.folder):
            known, days = self._all(), self._days()
            name = days.get(day, "")
            if name not in known:
                name = _next(known, days, _can_be_laid)
                if not name:
                    return None
                text = tomlkit.dumps({**days, day: name})
                replace_file(self.folder / "days.toml", text)
            return known[name]

    def answer(self, day: str, person: str, key: str) -> None:
        """Somebody's one answer."""
        path = self._answers(day)
        with locked(self.folder):
            told = _read(path)
            if owner_of(person) in told:
                raise Answered("you have answered this puzzle")
            path.parent.mkdir(exist_ok=True)
            replace_file(path, tomlkit.dumps({**told, owner_of(person): key}))

    def answered(self, day: str, person: str) -> str:
        """What somebody answered; empty: nothing yet."""
        return str(_read(self._answers(day)).get(owner_of(person), ""))

    def counts(self, day: str) -> Counter[str]:
        """How many gave each answer."""
        return Counter(map(str, _read(self._answers(day)).values()))

    def _answers(self, day: str) -> Path:
        return self.folder / "answers" / f"{day}.toml"

    def _days(self) -> dict[str, str]:
        return {day: str(name) for day, name in _read(self.folder / "days.toml").items()}

    def _all(self) -> dict[str, Puzzle]:
        """Every puzzle that can be read, the one that came first first."""
        found = {}
        for path in self.folder.glob("*.toml"):
            if path.name != "days.toml":
                try:
                    found[path.stem] = msgspec.convert(_read(path), ready(Puzzle))
                except msgspec.ValidationError:  # what somebody has spoilt by hand
                    continue
        return dict(sorted(found.items(), key=lambda entry: (entry[1].sent, entry[0])))


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        return {}


def _print(position: str) -> str:
    return hashlib.sha256(position.encode()).hexdigest()[:24]


def _can_be_laid(entry: Puzzle) -> bool:
    """Positions are read with the content they were written with, and with no other."""
    try:
        Match.from_position(find, entry.position, seed=0)
    except ShamblerError:
        return False
    return True


def _next(
    known: Mapping[str, Puzzle], days: Mapping[str, str], fits: Callable[[Puzzle], bool]
) -> str:
    """The first that no day had, else the one that was had longest ago; empty: there is none."""
    last = {name: day for day, name in sorted(days.items())}
    order = sorted(known, key=lambda name: last.get(name, ""))
    return next((name for name in order if fits(known[name])), "")
