"""Accounts over HTTP: who one is, a recovery link, seeing and ending one's sessions."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from typing import Final

from fastapi import APIRouter, Request, Response
from sqlalchemy import Connection

from shambler.server import security
from shambler.server.accounts import book, ceremonies, passkeys
from shambler.server.accounts.book import Known, NotSignedIn, Passkey
from shambler.server.accounts.labels import label_of
from shambler.server.accounts.models import (
    Called,
    Me,
    PasskeyCard,
    RecoveryLink,
    Rescue,
    SessionCard,
    Which,
)
from shambler.server.accounts.passkeys import NotProved
from shambler.server.hub import Hub
from shambler.server.limits import Allowances
from shambler.server.visitors import Person, Visitors

log = logging.getLogger("shambler.server")

FRESH: Final = 600.0  # seconds that a proof is good for what needs one again
WAIT: Final = 3 * 86_400.0  # seconds that others have to send away whom a link has let in
CLEAR: Final = {"Clear-Site-Data": '"cache", "storage"'}


class Stale(NotProved):
    """It is long ago that somebody showed who they are."""

    def __init__(self) -> None:
        super().__init__("show once more who you are")


class Waits(NotProved):
    """A link lets somebody play, and hands nothing over: it may have been found or copied."""

    def __init__(self) -> None:
        super().__init__(
            "a recovery link has let this browser in: for three days only a passkey, or a browser "
            "that was signed in before, can change the account"
        )


class Doors:
    """What happens behind the requests."""

    def __init__(self, hub: Hub, visitors: Visitors) -> None:
        self.hub = hub
        self.keeper = hub.keeper
        self.visitors = visitors

    async def signed_in(self, request: Request, *, fresh: bool = False) -> tuple[Person, Known]:
        """Whoever asks; refused unless they are signed in, and have just shown who they are."""
        person = await self.visitors.who(request)
        if person.known is None:
            raise NotSignedIn("sign in first")
        known = person.known
        if fresh:
            await self.keeper.read(lambda c: _check(c, known))
        return person, known

    async def me(self, request: Request) -> Me:
        """Everything its owner may know of an account."""
        person, offered = await self.visitors.who(request), passkeys.offered(request) is not None
        known = person.known
        if known is None:
            return Me(
                signed_in=False,
                offered=offered,
                fresh=False,
                waits_until=0,
                name="",
                recovery=False,
                passkeys=[],
                sessions=[],
            )

        def read(connection: Connection) -> Me:
            keys = book.passkeys_of(connection, known.account)
            sessions = book.sessions_of(connection, known.account, person.browser)
            until = waits_until(connection, known)
            return Me(
                signed_in=True,
                offered=offered,
                fresh=not until and is_fresh(known, keys),
                waits_until=until,
                name=known.name,
                recovery=book.has_recovery(connection, known.account),
                passkeys=[
                    PasskeyCard(key=k.id, label=k.label, made_at=k.made_at, used_at=k.used_at)
                    for k in keys
                ],
                sessions=[
                    SessionCard(
                        key=s.key,
                        label=s.label,
                        begun_at=s.begun_at,
                        seen_at=s.seen_at,
                        here=s.here,
                        linked=s.linked,
                    )
                    for s in sessions
                ],
            )

        return await self.keeper.read(read)

    def enter(
        self,
        connection: Connection,
        request: Request,
        person: Person,
        account: str,
        *,
        linked: bool = False,
    ) -> str:
        """Within a transaction: this browser is the account's from now on; gives its new secret.

        ``linked``: a recovery link has let it in.
        """
        token = security.new_token()
        book.sign_in(
            connection,
            account,
            new=security.fingerprint(token),
            old=person.browser,
            label=label_of(request.headers.get("user-agent", "")),
            now=time.time(),
            linked=linked,
        )
        return token

    def entered(self, request: Request, response: Response, person: Person, token: str) -> None:
        """The browser gets its new secret; what is open under the old one comes back anew."""
        log.info("somebody has signed in", extra={"by": request.url.path})
        response.headers["set-cookie"] = security.cookie_for(token, request)
        if person.browser:
            self.hub.dismiss(person.browser)

    async def end(self, account: str, keys: list[str] | None) -> None:
        """Sign browsers out."""
        ended = await self.keeper.change(lambda c: book.end_sessions(c, account, keys))
        log.info("browsers were signed out", extra={"count": len(ended)})
        for browser in ended:
            self.hub.dismiss(browser)


def waits_until(connection: Connection, known: Known) -> float:
    """When a browser that a link has let in may change the account; 0: now.

    Until then whoever has a passkey, or a browser from before, can send it away. Where there is
    nobody who could, there is nothing to wait for.
    """
    until = known.linked_at + WAIT if known.linked_at else 0.0
    return until if until > time.time() and book.may_object(connection, known) else 0.0


def is_fresh(known: Known, keys: Sequence[Passkey]) -> bool:
    """Has somebody just shown who they are? Where there is no passkey, there is nothing to show,
    and who came by a link has shown it and waited.
    """
    return not keys or bool(known.linked_at) or known.proved_at > time.time() - FRESH


def _check(connection: Connection, known: Known) -> None:
    """Raises where somebody must not change the account now."""
    if waits_until(connection, known):
        raise Waits
    if not is_fresh(known, book.passkeys_of(connection, known.account)):
        raise Stale


def router(hub: Hub, allowed: Allowances, visitors: Visitors) -> APIRouter:
    """Everything below ``/api/me``."""
    found, doors = APIRouter(), Doors(hub, visitors)
    ceremonies.add(found, doors, allowed)
    _recovery(found, doors, allowed)
    _sessions(found, doors, allowed)

    @found.get("/me")
    async def me(request: Request) -> Me:
        await allowed.spend(allowed.moments, request)
        return await doors.me(request)

    @found.post("/me/name", status_code=204)
    async def rename(wanted: Called, request: Request) -> None:
        await allowed.spend(allowed.moments, request)
        _, known = await doors.signed_in(request)
        name = wanted.name.strip()
        await hub.keeper.change(lambda c: book.rename(c, known.account, name))

    return found


def _recovery(found: APIRouter, doors: Doors, allowed: Allowances) -> None:
    keeper = doors.keeper

    @found.post("/me/recovery", status_code=201)
    async def new_link(wanted: Called, request: Request, response: Response) -> RecoveryLink:
        """A link that opens the account at another browser; a guest has one from now on."""
        await allowed.spend(allowed.proofs, request)
        person = await doors.visitors.named(request, response)
        if person.known is not None:
            await doors.signed_in(request, fresh=True)
        secret = security.new_token()

        def write(connection: Connection) -> str:
            """The new secret of a guest's browser; empty where it had an account before."""
            known = person.known
            account = known.account if known is not None else book.new_id()
            if known is None:
                book.open_account(connection, account, wanted.name.strip(), time.time())
            book.set_recovery(connection, account, security.fingerprint(secret))
            return "" if known is not None else doors.enter(connection, request, person, account)

        token = await keeper.change(write)
        if token:
            doors.entered(request, response, person, token)
        return RecoveryLink(token=secret)

    @found.post("/me/recover", status_code=204)
    async def recover(sent: Rescue, request: Request, response: Response) -> None:
        """Sign in by a link, which is used up."""
        await allowed.spend(allowed.proofs, request)
        person = await doors.visitors.who(request)

        def write(connection: Connection) -> str:
            account = book.recover(connection, security.fingerprint(sent.token))
            if account is None:
                raise NotProved("this link was used before, or replaced by a newer one")
            return doors.enter(connection, request, person, account, linked=True)

        doors.entered(request, response, person, await keeper.change(write))


