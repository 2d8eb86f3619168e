"""Processes that think: never on the event loop, never for too long, never more than a few."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Protocol, TypeVar

import msgspec

from shambler.games import find as find_game
from shambler.games import register_entries, registered
from shambler.kernel import state as states
from shambler.kernel.chance import Sampled
from shambler.kernel.machine import Game
from shambler.kernel.match import Match
from shambler.kernel.mixing import GOLDEN, MASK, mix
from shambler.server.end_with_parent import end_with_parent
from shambler.server.fair_gate import FairGate

T = TypeVar("T")
R = TypeVar("R")

START = 60.0  # seconds for a process to start and to read the game's content


class Spot(msgspec.Struct, frozen=True):
    """A position as a seat is asked about it, ready to be sent to another process."""

    game: str
    scenario: str
    setup: dict[str, Any]
    state: bytes
    number: int
    seat: int
    seed: int
    position: str = ""  # where the game began, if not at the beginning

    def rebuild(self) -> Game[Any, Any]:
        """The position, its question found again.

        It carries no seed of the real game: what chance will say is not there to be read.
        """
        rules = find_game(self.game)
        game: Game[Any, Any] = rules.new(self.scenario, self.setup, Sampled(self.seed))
        game.state = states.load(rules.state_type, self.state, rules.procedures)
        game.derive()
        return game


def spot_of(match: Match, seat: int) -> Spot:
    """The current question as this seat knows it: everything else is dealt anew before it leaves.

    What a process never had, its answers and its thinking time cannot tell. Every question has its
    own luck, the same after a restart.
    """
    record = match.record
    salt = mix((record.seed + (match.number * 64 + seat + 1) * GOLDEN) & MASK)
    state = states.dump(match.rules.imagine(match.game, seat, Sampled(salt)).state)
    where = (record.game, record.scenario, record.setup)
    return Spot(*where, state, match.number, seat, salt, record.position)


class Failed(Exception):
    """The work came to nothing: too slow, or its process died."""


def prepare(game: str) -> None:
    """The first work of a process: read what answers will need."""
    find_game(game).scenarios()


class BotTurns(Protocol):
    """Where several servers think: whose turn is it on this machine?"""

    def taking(self, person: str, places: int) -> AbstractAsyncContextManager[None]:
        """Wait for the turn, and leave it again."""


class NoTurns:
    """One server alone."""

    @asynccontextmanager
    async def taking(self, person: str, places: int) -> AsyncIterator[None]:
        """At once."""
        yield


NO_TURNS = NoTurns()


class Pool:
    """A few processes. Work waits for a free one; its deadline counts from there.

    People wait in turn, whatever number of tables each of them has.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._turns: BotTurns = NO_TURNS
        self._free = FairGate(workers)
        self._processes: ProcessPoolExecutor | None = None

    def share(self, turns: BotTurns) -> None:
        """From now on these say whose turn it is."""
        self._turns = turns

    @property
    def waiting(self) -> int:
        """How many pieces of work wait for a free process."""
        return self._free.waiting

    async def run(
        self, work: Callable[[T], R], what: T, game: str, deadline: float, person: str
    ) -> R:
        """The result of some work about a game; :class:`Failed` or what the work raises.

        ``person`` is whom it is done for.
        """
        async with self._free.passing(person), self._turns.taking(person, self.workers):
            pool, fresh = self._open()
            try:
                if fresh:
                    await asyncio.wait_for(_send(pool, prepare, game), START)
                return await asyncio.wait_for(_send(pool, work, what), deadline)
            except TimeoutError as problem:
                self._end(pool)
                raise Failed(f"it took longer than {deadline:g} s") from problem
            except BrokenProcessPool as problem:
                self._end(pool)
                raise Failed("its process died") from problem

    def _open(self) -> tuple[ProcessPoolExecutor, bool]:
        """The processes; true if they have only now been started."""
        fresh = self._processes is None
        if self._processes is None:
            context = multiprocessing.get_context("spawn")
            self._processes = ProcessPoolExecutor(
                self.workers, context, initializer=_begin, initargs=(registered(),)
            )
        return self._processes, fresh

    def _end(self, pool: ProcessPoolExecutor) -> None:
        """End processes that no longer listen; the next work starts new ones."""
        if pool is self._processes:
            self._processes = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """The server stops. What the processes shared is given back before the program ends."""
        if self._processes is not None:
            pool = self._processes
            self._end(pool)
            pool.shutdown(wait=True)


def _begin(entries: tuple[str, ...]) -> None:
    """How a process begins: with the games that its parent knows, and never alone."""
    end_with_parent()
    register_entries(entries)


def _send(pool: ProcessPoolExecutor, work: Callable[[T], R], what: T) -> asyncio.Future[R]:
    return asyncio.get_running_loop().run_in_executor(pool, work, what)
