"""Exact odds: what the dice of an option can do, as fractions."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

import msgspec


class Odds(msgspec.Struct, frozen=True):
    """The distribution of one count, such as ``hits``: value -> probability, adding up to one.

    ``facts`` hold single probabilities worth telling, such as ``kill-at-least-one``; ``about``
    holds plain numbers for the words, such as the damage of a hit; namers turn them into names.

    >>> coins = Odds("heads", {0: Fraction(1, 4), 1: Fraction(1, 2), 2: Fraction(1, 4)})
    >>> coins.mean, coins.at_least(1)
    (Fraction(1, 1), Fraction(3, 4))
    """

    what: str
    chances: Mapping[int, Fraction]
    dice: int = 0
    facts: Mapping[str, Fraction] = {}
    about: Mapping[str, int] = {}

    def at_least(self, count: int) -> Fraction:
        """The probability of this count or more."""
        return sum((p for value, p in self.chances.items() if value >= count), Fraction(0))

    @property
    def mean(self) -> Fraction:
        """The expected count."""
        return sum((value * p for value, p in self.chances.items()), Fraction(0))

    def as_data(self) -> dict[str, object]:
        """Floats for JSON."""
        return {
            "what": self.what,
            "dice": self.dice,
            "chances": {str(value): float(p) for value, p in sorted(self.chances.items())},
            "facts": {name: float(p) for name, p in self.facts.items()},
            "about": dict(self.about),
            "mean": float(self.mean),
        }
