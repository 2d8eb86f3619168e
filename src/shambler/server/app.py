"""The web server: pages, the shelf and new tables over HTTP; a socket for every open table."""

from __future__ import annotations

import logging
import threading
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any

import uvicorn
from fastapi import FastAPI, Query, Request, Response, WebSocket
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field
from starlette.staticfiles import StaticFiles

from shambler.games import find as find_game
from shambler.kernel.errors import ShamblerError, UnknownGame
from shambler.kernel.rules import UnknownRule
from shambler.server import rulebook, security, sockets
from shambler.server.bots import Bots
from shambler.server.hub import Hub, NoSuchTable, ServerFull
from shambler.server.protocol import Language
from shambler.server.shelf import Shelf, shelf

STATIC = Path(__file__).parent / "static"
UNBUILT = "The page has not been built yet: run `make web` (or `make play`) in the project."
STATUS: dict[type[Exception], int] = {
    NoSuchTable: 404,
    UnknownGame: 404,
    UnknownRule: 404,
    ServerFull: 503,
}
SOCKET_BYTES = 65_536  # beyond this a frame is not even read
SOCKET_QUEUE = 16


class NewTable(BaseModel):
    """What to play, and who sits where: ``person``, or ``bot:`` and the name of an agent."""

    model_config = ConfigDict(extra="forbid")

    game: str = Field(max_length=40)
    scenario: str = Field(max_length=40)
    seats: list[Annotated[str, Field(max_length=60)]] = Field(min_length=1, max_length=16)
    options: dict[str, Any] = Field(default={}, max_length=20)
    seed: int | None = Field(default=None, ge=0, lt=2**63)
    pace: float = Field(default=0.35, ge=0, le=5)


class TableMade(BaseModel):
    """Where the new table is."""

    table: str


class Problem(BaseModel):
    """Why a request was refused."""

    message: str


class Health(BaseModel):
    """The server is alive."""

    status: str
    tables: int


def create_app(*, loopback_only: bool = True, bots: Bots | None = None) -> FastAPI:
    """The application; ``loopback_only`` refuses requests under names that are not local."""
    hub = Hub(bots or Bots())

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        yield
        hub.close()

    app = FastAPI(title="Shambler", lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.hub = hub
    app.add_middleware(security.Guard, loopback_only=loopback_only)
    app.add_exception_handler(ShamblerError, _refuse)
    app.add_exception_handler(UnknownRule, _refuse)
    _add_api(app, hub)
    _add_pages(app)
    return app


async def _refuse(_: Request, problem: Exception) -> Response:
    """Errors with a message for people become answers with that message."""
    status = next((code for kind, code in STATUS.items() if isinstance(problem, kind)), 422)
    return JSONResponse({"message": str(problem)}, status)


def _add_api(app: FastAPI, hub: Hub) -> None:
    refusals: dict[int | str, dict[str, Any]] = {
        status: {"model": Problem} for status in (403, 404, 413, 503)
    }

    @app.get("/api/health")
    async def health() -> Health:
        return Health(status="ok", tables=len(hub.rooms))

    @app.get("/api/shelf")
    def games_on_the_shelf() -> Shelf:
        return shelf()

    @app.post("/api/tables", status_code=201, responses=refusals)
    async def make_table(wanted: NewTable, request: Request, response: Response) -> TableMade:
        token = security.token_of(request.headers)
        if token is None:
            token = security.new_token()
            secure = request.url.scheme == "https"
            response.headers["set-cookie"] = security.cookie_for(token, secure=secure)
        room = hub.create(
            security.fingerprint(token),
            wanted.game,
            wanted.scenario,
            wanted.seats,
            options=wanted.options,
            seed=wanted.seed,
            pace=wanted.pace,
        )
        return TableMade(table=room.table.key)

    @app.get("/api/rules/{game}", responses=refusals)
    def search_rules(
        game: str,
        q: Annotated[str, Query(max_length=100)] = "",
        language: Language = "en",
    ) -> list[rulebook.RuleText]:
        return rulebook.search(find_game(game), q, language)

    @app.get("/api/rules/{game}/{rule}", responses=refusals)
    def one_rule(game: str, rule: str, language: Language = "en") -> rulebook.RuleText:
        return rulebook.one(find_game(game), rule, language)

    @app.websocket("/api/tables/{key}/socket")
    async def table_socket(socket: WebSocket, key: str, language: Language = "en") -> None:
        await sockets.serve(socket, hub, key, language)


def _add_pages(app: FastAPI) -> None:
    """The browser client: one page for every address that is not a file."""
    app.mount("/assets", StaticFiles(directory=STATIC / "assets", check_dir=False))

    @app.get("/", include_in_schema=False)
    @app.get("/table/{key}", include_in_schema=False)
    def page() -> Response:
        if not (STATIC / "index.html").is_file():
            return PlainTextResponse(UNBUILT, 503)
        return FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})

    @app.get("/icon.svg", include_in_schema=False)
    def icon() -> Response:
        return FileResponse(STATIC / "icon.svg")


def config(app: FastAPI, host: str, port: int) -> uvicorn.Config:
    """How uvicorn serves the application: with every limit of its sockets set."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=SOCKET_BYTES,
        ws_max_queue=SOCKET_QUEUE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
        log_level="warning",
        server_header=False,
    )


class Server(uvicorn.Server):
    """Says where it listens, once it does."""

    def __init__(self, settings: uvicorn.Config, *, open_browser: bool) -> None:
        super().__init__(settings)
        self.open_browser = open_browser

    async def startup(self, sockets: Any = None) -> None:
        """Listen, then tell the person."""
        await super().startup(sockets)
        if not self.started:
            return
        port = self.servers[0].sockets[0].getsockname()[1]
        host = self.config.host
        shown = "localhost" if security.is_loopback(host) or host == "0.0.0.0" else host
        address = f"http://{shown}:{port}/"
        print(f"Shambler is at {address}  (Ctrl+C stops it)", flush=True)
        if self.open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def run(host: str, port: int, db: str | None, open_browser: bool) -> None:
    """Serve until stopped."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
    app = create_app(loopback_only=security.is_loopback(host))
    Server(config(app, host, port), open_browser=open_browser).run()
