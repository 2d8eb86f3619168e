"""Every option is as likely as any other."""

from __future__ import annotations

from typing import Any, Final

from shambler.agents.base import Agent
from shambler.kernel.decision import Decision, Option, SecretDecision
from shambler.kernel.machine import Game
from shambler.kernel.mixing import MASK, mix, word_at

FRESH: Final = 1 << 40  # below this, a word has too little chance left for an even choice


class RandomAgent(Agent):
    """Plays at random. Its words of chance are numbered, as those of the kernel are.

    One word serves several choices: a choice among ``n`` takes the remainder by ``n`` and leaves
    the quotient. A new word comes before the quotient is small enough to favour an option.
    """

    __slots__ = ("_count", "_key", "_word")

    def __init__(self, seed: int) -> None:
        self._key = mix(seed & MASK)
        self._count = 0
        self._word = 0

    def choose(
        self, game: Game[Any, Any], decision: Decision | SecretDecision, seat: int
    ) -> Option:
        """Any of the options."""
        options = decision.options if type(decision) is Decision else decision.options_for(seat)
        if self._word < FRESH:
            self._count += 1
            self._word = word_at(self._key, self._count)
        self._word, pick = divmod(self._word, len(options))
        return options[pick]
