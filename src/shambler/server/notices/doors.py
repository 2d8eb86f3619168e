"""Asking to be told, and to be left in peace, over HTTP."""

from __future__ import annotations

import time
from typing import Annotated, Final

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from shambler.kernel.errors import ShamblerError
from shambler.server.accounts.passkeys import NotProved
from shambler.server.hub import Hub
from shambler.server.limits import Allowances
from shambler.server.notices import book, mail, push
from shambler.server.notices.book import Push
from shambler.server.protocol import Language
from shambler.server.security import fingerprint, new_token
from shambler.server.visitors import Strict, Visitors

BASE64: Final = r"^[A-Za-z0-9_-]+=*$"
ADDRESS: Final = r"^[^@\s<>,;:\"\x00-\x1f]+@[^@\s<>,;:\"\x00-\x1f]+\.[^@\s<>,;:\"\x00-\x1f.]+$"
Token = Annotated[str, Field(min_length=10, max_length=100, pattern=BASE64)]


class PushKeys(Strict):
    """The keys with which messages to a browser are encrypted."""

    p256dh: str = Field(min_length=87, max_length=88, pattern=BASE64)
    auth: str = Field(min_length=22, max_length=24, pattern=BASE64)


class Subscription(Strict):
    """A browser that wants to be told, as it writes itself."""

    endpoint: str = Field(max_length=1000, pattern=r"^https?://[^\s\x00]+$")
    keys: PushKeys
    language: Language = "en"


class Unsubscription(Strict):
    """A browser that does not want to be told any more."""

    endpoint: str = Field(max_length=1000)


class MailWish(Strict):
    """Where mails are to go."""

    address: str = Field(max_length=254, pattern=ADDRESS)
    language: Language = "en"


class Letter(Strict):
    """The secret in a link of a mail."""

    token: Token


class NoticeState(BaseModel):
    """How one can be told here, and is. ``key``: what a browser needs to subscribe; empty: no
    browser can be told. ``mail``: the address, ``confirmed`` once it was shown to be one's own.
    """

    key: str
    browsers: int
    mails: bool
    mail: str
    confirmed: bool


class CannotTell(ShamblerError):
    """The host has not said how."""


def router(hub: Hub, allowed: Allowances, visitors: Visitors) -> APIRouter:
    """Everything below ``/api/notices``."""
    found, notices = APIRouter(), hub.notices
    keeper, reach = hub.keeper, notices.reach

    @found.get("/notices")
    async def state(request: Request) -> NoticeState:
        await allowed.spend(allowed.moments, request)
        name = (await visitors.who(request)).name
        there = await keeper.read(lambda c: (book.pushes_of(c, name), book.mail_of(c, name)))
        pushes, mailed = there if name else ([], None)
        return NoticeState(
            key=push.public_key(await notices.private_key()) if reach.pushes else "",
            browsers=len(pushes),
            mails=reach.mails,
            mail=mailed.address if mailed is not None else "",
            confirmed=mailed is not None and mailed.confirmed,
        )

    @found.post("/notices/push", status_code=204)
    async def subscribe(wish: Subscription, request: Request, response: Response) -> None:
        await allowed.spend(allowed.proofs, request)
        if not reach.pushes or not reach.serves(wish.endpoint):
            raise CannotTell("this server cannot send to that push service")
        person = await visitors.named(request, response)
        keys = wish.keys
        wanted = Push(
            fingerprint(wish.endpoint), wish.endpoint, keys.p256dh, keys.auth, wish.language
        )
        await keeper.change(
            lambda c: book.add_push(c, person.name, person.browser, wanted, time.time())
        )

    @found.post("/notices/push/stop", status_code=204)
    async def unsubscribe(wish: Unsubscription, request: Request) -> None:
        await allowed.spend(allowed.moments, request)
        name, place = (await visitors.who(request)).name, fingerprint(wish.endpoint)
        await keeper.change(lambda c: book.drop_push(c, place, name))

    @found.post("/notices/mail", status_code=204)
    async def write_to(wish: MailWish, request: Request, response: Response) -> None:
        """A first mail asks whether the address is theirs; others come only when they say so."""
        await allowed.spend(allowed.letters, request, f"to {fingerprint(wish.address.lower())}")
        if not reach.mails:
            raise CannotTell("this server sends no mails")
        person = await visitors.named(request, response)
        confirm, stop = new_token(), new_token()
        letter = mail.confirmation(reach, wish.address, wish.language, confirm, stop)
        await keeper.change(
            lambda c: book.set_mail(
                c,
                person.name,
                wish.address,
                language=wish.language,
                confirm=confirm,
                stop=stop,
                now=time.time(),
            )
        )
        if not await mail.send(reach, letter):
            await keeper.change(lambda c: book.drop_mail(c, person.name))
            raise CannotTell("the mail could not be sent; try again later")

    @found.post("/notices/mail/confirm", status_code=204)
    async def confirm(letter: Letter, request: Request) -> None:
        await allowed.spend(allowed.proofs, request)
        if not await keeper.change(lambda c: book.confirm_mail(c, letter.token)):
            raise NotProved("this link was used before, or replaced by a newer one")

    @found.post("/notices/mail/stop", status_code=204)
    async def stop(letter: Letter, request: Request) -> None:
        """By the link in any mail, without signing in; once more does no harm."""
        await allowed.spend(allowed.proofs, request)
        await keeper.change(lambda c: book.stop_mail(c, letter.token))

    @found.post("/notices/mail/end", status_code=204)
    async def end(request: Request) -> None:
        """By whoever gets them."""
        await allowed.spend(allowed.moments, request)
        name = (await visitors.who(request)).name
        await keeper.change(lambda c: book.drop_mail(c, name))

    return found
