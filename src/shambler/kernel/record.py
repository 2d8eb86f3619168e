"""The saved game: set-up, answers and chance in readable text. Replaying it is loading it.

    shambler-record 2
    game invader
    scenario M0
    rules 3
    layout 2
    content 5d0c...
    seed 7
    setup {}
    0 | 17 3
    1 0 move:4.2
    2 0 melee:prod | 3,5
    = 2 90ab12cd34ef5678
    over escaped 0,1
    end 2 90ab12cd34ef5678

``rules`` is the version of the rules, ``layout`` the number of the form in which states were
written down for the fingerprints (see :mod:`shambler.kernel.replay`); a record of format 1 has
neither, and both count as 1. A game that did not begin at its beginning has format 3 and, after
the set-up, a line ``position`` with the text of :mod:`shambler.kernel.position`.
Where the dice and decks on a real table are used, a line says which: ``dice typed`` for all of
them; a part has format 4 and ``box dice enemy``. A line ``% dice`` after an answer says what is the
box's from then on, ``% -`` that nothing is. Whatever was typed in is an answer like any other.
An answer line holds its number, the seat and the option key; after the bar comes what chance said
then: faces of a roll joined by commas, a drawn card as a bare number. Line 0 is what chance said
before the first decision. ``=`` lines are fingerprints of the state, ``*`` lines are marks. An
``over`` line is there when the game has ended: the reason and the seats that won, ``-`` for none.
The last line must be there: a file without it was cut off.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from shambler.kernel.chance import EVERYTHING
from shambler.kernel.errors import BadRecord
from shambler.kernel.machine import Outcomes
from shambler.kernel.sides import Outcome

if TYPE_CHECKING:
    from shambler.kernel.ruleset import Ruleset

FORMAT: Final = 2
FROM_POSITION: Final = 3  # the format of a game that began at a position
BOXED: Final = 4  # the format of a game in which a part of the box was used; a position may be
WITHOUT_NUMBERS: Final = 1  # the format before rules and layouts were numbered
CHECK_EVERY: Final = 16
MOST_BYTES: Final = 8_000_000
MOST_ANSWERS: Final = 200_000
LONGEST_LINE: Final = 20_000
LONGEST_MARK: Final = 1_000
WHOLE: Final = 64 * 2**20  # no number in a record is larger, but the seed
ALL_TYPED: Final = "dice typed"
GOES_ON: Final = ""  # written in the place of an outcome while there is none


class Answer(msgspec.Struct):
    """One submission and what chance said until the next decision."""

    seat: int
    key: str
    chance: list[Outcomes] = []
    barrier: bool = False  # something was revealed: no free undo beyond it


class Record(msgspec.Struct):
    """Everything needed to play a game again, bit for bit."""

    game: str
    scenario: str
    content: str
    seed: int
    setup: dict[str, Any] = {}
    box: tuple[str, ...] = ()  # dice and decks of a real table: a person types them in
    opening: list[Outcomes] = []
    answers: list[Answer] = []
    marks: dict[int, str] = {}
    checks: dict[int, str] = {}
    version: int = 1  # of the rules
    layout: int = 1  # of the states behind the fingerprints
    position: str = ""  # where it began, if not at the beginning
    switches: dict[int, tuple[str, ...]] = {}  # by answers given: what was the box's from then on

    @property
    def typed(self) -> bool:
        """Was anything typed in by a person, or could it have been?"""
        return bool(self.box or self.switches)

    def box_for(self, number: int) -> tuple[str, ...]:
        """What was the box's while an answer was carried out (0: before the first question)."""
        last = max((n for n in self.switches if n < number), default=None)
        return self.box if last is None else self.switches[last]

    @classmethod
    def begin(
        cls,
        rules: Ruleset,
        scenario: str,
        seed: int,
        setup: dict[str, Any],
        box: tuple[str, ...] = (),
        position: str = "",
    ) -> Record:
        """The record of a game that begins now, under today's rules."""
        return cls(
            rules.key,
            scenario,
            rules.content_hash,
            seed,
            setup,
            box,
            version=rules.version,
            layout=rules.layout,
            position=position,
        )

    def write(self, final: str, over: str = GOES_ON) -> str:
        """The record as text; ``final`` is the fingerprint of its last state.

        ``over`` is the outcome as :func:`written_outcome` has it.
        """
        lines = [
            f"shambler-record {self._format}",
            f"game {self.game}",
            f"scenario {self.scenario}",
            f"rules {self.version}",
            f"layout {self.layout}",
            f"content {self.content}",
            f"seed {self.seed}",
            f"setup {json.dumps(self.setup, sort_keys=True)}",
        ]
        if self.position:
            lines.append(f"position {self.position}")
        if self.box:
            lines.append(ALL_TYPED if self.box == (EVERYTHING,) else f"box {' '.join(self.box)}")
        lines.append(_with_chance("0", self.opening))
        lines += self._notes(0)
        for number, answer in enumerate(self.answers, 1):
            lines.append(_with_chance(f"{number} {answer.seat} {answer.key}", answer.chance))
            lines += self._notes(number)
        if over != GOES_ON:
            lines.append(f"over {over}")
        lines.append(f"end {len(self.answers)} {final}")
        return "\n".join(lines) + "\n"

    @property
    def _format(self) -> int:
        if self.switches or self.box not in ((), (EVERYTHING,)):
            return BOXED
        return FROM_POSITION if self.position else FORMAT

    def _notes(self, number: int) -> Iterator[str]:
        """What else is to be said after an answer: a change of the box, a mark, a fingerprint."""
        if number in self.switches:
            yield f"% {' '.join(self.switches[number]) or '-'}"
        if number in self.marks:
            yield f"* {json.dumps(self.marks[number])}"
        if number in self.checks:
            yield f"= {number} {self.checks[number]}"


