"""The messages of a table's socket, as JSON objects told apart by ``type``.

Everything a browser sends is decoded strictly: unknown fields, wrong types and long texts are
refused with a message. What the server sends is built from these classes and nothing else.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from shambler.kernel.sides import Result
from shambler.kernel.view import View, says
from shambler.server.fairness import MarkKind

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
    """Take back one's last answer. ``agreed``: also if something was revealed since.

    Where the position says ``ask``, this proposes it to the others.
    """

    id: ClientId
    number: Number
    agreed: bool = False


class Consent(Command, frozen=True, tag="consent"):
    """What I think of the proposal to take answers back; refusing one's own withdraws it."""

    id: ClientId
    number: Number
    agree: bool


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


class Advise(Command, frozen=True, tag="advise"):
    """What would the adviser do on my seat?"""

    id: ClientId
    number: Number
    seat: SeatNumber


class Switch(Command, frozen=True, tag="switch"):
    """From now on these dice and decks are those of the real box, and all others ours."""

    id: ClientId
    number: Number
    box: Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=40)]


class Mend(Command, frozen=True, tag="mend"):
    """What was typed in at decision ``at`` was wrong. ``preview``: only say what would change."""

    id: ClientId
    number: Number
    at: Number
    key: Key
    preview: bool = False


AnyCommand = (
    Play | Undo | Consent | Redo | Speak | Look | Chat | StandIn | Rename | Advise | Switch | Mend
)
_decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


def decode_command(text: str) -> AnyCommand:
    """A command from JSON; raises :class:`msgspec.DecodeError` for everything else."""
    return _decoder.decode(text)


class Message(msgspec.Struct, frozen=True, tag_field="type"):
    """Something the server tells a browser."""


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where."""

    seat: int
    role: Annotated[str, says("what it plays, in words")]
    side: Annotated[str, says("those it wins and loses with, in words")]
    kind: Literal["person", "bot", "open"]
    name: str
    bot: Annotated[str, says("who plays for it, if a program does")]
    yours: bool
    present: bool
    away: Annotated[bool, says("the bot plays until the person is back")]


class TermsInfo(msgspec.Struct, frozen=True):
    """What the table chose before it began."""

    pace: float
    undo: Literal["free", "agreement", "off"]
    absent: Annotated[
        float, says("minutes after which a bot plays for somebody who is away; 0: never")
    ]
    advice: bool
    public: Annotated[bool, says("anybody may find it in the lobby")]


class MarkInfo(msgspec.Struct, frozen=True):
    """Something that everybody at the table should know about its dice and hands."""

    kind: MarkKind
    number: Annotated[int, says("the decision at which it happened")]
    seat: int | None
    text: Annotated[str, says("the same in words, with what the pledge no longer covers")]


class ChapterInfo(msgspec.Struct, frozen=True):
    """The table is a chapter of a campaign."""

    campaign: Annotated[str, says("its page is at ``/campaign/`` and this")]
    number: int
    next: Annotated[str, says("the table of the chapter after this one; empty: not begun")]


class Welcome(Message, frozen=True, tag="table"):
    """The table as it does not change while one sits at it."""

    wire: Annotated[str, says("the version of the wire that the server speaks")]
    table: str
    game: str
    title: str
    scenario: str
    name: str
    intro: str
    language: Language
    yours: tuple[int, ...]
    board: Annotated[str, says("the print of the board, which is at ``/boards/`` and this")]
    terms: TermsInfo
    pledge: Annotated[
        str, says("SHA-256 of the ``proof`` that comes with the end; empty: nothing was pledged")
    ]
    marks: Annotated[list[MarkInfo], says("what limits the pledge; empty: nothing does")]
    expires: Annotated[
        float,
        says("when the table is forgotten unless somebody plays, in seconds since 1970; 0: never"),
    ]
    chapter: Annotated[ChapterInfo | None, says("of which campaign, if of any")] = None


class OddsInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the dice of an option can do: in words, the chance of each count, and single chances.

    ``facts`` are those of the rules, such as ``kill`` and ``friendly-fire``.
    """

    text: str
    chances: dict[str, float]
    facts: dict[str, float] = {}
    dice: int = 0


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal answer. ``target`` says what it points at in the view, ``price`` what it costs.

    ``then`` says in words what it is sure to do, where a game can tell; ``closes`` that it ends or
    declines something.
    """

    key: str
    verb: str
    label: str
    target: dict[str, str] = {}
    odds: OddsInfo | None = None
    then: str = ""
    price: int | None = None  # in actions; 0: free; None: nothing is paid
    closes: bool = False


class BlockedInfo(msgspec.Struct, frozen=True):
    """Something that cannot be done now, and the rule that forbids it."""

    key: str
    rule: str
    reason: str


class Asked(msgspec.Struct, frozen=True):
    """The question, and for those who are asked its answers."""

    seats: tuple[int, ...]
    seat: Annotated[int | None, says("the one of yours that is asked")]
    kind: str
    prompt: str
    rule: str
    options: list[OptionInfo]
    blocked: list[BlockedInfo]


class CopiesInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card by its name, how many of it are left, and the key that says one of them came."""

    label: str
    count: int
    key: str = ""


