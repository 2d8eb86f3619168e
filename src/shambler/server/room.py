"""A table with people at it: their sockets, the bots' turns, one change at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from shambler import agents
from shambler.kernel.errors import (
    GameOver,
    IllegalOption,
    ShamblerError,
    StaleDecision,
    UndoBarrier,
    UnknownKey,
    WrongSeat,
)
from shambler.server import metrics, present
from shambler.server.bots import Bots
from shambler.server.keeper import Keeper
from shambler.server.protocol import (
    Ack,
    AnyCommand,
    Chat,
    Chatted,
    Language,
    Look,
    Message,
    Play,
    Redo,
    Refused,
    Rename,
    Speak,
    StandIn,
    Undo,
)
from shambler.server.security import fingerprint, new_token
from shambler.server.table import NotYours, Seat, Table

log = logging.getLogger("shambler.server")

COME_BACK = 1012  # the code that asks browsers to connect again
TOO_SLOW = 4408  # the code for a browser that leaves too many messages unread
MOST_WAITING = 64  # messages for a browser that does not read; then it has to come back
LONGEST_CHAT = 200  # lines kept for those who come later

CODES: dict[type[ShamblerError], str] = {
    StaleDecision: "stale",
    NotYours: "not-yours",
    WrongSeat: "wrong-seat",
    IllegalOption: "illegal",
    UnknownKey: "unknown-key",
    GameOver: "over",
    UndoBarrier: "barrier",
}


class Guest:
    """One open browser at a table. It is told the position when it is ready to read it.

    Positions are not queued: one that was never read is replaced by the next, so a slow reader
    costs nothing. Other messages wait in a queue with a limit.
    """

    def __init__(self, person: str, language: Language) -> None:
        self.person = person
        self.language = language
        self.looking: int | None = None
        self.log_known = 0  # entries of the log this browser has been told
        self.waiting: deque[Message] = deque()
        self.greet = True
        self.stale = True
        self.goodbye: int | None = None  # the code with which the socket is to be closed
        self.news = asyncio.Event()
        self.news.set()
        self.caught_up = asyncio.Event()
        self.caught_up.set()

    def tell(self, message: Message) -> None:
        """Queue a message; a browser that lets too many pile up is sent away."""
        if len(self.waiting) >= MOST_WAITING:
            self.goodbye = TOO_SLOW
        else:
            self.waiting.append(message)
        self.news.set()
        self.caught_up.clear()

    def send_away(self, code: int) -> None:
        """Close the socket when everything has been said."""
        self.goodbye = code
        self.news.set()

    def refresh(self, log_known: int) -> None:
        """The position changed; of the log at most so many entries are still right."""
        self.stale = True
        self.log_known = min(self.log_known, log_known)
        self.news.set()

    def begin_again(self) -> None:
        """Everything has to be told anew: another language, or another seat at the screen."""
        self.greet = True
        self.refresh(0)


class Room:
    """A table, the browsers at it, and the task that plays for its bots."""

    def __init__(self, table: Table, bots: Bots, keeper: Keeper, pace: float) -> None:
        self.table = table
        self.bots = bots
        self.keeper = keeper
        self.pace = pace
        self.unsaved = False  # the match is ahead of the database: nobody is told yet
        self.lost = False  # it could not be written: the table must be read again
        self.guests: list[Guest] = []
        self.chat: deque[Chatted] = deque(maxlen=LONGEST_CHAT)
        self.lock = asyncio.Lock()
        self.playing: asyncio.Task[None] | None = None
        self.used_at = time.monotonic()

    @property
    def is_idle(self) -> bool:
        """Is nobody here, and nothing going on?"""
        playing = self.playing is not None and not self.playing.done()
        return not self.guests and not playing and not self.lock.locked()

    # -- coming and going ------------------------------------------------------------------

    def enter(self, guest: Guest) -> None:
        """A browser opens the table."""
        self.guests.append(guest)
        guest.waiting.extend(list(self.chat)[-MOST_WAITING // 2 :])
        self.refresh()
        self.wake_bots()

    def leave(self, guest: Guest) -> None:
        """A browser closes it. Bots go on: another browser may come back to the table."""
        self.guests.remove(guest)
        self.used_at = time.monotonic()
        self.refresh()

    def close(self) -> None:
        """The server stops."""
        if self.playing is not None:
            self.playing.cancel()

    def refresh(self, log_known: int | None = None) -> None:
        """Tell everybody the position."""
        known = self.table.match.number + 1 if log_known is None else log_known
        for guest in self.guests:
            guest.refresh(known)

    # -- what a browser is told ------------------------------------------------------------

    def messages(self, guest: Guest) -> list[Message]:
        """Everything this browser has not been told yet."""
        guest.news.clear()
        found: list[Message] = []
        if guest.greet:
            found.append(present.welcome(self.table, guest.person, guest.language))
            guest.greet = False
        found += guest.waiting
        guest.waiting.clear()
        guest.caught_up.set()
        if guest.stale and not self.unsaved:
            here = {other.person for other in self.guests}
            told = present.position(
                self.table, guest.person, guest.looking, guest.language, guest.log_known, here
            )
            guest.log_known = 0 if told.curtain is not None else told.number + 1
            if told.curtain is None:
                guest.looking = told.eyes
            guest.stale = False
            found.append(told)
        return found

    # -- what a browser asks for -----------------------------------------------------------

    async def obey(self, guest: Guest, command: AnyCommand) -> None:
        """Carry out a command, or say why not. Either way the browser gets an answer."""
        kind = type(command).__name__.lower()
        try:
            async with self.lock:
                if not self.lost:
                    await self._handle(guest, command)
            metrics.COMMANDS.labels(kind, "done").inc()
        except ShamblerError as problem:
            code = CODES.get(type(problem), "refused")
            metrics.COMMANDS.labels(kind, code).inc()
            rule = problem.rule if isinstance(problem, IllegalOption) else ""
            guest.tell(Refused(code, str(problem), getattr(command, "id", ""), rule))
            guest.refresh(self.table.match.number + 1)

    async def _handle(self, guest: Guest, command: AnyCommand) -> None:
        table = self.table
        match command:
            case Play():
                await self._play(guest, command)
            case Undo():
                table.undo(guest.person, command.number, agreed=command.agreed)
                await self._changed(guest, command.id, table.match.number)
            case Redo():
                table.redo(guest.person, command.number)
                await self._changed(guest, command.id, command.number)
            case Speak():
                guest.language = command.language
                guest.begin_again()
            case Look():
                if command.seat not in table.held_by(guest.person):
                    raise NotYours(f"seat {command.seat} is not yours")
                guest.looking = command.seat
                guest.begin_again()
            case Chat():
                await self._say(guest, command)
            case StandIn():
                seat = self._own_seat(guest, command.seat)
                if command.bot:
                    agents.find(command.bot)  # refuses unknown names
                await self._reseat(msgspec.structs.replace(seat, bot=command.bot))
                guest.tell(Ack(command.id, table.match.number))
                self.wake_bots()
            case Rename():
                seat = self._own_seat(guest, command.seat)
                await self._reseat(msgspec.structs.replace(seat, name=command.name.strip()))
                guest.tell(Ack(command.id, table.match.number))

    async def _play(self, guest: Guest, command: Play) -> None:
        before = self.table.match.number
        new = self.table.play(guest.person, command.seat, command.number, command.key, command.id)
        if new:
            with metrics.SUBMISSION.time():
                await self._changed(guest, command.id, before)
        else:
            guest.tell(Ack(command.id, self.table.match.number))
            guest.refresh(before + 1)

    async def _changed(self, guest: Guest, submission: str, same: int) -> None:
        """Write down what changed after the first ``same`` answers, then tell everybody."""
        await self._save(same)
        guest.tell(Ack(submission, self.table.match.number))
        self.refresh(same + 1)
        self.wake_bots()

    async def _save(self, same: int) -> None:
        """What cannot be written has not happened: the table is then read again as it was."""
        self.unsaved = True
        try:
            await self.keeper.rewrite(self.table, same)
        except BaseException:
            self.lost = True
            for guest in self.guests:
                guest.send_away(COME_BACK)
            raise
        self.unsaved = False

    async def _say(self, guest: Guest, command: Chat) -> None:
        held = self.table.held_by(guest.person)
        seat = held[0] if held else None
        name = self.table.seats[seat].name if seat is not None else ""
        said = Chatted(seat, name, command.text)
        await self.keeper.say(self.table.key, said)
        self.chat.append(said)
        for other in self.guests:
            other.tell(said)
        guest.tell(Ack(command.id, self.table.match.number))

    # -- seats -----------------------------------------------------------------------------

    def _own_seat(self, guest: Guest, number: int) -> Seat:
        if number not in self.table.held_by(guest.person):
            raise NotYours(f"seat {number} is not yours")
        return self.table.seats[number]

    async def _reseat(self, seat: Seat) -> None:
        """Written first, then so."""
        await self.keeper.reseat(self.table.key, seat)
        self.table.seats[seat.number] = seat
        for guest in self.guests:
            guest.greet = True
        self.refresh()

    async def invite(self, person: str, number: int) -> str:
        """A new link to a seat; older ones to the same seat end."""
        async with self.lock:
            if not self.table.may_invite(person, number):
                raise NotYours(f"you cannot invite anybody to seat {number}")
            token = new_token()
            seat = self.table.seats[number]
            await self._reseat(msgspec.structs.replace(seat, invite=fingerprint(token)))
            return token

    async def join(self, person: str, token: str, name: str) -> int:
        """Whoever has the link takes the seat; the link is used up."""
        async with self.lock:
            seat = self.table.invited(fingerprint(token))
            taken = msgspec.structs.replace(
                seat, kind="person", guest=person, invite="", name=name.strip() or seat.name
            )
            await self._reseat(taken)
            return seat.number

    # -- bots ------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Let the bots play, if one is due and none is at it."""
        if self.table.due_bot is not None and (self.playing is None or self.playing.done()):
            self.playing = asyncio.create_task(self._let_bots_play())

    async def _let_bots_play(self) -> None:
        while (seat := self.table.due_bot) is not None:
            number = self.table.match.number
            await asyncio.sleep(self.pace)
            with metrics.BOT.labels(seat.bot).time():
                key = await self.bots.choose(self.table.match, seat.number, seat.bot)
            async with self.lock:
                if self.lost:
                    return
                if number != self.table.match.number or self.table.due_bot != seat:
                    continue  # an answer or the seat was taken back meanwhile
                self.table.play_bot(seat.number, number, key)
                await self._save(number)
            self.refresh(number + 1)


Sender = Callable[[Message], Awaitable[None]]


async def write(room: Room, guest: Guest, send: Sender) -> None:
    """Send what there is to tell, whenever there is something."""
    while guest.goodbye is None:
        await guest.news.wait()
        for message in room.messages(guest):
            await send(message)