def _sessions(found: APIRouter, doors: Doors, allowed: Allowances) -> None:
    @found.post("/me/sessions/end", status_code=204)
    async def end(which: Which, request: Request) -> None:
        """Sign other browsers out, or all of them; asked for once more who one is."""
        await allowed.spend(allowed.moments, request)
        _, known = await doors.signed_in(request, fresh=True)
        await doors.end(known.account, which.keys)

    @found.post("/me/forget", status_code=204)
    async def forget(request: Request) -> Response:
        """Forget the account; its seats stay where they are, and nobody can open them."""
        await allowed.spend(allowed.moments, request)
        _, known = await doors.signed_in(request, fresh=True)
        for browser in await doors.keeper.change(lambda c: book.forget(c, known.account)):
            doors.hub.dismiss(browser)
        return _forgotten(request)

    @found.post("/forget-me", status_code=204)
    async def forget_me(request: Request) -> Response:
        """End this browser's session: it is nobody's any more. A guest's seats wait for a link."""
        await allowed.spend(allowed.moments, request)
        person = await doors.visitors.who(request)
        if person.known is not None:
            await doors.end(person.known.account, [person.known.key])
        elif person.name:
            await doors.keeper.change(lambda c: book.forget_guest(c, person.name))
        return _forgotten(request)


def _forgotten(request: Request) -> Response:
    headers = {**CLEAR, "Set-Cookie": security.forgetting(request)}
    return Response(status_code=204, headers=headers)
