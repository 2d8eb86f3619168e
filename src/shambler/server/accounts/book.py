"""What is kept of accounts. Every function works within a transaction of its caller's.

A browser is known by the fingerprint of the secret in its cookie. One that is signed in has a
session, which names an account; seats are held by the account's id. The name that it had as a guest
is kept as a *former* one: the seats held under it are the account's, and the old secret opens
nothing any more.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, text, update

from shambler.kernel.errors import ShamblerError
from shambler.server import schema
from shambler.server.security import COOKIE_AGE

ENDED: Final = "shambler_ended"  # the channel on which is said that a session is over
SEEN_EVERY: Final = 3600.0  # seconds after which it is noted again that a browser is in use
CHALLENGE: Final = 300.0  # seconds that somebody has to answer
MOST_PASSKEYS: Final = 20


class NotSignedIn(ShamblerError):
    """Only whoever has signed in may do this."""


class Known(msgspec.Struct, frozen=True):
    """A browser that is signed in."""

    account: str
    name: str
    former: tuple[str, ...]
    key: str
    proved_at: float
    seen_at: float
    linked_at: float  # when a recovery link let it in; 0: a passkey did, or its own guest


class Session(msgspec.Struct, frozen=True):
    """A browser of one's own, as one sees it in a list."""

    key: str
    label: str
    begun_at: float
    seen_at: float
    here: bool
    linked: bool  # let in by a recovery link


class Passkey(msgspec.Struct, frozen=True):
    """A passkey of an account."""

    id: str
    account: str
    public: bytes
    count: int
    label: str
    made_at: float
    used_at: float


def known(connection: Connection, browser: str, now: float) -> Known | None:
    """Who is signed in at this browser."""
    sessions, accounts = schema.sessions, schema.accounts
    signed_in = (
        select(sessions, accounts.c.name)
        .join(accounts, accounts.c.id == sessions.c.account)
        .where(sessions.c.browser == browser, sessions.c.begun_at > now - COOKIE_AGE)
    )
    row = connection.execute(signed_in).first()
    if row is None:
        return None
    former = schema.former
    query = select(former.c.name).where(former.c.account == row.account).order_by(former.c.name)
    names = tuple(connection.execute(query).scalars())
    return Known(row.account, row.name, names, row.key, row.proved_at, row.seen_at, row.linked_at)


def is_spent(connection: Connection, browser: str) -> bool:
    """Was this the name of a guest who has an account now? Then its secret opens nothing."""
    former = schema.former
    return (
        connection.execute(select(former.c.name).where(former.c.name == browser)).first()
        is not None
    )


def account_of(connection: Connection, name: str) -> str:
    """The account whose seats are held under this name; the name itself where it has none."""
    former = schema.former
    found = connection.execute(select(former.c.account).where(former.c.name == name)).scalar()
    return str(found) if found is not None else name


def seen(connection: Connection, browser: str, now: float) -> None:
    """The browser is in use."""
    sessions = schema.sessions
    connection.execute(update(sessions).where(sessions.c.browser == browser).values(seen_at=now))


# -- signing in ------------------------------------------------------------------------------


def new_id() -> str:
    """Of an account; nobody can guess one."""
    return secrets.token_hex(16)


def open_account(connection: Connection, account: str, name: str, now: float) -> None:
    """A new account; nobody is signed in to it yet."""
    connection.execute(
        insert(schema.accounts).values(id=account, name=name, made_at=now, recovery="")
    )


