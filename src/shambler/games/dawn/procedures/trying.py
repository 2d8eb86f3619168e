"""A Research attempt that costs no Action (E-Y05)."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.procedures.eating import can_pay, pay_supplies
from shambler.games.dawn.procedures.research import ResearchRoll, scientist
from shambler.games.dawn.state import NOBODY
from shambler.kernel.procedure import Procedure


def may_research(game: DawnGame) -> bool:
    """Somebody in the Laboratory, a card left, no success yet, and Supplies enough."""
    state = game.state
    if scientist(game) == NOBODY or state.researched or not len(state.research):
        return False
    return can_pay(game, game.world.research.cards[state.current_research].supply)


class FreeAttempt(Procedure, frozen=True, gc=False):
    """The Supply of an Advanced card is still paid (DOZ-RES-02)."""

    def step(self, game: DawnGame) -> None:
        """Try, if anybody can."""
        if not may_research(game):
            game.end()
            return
        supply = game.world.research.cards[game.state.current_research].supply
        game.goto(ResearchRoll(scientist(game)))
        pay_supplies(game, supply, "DOZ-RES-02")
