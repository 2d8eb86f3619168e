"""Which game a day has, and with which dice. Nobody can know either before they play.

Both follow from a secret of the host's and the date: the same for everybody, on all servers of a
database, and not to be computed by anybody else. The secret never leaves the database; the number
that all dice follow from is told when the day is over everywhere it could be played.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, Select, insert, select, text, update

from shambler.games import find, keys
from shambler.kernel.errors import ShamblerError
from shambler.server import schema
from shambler.server.host_secrets import host_secret
from shambler.server.table import Table

NAME: Final = "daily"
LONGEST: Final = 60  # minutes: something for an evening
BEING_MADE: Final = 10.0  # seconds after which a table that was not made is made again


class BeingMade(ShamblerError):
    """The same person asks twice at once."""

    def __init__(self) -> None:
        super().__init__("your table is being made; try again")


class Day(msgspec.Struct, frozen=True):
    """What everybody plays that day."""

    day: str
    game: str
    scenario: str


class Try(msgspec.Struct, frozen=True):
    """Somebody's one try."""

    day: str
    person: str
    table: str
    over: bool


def today() -> date:
    """By the same clock for everybody."""
    return datetime.now(UTC).date()


def next_day() -> float:
    """When the next game begins, in seconds since 1970."""
    tomorrow = today() + timedelta(days=1)
    return datetime(tomorrow.year, tomorrow.month, tomorrow.day, tzinfo=UTC).timestamp()


def _number(secret: str, what: str, day: date) -> int:
    return int.from_bytes(
        hmac.digest(bytes.fromhex(secret), f"{what} {day.isoformat()}".encode(), sha256)[:8], "big"
    )


def seed_of(connection: Connection, day: date) -> int:
    """The number that all dice of a day follow from."""
    return _number(_secret(connection), "dice", day) >> 1


def _secret(connection: Connection) -> str:
    return host_secret(connection, NAME, lambda: secrets.token_hex(32))


def missions() -> list[tuple[str, str]]:
    """Everything that one person can play in an evening, in a fixed order."""
    return [
        (game, scenario.key)
        for game in sorted(keys())
        for scenario in find(game).scenarios()
        if scenario.seats[0] == 1 and 0 < scenario.minutes <= LONGEST
    ]


def day_of(connection: Connection, day: date) -> Day:
    """The game of a day: chosen when somebody first asks, and the same whatever is updated then."""
    found = find_day(connection, day.isoformat())
    if found is not None:
        return found
    known = missions()
    game, scenario = known[_number(_secret(connection), "mission", day) % len(known)]
    adding = "INSERT INTO days (day, game, scenario) VALUES (:d, :g, :s) ON CONFLICT DO NOTHING"
    connection.execute(text(adding), {"d": day.isoformat(), "g": game, "s": scenario})
    found = find_day(connection, day.isoformat())
    assert found is not None
    return found


def find_day(connection: Connection, day: str) -> Day | None:
    """The game of a day that somebody has played."""
    row = connection.execute(select(schema.days).where(schema.days.c.day == day)).first()
    return Day(row.day, row.game, row.scenario) if row is not None else None


# -- tries -----------------------------------------------------------------------------------


def try_of(connection: Connection, day: str, names: Sequence[str]) -> Try | None:
    """Somebody's try, also the one they made as a guest before they had an account."""
    row = connection.execute(_mine(day, names)).first()
    return _try(row) if row is not None else None


def _mine(day: str, names: Sequence[str]) -> Select[Any]:
    tries = schema.tries
    mine = select(tries).where(tries.c.day == day, tries.c.person.in_(names))
    return mine.order_by(tries.c.begun_at)


def _try(row: Row[Any]) -> Try:
    return Try(row.day, row.person, row.table_key, row.over)


def begin(connection: Connection, day: str, names: Sequence[str], now: float) -> str:
    """The table of somebody's one try; empty: they have none yet, and it is theirs to make."""
    row = connection.execute(_mine(day, names)).first()
    if row is None:
        mine = {"day": day, "person": names[0], "table_key": "", "begun_at": now, "over": False}
        connection.execute(insert(schema.tries).values(**mine))
        return ""
    if not row.table_key and row.begun_at > now - BEING_MADE:
        raise BeingMade
    return str(row.table_key)


def began(connection: Connection, day: str, names: Sequence[str], table: str) -> None:
    """The table of a try was made."""
    tries = schema.tries
    mine = (tries.c.day == day, tries.c.person.in_(names))
    connection.execute(update(tries).where(*mine).values(table_key=table))


def tries_of(connection: Connection, day: str) -> list[Try]:
    """All tries of a day, in the order in which they were begun."""
    tries = schema.tries
    query = select(tries).where(tries.c.day == day, tries.c.table_key != "")
    rows = connection.execute(query.order_by(tries.c.begun_at))
    return [_try(row) for row in rows]


def finish(connection: Connection, table: str) -> None:
    """A try is over."""
    tries = schema.tries
    connection.execute(update(tries).where(tries.c.table_key == table).values(over=True))


def sealed(table: Table) -> str:
    """The day of a table whose dice others may still have to roll; empty: they are no secret."""
    ordinal = next((mark.number for mark in table.marks if mark.kind == "daily"), 0)
    return date.fromordinal(ordinal).isoformat() if ordinal >= today().toordinal() else ""
