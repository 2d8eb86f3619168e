"""Play many games and add up what happened.

A batch is a pure function of its description: which games were played does not depend on who
played them, when, or beside what. Everything here can be sent to another process.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from hashlib import sha256
from time import thread_time
from typing import Any

import msgspec

from shambler import agents
from shambler.agents import Agent
from shambler.agents.base import play_on
from shambler.games import find as find_game
from shambler.kernel.chance import Sampled
from shambler.kernel.errors import ShamblerError
from shambler.kernel.event import Event
from shambler.kernel.machine import Game
from shambler.kernel.mixing import GOLDEN, MASK, mix
from shambler.lab.family import PlayedScenario, Tale, family_of

MOST_DECISIONS = 100_000  # a game that takes longer is counted as an error
SEED_BITS = 53  # seeds of single games survive every reader of JSON


class SeriesPlan(msgspec.Struct, frozen=True):
    """Which games are to be played, and by whom.

    ``agent`` names who plays: one for all seats, or a line-up such as ``planner:50ms/thumb``: the
    first seat, the second ..., the last name for all that are left. ``own`` is the text of a
    scenario from somebody's own file.
    """

    game: str
    scenario: str
    agent: str = "random"
    seed: int = 0
    games: int = 1
    options: Mapping[str, Any] = {}
    most_decisions: int = MOST_DECISIONS
    own: str = ""


class Batch(msgspec.Struct, frozen=True):
    """Some games of a plan, by their numbers; ``listen``: also read their events."""

    plan: SeriesPlan
    games: tuple[int, ...]
    listen: bool = False


class GameRow(msgspec.Struct, frozen=True):
    """One game. ``error`` is empty if it was played to its end."""

    game: str
    scenario: str
    agent: str
    options: str  # as JSON
    index: int
    seed: int
    own: str = ""  # fingerprint of the scenario's file, if it is somebody's own
    seats: int = 0
    sides: dict[str, tuple[int, ...]] = {}  # seats that win and lose together, by the side's id
    winners: tuple[int, ...] = ()
    reason: str = ""
    decisions: int = 0
    seconds: float = 0.0  # of the processor
    measures: dict[str, float] = {}
    tale: Tale | None = None
    error: str = ""

    @property
    def key(self) -> tuple[str, str, str, str, str, int]:
        """What was played, apart from how it went."""
        return (self.game, self.scenario, self.own, self.agent, self.options, self.seed)

    @property
    def place(self) -> tuple[str, str, str, int]:
        """What games of different variants must share to be paired."""
        return (self.game, self.scenario, self.own, self.seed)

    @property
    def winning_sides(self) -> list[str]:
        """The sides all of whose seats won."""
        return [side for side, seats in self.sides.items() if set(seats) <= set(self.winners)]

    @property
    def rounds(self) -> float | None:
        """How long it took, in the game's own time."""
        return self.measures.get("rounds")


class Failure(msgspec.Struct, frozen=True):
    """A game that could not be played to its end, and how to see it again."""

    seed: int
    reason: str


class Tally(msgspec.Struct):
    """What happened in some games, taken in order."""

    games: int = 0
    wins: int = 0
    losses: int = 0
    errors: int = 0
    decisions: int = 0  # of the games that ended
    wins_by_seat: dict[int, int] = {}
    wins_by_side: dict[str, int] = {}  # every side of the games that ended, also those never won
    reasons: dict[str, int] = {}
    measures: dict[str, Fraction] = {}  # exact sums, of the games that ended
    first_error: Failure | None = None

    def add(self, row: GameRow) -> None:
        """Count one more game."""
        self.games += 1
        if row.error:
            self.errors += 1
            self.first_error = self.first_error or Failure(row.seed, row.error)
            return
        self.wins += bool(row.winners)
        self.losses += not row.winners
        self.decisions += row.decisions
        _add(self.wins_by_seat, dict.fromkeys(row.winners, 1))
        _add(self.wins_by_side, {side: side in row.winning_sides for side in row.sides})
        _add(self.reasons, {row.reason: 1})
        _add(self.measures, {name: Fraction(value) for name, value in row.measures.items()})

    @classmethod
    def of(cls, rows: Sequence[GameRow]) -> Tally:
        """Count some games."""
        total = cls()
        for row in rows:
            total.add(row)
        return total

    @property
    def ended(self) -> int:
        """The games that were played to their end."""
        return self.wins + self.losses

    def mean(self, measure: str) -> float | None:
        """The mean of a measure over the games that ended; ``None`` if it was never taken."""
        return float(self.measures[measure] / self.ended) if measure in self.measures else None


