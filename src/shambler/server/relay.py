"""A request for a table that another server has is handed on to it, over a socket between servers.

What goes over that socket is the conversation of ASGI itself, message by message, so sockets and
requests are handed on in the same way. Whoever opens it shows the secret that the owner wrote into
the database beside its address.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import ssl
import time
from collections.abc import MutableMapping
from typing import Any

import msgspec
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from shambler.kernel.errors import ShamblerError
from shambler.server.hub import Hub
from shambler.server.leases import Elsewhere, Member
from shambler.server.members import Members
from shambler.server.private_lines import is_private

log = logging.getLogger("shambler.server")

PATH = "/relay"
TABLES = "/api/tables/"
NO_TABLES = ("mine", "upload")  # paths below it that are no table's
COME_BACK, LATER = 1012, 1013
MARGIN = 3.0  # seconds beyond a lease that somebody waits for a table whose server is gone
TOLD = ("type", "path", "raw_path", "query_string", "headers", "method", "scheme", "client")
MORE = ("http_version", "subprotocols", "root_path", "server")
Conversation = MutableMapping[str, Any]

pack = msgspec.msgpack.encode
unpack = msgspec.msgpack.decode


class Relay:
    """Sees to it that a request about a table reaches the server that has it."""

    def __init__(self, app: ASGIApp, *, hub: Hub, members: Members | None) -> None:
        self.app = app
        self.hub = hub
        self.members = members

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        key = table_in(scope)
        if self.members is None or key is None or "relayed" in scope:
            await self.app(scope, receive, send)
            return
        limit = time.monotonic() + self.members.lease + MARGIN
        while True:
            owner = await self._owner(key)
            if owner is None:
                await self.app(scope, receive, send)
                return
            if await hand_on(owner, scope, receive, send, self.members.tls):
                return
            if time.monotonic() > limit:
                await _later(scope, receive, send)
                return
            await self.members.something_changes(min(0.5, self.members.lease / 8))

    async def _owner(self, key: str) -> Member | None:
        """The other server that has this table; ``None``: we have it, or nobody can."""
        try:
            await self.hub.find(key)
        except Elsewhere as problem:
            return problem.owner
        except ShamblerError:
            return None  # whoever answers says what is wrong
        return None


def table_in(scope: Scope) -> str | None:
    """The table that a request is about."""
    if scope["type"] not in ("http", "websocket") or not scope["path"].startswith(TABLES):
        return None
    key = str(scope["path"]).removeprefix(TABLES).partition("/")[0]
    return None if not key or key in NO_TABLES else key


async def _later(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": COME_BACK, "reason": "try again"})
        return
    response = JSONResponse({"message": "this table is at another server; try again"}, 503)
    await response(scope, receive, send)


async def hand_on(
    owner: Member, scope: Scope, receive: Receive, send: Send, tls: ssl.SSLContext | None = None
) -> bool:
    """Let another server answer. False: it cannot be reached, and nothing has happened yet."""
    if not is_private(owner.address):
        log.error("another server would be called in the clear", extra={"server": owner.id})
        return False
    headers = {"Authorization": f"Bearer {owner.secret}"}
    try:
        wire = await connect(
            f"{owner.address}{PATH}",
            ssl=(tls or True) if owner.address.startswith("wss:") else None,
            additional_headers=headers,
            max_size=None,
            open_timeout=3,
            compression=None,
            proxy=None,
        )
    except ssl.SSLError as problem:
        log.error("another server is not who it says", extra={"because": problem.reason})
        return False
    except (OSError, WebSocketException, TimeoutError):
        return False
    told = {name: scope[name] for name in (*TOLD, *MORE) if name in scope}
    answer = _Answer(scope, receive, send)
    asking: asyncio.Task[None] | None = None
    try:
        await wire.send(pack(told))
        asking = asyncio.create_task(_ask(receive, wire))
        while True:
            await answer.pass_on(unpack(await wire.recv(decode=False)))
    except ConnectionClosed:
        await answer.finish()
    finally:
        if asking is not None:
            asking.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await asking
        await wire.close()
    return True


class _Answer:
    """What the other server says, passed on; and an end, where it has none."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        self.receive = receive
        self.send = send
        self.begun = self.ended = False

    async def pass_on(self, message: Conversation) -> None:
        self.begun = True
        if message["type"] == "websocket.close":
            self.ended = True
        if message["type"] == "http.response.body" and not message.get("more_body"):
            self.ended = True
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self.send(message)

    async def finish(self) -> None:
        """The other server is gone: whoever asked may ask again."""
        if self.ended:
            return
        if self.scope["type"] == "websocket" or not self.begun:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await _later(self.scope, self.receive, self.send)


async def _ask(receive: Receive, wire: Any) -> None:
    while True:
        message = await receive()
        await wire.send(pack(message))
        if message["type"].endswith(".disconnect"):
            return


async def answer(socket: WebSocket, app: ASGIApp, members: Members) -> None:
    """The other end: a request that was handed on to us, as if it had come here."""
    shown = socket.headers.get("authorization", "")
    wanted = f"Bearer {members.member.secret}"
    if not members.member.secret or not secrets.compare_digest(shown.encode(), wanted.encode()):
        await socket.close(1008)
        return
    if not members.hub.may_answer:
        await socket.close(LATER)  # before it is accepted: whoever asks looks for another owner
        return
    await socket.accept()
    try:
        scope = _scope(unpack(await socket.receive_bytes()), socket)
    except (WebSocketDisconnect, msgspec.DecodeError, KeyError):
        return
    gone = "http.disconnect" if scope["type"] == "http" else "websocket.disconnect"

    async def receive() -> Conversation:
        try:
            found: Conversation = unpack(await socket.receive_bytes())
        except (WebSocketDisconnect, RuntimeError):
            return {"type": gone, "code": 1006}
        return found

    async def send(message: Conversation) -> None:
        await socket.send_bytes(pack(message))

    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await app(scope, receive, send)
        await socket.close()


def _scope(told: dict[str, Any], socket: WebSocket) -> Scope:
    return {
        **told,
        "headers": [(bytes(name), bytes(value)) for name, value in told["headers"]],
        "client": tuple(told["client"]) if told.get("client") else None,
        "asgi": socket.scope["asgi"],
        "extensions": {},
        "state": {},
        "relayed": True,
    }
