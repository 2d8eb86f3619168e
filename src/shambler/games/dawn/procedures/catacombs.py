"""Catacombs: whoever has no Red Diamond may lose the way (DOZ-TUN-03 to DOZ-TUN-07)."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.tunnel import GotLost, WayRolled
from shambler.games.dawn.procedures import combat, defences, settling
from shambler.games.dawn.procedures.dice import companion_dice, lawyers_penalty
from shambler.games.dawn.procedures.hits import remove_zeds
from shambler.games.dawn.procedures.saving import SavingRoll
from shambler.games.dawn.procedures.unzeds_save import UnZedsSave
from shambler.games.dawn.state import HERO_DICE, ZEDS_DICE
from shambler.kernel.chance import Roll
from shambler.kernel.procedure import Procedure


class ZedsLeave(Procedure, frozen=True, gc=False):
    """A Zeds unit tries to leave: the result is :data:`defences.CANCELLED` where it does not."""

    zed: int
    place: int
    lost: bool = False

    def step(self, game: DawnGame) -> Roll:
        """Roll; Lost! is a second roll."""
        return Roll(ZEDS_DICE, 1)

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """Out, still in, or somewhere else."""
        table, place = game.world.tables, self.place
        if not self.lost:
            game.tell(WayRolled, place=place, roll=faces[0], zed=self.zed)
            if faces[0] <= table.leaves_to:
                game.end()
            elif faces[0] <= table.stays_to:
                game.end(defences.CANCELLED)
            else:
                game.goto(ZedsLeave(self.zed, place, True))
            return
        game.end(defences.CANCELLED)
        self.wander(game, faces[0])

    def wander(self, game: DawnGame, number: int) -> None:
        """To that number of the Tunnel; the same number: lost for good; no room: it stays."""
        board = game.world.board
        target = board.space(board.track[self.place], number)
        if target == self.place:
            remove_zeds(game, self.zed)
        elif game.room_for_zeds(target) > 0 or game.world.zeds.stack_free[self.zed]:
            game.state.zed_at[self.zed] = target
            game.call(settling.Settle(target))
            if game.fighters_at(target):
                game.call(combat.Fight(target))
        game.tell(GotLost, place=self.place, number=number, zed=self.zed)


class UnitLeaves(Procedure, frozen=True, gc=False):
    """A unit without a Red Diamond tries to leave: the result is true where it may (RUL-77)."""

    needs: ClassVar[int] = 1
    unit: int
    place: int
    lost: bool = False

    def step(self, game: DawnGame) -> Roll:
        """Roll, low numbers are good; Lost! is a second roll."""
        return Roll(HERO_DICE, 1 if self.lost else 1 + companion_dice(game, self.unit))

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """Out, still in, or somewhere else."""
        table = game.world.tables
        if not self.lost:
            roll = max(1, min(faces) - lawyers_penalty(game, self.unit))
            game.tell(WayRolled, place=self.place, roll=roll, unit=self.unit)
            if roll <= table.leaves_to:
                game.end(True)
            elif roll <= table.stays_to:
                game.end(False)
            else:
                game.goto(UnitLeaves(self.unit, self.place, True))
            return
        game.end(False)
        self.wander(game, faces[0])

    def wander(self, game: DawnGame, number: int) -> None:
        """Entering Zeds there is an attack (DOZ-RUL-78)."""
        board, state = game.world.board, game.state
        target = board.space(board.track[self.place], number)
        fights = game.world.units.fighting[self.unit]
        if target == self.place:
            player = game.world.units.player[self.unit]
            game.call(SavingRoll(self.unit) if player else UnZedsSave(self.unit))
        elif not fights:
            if not game.enemies_at(target):
                state.unit_at[self.unit] = target
        elif game.room_for_units(target) > 0:
            state.unit_at[self.unit] = target
            combat.meet(game, self.unit, target, (self.place,))
        game.tell(GotLost, place=self.place, number=number, unit=self.unit)
