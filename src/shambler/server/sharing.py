"""What servers on one PostgreSQL share besides tables: limits, and the turns of their bots.

Everything here passes: it counts as long as the server that wrote it is alive.
"""

from __future__ import annotations

from datetime import timedelta

import msgspec
from sqlalchemy import ColumnElement, delete, exists, func, insert, select, text, update
from sqlalchemy.dialects.postgresql import insert as upsert

from shambler.server import schema
from shambler.server.leases import Lapsed, Leases

TURNS = "shambler_turns"  # the channel on which is said that a bot has thought
FORGOTTEN = timedelta(hours=1)  # after which nobody knows who was served when


class Place(msgspec.Struct, frozen=True):
    """Somebody is here; ``count`` is how often they are, this time included."""

    id: int
    count: int


class Sharing(Leases):
    """The limits and the turns."""

    def _one_at_a_time(self, name: str) -> None:
        """Until the end of this transaction, for all servers."""
        lock = text("SELECT pg_advisory_xact_lock(hashtextextended(:name, 0))")
        self.connection.execute(lock, {"name": name})

    # -- limits ------------------------------------------------------------------------------

    def spend(self, names: list[str], most: int, seconds: float) -> bool:
        """One more for each name, unless one of them had ``most`` in the last seconds."""
        spent = schema.spent
        now = func.clock_timestamp()
        old = spent.c.at < now - timedelta(seconds=seconds)
        with self.connection.begin():
            for name in sorted(names):  # in one order, so that nobody waits for each other
                self._one_at_a_time(name)
            for name in names:
                self.connection.execute(delete(spent).where(spent.c.name == name, old))
                count = select(func.count()).where(spent.c.name == name)
                if self.connection.execute(count).scalar_one() >= most:
                    return False
            rows = [{"name": name, "at": now} for name in names]
            for row in rows:
                self.connection.execute(insert(spent).values(**row))
        return True

    def enter(self, name: str) -> Place:
        """Somebody is here."""
        crowd = schema.crowd
        with self.connection.begin():
            adding = insert(crowd).values(server=self.me, name=name).returning(crowd.c.id)
            number = int(self.connection.execute(adding).scalar_one())
            here = select(func.count()).where(crowd.c.name == name, self._of_the_living(crowd))
            return Place(number, int(self.connection.execute(here).scalar_one()))

    def leave(self, place: Place) -> None:
        """They are gone."""
        with self.connection.begin():
            self.connection.execute(delete(schema.crowd).where(schema.crowd.c.id == place.id))

    def _of_the_living(self, kind: object) -> ColumnElement[bool]:
        return exists().where(*self._alive(kind.c.server))  # type: ignore[attr-defined]

    # -- turns -------------------------------------------------------------------------------

    def ask_turn(self, machine: str, person: str) -> int:
        """A bot of somebody wants to think on a machine; the number of its turn."""
        thinking = schema.thinking
        row = {"server": self.me, "machine": machine, "person": person}
        with self.connection.begin():
            asking = insert(thinking).values(**row).returning(thinking.c.id)
            return int(self.connection.execute(asking).scalar_one())

    def take_turn(self, turn: int, machine: str, places: int) -> bool:
        """May it begin? Fewer than ``places`` think there, and nobody was served longer ago."""
        thinking, served = schema.thinking, schema.served
        there = (thinking.c.machine == machine, self._of_the_living(thinking))
        with self.connection.begin():
            self._one_at_a_time(f"turns of {machine}")
            mine = select(thinking.c.id).where(thinking.c.id == turn, thinking.c.server == self.me)
            if self.connection.execute(mine).first() is None:
                raise Lapsed("this turn was asked for before the lease ran out; nobody serves it")
            busy = select(func.count()).where(*there, thinking.c.begun)
            if self.connection.execute(busy).scalar_one() >= places:
                return False
            waiting = (
                select(thinking.c.id, thinking.c.person)
                .outerjoin(served, served.c.person == thinking.c.person)
                .where(*there, ~thinking.c.begun)
                .order_by(served.c.at.nulls_first(), thinking.c.id)
                .limit(1)
            )
            first = self.connection.execute(waiting).first()
            if first is None or first.id != turn:
                return False
            self.connection.execute(
                update(thinking).where(thinking.c.id == turn).values(begun=True)
            )
            now = func.clock_timestamp()
            self.connection.execute(delete(served).where(served.c.at < now - FORGOTTEN))
            noting = upsert(served).values(person=first.person, at=now)
            self.connection.execute(
                noting.on_conflict_do_update(index_elements=["person"], set_={"at": now})
            )
            return True

    def leave_turn(self, turn: int) -> None:
        """It has thought, or does not want to any more."""
        with self.connection.begin():
            self.connection.execute(delete(schema.thinking).where(schema.thinking.c.id == turn))
            self.connection.execute(text(f"NOTIFY {TURNS}"))
