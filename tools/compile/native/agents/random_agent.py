"""Every option is as likely as any other.

This is ``shambler/agents/random_agent.py`` of the compiled build, in machine words (``mixing``):
the same choices from the same seed.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from shambler.agents.base import Agent
from shambler.kernel.decision import Decision, Option, SecretDecision
from shambler.kernel.machine import Game
from shambler.kernel.mixing import GOLDEN_WORD, MASK, mix, quotient, scrambled, signed

FRESH: Final[i64] = 1 << 40  # below this, a word has too little chance left for an even choice


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomAgent(Agent):
    """Plays at random; a choice takes the remainder of a word and leaves the quotient."""

    __slots__ = ("_count", "_key", "_word")

    def __init__(self, seed: int) -> None:
        self._key: i64 = signed(mix(seed & MASK))
        self._count: i64 = 0
        self._word: i64 = 0

    def choose(
        self, game: Game[Any, Any], decision: Decision | SecretDecision, seat: int
    ) -> Option:
        """Any of the options."""
        options = decision.options if type(decision) is Decision else decision.options_for(seat)
        word = self._word
        if 0 <= word < FRESH:  # a word from 2**63 on is carried as a negative one
            self._count += 1
            word = scrambled(self._key + self._count * GOLDEN_WORD)
        count: i64 = len(options)
        rest = quotient(word, count)
        self._word = rest
        pick = word - rest * count
        if isinstance(options, list):
            found: Option = options[pick]
            return found
        return options[pick]