def _add(counts: dict[Any, Any], more: Mapping[Any, Any]) -> None:
    for key, count in more.items():
        counts[key] = counts.get(key, 0) + count


def game_seed(seed: int, index: int) -> int:
    """The seed of one game of a series: the first games of a longer series are the same."""
    return mix((mix(seed & MASK) + (index + 1) * GOLDEN) & MASK) >> (64 - SEED_BITS)


def seat_seed(seed: int, seat: int) -> int:
    """The seed of an agent; it shares nothing with the dice of its game."""
    return mix((seed + (seat + 1) * GOLDEN) & MASK) ^ MASK


def options_text(options: Mapping[str, Any]) -> str:
    """Options as one text."""
    return msgspec.json.encode(dict(options), order="deterministic").decode()


def fingerprint(own: str) -> str:
    """What tells scenarios of one's own apart."""
    return sha256(own.encode()).hexdigest()[:12] if own else ""


def known(plan: SeriesPlan) -> tuple[str, str, str, str, str]:
    """How the rows of a plan call it: their key but for the seed."""
    own, options = fingerprint(plan.own), options_text(plan.options)
    return (plan.game, plan.scenario, own, plan.agent, options)


def line_up(agent: str, seats: Sequence[int], seed: int) -> dict[int, Agent]:
    """Who sits where; the last name of a line-up takes all seats that are left."""
    names = agent.split("/")
    return {
        seat: agents.make(names[min(at, len(names) - 1)], seat_seed(seed, seat))
        for at, seat in enumerate(seats)
    }


@lru_cache(maxsize=32)
def played_scenario(game: str, scenario: str, own: str) -> PlayedScenario:
    """Where a scenario is played; one from a file brings its own ruleset or options."""
    rules = find_game(game)
    return family_of(rules).open(rules, own, scenario) if own else PlayedScenario(rules, scenario)


def new_game(plan: SeriesPlan, seed: int) -> Game[Any, Any]:
    """A game of a plan, not yet started."""
    if not plan.own:  # not through the cache: games may come and go on the shelf
        return find_game(plan.game).new(plan.scenario, plan.options, Sampled(seed))
    where = played_scenario(plan.game, plan.scenario, plan.own)
    return where.rules.new(where.scenario, {**plan.options, **where.options}, Sampled(seed))


def check(plan: SeriesPlan) -> None:
    """Refuse a plan whose game, scenario, options or agent do not exist, before any game."""
    for name in plan.agent.split("/"):
        agents.find(name)
    new_game(plan, plan.seed)


def run_batch(batch: Batch) -> list[GameRow]:
    """Play the games of a batch."""
    return [play_row(batch.plan, index, batch.listen) for index in batch.games]


def play_row(plan: SeriesPlan, index: int, listen: bool = False) -> GameRow:
    """Play one game; whatever goes wrong in it is noted and does not stop the others."""
    seed, started = game_seed(plan.seed, index), thread_time()
    name, scenario, own, agent, options = known(plan)
    row = GameRow(name, scenario, agent, options, index, seed, own)
    try:
        game = new_game(plan, seed)
        heard: list[Event] | None = [] if listen else None
        game.events = heard
        game.start()
        seats = game.rules.seats(game)
        count = play_out(game, line_up(plan.agent, seats, seed), plan.most_decisions)
        tale = None if heard is None else family_of(game.rules).tell(game, heard)
    except Exception as problem:
        reason = str(problem) if isinstance(problem, ShamblerError) else repr(problem)
        return msgspec.structs.replace(row, error=reason)
    outcome = game.state.outcome
    assert outcome is not None  # no decision is left
    return msgspec.structs.replace(
        row,
        seats=len(seats),
        sides={side.id: side.seats for side in game.rules.sides(game)},
        winners=outcome.winners,
        reason=outcome.reason,
        decisions=count,
        seconds=thread_time() - started,
        measures={name: float(value) for name, value in game.rules.measures(game).items()},
        tale=tale,
    )


def play_out(game: Game[Any, Any], players: dict[int, Agent], most: int) -> int:
    """Let agents play a game to its end; returns the number of decisions."""
    count = play_on(game, players, most)
    if game.decision is not None:
        raise ShamblerError(f"not over after {most} decisions")
    return count