def sign_in(
    connection: Connection,
    account: str,
    *,
    new: str,
    old: str,
    label: str,
    now: float,
    linked: bool,
) -> None:
    """A browser is signed in under a new secret. ``old`` is the one it had until now: as a guest,
    whose seats go to the account, or from an earlier time that it was signed in. ``linked``: by a
    recovery link.
    """
    sessions, former = schema.sessions, schema.former
    long_ago = sessions.c.begun_at < now - COOKIE_AGE
    connection.execute(delete(sessions).where(long_ago))
    had = connection.execute(delete(sessions).where(sessions.c.browser == old))
    if old and not had.rowcount and not is_spent(connection, old):
        connection.execute(insert(former).values(name=old, account=account))
        _mails_go_over(connection, old, account)
    pushes = schema.pushes
    mine = update(pushes).where(pushes.c.browser == old)
    connection.execute(mine.values(browser=new, person=account))
    connection.execute(
        insert(sessions).values(
            browser=new,
            account=account,
            key=secrets.token_hex(8),
            label=label,
            begun_at=now,
            seen_at=now,
            proved_at=now,
            linked_at=now if linked else 0.0,
        )
    )
    _tell(connection, old)


def may_object(connection: Connection, known: Known) -> bool:
    """Could anybody say that a link was not used by the account's owner? Whoever has a passkey, or
    a browser that was signed in before.
    """
    sessions = schema.sessions
    before = select(func.count()).where(
        sessions.c.account == known.account, sessions.c.begun_at < known.linked_at
    )
    return bool(passkeys_of(connection, known.account) or connection.execute(before).scalar_one())


def _mails_go_over(connection: Connection, guest: str, account: str) -> None:
    """A guest has an account now: their mails are its, unless it has some already."""
    mails = schema.mails
    has = connection.execute(select(mails.c.person).where(mails.c.person == account)).first()
    if has is None:
        connection.execute(update(mails).where(mails.c.person == guest).values(person=account))
    forget_notices(connection, guest)


def forget_notices(connection: Connection, person: str) -> None:
    """Nobody is told under this name any more."""
    for table in (schema.mails, schema.noticed):
        connection.execute(delete(table).where(table.c.person == person))


def sessions_of(connection: Connection, account: str, browser: str) -> list[Session]:
    """The browsers that are signed in, the last used first."""
    sessions = schema.sessions
    query = select(sessions).where(sessions.c.account == account)
    return [
        Session(
            row.key,
            row.label,
            row.begun_at,
            row.seen_at,
            row.browser == browser,
            bool(row.linked_at),
        )
        for row in connection.execute(query.order_by(sessions.c.seen_at.desc(), sessions.c.key))
    ]


def end_sessions(connection: Connection, account: str, keys: Sequence[str] | None) -> list[str]:
    """Sign browsers out: those with these keys, or all of the account; gives which they were."""
    sessions = schema.sessions
    which = [sessions.c.account == account]
    if keys is not None:
        which.append(sessions.c.key.in_(keys))
    gone = delete(sessions).where(*which).returning(sessions.c.browser)
    ended = list(connection.execute(gone).scalars())
    quiet(connection, ended)
    for browser in ended:
        _tell(connection, browser)
    return ended


def quiet(connection: Connection, browsers: Sequence[str]) -> None:
    """These are told nothing any more: whoever comes next need not know."""
    pushes = schema.pushes
    connection.execute(delete(pushes).where(pushes.c.browser.in_(browsers)))


def forget(connection: Connection, account: str) -> list[str]:
    """Everything that is known of an account, but the seats it holds; gives its browsers."""
    ended = end_sessions(connection, account, None)
    forget_notices(connection, account)
    connection.execute(delete(schema.accounts).where(schema.accounts.c.id == account))
    return ended


def forget_guest(connection: Connection, browser: str) -> None:
    """Everything that a guest asked for; the seats stay where they are."""
    quiet(connection, [browser])
    forget_notices(connection, browser)


def _tell(connection: Connection, browser: str) -> None:
    """Other servers close the sockets of a browser that is somebody else now, or nobody."""
    if browser and connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_notify(:channel, :b)"), {"channel": ENDED, "b": browser})


# -- passkeys --------------------------------------------------------------------------------


