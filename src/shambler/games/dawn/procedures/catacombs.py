"""Catacombs: whoever has no Red Diamond may lose the way (DOZ-TUN-03 to DOZ-TUN-07)."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.tunnel import GotLost, WayRolled
from shambler.games.dawn.procedures import combat, defences, placing, stealth
from shambler.games.dawn.procedures.dice import companion_dice, lawyers_penalty
from shambler.games.dawn.procedures.hits import remove_zeds
from shambler.games.dawn.procedures.retreat import can_stop
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
        game.tell(GotLost, place=self.place, number=number, zed=self.zed)
        if target == self.place:
            remove_zeds(game, self.zed)
        elif target in game.state.no_entry:
            return
        elif game.room_for_zeds(target) > 0 or game.world.zeds.stack_free[self.zed]:
            game.call(AppearLost(self.zed, target))


class AppearLost(Procedure, frozen=True, gc=False):
    """A lost Zeds unit comes to its number: a perimeter may keep it away, mines do not spare it.

    It moves there like any other, so whatever watches the space acts (DOZ-KINGMAN-03, DOZ-MINE-09).
    """

    zed: int
    place: int
    watched: bool = False

    def step(self, game: DawnGame) -> None:
        """There, mines and combat in their order."""
        guard = None if self.watched else defences.watchers(game, self.place)
        if guard is not None:
            game.goto(AppearLost(self.zed, self.place, True))
            game.call(guard)
            return
        game.end()
        stealth.come_out(game, self.place)
        game.state.zed_at[self.zed] = self.place
        placing.meet_new_zeds(game, self.zed, self.place)

    def returned(self, game: DawnGame, result: object) -> None:
        """Kept away: it stays in the Catacombs (DOZ-KINGMAN-04)."""
        if result == defences.CANCELLED:
            game.end()


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
            if not game.enemies_at(target) and target not in state.no_entry:
                state.unit_at[self.unit] = target
        elif can_stop(game, self.unit, target):
            state.unit_at[self.unit] = target
            combat.meet(game, self.unit, target, (self.place,))
        game.tell(GotLost, place=self.place, number=number, unit=self.unit)
