"""A table with people at it: their sockets, what they are told, one change at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager

import msgspec

from shambler.server import present
from shambler.server.adviser import Adviser
from shambler.server.boards import BOARDS
from shambler.server.bots import Bots
from shambler.server.daily import days
from shambler.server.fairness import Mark, deal_anew
from shambler.server.guest import Guest
from shambler.server.keeper import Keeper
from shambler.server.logs import short
from shambler.server.notices.turns import TurnNotices
from shambler.server.protocol import Ack, Chatted, Message, Settled, Welcome, encode
from shambler.server.security import fingerprint, new_token
from shambler.server.storage import Moved
from shambler.server.table import NotYours, Seat, Table
from shambler.server.turns import Turns
from shambler.server.words import said
from shambler.server.workshop import plays

log = logging.getLogger("shambler.server")

COME_BACK = 1012  # the code that asks browsers to connect again
LONGEST_CHAT = 200  # lines kept for those who come later


class Room:
    """A table and the browsers at it. Whoever changes the table holds ``lock``."""

    def __init__(
        self,
        table: Table,
        bots: Bots,
        adviser: Adviser,
        keeper: Keeper,
        asked_at: float | None = None,
        keep: float = 0,
        notices: TurnNotices | None = None,
    ) -> None:
        self.table = table
        self.bots = bots
        self.adviser = adviser
        self.keeper = keeper
        self.notices = notices
        self.unsaved = False  # the match is ahead of the database: nobody is told yet
        self.lost = False  # it could not be written: the table must be read again
        self.guests: list[Guest] = []
        self.chat: deque[Chatted] = deque(maxlen=LONGEST_CHAT)
        self.lock = asyncio.Lock()
        self.turns = Turns(self, asked_at)
        self.proposal = table.proposal  # as it is kept
        self.used_at = time.monotonic()
        self.written_at = time.time()
        self.keep = keep  # seconds after its last change that the table is kept; 0: for ever
        self.board = ""  # the print of the board, once somebody was told
        self._positions: dict[object, str] = {}  # as it goes to each kind of viewer

    @property
    def is_idle(self) -> bool:
        """Is nobody here, and nothing going on?"""
        return not self.guests and not self.turns.busy and not self.lock.locked()

    # -- coming and going ------------------------------------------------------------------

    async def enter(self, guest: Guest) -> None:
        """A browser opens the table; a seat that a bot kept warm is handed back.

        Whoever was still on the way when the table was given up finds it elsewhere.
        """
        news = self._is_news(guest.person)
        self.guests.append(guest)
        guest.remind(self.chat)
        async with self.lock:
            if self.lost:
                guest.send_away(COME_BACK)
                return
            for seat in self.table.seats:
                if seat.away and seat.guest == guest.person:
                    await self.reseat(msgspec.structs.replace(seat, bot="", away=False))
        if self.notices is not None:
            await self.notices.came(self.table.key, guest.person)
        if news:
            self.refresh()
        self.turns.wake()

    def leave(self, guest: Guest) -> None:
        """A browser closes it. Where nobody is left, the bots wait for somebody to come back."""
        self.guests.remove(guest)
        self.used_at = time.monotonic()
        if self._is_news(guest.person):
            self.turns.clock.left_at[guest.person] = time.time()
            self.refresh()
        self.turns.wake()

    def _is_news(self, person: str) -> bool:
        """Somebody has no browser open here: do the others see that on one of the seats?"""
        return person not in self.here and bool(self.table.held_by(person))

    @property
    def here(self) -> set[str]:
        """The people whose browsers are open."""
        return {guest.person for guest in self.guests}

    def close(self) -> None:
        """The server stops."""
        self.turns.close()

    def refresh(self, log_known: int | None = None) -> None:
        """Tell everybody the position, which is another one now."""
        self._positions.clear()
        known = self.table.match.number + 1 if log_known is None else log_known
        for guest in self.guests:
            guest.refresh(known)

    # -- what a browser is told ------------------------------------------------------------

    def frames(self, guest: Guest) -> list[str]:
        """Everything this browser has not been told yet, as it goes over the wire.

        A server that may have lost its tables does not speak for them.
        """
        if self.keeper.is_fenced:
            self.give_up()
        guest.news.clear()
        found: list[Message] = []
        if guest.greet:
            found.append(self._welcome(guest))
            guest.greet = False
        found += guest.waiting
        guest.waiting.clear()
        guest.caught_up.set()
        frames = [encode(message).decode() for message in found]
        if guest.stale and not self.unsaved and not self.lost:
            sight, frame = self._position(guest)
            eyes, curtain = sight
            guest.log_known = 0 if curtain is not None else self.table.match.number + 1
            if curtain is None:
                guest.looking = eyes
            guest.stale = False
            frames.append(frame)
        return frames

    def _welcome(self, guest: Guest) -> Welcome:
        expires = self.written_at + self.keep if self.keep else 0.0
        self.board = self.board or BOARDS.print_of(self.table.match)
        return present.welcome(self.table, guest.person, guest.language, self.board, expires)

    def _position(self, guest: Guest) -> tuple[present.Sight, str]:
        """The table as this person sees it: made once, however many browsers show it.

        What somebody may see hangs on the seats they hold, so all spectators share one position.
        """
        sight = present.eyes_of(self.table, guest.person, guest.looking)
        held = self.table.held_by(guest.person)
        viewer = (held, sight, guest.language, guest.log_known)
        frame = self._positions.get(viewer)
        if frame is None:
            told = present.position(
                self.table, guest.person, sight, guest.language, guest.log_known, self.here
            )
            frame = self._positions[viewer] = encode(told).decode()
        return sight, frame

    # -- what changes ---------------------------------------------------------------------

    @property
    def about(self) -> dict[str, str | int]:
        """What may be said of the table in a log."""
        return {"table": short(self.table.key), "number": self.table.match.number}

    async def changed(self, guest: Guest, submission: str, same: int) -> None:
        """Write down what changed after the first ``same`` answers, then tell everybody."""
        await self.save(same)
        guest.tell(Ack(submission, self.table.match.number))
        self.refresh(same + 1)
        self.turns.wake()

    async def switched(self, guest: Guest, submission: str) -> None:
        """Other dice and decks are real now: written down, and everybody is told."""
        mark = Mark("dice-typed", self.table.match.number)
        known = any(mark.kind == found.kind for found in self.table.marks)
        marks = self.table.marks if known else self.table.marked(mark)
        await self.write(self.keeper.switch(self.table, marks))
        self.table.marks = marks
        guest.tell(Ack(submission, self.table.match.number))
        self._greet_all()

    async def save(self, same: int) -> None:
        """Write down the answers; a proposal to take some back has come to its end with this."""
        proposal, self.proposal = self.proposal, None
        await self.write(self.keeper.rewrite(self.table, same, settle=proposal is not None))
        self.turns.clock.asked_at = time.time()
        self.consider()
        if self.table.match.outcome is not None:
            log.info("a game is over", extra=self.about)
            await self._finish_try()
            await self._count_play()
        if proposal is not None:
            accepted = self.table.match.number == proposal.to
            self.tell_all(Settled(proposal.seat, "accepted" if accepted else "lapsed"))

    async def _finish_try(self) -> None:
        """Whoever has finished the game of a day may see how others fared."""
        if days.sealed(self.table):
            key = self.table.key
            await self.write(self.keeper.change(lambda c: days.finish(c, key)))

    async def _count_play(self) -> None:
        """Scenarios of people's own are counted: played, and won."""
        outcome, key = self.table.match.outcome, self.table.key
        if outcome is not None:
            side = self.table.match.rules.sides(self.table.match.game)[0]
            won = set(side.seats) <= set(outcome.winners)
            await self.write(self.keeper.change(lambda c: plays.finish(c, key, won)))

    def consider(self) -> None:
        """Somebody may be asked who is away, and wants to be told."""
        if self.notices is not None:
            self.notices.consider(self)

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """One change at a time; none where the table is read again, or may be another server's."""
        async with self.lock:
            if self.lost or self.keeper.is_fenced:
                raise Moved("this table is read again; try again")
            yield

    async def write(self, writing: Awaitable[None]) -> None:
        """What cannot be written has not happened: the table is then read again as it was."""
        self.unsaved = True
        try:
            await writing
        except BaseException:
            self.give_up()
            raise
        self.unsaved = False
        self.written_at = time.time()

    def give_up(self) -> None:
        """What is in memory can no longer be trusted: browsers come back to what is written."""
        self.lost = True
        for guest in self.guests:
            guest.send_away(COME_BACK)

    def tell_all(self, message: Message) -> None:
        """Everybody hears it."""
        for guest in self.guests:
            guest.tell(message)

    async def keep_proposal(self) -> None:
        """Write down who wants to take something back, if that has changed."""
        if self.proposal != self.table.proposal:
            await self.write(self.keeper.propose(self.table))
            self.proposal = self.table.proposal

    async def settle(self) -> None:
        """A bot sits where a person was asked: perhaps everybody agrees now."""
        if self.table.settle() == "accepted":
            await self.save(self.table.match.number)
            self.refresh(self.table.match.number + 1)

    # -- seats -----------------------------------------------------------------------------

    async def reseat(self, seat: Seat, mark: Mark | None = None) -> None:
        """Written first, then so. ``mark``: what everybody is told about it."""
        marks = self.table.marks if mark is None else self.table.marked(mark)
        await self.write(self.keeper.reseat(self.table, seat, marks))
        self.table.seats[seat.number] = seat
        self.table.marks = marks
        self._greet_all()

    def _greet_all(self) -> None:
        for guest in self.guests:
            guest.greet = True
        self.refresh()

    async def note(self, mark: Mark) -> None:
        """Everybody is told, now and later, before what it tells of happens."""
        async with self.changing():
            if self.table.match.outcome is not None or mark in self.table.marks:
                return
            marks = self.table.marked(mark)
            await self.write(self.keeper.mark(self.table, marks))
            self.table.marks = marks
            self._greet_all()

    def followed(self, table: str) -> None:
        """The next chapter has begun at another table: everybody is told where."""
        assert self.table.chapter is not None
        self.table.chapter = msgspec.structs.replace(self.table.chapter, next=table)
        self.table.terms = msgspec.structs.replace(self.table.terms, undo="off")
        self.table.proposal = self.proposal = None
        self._greet_all()

    async def invite(self, person: str, number: int) -> str:
        """A new link to a seat; older ones to the same seat end."""
        async with self.changing():
            if not self.table.may_invite(person, number):
                raise NotYours(said("cannot-invite", seat=number))
            token = new_token()
            seat = self.table.seats[number]
            await self.reseat(msgspec.structs.replace(seat, invite=fingerprint(token)))
            return token

    async def join(self, person: str, token: str, name: str) -> int:
        """Whoever has the link takes the seat; the link is used up.

        The one who had the seat has looked at its hand: nobody has answered yet, it is dealt anew;
        later everybody is told. Who was not told that they have the seat, and comes again, has it.
        """
        async with self.changing():
            seat, held = self.table.invited(fingerprint(token)), self.table.held_by(person)
            if seat is None and held:
                return held[0]
            if seat is None:
                raise NotYours(said("invitation-used"))
            taken = msgspec.structs.replace(
                seat,
                kind="person",
                name=name.strip() or seat.name,
                bot="" if seat.away else seat.bot,
                guest=person,
                invite="",
                away=False,
            )
            seen = seat.kind == "person" and seat.guest != person
            if seen and self.table.can_be_dealt_anew:
                await self._deal_anew(taken)
            elif seen and self.table.match.outcome is None:
                number = self.table.match.number
                await self.reseat(taken, Mark("handed-over", number, seat.number))
            else:
                await self.reseat(taken)
            log.info("a seat was taken", extra={**self.about, "seat": seat.number})
            self.consider()
            self.turns.wake()
            return seat.number

    async def claim(self, old: str, person: str) -> list[int]:
        """One and the same browser, by an older secret: its seats are those of the new one."""
        async with self.changing():
            held = self.table.held_by(old)
            for number in held:
                seat = self.table.seats[number]
                await self.reseat(msgspec.structs.replace(seat, guest=person))
            return list(held)

    async def _deal_anew(self, seat: Seat) -> None:
        """Another seed, another pledge: what anybody has seen of the old ones is worth nothing."""
        match, salt, marks = deal_anew(self.table.match, self.table.marks)
        await self.write(self.keeper.deal(self.table, seat, match, salt, marks))
        self.table.deal(match, salt, marks)
        self.table.seats[seat.number] = seat
        self.board = ""
        self._positions.clear()
        for guest in self.guests:
            guest.begin_again()
