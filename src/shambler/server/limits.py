"""How much one browser or one address may ask for. The counting is done by the library `limits`."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

from limits import parse
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter
from starlette.requests import HTTPConnection

from shambler.kernel.errors import ShamblerError
from shambler.server.keeper import Keeper
from shambler.server.security import browser_of
from shambler.server.words import said

NEW_TABLES: Final = 120  # that one address may make in a minute,
MOMENTS: Final = 600  # looks into the past that it may ask for,
PROOFS: Final = 60  # times it may say who somebody is,
LETTERS: Final = 10  # mails to new addresses in an hour,
SOCKETS: Final = 300  # and tables that it may have open at once
TIDY: Final = 2.0  # seconds within which names are forgotten whose time is over


class TooMany(ShamblerError):
    """Asked for too often."""


class Counts(MemoryStorage):
    """The library's counters without its threads: it starts one up to a hundred times a second to
    forget old names, and whoever counts waits until that has begun. On a busy machine the whole
    server stood still for it. Here old names are forgotten by whoever counts, now and then.
    """

    def __init__(self) -> None:
        super().__init__()
        self._look_at = 0.0  # when to look for old names again

    def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        """Count, for so many seconds."""
        now = time.time()
        if not now < self._look_at < now + TIDY:  # also where the clock was set back
            self._look_at = now + TIDY / 2
            for name in [name for name, until in self.expirations.items() if until <= now]:
                self.clear(name)
        count = self.get(key) + amount
        self.storage[key] = count
        if count == amount:
            self.expirations[key] = now + expiry
        return count


class Limit:
    """So many things in so much time, for each name. Names are forgotten when it is over."""

    def __init__(self, rate: str) -> None:
        self.item = parse(rate)
        self.storage = Counts()
        self._counter = SlidingWindowCounterRateLimiter(self.storage)

    def spend(self, name: str) -> bool:
        """Is there one left?"""
        return self._counter.hit(self.item, name)


class Crowd:
    """How many things of one kind each name has at the same time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.counts: Counter[str] = Counter()

    @contextmanager
    def one_more(self, name: str) -> Iterator[bool]:
        """Is there room for one more? It counts until the end of the block."""
        fits = self.counts[name] < self.most
        self.counts[name] += 1
        try:
            yield fits
        finally:
            self.counts[name] -= 1
            if not self.counts[name]:
                del self.counts[name]


class Allowances:
    """What one address, and one browser behind it, may ask: of this server, or of all that share a
    database, which counts then.
    """

    def __init__(
        self, new_tables: int = NEW_TABLES, sockets: int = SOCKETS, keeper: Keeper | None = None
    ) -> None:
        self.tables = Limit(f"{new_tables} per minute")
        self.moments = Limit(f"{MOMENTS} per minute")
        self.proofs = Limit(f"{PROOFS} per minute")
        self.letters = Limit(f"{LETTERS} per hour")
        self.sockets = Crowd(sockets)
        self.keeper = keeper
        self._leaving: set[asyncio.Task[None]] = set()

    async def spend(self, limit: Limit, request: HTTPConnection, also: str = "") -> None:
        """Raises :class:`TooMany` where an address, a browser or ``also`` has none left."""
        browser = browser_of(request)
        names = [f"at {address_of(request)}", f"by {browser}" if browser else "", also]
        names = [name for name in names if name]
        fits = all(limit.spend(name) for name in names)
        if fits and self.keeper is not None:
            item = limit.item
            names = [f"{item.amount} per {item.get_expiry()} {name}" for name in names]
            fits = await self.keeper.spend(names, item.amount, item.get_expiry())
        if not fits:
            raise TooMany(said("too-many-requests"))

    @asynccontextmanager
    async def one_more_socket(self, address: str) -> AsyncIterator[bool]:
        """Is there room for one more? It counts until the end of the block."""
        with self.sockets.one_more(address) as fits:
            if self.keeper is None or not fits:
                yield fits
                return
            place = await self.keeper.enter(address)
            try:
                yield place.count <= self.sockets.most
            finally:  # nobody waits for that, least of all a server that stops
                leaving = asyncio.create_task(self.keeper.leave(place))
                self._leaving.add(leaving)
                leaving.add_done_callback(self._leaving.discard)


def address_of(request: HTTPConnection) -> str:
    """Where a request comes from."""
    return request.client.host if request.client is not None else ""
