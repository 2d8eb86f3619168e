"""What a story tells. The words of a card travel in these events and nowhere else."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.event import Event


class CardRead(Event, frozen=True):
    """A story card is read aloud: its title and its tale, by the place of the card."""

    cites: ClassVar[str] = "FH-OBJ-05"
    who: int
    passage: int
    tale: int


class NoteRead(Event, frozen=True):
    """A note is read aloud."""

    cites: ClassVar[str] = "FH-OBJ-07"
    tale: int


class CardRefused(Event, frozen=True):
    """What a card asks for is not there yet."""

    cites: ClassVar[str] = "FH-OBJ-11"
    refusal: int


class WordFound(Event, frozen=True):
    """The team found a keyword."""

    cites: ClassVar[str] = "FH-OBJ-08"
    word: str


class CrateOpened(Event, frozen=True):
    """A pimpweapon crate was opened."""

    cites: ClassVar[str] = "FH-CRATE-01"
    who: int
    zone: int
