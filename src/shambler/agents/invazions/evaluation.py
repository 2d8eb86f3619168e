"""How a game of InvaZions stands: a race of points against Freed Zombies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp
from typing import Any

from shambler.agents.base import Agent
from shambler.agents.invazions.features import NAMES, features
from shambler.agents.invazions.omens import omens
from shambler.agents.invazions.thumb import InvazionsThumb, best_of, marks
from shambler.agents.invazions.worth import research_worth, zombie_strength
from shambler.agents.sense import Omen, Sense, Values
from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.games.invazions.state import NOWHERE
from shambler.kernel.decision import Decision, Option, SecretDecision
from shambler.kernel.event import Event
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

    def omens(self, game: Game[Any, Any], events: Sequence[Event], seat: int) -> Iterable[Omen]:
        """Places and points."""
        return [*super().omens(game, events, seat), *omens(events, self.first(game, seat))]

    def guess(self, game: Game[Any, Any]) -> Values:
        """Whoever is nearer to the goal, with what is on the table counted in."""
        assert isinstance(game, InvazionsGame)
        always, state = game.world.always, game.state
        running = sum(
            research_worth(game, place.research)
            for place in state.places
            if place.research != NOWHERE
        )
        human = (state.human.score + 2 * running) / always.win_points
        zombie = (game.freed_held() + 0.1 * zombie_strength(game)) / always.win_freed
        chance = min(0.98, max(0.02, 0.5 + 0.7 * (human - zombie)))
        return self.shared(game, chance)


SENSE = InvazionsSense()
