"""Puzzles: a position in which something can still be won before the turn is over.

What is the best first action, and how likely does it win? The answer is exact: every answer of the
team and every way dice and cards can fall are looked at, as fractions. The turn is over when what
the procedure that asks was called for has ended; what would be won later does not count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any, Final

import msgspec

from shambler.kernel.box import chance_question
from shambler.kernel.chance import EVERYTHING, Boxed, Sampled
from shambler.kernel.decision import Decision, Face
from shambler.kernel.errors import ShamblerError
from shambler.kernel.machine import Game
from shambler.kernel.match import Match
from shambler.kernel.state import key
from shambler.lab.family import family_of

MOST: Final = 20_000  # positions; beyond, a puzzle is no puzzle
NEVER: Final = Fraction(0)
SURELY: Final = Fraction(1)

AnyGame = Game[Any, Any]


class NoPuzzle(ShamblerError):
    """There is nothing to find out here, or too much."""


class Solution(msgspec.Struct, frozen=True):
    """The chance of every first answer to win before the turn is over, the best first."""

    chances: dict[str, Fraction]
    positions: int  # that were looked at

    @property
    def best(self) -> Fraction:
        """The best chance there is."""
        return next(iter(self.chances.values()))

    @property
    def answers(self) -> tuple[str, ...]:
        """The answers that have it."""
        return tuple(key for key, chance in self.chances.items() if chance == self.best)

    @property
    def is_interesting(self) -> bool:
        """Can it be won, and does it matter how?"""
        return self.best > NEVER and len(self.answers) < len(self.chances)


def solve(match: Match, most: int = MOST) -> Solution:
    """All first answers with their exact chances; raises :class:`NoPuzzle`."""
    decision = match.game.decision
    if not isinstance(decision, Decision) or chance_question(match.game) is not None:
        raise NoPuzzle("nobody has to decide anything here")
    if len(match.rules.sides(match.game)) > 1:
        raise NoPuzzle("here others play against you: what they do is not known")
    try:
        return _Solver(match.game, most, family_of(match.rules).idle).solve(decision)
    except RecursionError as problem:
        raise NoPuzzle("the turn may go on and on: this is not solved exactly") from problem


class _Solver:
    """Looks at everything that can happen until the turn is over; chance is typed in."""

    def __init__(self, game: AnyGame, most: int, idle: frozenset[str]) -> None:
        self.game = game.copy(Boxed((EVERYTHING,), Sampled(0)))
        # A turn may be followed by a question of its own, asked by what called it ("leave?").
        self.depth = max(1, len(game.state.stack) - 1)
        self.most = most
        self.idle = idle  # verbs that are looked at as first answers only
        self.known: dict[str, Fraction] = {}

    def solve(self, decision: Decision) -> Solution:
        found = {option.key: self._after(self.game, option) for option in decision.options}
        best = dict(sorted(found.items(), key=lambda pair: (-pair[1], pair[0])))
        return Solution(best, len(self.known))

    def _after(self, game: AnyGame, *options: Any) -> Fraction:
        """The chance to win once these answers were given."""
        twin = game.copy()
        for option in options:
            twin.submit(option)
        return self._chance(twin)

    def _chance(self, game: AnyGame) -> Fraction:
        outcome = game.state.outcome
        if outcome is not None:
            return SURELY if outcome.winners else NEVER
        if len(game.state.stack) < self.depth or game.decision is None:
            return NEVER  # the turn is over
        fingerprint = key(game.state)
        if fingerprint not in self.known:
            if len(self.known) >= self.most:
                raise NoPuzzle(f"more than {self.most} positions: this is not solved exactly")
            self.known[fingerprint] = NEVER
            self.known[fingerprint] = self._weighed(game)
        return self.known[fingerprint]

    def _weighed(self, game: AnyGame) -> Fraction:
        decision = game.decision
        assert decision is not None
        if chance_question(game) is not None:
            return sum(
                (weight * self._after(game, *faces) for faces, weight in _falls(game)), NEVER
            )
        best = NEVER
        for option in decision.options:
            if option.key.partition(":")[0] not in self.idle:
                best = max(best, self._after(game, option))
            if best == SURELY:
                break
        return best


def _falls(game: AnyGame) -> Iterator[tuple[tuple[Face, ...], Fraction]]:
    """Every way the dice or the next card can come; dice of one roll are alike."""
    asked = chance_question(game)
    assert asked is not None
    if not asked.dice:
        total = sum(asked.can_come.values())
        for card, copies in asked.can_come.items():
            yield (Face(f"face:{card}", card),), Fraction(copies, total)
        return
    dice = asked.count - len(asked.given)
    for faces in combinations_with_replacement(range(1, asked.sides + 1), dice):
        ways = factorial(dice) // prod(factorial(n) for n in Counter(faces).values())
        yield tuple(Face(f"face:{f}", f) for f in faces), Fraction(ways, asked.sides**dice)


def made_from(match: Match, most: int = MOST) -> Iterator[tuple[int, str, Solution]]:
    """Puzzles in a finished game, the last moments first: after how many answers, the position."""
    for number in range(match.number - 1, -1, -1):
        then = match.branch(number)
        decision = then.game.decision
        if not isinstance(decision, Decision) or len(decision.options) < 3:
            continue
        try:
            # A position tells what its writer sees: it is solved as those who get it see it.
            text = then.position()
            solution = solve(Match.from_position(lambda _: match.rules, text, seed=0), most)
        except ShamblerError:
            continue
        if solution.is_interesting:
            yield number, text, solution
