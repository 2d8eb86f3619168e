"""Bots think in processes of their own, never on the event loop, and never for too long."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import msgspec

from shambler import agents
from shambler.games import find as find_game
from shambler.kernel import state as states
from shambler.kernel.chance import GOLDEN, MASK, Sampled, mix
from shambler.kernel.machine import Game
from shambler.kernel.match import Match

log = logging.getLogger("shambler.server")

T = TypeVar("T")
R = TypeVar("R")

DEADLINE = 10.0  # seconds for one answer; then the bot answers at random
START = 60.0  # seconds for a process to start and to read the game's content
FALLBACK = "random"


class Task(msgspec.Struct, frozen=True):
    """A question to a bot, ready to be sent to another process."""

    game: str
    scenario: str
    setup: dict[str, Any]
    state: bytes
    seat: int
    agent: str
    seed: int


def task_for(match: Match, seat: int, agent: str) -> Task:
    """The current question. Every question has its own luck, the same after a restart."""
    record = match.record
    salt = mix((record.seed + (match.number * 64 + seat + 1) * GOLDEN) & MASK)
    return Task(
        record.game,
        record.scenario,
        record.setup,
        states.dump(match.game.state),
        seat,
        agent,
        salt,
    )


def answer(task: Task) -> str:
    """Rebuild the position and let the agent choose: the whole work of a bot's process.

    The position carries no seed of the real game: what chance will say is not there to be read.
    """
    rules = find_game(task.game)
    game: Game[Any, Any] = rules.new(task.scenario, task.setup, Sampled(task.seed))
    game.state = states.load(rules.state_type, task.state, rules.procedures)
    decision = game.derive()
    assert decision is not None
    return agents.make(task.agent, task.seed).choose(game, decision, task.seat).key


def prepare(game: str) -> None:
    """The first work of a process: read what answers will need."""
    find_game(game).scenarios()


class Bots:
    """A few processes that answer for the bots of all tables."""

    def __init__(
        self,
        workers: int = 1,
        deadline: float = DEADLINE,
        think: Callable[[Task], str] = answer,
    ) -> None:
        self.workers = workers
        self.deadline = deadline
        self.think = think
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, match: Match, seat: int, agent: str) -> str:
        """The key of the bot's answer; a bot that fails or is too slow answers at random."""
        task = task_for(match, seat, agent)
        try:
            if self._pool is None:
                await asyncio.wait_for(self._run(prepare, task.game), START)
            return await asyncio.wait_for(self._run(self.think, task), self.deadline)
        except TimeoutError:
            log.warning("the bot %s took longer than %s s", agent, self.deadline)
            self._restart()
        except BrokenProcessPool:
            log.warning("the process of the bot %s died", agent)
            self._restart()
        except Exception:  # a defect of the bot is no reason to stop the table
            log.exception("the bot %s failed", agent)
        return answer(msgspec.structs.replace(task, agent=FALLBACK))

    def _run(self, work: Callable[[T], R], what: T) -> asyncio.Future[R]:
        loop = asyncio.get_running_loop()
        return loop.run_in_executor(self._processes(), work, what)

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context)
        return self._pool

    def _restart(self) -> None:
        """End processes that no longer listen; the next question starts new ones."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """The server stops."""
        self._restart()
