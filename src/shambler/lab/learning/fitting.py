"""From positions to weights: logistic regression, and two numbers for each scenario.

The regression looks at all scenarios of a game at once, each with a level of its own, so that its
weights tell good positions of a scenario from bad ones and not one scenario from another.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

import numpy as np
from numpy.typing import NDArray
from sklearn.linear_model import LogisticRegression

from shambler.agents.learned import STEEP, Head
from shambler.lab.learning.played import Played

Numbers = NDArray[np.float64]
Labels = NDArray[np.bool_]
HeadName = Literal["win", "danger"]

FREEDOMS: Final = (0.003, 0.03, 0.3)  # how freely weights may follow the games: small is stiff
LOOSE: Final = 5.0  # how much more freely the levels of the scenarios do
SLOPE_SURE: Final = 100.0  # how firmly a slope is expected to be 1 ...
OFFSET_SURE: Final = 2.0  # ... and an offset that of the other scenarios
STEPS: Final = 100  # of Newton's method; a handful is enough
DIGITS: Final = 6  # of a weight


class Sample:
    """The positions of some games as arrays."""

    def __init__(self, games: Sequence[Played]) -> None:
        rows = [(game, position) for game in games for position in game.positions]
        self.features: Numbers = np.array([position.features for _, position in rows])
        self.won: Labels = np.array([game.won for game, _ in rows])
        self.lost_soon: Labels = np.array([game.lost_soon(position) for game, position in rows])
        self.scenario = np.array([game.scenario for game, _ in rows])
        self.index = np.array([game.index for game, _ in rows])

    def labels(self, head: HeadName) -> Labels:
        """What one head is to foretell."""
        return self.won if head == "win" else self.lost_soon


class Fit:
    """A head as the library fits it: on features about 0, of about the same size."""

    def __init__(
        self, features: Numbers, scenario: NDArray[Any], labels: Labels, freedom: float
    ) -> None:
        deviation = features.std(axis=0)
        self.mean = features.mean(axis=0)
        self.scale = np.where(deviation < 1e-9, 1.0, deviation)
        self.keys = np.unique(scenario)
        self.model = LogisticRegression(C=freedom, solver="newton-cholesky", max_iter=200, tol=1e-8)
        self.model.fit(self.columns(features, scenario), labels)

    def columns(self, features: Numbers, scenario: NDArray[Any]) -> Numbers:
        """The features, and one column for the level of each scenario."""
        levels = LOOSE * (scenario[:, None] == self.keys[None, :])
        return np.hstack([(features - self.mean) / self.scale, levels])

    def head(self, scenario: NDArray[Any]) -> Head:
        """As weights of plain features; all scenarios stand on the mean of their levels."""
        coefficients, count = self.model.coef_[0], len(self.mean)
        weights = coefficients[:count] / self.scale
        levels = LOOSE * (scenario[:, None] == self.keys[None, :]) @ coefficients[count:]
        bias = float(self.model.intercept_[0]) + float(levels.mean()) - float(weights @ self.mean)
        return Head(round(bias, DIGITS), tuple(round(float(w), DIGITS) for w in weights))


def scores(head: Head, features: Numbers) -> Numbers:
    """What a head says of many positions."""
    found: Numbers = features @ np.array(head.weights) + head.bias
    return found


def platt(score: Numbers, labels: Labels) -> tuple[float, float]:
    """The slope and offset that make chances of scores, in one scenario.

    Newton's method on the likelihood, with shorter steps where it would overshoot. With few games
    they stay near 1 and 0.
    """
    expected, sure = np.array([1.0, 0.0]), np.array([SLOPE_SURE, OFFSET_SURE])
    columns = np.stack([score, np.ones_like(score)], axis=1)

    def loss(numbers: Numbers) -> float:
        doubt = float((sure * (numbers - expected) ** 2).sum() / 2)
        return unlikely(columns @ numbers, labels) + doubt

    found, best = expected, loss(expected)
    for _ in range(STEPS):
        chance = chances(score, found[0], found[1])
        slope = columns.T @ (chance - labels) + sure * (found - expected)
        curve = (columns.T * (chance * (1 - chance))) @ columns + np.diag(sure)
        step = np.linalg.solve(curve, slope)
        while (worth := loss(found - step)) > best and np.abs(step).max() > 1e-9:
            step = step / 2
        if worth > best or best - worth < 1e-9:
            break
        found, best = found - step, worth
    return round(float(found[0]), DIGITS), round(float(found[1]), DIGITS)


def unlikely(score: Numbers, labels: Labels) -> float:
    """How unlikely scores make what came true: the negative logarithm of its chance."""
    return float((np.logaddexp(0.0, score) - labels * score).sum())


def chances(score: Numbers, slope: float, offset: float) -> Numbers:
    """Many scores as chances."""
    found: Numbers = 1 / (1 + np.exp(-np.clip(slope * score + offset, -STEEP, STEEP)))
    return found
