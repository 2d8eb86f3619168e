"""A table with people at it: their sockets, the bots' turns, one change at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable

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
from shambler.server import metrics, present
from shambler.server.absence import STAND_IN, Clock, missing
from shambler.server.adviser import Adviser, NoAdvice
from shambler.server.bots import Bots, rest_of_slot, slot_of
from shambler.server.bots import check as check_bot
from shambler.server.consulting import consult
from shambler.server.guest import Guest
from shambler.server.keeper import Keeper, Unavailable
from shambler.server.logs import short
from shambler.server.protocol import (
    Ack,
    Advise,
    AnyCommand,
    Chat,
    Chatted,
    Consent,
    Look,
    Message,
    Play,
    Position,
    Redo,
    Refused,
    Rename,
    Settled,
    Speak,
    StandIn,
    Undo,
    encode,
)
from shambler.server.security import fingerprint, new_token
from shambler.server.storage import Moved
from shambler.server.table import NotYours, Seat, Table

log = logging.getLogger("shambler.server")

COME_BACK = 1012  # the code that asks browsers to connect again
LONGEST_CHAT = 200  # lines kept for those who come later
HOLD = 60.0  # seconds that bots wait for an answer to a proposal before they play on

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


class Room:
    """A table, the browsers at it, and the task that plays for its bots."""

    def __init__(
        self,
        table: Table,
        bots: Bots,
        adviser: Adviser,
        keeper: Keeper,
        asked_at: float | None = None,
    ) -> None:
        self.table = table
        self.bots = bots
        self.adviser = adviser
        self.keeper = keeper
        self.clock = Clock(time.time() if asked_at is None else asked_at)
        self.timer: asyncio.TimerHandle | None = None
        self.held_until = self.clock.opened_at + HOLD  # bots wait for a proposal to be settled
        self.unsaved = False  # the match is ahead of the database: nobody is told yet
        self.lost = False  # it could not be written: the table must be read again
        self.guests: list[Guest] = []
        self.chat: deque[Chatted] = deque(maxlen=LONGEST_CHAT)
        self.lock = asyncio.Lock()
        self.playing: asyncio.Task[None] | None = None
        self.replacing: asyncio.Task[None] | None = None
        self.proposal = table.proposal  # as it is kept
        self.used_at = time.monotonic()
        self._positions: dict[object, tuple[Position, str]] = {}  # as viewers were told it

    @property
    def is_idle(self) -> bool:
        """Is nobody here, and nothing going on?"""
        playing = self.playing is not None and not self.playing.done()
        return not self.guests and not playing and not self.lock.locked()

    # -- coming and going ------------------------------------------------------------------

    async def enter(self, guest: Guest) -> None:
        """A browser opens the table; a seat that a bot kept warm is handed back."""
        self.guests.append(guest)
        guest.remind(self.chat)
        async with self.lock:
            for seat in self.table.seats:
                if seat.away and seat.guest == guest.person:
                    await self._reseat(msgspec.structs.replace(seat, bot="", away=False))
        self.refresh()
        self.wake()

    def leave(self, guest: Guest) -> None:
        """A browser closes it. Where nobody is left, the bots wait for somebody to come back."""
        self.guests.remove(guest)
        self.used_at = time.monotonic()
        if guest.person not in self.here and self.table.held_by(guest.person):
            self.clock.left_at[guest.person] = time.time()
        self.refresh()
        self.wake()

    @property
    def here(self) -> set[str]:
        """The people whose browsers are open."""
        return {guest.person for guest in self.guests}

    def close(self) -> None:
        """The server stops."""
        if self.playing is not None:
            self.playing.cancel()
        if self.timer is not None:
            self.timer.cancel()

    def refresh(self, log_known: int | None = None) -> None:
        """Tell everybody the position, which is another one now."""
        self._positions.clear()
        known = self.table.match.number + 1 if log_known is None else log_known
        for guest in self.guests:
            guest.refresh(known)

    # -- what a browser is told ------------------------------------------------------------

    def frames(self, guest: Guest) -> list[str]:
        """Everything this browser has not been told yet, as it goes over the wire."""
        guest.news.clear()
        found: list[Message] = []
        if guest.greet:
            found.append(present.welcome(self.table, guest.person, guest.language))
            guest.greet = False
        found += guest.waiting
        guest.waiting.clear()
        guest.caught_up.set()
        frames = [encode(message).decode() for message in found]
        if guest.stale and not self.unsaved:
            told, frame = self._position(guest)
            guest.log_known = 0 if told.curtain is not None else told.number + 1
            if told.curtain is None:
                guest.looking = told.eyes
            guest.stale = False
            frames.append(frame)
        return frames

    def _position(self, guest: Guest) -> tuple[Position, str]:
        """The table as this person sees it: made once, however many browsers show it."""
        sight = present.eyes_of(self.table, guest.person, guest.looking)
        viewer = (guest.person, sight, guest.language, guest.log_known)
        made = self._positions.get(viewer)
        if made is None:
            told = present.position(
                self.table, guest.person, sight, guest.language, guest.log_known, self.here
            )
            made = self._positions[viewer] = told, encode(told).decode()
        return made

    # -- what a browser asks for -----------------------------------------------------------

    async def obey(self, guest: Guest, command: AnyCommand) -> None:
        """Carry out a command, or say why not. Either way the browser gets an answer."""
        kind = type(command).__name__.lower()
        try:
            async with self.lock:
                if not self.lost:
                    await self._handle(guest, command)
            self._note(kind, "done")
        except ShamblerError as problem:
            code = CODES.get(type(problem), "refused")
            self._note(kind, code)
            rule = problem.rule if isinstance(problem, IllegalOption) else ""
            guest.tell(Refused(code, str(problem), getattr(command, "id", ""), rule))
            guest.refresh(self.table.match.number + 1)

    def _note(self, kind: str, result: str) -> None:
        """Count and log that there was a command: never what was in it."""
        metrics.COMMANDS.labels(kind, result).inc()
        log.debug("command", extra={**self._about, "kind": kind, "result": result})

    @property
    def _about(self) -> dict[str, str | int]:
        return {"table": short(self.table.key), "number": self.table.match.number}

    async def _handle(self, guest: Guest, command: AnyCommand) -> None:
        table = self.table
        match command:
            case Play():
                await self._play(guest, command)
            case Undo():
                if table.undo(guest.person, command.number, agreed=command.agreed):
                    await self._changed(guest, command.id, table.match.number)
                else:
                    await self._proposed(guest, command.id)
            case Consent():
                await self._consent(guest, command)
            case Advise():
                consult(self.adviser, table, guest, command)
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
                    check_bot(command.bot)
                await self._reseat(msgspec.structs.replace(seat, bot=command.bot, away=False))
                guest.tell(Ack(command.id, table.match.number))
                await self._settle()
                self.wake()
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
        self.wake()

    async def _save(self, same: int) -> None:
        """Write down the answers; a proposal to take some back has come to its end with this."""
        proposal, self.proposal = self.proposal, None
        await self._write(self.keeper.rewrite(self.table, same, settle=proposal is not None))
        self.clock.asked_at = time.time()
        if self.table.match.outcome is not None:
            log.info("a game is over", extra=self._about)
        if proposal is not None:
            accepted = self.table.match.number == proposal.to
            self._tell_all(Settled(proposal.seat, "accepted" if accepted else "lapsed"))

    async def _write(self, writing: Awaitable[None]) -> None:
        """What cannot be written has not happened: the table is then read again as it was."""
        self.unsaved = True
        try:
            await writing
        except BaseException:
            self.give_up()
            raise
        self.unsaved = False

    def give_up(self) -> None:
        """What is in memory can no longer be trusted: browsers come back to what is written."""
        self.lost = True
        for guest in self.guests:
            guest.send_away(COME_BACK)

    def _tell_all(self, message: Message) -> None:
        for guest in self.guests:
            guest.tell(message)

    # -- taking back by agreement ----------------------------------------------------------

    async def _proposed(self, guest: Guest, submission: str) -> None:
        """Somebody wants to take an answer back: everybody is shown, bots hold still."""
        await self._keep_proposal()
        self.held_until = time.time() + HOLD
        guest.tell(Ack(submission, self.table.match.number))
        self.refresh()
        self.wake()

    async def _keep_proposal(self) -> None:
        if self.proposal != self.table.proposal:
            await self._write(self.keeper.propose(self.table))
            self.proposal = self.table.proposal

    async def _consent(self, guest: Guest, command: Consent) -> None:
        verdict = self.table.consent(guest.person, command.number, agree=command.agree)
        if verdict == "accepted":
            await self._changed(guest, command.id, self.table.match.number)
            return
        before = self.proposal
        await self._keep_proposal()
        guest.tell(Ack(command.id, self.table.match.number))
        if verdict == "refused" and before is not None:
            by = self.table.held_by(guest.person)[0]
            self._tell_all(Settled(before.seat, "refused", by))
        self.refresh()
        self.wake()

    async def _settle(self) -> None:
        """A bot sits where a person was asked: perhaps everybody agrees now."""
        if self.table.settle() == "accepted":
            await self._save(self.table.match.number)
            self.refresh(self.table.match.number + 1)

    async def _say(self, guest: Guest, command: Chat) -> None:
        held = self.table.held_by(guest.person)
        seat = held[0] if held else None
        name = self.table.seats[seat].name if seat is not None else ""
        said = Chatted(seat, name, command.text)
        await self._write(self.keeper.say(self.table, said))
        self.chat.append(said)
        self._tell_all(said)
        guest.tell(Ack(command.id, self.table.match.number))

    # -- seats -----------------------------------------------------------------------------

    def _own_seat(self, guest: Guest, number: int) -> Seat:
        if number not in self.table.held_by(guest.person):
            raise NotYours(f"seat {number} is not yours")
        return self.table.seats[number]

    async def _reseat(self, seat: Seat) -> None:
        """Written first, then so."""
        await self._write(self.keeper.reseat(self.table, seat))
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
                seat,
                kind="person",
                name=name.strip() or seat.name,
                bot="" if seat.away else seat.bot,
                guest=person,
                invite="",
                away=False,
            )
            await self._reseat(taken)
            log.info("a seat was taken", extra={**self._about, "seat": seat.number})
            return seat.number

    # -- bots ------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let the bots play, if one is due and none is at it; look who is away."""
        resting = self.playing is None or self.playing.done()
        if self.guests and self.table.due_bot is not None and resting:
            self.playing = asyncio.create_task(self._let_bots_play())
        self._mind_absent()

    async def _let_bots_play(self) -> None:
        while self.guests and (seat := self.table.due_bot) is not None:
            number = self.table.match.number
            await asyncio.sleep(self.table.terms.pace)
            while self._is_held():
                await asyncio.sleep(0.05)
            key = await self._ask_bot(seat)
            async with self.lock:
                if self.lost:
                    return
                same = number == self.table.match.number and self.table.due_bot == seat
                if self._is_held() or not same:
                    continue  # an answer or the seat was taken back meanwhile, or may yet be
                self.table.play_bot(seat.number, number, key)
                await self._save(number)
            self.refresh(number + 1)
        self._mind_absent()

    async def _ask_bot(self, seat: Seat) -> str:
        """The key of a bot's answer, after a time that tells nothing of what it holds."""
        decision = self.table.match.game.decision
        assert decision is not None
        begun = time.monotonic()
        with metrics.BOT.labels(seat.bot.partition(":")[0]).time():
            key = await self.bots.choose(
                self.table.match, seat.number, seat.bot, self.table.host or self.table.key
            )
        slot = slot_of(decision, seat.bot)
        await asyncio.sleep(rest_of_slot(slot, time.monotonic() - begun))
        return key

    def _is_held(self) -> bool:
        return self.table.proposal is not None and time.time() < self.held_until

    # -- people who are away ---------------------------------------------------------------

    def _mind_absent(self) -> None:
        """Set the timer for the next seat that somebody has left alone for too long."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        minutes = self.table.terms.absent
        away = missing(self.table, self.here) if minutes else []
        if away:
            wait = min(self.clock.due(seat, minutes) for seat in away) - time.time()
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(max(0.0, wait), self._time_is_up)

    def _time_is_up(self) -> None:
        self.replacing = asyncio.create_task(self._replace_absent())

    async def _replace_absent(self) -> None:
        minutes, now = self.table.terms.absent, time.time()
        async with self.lock:
            if self.lost:
                return
            for seat in missing(self.table, self.here):
                if self.clock.due(seat, minutes) <= now + 0.01:
                    await self._reseat(msgspec.structs.replace(seat, bot=STAND_IN, away=True))
                    about = {**self._about, "seat": seat.number}
                    log.info("a bot plays for somebody who is away", extra=about)
            await self._settle()
        self.wake()
