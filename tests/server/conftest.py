"""A real server on a real port, in a thread of the tests."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import uvicorn

from shambler.server import app as web
from tests.server.client import Browser


@contextmanager
def running(db: str) -> Iterator[int]:
    """A server on a database; gives its port."""
    server = uvicorn.Server(web.config(web.create_app(db), "127.0.0.1", 0))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        thread.join(10)


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The port of a server that lives as long as the tests of a module."""
    with running(str(tmp_path_factory.mktemp("db") / "tables.sqlite3")) as number:
        yield number


@pytest.fixture
def browser(port: int) -> Browser:
    """Somebody's browser."""
    return Browser(port)
