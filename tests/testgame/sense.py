"""What agents know of Barricade Night: rules of thumb, and how a night stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from shambler.agents.base import Agent
from shambler.agents.sense import Sense, Values
from shambler.kernel.decision import Decision, Option, SecretDecision
from shambler.kernel.machine import Game
from tests.testgame import pieces as its
from tests.testgame.night import Table

HIT = 1 / 3  # the chance that a zombie hits the wall


class NightThumb(Agent):
    """Gives every answer a mark and takes the best, the first of equals."""

    __slots__ = ()

    def __init__(self, seed: int) -> None: ...

    def choose(
        self, game: Game[Any, Any], decision: Decision | SecretDecision, seat: int
    ) -> Option:
        options = decision.options_for(seat)
        found = marks(game, decision.kind, options)
        return options[found.index(max(found))]


def marks(table: Table, kind: str, options: Sequence[Option]) -> list[float]:
    """A mark for each option; every answer will do to a question that is not known."""
    judge = _JUDGES.get(kind)
    return [judge(table, option) for option in options] if judge else [0.0] * len(options)


def judge_order(table: Table, option: Option) -> float:
    """The quieter night first."""
    assert isinstance(option, its.Top)
    content = table.world.content
    return -content.night[option.card] - 1.5 * (option.card in content.storms)


def judge_board(table: Table, option: Option) -> float:
    """The strongest board; a card that makes no wall is kept."""
    if not isinstance(option, its.Board):
        return 0.0
    content = table.world.content
    return content.strength.get(content.supply[option.supply], -1)


def judge_howl(table: Table, option: Option) -> float:
    """When more zombies come than the wall bears."""
    return float((option.verb == "pass") != (table.state.zombies * HIT >= table.state.wall - 1))


def judge_hush(table: Table, option: Option) -> float:
    """Howls help everybody."""
    return float(option.verb == "pass")


def judge_hold(table: Table, option: Option) -> float:
    """Falling back costs one for sure."""
    return -table.state.zombies * HIT if isinstance(option, its.Hold) else -1.0


_JUDGES: dict[str, Callable[[Table, Option], float]] = {
    "order-night": judge_order,
    "board": judge_board,
    "before-attack": judge_howl,
    "after-howl": judge_hush,
    "hold": judge_hold,
}


class NightSense(Sense):
    """A wall, and nights to come."""

    horizon = 2

    def thumb(self, seed: int) -> Agent:
        return NightThumb(seed)

    def clock(self, game: Game[Any, Any]) -> int:
        night: int = game.state.night
        return night

    def guess(self, game: Game[Any, Any]) -> Values:
        """All stand behind the same wall; rivals also count their fame."""
        state, tale = game.state, game.world.tale
        held = 1 / (1 + exp(1.3 * (tale.nights - state.night + 1) - state.wall))
        fame = [survivor.fame for survivor in state.survivors]
        if not tale.rivals:
            return (held,) * len(fame)
        return tuple(held * (mine + 1) / (max(fame) + 1) for mine in fame)

    def priors(
        self, game: Game[Any, Any], decision: Decision | SecretDecision, seat: int
    ) -> Sequence[float] | None:
        found = marks(game, decision.kind, decision.options_for(seat))
        return [exp(mark - max(found)) for mark in found]


SENSE = NightSense()
