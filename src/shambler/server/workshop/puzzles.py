"""The puzzle of the day: positions that people published, as files in a folder that git can hold.

``puzzles/<print>.toml`` is a puzzle with its solution, ``days.toml`` says which one a day had, and
``answers/<day>.toml`` what was answered, by a fingerprint of who it was. A day takes the first
published puzzle that no day had. On all other days it is one of those that the games ship, the same
on every host, which makes room for a new one as long as nobody has answered it; without any of
these, the published one that was had longest ago comes again.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import cache
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
from shambler.lab.puzzle_line import Step
from shambler.lab.shipped_puzzles import names_of, usable
from shambler.server.limits import TooMany
from shambler.server.words import said
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
    line: tuple[Step, ...] = ()  # of play; a puzzle that was published without one is told without

    @property
    def best(self) -> str:
        """The best chance there is."""
        return next(iter(self.chances.values()))


class Answered(ShamblerError):
    """There is one answer each."""


def solved(position: str) -> puzzle.Solution:
    """The work of another process; raises what keeps a position from being a puzzle."""
    found = puzzle.solve(Match.from_position(find, position, seed=0), MOST_POSITIONS)
    if not found.is_interesting:
        raise puzzle.NoPuzzle(said("all-alike"))
    return found


class Puzzles:
    """Reads and writes the folder. ``ours`` names those that the games ship, for a day."""

    def __init__(self, folder: Path, ours: Callable[[date], Sequence[str]] = names_of) -> None:
        self.folder = folder
        self.ours = ours

    def publish(self, person: str, position: str, found: puzzle.Solution) -> int:
        """Put a puzzle at the end of the line; says how many days it waits at least."""
        name = _print(position)
        with locked(self.folder):
            known, had = self._all(), set(self._days().values())
            waiting = [entry for key, entry in known.items() if key not in had]
            if name in known:
                raise BadSetup(said("puzzle-known"))
            mine = sum(entry.owner == owner_of(person) for entry in waiting)
            if len(known) >= MOST or mine >= MOST_WAITING:
                raise TooMany(said("enough-puzzles"))
            made = Puzzle(
                position=position,
                owner=owner_of(person),
                sent=now(),
                chances={key: str(chance) for key, chance in found.chances.items()},
                line=found.line,
            )
            replace_file(self.folder / f"{name}.toml", tomlkit.dumps(msgspec.to_builtins(made)))
        return len(waiting) + 1

    def of_day(self, day: str) -> Puzzle | None:
        """The puzzle of a day, chosen when somebody first asks."""
        with locked(self.folder):
            known, days = self._all(), self._days()
            name, new = days.get(day, ""), _new(known, days)
            stays = _our(name) is not None and (not new or self.counts(day))
            if name not in known and not stays:
                name = new or self._of_ours(day) or _oldest(known, days)
                if not name:
                    return None
                text = tomlkit.dumps({**days, day: name})
                replace_file(self.folder / "days.toml", text)
            return known.get(name) or _our(name)

    def _of_ours(self, day: str) -> str:
        names = self.ours(date.fromisoformat(day))
        return next((name for name in names if _our(name) is not None), "")

    def answer(self, day: str, person: str, key: str) -> None:
        """Somebody's one answer."""
        path = self._answers(day)
        with locked(self.folder):
            told = _read(path)
            if owner_of(person) in told:
                raise Answered(said("puzzle-answered"))
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


def _new(known: Mapping[str, Puzzle], days: Mapping[str, str]) -> str:
    """The first published one that no day had; empty: there is none."""
    had = set(days.values())
    return _first(known, [name for name in known if name not in had])


def _oldest(known: Mapping[str, Puzzle], days: Mapping[str, str]) -> str:
    """The published one that was had longest ago."""
    last = {name: day for day, name in sorted(days.items())}
    return _first(known, sorted(known, key=lambda name: last.get(name, "")))


def _first(known: Mapping[str, Puzzle], names: list[str]) -> str:
    return next((name for name in names if _can_be_laid(known[name])), "")


@cache
def _our(name: str) -> Puzzle | None:
    """One that the games ship, as if somebody had published it."""
    entry = usable(name)
    if entry is None:
        return None
    position = entry.laid().position()
    return Puzzle(position=position, owner="", sent="", chances=entry.chances, line=entry.line)
