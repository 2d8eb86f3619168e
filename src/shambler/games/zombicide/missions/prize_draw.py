"""Drawing a prototype at random (INV-MIS-04)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shambler.games.zombicide.core.game import SETUP
from shambler.games.zombicide.core.searching import Receive
from shambler.kernel.chance import Draw
from shambler.kernel.procedure import Procedure

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame


class DrawPrototype(Procedure, frozen=True, gc=False):
    """A random prototype of those not handed out yet; none left, nothing (INV-MIS-04)."""

    who: int
    rule: str

    def step(self, game: ZombicideGame) -> Draw | None:
        """Draw one."""
        if not len(game.state.prototypes):
            game.end()
            return None
        return Draw(SETUP, game.state.prototypes)

    def drawn(self, game: ZombicideGame, cards: tuple[int, ...]) -> None:
        """It comes with a free rearranging."""
        game.state.prototypes = game.state.prototypes.without(cards)
        game.goto(Receive(self.who, cards, self.rule))
