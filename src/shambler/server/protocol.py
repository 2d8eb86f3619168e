"""The messages of a table's socket, as JSON objects told apart by ``type``.

Everything a browser sends is decoded strictly: unknown fields, wrong types and long texts are
refused with a message. What the server sends is built from these classes and nothing else.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

MOST_BYTES = 8_192  # of one message from a browser
MOST_NUMBER = 2**31

Language = Literal["en", "fr"]
ClientId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Number = Annotated[int, msgspec.Meta(ge=0, lt=MOST_NUMBER)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=64)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something a browser asks for."""


class Play(Command, frozen=True, tag="play"):
    """Answer decision ``number`` for a seat. Sent twice with one id it has one effect."""

    id: ClientId
    number: Number
    seat: SeatNumber
    key: Key


class Undo(Command, frozen=True, tag="undo"):
    """Take back one's last answer. ``agreed``: also if something was revealed since."""

    id: ClientId
    number: Number
    agreed: bool = False


class Redo(Command, frozen=True, tag="redo"):
    """Play again what was taken back."""

    id: ClientId
    number: Number


class Speak(Command, frozen=True, tag="speak"):
    """From now on, tell me everything in this language."""

    language: Language


class Look(Command, frozen=True, tag="look"):
    """The curtain is lifted: this seat sits at the screen now."""

    seat: SeatNumber


class Chat(Command, frozen=True, tag="chat"):
    """Say something to everybody at the table."""

    id: ClientId
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class StandIn(Command, frozen=True, tag="stand-in"):
    """A bot is to play for my seat; without a name, I take it back."""

    id: ClientId
    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=60)] = ""


class Rename(Command, frozen=True, tag="rename"):
    """How I am called at this table."""

    id: ClientId
    seat: SeatNumber
    name: Annotated[str, msgspec.Meta(max_length=40)]


AnyCommand = Play | Undo | Redo | Speak | Look | Chat | StandIn | Rename
_decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


def decode_command(text: str) -> AnyCommand:
    """A command from JSON; raises :class:`msgspec.DecodeError` for everything else."""
    return _decoder.decode(text)


class Message(msgspec.Struct, frozen=True, tag_field="type"):
    """Something the server tells a browser."""


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str  # who plays for it, if a program does
    yours: bool
    present: bool


class Welcome(Message, frozen=True, tag="table"):
    """The table as it does not change while one sits at it."""

    table: str
    game: str
    title: str
    scenario: str
    name: str
    intro: str
    language: Language
    yours: tuple[int, ...]
    board: dict[str, Any]


class OddsInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the dice of an option can do: in words, and the chance of each count."""

    text: str
    chances: dict[str, float]


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal answer. ``target`` says what it points at in the view."""

    key: str
    verb: str
    label: str
    target: dict[str, str] = {}
    odds: OddsInfo | None = None


class BlockedInfo(msgspec.Struct, frozen=True):
    """Something that cannot be done now, and the rule that forbids it."""

    key: str
    rule: str
    reason: str


class Asked(msgspec.Struct, frozen=True):
    """The question, and for those who are asked its answers."""

    seats: tuple[int, ...]
    seat: int | None  # the one of yours that is asked
    kind: str
    prompt: str
    rule: str
    options: list[OptionInfo]
    blocked: list[BlockedInfo]


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log, with the rule behind it and the dice it tells of."""

    event: str
    text: str
    rule: str = ""
    dice: tuple[int, ...] = ()


class Entry(msgspec.Struct, frozen=True):
    """What one answer brought about; entry 0 is what happened before the first."""

    number: int
    seat: int | None
    lines: list[Line]


class End(msgspec.Struct, frozen=True):
    """How the game ended."""

    won: bool
    winners: tuple[int, ...]
    text: str
    rule: str


class Position(Message, frozen=True, tag="position"):
    """The table now. ``log`` replaces everything from entry ``log_from`` on."""

    number: int
    eyes: int | None  # the seat through which this browser looks; None: as a spectator
    curtain: int | None  # this seat is to come to the screen before anything is shown
    seats: list[SeatInfo]
    asked: Asked | None
    view: dict[str, Any]
    log_from: int
    log: list[Entry]
    undo: Literal["free", "agreed", "no"]
    redo: bool
    outcome: End | None


class Ack(Message, frozen=True, tag="ack"):
    """A command was carried out and is kept."""

    id: str
    number: int


class Chatted(Message, frozen=True, tag="chat"):
    """Somebody said something."""

    seat: int | None
    name: str
    text: str


class Refused(Message, frozen=True, tag="error"):
    """A command was not carried out; nothing has changed."""

    code: str
    message: str
    id: str = ""
    rule: str = ""


encode = msgspec.json.encode
