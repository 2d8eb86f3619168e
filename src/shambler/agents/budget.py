"""How long an agent may think: a time, or a number of playouts.

Time is that of the processor, so that a busy machine makes nobody weaker. A number of playouts
makes an agent deterministic for its seed.
"""

from __future__ import annotations

import re
from time import thread_time

import msgspec

from shambler.kernel.errors import ShamblerError

_FORM = re.compile(r"([1-9][0-9]{0,7})(ms|s|)")


class BadBudget(ShamblerError):
    """A text that is no budget."""


class Budget(msgspec.Struct, frozen=True):
    """For one decision. Exactly one of the two counts: the other is 0.

    >>> Budget.parse("50ms"), Budget.parse("2s"), Budget.parse("200")
    (Budget(ms=50, playouts=0), Budget(ms=2000, playouts=0), Budget(ms=0, playouts=200))
    """

    ms: int = 0
    playouts: int = 0

    @classmethod
    def parse(cls, text: str) -> Budget:
        """``50ms``, ``2s`` or a number of playouts."""
        found = _FORM.fullmatch(text)
        if found is None:
            raise BadBudget(f"{text!r} is no budget: 50ms, 2s or a number of playouts")
        number, unit = int(found[1]), found[2]
        if unit == "ms":
            return cls(ms=number)
        return cls(ms=1000 * number) if unit else cls(playouts=number)

    def __str__(self) -> str:
        return f"{self.ms}ms" if self.ms else str(self.playouts)

    def start(self) -> Meter:
        """Begin to spend it."""
        return Meter(self)


class Meter:
    """A budget that is being spent."""

    __slots__ = ("_end", "_most", "begun", "done")

    def __init__(self, budget: Budget) -> None:
        self.begun = thread_time()
        self.done = 0
        self._most = budget.playouts
        self._end = self.begun + budget.ms / 1000

    def left(self) -> bool:
        """Is there enough for one more playout?"""
        if self._most:
            return self.done < self._most
        return thread_time() < self._end

    def seconds(self) -> float:
        """The time since it was begun."""
        return thread_time() - self.begun

    def part(self) -> float:
        """How much is spent, 0 to 1."""
        if self._most:
            return self.done / self._most
        return min(1.0, (thread_time() - self.begun) / (self._end - self.begun))
