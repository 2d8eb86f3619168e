"""A campaign in words: what its sheet says, what a chapter told, how it ended.

All of it is made from what a table knows: what nobody has read is in none of these.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Part: TypeAlias = Literal["points", "gains", "kept", "marks", "burden", "fallen"]


class SheetPerson(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody of the team: ``points`` of ``most``, rewards at ``steps``, and what they have."""

    id: str
    name: str
    points: int = 0
    most: int = 0
    steps: tuple[int, ...] = ()
    gains: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    burden: str = ""  # what weighs on them, and when it will tell
    follows: str = ""  # whose place they took


class Fallen(msgspec.Struct, frozen=True):
    """Somebody who does not play again."""

    id: str
    name: str


class SheetTale(msgspec.Struct, frozen=True):
    """The team, those it lost, and what it has achieved together."""

    people: tuple[SheetPerson, ...] = ()
    fallen: tuple[Fallen, ...] = ()
    marks: tuple[str, ...] = ()


class Passage(msgspec.Struct, frozen=True):
    """Something that was read aloud."""

    title: str
    text: str


class ChoiceTale(msgspec.Struct, frozen=True):
    """What was decided: where, what was taken, and what else could have been."""

    key: str
    title: str
    taken: str
    left: tuple[str, ...] = ()


class ChapterTale(msgspec.Struct, frozen=True):
    """What a chapter told its table."""

    passages: tuple[Passage, ...] = ()
    choices: tuple[ChoiceTale, ...] = ()


class Ending(msgspec.Struct, frozen=True):
    """How a campaign ended: a measure from 0 to 100, and what became of whom."""

    measure: int
    lines: tuple[str, ...]


class Difference(msgspec.Struct, frozen=True):
    """Something that is another way on another road; empty: nothing there."""

    who: str  # a name; empty: the team
    what: Part
    before: str
    after: str


def differences(one: SheetTale, other: SheetTale) -> list[Difference]:
    """What two sheets tell differently, person by person, then of the team."""
    mine, theirs = _flat(one), _flat(other)
    keys = dict.fromkeys((*mine, *theirs))
    pairs = [(key, mine.get(key, ""), theirs.get(key, "")) for key in keys]
    return [Difference(*key, before, after) for key, before, after in pairs if before != after]


def _flat(tale: SheetTale) -> dict[tuple[str, Part], str]:
    found: dict[tuple[str, Part], str] = {}
    for person in tale.people:
        found[person.name, "points"] = str(person.points)
        found[person.name, "gains"] = ", ".join(person.gains)
        found[person.name, "kept"] = ", ".join(person.kept)
        found[person.name, "marks"] = ", ".join(person.marks)
        found[person.name, "burden"] = person.burden
    found["", "fallen"] = ", ".join(one.name for one in tale.fallen)
    found["", "marks"] = ", ".join(tale.marks)
    return found
