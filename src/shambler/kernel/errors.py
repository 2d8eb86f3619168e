"""Everything that can go wrong at the one door, each with its own name.

All of them are :class:`ShamblerError`: a caller may catch that and show the message to a person as
it is. Anything else that escapes is a defect of the program.
"""

from __future__ import annotations

from typing import Any


class ShamblerError(Exception):
    """Base of every error with a message meant for people."""


class UnknownKey(ShamblerError):
    """The text is not an option key of this game at all."""


class IllegalOption(ShamblerError):
    """The key is well formed, but the rules do not offer it now."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule


class StaleDecision(ShamblerError):
    """The answer belongs to a decision that is no longer the current one."""


class WrongSeat(ShamblerError):
    """The seat may not answer the current decision."""


class GameOver(ShamblerError):
    """The game has ended; there is nothing left to answer."""


class UndoBarrier(ShamblerError):
    """Something new was revealed since; going back needs the agreement of the table."""


class BadSetup(ShamblerError):
    """The scenario does not exist, or its options do not fit it."""


class UnknownGame(ShamblerError):
    """No game is registered under this key."""


class CampaignError(ShamblerError):
    """A campaign cannot do this now, or has no such chapter."""


class BadRecord(ShamblerError):
    """A saved game that cannot be read: where and why."""


class BadPosition(ShamblerError):
    """A position as text that cannot be laid out: why."""


class Diverged(BadRecord):
    """Replaying a record left the recorded path; ``step`` is the first answer that does not fit."""

    def __init__(self, message: str, step: int) -> None:
        super().__init__(message)
        self.step = step


class UnscriptedChance(ShamblerError):
    """A test or a replay met a die or a card that its script does not hold."""


class EndlessProcedure(ShamblerError):
    """The watchdog stopped rules that never come to a decision; ``position`` is the state."""

    def __init__(self, message: str, position: Any) -> None:
        super().__init__(message)
        self.position = position
