"""How a game of InvaZions stands: a race of points against Freed Zombies."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any

from shambler.agents.base import Agent
from shambler.agents.invazions.features import NAMES, features
from shambler.agents.invazions.thumb import InvazionsThumb, best_of, marks
from shambler.agents.learned import learned
from shambler.agents.sense import Sense, Values
from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.kernel.decision import Decision, Option, SecretDecision
from shambler.kernel.machine import Game

PLAIN = ("claim", "claim-consent")
WARMTH = 2.0  # marks that apart, an option is e times as likely to be looked at
FAVOUR = 1.2  # the best mark is looked at first, though others have the same


class InvazionsSense(Sense):
    """Points against Freed Zombies: a race."""

    horizon = 2
    signs: tuple[str, ...] = NAMES
    harmless: tuple[str, ...] = ("spokesman", "players", "show_freed_count")

    def thumb(self, seed: int) -> Agent:
        """Plays either side."""
        return InvazionsThumb(seed)

    def clock(self, game: Game[Any, Any]) -> int:
        """Turns."""
        turn: int = game.state.turn
        return turn

    def priors(
        self, game: Game[Any, Any], decision: Decision | SecretDecision, seat: int
    ) -> Sequence[float] | None:
        """By the marks of the rules of thumb; what they would do comes first."""
        assert isinstance(game, InvazionsGame)
        found = marks(game, decision.kind, decision.options_for(seat), seat)
        top = best_of(found)
        best = found[top]
        promise = [exp(max(-4.0, (mark - best) / WARMTH)) for mark in found]
        promise[top] *= FAVOUR
        return promise

    def obvious(
        self, game: Game[Any, Any], decision: Decision | SecretDecision, seat: int
    ) -> Option | None:
        """Whoever has counted the cards does not guess."""
        assert isinstance(game, InvazionsGame)
        if decision.kind not in PLAIN:
            return None
        options = decision.options_for(seat)
        return options[best_of(marks(game, decision.kind, options, seat))]

    def features(self, game: Game[Any, Any]) -> list[float]:
        """What both sides know."""
        assert isinstance(game, InvazionsGame)
        return features(game)

    def guess(self, game: Game[Any, Any]) -> Values:
        """As was learned: whoever is nearer to the goal, with what is on the table counted in."""
        known = learned(game.rules)
        if known is None:
            return Sense.guess(self, game)
        return self.shared(game, known.hope(self.features(game)))


SENSE = InvazionsSense()
