"""Rules of thumb: the Hero side holds the tracks that are about to break, the Zeds press them.

Everything on the table is open, so the rules look at the position itself. In the Action menu every
option is worth what it takes off the danger of the tracks; other questions have simple answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shambler.agents.base import Agent
from shambler.agents.dawn.answers import JUDGES
from shambler.agents.dawn.menu import MenuJudge
from shambler.agents.dawn.zeds import zeds_marks
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.options.actions import GiveOrder, Move
from shambler.kernel.decision import Decision, Option, SecretDecision
from shambler.kernel.machine import Game
from shambler.kernel.mixing import GOLDEN, MASK, mix

GLANCE = 10  # moves that are looked at in a hurry


class DawnThumb(Agent):
    """A sensible defender; in the Zeds player's seat a sensible attacker."""

    __slots__ = ()

    def __init__(self, seed: int) -> None: ...

    def choose(
        self, game: Game[Any, Any], decision: Decision | SecretDecision, seat: int
    ) -> Option:
        """The option with the best mark; the first of equals."""
        options = decision.options_for(seat)
        assert isinstance(game, DawnGame)
        found = judge(game, decision.kind, options, seat)
        return options[found.index(max(found))]


class QuickThumb(DawnThumb):
    """The same in a hurry, for playouts: of many moves and orders it looks at a few."""

    __slots__ = ("_word",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._word = mix(seed & MASK)

    def choose(
        self, game: Game[Any, Any], decision: Decision | SecretDecision, seat: int
    ) -> Option:
        """The best of those it looked at."""
        options = decision.options_for(seat)
        if decision.kind != "action" or len(options) <= GLANCE:
            return super().choose(game, decision, seat)
        assert isinstance(game, DawnGame)
        moves = [option for option in options if type(option) is Move]
        orders = [option for option in options if type(option) is GiveOrder]
        seen = [option for option in options if type(option) not in (Move, GiveOrder)]
        self._word = mix((self._word + GOLDEN) & MASK)
        stride = max(1, len(moves) // GLANCE)
        seen += moves[self._word % stride :: stride]
        seen += orders[self._word % len(orders) :][:1] if orders else ()
        found = judge(game, decision.kind, seen, seat)
        return seen[found.index(max(found))]


def judge(game: DawnGame, kind: str, options: Sequence[Option], seat: int) -> list[float]:
    """A mark for every option, by the side on which a seat plays."""
    side = zeds_marks if seat == game.world.sides.zeds else marks
    return side(game, kind, options)


def marks(game: DawnGame, kind: str, options: Sequence[Option]) -> list[float]:
    """A mark for every option; unknown questions get no opinion."""
    if kind == "action":
        return MenuJudge(game).marks(options)
    judge = JUDGES.get(kind)
    return judge(game, options) if judge is not None else [0.0] * len(options)
