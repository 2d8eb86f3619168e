"""Lists of tables: one's own, those with open seats, those one may watch.

What a list tells of a table (its round, who is asked, how it ended) is what anybody sees who opens
it. It is made from the table in memory, else by reading it as it was last written, and remembered
as long as nobody writes to it: nothing about a table is kept twice in the database.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, defaultdict
from typing import Final

import msgspec
from fastapi import APIRouter, Query
from pydantic import BaseModel
from sqlalchemy import Connection, Row, select
from starlette.requests import Request

from shambler.kernel.errors import ShamblerError
from shambler.kernel.match import Match
from shambler.server import schema, security
from shambler.server.hub import Hub
from shambler.server.limits import Allowances
from shambler.server.pinning import TableClosed, resume
from shambler.server.visitors import Visitors

PAGE: Final = 24  # tables in one answer
LOBBY: Final = 60
REMEMBERED: Final = 4_000


class CastMember(BaseModel):
    """Somebody whom a seat plays."""

    key: str
    name: dict[str, str]


class Digest(msgspec.Struct, frozen=True):
    """Where a table stands, as anybody may know it who opens it."""

    round: int = 0
    answers: int = 0
    asked: tuple[int, ...] = ()
    over: bool = False
    winners: tuple[int, ...] = ()
    score: int | None = None
    closed: bool = False  # an update of the rules ended it
    cast: tuple[tuple[CastMember, ...], ...] = ()  # whom each seat plays


class ListedSeat(BaseModel):
    """Who sits there."""

    kind: str
    name: str
    bot: str
    yours: bool
    asked: bool


class TableCard(BaseModel):
    """A table in a list: which game, how far, with whom, whose turn, when it last moved."""

    table: str
    game: str
    scenario: str
    round: int
    answers: int
    seats: list[ListedSeat]
    used_at: float
    state: str  # "running", "over", "closed"
    result: str  # "won" or "lost" for one's own seats; empty while it runs, and for others
    yours: bool  # one of one's own seats is asked
    cast: list[CastMember]  # whom one plays oneself


class TableList(BaseModel):
    """Tables, the last used first; ``more``: where the next part begins, 0 where there is none."""

    tables: list[TableCard]
    more: int


class Listings:
    """Makes lists, and remembers what it had to read for them."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._known: OrderedDict[str, tuple[int, Digest]] = OrderedDict()

    async def mine(self, guests: list[str], start: int) -> TableList:
        """The tables at which one of these people sits."""
        rows = await self.hub.keeper.read(lambda connection: _of(connection, guests, start))
        cards = await self._cards(rows[:PAGE], guests)
        return TableList(tables=cards, more=start + PAGE if len(rows) > PAGE else 0)

    async def public(self, guests: list[str]) -> TableList:
        """Tables that show themselves, with open seats or to watch; none that is over."""
        rows = await self.hub.keeper.read(_public)
        cards = await self._cards(rows, guests)
        return TableList(tables=[card for card in cards if card.state == "running"], more=0)

    async def standing(self, keys: list[str]) -> dict[str, tuple[Digest, str]]:
        """Where tables stand, and the name of whoever sits there first; those that are there."""
        rows = await self.hub.keeper.read(lambda connection: _with(connection, keys))
        seats = await self.hub.keeper.read(lambda connection: _seats(connection, keys))
        return {
            row.key: (await self._digest(row.key, row.version), seats[row.key][0].name)
            for row in rows
        }

    async def _cards(
        self, rows: list[Row[tuple[object, ...]]], guests: list[str]
    ) -> list[TableCard]:
        keys = [row.key for row in rows]
        seats = await self.hub.keeper.read(lambda connection: _seats(connection, keys))
        return [await self._card(row, seats.get(row.key, []), guests) for row in rows]

    async def _card(
        self, row: Row[tuple[object, ...]], found: list[Row[tuple[object, ...]]], guests: list[str]
    ) -> TableCard:
        digest = await self._digest(row.key, row.version)
        seats = [
            ListedSeat(
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                yours=bool(seat.guest) and seat.guest in guests,
                asked=seat.number in digest.asked,
            )
            for seat in found
        ]
        mine = [number for number, seat in enumerate(seats) if seat.yours]
        won = any(number in digest.winners for number in mine)
        return TableCard(
            table=row.key,
            game=row.game,
            scenario=row.scenario,
            round=digest.round,
            answers=digest.answers,
            seats=seats,
            used_at=row.used_at or row.made_at,
            state="closed" if digest.closed else "over" if digest.over else "running",
            result=("won" if won else "lost") if digest.over and mine else "",
            yours=any(seat.yours and seat.asked and not seat.bot for seat in seats),
            cast=[
                one for number in mine if number < len(digest.cast) for one in digest.cast[number]
            ],
        )

    async def _digest(self, key: str, version: int) -> Digest:
        room = self.hub.rooms.get(key)
        if room is not None and not room.lost and not room.unsaved:
            return digest_of(room.table.match)
        known = self._known.get(key)
        if known is not None and known[0] == version:
            self._known.move_to_end(key)
            return known[1]
        async with self.hub.looking:
            digest = await self._read(key)
        self._known[key] = version, digest
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return digest

    async def _read(self, key: str) -> Digest:
        """By playing its record again, without taking the table from whoever has it."""
        saved = await self.hub.keeper.look(key)
        if saved is None:
            return Digest(closed=True)
        try:
            table = await asyncio.to_thread(resume, saved)
        except TableClosed:
            return Digest(answers=len(saved.kept), closed=True)
        except ShamblerError:  # a record that is not whole is told to whoever opens it
            return Digest(answers=len(saved.kept), closed=True)
        return digest_of(table.match)


