"""Puzzles: a position in which something can still be won before the turn is over.

What is the best first action, and how likely does it win? The answer is exact, as a fraction: see
``turn_search.py``. The turn is over when what the procedure that asks was called for has ended;
what would be won later does not count.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

import msgspec

from shambler.kernel.box import chance_question
from shambler.kernel.decision import Decision, Option
from shambler.kernel.errors import ShamblerError
from shambler.kernel.match import Match
from shambler.lab.family import family_of
from shambler.lab.puzzle_line import Step, best_line
from shambler.lab.turn_search import ENDLESS, NEVER, SURELY, NoPuzzle, TurnSearch

__all__ = ["MOST", "SURELY", "NoPuzzle", "Solution", "answers_of", "made_from", "solve"]

MOST: Final = 20_000  # positions; beyond, a puzzle is no puzzle


class Solution(msgspec.Struct, frozen=True):
    """The chance of every first answer to win before the turn is over, the best first."""

    chances: dict[str, Fraction]
    positions: int  # that were looked at
    line: tuple[Step, ...] = ()  # that wins most often

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


def answers_of(match: Match) -> list[Option]:
    """What may be answered here; what is free at any time and wins nothing is no answer."""
    decision, idle = match.game.decision, family_of(match.rules).idle
    options = decision.options if isinstance(decision, Decision) else ()
    return [option for option in options if option.key.partition(":")[0] not in idle]


def solve(match: Match, most: int = MOST) -> Solution:
    """All first answers with their exact chances; raises :class:`NoPuzzle`."""
    if not answers_of(match) or chance_question(match.game) is not None:
        raise NoPuzzle("nobody has to decide anything here")
    if len(match.rules.sides(match.game)) > 1:
        raise NoPuzzle("here others play against you: what they do is not known")
    search = TurnSearch(match.game, most, family_of(match.rules))
    try:
        found = {option.key: search.after(option) for option in answers_of(match)}
    except RecursionError as problem:
        raise NoPuzzle(ENDLESS) from problem
    best = dict(sorted(found.items(), key=lambda pair: (-pair[1], pair[0])))
    positions = len(search.known)
    return Solution(best, positions, best_line(search, max(best.values())))


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
