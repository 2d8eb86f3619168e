"""A real server on a real port, in a thread of the tests."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import uvicorn
from fastapi import FastAPI

from shambler.server import app as web
from shambler.server import metrics
from shambler.server.hosting import Hosting
from tests.server.client import Browser

LEASE = 60.0  # seconds: no test waits for its end, and a busy machine does not bring it about
_noticed: Counter[str] = Counter()  # faults that a server was already asked about


def faults() -> Counter[str]:
    """How often something could not be told so far, by what it was."""
    samples = next(iter(metrics.FAULTS.collect())).samples
    return Counter({s.labels["piece"]: int(s.value) for s in samples if s.name.endswith("_total")})


class Server(uvicorn.Server):
    """Says in which loop it runs, for tests that reach into it."""

    async def startup(self, sockets: Any = None) -> None:
        self.config.app.state.loop = asyncio.get_running_loop()  # type: ignore[union-attr]
        await super().startup(sockets)


@contextmanager
def serving(
    db: str, *, faulty: bool = False, loopback_only: bool = True, **wishes: Any
) -> Iterator[tuple[int, FastAPI]]:
    """A server on a database; gives its port and the application inside it.

    Nothing may be left out of what it tells, unless a test plants the fault (``faulty``). They are
    counted for the whole process, where another server may be running: each is noticed once.
    Words that are missing are noticed by whichever test is running then.
    """
    before = faults() - _noticed
    hosting = Hosting(**{"lease": LEASE, **wishes})
    app = web.create_app(db, hosting, loopback_only=loopback_only)
    server = Server(web.config(app, "127.0.0.1", 0))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()[1], app
    finally:
        server.should_exit = True
        thread.join(30)
    new = faults() - _noticed - before
    _noticed.update(new)
    del new["words"]
    assert faulty or not new, f"something could not be told, see the log: {new}"


@contextmanager
def running(db: str, **wishes: Any) -> Iterator[int]:
    """A server on a database; gives its port."""
    with serving(db, **wishes) as (port, _):
        yield port


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The port of a server that lives as long as the tests of a module."""
    with running(str(tmp_path_factory.mktemp("db") / "tables.sqlite3")) as number:
        yield number


@pytest.fixture
def browser(port: int) -> Browser:
    """Somebody's browser."""
    return Browser(port)
