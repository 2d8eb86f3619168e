"""How likely is the best play to win before the turn is over? Exactly, as a fraction.

Every answer of the team and every way dice and cards can fall would be too many positions. What is
left out changes no number:

* A turn ends when what it was called for has ended: a frame under it on the stack catches that
  moment. What follows by itself still counts; the next question belongs to another turn.
* Of a roll of which only the hits or the sum matter, each result is looked at once, by its weight.
* Positions that differ only in what no rule of the turn looks at are one (``Family.alike``), and
  how often a die was rolled before is forgotten.
* An answer is followed only as long as it may still be better than the best one known; a row of
  chances only as long as the rest of it, all won, would matter.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any, Final

from shambler.kernel.box import ChanceQuestion, Result, chance_question
from shambler.kernel.chance import EVERYTHING, Boxed, Sampled
from shambler.kernel.decision import Decision, Done, Face, Option
from shambler.kernel.errors import ShamblerError
from shambler.kernel.machine import Game
from shambler.kernel.procedure import Procedure
from shambler.kernel.state import key
from shambler.lab.family import Family

NEVER: Final = Fraction(0)
SURELY: Final = Fraction(1)
ANYTHING: Final = Fraction(-1)  # every chance is more: it is wanted exactly
OVER: Final = Done("over")
ENDLESS: Final = "the turn may go on and on: this is not solved exactly"

AnyGame = Game[Any, Any]


class NoPuzzle(ShamblerError):
    """There is nothing to find out here, or too much."""


class TurnOver(Procedure, frozen=True, gc=False):
    """Lies under a turn and asks nobody when it has ended; it is in no game that is played."""

    def step(self, game: AnyGame) -> Decision:
        """The turn is over."""
        return Decision((0,), "over", [OVER], public=False)

    def chosen(self, game: AnyGame, option: Option) -> None:
        """What called the turn goes on."""
        game.end()


def lay_under_the_turn(game: AnyGame) -> None:
    """Catch the end of the turn in which somebody is asked now.

    It may be followed by a question of its own, asked by what called it ("leave?").
    """
    game.state.stack.insert(max(0, len(game.state.stack) - 2), TurnOver())


class TurnSearch:
    """Looks at what can happen until the turn is over; chance is typed in."""

    def __init__(self, game: AnyGame, most: int, family: Family) -> None:
        self.game = game.copy(Boxed((EVERYTHING,), Sampled(0)))
        lay_under_the_turn(self.game)
        self.most = most
        self.family = family
        self.known: dict[str, tuple[Fraction, bool]] = {}  # a chance, or what it is not more than
        self.path: set[str] = set()

    def after(self, option: Option, least: Fraction = ANYTHING) -> Fraction:
        """The chance to win with this first answer, exact if it is more than ``least``."""
        return self.following(self.game, (option,), least)

    def following(
        self, game: AnyGame, options: Sequence[Option], least: Fraction = ANYTHING
    ) -> Fraction:
        """The same from another position of the turn, after some answers or faces."""
        twin = game.copy()
        for option in options:
            twin.submit(option)
        return self._chance(twin, least)

    def _chance(self, game: AnyGame, least: Fraction) -> Fraction:
        """The chance to win from here if it is more than ``least``, else anything not less."""
        if is_over(game):
            outcome = game.state.outcome
            return SURELY if outcome is not None and outcome.winners else NEVER
        fingerprint = self._fingerprint(game)
        found, exact = self.known.get(fingerprint, (SURELY, False))
        if exact or found <= least:
            return found
        if fingerprint in self.path:
            raise NoPuzzle(ENDLESS)
        if len(self.known) >= self.most:
            raise NoPuzzle(f"more than {self.most} positions: this is not solved exactly")
        self.path.add(fingerprint)
        asked = chance_question(game)
        if asked is not None:
            found = self._by_chance(game, asked, least)
        else:
            found = self._by_choice(game, least)
        self.path.discard(fingerprint)
        self.known[fingerprint] = (found, found > least)
        return found

    def _fingerprint(self, game: AnyGame) -> str:
        """Equal for positions in which the rest of the turn is the same."""
        state = self.family.alike(game)
        rolled, state.counters = state.counters, []
        found = key(state)
        state.counters = rolled
        return found

    def _by_chance(self, game: AnyGame, asked: ChanceQuestion, least: Fraction) -> Fraction:
        """The mean over all that can come."""
        total, open_ = NEVER, SURELY
        for faces, weight in falls(asked):
            open_ -= weight
            needed = (least - total - open_) / weight
            found = self.following(game, faces, needed)
            total += weight * found
            if found <= needed:  # not even if all that is open were won
                return total + open_
        return total

    def _by_choice(self, game: AnyGame, least: Fraction) -> Fraction:
        best = NEVER
        for option in self.useful(game):
            best = max(best, self.following(game, (option,), max(least, best)))
            if best == SURELY:
                break
        return best

    def useful(self, game: AnyGame) -> list[Option]:
        """The answers to the question of a game, without those that are never needed."""
        assert game.decision is not None
        idle = self.family.idle
        return [option for option in game.decision.options if option.verb not in idle]


def is_over(game: AnyGame) -> bool:
    """Has the turn ended, or the game? What follows a turn by itself happens now."""
    if game.state.outcome is not None:
        return True
    ended = type(game.state.stack[-1]) is TurnOver
    if ended:
        game.submit(OVER)
    return ended


def falls(asked: ChanceQuestion) -> Iterator[tuple[tuple[Face, ...], Fraction]]:
    """Every way the dice or the next card can come, as far as it matters, and how likely it is."""
    if not asked.dice:
        total = sum(asked.can_come.values())
        for card, copies in asked.can_come.items():
            yield _shown(card), Fraction(copies, total)
        return
    dice = asked.count - len(asked.given)
    told = asked.outcomes
    if told:
        ways = _ways_of(asked)
        for result, faces in told.items():
            yield _shown(*faces), Fraction(ways[result], asked.sides**dice)
        return
    frail = min(dice, asked.occasion.frail) if asked.occasion is not None else 0
    for faces, orders in _thrown(asked.sides, dice - frail):
        for last, more in _thrown(asked.sides, frail):
            yield _shown(*faces, *last), Fraction(orders * more, asked.sides**dice)


def _thrown(sides: int, dice: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """What dice of one kind can show, in order, and in how many orders it comes."""
    for faces in combinations_with_replacement(range(1, sides + 1), dice):
        yield faces, factorial(dice) // prod(factorial(n) for n in Counter(faces).values())


def _ways_of(asked: ChanceQuestion) -> Counter[Result]:
    """In how many ways the dice show each result: die by die, what each face adds to it."""
    ways = Counter({Result(0): 1})
    for place in range(asked.count):
        more: Counter[Result] = Counter()
        for (result, ones), many in ways.items():
            for face in asked.can_come:
                adds = asked.adds(place, face)
                more[Result(result + adds.result, ones + adds.ones)] += many
        ways = more
    return ways


def _shown(*faces: int) -> tuple[Face, ...]:
    return tuple(Face(f"face:{face}", face) for face in faces)
