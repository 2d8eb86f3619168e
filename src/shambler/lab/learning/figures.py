"""How good foretold chances are: Brier's score beside the base rate, and the calibration error."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from shambler.lab.learning.fitting import Labels, Numbers

BINS: Final = 10


class Bin(NamedTuple):
    """Positions that were foretold about the same chance."""

    said: float  # on average
    was: float
    positions: int


class Quality(NamedTuple):
    """``base`` is the score of naming a rate without looking."""

    brier: float
    base: float
    error: float


def bins(chance: Numbers, labels: Labels) -> list[Bin]:
    """From 0 to 10 %, 10 to 20 % and so on, as far as anything was foretold there."""
    place = np.minimum(BINS - 1, (chance * BINS).astype(int))
    parts = [place == number for number in range(BINS)]
    return [
        Bin(float(chance[part].mean()), float(labels[part].mean()), int(part.sum()))
        for part in parts
        if part.any()
    ]


def quality(chance: Numbers, labels: Labels, base: Numbers) -> Quality:
    """All figures of some positions; ``base`` is the rate that could be named without looking."""
    found = bins(chance, labels)
    total = max(1, len(labels))
    return Quality(
        float(((chance - labels) ** 2).mean()),
        float(((base - labels) ** 2).mean()),
        sum(abs(one.said - one.was) * one.positions for one in found) / total,
    )
