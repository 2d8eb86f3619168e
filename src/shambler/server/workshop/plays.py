"""How often a mission of somebody's own was played on this host, and won: by its text."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Collection

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from shambler.server import schema


class Plays(msgspec.Struct, frozen=True):
    """Tables that began, that ended, and that were won."""

    begun: int = 0
    over: int = 0
    won: int = 0


def print_of(text: str) -> str:
    """What tells missions apart."""
    return hashlib.sha256(text.encode()).hexdigest()


def begin(connection: Connection, table: str, text: str) -> None:
    """A table was made for a mission."""
    row = {"table_key": table, "mission": print_of(text), "begun_at": time.time()}
    connection.execute(insert(schema.plays).values(**row, over=False, won=False))


def finish(connection: Connection, table: str, won: bool) -> None:
    """A game has ended; tables of other scenarios have no line here."""
    plays = schema.plays
    query = update(plays).where(plays.c.table_key == table)
    connection.execute(query.values(over=True, won=won))


def counts(connection: Connection, missions: Collection[str]) -> dict[str, Plays]:
    """The plays of missions, by their prints."""
    plays = schema.plays
    query = select(plays.c.mission, plays.c.over, plays.c.won, func.count()).where(
        plays.c.mission.in_(list(missions))
    )
    found: dict[str, Plays] = {}
    for mission, over, won, count in connection.execute(
        query.group_by(plays.c.mission, plays.c.over, plays.c.won)
    ):
        old = found.get(mission, Plays())
        found[mission] = Plays(old.begun + count, old.over + count * over, old.won + count * won)
    return found
