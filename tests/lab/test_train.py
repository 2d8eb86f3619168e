"""The training examples run and learn what can be learned; the gradient of ours is right."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from shambler.games import _registered
from shambler.lab.gym_env import TeamEnv
from tests.lab.pocket import RULES as POCKET

EXAMPLES = Path(__file__).parents[2] / "examples"


def load(name: str) -> Any:
    """An example as a module."""
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def example() -> Any:
    """The one that learns by itself."""
    return load("train_policy")


def test_it_runs_on_a_tiny_budget(example: Any) -> None:
    wins, by_chance, p = example.main(["--most", "16", "--games", "4"])
    assert 0 <= wins <= 4 and 0 <= by_chance <= 4 and 0 < p <= 1


def test_it_learns_a_small_game(example: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the pocket game resting wins nothing: a few hundred games are enough to see it."""
    monkeypatch.setitem(_registered, POCKET.key, POCKET)
    env = TeamEnv("pocket", "short")
    policy = example.train(env, minutes=1, most=640, rate=0.02)
    wins, by_chance, p = example.compare(env, policy, 200)
    assert wins > by_chance and p < 0.01


def test_the_gradient_is_that_of_the_chances(example: Any) -> None:
    """Against the difference quotient of the log-likelihood plus the bonus for an open mind."""
    random = np.random.default_rng(3)
    policy = example.Policy(1)
    for name, weight in policy.weights.items():
        policy.weights[name] = random.normal(0, 0.1, weight.shape)
    sizes = (3, 5, 2)
    episode = example.Episode(
        [random.normal(size=(n, example.FEATURES)) for n in sizes],
        [random.normal(size=example.VIEW) for _ in sizes],
        [1, 4, 0],
    )

    def worth() -> float:
        total = 0.0
        for options, view, chosen in zip(
            episode.options, episode.views, episode.chosen, strict=True
        ):
            chances = example.softmax(policy.scores(options, view)[0])
            entropy = -(chances * np.log(chances)).sum()
            total += 0.7 * np.log(chances[chosen]) + example.CALM * entropy
        return total / len(sizes)

    slope = policy.gradient(episode, 0.7)
    for name, at in (("linear", 5), ("option", (7, 3)), ("view", (100, 9)), ("out", 4)):
        weight, step = policy.weights[name], 1e-5
        weight[at] += step
        above = worth()
        weight[at] -= 2 * step
        below = worth()
        weight[at] += step
        assert slope[name][at] == pytest.approx((above - below) / (2 * step), abs=1e-4)


def test_a_network_learns_from_an_agent_that_plays() -> None:
    """Torch is large and in no extra: where it is not, nothing is tried."""
    pytest.importorskip("torch")
    random, learned = load("teach_policy").main(["--most", "3000", "--games", "20"])
    assert [row.error for row in random + learned] == [""] * 40
    assert sum(row.rounds for row in learned) > sum(row.rounds for row in random)
