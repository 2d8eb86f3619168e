"""Play many games and add up what happened.

A batch is a pure function of its description: which games were played does not depend on who
played them, when, or beside what. Everything here can be sent to another process.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

import msgspec

from shambler import agents
from shambler.agents import Agent
from shambler.games import find as find_game
from shambler.kernel.chance import GOLDEN, MASK, Sampled, mix
from shambler.kernel.errors import ShamblerError
from shambler.kernel.machine import Game
from shambler.kernel.ruleset import Ruleset

MOST_DECISIONS = 100_000  # a game that takes longer is counted as an error
SEED_BITS = 53  # seeds of single games survive every reader of JSON


class Plan(msgspec.Struct, frozen=True):
    """Which games are to be played, and by whom."""

    game: str
    scenario: str
    agent: str = "random"
    seed: int = 0
    games: int = 1
    options: Mapping[str, Any] = {}
    most_decisions: int = MOST_DECISIONS


class Failure(msgspec.Struct, frozen=True):
    """A game that could not be played to its end, and how to see it again."""

    seed: int
    reason: str


class Tally(msgspec.Struct):
    """What happened in some games. Tallies of consecutive games add up, in any grouping."""

    games: int = 0
    wins: int = 0
    losses: int = 0
    errors: int = 0
    decisions: int = 0  # of the games that ended
    wins_by_seat: dict[int, int] = {}
    reasons: dict[str, int] = {}
    measures: dict[str, Fraction] = {}  # exact sums, of the games that ended
    first_error: Failure | None = None

    def add(self, other: Tally) -> None:
        """Count the games that come after these ones."""
        self.games += other.games
        self.wins += other.wins
        self.losses += other.losses
        self.errors += other.errors
        self.decisions += other.decisions
        _add(self.wins_by_seat, other.wins_by_seat)
        _add(self.reasons, other.reasons)
        _add(self.measures, other.measures)
        self.first_error = self.first_error or other.first_error

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


def check(plan: Plan) -> None:
    """Refuse a plan whose game, scenario, options or agent do not exist, before any game."""
    agents.find(plan.agent)
    find_game(plan.game).new(plan.scenario, plan.options, Sampled(plan.seed))


def run_batch(plan: Plan, first: int, count: int) -> Tally:
    """Play the games ``first`` to ``first + count - 1`` of a plan."""
    rules, maker = find_game(plan.game), agents.find(plan.agent)
    total = Tally()
    for index in range(first, first + count):
        total.add(_one(rules, maker, plan, game_seed(plan.seed, index)))
    return total


def _one(rules: Ruleset, maker: Callable[[int], Agent], plan: Plan, seed: int) -> Tally:
    """One game; whatever goes wrong in it is counted and does not stop the others."""
    tally = Tally(games=1)
    try:
        game = rules.new(plan.scenario, plan.options, Sampled(seed)).start()
        players = {seat: maker(seat_seed(seed, seat)) for seat in rules.seats(game)}
        tally.decisions = play_out(game, players, plan.most_decisions)
        _judge(tally, game)
    except Exception as problem:
        reason = str(problem) if isinstance(problem, ShamblerError) else repr(problem)
        return Tally(games=1, errors=1, first_error=Failure(seed, reason))
    return tally


def play_out(game: Game[Any, Any], players: Mapping[int, Agent], most: int) -> int:
    """Let agents play a game to its end; returns the number of decisions.

    A question to a team is answered by its first seat.
    """
    count = 0
    while (decision := game.decision) is not None:
        if count == most:
            raise ShamblerError(f"not over after {most} decisions")
        seat = decision.seats[0]
        game.submit(players[seat].choose(game, decision, seat), seat)
        count += 1
    return count


def _judge(tally: Tally, game: Game[Any, Any]) -> None:
    outcome = game.state.outcome
    assert outcome is not None  # no decision is left
    tally.wins, tally.losses = (1, 0) if outcome.winners else (0, 1)
    tally.wins_by_seat = dict.fromkeys(outcome.winners, 1)
    tally.reasons = {outcome.reason: 1}
    measures = game.rules.measures(game)
    tally.measures = {name: Fraction(value) for name, value in measures.items()}
