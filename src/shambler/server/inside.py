"""What is not for the public: the admin page, figures, the API's description, the door for servers.

It listens on an address of its own (`--inside`), on loopback unless somebody says otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import uvicorn
from fastapi import FastAPI
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from shambler.server import metrics, relay
from shambler.server.accounts import operating
from shambler.server.admin.door import Door
from shambler.server.admin.page import STYLE, language_of, page
from shambler.server.admin.status import Status, status
from shambler.server.careful_http import CarefulHTTP
from shambler.server.hub import Hub
from shambler.server.members import Members
from shambler.server.private_lines import Certificate
from shambler.server.saving import Saving
from shambler.server.security import HEADERS

OURS = {**HEADERS, "Cache-Control": "no-store"}
MOST_BYTES = 1_000_000  # of a message between servers


def create(
    public: FastAPI, hub: Hub, members: Members | None, saving: Saving, key: str = ""
) -> Starlette:
    """The application behind the inside address; ``key`` opens the admin page from elsewhere."""
    door = Door(key)

    async def figures(_: Request) -> Response:
        metrics.TABLES.set(len(hub.rooms))
        metrics.SOCKETS.set(sum(len(room.guests) for room in hub.rooms.values()))
        return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)

    async def how_it_is() -> Status:
        return await status(hub, saving, members.member.id if members is not None else "")

    async def admin(request: Request) -> Response:
        refusal = door.refusal(request)
        if refusal is not None:
            return refusal
        language = language_of(request.headers.get("accept-language", ""))
        return HTMLResponse(page(await how_it_is(), language), headers=OURS)

    async def admin_json(request: Request) -> Response:
        refusal = door.refusal(request)
        if refusal is not None:
            return refusal
        found = msgspec.json.encode(await how_it_is())
        return Response(found, media_type="application/json", headers=OURS)

    async def accounts(request: Request) -> Response:
        refusal = door.refusal(request)
        if refusal is not None:
            return refusal
        found = msgspec.json.encode(await operating.accounts(hub))
        return Response(found, media_type="application/json", headers=OURS)

    async def end_sessions(request: Request) -> Response:
        return door.refusal(request) or await operating.end_sessions(hub, request)

    async def style(_: Request) -> Response:
        return Response(STYLE, media_type="text/css", headers=HEADERS)

    async def description(_: Request) -> Response:
        return JSONResponse(public.openapi())

    async def handed_on(socket: WebSocket) -> None:
        if members is None:
            await socket.close(1008)
        else:
            await relay.answer(socket, public, members)

    return Starlette(
        routes=[
            Route("/admin", admin),
            Route("/admin/status.json", admin_json),
            Route("/admin/style.css", style),
            Route("/admin/accounts.json", accounts),
            Route("/admin/sessions/end", end_sessions, methods=["POST"]),
            Route("/metrics", figures),
            Route("/openapi.json", description),
            WebSocketRoute(relay.PATH, handed_on),
        ]
    )


class Inside(uvicorn.Server):
    """A second server in the same process: signals are for the first one."""

    def __init__(
        self, app: Starlette, host: str, port: int, own: Certificate | None = None
    ) -> None:
        settings = uvicorn.Config(
            app,
            host=host,
            port=port,
            http=CarefulHTTP,
            ws="websockets-sansio",
            ws_max_size=MOST_BYTES,
            ws_per_message_deflate=False,
            log_config=None,
            log_level="warning",
            server_header=False,
            lifespan="off",
            timeout_graceful_shutdown=1,
            ssl_certfile=None if own is None else own.shown,
            ssl_keyfile=None if own is None else own.key,
        )
        super().__init__(settings)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """None."""
        yield

    @property
    def port(self) -> int:
        """Where it listens, once it does."""
        return int(self.servers[0].sockets[0].getsockname()[1])
