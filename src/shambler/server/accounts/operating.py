"""What whoever runs the server can do about accounts: see how many browsers each has, end them."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, func, select
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from shambler.kernel.typed import ready
from shambler.server import schema
from shambler.server.accounts import book
from shambler.server.hub import Hub

MOST_BYTES = 1_000


class Ending(msgspec.Struct, forbid_unknown_fields=True):
    """Whose sessions are to end."""

    account: str


class Listed(msgspec.Struct):
    """An account as an operator sees it."""

    account: str
    name: str
    made_at: float
    browsers: int
    seen_at: float


async def accounts(hub: Hub) -> list[Listed]:
    """All of them, the last used first."""
    return await hub.keeper.read(_accounts)


def _accounts(connection: Connection) -> list[Listed]:
    accounts, sessions = schema.accounts, schema.sessions
    seen = func.coalesce(func.max(sessions.c.seen_at), 0.0)
    query = (
        select(
            accounts.c.id, accounts.c.name, accounts.c.made_at, func.count(sessions.c.browser), seen
        )
        .outerjoin(sessions, sessions.c.account == accounts.c.id)
        .group_by(accounts.c.id, accounts.c.name, accounts.c.made_at)
        .order_by(seen.desc(), accounts.c.id)
    )
    return [Listed(row[0], row[1], row[2], row[3], row[4]) for row in connection.execute(query)]


async def end_sessions(hub: Hub, request: Request) -> Response:
    """Sign an account out everywhere. The body is JSON and says so: a page elsewhere cannot."""
    if not request.headers.get("content-type", "").startswith("application/json"):
        return JSONResponse({"message": "a body of application/json is needed"}, 415)
    try:
        wanted = msgspec.json.decode((await request.body())[:MOST_BYTES], type=ready(Ending))
    except msgspec.DecodeError as problem:
        return JSONResponse({"message": str(problem)}, 422)
    ended = await hub.keeper.change(lambda c: book.end_sessions(c, wanted.account, None))
    for browser in ended:
        hub.dismiss(browser)
    return JSONResponse({"ended": len(ended)})
