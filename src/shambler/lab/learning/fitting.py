"""From played games to weights: logistic regression, and two numbers for each scenario.

The regression looks at all scenarios of a game at once, each with a level of its own, so that its
weights tell good positions of a scenario from bad ones and not one scenario from another.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from sklearn.linear_model import LogisticRegression

from shambler.agents.learned import Head
from shambler.lab.learning.played import Played

Numbers = NDArray[np.float64]
Labels = NDArray[np.bool_]

STIFF: Final = 0.1  # how freely weights follow the games: small is stiff
LOOSE: Final = 5.0  # how much more freely the levels of the scenarios do
SLOPE_SURE: Final = 20.0  # how firmly a slope is expected to be 1 ...
OFFSET_SURE: Final = 4.0  # ... and an offset that of the other scenarios
STEPS: Final = 50  # of Newton's method; a handful is enough
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

    def labels(self, head: str) -> Labels:
        """What one head is to foretell."""
        return self.won if head == "win" else self.lost_soon


def fit(sample: Sample, which: Labels, labels: Labels) -> tuple[Head, LogisticRegression]:
    """The weights that tell the marked positions from the others, of those that count."""
    features, scenario = sample.features[which], sample.scenario[which]
    mean, scale = features.mean(axis=0), features.std(axis=0)
    scale = np.where(scale < 1e-9, 1.0, scale)
    keys = sorted(set(scenario))
    levels = LOOSE * np.array([[one == key for key in keys] for one in scenario], dtype=float)
    model = LogisticRegression(C=STIFF, max_iter=2000, tol=1e-8)
    model.fit(np.hstack([(features - mean) / scale, levels]), labels[which])
    weights = model.coef_[0][: len(mean)] / scale
    level = float((levels @ model.coef_[0][len(mean) :]).mean())  # of a scenario not seen
    bias = float(model.intercept_[0]) + level - float(weights @ mean)
    return Head(round(bias, DIGITS), tuple(round(float(w), DIGITS) for w in weights)), model


def scores(head: Head, features: Numbers) -> Numbers:
    """What a head says of many positions."""
    return features @ np.array(head.weights) + head.bias


def platt(score: Numbers, labels: Labels) -> tuple[float, float]:
    """The slope and offset that make chances of scores, in one scenario.

    Newton's method on the likelihood; with few games they stay near 1 and 0.
    """
    expected = np.array([1.0, 0.0])
    sure = np.array([SLOPE_SURE, OFFSET_SURE])
    found, columns = expected.copy(), np.stack([score, np.ones_like(score)], axis=1)
    for _ in range(STEPS):
        chance = chances(score, found[0], found[1])
        slope = columns.T @ (chance - labels) + sure * (found - expected)
        curve = (columns.T * (chance * (1 - chance))) @ columns + np.diag(sure)
        found = found - np.linalg.solve(curve, slope)
    return round(float(found[0]), DIGITS), round(float(found[1]), DIGITS)


def chances(score: Numbers, slope: float, offset: float) -> Numbers:
    """Many scores as chances."""
    found: Any = 1 / (1 + np.exp(-np.clip(slope * score + offset, -30.0, 30.0)))
    return np.asarray(found)
