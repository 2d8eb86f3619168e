"""Passkeys over HTTP: a challenge is told, and what comes back is checked, once."""

from __future__ import annotations

import re
import secrets
import time
from typing import TYPE_CHECKING

from fastapi import APIRouter, Request, Response
from sqlalchemy import Connection

from shambler.kernel.errors import ShamblerError
from shambler.server.accounts import book, passkeys
from shambler.server.accounts.book import Passkey
from shambler.server.accounts.labels import label_of
from shambler.server.accounts.models import Called, Ceremony, NewPasskey, Proof, Which
from shambler.server.accounts.passkeys import NotProved
from shambler.server.limits import Allowances
from shambler.server.visitors import Person

if TYPE_CHECKING:
    from shambler.server.accounts.doors import Doors

MAKING, USING = "make", "use"
KEY = re.compile("[A-Za-z0-9_-]{1,1400}")  # what the id of a passkey looks like
RANDOM = 32  # bytes of a challenge; the id of the account that is meant comes after them


def add(found: APIRouter, doors: Doors, allowed: Allowances) -> None:
    """What one does with passkeys."""
    ceremonies = Ceremonies(doors)

    @found.post("/me/passkeys/options")
    async def to_make(wanted: Called, request: Request, response: Response) -> Ceremony:
        await allowed.spend(allowed.proofs, request)
        return await ceremonies.to_make(wanted.name.strip(), request, response)

    @found.post("/me/passkeys", status_code=201)
    async def make(sent: NewPasskey, request: Request, response: Response) -> None:
        """A passkey for this account; a guest has one from now on."""
        await allowed.spend(allowed.proofs, request)
        await ceremonies.make(sent, request, response)

    @found.post("/me/passkeys/remove", status_code=204)
    async def remove(which: Which, request: Request) -> None:
        await allowed.spend(allowed.moments, request)
        _, known = await doors.signed_in(request, fresh=True)
        keys = which.keys or []
        await doors.keeper.change(lambda c: _remove(c, known.account, keys))

    @found.post("/me/sign-in/options")
    async def to_use(request: Request, response: Response) -> Ceremony:
        await allowed.spend(allowed.proofs, request)
        return await ceremonies.to_use(request, response)

    @found.post("/me/sign-in", status_code=204)
    async def use(sent: Proof, request: Request, response: Response) -> None:
        """By a passkey; also for those who are signed in, to show it once more."""
        await allowed.spend(allowed.proofs, request)
        await ceremonies.use(sent, request, response)


class Ceremonies:
    """Two of them, each in two steps: what to sign, and what was signed."""

    def __init__(self, doors: Doors) -> None:
        self.doors = doors
        self.keeper = doors.keeper

    async def _challenge(self, person: Person, purpose: str, account: str) -> bytes:
        told = secrets.token_bytes(RANDOM) + bytes.fromhex(account)
        now = time.time()
        await self.keeper.change(lambda c: book.challenge(c, person.browser, purpose, told, now))
        return told

    async def _challenged(self, person: Person, purpose: str) -> bytes:
        now = time.time()
        told = await self.keeper.change(lambda c: book.challenged(c, person.browser, purpose, now))
        if told is None:
            raise NotProved("that took too long, or was done before; try again")
        return told

    async def _own(self, person: Person) -> list[Passkey]:
        account = person.known.account if person.known is not None else ""
        return await self.keeper.read(lambda c: book.passkeys_of(c, account)) if account else []

    async def to_make(self, name: str, request: Request, response: Response) -> Ceremony:
        """A guest is asked for an account that is opened when the passkey is there."""
        here, person = passkeys.place(request), await self.doors.visitors.named(request, response)
        known = person.known
        if known is not None:
            await self.doors.signed_in(request, fresh=True)
        account = known.account if known is not None else book.new_id()
        told = await self._challenge(person, MAKING, account)
        called = known.name if known is not None else name
        options = passkeys.to_make(here, account, called, told, await self._own(person))
        return Ceremony(options=options)

    async def make(self, sent: NewPasskey, request: Request, response: Response) -> None:
        """The passkey is there."""
        here, person = passkeys.place(request), await self.doors.visitors.who(request)
        if person.known is not None:
            await self.doors.signed_in(request, fresh=True)
        told, now = await self._challenged(person, MAKING), time.time()
        account = told[RANDOM:].hex()
        if person.known is not None and person.known.account != account:
            raise NotProved("somebody else has signed in meanwhile; try again")
        label = label_of(request.headers.get("user-agent", ""))
        checked = passkeys.made(here, sent.credential, told, account, label, now)

        def write(connection: Connection) -> str:
            if book.passkey(connection, checked.id) is not None:
                raise NotProved("this passkey is somebody's already")
            if person.known is None:
                book.open_account(connection, account, sent.name.strip(), now)
            book.add_passkey(connection, checked)
            return self.doors.enter(connection, request, person, account)

        self.doors.entered(request, response, person, await self.keeper.change(write))

    async def to_use(self, request: Request, response: Response) -> Ceremony:
        """Whoever is signed in uses one of their own; others any that their device knows."""
        here, person = passkeys.place(request), await self.doors.visitors.named(request, response)
        told = await self._challenge(person, USING, "")
        return Ceremony(options=passkeys.to_use(here, told, await self._own(person)))

    async def use(self, sent: Proof, request: Request, response: Response) -> None:
        """It has signed."""
        here, person = passkeys.place(request), await self.doors.visitors.who(request)
        told, now = await self._challenged(person, USING), time.time()
        key = str(sent.credential.get("id", ""))
        kept = (
            await self.keeper.read(lambda c: book.passkey(c, key)) if KEY.fullmatch(key) else None
        )
        if kept is None:
            raise NotProved("this passkey does not open anything here")
        count = passkeys.used(here, sent.credential, told, kept)

        def write(connection: Connection) -> str:
            book.used_passkey(connection, kept.id, count, now)
            return self.doors.enter(connection, request, person, kept.account)

        self.doors.entered(request, response, person, await self.keeper.change(write))


def _remove(connection: Connection, account: str, keys: list[str]) -> None:
    """The last one stays as long as no recovery link could open the account."""
    for key in keys:
        book.remove_passkey(connection, account, key)
    left = book.passkeys_of(connection, account)
    if not left and not book.has_recovery(connection, account):
        raise ShamblerError("nothing would open this account: make a recovery link first")
