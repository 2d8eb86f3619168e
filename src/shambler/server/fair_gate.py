"""A gate that lets a few through at once; those who wait are served person by person, in turn."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairGate:
    """Like a semaphore, but nobody gets ahead of others by asking more often."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._queues: dict[str, deque[asyncio.Future[None]]] = {}  # the next person first

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(len(queue) for queue in self._queues.values())

    @asynccontextmanager
    async def passing(self, person: str) -> AsyncIterator[None]:
        """Wait for a place, and leave it again."""
        if self._free and not self._queues:
            self._free -= 1
        else:
            await self._wait(person)
        try:
            yield
        finally:
            self._leave()

    async def _wait(self, person: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(person, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._forget(person, turn)
            else:
                self._leave()  # the place had been given already
            raise

    def _forget(self, person: str, turn: asyncio.Future[None]) -> None:
        queue = self._queues[person]
        queue.remove(turn)
        if not queue:
            del self._queues[person]

    def _leave(self) -> None:
        """Give the place to the next person's first request."""
        if not self._queues:
            self._free += 1
            return
        person = next(iter(self._queues))
        queue = self._queues.pop(person)
        queue.popleft().set_result(None)
        if queue:
            self._queues[person] = queue  # behind everybody else
