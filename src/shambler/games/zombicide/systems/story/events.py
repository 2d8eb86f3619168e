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


class SomethingRead(Event, frozen=True):
    """Something is read that nobody here can know."""

    cites: ClassVar[str] = "FH-OBJ-05"
    who: int


class DieForCard(Event, frozen=True):
    """A die rolled because a card says so."""

    cites: ClassVar[str] = "FH-OBJ-05"
    who: int
    face: int


class SpawnChanged(Event, frozen=True):
    """A spawn zone woke up, fell asleep or is gone."""

    cites: ClassVar[str] = "Z2E-070"
    spawn: int
    to: str


class RuleBrought(Event, frozen=True):
    """A rule of the mission holds from now on."""

    cites: ClassVar[str] = "FH-OBJ-05"
    flag: str


class LoadDropped(Event, frozen=True):
    """What a fallen survivor carried lies on the ground."""

    cites: ClassVar[str] = "FH-KO-01"
    zone: int


class LoadTaken(Event, frozen=True):
    """Somebody carries the load now."""

    cites: ClassVar[str] = "FH-OBJ-05"
    who: int