def _with_chance(line: str, outcomes: list[Outcomes]) -> str:
    if not outcomes:
        return line
    said = " ".join(
        ",".join(map(str, entry)) + ("," if len(entry) < 2 else "")
        if isinstance(entry, tuple)
        else str(entry)
        for entry in outcomes
    )
    return f"{line} | {said}"


def written_outcome(outcome: Outcome | None) -> str:
    """How a game ended, in the words of a record.

    >>> written_outcome(Outcome((0, 1), "escaped"))
    'escaped 0,1'
    >>> written_outcome(Outcome((), "overrun"))
    'overrun -'
    """
    if outcome is None:
        return GOES_ON
    return f"{outcome.reason} {','.join(map(str, outcome.winners)) or '-'}"


class Parsed(msgspec.Struct):
    """A record read from text, the fingerprint its last line claims, and how the game ended."""

    record: Record
    final: str
    over: str | None = None  # None: it does not say


def _too_large(most: int) -> str:
    return f"larger than {most} bytes, this is no record"


def read(path: Path) -> Parsed:
    """Read a record file; everything that is wrong with it is a :class:`BadRecord`."""
    return parse(read_text(path, MOST_BYTES), str(path))


def read_text(path: Path, most: int) -> str:
    """The text of a file that somebody hands in; a :class:`BadRecord` says what is wrong."""
    try:
        if path.exists() and not path.is_file():
            raise BadRecord(f"{path}: not a file")
        with path.open("rb") as file:
            data = file.read(most + 1)
        if len(data) > most:
            raise BadRecord(f"{path}: {_too_large(most)}")
        return data.decode("utf-8")
    except OSError as problem:
        raise BadRecord(f"{path}: cannot be read: {problem.strerror}") from problem
    except UnicodeDecodeError as problem:
        raise BadRecord(f"{path}: not a text file (byte {problem.start})") from problem


def parse(text: str, name: str = "record") -> Parsed:
    """Read a record from text."""
    if len(text) > MOST_BYTES:
        raise BadRecord(f"{name}: {_too_large(MOST_BYTES)}")
    return _Reader(text, name).read()


