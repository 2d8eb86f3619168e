"""Who keeps the table waiting, and since when: a bot may take the seat until they are back."""

from __future__ import annotations

import time
from collections.abc import Container

from shambler.kernel.decision import SecretDecision
from shambler.server.table import Seat, Table

STAND_IN = "thumb"  # plays for those who are away: fast, and no fool
GRACE = 30.0  # seconds that everybody has to come back after the server was started again


def absent(table: Table, here: Container[str]) -> list[Seat]:
    """Seats of people who are asked and not here.

    Where several may answer one question, it is enough that one of them is here.
    """
    decision = table.match.game.decision
    if decision is None:
        return []
    asked = [table.seats[number] for number in decision.seats if not table.seats[number].bot]
    away = [seat for seat in asked if seat.kind == "person" and seat.guest not in here]
    if len(away) < len(asked) and not isinstance(decision, SecretDecision):
        return []
    return away


def missing(table: Table, here: Container[str]) -> list[Seat]:
    """Seats of people who are asked, are not here, and keep somebody who is here waiting."""
    waiting = any(seat.kind == "person" and seat.guest in here for seat in table.seats)
    return absent(table, here) if waiting else []


class Clock:
    """When things happened at one table, in seconds since 1970: play may take days."""

    def __init__(self, asked_at: float) -> None:
        self.asked_at = asked_at  # the current question
        self.opened_at = time.time()
        self.left_at: dict[str, float] = {}  # person -> when their last browser was closed

    def due(self, seat: Seat, minutes: float) -> float:
        """When a bot may take the seat of somebody who is away."""
        patience = 60 * minutes
        since = max(self.asked_at, self.left_at.get(seat.guest, 0.0))
        return max(since + patience, self.opened_at + min(patience, GRACE))
