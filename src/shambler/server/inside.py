"""What is not for the public: figures, the description of the API, and the door for other servers.

It listens on an address of its own (`--inside`), on loopback unless somebody says otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn
from fastapi import FastAPI
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from shambler.server import metrics, relay
from shambler.server.careful_http import CarefulHTTP
from shambler.server.hub import Hub
from shambler.server.members import Members

MOST_BYTES = 1_000_000  # of a message between servers


def create(public: FastAPI, hub: Hub, members: Members | None) -> Starlette:
    """The application behind the inside address."""

    async def figures(_: Request) -> Response:
        metrics.TABLES.set(len(hub.rooms))
        metrics.SOCKETS.set(sum(len(room.guests) for room in hub.rooms.values()))
        return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)

    async def description(_: Request) -> Response:
        return JSONResponse(public.openapi())

    async def handed_on(socket: WebSocket) -> None:
        if members is None:
            await socket.close(1008)
        else:
            await relay.answer(socket, public, members)

    return Starlette(
        routes=[
            Route("/metrics", figures),
            Route("/openapi.json", description),
            WebSocketRoute(relay.PATH, handed_on),
        ]
    )


class Inside(uvicorn.Server):
    """A second server in the same process: signals are for the first one."""

    def __init__(self, app: Starlette, host: str, port: int) -> None:
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
