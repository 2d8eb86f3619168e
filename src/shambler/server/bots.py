"""Bots think in processes of their own; one that fails or is too slow answers at random."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable

import msgspec

from shambler import agents
from shambler.kernel.decision import OURS, Decision, SecretDecision
from shambler.kernel.errors import BadSetup
from shambler.kernel.match import Match
from shambler.server.pool import Failed, Pool, Spot, spot_of
from shambler.server.ray_pool import RayPool

log = logging.getLogger("shambler.server")

WORKERS = max(1, (os.cpu_count() or 2) - 1)  # one core is left for the tables
DEADLINE = 10.0  # seconds for one answer; then the bot answers at random
FALLBACK = "random"
SLOT = 0.1  # seconds for an answer that needs no search, where time could tell something
PLAYOUT = 0.01  # seconds that one playout may take there
MOST_MS, MOST_PLAYOUTS = 3_000, 300  # what a bot may be told to think about one answer


class Task(msgspec.Struct, frozen=True):
    """A question to a bot."""

    spot: Spot
    agent: str


def task_for(match: Match, seat: int, agent: str) -> Task:
    """The current question, to one bot."""
    return Task(spot_of(match, seat), agent)


def answer(task: Task) -> str:
    """Rebuild the position and let the agent choose: the whole work of a bot's process."""
    spot, game = task.spot, task.spot.rebuild()
    assert game.decision is not None
    return agents.make(task.agent, spot.seed).choose(game, game.decision, spot.seat).key


def check(name: str) -> None:
    """Refuses bots that do not exist, and those that would keep all others waiting."""
    agents.find(name)
    _, colon, text = name.partition(":")
    budget = agents.Budget.parse(text) if colon else agents.Budget()
    if budget.ms > MOST_MS or budget.playouts > MOST_PLAYOUTS:
        raise BadSetup(f"a bot thinks for at most {MOST_MS} ms or {MOST_PLAYOUTS} playouts")


def slot_of(decision: Decision | SecretDecision, agent: str) -> float:
    """How long a bot's answer takes where its time could tell something; 0 where it cannot.

    Behind a question out of a hidden hand there may be one option or many: the answer comes when
    a slot is over, whether there was something to think about or not.
    """
    if isinstance(decision, Decision) and decision.public:
        return 0.0
    _, colon, text = agent.partition(":")
    budget = agents.Budget.parse(text) if colon else agents.Budget()
    return SLOT + 2 * (budget.ms / 1000 + budget.playouts * PLAYOUT)


def rest_of_slot(slot: float, passed: float) -> float:
    """How long to wait until the current slot is over.

    >>> rest_of_slot(0.5, 0.25), rest_of_slot(0.5, 0.75), rest_of_slot(0.0, 3.0)
    (0.25, 0.25, 0.0)
    """
    return slot - passed % slot if slot else 0.0


class Bots:
    """A few processes that answer for the bots of all tables, here or on a Ray ``cluster``."""

    def __init__(
        self,
        workers: int = WORKERS,
        deadline: float = DEADLINE,
        think: Callable[[Task], str] = answer,
        cluster: str = "",
    ) -> None:
        self.deadline = deadline
        self.think = think
        self.pool: Pool | RayPool = RayPool(cluster) if cluster else Pool(workers)

    async def choose(self, match: Match, seat: int, agent: str, person: str = "") -> str:
        """The key of the bot's answer; ``person`` is who waits for it.

        Nobody may look at what a bot draws from a real pile: the program draws it.
        """
        if match.chance_question is not None:
            return OURS.key
        task = task_for(match, seat, agent)
        try:
            return await self.pool.run(self.think, task, task.spot.game, self.deadline, person)
        except Failed as problem:
            log.warning("a bot did not answer", extra={"bot": agent, "because": str(problem)})
        except Exception:  # a defect of the bot is no reason to stop the table
            log.exception("a bot failed", extra={"bot": agent})
        return answer(msgspec.structs.replace(task, agent=FALLBACK))

    def close(self) -> None:
        """The server stops."""
        self.pool.close()
