"""A search for a won game, for those who want to record one.

A record of a won game shows that a scenario can be won, so how it was found does not matter: this
search knows the dice. It plays turn by turn, keeps the most promising positions after each turn
(a beam), and tries several ways to play the next one, picked at random among what the rules of
thumb find sensible.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from shambler.kernel.decision import Option
from shambler.kernel.machine import Game
from shambler.kernel.match import Match
from shambler.kernel.ruleset import Ruleset

G = TypeVar("G", bound=Game[Any, Any])
Answers = list[tuple[int, str]]  # seat and key of every answer
COLDEST = -8.0  # marks farther from the best are as unlikely as this


class Search(msgspec.Struct, Generic[G], frozen=True):
    """How a game is searched: how a turn is played, what a position is worth, what is told.

    ``warmth``: how far from the best mark an option may lie, one for each try in turn.
    """

    play_turn: Callable[[G, random.Random, float], Answers]
    promise: Callable[[G], float]
    warmth: tuple[float, ...]
    tell: Callable[[float, G], None] = lambda worth, game: None

    def run(self, game: G, seed: int, beam: int, tries: int) -> Answers | None:
        """The answers of a won game, or ``None`` when no line of play survived."""
        rng = random.Random(seed)
        lines: list[tuple[float, G, Answers]] = [(0.0, game, [])]
        while lines:
            found: dict[float, tuple[float, G, Answers]] = {}
            for _, position, answers in lines:
                for attempt in range(tries):
                    twin = position.copy()
                    more = self.play_turn(twin, rng, self.warmth[attempt % len(self.warmth)])
                    outcome = twin.state.outcome
                    if outcome is None:
                        worth = self.promise(twin)
                        found[round(worth, 5)] = (worth, twin, answers + more)
                    elif outcome.winners:
                        return answers + more
            lines = sorted(found.values(), key=lambda line: -line[0])[:beam]
            if lines:
                self.tell(*lines[0][:2])
        return None


def pick(
    rng: random.Random, options: Sequence[Option], marks: Sequence[float], warmth: float
) -> Option:
    """One of the options, the better marked the likelier."""
    best = max(marks)
    weights = [math.exp(max(COLDEST, (mark - best) / warmth)) for mark in marks]
    return rng.choices(options, weights)[0]


def record(
    rules: Ruleset, scenario: str, seed: int, answers: Answers, target: Path, **options: Any
) -> Path:
    """Play the answers again as a match and save it."""
    match = Match.new(rules, scenario, seed=seed, **options)
    for seat, key in answers:
        match.play(key, seat=seat)
    assert match.outcome is not None, match
    target.parent.mkdir(exist_ok=True)
    match.save(target)
    return target
