"""One socket of a table: frames in, frames out, nothing that drops it without a word."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from shambler.server import wire_version
from shambler.server.commands import obey
from shambler.server.guest import Guest
from shambler.server.history import NotYet
from shambler.server.hub import Hub, NoSuchTable
from shambler.server.keeper import Unavailable
from shambler.server.leases import Elsewhere
from shambler.server.limits import Allowances, Limit, address_of
from shambler.server.logs import short
from shambler.server.pinning import TableClosed
from shambler.server.protocol import (
    MOST_BYTES,
    AnyCommand,
    Closed,
    Language,
    Message,
    Refused,
    decode_command,
    encode,
)
from shambler.server.room import COME_BACK, Room
from shambler.server.security import new_token
from shambler.server.visitors import Visitors, seated
from shambler.server.words import TEXTS

log = logging.getLogger("shambler.server")

MOST_MISTAKES = 20  # unreadable frames from one socket before it is closed
COMMANDS = Limit("80 per 2 second")  # that one socket may send,
COMMANDS_AT = Limit("2000 per 2 second")  # and all sockets of one address together

GONE = 4404  # codes with which a socket is closed: no such table,
OLD = 4426  # a page of another version,
LATER_TODAY = 4403  # a game of the day that one has not played oneself,
CLOSED = 4410  # a table that an update of the rules has closed,
UNREADABLE = 4400  # too much nonsense,
LATER = 1013  # no database, or no room,
DEFECT = 1011  # or a mistake of ours

NUL = "\\u0000"  # as JSON writes it: a raw one is no JSON


class Unreadable(Exception):
    """A frame that is no command; says why."""


async def serve(
    socket: WebSocket,
    hub: Hub,
    allowed: Allowances,
    visitors: Visitors,
    key: str,
    language: Language,
    wire: str,
) -> None:
    """Sit a browser at a table until it goes away. ``wire`` is the version that it speaks.

    ``allowed`` counts the sockets of each address.
    """
    async with allowed.one_more_socket(address_of(socket)) as fits:
        await socket.accept()
        if fits:
            await _sit(socket, hub, visitors, key, language, wire)
            return
        await _send(socket, Refused("too-many", "too many open tables; close one"))
        await socket.close(LATER, "too many sockets")


async def _sit(
    socket: WebSocket, hub: Hub, visitors: Visitors, key: str, language: Language, wire: str
) -> None:
    if wire != wire_version.VERSION:
        await _send(socket, Refused("old-page", TEXTS.text(language, "old-page", {})))
        await socket.close(OLD, "reload the page")
        return
    try:
        room = await hub.find(key)
        person = await visitors.who(socket)
        guest = Guest(await seated(room, person), language, person.browser)
    except NoSuchTable as problem:
        await _send(socket, Refused("no-table", str(problem)))
        await socket.close(GONE, "no such table")
        return
    except TableClosed as problem:
        closing = problem.closing
        about = {"answers": closing.answers, "shared": closing.shared}
        text = TEXTS.text(language, "closed", about)
        await _send(socket, Closed(closing.answers, closing.shared, text))
        await socket.close(CLOSED, "closed by an update")
        return
    except NotYet as problem:
        await _send(socket, Refused("not-yet", str(problem)))
        await socket.close(LATER_TODAY, "not yet")
        return
    except Elsewhere:  # it moved while it was asked for
        await socket.close(COME_BACK, "try again")
        return
    except Unavailable as problem:
        await _send(socket, Refused("unavailable", str(problem)))
        await socket.close(LATER, "try again later")
        return
    tasks: list[asyncio.Task[None]] = []
    try:
        await room.enter(guest)
        if not hub.has(room):
            guest.send_away(COME_BACK)  # put away while it came in: it is at its table's next room
        if person.known is not None and (await visitors.who(socket)).name != person.name:
            guest.send_away(COME_BACK)  # signed out while it came in
        tasks += [asyncio.create_task(talk(socket, room, guest)) for talk in (_write, _read)]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.leave(guest)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if socket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await socket.close(guest.goodbye or DEFECT)


async def _write(socket: WebSocket, room: Room, guest: Guest) -> None:
    """Send what there is to tell, whenever there is something."""
    try:
        while guest.goodbye is None:
            await guest.news.wait()
            for frame in room.frames(guest):
                await socket.send_text(frame)
    except (WebSocketDisconnect, RuntimeError):
        return  # it closed while we were writing
    except Exception:
        log.exception("a position cannot be told", extra={"table": short(room.table.key)})
        with contextlib.suppress(Exception):
            await _send(socket, Refused("defect", "something is wrong with this table"))


async def _read(socket: WebSocket, room: Room, guest: Guest) -> None:
    mistakes, me = 0, new_token()
    while True:
        await guest.caught_up.wait()  # who does not read the answers is not heard further
        try:
            command = await _command(socket)
        except WebSocketDisconnect:
            return
        except Unreadable as problem:
            mistakes += 1
            guest.tell(Refused("unreadable", str(problem)))
            if mistakes > MOST_MISTAKES:
                guest.send_away(UNREADABLE)
                await asyncio.Event().wait()  # the writer has the last word
            continue
        if not COMMANDS.spend(me) or not COMMANDS_AT.spend(address_of(socket)):
            guest.tell(Refused("too-fast", "too many commands; wait a second", _id(command)))
            continue
        # What was begun is finished and written, also if the socket goes away meanwhile.
        await asyncio.shield(asyncio.create_task(_obey(room, guest, command)))


async def _obey(room: Room, guest: Guest, command: AnyCommand) -> None:
    try:
        await obey(room, guest, command)
    except Exception:  # a defect in rules: the position is as it was, the table goes on
        about = {"table": short(room.table.key), "command": type(command).__name__.lower()}
        log.exception("a command failed", extra=about)
        guest.tell(Refused("defect", "that failed; nothing has changed", _id(command)))
        guest.refresh(room.table.match.number + 1)


async def _command(socket: WebSocket) -> AnyCommand:
    frame = await socket.receive()
    if frame["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(frame.get("code", 1005))
    text = frame.get("text")
    if text is None:
        raise Unreadable("send text, not bytes")
    if len(text) > MOST_BYTES or len(text.encode("utf-8", "replace")) > MOST_BYTES:
        raise Unreadable(f"a message has at most {MOST_BYTES} bytes")
    if NUL in text:
        raise Unreadable("a message holds a character that cannot be kept (NUL)")
    try:
        return decode_command(text)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError) as problem:
        raise Unreadable(str(problem)[:300]) from problem


def _id(command: AnyCommand) -> str:
    return getattr(command, "id", "")


async def _send(socket: WebSocket, message: Message) -> None:
    await socket.send_text(encode(message).decode())
