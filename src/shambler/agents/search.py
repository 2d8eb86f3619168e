"""Monte Carlo tree search for one decision.

Each playout begins in a position imagined anew: what the seat cannot know is redrawn and the
future has other dice. At the first decision the budget is shared by sequential halving: all
candidates are tried, then the better half, and so on. The n-th playouts of all candidates share
their chance, so that luck favours none of them. Below, the tree of :mod:`shambler.agents.tree`
chooses; where it ends, the game's rules of thumb play on for a while and its sense judges.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, log2, sqrt
from typing import Any

from shambler.agents.budget import Budget
from shambler.agents.sense import Sense, Values, sense_of
from shambler.agents.tree import Node, select, weigh
from shambler.kernel.chance import GOLDEN, MASK, Sampled, mix
from shambler.kernel.decision import Decision, Option, SecretDecision
from shambler.kernel.machine import Game

Progress = Callable[["Search"], object]

LEAN = 0.02  # chance to win that the most usual option is given in advance
FEWEST = 4  # candidates, if there are as many options
REPORT_EVERY = 16  # playouts between two calls of ``progress``


class Search:
    """The study of one decision of one seat."""

    def __init__(
        self,
        game: Game[Any, Any],
        decision: Decision | SecretDecision,
        seat: int,
        seed: int,
        root: Node | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.seed = seed
        self.sense: Sense = sense_of(game)
        self.places = {other: place for place, other in enumerate(game.rules.seats(game))}
        self.place = self.places[seat]
        self.options = decision.options_for(seat)
        self.root = root or Node(len(self.places))
        self.playouts = 0
        self._tried: dict[str, int] = {}
        first = self.imagine(0)
        assert first.decision is not None
        horizon = self.sense.horizon
        self.end = self.sense.clock(first) + horizon if horizon else MASK
        weigh(self.root, self.sense, first, first.decision, seat, self.options)

    def imagine(self, number: int) -> Game[Any, Any]:
        """A position the seat cannot tell from the real one; the same one for the same number."""
        chance = Sampled(mix((self.seed + number * GOLDEN) & MASK))
        imagined: Game[Any, Any] = self.game.rules.imagine(self.game, self.seat, chance)
        return imagined

    # -- sharing the budget ----------------------------------------------------------------

    def ranked(self) -> list[Option]:
        """The options, the most promising first."""
        priors = self.root.priors
        return sorted(self.options, key=lambda option: -priors[option.key])

    def run(self, budget: Budget, width: int, progress: Progress | None = None) -> None:
        """Spend the budget on the ``width`` most promising options."""
        left = self.ranked()[: max(2, width)]
        halvings = max(1, ceil(log2(len(left))))
        meter, stage = budget.start(), 0
        while meter.left():
            due = min(halvings - 1, int(meter.part() * halvings))
            while stage < due:
                stage += 1
                left = self.best(left)[: max(2, ceil(len(left) / 2))]
            self.try_once(min(left, key=self._times))
            meter.done += 1
            if progress is not None and meter.done % REPORT_EVERY == 0:
                progress(self)

    def _times(self, option: Option) -> int:
        return self._tried.get(option.key, 0)

    def best(self, options: list[Option]) -> list[Option]:
        """The options in the order of what they brought; those never tried come last."""
        children = self.root.children

        def value(option: Option) -> float:
            child = children.get(option.key)
            return child.mean(self.place) if child is not None and child.visits else -1.0

        return sorted(options, key=lambda option: -value(option))

    def verdict(self) -> Option:
        """The best of the options on which most of the budget went; the usual one if it is close.

        Without that lean, noise would make a player dither between equals.
        """
        ranked = self.ranked()
        most = max(1, *map(self._times, ranked))
        tried = [option for option in ranked if 2 * self._times(option) >= most]
        node, place = self.root, self.place
        return max(
            tried or ranked[:1],
            key=lambda o: (
                LEAN * node.priors[o.key] + node.children[o.key].mean(place)
                if o.key in node.children
                else 0.0
            ),
        )

    # -- one playout -----------------------------------------------------------------------

    def try_once(self, option: Option) -> None:
        """One more playout that begins with this option."""
        number = self._tried[option.key] = self._times(option) + 1
        self.playouts += 1
        game = self.imagine(number)
        node = self.root
        child = node.children.get(option.key)
        if child is None:
            child = node.children[option.key] = Node(len(self.places))
        child.seen += 1
        game.submit(self._same(game, option), self.seat)
        path = [node, child]
        if child.visits:
            self._descend(game, child, path)
        values = self._play_on(game, number)
        for node in path:
            node.add(values)

    def _same(self, game: Game[Any, Any], option: Option) -> Option:
        """The option as the imagined position knows it."""
        decision = game.decision
        assert decision is not None
        key = option.key
        return next(other for other in decision.options_for(self.seat) if other.key == key)

    def _descend(self, game: Game[Any, Any], node: Node, path: list[Node]) -> None:
        """Follow the tree until it ends, and add one node."""
        while (decision := game.decision) is not None and not self._over(game):
            seat = decision.seats[0]
            options = decision.options_for(seat)
            weigh(node, self.sense, game, decision, seat, options)
            option = select(node, options, self.places[seat])
            game.submit(option, seat)
            node = node.children[option.key]
            path.append(node)
            if not node.visits:
                return

    def _over(self, game: Game[Any, Any]) -> bool:
        """Has the game come to the horizon?"""
        return self.sense.clock(game) >= self.end

    def _play_on(self, game: Game[Any, Any], number: int) -> Values:
        """The rules of thumb play for everybody, until the horizon; then the position is judged."""
        sense = self.sense
        player = sense.player(self.seed + number)
        for _ in range(sense.longest):
            decision = game.decision
            if decision is None or self._over(game):
                break
            seat = decision.seats[0]
            game.submit(player.choose(game, decision, seat), seat)
        return sense.values(game)


def candidates(playouts: float) -> int:
    """How many options so many playouts are enough for."""
    return max(FEWEST, int(1.2 * sqrt(playouts)))