class _Reader:
    """Line by line, so that every complaint can name its line."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self.line = 0
        self.lines: Iterator[str] = iter(text.split("\n"))

    def fail(self, reason: str) -> BadRecord:
        return BadRecord(f"{self.name}, line {self.line}: {reason}")

    def next(self) -> str:
        line = next(self.lines, None)
        self.line += 1
        if line is None:
            raise self.fail("the file ends here; its last line is missing (was it cut off?)")
        if len(line) > LONGEST_LINE:
            raise self.fail(f"longer than {LONGEST_LINE} characters")
        return line.rstrip("\r")

    def field(self, name: str) -> str:
        word, _, value = self.next().partition(" ")
        if word != name or not value:
            raise self.fail(f"expected '{name} ...'")
        return value

    def read(self) -> Parsed:
        form = self.field("shambler-record")
        if form not in map(str, range(WITHOUT_NUMBERS, BOXED + 1)):
            known = f"{WITHOUT_NUMBERS} to {BOXED}"
            raise self.fail(f"format {form[:20]} is not known; this program reads {known}")
        numbered = form != str(WITHOUT_NUMBERS)
        game, scenario = self.field("game"), self.field("scenario")
        version, layout = (self.number("rules"), self.number("layout")) if numbered else (1, 1)
        record = Record(
            game,
            scenario,
            self.field("content"),
            self.whole(self.field("seed"), 2**64),
            self.setup(self.field("setup")),
            version=version,
            layout=layout,
        )
        if form == str(FROM_POSITION):
            record.position = self.field("position")
        line = self.next()
        if form == str(BOXED) and line.startswith("position "):
            record.position, line = line.removeprefix("position "), self.next()
        if line == ALL_TYPED:
            record.box, line = (EVERYTHING,), self.next()
        elif form == str(BOXED) and line.startswith("box "):
            record.box, line = self.box(line.removeprefix("box ")), self.next()
        head, record.opening = self.chance(line)
        if head != "0":
            raise self.fail("expected '0', what chance said before the first decision")
        parsed = Parsed(record, "", GOES_ON if numbered else None)
        self.body(parsed)
        return parsed

    def number(self, name: str) -> int:
        """A number of the game: they count from one."""
        found = self.whole(self.field(name))
        if not found:
            raise self.fail(f"{name}: the first one is 1")
        return found

    def body(self, parsed: Parsed) -> None:
        record = parsed.record
        while True:
            line = self.next()
            if line.startswith("= "):
                record.checks[len(record.answers)] = self.check(line[2:], record)
            elif line.startswith("* "):
                record.marks[len(record.answers)] = self.mark(line[2:])
            elif line.startswith("% "):
                word = line.removeprefix("% ")
                record.switches[len(record.answers)] = () if word == "-" else self.box(word)
            elif line.startswith("over ") and parsed.over is not None:
                parsed.over = self.over(line[5:])
                return self.last(self.next(), parsed)
            elif line.startswith("end "):
                return self.last(line, parsed)
            else:
                record.answers.append(self.answer(line, len(record.answers) + 1))
                if len(record.answers) > MOST_ANSWERS:
                    raise self.fail(f"more than {MOST_ANSWERS} answers")

    def last(self, line: str, parsed: Parsed) -> None:
        if not line.startswith("end "):
            raise self.fail("expected 'end ...'")
        parsed.final = self.check(line[4:], parsed.record)
        if any(self.lines):
            raise self.fail("there is more after the last line")

    def over(self, text: str) -> str:
        reason, _, seats = text.partition(" ")
        winners = () if seats == "-" else tuple(self.whole(seat) for seat in seats.split(","))
        found = written_outcome(Outcome(winners, reason))
        if not reason or found != text:
            raise self.fail("expected 'over <reason> <seats>'")
        return found

    def answer(self, line: str, number: int) -> Answer:
        head, outcomes = self.chance(line)
        parts = head.split(" ")
        if len(parts) != 3 or not parts[2]:
            raise self.fail("expected '<number> <seat> <key>'")
        if self.whole(parts[0]) != number:
            raise self.fail(f"expected answer {number}, found {parts[0][:20]}")
        return Answer(self.whole(parts[1]), parts[2], outcomes)

    def chance(self, line: str) -> tuple[str, list[Outcomes]]:
        head, bar, said = line.partition(" | ")
        return head, [self.outcome(entry) for entry in said.split(" ")] if bar else []

    def outcome(self, entry: str) -> Outcomes:
        if "," in entry:
            faces = entry.removesuffix(",")
            return tuple(self.whole(face) for face in faces.split(",")) if faces else ()
        return self.whole(entry)

    def whole(self, text: str, below: int = WHOLE) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= 20 and int(text) < below):
            raise self.fail(f"{text[:20]!r} is not a number that can stand here")
        return int(text)

    def setup(self, text: str) -> dict[str, Any]:
        try:
            return msgspec.json.decode(text, type=dict[str, Any])
        except (ValueError, RecursionError) as problem:
            raise self.fail(f"the set-up is not a JSON object: {problem}") from problem

    def box(self, text: str) -> tuple[str, ...]:
        names = tuple(text.split(" "))
        if not all(names) or len(set(names)) != len(names):
            raise self.fail("expected the names of dice and decks, each once")
        return names

    def mark(self, text: str) -> str:
        try:
            return msgspec.json.decode(text, type=str)
        except ValueError as problem:
            raise self.fail(f"a mark is a JSON text: {problem}") from problem

    def check(self, text: str, record: Record) -> str:
        number, _, fingerprint = text.partition(" ")
        if self.whole(number) != len(record.answers):
            raise self.fail(f"expected answer {len(record.answers)}, found {number[:20]}")
        if len(fingerprint) != 16 or not all(c in "0123456789abcdef" for c in fingerprint):
            raise self.fail("a fingerprint has 16 hexadecimal digits")
        return fingerprint
