"""Monte Carlo tree search for one decision.

Each playout begins in a position imagined anew: what the seat cannot know is redrawn and the
future has other dice. At the first decision the budget is shared by sequential halving: all
candidates are tried, then the better half, and so on. The n-th playouts of all candidates share
their chance, so that luck favours none of them. Below, the tree of :mod:`shambler.agents.tree`
chooses; where it ends, the game's rules of thumb play on for a while and its sense judges.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import ceil, log2, sqrt
from typing import Any

from shambler.agents.budget import Budget
from shambler.agents.sense import Omen, Sense, Values, sense_of
from shambler.agents.tree import Node, select, weigh
from shambler.kernel.chance import Sampled
from shambler.kernel.decision import Decision, Option, SecretDecision
from shambler.kernel.machine import Game
from shambler.kernel.mixing import GOLDEN, MASK, mix

Progress = Callable[["TreeSearch"], object]

DOUBT = 1.4  # standard errors by which an option must do better than the usual one
RIPE = 8  # playouts after which what follows an option is searched too, not left to habit
FEWEST = 4  # candidates, if there are as many options
REPORT_EVERY = 16  # playouts between two calls of ``progress``


class TreeSearch:
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
        self._brought: dict[str, list[float]] = {}  # what each option brought, playout by playout
        first = self.imagine(0)
        assert first.decision is not None
        horizon = self.sense.horizon
        self.end = self.sense.clock(first) + horizon if horizon else MASK
        weigh(self.root, self.sense, first, first.decision, seat, self.options)
        foolish = self.sense.foolish(first, first.decision, seat)
        self.sane = [option for option in self.options if option.key not in foolish]
        priors = [self.root.priors[option.key] for option in self.options]
        # What somebody who does not think would do, if anybody has an opinion.
        self.usual = self.ranked()[0] if max(priors) > min(priors) else None

    def imagine(self, number: int) -> Game[Any, Any]:
        """A position the seat cannot tell from the real one; the same one for the same number."""
        chance = Sampled(mix((self.seed + number * GOLDEN) & MASK))
        imagined: Game[Any, Any] = self.game.rules.imagine(self.game, self.seat, chance)
        return imagined

    # -- sharing the budget ----------------------------------------------------------------

    def ranked(self) -> list[Option]:
        """The options that are worth a thought, the most promising first."""
        priors = self.root.priors
        return sorted(self.sane or self.options, key=lambda option: -priors[option.key])

    def run(self, budget: Budget, width: int, progress: Progress | None = None) -> None:
        """Spend the budget on the ``width`` most promising options."""
        left = self.ranked()[: max(2, width)]
        halvings = max(1, ceil(log2(len(left))))
        meter, stage = budget.start(), 0
        while meter.left():
            due = min(halvings - 1, int(meter.part() * halvings))
            while stage < due:
                stage += 1
                left = self._halve(left)
            self.try_once(min(left, key=self._times))
            meter.done += 1
            if progress is not None and meter.done % REPORT_EVERY == 0:
                progress(self)

    def _halve(self, options: list[Option]) -> list[Option]:
        """The better half; the usual option stays, for the others are compared with it."""
        kept = self.best(options)[: max(2, ceil(len(options) / 2))]
        return kept if self.usual is None or self.usual in kept else [*kept, self.usual]

    def _times(self, option: Option) -> int:
        return len(self._brought.get(option.key, ()))

    def best(self, options: list[Option]) -> list[Option]:
        """The options in the order of what they brought; those never tried come last."""
        return sorted(options, key=lambda option: -self._lead(option, 0.0))

    def _lead(self, option: Option, doubt: float) -> float:
        """By how much an option did better than the usual one, less some doubt.

        The n-th playouts of both had the same chance, so they are compared one by one. What is not
        sure to be better is not preferred: else noise would make a player dither.
        """
        mine = self._brought.get(option.key)
        if not mine:
            return -1.0
        if self.usual is None:
            return sum(mine) / len(mine)
        if option is self.usual:
            return 0.0
        gains = self._gains(option)
        if not gains:
            return -1.0
        mean = sum(gains) / len(gains)
        return mean - doubt * self._spread() / sqrt(len(gains)) if doubt else mean

    def _gains(self, option: Option) -> list[float]:
        """By how much each playout of an option did better than that of the usual one."""
        assert self.usual is not None
        theirs = self._brought.get(self.usual.key, ())
        return [a - b for a, b in zip(self._brought[option.key], theirs, strict=False)]

    def _spread(self) -> float:
        """The deviation of such gains over all options: few playouts of one say little of it."""
        total, count = 0.0, 0
        for option in self.options:
            if option is not self.usual and len(self._brought.get(option.key, ())) > 1:
                gains = self._gains(option)
                mean = sum(gains) / max(1, len(gains))
                total += sum((gain - mean) ** 2 for gain in gains)
                count += max(0, len(gains) - 1)
        return sqrt(total / count) if count else 1.0

    def verdict(self) -> Option:
        """The best of the options on which most of the budget went."""
        ranked = self.ranked()
        most = max(1, *map(self._times, ranked))
        tried = [option for option in ranked if 2 * self._times(option) >= most]
        return max(tried or ranked[:1], key=lambda option: self._lead(option, DOUBT))

    # -- one playout -----------------------------------------------------------------------

    def try_once(self, option: Option) -> None:
        """One more playout that begins with this option."""
        brought = self._brought.setdefault(option.key, [])
        number = len(brought) + 1
        self.playouts += 1
        game = self.imagine(number)
        node = self.root
        child = node.children.get(option.key)
        if child is None:
            child = node.children[option.key] = Node(len(self.places))
        child.seen += 1
        game.submit(self._same(game, option), self.seat)
        path = [node, child]
        if child.visits >= (1 if self.usual is None else RIPE):
            self._descend(game, child, path)
        values = self._play_on(game, number)
        brought.append(values[self.place])
        for node in path:
            node.add(values)

    def watch(self, option: Option, number: int) -> Iterable[Omen]:
        """What comes to pass in one future after an option, if the rules of thumb play on."""
        game = self.imagine(number)
        game.events = []
        game.submit(self._same(game, option), self.seat)
        self._play_on(game, number)
        return self.sense.omens(game, game.events, self.seat)

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


def candidates(playouts: float, led: bool) -> int:
    """How many options so many playouts are enough for; fewer if habit says which are likely."""
    return max(FEWEST, int((0.9 if led else 1.2) * sqrt(playouts)))
