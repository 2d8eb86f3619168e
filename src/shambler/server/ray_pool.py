"""Bots that think on the machines of a Ray cluster, with the same fair queue and deadlines."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final, TypeVar

from shambler.agents.cluster import BadCluster, connect, processors
from shambler.games import find as find_game
from shambler.server.fair_gate import FairGate
from shambler.server.pool import START, BotTurns, Failed

T = TypeVar("T")
R = TypeVar("R")

WARM: Final = 2.0  # seconds beside the deadline for the way there and back


def checked(work: Callable[[T], R], what: T, game: str, content: str) -> R:
    """What a worker does: refuse to have other content than the server, then work."""
    if find_game(game).content_hash != content:
        raise BadCluster(f"a worker has other content of {game}; install the same everywhere")
    return work(what)


class RayPool:
    """The processors of a cluster. Work waits for a free one; people wait in turn."""

    def __init__(self, address: str) -> None:
        self._ray = connect(address)
        self.workers = processors(self._ray)
        self._free = FairGate(self.workers)
        self._task = self._ray.remote(max_retries=0)(checked)
        self._known: set[str] = set()  # games of which a worker has read the content

    @property
    def waiting(self) -> int:
        """How many pieces of work wait for a free processor."""
        return self._free.waiting

    def share(self, turns: BotTurns) -> None:
        """The cluster itself is shared, and has its own queue behind ours."""

    async def run(
        self, work: Callable[[T], R], what: T, game: str, deadline: float, person: str
    ) -> R:
        """The result of some work about a game; :class:`Failed` or what the work raises."""
        content = find_game(game).content_hash
        async with self._free.passing(person):
            reference = self._task.remote(work, what, game, content)
            patience = deadline + (WARM if game in self._known else START)
            try:
                found: R = await asyncio.wait_for(_result(reference), patience)
            except TimeoutError as problem:
                self._stop(reference)
                raise Failed(f"it took longer than {deadline:g} s") from problem
            except self._ray.exceptions.RayTaskError as problem:
                raise problem.cause from None
            except self._ray.exceptions.RayError as problem:
                raise Failed("its worker was lost") from problem
            self._known.add(game)
            return found

    def _stop(self, reference: Any) -> None:
        with contextlib.suppress(Exception):
            self._ray.cancel(reference, force=True)

    def close(self) -> None:
        """The server stops."""
        self._ray.shutdown()


async def _result(reference: Any) -> Any:
    return await asyncio.wrap_future(reference.future())
