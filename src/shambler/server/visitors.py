"""Who asks: a guest, known by the secret in a cookie, or somebody who has signed in with it.

Seats are held by a name: a guest's is the fingerprint of the secret, an account's is its id. Seats
that somebody took as a guest before they had the account become the account's when the table is
next opened by them.
"""

from __future__ import annotations

import time

import msgspec
from fastapi import Response
from pydantic import BaseModel, ConfigDict
from sqlalchemy import Connection
from starlette.requests import HTTPConnection

from shambler.server import security
from shambler.server.accounts import book
from shambler.server.accounts.book import Known
from shambler.server.daily import days
from shambler.server.history import NotYet
from shambler.server.keeper import Keeper
from shambler.server.room import Room


class Strict(BaseModel):
    """What browsers send: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class TableMade(BaseModel):
    """Where the table is."""

    table: str


class Person(msgspec.Struct, frozen=True):
    """Somebody who asks; without a name: nobody in particular."""

    name: str = ""  # by which seats are held
    browser: str = ""  # the fingerprint of the secret
    known: Known | None = None

    @property
    def former(self) -> tuple[str, ...]:
        """Names under which seats were held that are this person's now."""
        return self.known.former if self.known is not None else ()

    @property
    def names(self) -> list[str]:
        """All of them."""
        return [name for name in (self.name, *self.former) if name]


class Visitors:
    """Knows people by their cookies."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    async def who(self, request: HTTPConnection) -> Person:
        """Who asks."""
        browser = security.browser_of(request)
        if not browser:
            return Person()
        now = time.time()
        person = await self.keeper.read(lambda connection: _person(connection, browser, now))
        known = person.known
        if known is not None and known.seen_at < now - book.SEEN_EVERY:
            await self.keeper.change(lambda connection: book.seen(connection, browser, now))
        return person

    async def named(self, request: HTTPConnection, response: Response) -> Person:
        """Who asks; a browser without a secret, or with one that is spent, is given one."""
        person = await self.who(request)
        if person.name:
            return person
        token = security.new_token()
        # Also where the answer is a refusal: what was asked for may have been written nevertheless.
        request.state.cookie = security.cookie_for(token, request)
        response.headers["set-cookie"] = request.state.cookie
        name = security.fingerprint(token)
        return Person(name, name)

    async def at(self, room: Room, request: HTTPConnection) -> str:
        """By which name this person sits at a table; what they took as a guest goes over to it."""
        return await seated(room, await self.who(request))


async def seated(room: Room, person: Person) -> str:
    """The same, for somebody who is known already."""
    for name in person.former:
        if room.table.held_by(name):
            await room.claim(name, person.name)
    await _may_look(room, person)
    return person.name


async def _may_look(room: Room, person: Person) -> None:
    """The dice of a day are nobody's before they have rolled them: others watch when they have."""
    day = days.sealed(room.table)
    if not day or room.table.held_by(person.name):
        return
    mine = await room.keeper.read(lambda c: days.try_of(c, day, person.names))
    if mine is None or not mine.over:
        raise NotYet("finish your own game of the day first: its dice are the same")


def _person(connection: Connection, browser: str, now: float) -> Person:
    known = book.known(connection, browser, now)
    if known is not None:
        return Person(known.account, browser, known)
    return Person("" if book.is_spent(connection, browser) else browser, browser)