class StockInfo(msgspec.Struct, frozen=True):
    """A die or a deck of the box."""

    key: str
    label: str
    deck: bool
    real: Annotated[bool, says("it lies on the table, and people say what it shows")]
    size: Annotated[int, says("cards in the deck, as far as that is told")]
    left: Annotated[list[CopiesInfo], says("what may still come, where nobody hides it")]


class ResultInfo(msgspec.Struct, frozen=True):
    """How many dice count, or their sum; ones on frail dice; and the answers that say so."""

    result: int
    keys: list[str]
    ones: int = 0


class ChanceInfo(msgspec.Struct, frozen=True):
    """What is to be rolled or drawn on the real table now."""

    source: str
    dice: bool
    count: int
    given: Annotated[list[str], says("what was said of it so far, in words")]
    good: Annotated[tuple[int, ...], says("the faces that count, where single ones do")]
    text: Annotated[str, says("for what")]
    rule: str
    choices: Annotated[list[CopiesInfo], says("what can come, each name once")]
    by: Annotated[str, says("face, count or sum: what of a roll matters")]
    results: Annotated[
        list[ResultInfo], says("the whole roll said at once, where that is all that matters of it")
    ]
    frail: Annotated[int, says("the last dice of the roll, of which ones matter besides")] = 0


class OnwardInfo(msgspec.Struct, frozen=True):
    """Two answers that can be said at once: what ends this question, and who is next."""

    keys: list[str]
    first: str
    then: str


class BoxInfo(msgspec.Struct, frozen=True):
    """The real box beside the page."""

    stocks: list[StockInfo]
    chance: Annotated[ChanceInfo | None, says("what one of your seats is asked to read off")]
    only: Annotated[
        str, says("the one answer left besides what can be done at any time and brings nothing")
    ] = ""
    onward: Annotated[
        list[OnwardInfo], says("the end of this question and an answer to the next, in one breath")
    ] = []


class PieceInfo(msgspec.Struct, frozen=True):
    """One step of setting the real table up, and the places of the board that it is about."""

    text: str
    where: tuple[str, ...]


