"""Set-up: the stages of the edition, one after the other, then the first round."""

from __future__ import annotations

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.round import Round
from shambler.games.zombicide.core.state import EMPTY, Survivor
from shambler.games.zombicide.core.world import ZombicideWorld
from shambler.kernel.procedure import Procedure


class SetUp(Procedure, frozen=True, gc=False):
    """Everything the team decides before the first round."""

    stage: int = 0

    def step(self, game: ZombicideGame) -> None:
        """One question after the other."""
        stages = game.world.edition.stages
        if self.stage == len(stages):
            game.goto(Round())
            return
        game.goto(SetUp(self.stage + 1))
        game.call(stages[self.stage])


def hold(world: ZombicideWorld, survivor: Survivor, card: int) -> None:
    """Put a card into the first slot it fits, else into the backpack."""
    slot = world.cards[card].slot
    if slot == "hand" and EMPTY in survivor.hands:
        survivor.hands = _filled(survivor.hands, card)
    elif slot == "body" and EMPTY in survivor.body:
        survivor.body = _filled(survivor.body, card)
    else:
        survivor.pack = (*survivor.pack, card)


def _filled(slots: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = slots.index(EMPTY)
    return (*slots[:at], card, *slots[at + 1 :])
