"""Keeping tables: SQLite in a file, or PostgreSQL by its address. One connection does all writing.

Debian's SQLite can lose data when two connections checkpoint a WAL at once, so there is exactly one
connection to a file, and a lock beside the file refuses a second server. PostgreSQL has a lock of
its own for that.
"""

from __future__ import annotations

import fcntl
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import msgspec
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, create_engine, delete, event, insert, select, update
from sqlalchemy.engine import Engine, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from shambler.kernel.errors import ShamblerError
from shambler.kernel.machine import Outcomes
from shambler.kernel.record import Answer, Parsed, Record
from shambler.server import schema
from shambler.server.protocol import Chatted
from shambler.server.table import Proposal, Seat, Terms

CHAT_KEPT = 200
LOCK = 0x5348414D424C4552  # any number will do, if all servers use the same


class BadDatabase(ShamblerError):
    """The database cannot be opened, or another server has it open."""


class Kept(msgspec.Struct):
    """An answer as it is kept: with the id of its submission and the state it led to."""

    answer: Answer
    submission: str
    check: str
    at: float = 0.0  # when it was given, in seconds since 1970


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

    @property
    def parsed(self) -> Parsed:
        """The record, ready to be replayed and checked."""
        final = self.kept[-1].check if self.kept else self.first_check
        return Parsed(self.record, final)


