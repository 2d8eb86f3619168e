"""How much one browser or one address may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict

from shambler.kernel.errors import ShamblerError

MOST_KNOWN = 10_000  # addresses and browsers remembered at once


class TooMany(ShamblerError):
    """Asked for too often."""


class Allowance:
    """So many things a second, with some in reserve."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def spend(self) -> bool:
        """Is there one left?"""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Allowances:
    """One allowance for each name; those not heard of for longest are forgotten."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self.known: OrderedDict[str, Allowance] = OrderedDict()

    def spend(self, name: str) -> bool:
        """Does this name have one left?"""
        found = self.known.setdefault(name, Allowance(self.per_second, self.burst))
        self.known.move_to_end(name)
        if len(self.known) > MOST_KNOWN:
            self.known.popitem(last=False)
        return found.spend()
