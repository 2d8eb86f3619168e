"""How good weights are: games played with them, each in a process of its own.

A game that is won counts 1. One that is lost counts for the part of the way that was done, and a
little for how long it lasted, so that weights can also be compared where nobody wins.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from multiprocessing import get_context
from statistics import fmean
from typing import Any, Final, TypeVar

from shambler import agents
from shambler.agents.base import play_on
from shambler.agents.sense import sense_for
from shambler.games import find as find_game
from shambler.kernel.machine import Game
from shambler.lab.simulate import (
    MOST_DECISIONS,
    GameRow,
    SeriesPlan,
    game_seed,
    new_game,
    play_row,
    seat_seed,
)

PLAYER: Final = "thumb"
WAY: Final = 0.5  # what the whole way is worth to those who lose all the same
LONG: Final = 0.1  # what it is worth to last for ever
HALF: Final = 10.0  # rounds that are half of that
T = TypeVar("T")


def apart(task: Callable[..., T], *given: object) -> T:
    """Do something in a process of its own, which is forgotten afterwards."""
    with get_context("fork").Pool(1) as pool:
        return pool.apply(task, given)


def score(plans: Sequence[SeriesPlan], weights: Mapping[str, float]) -> float:
    """The mean score of the games of some plans, with these weights."""
    return fmean(apart(_scores, tuple(plans), dict(weights)))


def rows(plans: Sequence[SeriesPlan], weights: Mapping[str, float]) -> list[GameRow]:
    """The same games, as rows to be compared."""
    return apart(_rows, tuple(plans), dict(weights))


def _settle(plans: Sequence[SeriesPlan], weights: Mapping[str, float]) -> None:
    rules = find_game(plans[0].game)
    sense_for(rules).settle(rules, weights)


def _rows(plans: Sequence[SeriesPlan], weights: Mapping[str, float]) -> list[GameRow]:
    _settle(plans, weights)
    return [play_row(plan, index) for plan in plans for index in range(plan.games)]


def _scores(plans: Sequence[SeriesPlan], weights: Mapping[str, float]) -> list[float]:
    _settle(plans, weights)
    return [_score(plan, index) for plan in plans for index in range(plan.games)]


def _score(plan: SeriesPlan, index: int) -> float:
    """Play one game."""
    seed = game_seed(plan.seed, index)
    game = new_game(plan, seed)
    game.start()
    sense, rules = sense_for(game.rules), game.rules
    before = sense.way(game)
    players = {seat: agents.make(PLAYER, seat_seed(seed, seat)) for seat in rules.seats(game)}
    play_on(game, players, MOST_DECISIONS)
    return worth(game, before)


def worth(game: Game[Any, Any], before: float) -> float:
    """What a game is worth that began so far from its end."""
    outcome = game.state.outcome
    if outcome is not None and outcome.winners:
        return 1.0
    sense = sense_for(game.rules)
    done = 1 - sense.way(game) / before if before else 0.0
    lasted = sense.clock(game)
    return WAY * min(1.0, max(0.0, done)) + LONG * lasted / (lasted + HALF)
