"""Dice for those who walk through fire, before they act (FH-M7-05)."""

from __future__ import annotations

from shambler.games.zombicide.core.game import DICE, ZombicideGame
from shambler.games.zombicide.core.state import IN_PLAY
from shambler.games.zombicide.core.turn import Turn
from shambler.games.zombicide.core.wounds import LoseArmor
from shambler.games.zombicide.missions.events import FireRolled
from shambler.kernel.box import Occasion
from shambler.kernel.chance import Roll
from shambler.kernel.procedure import Procedure


class FireRoll(Procedure, frozen=True, gc=False):
    """A die; a wound if it shows enough (FH-M7-05)."""

    who: int
    on: int
    rule: str

    def occasion(self, game: ZombicideGame) -> Occasion:
        """Fire: here the good faces are those that do not hurt."""
        return Occasion("fire", {"who": self.who}, self.rule, tuple(range(1, self.on)))

    def step(self, game: ZombicideGame) -> Roll:
        """One."""
        return Roll(DICE, 1)

    def rolled(self, game: ZombicideGame, faces: tuple[int, ...]) -> None:
        """It may hurt."""
        game.tell(FireRolled, self.who, faces[0], rule=self.rule)
        if faces[0] >= self.on:
            game.goto(LoseArmor(self.who, 1, None))
        else:
            game.end()


class ActAfter(Procedure, frozen=True, gc=False):
    """What a survivor was about to do, unless they fell meanwhile."""

    key: str

    def step(self, game: ZombicideGame) -> None:
        """As it was chosen."""
        game.end()
        turn = game.state.stack[-1]
        assert isinstance(turn, Turn)
        if game.state.survivors[turn.who].status == IN_PLAY:
            asked = turn.step(game)
            assert asked is not None
            turn.perform(game, next(o for o in asked.options if o.key == self.key))
