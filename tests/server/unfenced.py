"""Servers without one of their fences: what the siege has to notice."""

# ruff: noqa: B010 (what is set here is another program's)

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import update

from shambler.server import schema
from shambler.server.hub import Hub
from shambler.server.keeper import Keeper
from shambler.server.leases import Leases
from shambler.server.storage import Store
from shambler.server.table import Hold


def take_away(fence: str) -> None:
    """In this process, for good."""
    if fence:
        {"write": _write, "answer": _answer, "lease": _lease, "drop": _drop, "link": _link}[fence]()


@contextmanager
def _unasked(store: Store, key: str, hold: Hold) -> Iterator[None]:
    """Whoever writes writes, whatever happened since."""
    tables = schema.tables
    with store.connection.begin():
        store.connection.execute(
            update(tables).where(tables.c.key == key).values(version=hold.version + 1)
        )
        yield
    hold.version += 1


def _write() -> None:
    setattr(Store, "_writing", _unasked)


def _answer() -> None:
    """A server that could not renew its lease goes on answering."""
    setattr(Keeper, "is_fenced", False)
    _drop()


def _lease() -> None:
    """A server writes whose lease has run out, as long as nobody has taken the table."""
    setattr(Leases, "held", lambda store: ())
    setattr(Keeper, "is_fenced", False)


def _drop() -> None:
    """A server that comes back believes what it has in memory."""
    setattr(Hub, "drop_rooms", lambda hub: None)


def _link() -> None:
    """A second server is not refused; and whoever writes writes."""
    _write()
    setattr(fcntl, "flock", lambda *_: None)
