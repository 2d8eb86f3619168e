"""The adviser at a table: thinks in a process of its own, and knows what the asking seat knows."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

import msgspec

from shambler.agents.advice import Advice, advise
from shambler.kernel.errors import ShamblerError
from shambler.kernel.match import Match
from shambler.kernel.record import Record
from shambler.server.limits import Limit
from shambler.server.pool import Failed, Pool, Spot, spot_of
from shambler.server.protocol import Advised, Language, OpinionInfo

BUDGET = "1s"  # of thinking,
DEADLINE = 20.0  # and of waiting for it
QUESTIONS = Limit("4 per 16 second")  # of one browser
MOST_WAITING = 20  # questions of all browsers


class NoAdvice(ShamblerError):
    """The adviser is not asked at this table, or has no time."""


class Query(msgspec.Struct, frozen=True):
    """A question to the adviser."""

    spot: Spot
    language: Language
    budget: str


def query_for(match: Match, seat: int, language: Language, budget: str = BUDGET) -> Query:
    """The current question as this seat knows it."""
    return Query(spot_of(match, seat), language, budget)


def study(query: Query) -> Advice:
    """The whole work of the adviser's process."""
    spot, game = query.spot, query.spot.rebuild()
    record = Record.begin(game.rules, spot.scenario, spot.seed, spot.setup, position=spot.position)
    advice = advise(Match(game.rules, game, record), spot.seat, query.budget, query.language)
    return msgspec.structs.replace(advice, number=spot.number)


class Adviser:
    """One process that gives advice to all tables."""

    def __init__(
        self,
        workers: int = 1,
        deadline: float = DEADLINE,
        think: Callable[[Query], Advice] = study,
    ) -> None:
        self.deadline = deadline
        self.think = think
        self.pool = Pool(workers)
        self.waiting = 0

    async def ask(self, query: Query, asked_as: str, person: str) -> Advised:
        """The advice, in the words of the protocol; :class:`NoAdvice` where there is none."""
        if self.waiting >= MOST_WAITING:
            raise NoAdvice("the adviser has too many questions to answer; try again later")
        self.waiting += 1
        try:
            spot = query.spot
            advice = await self.pool.run(self.think, query, spot.game, self.deadline, person)
        except Failed as problem:
            raise NoAdvice(f"the adviser has no answer: {problem}") from problem
        finally:
            self.waiting -= 1
        return _told(advice, asked_as)

    def close(self) -> None:
        """The server stops."""
        self.pool.close()


def _told(advice: Advice, asked_as: str) -> Advised:
    options = [
        OpinionInfo(o.key, o.label, o.win, o.low, o.high, o.line, o.why) for o in advice.options
    ]
    return Advised(
        asked_as,
        advice.number,
        advice.seat,
        advice.playouts,
        options,
        advice.win,
        advice.danger,
        advice.fears,
        advice.hopes,
    )


class Patience:
    """One browser's questions to the adviser: one at a time, and not too many."""

    def __init__(self) -> None:
        self.name = secrets.token_hex(8)
        self.task: asyncio.Task[None] | None = None

    def spend(self) -> None:
        """Raises :class:`NoAdvice` where it is too much."""
        if self.task is not None and not self.task.done():
            raise NoAdvice("the adviser still thinks about your last question")
        if not QUESTIONS.spend(self.name):
            raise NoAdvice("the adviser needs a rest; try again in a few seconds")
