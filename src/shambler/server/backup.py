"""All tables of a server in one file, and back: between any two databases.

A backup is a SQLite file. From SQLite it is taken with SQLite's own online backup, from PostgreSQL
row by row in one snapshot; either way the server may go on meanwhile. Restoring is row by row, in
one transaction: a database has either all of it or nothing.
"""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from shambler.server import schema
from shambler.server.database import BadDatabase, is_file, private, reading
from shambler.server.storage import Store

BATCH = 1_000
LEFT = ("", "-wal", "-shm", ".lock")  # files beside a database


class WouldOverwrite(BadDatabase):
    """There is something already, and nobody said it may go."""


def backup(where: str, target: Path, *, replace: bool = False) -> int:
    """Write a backup; returns how many tables it holds. An old file stays until it is done."""
    if target.exists() and not replace:
        raise WouldOverwrite(f"{target} exists; --replace writes over it")
    if not target.parent.is_dir():
        raise BadDatabase(f"{target}: cannot be written: there is no such folder")
    part = target.with_name(f".{target.name}.part")
    try:
        _remove(part)
        private(part)
        if is_file(where):
            _copy_file(Path(where), part)
        else:
            with reading(where) as source, _opened(str(part)) as store:
                _copy_rows(source, store.connection)
        count = _alone(part)
        part.replace(target)
    except OSError as problem:
        raise BadDatabase(f"{target}: cannot be written: {problem.strerror}") from problem
    finally:
        with suppress(OSError):
            _remove(part)
    return count


def restore(where: str, source: Path, *, replace: bool = False) -> int:
    """Put a backup into a database; returns how many tables it held."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.sqlite3"  # brought to today's form, which the file is not
        _copy_file(source, copy)
        with _opened(str(copy)) as old, _opened(where) as new:
            there = _count(new.connection)
            if there and not replace:
                raise WouldOverwrite(f"the database holds {there} tables; --replace forgets them")
            _copy_rows(old.connection, new.connection)
            return _count(new.connection)


@contextmanager
def _opened(where: str) -> Iterator[Store]:
    store = Store(where)
    try:
        yield store
    except SQLAlchemyError as problem:
        raise BadDatabase(f"the tables cannot be copied: {type(problem).__name__}") from problem
    finally:
        store.close()


def _copy_file(source: Path, target: Path) -> None:
    """SQLite's online backup: a consistent copy, whatever a server writes meanwhile."""
    if not source.is_file():
        raise BadDatabase(f"{source}: there is no such file")
    try:
        with (
            closing(sqlite3.connect(f"file:{quote(str(source))}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(target)) as new,
        ):
            old.execute("SELECT count(*) FROM tables")
            old.backup(new)
    except sqlite3.Error as problem:
        raise BadDatabase(f"{source}: not a database of tables: {problem}") from problem


def _alone(file: Path) -> int:
    """Make a database a single file without a journal; returns how many tables it holds."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])


def _copy_rows(source: Connection, target: Connection) -> None:
    """Everything of one database in place of everything of another.

    But what passes: the servers of one database are none of another, and their secrets stay there.
    """
    tables = [table for table in schema.metadata.sorted_tables if table not in schema.PASSING]
    with target.begin():
        for table in reversed(tables):
            target.execute(table.delete())
        for table in tables:
            kept = [
                column for column in table.columns if table.name != "chat" or column.name != "id"
            ]
            rows = source.execute(select(*kept).order_by(*table.primary_key)).mappings()
            for batch in rows.partitions(BATCH):
                target.execute(insert(table), [dict(row) for row in batch])


def _count(connection: Connection) -> int:
    with connection.begin():
        return int(connection.execute(select(func.count()).select_from(schema.tables)).scalar_one())


def _remove(file: Path) -> None:
    for suffix in LEFT:
        file.with_name(f"{file.name}{suffix}").unlink(missing_ok=True)
