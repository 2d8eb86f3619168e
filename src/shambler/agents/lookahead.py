"""What an option leads to: every outcome of its dice and cards with its exact probability."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

from shambler.kernel.chance import Draw, Listed, Roll
from shambler.kernel.errors import UnscriptedChance
from shambler.kernel.machine import Game, Outcomes

Weighted = tuple[float, Game[Any, Any]]


class Inquiry(UnscriptedChance):
    """The rules ask for chance beyond what is fixed so far."""

    def __init__(self, outcomes: Iterator[tuple[Outcomes, float]], count: int) -> None:
        super().__init__("not fixed yet")
        self.outcomes = outcomes
        self.count = count


class Fixed(Listed):
    """Chance that is fixed up to a point; what is asked beyond is told with its distribution."""

    def roll(self, request: Roll, count: int) -> tuple[int, ...] | None:
        """The next fixed faces."""
        if self.position == len(self.outcomes):
            raise Inquiry(_rolls(request), _rolls_count(request))
        return super().roll(request, count)

    def draw(self, request: Draw, bag: tuple[int, ...], count: int) -> int | None:
        """The next fixed card."""
        if self.position == len(self.outcomes):
            cards = Counter(bag)
            raise Inquiry(((card, n / len(bag)) for card, n in cards.items()), len(cards))
        return super().draw(request, bag, count)


def _rolls(request: Roll) -> Iterator[tuple[Outcomes, float]]:
    """Every way a roll can fall; dice of one roll are alike, so their order does not matter."""
    total = request.sides**request.dice
    for faces in combinations_with_replacement(range(1, request.sides + 1), request.dice):
        ways = factorial(request.dice) // prod(factorial(n) for n in Counter(faces).values())
        yield faces, ways / total


def _rolls_count(request: Roll) -> int:
    """How many different ways there are."""
    dice, sides = request.dice, request.sides
    return factorial(dice + sides - 1) // (factorial(dice) * factorial(sides - 1))


def futures(
    game: Game[Any, Any], act: Callable[[Game[Any, Any]], object], most: int
) -> list[Weighted] | None:
    """The positions an act can lead to; ``None`` if there are more than ``most`` of them."""
    found: list[Weighted] = []
    waiting: list[tuple[tuple[Outcomes, ...], float]] = [((), 1.0)]
    while waiting:
        script, weight = waiting.pop()
        twin = game.copy(Fixed(script))
        try:
            act(twin)
        except Inquiry as asked:
            if len(found) + len(waiting) + asked.count > most:
                return None
            waiting += [((*script, outcome), weight * p) for outcome, p in asked.outcomes]
        else:
            found.append((weight, twin))
    return found