def digest_of(match: Match) -> Digest:
    """Where a match stands."""
    decision, outcome = match.game.decision, match.outcome
    return Digest(
        round=int(match.rules.measures(match.game).get("rounds", 0)),
        answers=match.number,
        asked=decision.seats if decision is not None else (),
        over=outcome is not None,
        winners=outcome.winners if outcome is not None else (),
        score=outcome.score if outcome is not None else None,
        cast=tuple(_cast(match, seat) for seat in match.seats),
    )


def _cast(match: Match, seat: int) -> tuple[CastMember, ...]:
    found = match.rules.cast(match.game, seat)
    return tuple(CastMember(key=key, name=dict(name)) for key, name in found.items())


def _of(connection: Connection, guests: list[str], start: int) -> list[Row[tuple[object, ...]]]:
    tables, seats = schema.tables, schema.seats
    query = (
        select(*_COLUMNS)
        .where(tables.c.key.in_(select(seats.c.table_key).where(seats.c.guest.in_(guests))))
        .order_by(tables.c.used_at.desc(), tables.c.made_at.desc(), tables.c.key)
        .offset(start)
        .limit(PAGE + 1)
    )
    return list(connection.execute(query))


def _with(connection: Connection, keys: list[str]) -> list[Row[tuple[object, ...]]]:
    query = select(*_COLUMNS).where(schema.tables.c.key.in_(keys))
    return list(connection.execute(query))


def _public(connection: Connection) -> list[Row[tuple[object, ...]]]:
    tables = schema.tables
    query = (
        select(*_COLUMNS)
        .where(tables.c.public, tables.c.closed == "")
        .order_by(tables.c.used_at.desc())
        .limit(LOBBY)
    )
    return list(connection.execute(query))


def _seats(connection: Connection, keys: list[str]) -> dict[str, list[Row[tuple[object, ...]]]]:
    """The seats of tables, by their keys."""
    seats, found = schema.seats, defaultdict(list)
    query = select(seats).where(seats.c.table_key.in_(keys)).order_by(seats.c.number)
    for row in connection.execute(query):
        found[row.table_key].append(row)
    return found


_COLUMNS = (
    schema.tables.c.key,
    schema.tables.c.game,
    schema.tables.c.scenario,
    schema.tables.c.version,
    schema.tables.c.used_at,
    schema.tables.c.made_at,
)


def router(hub: Hub, allowed: Allowances, visitors: Visitors) -> APIRouter:
    """What one's own tables are, and those of everybody."""
    listings, found = Listings(hub), APIRouter()

    async def who(request: Request) -> list[str]:
        old = security.old_token_of(request)
        person = await visitors.who(request)
        return [*person.names, *([security.fingerprint(old)] if old else [])]

    @found.get("/tables/mine")
    async def my_tables(
        request: Request, start: int = Query(default=0, ge=0, lt=100_000)
    ) -> TableList:
        await allowed.spend(allowed.moments, request)
        guests = await who(request)
        return await listings.mine(guests, start) if guests else TableList(tables=[], more=0)

    @found.get("/lobby")
    async def lobby(request: Request) -> TableList:
        await allowed.spend(allowed.moments, request)
        return await listings.public(await who(request))

    return found
