"""The rows of one table in the database: itself, its seats, its snapshots, its talk."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, insert, select

from shambler.kernel.chance import EVERYTHING
from shambler.kernel.record import Record
from shambler.kernel.typed import ready
from shambler.server import schema
from shambler.server.protocol import Chatted
from shambler.server.snapshots import Snapshot
from shambler.server.table import Seat

if TYPE_CHECKING:
    from shambler.server.storage import Saved

CHAT_KEPT = 200


def as_json(value: object) -> str:
    """As a column of text."""
    return msgspec.json.encode(value).decode()


class Box(msgspec.Struct, frozen=True):
    """Which dice and decks of a table are real, and since which answers others are."""

    box: tuple[str, ...] = ()
    switches: dict[int, tuple[str, ...]] = {}


def written_box(record: Record) -> str:
    """As it is kept."""
    return as_json(Box(record.box, record.switches))


def box(text: str, typed: bool) -> Box:
    """Read back; older tables know only whether all dice were typed in."""
    if text:
        return msgspec.json.decode(text, type=ready(Box))
    return Box((EVERYTHING,)) if typed else Box()


def add(connection: Connection, saved: Saved, me: str) -> None:
    """A new table and its seats; ``me`` is the server that has it."""
    record = saved.record
    connection.execute(
        insert(schema.tables).values(
            key=saved.key,
            game=record.game,
            scenario=record.scenario,
            content=record.content,
            seed=str(record.seed),
            setup=as_json(record.setup),
            typed=record.typed,
            box=written_box(record) if record.typed else "",
            position=record.position,
            opening=as_json(record.opening),
            first_check=saved.first_check,
            made_at=time.time(),
            used_at=time.time(),
            salt=saved.salt,
            marks=as_json(saved.marks),
            epoch=saved.hold.epoch,
            version=saved.hold.version,
            owner=me,
            rules=record.version,
            layout=record.layout,
            **msgspec.structs.asdict(saved.terms),
        )
    )
    for seat in saved.seats:
        connection.execute(
            insert(schema.seats).values(table_key=saved.key, **msgspec.structs.asdict(seat))
        )


def snapshots(connection: Connection, key: str) -> list[Snapshot]:
    """Positions that were kept."""
    found = schema.snapshots
    query = select(found).where(found.c.table_key == key).order_by(found.c.number)
    return [Snapshot(row.number, row.state, row.log) for row in connection.execute(query)]


def seats(connection: Connection, key: str) -> list[Seat]:
    """Who sits where."""
    found = schema.seats
    query = select(found).where(found.c.table_key == key).order_by(found.c.number)
    return [
        Seat(row.number, row.kind, row.name, row.bot, row.guest, row.invite, row.away)
        for row in connection.execute(query)
    ]


def chat(connection: Connection, key: str) -> list[Chatted]:
    """What was said last."""
    said = schema.chat
    query = select(said).where(said.c.table_key == key).order_by(said.c.id.desc()).limit(CHAT_KEPT)
    rows = reversed(list(connection.execute(query)))
    return [Chatted(row.seat, row.name, row.text) for row in rows]
