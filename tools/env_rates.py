"""Steps a second of the learning environments, in the process that asks: ``rates`` for a page."""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time

import numpy as np

from shambler.lab.gym_env import TeamEnv
from shambler.lab.seats_vector import SeatsVector
from shambler.lab.vector_env import TeamVectorEnv
from shambler.lab.zoo_env import SeatsEnv

GAMES = 256  # side by side
WARM = 10  # steps before the clock is looked at


def rates(game: str, scenario: str, seconds: float) -> dict[str, float]:
    """Answers a second of random play, in each kind of environment."""
    random = np.random.default_rng(1)
    kinds = {
        "`TeamEnv`": (team(game, scenario, random), 1),
        f"`TeamVectorEnv`, {GAMES} games": (teams(game, scenario, random), GAMES),
        "`SeatsEnv`": (seats(game, scenario, random), 1),
        f"`SeatsVector`, {GAMES} games": (all_seats(game, scenario, random), GAMES),
    }
    return {name: size * per_second(step, seconds) for name, (step, size) in kinds.items()}


def per_second(step: Callable[[], None], seconds: float) -> float:
    """How often something can be done in a second of the processor."""
    for _ in range(WARM):
        step()
    count, began = 0, thread_time()
    while (spent := thread_time() - began) < seconds:
        step()
        count += 1
    return count / spent


def team(game: str, scenario: str, random: np.random.Generator) -> Callable[[], None]:
    """One game of a team."""
    env = TeamEnv(game, scenario)
    seen, _ = env.reset(seed=1)

    def step() -> None:
        nonlocal seen
        seen, _, ended, cut, _ = env.step(random.integers(seen["action_mask"].sum()))
        if ended or cut:
            seen, _ = env.reset()

    return step


def teams(game: str, scenario: str, random: np.random.Generator) -> Callable[[], None]:
    """Many games of a team."""
    env = TeamVectorEnv(GAMES, game, scenario, copy=False)
    seen, _ = env.reset(seed=1)  # the same arrays at every step
    mask = seen["action_mask"]

    def step() -> None:
        env.step((random.random(GAMES) * mask.sum(1)).astype(np.int64))

    return step


def seats(game: str, scenario: str, random: np.random.Generator) -> Callable[[], None]:
    """One game for every seat."""
    env = SeatsEnv(game, scenario)
    env.reset(seed=1)

    def step() -> None:
        seen, _, ended, cut, _ = env.last()
        if ended or cut:
            env.reset()
        else:
            env.step(random.integers(seen["action_mask"].sum()))

    return step


def all_seats(game: str, scenario: str, random: np.random.Generator) -> Callable[[], None]:
    """Many games for every seat."""
    env = SeatsVector(GAMES, game, scenario)
    mask = env.reset(range(GAMES))["action_mask"]

    def step() -> None:
        env.step((random.random(GAMES) * mask.sum(1)).astype(np.int64))

    return step