def challenge(connection: Connection, browser: str, purpose: str, told: bytes, now: float) -> None:
    """What a browser has to sign; an earlier one for the same purpose is void."""
    challenges = schema.challenges
    mine = (challenges.c.browser == browser, challenges.c.purpose == purpose)
    connection.execute(delete(challenges).where(challenges.c.until < now))
    connection.execute(delete(challenges).where(*mine))
    row = {"browser": browser, "purpose": purpose, "challenge": told, "until": now + CHALLENGE}
    connection.execute(insert(challenges).values(**row))


def challenged(connection: Connection, browser: str, purpose: str, now: float) -> bytes | None:
    """What the browser was told to sign: once."""
    challenges = schema.challenges
    mine = (challenges.c.browser == browser, challenges.c.purpose == purpose)
    gone = delete(challenges).where(*mine).returning(challenges.c.challenge, challenges.c.until)
    row = connection.execute(gone).first()
    return bytes(row.challenge) if row is not None and row.until > now else None


def passkeys_of(connection: Connection, account: str) -> list[Passkey]:
    """The passkeys of an account, the oldest first."""
    passkeys = schema.passkeys
    query = select(passkeys).where(passkeys.c.account == account)
    ordered = query.order_by(passkeys.c.made_at, passkeys.c.id)
    return [_passkey(row) for row in connection.execute(ordered)]


def passkey(connection: Connection, key: str) -> Passkey | None:
    """One passkey."""
    found = connection.execute(select(schema.passkeys).where(schema.passkeys.c.id == key)).first()
    return _passkey(found) if found is not None else None


def _passkey(row: Row[tuple[object, ...]]) -> Passkey:
    return Passkey(
        row.id,
        row.account,
        bytes(row.public),
        row._mapping["count"],
        row.label,
        row.made_at,
        row.used_at,
    )


def add_passkey(connection: Connection, made: Passkey) -> None:
    """One more passkey."""
    passkeys = schema.passkeys
    count = select(func.count()).where(passkeys.c.account == made.account)
    if connection.execute(count).scalar_one() >= MOST_PASSKEYS:
        raise ShamblerError(f"an account has at most {MOST_PASSKEYS} passkeys; remove one")
    connection.execute(insert(passkeys).values(**msgspec.structs.asdict(made)))


def used_passkey(connection: Connection, key: str, count: int, now: float) -> None:
    """It has signed something."""
    passkeys = schema.passkeys
    here = update(passkeys).where(passkeys.c.id == key)
    connection.execute(here.values(count=count, used_at=now))


def remove_passkey(connection: Connection, account: str, key: str) -> bool:
    """One passkey less; true if it was there."""
    passkeys = schema.passkeys
    mine = (passkeys.c.account == account, passkeys.c.id == key)
    return connection.execute(delete(passkeys).where(*mine)).rowcount == 1


# -- recovery --------------------------------------------------------------------------------


def set_recovery(connection: Connection, account: str, fingerprint: str) -> None:
    """The one link that opens this account; an older one is void."""
    accounts = schema.accounts
    connection.execute(
        update(accounts).where(accounts.c.id == account).values(recovery=fingerprint)
    )


def recover(connection: Connection, fingerprint: str) -> str | None:
    """The account that a link opens: once."""
    accounts = schema.accounts
    spent = update(accounts).where(accounts.c.recovery == fingerprint).values(recovery="")
    found = connection.execute(spent.returning(accounts.c.id)).scalar()
    return str(found) if found is not None else None


def has_recovery(connection: Connection, account: str) -> bool:
    """Is there a link that opens this account?"""
    accounts = schema.accounts
    query = select(accounts.c.recovery).where(accounts.c.id == account)
    return bool(connection.execute(query).scalar())


def rename(connection: Connection, account: str, name: str) -> None:
    """What its owner is called."""
    accounts = schema.accounts
    connection.execute(update(accounts).where(accounts.c.id == account).values(name=name))
