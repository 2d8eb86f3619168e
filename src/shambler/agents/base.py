"""What every agent is.

An agent sits at one seat and is handed the position whenever that seat has to answer. The position
holds more than its seat may know, so there is one rule that every agent keeps: it looks only at the
decision it is asked, at ``game.rules.view(game, seat)``, and at positions made by
``game.rules.imagine(game, seat, chance)``, which redraw what the seat does not know. It never
changes the position it is handed; it explores copies.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from shambler.kernel.decision import Decision, Option, SecretDecision
from shambler.kernel.machine import Game


class Agent(ABC):
    """A player that is a program. It is built with a seed and is deterministic."""

    __slots__ = ()

    @abstractmethod
    def choose(
        self, game: Game[Any, Any], decision: Decision | SecretDecision, seat: int
    ) -> Option:
        """One of ``decision.options_for(seat)``."""


def play_on(game: Game[Any, Any], players: dict[int, Agent], most: int) -> int:
    """Let agents take so many decisions, or as many as are left; returns how many they were.

    A question to a team is answered by its first seat.
    """
    for count in range(most):
        decision = game.decision
        if decision is None:
            return count
        seat = decision.seats[0]
        game.submit(players[seat].choose(game, decision, seat), seat)
    return most
