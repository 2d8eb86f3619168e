"""The greedy player: looks one answer ahead, over exact odds, and takes what looks best then."""

from __future__ import annotations

from typing import Any

from shambler.agents.base import Agent
from shambler.agents.circles import Memory, usual
from shambler.agents.lookahead import futures
from shambler.agents.sense import Sense, sense_of
from shambler.kernel.chance import Sampled
from shambler.kernel.decision import Decision, Option, SecretDecision
from shambler.kernel.machine import Game
from shambler.kernel.mixing import GOLDEN, MASK, mix

EXACT = 500  # outcomes of one option that are looked at one by one: six dice fall in 462 ways
SAMPLES = 24  # where there are more


class GreedyAgent(Agent):
    """Weighs every option by the position right after it. Ties go to the rules of thumb."""

    __slots__ = ("_count", "_key", "_memory")

    def __init__(self, seed: int) -> None:
        self._key = mix(seed & MASK)
        self._count = 0
        self._memory = Memory()

    def choose(
        self, game: Game[Any, Any], decision: Decision | SecretDecision, seat: int
    ) -> Option:
        """The option with the best expectation."""
        options = decision.options_for(seat)
        if len(options) == 1:
            return options[0]
        self._count += 1
        seed = mix((self._key + self._count * GOLDEN) & MASK)
        habit = usual(game, options, seat, seed)
        if self._memory.again(game, decision, seat):
            return habit
        rules, sense = game.rules, sense_of(game)
        place = rules.seats(game).index(seat)
        imagined = rules.imagine(game, seat, Sampled(seed))
        values = [_value(sense, imagined, option.key, seat, place) for option in options]
        best = max(values)
        equal = [option.key for option, value in zip(options, values, strict=True) if value == best]
        key = habit.key if habit.key in equal else equal[0]
        return next(option for option in options if option.key == key)


def _value(sense: Sense, imagined: Game[Any, Any], key: str, seat: int, place: int) -> float:
    """What the seat can expect of an option."""

    def act(game: Game[Any, Any]) -> None:
        decision = game.decision
        assert decision is not None
        game.submit(next(o for o in decision.options_for(seat) if o.key == key), seat)

    exact = futures(imagined, act, EXACT)
    if exact is not None:
        return sum(weight * sense.values(game)[place] for weight, game in exact)
    total = 0.0
    for number in range(SAMPLES):
        game = imagined.copy(Sampled(number))
        act(game)
        total += sense.values(game)[place]
    return total / SAMPLES