def default_file() -> Path:
    """Where tables are kept if nobody says otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "shambler" / "tables.sqlite3"


class Store:
    """A database. Its methods block: call them from one thread of their own."""

    def __init__(self, where: str) -> None:
        self._lock: IO[str] | None = None
        self.engine = self._open(where)
        try:
            self.connection = self.engine.connect()
            self._migrate()
        except (SQLAlchemyError, CommandError) as problem:
            self.close()
            raise BadDatabase(f"the database cannot be opened: {problem}") from problem
        except BadDatabase:
            self.close()
            raise

    # -- opening ---------------------------------------------------------------------------

    def _open(self, where: str) -> Engine:
        if is_file(where):
            return self._open_file(Path(where))
        engine = _server(where)
        event.listen(engine, "connect", _alone)
        return engine

    def _open_file(self, path: Path) -> Engine:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = path.with_name(f"{path.name}.lock").open("w")
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as problem:
            raise BadDatabase(f"{path}: another server has this file open") from problem
        except OSError as problem:
            raise BadDatabase(f"{path}: cannot be opened: {problem.strerror}") from problem
        engine = create_engine(
            f"sqlite:///{path}",
            poolclass=StaticPool,
            connect_args={"check_same_thread": False},
            hide_parameters=True,
        )
        event.listen(engine, "connect", _careful)
        return engine

    def _migrate(self) -> None:
        """Bring the database to the form this program knows."""
        config = _migrations()
        config.attributes["connection"] = self.connection
        command.upgrade(config, "head")
        self.connection.commit()

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()
        if self._lock is not None:
            self._lock.close()

    # -- writing ---------------------------------------------------------------------------

    def make(self, saved: Saved) -> None:
        """Keep a new table."""
        record = saved.record
        with self.connection.begin():
            self.connection.execute(
                insert(schema.tables).values(
                    key=saved.key,
                    game=record.game,
                    scenario=record.scenario,
                    content=record.content,
                    seed=str(record.seed),
                    setup=_text(record.setup),
                    typed=record.typed,
                    opening=_text(record.opening),
                    first_check=saved.first_check,
                    made_at=time.time(),
                    salt=saved.salt,
                    **msgspec.structs.asdict(saved.terms),
                )
            )
            for seat in saved.seats:
                self.connection.execute(
                    insert(schema.seats).values(table_key=saved.key, **msgspec.structs.asdict(seat))
                )

    def rewrite(self, key: str, keep: int, new: list[Kept], *, settle: bool = False) -> None:
        """Forget the answers after the first ``keep`` ones, and append new ones, at once.

        ``settle`` also forgets the proposal to take answers back.
        """
        answers = schema.answers
        with self.connection.begin():
            self.connection.execute(
                delete(answers).where(answers.c.table_key == key, answers.c.number > keep)
            )
            if new:
                self.connection.execute(
                    insert(answers),
                    [_row(key, number, kept) for number, kept in enumerate(new, keep + 1)],
                )
            if settle:
                self._propose(key, None)

    def propose(self, key: str, proposal: Proposal | None) -> None:
        """Somebody wants to take answers back, or no longer."""
        with self.connection.begin():
            self._propose(key, proposal)

    def _propose(self, key: str, proposal: Proposal | None) -> None:
        tables = schema.tables
        text = "" if proposal is None else _text(proposal)
        self.connection.execute(update(tables).where(tables.c.key == key).values(proposal=text))

    def reseat(self, key: str, seat: Seat) -> None:
        """Somebody sat down, or stood up."""
        seats = schema.seats
        with self.connection.begin():
            self.connection.execute(
                update(seats)
                .where(seats.c.table_key == key, seats.c.number == seat.number)
                .values(**msgspec.structs.asdict(seat))
            )

    def say(self, key: str, said: Chatted) -> None:
        """Keep a line of talk."""
        with self.connection.begin():
            self.connection.execute(
                insert(schema.chat).values(
                    table_key=key, seat=said.seat, name=said.name, text=said.text
                )
            )

    # -- reading ---------------------------------------------------------------------------

    def load(self, key: str) -> Saved | None:
        """A table as it was last committed."""
        tables = schema.tables
        with self.connection.begin():
            row = self.connection.execute(select(tables).where(tables.c.key == key)).first()
            if row is None:
                return None
            kept = _answers(self.connection, key)
            record = Record(
                row.game,
                row.scenario,
                row.content,
                int(row.seed),
                msgspec.json.decode(row.setup),
                row.typed,
                opening=_outcomes(row.opening),
                answers=[entry.answer for entry in kept],
            )
            return Saved(
                key,
                record,
                row.first_check,
                Terms(row.pace, row.undo, row.absent, row.advice),
                _seats(self.connection, key),
                kept,
                _chat(self.connection, key),
                msgspec.json.decode(row.proposal, type=Proposal) if row.proposal else None,
                row.made_at,
                row.salt,
            )

    def ping(self) -> None:
        """Raises where the database does not answer."""
        with self.connection.begin():
            self.connection.execute(select(1))

    def tables_of(self, guest: str, most: int = 20) -> list[tuple[str, str, str]]:
        """The newest tables at which somebody sits: key, game, scenario."""
        tables, seats = schema.tables, schema.seats
        query = (
            select(tables.c.key, tables.c.game, tables.c.scenario)
            .where(tables.c.key.in_(select(seats.c.table_key).where(seats.c.guest == guest)))
            .order_by(tables.c.made_at.desc())
            .limit(most)
        )
        with self.connection.begin():
            return [(row.key, row.game, row.scenario) for row in self.connection.execute(query)]


def is_file(where: str) -> bool:
    """Is this a file for SQLite, and not the address of a server?"""
    return "://" not in where


def _server(where: str) -> Engine:
    try:
        url = make_url(where)
    except ArgumentError as problem:
        raise BadDatabase("this is not the address of a database") from problem
    if url.get_backend_name() != "postgresql":
        raise BadDatabase("a file for SQLite, or an address that begins with postgresql://")
    url = url.set(drivername="postgresql+psycopg")
    return create_engine(url, poolclass=StaticPool, hide_parameters=True)


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", "shambler.server:migrations")
    return config


@contextmanager
def reading(where: str) -> Iterator[Connection]:
    """One snapshot of a PostgreSQL database, beside a server that may be using it."""
    engine = _server(where)
    try:
        with engine.connect().execution_options(isolation_level="REPEATABLE READ") as connection:
            form = MigrationContext.configure(connection).get_current_revision()
            if form != ScriptDirectory.from_config(_migrations()).get_current_head():
                raise BadDatabase("the database has another form: start the server with it once")
            yield connection
    except SQLAlchemyError as problem:
        raise BadDatabase(f"the database cannot be read: {problem}") from problem
    finally:
        engine.dispose()


def _alone(connection: Any, _: object) -> None:
    """One server for a PostgreSQL database, as for a file: tables in memory are not shared."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_try_advisory_lock(%s)", (LOCK,))
        found = cursor.fetchone()
    connection.commit()
    if not found[0]:
        connection.close()
        raise BadDatabase("another server has this database open")


def _careful(connection: Any, _: object) -> None:
    """Every commit reaches the disk before it is reported."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _outcomes(text: str) -> list[Outcomes]:
    return msgspec.json.decode(text, type=list[tuple[int, ...] | int])


def _row(key: str, number: int, kept: Kept) -> dict[str, Any]:
    answer = kept.answer
    return {
        "table_key": key,
        "number": number,
        "seat": answer.seat,
        "key": answer.key,
        "chance": _text(answer.chance),
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


def _seats(connection: Connection, key: str) -> list[Seat]:
    seats = schema.seats
    query = select(seats).where(seats.c.table_key == key).order_by(seats.c.number)
    return [
        Seat(row.number, row.kind, row.name, row.bot, row.guest, row.invite, row.away)
        for row in connection.execute(query)
    ]


def _chat(connection: Connection, key: str) -> list[Chatted]:
    chat = schema.chat
    query = select(chat).where(chat.c.table_key == key).order_by(chat.c.id.desc()).limit(CHAT_KEPT)
    rows = reversed(list(connection.execute(query)))
    return [Chatted(row.seat, row.name, row.text) for row in rows]
