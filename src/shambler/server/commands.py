"""What a browser may ask a table for, command by command."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from shambler.kernel.errors import (
    GameOver,
    IllegalOption,
    ShamblerError,
    StaleDecision,
    UndoBarrier,
    UnknownKey,
    WrongSeat,
)
from shambler.server import metrics, real_table
from shambler.server.adviser import NoAdvice
from shambler.server.bots import check as check_bot
from shambler.server.consulting import consult
from shambler.server.daily import days
from shambler.server.guest import Guest
from shambler.server.keeper import Unavailable
from shambler.server.protocol import (
    Ack,
    Advise,
    AnyCommand,
    Chat,
    Chatted,
    Consent,
    Look,
    Mend,
    Play,
    Redo,
    Refused,
    Rename,
    Settled,
    Speak,
    StandIn,
    Switch,
    Undo,
)
from shambler.server.room import COME_BACK, Room
from shambler.server.storage import Moved
from shambler.server.table import NotYours, Seat
from shambler.server.words import said, told

log = logging.getLogger("shambler.server")

FORBIDDEN = ("not-yours", "wrong-seat")  # what somebody tried who may not
CODES: dict[type[ShamblerError], str] = {
    StaleDecision: "stale",
    NotYours: "not-yours",
    WrongSeat: "wrong-seat",
    IllegalOption: "illegal",
    UnknownKey: "unknown-key",
    GameOver: "over",
    UndoBarrier: "barrier",
    NoAdvice: "no-advice",
    Moved: "moved",
    Unavailable: "unavailable",
}


async def obey(room: Room, guest: Guest, command: AnyCommand) -> None:
    """Carry out a command, or say why not. Either way the browser gets an answer."""
    kind = type(command).__name__.lower()
    try:
        async with room.lock:  # a server that may have lost its tables does not speak for them
            if room.keeper.is_fenced:
                room.give_up()
                raise Unavailable
            if room.lost:  # the browser comes back, and sends it again
                guest.send_away(COME_BACK)
                return
            await _handle(room, guest, command)
        _note(room, kind, "done")
    except ShamblerError as problem:
        code = CODES.get(type(problem), "refused")
        _note(room, kind, code)
        rule = problem.rule if isinstance(problem, IllegalOption) else ""
        guest.tell(Refused(code, told(problem, guest.language), getattr(command, "id", ""), rule))
        guest.refresh(room.table.match.number + 1)


def _note(room: Room, kind: str, result: str) -> None:
    """Count and log that there was a command: never what was in it."""
    metrics.COMMANDS.labels(kind, result).inc()
    level = logging.INFO if result in FORBIDDEN else logging.DEBUG
    log.log(level, "command", extra={**room.about, "kind": kind, "result": result})


async def _handle(room: Room, guest: Guest, command: AnyCommand) -> None:
    table = room.table
    match command:
        case Play():
            await _play(room, guest, command)
        case Undo():
            if table.undo(guest.person, command.number, agreed=command.agreed):
                await room.changed(guest, command.id, table.match.number)
            else:
                await _proposed(room, guest, command.id)
        case Consent():
            await _consent(room, guest, command)
        case Advise():
            consult(room.adviser, table, guest, command)
        case Redo():
            table.redo(guest.person, command.number)
            await room.changed(guest, command.id, command.number)
        case Speak():
            guest.language = command.language
            guest.begin_again()
        case Look():
            _own_seat(room, guest, command.seat)
            guest.looking = command.seat
            guest.begin_again()
        case Chat():
            await _say(room, guest, command)
        case StandIn():
            await _stand_in(room, guest, command)
        case Switch():
            table.switch(guest.person, command.number, command.box)
            await room.switched(guest, command.id)
        case Mend():
            await _mend(room, guest, command)
        case Rename():
            seat = _own_seat(room, guest, command.seat)
            await room.reseat(msgspec.structs.replace(seat, name=command.name.strip()))
            guest.tell(Ack(command.id, table.match.number))


def _own_seat(room: Room, guest: Guest, number: int) -> Seat:
    if number not in room.table.held_by(guest.person):
        raise NotYours(said("not-your-seat", seat=number))
    return room.table.seats[number]


async def _play(room: Room, guest: Guest, command: Play) -> None:
    before = room.table.match.number
    new = room.table.play(guest.person, command.seat, command.number, command.key, command.id)
    if new:
        with metrics.SUBMISSION.time():
            await room.changed(guest, command.id, before)
    else:
        guest.tell(Ack(command.id, room.table.match.number))
        guest.refresh(before + 1)


async def _mend(room: Room, guest: Guest, command: Mend) -> None:
    """What somebody typed in was wrong: say what would change, or change it."""
    table = room.table
    table.is_current(command.number)
    found = await asyncio.to_thread(
        real_table.try_mend, table, guest.person, command.at, command.key
    )
    done = not command.preview
    told = real_table.report(table, guest.person, found, guest.language, command.id, done=done)
    if done:
        table.put_right(found)
        await room.changed(guest, command.id, found.number)
    guest.tell(told)


async def _stand_in(room: Room, guest: Guest, command: StandIn) -> None:
    seat = _own_seat(room, guest, command.seat)
    if days.sealed(room.table):
        raise NotYours(said("no-bot-today"))
    if command.bot:
        check_bot(command.bot)
    await room.reseat(msgspec.structs.replace(seat, bot=command.bot, away=False))
    guest.tell(Ack(command.id, room.table.match.number))
    await room.settle()
    room.turns.wake()


async def _say(room: Room, guest: Guest, command: Chat) -> None:
    held = room.table.held_by(guest.person)
    seat = held[0] if held else None
    name = room.table.seats[seat].name if seat is not None else ""
    said = Chatted(seat, name, command.text)
    await room.write(room.keeper.say(room.table, said))
    room.chat.append(said)
    room.tell_all(said)
    guest.tell(Ack(command.id, room.table.match.number))


# -- taking back by agreement ------------------------------------------------------------------


async def _proposed(room: Room, guest: Guest, submission: str) -> None:
    """Somebody wants to take an answer back: everybody is shown, bots hold still."""
    await room.keep_proposal()
    room.turns.hold()
    guest.tell(Ack(submission, room.table.match.number))
    room.refresh()
    room.turns.wake()


async def _consent(room: Room, guest: Guest, command: Consent) -> None:
    verdict = room.table.consent(guest.person, command.number, agree=command.agree)
    if verdict == "accepted":
        await room.changed(guest, command.id, room.table.match.number)
        return
    before = room.proposal
    await room.keep_proposal()
    guest.tell(Ack(command.id, room.table.match.number))
    if verdict == "refused" and before is not None:
        by = room.table.held_by(guest.person)[0]
        room.tell_all(Settled(before.seat, "refused", by))
    room.refresh()
    room.turns.wake()
