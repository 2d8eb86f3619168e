"""The planner: tree search over positions it can imagine, within a budget."""

from __future__ import annotations

from typing import Any

from shambler.agents.base import Agent
from shambler.agents.budget import Budget
from shambler.agents.circles import Memory, obvious, usual
from shambler.agents.search import Progress, TreeSearch, candidates
from shambler.agents.tree import Node
from shambler.kernel.chance import Sampled
from shambler.kernel.decision import Decision, Option, SecretDecision
from shambler.kernel.machine import Game
from shambler.kernel.mixing import GOLDEN, MASK, mix
from shambler.kernel.state import State

DEFAULT = Budget(ms=200)
FIRST_PACE = 0.002  # seconds for a playout, until it is known


class Planner(Agent):
    """Searches before it answers. With a budget of playouts it is deterministic for its seed.

    ``progress`` is called now and then with the running :class:`TreeSearch`.
    """

    __slots__ = (
        "_budget",
        "_count",
        "_expected",
        "_kept",
        "_key",
        "_memory",
        "_pace",
        "playouts",
        "progress",
    )

    def __init__(
        self, seed: int, budget: Budget = DEFAULT, progress: Progress | None = None
    ) -> None:
        self._key = mix(seed & MASK)
        self._count = 0
        self._budget = budget
        self._pace = FIRST_PACE
        self._memory = Memory()
        self._kept: Node | None = None  # the tree below our last answer ...
        self._expected: State | None = None  # ... which holds if the game has come to this state
        self.playouts = 0  # of all decisions so far
        self.progress = progress

    def choose(
        self, game: Game[Any, Any], decision: Decision | SecretDecision, seat: int
    ) -> Option:
        """The option that did best."""
        options = decision.options_for(seat)
        if len(options) == 1:
            return options[0]
        self._count += 1
        seed = mix((self._key + self._count * GOLDEN) & MASK)
        if self._memory.again(game, decision, seat):
            self._kept = None
            return usual(game, options, seat, seed)
        plain = obvious(game, options, seat, seed)
        if plain is not None:
            return plain
        search = TreeSearch(game, decision, seat, seed, self._reused(game, seat, seed))
        expected = self._budget.playouts or self._budget.ms / 1000 / self._pace
        meter = self._budget.start()
        width = candidates(expected, search.usual is not None)
        search.run(self._budget, width, self.progress)
        if search.playouts:
            self._pace = max(1e-6, meter.seconds() / search.playouts)
        self.playouts += search.playouts
        option = search.verdict()
        self._keep(search, option)
        return option

    # -- using the tree again --------------------------------------------------------------

    def _keep(self, search: TreeSearch, option: Option) -> None:
        """Where no dice fall, the next position is known and the tree below stays good."""
        game = search.imagine(0)
        before = list(game.state.counters)
        decision = game.decision
        assert decision is not None
        same = next(o for o in decision.options_for(search.seat) if o.key == option.key)
        game.submit(same, search.seat)
        known = game.state.counters == before and game.decision is not None
        self._kept = search.root.children.get(option.key) if known else None
        self._expected = game.state if known else None

    def _reused(self, game: Game[Any, Any], seat: int, seed: int) -> Node | None:
        """The tree below our last answer, if the game has come to where it begins."""
        if self._kept is None:
            return None
        imagined = game.rules.imagine(game, seat, Sampled(seed))
        return self._kept if imagined.state == self._expected else None
