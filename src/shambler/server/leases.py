"""Which of several servers has a table: by lease, told by the clock of the database alone.

A server that joins has a row of its own, with a lease that it renews in one statement for all its
tables. A table names the server that has it. Another one takes it over when that lease has run out
or the server has let go; the epoch of the table counts such take-overs. A server that was away for
too long therefore finds its writes refused, whatever it believes.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, delete, exists, func, insert, or_, select, text, update

from shambler.kernel.errors import ShamblerError
from shambler.server import schema
from shambler.server.database import Database

CHANNEL = "shambler_tables"  # on which is said that tables were let go


class Member(msgspec.Struct, frozen=True):
    """A server as the others know it: where it listens for them, and what they must show there."""

    id: str
    address: str
    secret: str


class Elsewhere(ShamblerError):
    """Another server has the table."""

    def __init__(self, owner: Member) -> None:
        super().__init__("this table is at another server; try again")
        self.owner = owner


class Lapsed(ShamblerError):
    """The lease of this server has run out: it has no tables, and can take none."""


class Leases(Database):
    """The servers of a database, and this one among them, if it has joined."""

    me = ""  # this server's id; empty: it is alone

    def join(self, member: Member, lease: float) -> None:
        """Be a server of this database from now on."""
        servers = schema.servers
        until = func.clock_timestamp() + timedelta(seconds=lease)
        with self.connection.begin():
            self.connection.execute(
                delete(servers).where(servers.c.until < func.clock_timestamp() - timedelta(days=1))
            )
            self.connection.execute(
                insert(servers).values(**msgspec.structs.asdict(member), until=until)
            )
            for left in (schema.crowd, schema.thinking):  # by servers that are gone
                gone = ~exists().where(*self._alive(left.c.server))
                self.connection.execute(delete(left).where(gone))
        self.me = member.id

    def renew(self, lease: float) -> bool:
        """The lease of all tables at once. False: it had run out; others may have taken them."""
        servers = schema.servers
        until = func.clock_timestamp() + timedelta(seconds=lease)
        with self.connection.begin():
            found = self.connection.execute(
                update(servers).where(*self._alive(self.me)).values(until=until)
            )
            return bool(found.rowcount == 1)

    def let_go(self) -> None:
        """Leave: whoever is asked for one of the tables may take it at once."""
        tables, servers = schema.tables, schema.servers
        with self.connection.begin():
            self.connection.execute(
                update(tables).where(tables.c.owner == self.me).values(owner="")
            )
            self.connection.execute(delete(servers).where(servers.c.id == self.me))
            self.connection.execute(text(f"NOTIFY {CHANNEL}"))

    def _alive(self, server: Any) -> tuple[ColumnElement[bool], ...]:
        servers = schema.servers
        return servers.c.id == server, servers.c.until > func.clock_timestamp()

    def held(self) -> tuple[ColumnElement[bool], ...]:
        """What must be true of a table, and of our lease, for a write."""
        if not self.me:
            return ()
        return schema.tables.c.owner == self.me, exists().where(*self._alive(self.me))

    def take(self, key: str) -> None:
        """Take a table over, within a transaction; :class:`Elsewhere` if another server has it."""
        tables = schema.tables
        taking = update(tables).where(tables.c.key == key)
        if self.me:
            free = or_(
                tables.c.owner.in_(("", self.me)), ~exists().where(*self._alive(tables.c.owner))
            )
            taking = taking.where(free, exists().where(*self._alive(self.me)))
        found = self.connection.execute(taking.values(epoch=tables.c.epoch + 1, owner=self.me))
        if self.me and not found.rowcount:
            self._whose(key)

    def _whose(self, key: str) -> None:
        tables, servers = schema.tables, schema.servers
        query = select(servers.c.id, servers.c.address, servers.c.secret).where(
            tables.c.key == key, tables.c.owner != self.me, *self._alive(tables.c.owner)
        )
        row = self.connection.execute(query).first()
        if row is not None:
            raise Elsewhere(Member(row.id, row.address, row.secret))
        if self.connection.execute(select(tables.c.key).where(tables.c.key == key)).first():
            raise Lapsed("this server has lost its lease; try again")

    def servers(self) -> list[tuple[str, str, int]]:
        """The servers that are there: id, address, how many tables they have."""
        tables, servers = schema.tables, schema.servers
        count = select(func.count()).where(tables.c.owner == servers.c.id).scalar_subquery()
        alive = servers.c.until > func.clock_timestamp()
        query = select(servers.c.id, servers.c.address, count).where(alive).order_by(servers.c.id)
        with self.connection.begin():
            return [(row[0], row[1], int(row[2])) for row in self.connection.execute(query)]
