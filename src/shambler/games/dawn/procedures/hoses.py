"""Fire Hoses: the roll first, then a Zeds unit that is not too strong (DOZ-FD129-03, -04)."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.defences import AbilityTried
from shambler.games.dawn.options.picks import PickZed
from shambler.games.dawn.procedures.dice import companion_dice, total
from shambler.games.dawn.procedures.retreat import RetreatZeds
from shambler.games.dawn.state import HERO_DICE
from shambler.kernel.chance import Roll
from shambler.kernel.decision import Decision
from shambler.kernel.procedure import Procedure


class AimHoses(Procedure, frozen=True, gc=False):
    """One Zeds unit in an adjacent space whose Strength is at most the total retreats."""

    needs: ClassVar[int] = 2
    unit: int
    dice: int
    total: int = 0

    def step(self, game: DawnGame) -> Decision | Roll | None:
        """Roll, then ask."""
        if not self.total:
            return Roll(HERO_DICE, self.dice + companion_dice(game, self.unit))
        board = game.world.board
        near = board.neighbours[game.state.unit_at[self.unit]]
        found = [
            zed
            for at in near
            if not board.is_start[at]
            for zed in game.zeds_at(at)
            if game.zed_strength(zed) <= self.total
        ]
        if not found:
            game.end()
            return None
        options = [game.world.options.zed[zed] for zed in found]
        return Decision(game.heroes, "fire-hoses", options, "DOZ-FD129-03")

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """How strong a unit can be."""
        rolled = total(game, self.unit, faces)
        game.tell(AbilityTried, unit=self.unit, what="fire-hoses", roll=rolled)
        game.goto(AimHoses(self.unit, self.dice, rolled))

    def chosen(self, game: DawnGame, option: PickZed) -> None:
        """That one alone."""
        game.goto(RetreatZeds((option.zed,)))
