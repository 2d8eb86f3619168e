"""The database as the event loop sees it: every call waits in a thread of its own."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DataError, SQLAlchemyError

from shambler.kernel.campaign import handed_on
from shambler.kernel.errors import ShamblerError
from shambler.kernel.match import Match
from shambler.server import metrics, snapshots
from shambler.server.admin.census import Census, count
from shambler.server.campaign_rows import NewChapter
from shambler.server.fairness import Mark
from shambler.server.leases import Lapsed, Member
from shambler.server.pinning import TableClosed, resume
from shambler.server.protocol import Chatted
from shambler.server.sharing import Place
from shambler.server.storage import Dealt, Kept, Saved, Store
from shambler.server.table import Seat, Table
from shambler.server.table_rows import written_box

log = logging.getLogger("shambler.server")

P = ParamSpec("P")
R = TypeVar("R")


class Unavailable(ShamblerError):
    """The database does not do what it should: it is gone, full, or may only be read."""

    def __init__(self) -> None:
        super().__init__("the tables cannot be kept right now; nothing has changed, try again")


class Unkeepable(ShamblerError):
    """A value that the database does not take; whoever sent it may send another."""


class Keeper:
    """Writes and reads tables. One thread, so one thing at a time, in the order of asking.

    What the database refuses becomes :class:`Unavailable`; ``in_trouble`` from a write that failed
    until one that did not.
    """

    def __init__(self, where: str) -> None:
        self.where = where
        self.store = Store(where, shared=True)
        self.in_trouble = False
        self.fence = math.inf  # when to stop answering, by our clock: half a lease after the last
        self._thread = ThreadPoolExecutor(1, "storage")

    def when_interrupted(self, act: Callable[[], None]) -> None:
        """Do this on the event loop whenever the connection to the database is lost or back."""
        loop = asyncio.get_running_loop()

        def tell() -> None:
            loop.call_soon_threadsafe(act)

        self.store.interrupted = tell

    @property
    def is_fenced(self) -> bool:
        """Could the lease not be renewed in time? Then others may have our tables."""
        return time.monotonic() > self.fence

    async def join(self, member: Member, lease: float) -> None:
        """Be one of several servers."""
        begun = time.monotonic()
        await self._run(self.store.join, member, lease)
        self.fence = begun + lease / 2

    async def renew(self, lease: float) -> bool:
        """Keep the tables for another while; false where that came too late."""
        begun = time.monotonic()
        kept = await self._run(self.store.renew, lease)
        if kept:
            self.fence = begun + lease / 2
        return kept

    async def let_go(self) -> None:
        """Leave all tables to the other servers."""
        self.fence = -math.inf
        await self._run(self.store.let_go)

    async def _do(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        if self.is_fenced:
            raise Unavailable
        return await self._run(work, *args, **kwargs)

    async def _run(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, lambda: work(*args, **kwargs))
        except Lapsed as problem:
            raise Unavailable from problem
        except DataError as problem:  # the fault of what was to be written, not of the database
            raise Unkeepable("this holds something that cannot be kept") from problem
        except SQLAlchemyError as problem:
            log.error("the database failed", extra={"because": type(problem).__name__})
            raise Unavailable from problem

    async def _write(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        try:
            done = await self._do(work, *args, **kwargs)
        except Unavailable:
            self.in_trouble = True
            raise
        self.in_trouble = False
        return done

    async def make(self, table: Table, chapter: NewChapter | None = None) -> None:
        """Keep a new table, perhaps as a chapter of a campaign."""
        table.chapter = await self._write(self.store.make, _new(table), chapter)

    async def follow(self, before: Table, table: Table, chapter: NewChapter) -> None:
        """Keep a new table that follows another one; both are written at once."""
        table.chapter = await self._write(
            self.store.follow, before.key, before.hold, _new(table), chapter
        )

    async def rewrite(self, table: Table, same: int, *, settle: bool = False) -> None:
        """Keep what was answered after the first ``same`` answers.

        The last answer always carries the fingerprint of the state, also after going back to it.
        ``settle``: a proposal to take answers back has come to its end with this.
        """
        match, now = table.match, time.time()
        same = max(0, min(same, match.number - 1))
        new = [
            Kept(answer, table.answered.get(number, ""), "", now)
            for number, answer in enumerate(match.record.answers[same:], same)
        ]
        if new:
            new[-1].check = match.fingerprint
        kept = [number for number in table.kept_at or () if number <= same]
        snapshot = snapshots.due(match, kept)
        await self._write(
            self.store.rewrite,
            table.key,
            table.hold,
            same,
            new,
            settle=settle,
            snapshot=snapshot,
            forget=None if kept == table.kept_at else max(kept, default=0),
            chapter=table.chapter is not None,
            carry=None if table.chapter is None else handed_on(match),
            box=written_box(match.record) if match.record.typed else None,
        )
        table.kept_at = kept if snapshot is None else [*kept, snapshot.number]

    async def propose(self, table: Table) -> None:
        """Keep who wants to take answers back, and who agreed."""
        await self._write(self.store.propose, table.key, table.hold, table.proposal)

    async def reseat(self, table: Table, seat: Seat, marks: tuple[Mark, ...]) -> None:
        """Keep who sits on a seat, and what everybody is told about it."""
        await self._write(self.store.reseat, table.key, table.hold, seat, marks)

    async def switch(self, table: Table, marks: tuple[Mark, ...]) -> None:
        """Keep which dice and decks are real, and that everybody is told so."""
        box = written_box(table.match.record)
        await self._write(self.store.switch, table.key, table.hold, box, marks)

    async def mark(self, table: Table, marks: tuple[Mark, ...]) -> None:
        """Keep what everybody is told about dice and hands."""
        await self._write(self.store.mark, table.key, table.hold, marks)

    async def deal(
        self, table: Table, seat: Seat, match: Match, salt: str, marks: tuple[Mark, ...]
    ) -> None:
        """Keep a new beginning, and for whom it was dealt anew."""
        dealt = Dealt(match.record, match.fingerprint, salt, marks)
        await self._write(self.store.deal, table.key, table.hold, seat, dealt)

    async def say(self, table: Table, said: Chatted) -> None:
        """Keep a line of talk."""
        await self._write(self.store.say, table.key, table.hold, said)

    async def load(self, key: str) -> tuple[Table, Saved] | None:
        """Read a table and play it again up to where it stood."""
        saved = await self._write(self.store.load, key)
        if saved is None:
            return None
        try:
            table = await asyncio.to_thread(resume, saved)
        except TableClosed as problem:
            if saved.closing is None:
                await self._write(self.store.shut, key, saved.hold, problem.closing)
            raise
        if table.marks != saved.marks:
            record, check = table.match.record, table.match.fingerprint
            await self._write(self.store.repin, key, table.hold, record, check, table.marks)
        return table, saved

    async def look(self, key: str) -> Saved | None:
        """A table as it is kept; nobody sits down at it."""
        return await self._do(self.store.look, key)

    async def expire(self, before: float, but: list[str]) -> int:
        """Forget tables that were last changed before that, but those in use; how many?"""
        return await self._write(self.store.expire, before, but)

    async def read(self, work: Callable[[Connection], R]) -> R:
        """What a question to the database finds; it changes nothing."""
        return await self._do(self.store.read, work)

    async def change(self, work: Callable[[Connection], R]) -> R:
        """Write something that is no table's: whole or not at all."""
        return await self._write(self.store.change, work)

    async def census(self) -> Census:
        """How much there is."""
        return await self._do(lambda: count(self.store.connection, self.where, time.time()))

    async def servers(self) -> list[tuple[str, str, int]]:
        """The servers of this database that are alive: id, address, how many tables they have."""
        return await self._do(self.store.servers) if self.store.me else []

    async def is_first(self) -> bool:
        """Is this the server that does what only one of them should?"""
        others = [name for name, _, _ in await self.servers()]
        return not others or others[0] == self.store.me

    async def spend(self, names: list[str], most: int, seconds: float) -> bool:
        """Has nobody of these asked too often lately, at any of the servers?"""
        return await self._do(self.store.spend, names, most, seconds)

    async def enter(self, name: str) -> Place:
        """Somebody is here from now on; how often are they, at all servers?"""
        return await self._do(self.store.enter, name)

    async def leave(self, place: Place) -> None:
        """They are gone. What cannot be written is forgotten with this server."""
        with contextlib.suppress(ShamblerError):
            await self._run(self.store.leave, place)

    async def ask_turn(self, machine: str, person: str) -> int:
        """A bot of somebody wants to think."""
        return await self._do(self.store.ask_turn, machine, person)

    async def take_turn(self, turn: int, machine: str, places: int) -> bool:
        """Is it its turn?"""
        return await self._do(self.store.take_turn, turn, machine, places)

    async def leave_turn(self, turn: int) -> None:
        """It has thought."""
        with contextlib.suppress(ShamblerError):
            await self._run(self.store.leave_turn, turn)

    async def ping(self) -> None:
        """Does the database answer, and can it be written again if it could not?"""
        with metrics.DATABASE.time():
            await self._do(self.store.ping)
        if self.in_trouble:
            await self._write(self.store.probe)

    def close(self) -> None:
        """Finish what was begun and let go."""
        self._thread.shutdown(wait=True)
        self.store.close()


def _new(table: Table) -> Saved:
    """A table that nobody has answered at yet."""
    match = table.match
    return Saved(
        table.key,
        match.record,
        match.fingerprint,
        table.terms,
        table.seats,
        [],
        [],
        salt=table.salt,
        hold=table.hold,
        marks=table.marks,
    )
