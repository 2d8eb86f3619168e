"""The saved campaign: its chapters' records, one after the other, in one readable text.

    shambler-campaign 1
    game hendrix
    campaign fort
    seed 7
    options {"seats": 2}
    chapter 1 after 0
    shambler-record 2
    ...
    end 210 90ab12cd34ef5678
    carry {"next": "M2", "sheet": {...}, "verdict": ""}
    chapter 2 after 1
    shambler-record 2
    ...
    end 12 5678ef34cd12ab90
    current 2
    end 2

A ``carry`` line follows the record of a chapter that is over. The last line must be there: a file
without it was cut off.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from shambler.kernel.carry import Carry
from shambler.kernel.errors import BadRecord
from shambler.kernel.record import Parsed, parse, read_text
from shambler.kernel.structs import to_builtins
from shambler.kernel.typed import ready

FORMAT: Final = 1
MOST_CHAPTERS: Final = 500
MOST_BYTES: Final = 64_000_000
FIRST: Final = "shambler-campaign"


class Page(msgspec.Struct, frozen=True):
    """One chapter in a file: its record, and what it handed on if it is over."""

    number: int
    after: int
    text: str
    parsed: Parsed
    carry: Carry | None


class CampaignFile(msgspec.Struct, frozen=True):
    """A campaign read from text."""

    game: str
    campaign: str
    seed: int
    options: dict[str, Any]
    pages: list[Page]
    current: int


def write_campaign(
    game: str,
    campaign: str,
    seed: int,
    options: Mapping[str, Any],
    pages: Sequence[Page],
    current: int,
) -> str:
    """The text of a file."""
    lines = [
        f"{FIRST} {FORMAT}",
        f"game {game}",
        f"campaign {campaign}",
        f"seed {seed}",
        f"options {json.dumps(options, sort_keys=True)}",
    ]
    for page in pages:
        lines += [f"chapter {page.number} after {page.after}", page.text.rstrip("\n")]
        if page.carry is not None:
            lines.append(f"carry {json.dumps(to_builtins(page.carry), sort_keys=True)}")
    return "\n".join([*lines, f"current {current}", f"end {len(pages)}"]) + "\n"


def read_campaign(path: Path) -> CampaignFile:
    """Read a campaign file; everything that is wrong with it is a :class:`BadRecord`."""
    return parse_campaign(read_text(path, MOST_BYTES), str(path))


def parse_campaign(text: str, name: str = "campaign") -> CampaignFile:
    """Read a campaign from text."""
    return _Reader(text, name).read()


class _Reader:
    """Line by line, so that every complaint can name its line."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self.lines = text.split("\n")
        self.at = 0

    def fail(self, reason: str) -> BadRecord:
        return BadRecord(f"{self.name}, line {self.at}: {reason}")

    def next(self) -> str:
        self.at += 1
        if self.at > len(self.lines):
            raise self.fail("the file ends here; its last line is missing (was it cut off?)")
        return self.lines[self.at - 1].rstrip("\r")

    def field(self, name: str, line: str | None = None) -> str:
        word, _, value = (self.next() if line is None else line).partition(" ")
        if word != name or not value:
            raise self.fail(f"expected '{name} ...'")
        return value

    def whole(self, text: str, below: int = MOST_CHAPTERS + 1) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= 20 and int(text) < below):
            raise self.fail(f"{text[:20]!r} is not a number that can stand here")
        return int(text)

    def json(self, text: str, kind: Any) -> Any:
        try:
            return msgspec.json.decode(text, type=ready(kind))
        except (ValueError, RecursionError) as problem:
            raise self.fail(f"this is not what stands here: {problem}") from problem

    def read(self) -> CampaignFile:
        form = self.field(FIRST)
        if form != str(FORMAT):
            raise self.fail(f"format {form[:20]} is not known; this program reads {FORMAT}")
        game, campaign = self.field("game"), self.field("campaign")
        seed = self.whole(self.field("seed"), 2**64)
        options = self.json(self.field("options"), dict[str, Any])
        pages = list(self.pages())
        current = self.whole(self.field("current"))
        if self.whole(self.field("end")) != len(pages) or not pages:
            raise self.fail("expected the number of chapters")
        if not 1 <= current <= len(pages):
            raise self.fail(f"there is no chapter {current}")
        if any(self.lines[self.at :]):
            raise self.fail("there is more after the last line")
        return CampaignFile(game, campaign, seed, options, pages, current)

    def pages(self) -> Iterator[Page]:
        number = 0
        while self.at < len(self.lines) and self.lines[self.at].startswith("chapter "):
            number += 1
            yield self.page(number)

    def page(self, number: int) -> Page:
        told, _, after = self.field("chapter").partition(" after ")
        if self.whole(told) != number or self.whole(after) >= number:
            raise self.fail(f"expected 'chapter {number} after <an earlier one>'")
        start = self.at
        while not self.next().startswith("end "):
            pass
        text = "\n".join(self.lines[start : self.at]) + "\n"
        parsed = parse(text, f"{self.name}, from line {start + 1}")
        carry = None
        if self.at < len(self.lines) and self.lines[self.at].startswith("carry "):
            carry = self.json(self.field("carry"), Carry)
        return Page(number, self.whole(after), text, parsed, carry)
