"""Rules of thumb for InvaZions, one set for each side.

They read what their seat may know: the open table, their own hand, and what anybody who remembers
the open cards can count.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from shambler.agents.base import Agent
from shambler.agents.invazions.hordes import (
    judge_claim,
    judge_cut,
    judge_feed,
    judge_hit,
    judge_order,
    judge_place,
    judge_play,
    judge_price,
    judge_recruit,
    judge_strike,
    judge_trample,
    judge_waste,
)
from shambler.agents.invazions.human import (
    judge_action,
    judge_barricade,
    judge_bravery,
    judge_start,
    judge_zombie_card,
)
from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.kernel.decision import Decision, Option, SecretDecision
from shambler.kernel.machine import Game

Judge = Callable[[InvazionsGame, Option, int], float]


class InvazionsThumb(Agent):
    """Gives every option a mark and takes the best; what is unknown to it is worth nothing."""

    __slots__ = ()

    def __init__(self, seed: int) -> None: ...

    def choose(
        self, game: Game[Any, Any], decision: Decision | SecretDecision, seat: int
    ) -> Option:
        """The option with the best mark; the last of equals, which is to pass."""
        options = decision.options_for(seat)
        assert isinstance(game, InvazionsGame)
        return options[best_of(marks(game, decision.kind, options, seat))]


def marks(game: InvazionsGame, kind: str, options: Sequence[Option], seat: int) -> list[float]:
    """A mark for every option; unknown questions get no opinion, and the first answer will do."""
    judge = _JUDGES.get(kind)
    if judge is None:
        return [1.0] + [0.0] * (len(options) - 1)
    return [judge(game, option, seat) for option in options]


def best_of(found: Sequence[float]) -> int:
    """Where the best mark is; the last of equals."""
    return len(found) - 1 - found[::-1].index(max(found))


_JUDGES: dict[str, Judge] = {
    "start-discard": judge_start,
    "human-action": judge_action,
    "barricade": judge_barricade,
    "bravery": judge_bravery,
    "mute": judge_zombie_card,
    "clean-up": judge_zombie_card,
    "choose-place": judge_place,
    "play-card": judge_play,
    "hit": judge_hit,
    "strike": judge_strike,
    "recruit": judge_recruit,
    "recruit-order": judge_order,
    "rouse": judge_recruit,
    "recover": judge_zombie_card,
    "claim": judge_claim,
    "claim-consent": judge_claim,
    "cut": judge_cut,
    "discard": judge_waste,
    "judge-top": judge_price,
    "feed": judge_feed,
    "trample": judge_trample,
    "cull": judge_price,
}
