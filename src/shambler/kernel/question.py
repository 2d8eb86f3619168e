"""What is asked of a match, and what it refuses, ready to be shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from shambler.kernel.decision import Decision, Option, SecretDecision

if TYPE_CHECKING:
    from shambler.kernel.played import Played


class BlockedOption(NamedTuple):
    """Something that cannot be done now: its key, the rule that forbids it, the reason in words."""

    key: str
    rule: str
    reason: str


class Question:
    """The current decision of a match, ready to be shown."""

    def __init__(self, match: Played, decision: Decision | SecretDecision) -> None:
        self.number = match.number
        self.seats = decision.seats
        self.kind = decision.kind
        self.rule = decision.rule
        self.options = tuple(decision.options)
        self._match = match
        self._decision = decision

    @property
    def prompt(self) -> str:
        """The question in one English sentence; :meth:`Match.teller` speaks other languages."""
        return self._match.teller().prompt(self._decision)

    def options_for(self, seat: int) -> Sequence[Option]:
        """What one seat may choose from."""
        return self._decision.options_for(seat)

    def __repr__(self) -> str:
        keys = " ".join(option.key for option in self.options)
        return f"<decision {self.number} {self.kind} for seats {self.seats}: {keys}>"
