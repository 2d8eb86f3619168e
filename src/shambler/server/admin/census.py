"""What a database holds, counted: for the admin page and for `shambler doctor`."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
from sqlalchemy import Connection, func, select, text

from shambler.server import schema
from shambler.server.database import is_file

DAY = 86_400.0


class Census(msgspec.Struct, frozen=True):
    """How much there is."""

    tables: int
    closed: int  # by an update of the rules
    used_today: int
    people: int  # who hold a seat anywhere
    answers: int
    snapshots: int
    by_game: dict[str, int]
    bytes: int  # of the database
    free_bytes: int | None  # on its disk, where that can be seen
    engine: str  # which database, and its version


def count(connection: Connection, where: str, now: float) -> Census:
    """Ask the database, in one transaction."""
    tables, seats = schema.tables, schema.seats
    with connection.begin():
        games = connection.execute(select(tables.c.game, func.count()).group_by(tables.c.game))
        by_game = {row[0]: int(row[1]) for row in games}
        people = select(func.count(func.distinct(seats.c.guest))).where(seats.c.guest != "")
        return Census(
            sum(by_game.values()),
            _rows(connection, select(func.count()).where(tables.c.closed != "")),
            _rows(connection, select(func.count()).where(tables.c.used_at > now - DAY)),
            _rows(connection, people),
            _rows(connection, select(func.count()).select_from(schema.answers)),
            _rows(connection, select(func.count()).select_from(schema.snapshots)),
            dict(sorted(by_game.items())),
            _size(connection, where),
            _free(where),
            _engine(connection),
        )


def _rows(connection: Connection, query: object) -> int:
    return int(connection.execute(query).scalar_one())  # type: ignore[call-overload]


def _size(connection: Connection, where: str) -> int:
    if not is_file(where):
        return _rows(connection, text("SELECT pg_database_size(current_database())"))
    file = Path(where).resolve()
    beside = (file.with_name(f"{file.name}{suffix}") for suffix in ("", "-wal"))
    return sum(path.stat().st_size for path in beside if path.exists())


def _free(where: str) -> int | None:
    return shutil.disk_usage(Path(where).resolve().parent).free if is_file(where) else None


def _engine(connection: Connection) -> str:
    version = ".".join(str(part) for part in connection.dialect.server_version_info or ())
    return f"{connection.dialect.name} {version}"
