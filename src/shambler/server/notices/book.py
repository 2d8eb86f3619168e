"""What is kept of those who want to be told. Every function works within its caller's transaction.

People are known by the name their seats are held by. A seat may still be held under the name that
somebody had as a guest; the account it belongs to now is asked for then.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, exists, func, insert, or_, select, text, update

from shambler.server import schema
from shambler.server.accounts.book import account_of
from shambler.server.protocol import Language
from shambler.server.security import fingerprint

MOST_PUSHES = 10  # browsers of one person


class Push(msgspec.Struct, frozen=True):
    """A browser that wants to be told."""

    id: str
    endpoint: str
    p256dh: str
    auth: str
    language: Language


class Mail(msgspec.Struct, frozen=True):
    """An address that wants mails. ``stop`` is in the link that ends it."""

    address: str
    language: Language
    confirmed: bool
    stop: str


def add_push(connection: Connection, person: str, browser: str, push: Push, now: float) -> None:
    """A browser wants to be told; of too many the oldest is let go."""
    pushes = schema.pushes
    connection.execute(delete(pushes).where(pushes.c.id == push.id))
    row = msgspec.structs.asdict(push)
    connection.execute(insert(pushes).values(**row, person=person, browser=browser, made_at=now))
    mine = select(pushes.c.id).where(pushes.c.person == person).order_by(pushes.c.made_at.desc())
    old = list(connection.execute(mine).scalars())[MOST_PUSHES:]
    connection.execute(delete(pushes).where(pushes.c.id.in_(old)))


def drop_push(connection: Connection, push: str, person: str | None = None) -> None:
    """A browser no longer wants to be told, or is gone."""
    pushes = schema.pushes
    mine = (pushes.c.id == push, *(() if person is None else (pushes.c.person == person,)))
    connection.execute(delete(pushes).where(*mine))


def pushes_of(connection: Connection, person: str) -> list[Push]:
    """The browsers of somebody."""
    pushes = schema.pushes
    query = select(pushes).where(pushes.c.person == person).order_by(pushes.c.made_at)
    return [
        Push(row.id, row.endpoint, row.p256dh, row.auth, row.language)
        for row in connection.execute(query)
    ]


def set_mail(
    connection: Connection,
    person: str,
    address: str,
    *,
    language: Language,
    confirm: str,
    stop: str,
    now: float,
) -> None:
    """Somebody wants mails; they have to show that the address is theirs."""
    drop_mail(connection, person)
    connection.execute(
        insert(schema.mails).values(
            person=person,
            address=address,
            language=language,
            confirm=fingerprint(confirm),
            stop=stop,
            asked_at=now,
        )
    )


def drop_mail(connection: Connection, person: str) -> None:
    """No more mails."""
    connection.execute(delete(schema.mails).where(schema.mails.c.person == person))


def confirm_mail(connection: Connection, token: str) -> bool:
    """The address is theirs: they have read what was sent there."""
    mails = schema.mails
    there = update(mails).where(mails.c.confirm == fingerprint(token))
    return bool(connection.execute(there.values(confirm="")).rowcount)


def stop_mail(connection: Connection, token: str) -> bool:
    """The link at the end of every mail."""
    return bool(
        connection.execute(delete(schema.mails).where(schema.mails.c.stop == token)).rowcount
    )


def mail_of(connection: Connection, person: str) -> Mail | None:
    """Where somebody wants mails."""
    row = connection.execute(select(schema.mails).where(schema.mails.c.person == person)).first()
    return Mail(row.address, row.language, not row.confirm, row.stop) if row is not None else None


def notice(
    connection: Connection, table: str, seat_holder: str, now: float
) -> tuple[list[Push], Mail | None]:
    """Whom to tell that it is their turn: once, until they come back to the table."""
    person = account_of(connection, seat_holder)
    pushes, mail = pushes_of(connection, person), mail_of(connection, person)
    if mail is not None and not mail.confirmed:
        mail = None
    if not pushes and mail is None:
        return [], None
    adding = (
        "INSERT INTO noticed (table_key, person, at) VALUES (:t, :p, :at) ON CONFLICT DO NOTHING"
    )
    told = connection.execute(text(adding), {"t": table, "p": person, "at": now})
    return (pushes, mail) if told.rowcount else ([], None)


def changed(connection: Connection, since: float, until: float) -> dict[str, float]:
    """Tables that changed between then and then, with when: those at which somebody sits who wants
    to be told and was not.
    """
    tables, seats, former = schema.tables, schema.seats, schema.former
    pushes, mails, noticed = schema.pushes, schema.mails, schema.noticed
    person = func.coalesce(former.c.account, seats.c.guest)
    wants = or_(
        exists().where(pushes.c.person == person),
        exists().where(mails.c.person == person, mails.c.confirm == ""),
    )
    told = exists().where(noticed.c.table_key == tables.c.key, noticed.c.person == person)
    query = (
        select(tables.c.key, tables.c.used_at)
        .join(seats, seats.c.table_key == tables.c.key)
        .outerjoin(former, former.c.name == seats.c.guest)
        .where(tables.c.used_at.between(since, until), tables.c.closed == "")
        .where(seats.c.kind == "person", seats.c.guest != "", wants, ~told)
    )
    return {row.key: row.used_at for row in connection.execute(query)}


def came(connection: Connection, table: str, person: str) -> None:
    """Somebody is at the table: next time they are told again."""
    noticed = schema.noticed
    here = (noticed.c.table_key == table, noticed.c.person == person)
    connection.execute(delete(noticed).where(*here))
