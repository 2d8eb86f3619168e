"""Opening a database: SQLite in a file, or PostgreSQL by its address. One connection does all.

Debian's SQLite can lose data when two connections checkpoint a WAL at once, so there is exactly one
connection to a file, and a lock beside the file refuses a second server. PostgreSQL is shared by
servers (see :mod:`shambler.server.leases`), and has a lock for those who need it alone.
"""

from __future__ import annotations

import fcntl
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any, Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, create_engine, event, select, text
from sqlalchemy.engine import Engine, ExceptionContext, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from shambler.kernel.errors import ShamblerError
from shambler.server.private_lines import check_database

LOCK: Final = 0x5348414D424C4552  # any number will do, if all servers use the same
# A connection that is cut in silence must be noticed before a lease has run out.
IN_TIME: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
}
FILLING: Final = {"filling": "." * 8000}


class BadDatabase(ShamblerError):
    """The database cannot be opened, or another server has it open."""


def default_file() -> Path:
    """Where tables are kept if nobody says otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "shambler" / "tables.sqlite3"


def beside(where: str) -> Path:
    """The folder in which a host keeps what designers make: beside its tables."""
    return (Path(where) if is_file(where) else default_file()).resolve().parent / "workshop"


_MIGRATING: Final = threading.Lock()  # Alembic knows one migration at a time in a process


class Database:
    """A database, brought to the form this program knows. ``shared``: with other servers.

    ``interrupted`` is called, in whatever thread uses the database, when the connection is found
    to be lost and when it is there again: from the one to the other, others may have written.
    """

    def __init__(self, where: str, *, shared: bool = False) -> None:
        self.interrupted: Callable[[], None] = _nobody_asks
        self._locks: list[IO[str]] = []
        self._connected = False
        self.shared = shared and not is_file(where)
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

    def _open(self, where: str) -> Engine:
        if is_file(where):
            engine = self._open_file(Path(where))
        else:
            engine = _server(where)
            event.listen(engine, "connect", self._admit)
        event.listen(engine, "connect", self._connect)
        event.listen(engine, "handle_error", self._fail)
        return engine

    def _open_file(self, path: Path) -> Engine:
        """The lock is beside the file itself, whatever link leads to it, and on the file as well:
        it may be found in two places that are no links (mounted twice).
        """
        try:
            file = path.resolve()
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            private(file)
            if file.stat().st_nlink > 1:
                raise BadDatabase(f"{path}: the file has several names (hard links): keep one")
            for name, mode in ((f"{file.name}.lock", "w"), (file.name, "r")):
                # Closed after SQLite has let go: to close the file earlier would undo its locks.
                self._locks.append(file.with_name(name).open(mode))
                fcntl.flock(self._locks[-1], fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as problem:
            raise BadDatabase(f"{path}: another server has this file open") from problem
        except OSError as problem:
            raise BadDatabase(f"{path}: cannot be opened: {problem.strerror}") from problem
        engine = create_engine(
            f"sqlite:///{file}",
            poolclass=StaticPool,
            connect_args={"check_same_thread": False},
            hide_parameters=True,
        )
        event.listen(engine, "connect", _careful)
        return engine

    def _admit(self, connection: Any, _: object) -> None:
        """Servers share a PostgreSQL database; whoever rewrites all of it has it alone."""
        kind = "_shared" if self.shared else ""
        with connection.cursor() as cursor:
            cursor.execute(f"SELECT pg_try_advisory_lock{kind}(%s)", (LOCK,))
            found = cursor.fetchone()
        connection.commit()
        if not found[0]:
            connection.close()
            raise BadDatabase("another server has this database open")

    def _connect(self, *_: object) -> None:
        if self._connected:
            self.interrupted()
        self._connected = True

    def _fail(self, context: ExceptionContext) -> None:
        if context.is_disconnect:
            self.interrupted()

    def _migrate(self) -> None:
        """Bring the database to the form this program knows."""
        config = _migrations()
        config.attributes["connection"] = self.connection
        if self.shared:  # one server at a time: they may be started together
            self.connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": LOCK + 1})
        with _MIGRATING:
            command.upgrade(config, "head")
        self.connection.commit()

    def ping(self) -> None:
        """Raises where the database does not answer."""
        with self.connection.begin():
            self.connection.execute(select(1))

    def probe(self) -> None:
        """Raises where nothing can be written: a page of something goes in and out again."""
        with self.connection.begin():
            self.connection.execute(text("CREATE TABLE probe (filling VARCHAR(8000))"))
            self.connection.execute(text("INSERT INTO probe VALUES (:filling)"), FILLING)
        with self.connection.begin():
            self.connection.execute(text("DROP TABLE probe"))

    def close(self) -> None:
        """Let go of the database, so that whoever comes next finds it free."""
        if self.engine.name == "postgresql" and self._connected:
            # Otherwise the lock goes when PostgreSQL has noticed that the connection is closed.
            with suppress(SQLAlchemyError, BadDatabase), self.engine.connect() as connection:
                connection.execute(text("SELECT pg_advisory_unlock_all()"))
        self.engine.dispose()
        for lock in self._locks:
            lock.close()


def private(file: Path) -> None:
    """Make sure that a file exists and only its owner reads it: it holds hands and seeds."""
    file.touch(mode=0o600)
    file.chmod(0o600)


def _nobody_asks() -> None:
    """Until somebody wants to know of interruptions."""


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
    try:
        check_database(url)
    except ShamblerError as problem:
        raise BadDatabase(str(problem)) from problem
    url = url.set(drivername="postgresql+psycopg")
    return create_engine(url, poolclass=StaticPool, hide_parameters=True, connect_args=IN_TIME)


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", "shambler.server:migrations")
    return config


def head() -> str:
    """The form of a database that this program knows."""
    return str(ScriptDirectory.from_config(_migrations()).get_current_head())


@contextmanager
def reading(where: str) -> Iterator[Connection]:
    """One snapshot of a PostgreSQL database, beside a server that may be using it."""
    engine = _server(where)
    try:
        with engine.connect().execution_options(isolation_level="REPEATABLE READ") as connection:
            form = MigrationContext.configure(connection).get_current_revision()
            if form != head():
                raise BadDatabase("the database has another form: start the server with it once")
            yield connection
    except SQLAlchemyError as problem:
        raise BadDatabase(f"the database cannot be read: {problem}") from problem
    finally:
        engine.dispose()


def _careful(connection: Any, _: object) -> None:
    """Every commit reaches the disk before it is reported."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
