"""The web server: pages, the shelf and new tables over HTTP; a socket for every open table."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from starlette.exceptions import HTTPException

from shambler.kernel.errors import CampaignError, ShamblerError, UnknownGame
from shambler.kernel.lesson import BadLesson
from shambler.kernel.rules import UnknownRule
from shambler.server import api, collector, inside, logs, security
from shambler.server import workers as crew
from shambler.server.accounts.book import NotSignedIn
from shambler.server.accounts.passkeys import NotProved
from shambler.server.admin import troubles
from shambler.server.adviser import Adviser
from shambler.server.assets import Assets
from shambler.server.bots import Bots
from shambler.server.careful_http import CarefulHTTP
from shambler.server.careful_socket import CarefulSocket
from shambler.server.database import beside, default_file, is_file
from shambler.server.faults import count_missing_words
from shambler.server.history import NotYet
from shambler.server.hosting import STATIC, Hosting
from shambler.server.hub import Hub, NoSuchTable, ServerFull
from shambler.server.inside import Inside
from shambler.server.keeper import Keeper, Unavailable
from shambler.server.leases import Elsewhere
from shambler.server.limits import Allowances, TooMany
from shambler.server.members import Members
from shambler.server.pinning import TableClosed
from shambler.server.private_lines import check_inside, inside_url
from shambler.server.relay import Relay
from shambler.server.saving import Saving
from shambler.server.shared_turns import SharedTurns
from shambler.server.shelf import shelf
from shambler.server.storage import Moved
from shambler.server.table import NotYours
from shambler.server.words import language_of, told
from shambler.server.workshop.all_doors import Designs
from shambler.server.workshop.missions import NoSuchMission
from shambler.server.workshop.puzzles import Answered
from shambler.server.workshop.rating import NoSuchRating

log = logging.getLogger("shambler.server")

NO_WISHES = Hosting()
UNBUILT = "The page has not been built yet: run `make web` (or `make play`) in the project."
STATUS: dict[type[Exception], int] = {
    NoSuchTable: 404,
    NoSuchRating: 404,
    NoSuchMission: 404,
    Answered: 409,
    TableClosed: 410,
    UnknownGame: 404,
    UnknownRule: 404,
    BadLesson: 404,
    NotYours: 403,
    NotYet: 403,
    CampaignError: 409,
    NotProved: 403,
    NotSignedIn: 401,
    TooMany: 429,
    Elsewhere: 503,
    ServerFull: 503,
    Moved: 503,
    Unavailable: 503,
}
ADDRESSES = (  # as `route.svelte.ts` reads them
    "/",
    "/campaign/{key}",
    "/confirm",
    "/daily",
    "/editor",
    "/editor/{game}",
    "/join/{key}",
    "/lesson/{game}/{name}",
    "/lobby",
    "/me",
    "/position",
    "/puzzle",
    "/recover",
    "/replay/{key}",
    "/settings",
    "/stop",
    "/table/{key}",
    "/tables",
)
ROOT_FILES = (
    "icon.svg",
    "icon-turn.svg",
    "icon-192.png",
    "icon-512.png",
    "manifest.webmanifest",
    "offline.css",
    "offline.html",
    "sw.js",
)
LOGGED = (403, 429)  # what somebody may not, or not so often
SOCKET_BYTES = 65_536  # beyond this a frame is not even read
SOCKET_QUEUE = 16


def create_app(db: str, hosting: Hosting = NO_WISHES, *, loopback_only: bool = True) -> FastAPI:
    """The application; ``loopback_only`` refuses requests under names that are not local."""
    host, port = _place(hosting.inside_address)
    certificate = hosting.certificate
    check_inside(host, certificate)
    count_missing_words()
    troubles.watch()
    designs = Designs(hosting.workshop or beside(db))
    hub = Hub(
        Bots(cluster=hosting.bots_on), Adviser(), Keeper(db), hosting.keep_days, hosting.reach
    )
    tls = certificate.for_callers() if certificate is not None else None
    members = None if is_file(db) else Members(hub, db, hosting.lease, tls)
    if members is not None:
        hub.bots.pool.share(SharedTurns(members, hub.keeper))
    saving = Saving(db, hosting.backup_to, hosting.backup_every, hosting.backup_keep)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        hub.keeper.when_interrupted(hub.drop_rooms)
        figures = inside.create(app, hub, members, saving, hosting.admin_key)
        within = Inside(figures, host, port, certificate)
        serving = asyncio.create_task(within.serve())
        while not within.started and not serving.done():
            await asyncio.sleep(0.01)
        app.state.inside = f"{host}:{within.port}"
        if members is not None:
            await members.join(inside_url(app.state.inside, certificate))
        working = [
            asyncio.create_task(hub.keep_tidy()),
            asyncio.create_task(collector.keep_watch()),
            asyncio.create_task(saving.keep_saving(hub.keeper)),
            asyncio.create_task(asyncio.to_thread(shelf)),  # read before the first visitor comes
        ]
        collector.tame()
        log.info("the server is ready")
        yield
        for task in working:
            task.cancel()
        await hub.notices.flush()
        if members is not None:
            await members.hand_over()
        within.should_exit = True
        await serving
        designs.ratings.close()
        hub.close()
        log.info("the server has stopped")

    app = FastAPI(
        title="Shambler",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        redirect_slashes=False,  # the server redirects nowhere
    )
    app.state.hub = hub
    app.state.members = members
    app.add_middleware(Relay, hub=hub, members=members)
    app.add_middleware(security.Guard, loopback_only=loopback_only)
    app.add_exception_handler(ShamblerError, _refuse)
    app.add_exception_handler(UnknownRule, _refuse)
    app.add_exception_handler(HTTPException, _say_so)
    app.add_exception_handler(RequestValidationError, _misfit)
    shared = hub.keeper if members is not None else None
    api.add(app, hub, Allowances(hosting.new_tables, hosting.sockets, shared), designs)
    _add_pages(app, hosting.pages)
    return app


def _place(address: str) -> tuple[str, int]:
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65535:
        raise ShamblerError(f"{address}: an address and a port, such as 127.0.0.1:8001")
    return host.strip("[]"), int(port)


async def _refuse(request: Request, problem: Exception) -> Response:
    """Errors with a message for people become answers with that message."""
    status = next((code for kind, code in STATUS.items() if isinstance(problem, kind)), 422)
    if status in LOGGED:
        about = {"code": status, "because": type(problem).__name__}
        key = request.path_params.get("key", "")
        log.info("a request was refused", extra={**about, "table": logs.short(key)})
    cookie = getattr(request.state, "cookie", "") if isinstance(problem, Unavailable) else ""
    headers = {"set-cookie": cookie} if cookie else None
    return JSONResponse({"message": told(problem, language_of(request))}, status, headers)


async def _say_so(request: Request, problem: Exception) -> Response:
    """No such page, no such method, unreadable: in the shape of all refusals.

    Somebody who looks for a page that is not there is told so by the page itself.
    """
    assert isinstance(problem, HTTPException)
    if problem.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        return _file(request.app.state.pages / "index.html", 404)()
    return JSONResponse({"message": problem.detail}, problem.status_code, problem.headers)


async def _misfit(_: Request, problem: Exception) -> Response:
    """What was sent has not the form that was asked for: where, and why."""
    assert isinstance(problem, RequestValidationError)
    found = [
        f"{'.'.join(str(part) for part in error['loc'][1:])}: {error['msg']}"[:200]
        for error in problem.errors()[:5]
    ]
    return JSONResponse({"message": "; ".join(found)}, 422)


def _add_pages(app: FastAPI, folder: Path) -> None:
    """The browser client: one page for every address that is not a file."""
    app.state.pages = folder
    app.mount("/assets", Assets(directory=folder / "assets", check_dir=False))
    for address in ADDRESSES:
        app.add_api_route(address, _file(folder / "index.html"), include_in_schema=False)
    for name in ROOT_FILES:
        app.add_api_route(f"/{name}", _file(folder / name), include_in_schema=False)


def _file(path: Path, status: int = 200) -> Callable[[], Response]:
    """The page, or a file beside it. Browsers ask each time whether it is still the same: a new
    page never meets an old worker."""

    def serve() -> Response:
        if not path.is_file():
            return PlainTextResponse(UNBUILT, 503)
        return FileResponse(path, status, headers={"Cache-Control": "no-cache"})

    return serve


def config(app: FastAPI, host: str, port: int) -> uvicorn.Config:
    """How uvicorn serves the application: with every limit of its sockets set."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        http=CarefulHTTP,
        ws=CarefulSocket,
        ws_max_size=SOCKET_BYTES,
        ws_max_queue=SOCKET_QUEUE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
        log_config=None,  # its messages go the way of ours
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

    async def shutdown(self, sockets: Any = None) -> None:
        """Hand the tables over first, so that browsers that come back find them at once."""
        app = self.config.app
        assert isinstance(app, FastAPI)
        await app.state.hub.notices.flush()
        if app.state.members is not None:
            await app.state.members.hand_over()
        await super().shutdown(sockets)


def run(
    host: str,
    port: int,
    db: str | None,
    hosting: Hosting,
    *,
    workers: int = 1,
    listener: socket.socket | None = None,
    open_browser: bool = False,
) -> None:
    """Serve until stopped. ``listener`` is a socket that several processes share."""
    if hosting.pages != STATIC and not (hosting.pages / "index.html").is_file():
        raise ShamblerError(f"{hosting.pages}: no built page is there")
    logs.configure(hosting.log_form, hosting.log_level)
    # A killed bot leaves a semaphore behind; Python's tracker of those would write into our log.
    os.environ.setdefault("PYTHONWARNINGS", "ignore:resource_tracker")
    where = db or str(default_file())
    if workers > 1:
        crew.run(workers, host, port, where, hosting)
        return
    app = create_app(where, hosting, loopback_only=security.is_loopback(host))
    server = Server(config(app, host, port), open_browser=open_browser)
    server.run([listener] if listener is not None else None)
