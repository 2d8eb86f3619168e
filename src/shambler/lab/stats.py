"""The little statistics that a simulation reports."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959963984540054  # of a normal distribution, 95 % lies within so many deviations


def wilson(successes: int, trials: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a rate: sound also near 0 and 1 and for few trials.

    >>> low, high = wilson(0, 10)
    >>> low, round(high, 3)
    (0.0, 0.278)
    """
    if not trials:
        return (0.0, 1.0)
    rate = successes / trials
    spread = z * z / trials
    centre = rate + spread / 2
    half = z * sqrt(rate * (1 - rate) / trials + spread / (4 * trials))
    low = 0.0 if successes == 0 else (centre - half) / (1 + spread)
    high = 1.0 if successes == trials else (centre + half) / (1 + spread)
    return (low, high)
