"""What agents know of a siege: the rules of thumb, and how far the end of the night is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp
from typing import Any, Final

from shambler.agents.base import Agent
from shambler.agents.dawn.features import NAMES, features
from shambler.agents.dawn.habits import SHELF
from shambler.agents.dawn.omens import omens
from shambler.agents.dawn.thumb import DawnThumb, QuickThumb, judge
from shambler.agents.dawn.worth import chance
from shambler.agents.sense import Knob, Omen, Sense, Values
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.procedures.event_deck import cards_left
from shambler.kernel.decision import Decision, Option, SecretDecision
from shambler.kernel.event import Event
from shambler.kernel.machine import Game
from shambler.kernel.ruleset import Ruleset

WARMTH: Final = 1.5  # points that make an option of a menu e times as promising
COOL: Final = 0.3  # the same for questions with small marks
MENUS: Final = ("action", "zeds-turn")
SURE: Final = 3.0  # by how much the best answer to a small question must be better


class DawnSense(Sense):
    """A playout goes on for a few turns; then it counts who is left and how near the Zeds are."""

    horizon = 3
    signs: tuple[str, ...] = NAMES

    def thumb(self, seed: int) -> Agent:
        """A sensible defender."""
        return DawnThumb(seed)

    def player(self, seed: int) -> Agent:
        """The same defender in a hurry."""
        return QuickThumb(seed)

    def knobs(self, rules: Ruleset) -> Mapping[str, Knob]:
        """The habits of the defenders that are found by playing."""
        return SHELF.knobs(rules.key)

    def settle(self, rules: Ruleset, habits: Mapping[str, float]) -> None:
        """The defenders have these habits."""
        SHELF.settle(rules.key, habits)

    def way(self, game: Game[Any, Any]) -> float:
        """The Event cards that are still to come."""
        assert isinstance(game, DawnGame)
        return float(cards_left(game))

    def clock(self, game: Game[Any, Any]) -> int:
        """The turns that have been played."""
        assert isinstance(game, DawnGame)
        return game.state.turn

    def guess(self, game: Game[Any, Any]) -> Values:
        """One team, one chance; the Zeds player has the rest."""
        assert isinstance(game, DawnGame)
        return self.shared(game, chance(game))

    def features(self, game: Game[Any, Any]) -> list[float]:
        """What both sides know."""
        assert isinstance(game, DawnGame)
        return features(game)

    def priors(
        self, game: Game[Any, Any], decision: Decision | SecretDecision, seat: int
    ) -> Sequence[float] | None:
        """By the marks of the rules of thumb."""
        assert isinstance(game, DawnGame)
        marks = judge(game, decision.kind, decision.options_for(seat), seat)
        best, warmth = max(marks), WARMTH if decision.kind in MENUS else COOL
        return [exp(max(-6.0, (mark - best) / warmth)) for mark in marks]

    def obvious(
        self, game: Game[Any, Any], decision: Decision | SecretDecision, seat: int
    ) -> Option | None:
        """Questions about which the rules of thumb have no doubt, or no opinion."""
        assert isinstance(game, DawnGame)
        if decision.kind in MENUS:
            return None
        options = decision.options_for(seat)
        marks = judge(game, decision.kind, options, seat)
        first, second = sorted(marks, reverse=True)[:2]
        return options[marks.index(first)] if first - second > SURE else None

    def omens(self, game: Game[Any, Any], events: Sequence[Event], seat: int) -> Iterable[Omen]:
        """Who is lost, who comes to safety."""
        return [*super().omens(game, events, seat), *omens(events, self.first(game, seat))]


SENSE = DawnSense()
