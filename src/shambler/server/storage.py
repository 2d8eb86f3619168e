"""Keeping tables: what is written, and by whom.

Whoever reads a table takes it over, and every write says which table it has in hand: the number of
that take-over (``epoch``) and of the last write (``version``). Where either has moved on, another
server or another copy in memory has written since, and the write fails whole. So a server that was
cut off and comes back, or two that believe they are alone, cannot undo what was acknowledged.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from shambler.kernel.carry import Carry
from shambler.kernel.errors import ShamblerError
from shambler.kernel.machine import Outcomes
from shambler.kernel.record import Answer, Parsed, Record
from shambler.kernel.typed import ready
from shambler.server import campaign_rows, schema, table_rows
from shambler.server.campaign_rows import ChapterLink, NewChapter
from shambler.server.fairness import Mark
from shambler.server.protocol import Chatted
from shambler.server.sharing import Sharing
from shambler.server.snapshots import Snapshot
from shambler.server.table import Hold, Proposal, Seat, Terms
from shambler.server.table_rows import CHAT_KEPT, as_json

R = TypeVar("R")


class Moved(ShamblerError):
    """Somebody else has written to the table since it was read: what is in memory is old."""


class Kept(msgspec.Struct):
    """An answer as it is kept: with the id of its submission and the state it led to."""

    answer: Answer
    submission: str
    check: str
    at: float = 0.0  # when it was given, in seconds since 1970


class Closing(msgspec.Struct, frozen=True):
    """Why nobody can go on: the rules were updated, and agree only with its beginning."""

    answers: int  # that were given
    shared: int  # of them come out the same under the new rules; -1: not even the first question


class Saved(msgspec.Struct):
    """A table read back."""

    key: str
    record: Record
    first_check: str
    terms: Terms
    seats: list[Seat]
    kept: list[Kept]
    chat: list[Chatted]
    proposal: Proposal | None = None
    made_at: float = 0.0
    salt: str = ""
    hold: Hold = msgspec.field(default_factory=Hold)
    marks: tuple[Mark, ...] = ()
    closing: Closing | None = None
    used_at: float = 0.0
    snapshots: list[Snapshot] = []
    chapter: ChapterLink | None = None  # of a campaign

    @property
    def parsed(self) -> Parsed:
        """The record, ready to be replayed and checked."""
        final = self.kept[-1].check if self.kept else self.first_check
        return Parsed(self.record, final)

    @property
    def thoroughly(self) -> Parsed:
        """The same, with every state that was ever kept, so that the first other one is found."""
        parsed = self.parsed
        checks = {number: kept.check for number, kept in enumerate(self.kept, 1) if kept.check}
        parsed.record = msgspec.structs.replace(
            parsed.record, checks={0: self.first_check, **checks}
        )
        return parsed


class Dealt(msgspec.Struct):
    """A new beginning of the same game."""

    record: Record
    first_check: str
    salt: str
    marks: tuple[Mark, ...]


class Store(Sharing):
    """The tables in a database. Its methods block: call them from one thread of their own."""

    # -- writing ---------------------------------------------------------------------------

    def make(self, saved: Saved, chapter: NewChapter | None = None) -> ChapterLink | None:
        """Keep a new table, perhaps as a chapter of a campaign."""
        with self.connection.begin():
            return self._insert(saved, chapter)

    def follow(self, key: str, hold: Hold, saved: Saved, chapter: NewChapter) -> ChapterLink | None:
        """Keep a new table that follows another one, which is sealed: nothing is taken back."""
        with self._writing(key, hold):
            self._set(key, undo="off", proposal="")
            return self._insert(saved, chapter)

    def _insert(self, saved: Saved, chapter: NewChapter | None) -> ChapterLink | None:
        table_rows.add(self.connection, saved, self.me)
        if chapter is None:
            return None
        return campaign_rows.add_chapter(self.connection, saved.key, chapter)

    @contextmanager
    def _writing(self, key: str, hold: Hold) -> Iterator[None]:
        """One transaction, for whoever has the table as it was last written."""
        tables = schema.tables
        mine = (tables.c.key == key, tables.c.epoch == hold.epoch, tables.c.version == hold.version)
        with self.connection.begin():
            found = self.connection.execute(
                update(tables)
                .where(*mine, *self.held())
                .values(version=hold.version + 1, used_at=time.time())
            )
            if found.rowcount != 1:
                raise Moved("this table has gone on elsewhere; open it again")
            yield
        hold.version += 1

    def rewrite(
        self,
        key: str,
        hold: Hold,
        keep: int,
        new: list[Kept],
        *,
        settle: bool = False,
        snapshot: Snapshot | None = None,
        forget: int | None = None,
        chapter: bool = False,
        carry: Carry | None = None,
        box: str | None = None,
    ) -> None:
        """Forget the answers after the first ``keep`` ones, and append new ones, at once.

        ``settle`` also forgets the proposal to take answers back, ``forget`` the snapshots of more
        than so many answers. ``chapter``: of a campaign, which hands on this ``carry`` now.
        ``box``: which dice and decks are real, where any are.
        """
        answers, snapshots = schema.answers, schema.snapshots
        with self._writing(key, hold):
            self.connection.execute(
                delete(answers).where(answers.c.table_key == key, answers.c.number > keep)
            )
            if new:
                self.connection.execute(
                    insert(answers),
                    [_row(key, number, kept) for number, kept in enumerate(new, keep + 1)],
                )
            if forget is not None:
                late = snapshots.c.number > forget
                self.connection.execute(delete(snapshots).where(snapshots.c.table_key == key, late))
            if snapshot is not None:
                row = msgspec.structs.asdict(snapshot)
                self.connection.execute(insert(snapshots).values(table_key=key, **row))
            if settle:
                self._propose(key, None)
            if box is not None:
                self._set(key, box=box)
            if chapter:
                campaign_rows.write_carry(self.connection, key, carry)

    def propose(self, key: str, hold: Hold, proposal: Proposal | None) -> None:
        """Somebody wants to take answers back, or no longer."""
        with self._writing(key, hold):
            self._propose(key, proposal)

    def _propose(self, key: str, proposal: Proposal | None) -> None:
        self._set(key, proposal="" if proposal is None else as_json(proposal))

    def reseat(self, key: str, hold: Hold, seat: Seat, marks: tuple[Mark, ...] = ()) -> None:
        """Somebody sat down, or stood up."""
        with self._writing(key, hold):
            self._seat(key, seat)
            self._set(key, marks=as_json(marks))

    def _seat(self, key: str, seat: Seat) -> None:
        seats = schema.seats
        self.connection.execute(
            update(seats)
            .where(seats.c.table_key == key, seats.c.number == seat.number)
            .values(**msgspec.structs.asdict(seat))
        )

    def _set(self, key: str, **values: Any) -> None:
        tables = schema.tables
        self.connection.execute(update(tables).where(tables.c.key == key).values(**values))

    def switch(self, key: str, hold: Hold, box: str, marks: tuple[Mark, ...]) -> None:
        """Other dice and decks are real."""
        with self._writing(key, hold):
            self._set(key, box=box, marks=as_json(marks))

    def mark(self, key: str, hold: Hold, marks: tuple[Mark, ...]) -> None:
        """What everybody is told about dice and hands."""
        with self._writing(key, hold):
            self._set(key, marks=as_json(marks))

    def deal(self, key: str, hold: Hold, seat: Seat, dealt: Dealt) -> None:
        """Somebody sat down before the first answer, and everything was dealt anew."""
        answers, record = schema.answers, dealt.record
        with self._writing(key, hold):
            self.connection.execute(delete(answers).where(answers.c.table_key == key))
            self._seat(key, seat)
            self._set(
                key,
                seed=str(record.seed),
                opening=as_json(record.opening),
                first_check=dealt.first_check,
                salt=dealt.salt,
                marks=as_json(dealt.marks),
                proposal="",
            )

    def shut(self, key: str, hold: Hold, closing: Closing) -> None:
        """Nobody can go on."""
        with self._writing(key, hold):
            self._set(key, closed=as_json(closing))

    def repin(
        self, key: str, hold: Hold, record: Record, check: str, marks: tuple[Mark, ...]
    ) -> None:
        """The table goes on under other rules; ``check`` is its state as they write it down."""
        answers, last = schema.answers, len(record.answers)
        with self._writing(key, hold):
            self._set(
                key,
                rules=record.version,
                layout=record.layout,
                content=record.content,
                marks=as_json(marks),
                **({} if last else {"first_check": check}),
            )
            # The states on the way were written down as the old rules did: they say nothing now.
            mine = answers.c.table_key == key
            self.connection.execute(update(answers).where(mine).values(check=""))
            self.connection.execute(
                update(answers).where(mine, answers.c.number == last).values(check=check)
            )
            mine = schema.snapshots.c.table_key == key
            self.connection.execute(delete(schema.snapshots).where(mine))

    def say(self, key: str, hold: Hold, said: Chatted) -> None:
        """Keep a line of talk."""
        with self._writing(key, hold):
            self.connection.execute(
                insert(schema.chat).values(
                    table_key=key, seat=said.seat, name=said.name, text=said.text
                )
            )
            self._trim_chat(key)

    def _trim_chat(self, key: str) -> None:
        """What nobody is told any more is not kept."""
        chat = schema.chat
        newest = select(chat.c.id).where(chat.c.table_key == key).order_by(chat.c.id.desc())
        first = newest.offset(CHAT_KEPT - 1).limit(1).scalar_subquery()
        self.connection.execute(delete(chat).where(chat.c.table_key == key, chat.c.id < first))

    def expire(self, before: float, but: list[str]) -> int:
        """Forget tables that were last changed before that, but those in use; how many?

        A campaign is forgotten as a whole.
        """
        tables = schema.tables
        with self.connection.begin():
            found = self.connection.execute(
                delete(tables).where(
                    tables.c.used_at < before,
                    tables.c.key.not_in(but),
                    tables.c.key.not_in(campaign_rows.tables_in_use(before)),
                    tables.c.owner.in_(("", self.me)),
                )
            )
            campaign_rows.forget_empty(self.connection)
            return int(found.rowcount)

    # -- reading ---------------------------------------------------------------------------

    def load(self, key: str) -> Saved | None:
        """Take a table over as it was last committed: who had it before can no longer write."""
        with self.connection.begin():
            self.take(key)
            return self._read(key)

    def look(self, key: str) -> Saved | None:
        """A table as it was last committed; whoever has it keeps it."""
        with self.connection.begin():
            return self._read(key)

    def _read(self, key: str) -> Saved | None:
        tables = schema.tables
        row = self.connection.execute(select(tables).where(tables.c.key == key)).first()
        if row is None:
            return None
        kept = _answers(self.connection, key)
        box = table_rows.box(row.box, row.typed)
        record = Record(
            row.game,
            row.scenario,
            row.content,
            int(row.seed),
            msgspec.json.decode(row.setup),
            box.box,
            opening=_outcomes(row.opening),
            answers=[entry.answer for entry in kept],
            version=row.rules,
            layout=row.layout,
            position=row.position,
            switches=box.switches,
        )
        return Saved(
            key,
            record,
            row.first_check,
            Terms(row.pace, row.undo, row.absent, row.advice, row.public),
            table_rows.seats(self.connection, key),
            kept,
            table_rows.chat(self.connection, key),
            msgspec.json.decode(row.proposal, type=ready(Proposal)) if row.proposal else None,
            row.made_at,
            row.salt,
            Hold(row.epoch, row.version),
            msgspec.json.decode(row.marks, type=ready(tuple[Mark, ...])),
            msgspec.json.decode(row.closed, type=ready(Closing)) if row.closed else None,
            row.used_at,
            table_rows.snapshots(self.connection, key),
            campaign_rows.link_of(self.connection, key),
        )

    def open_tables(self) -> list[str]:
        """The keys of all tables at which play can go on, or could until now."""
        tables = schema.tables
        query = select(tables.c.key).where(tables.c.closed == "").order_by(tables.c.made_at)
        with self.connection.begin():
            return list(self.connection.execute(query).scalars())

    def read(self, work: Callable[[Connection], R]) -> R:
        """A question that changes nothing."""
        with self.connection.begin():
            return work(self.connection)

    def change(self, work: Callable[[Connection], R]) -> R:
        """Something that is no table's: whole or not at all."""
        with self.connection.begin():
            return work(self.connection)


def _outcomes(text: str) -> list[Outcomes]:
    return msgspec.json.decode(text, type=list[tuple[int, ...] | int])


def _row(key: str, number: int, kept: Kept) -> dict[str, Any]:
    answer = kept.answer
    return {
        "table_key": key,
        "number": number,
        "seat": answer.seat,
        "key": answer.key,
        "chance": as_json(answer.chance),
        "barrier": answer.barrier,
        "submission": kept.submission,
        "check": kept.check,
        "at": kept.at,
    }


def _answers(connection: Connection, key: str) -> list[Kept]:
    answers = schema.answers
    query = select(answers).where(answers.c.table_key == key).order_by(answers.c.number)
    return [
        Kept(
            Answer(row.seat, row.key, _outcomes(row.chance), row.barrier),
            row.submission,
            row.check,
            row.at,
        )
        for row in connection.execute(query)
    ]
