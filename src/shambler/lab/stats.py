"""The little statistics that a simulation reports."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, sqrt
from statistics import correlation, fmean, stdev

Z95 = 1.959963984540054  # of a normal distribution, 95 % lies within so many deviations

Interval = tuple[float, float]


def wilson(successes: int, trials: int, z: float = Z95) -> Interval:
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


def paired_rates(only_first: int, only_second: int, pairs: int, z: float = Z95) -> Interval:
    """The interval of the second rate minus the first, of paired trials (Agresti and Min).

    Half a pair is added to each of the four ways a pair can end, which keeps it honest for few.

    >>> [round(end, 2) for end in paired_rates(2, 12, 40)]
    [0.07, 0.41]
    """
    size = pairs + 2
    difference = (only_second - only_first) / size
    uneven = (only_first + only_second + 1) / size
    half = z * sqrt(max(0.0, uneven - difference**2) / size)
    return (max(-1.0, difference - half), min(1.0, difference + half))


def sign_test(fewer: int, more: int) -> float:
    """How likely so uneven a result would be between equals (exact, two sides).

    >>> sign_test(0, 8)
    0.0078125
    """
    uneven, least = fewer + more, min(fewer, more)
    tail = sum(comb(uneven, count) for count in range(least + 1))
    return float(min(1.0, 2 * tail / 2**uneven))


def mean_interval(values: Sequence[float], z: float = Z95) -> Interval | None:
    """The interval of a mean, for values enough to be normal; ``None`` for fewer than two."""
    if len(values) < 2:
        return None
    centre, half = fmean(values), z * stdev(values) / sqrt(len(values))
    return (centre - half, centre + half)


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float | None:
    """Spearman's: how far two lists put the same things into one order; equals share a rank.

    ``None`` where one of them puts them into no order at all.
    """
    if len({*one}) < 2 or len({*other}) < 2:
        return None
    return correlation(_ranks(one), _ranks(other))


def _ranks(values: Sequence[float]) -> list[float]:
    below = [sum(other < value for other in values) for value in values]
    return [rank + (values.count(value) - 1) / 2 for rank, value in zip(below, values, strict=True)]