class EntryInfo(msgspec.Struct, frozen=True):
    """Something that was typed in, and what was asked there."""

    number: int
    seat: int
    name: str
    label: str
    chance: ChanceInfo


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log, with the rule behind it, the dice and the things it tells of."""

    event: str
    text: str
    rule: str = ""
    dice: tuple[int, ...] = ()
    about: Annotated[
        dict[str, str], says("by the names of the views, so that it can be shown moving")
    ] = {}


class Entry(msgspec.Struct, frozen=True):
    """What one answer brought about; entry 0 is what happened before the first."""

    number: int
    seat: int | None
    lines: list[Line]


class End(msgspec.Struct, frozen=True):
    """How the game ended, and how whoever looks at it fared: a spectator neither won nor lost."""

    result: Result
    winners: tuple[int, ...]
    sides: Annotated[tuple[str, ...], says("that won, in words")]
    text: str
    score: int | None
    grade: Annotated[str, says("in words; empty where a game gives none")]
    rule: str
    proof: Annotated[str, says("where all dice came from: ``salt:seed``")]


class ProposalInfo(msgspec.Struct, frozen=True):
    """A seat wants to go back to decision ``to``; ``waiting`` have not said what they think."""

    seat: int
    to: int
    waiting: tuple[int, ...]
    yours: Annotated[bool, says("you proposed it")]
    asked: Annotated[bool, says("one of your seats is waited for")]


class Position(Message, frozen=True, tag="position"):
    """The table now. ``log`` replaces everything from entry ``log_from`` on."""

    number: int
    eyes: Annotated[
        int | None, says("the seat through which this browser looks; None: as a spectator")
    ]
    curtain: Annotated[
        int | None, says("this seat is to come to the screen before anything is shown")
    ]
    seats: list[SeatInfo]
    asked: Asked | None
    view: View
    undrawn: Annotated[
        bool, says("the view could not be made: it is empty, and the sketch stands in for it")
    ]
    sketch: Annotated[
        str, says("the table in words, for games that the page may not be able to draw")
    ]
    log_from: int
    log: list[Entry]
    undo: Literal["free", "agreed", "ask", "no"]
    redo: bool
    proposal: ProposalInfo | None
    outcome: End | None
    box: Annotated[BoxInfo | None, says("None: all dice and cards are ours")] = None


class Ack(Message, frozen=True, tag="ack"):
    """A command was carried out and is kept."""

    id: str
    number: int


class Chatted(Message, frozen=True, tag="chat"):
    """Somebody said something."""

    seat: int | None
    name: str
    text: str


class Settled(Message, frozen=True, tag="proposal"):
    """What became of the proposal of a seat to take answers back."""

    seat: int
    result: Literal["accepted", "refused", "lapsed"]
    by: Annotated[int | None, says("the seat that refused")] = None


class OpinionInfo(msgspec.Struct, frozen=True):
    """What the adviser thinks of one option: how it did, from 0 to 1, to compare it with others."""

    key: str
    label: str
    win: float
    low: float
    high: float
    line: tuple[str, ...]
    why: str


class MendedInfo(Message, frozen=True, tag="mended"):
    """What another entry changes; ``was`` and ``now`` are the first lines that differ."""

    id: str
    number: Annotated[int, says("the decision at which it was typed in")]
    done: Annotated[bool, says("it is so now; otherwise this is what would come of it")]
    kept: Annotated[int, says("answers after it that were given again")]
    lost: Annotated[int, says("answers after it that no longer fit")]
    was: list[str]
    now: list[str]
    changes: Annotated[list[str], says("what to set right on the real table")]


class Advised(Message, frozen=True, tag="advice"):
    """What the adviser thinks of a decision: the best option first."""

    id: str
    number: int
    seat: int
    playouts: int
    options: list[OpinionInfo]
    win: Annotated[float | None, says("the seat's chance to win, where that was measured")] = None
    danger: Annotated[
        float | None, says("the chance that it is lost when the next round is over, if measured")
    ] = None
    fears: Annotated[tuple[str, ...], says("what may come of the best option, in words")] = ()
    hopes: tuple[str, ...] = ()


class Refused(Message, frozen=True, tag="error"):
    """A command was not carried out; nothing has changed."""

    code: str
    message: str
    id: str = ""
    rule: str = ""


class Closed(Message, frozen=True, tag="closed"):
    """The table is kept, but nobody can go on: the rules were updated, and are others now."""

    answers: int
    shared: Annotated[
        int, says("from here one can branch off: both versions agree so far; -1: nowhere")
    ]
    text: str


AnyMessage = Welcome | Position | Ack | Chatted | Settled | Advised | MendedInfo | Refused | Closed

encode = msgspec.json.encode
