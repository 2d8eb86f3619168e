"""Cards that move Refugees about, ask for them in the Camp, or restore order."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.refugees import RefugeesMoved
from shambler.games.dawn.events.units import UnitBuried
from shambler.games.dawn.options.picks import PickPlace, PickUnit
from shambler.games.dawn.procedures import settling, stock
from shambler.games.dawn.procedures.four_r import can_flee, walk_refugees
from shambler.games.dawn.procedures.healing import HealSome
from shambler.games.dawn.procedures.housekeeping import remove_chaos
from shambler.games.dawn.procedures.standstill import stuck
from shambler.games.dawn.state import CAMP, FIRST_SPACE, FLED, HERO_DICE, OUT
from shambler.kernel.chance import Roll
from shambler.kernel.decision import DONE, Decision, Done, Option
from shambler.kernel.procedure import Procedure

LEAVES_ON = 1
HELPS_ON = 6


class RemoveChaosMarkers(Procedure, frozen=True, gc=False):
    """Chaos markers leave the map, perhaps for Infection; ``free``: as many as wanted."""

    left: int
    free: bool
    villages: bool
    infection: int

    def step(self, game: DawnGame) -> Decision | None:
        """Ask where."""
        board = game.world.board
        found = sorted(set(game.state.chaos))
        found = [at for at in found if not self.villages or at in board.villages]
        if not self.left or not found:
            game.end()
            return None
        options: list[Option] = [game.world.options.place[place] for place in found]
        more: list[Option] = [DONE] if self.free else []
        return Decision(game.heroes, "remove-chaos", options + more, "DOZ-CHAOS-03")

    def chosen(self, game: DawnGame, option: PickPlace | Done) -> None:
        """One marker less there."""
        if isinstance(option, Done):
            game.end()
            return
        game.goto(RemoveChaosMarkers(self.left - 1, self.free, self.villages, self.infection))
        remove_chaos(game, option.place)
        stock.change(game, "infection", self.infection, "DOZ-HK-02")


class WalkBack(Procedure, frozen=True, gc=False):
    """Refugees go one space away from Town Center; among Zeds they are devoured (F-G07)."""

    waiting: tuple[int, ...]

    def step(self, game: DawnGame) -> Decision | None:
        """Ask who is next."""
        state, starts = game.state, game.world.board.is_start
        there = [
            unit
            for unit in self.waiting
            if state.unit_at[unit] >= FIRST_SPACE
            and state.unit_marks[unit] & FLED
            and not starts[state.unit_at[unit]]
        ]
        if not there:
            game.end()
            return None
        options = [game.world.options.unit[unit] for unit in there]
        return Decision(game.heroes, "walk-back", options, "DOZ-RUL-09")

    def chosen(self, game: DawnGame, option: PickUnit) -> None:
        """One space; onto a Start space they are safe."""
        unit, board = option.unit, game.world.board
        game.goto(WalkBack(tuple(u for u in self.waiting if u != unit)))
        place = board.away[game.state.unit_at[unit]]
        if place in game.state.no_entry or game.bridge_shut(place) or stuck(game, place):
            return
        game.state.unit_at[unit] = place
        game.tell(RefugeesMoved, unit=unit, place=place)
        if place in game.state.zed_at and not board.is_start[place]:
            settling.devour(game, unit)


def next_to_zeds(game: DawnGame) -> list[int]:
    """Refugees on or next to a space with Zeds whose way is free (F-Y01)."""
    near, at = game.world.board.on_or_next_to, game.state.unit_at
    return [
        unit
        for unit in game.world.units.refugees
        if can_flee(game, unit) and any(zed in near[at[unit]] for zed in game.state.zed_at)
    ]


class WalkForward(Procedure, frozen=True, gc=False):
    """These Refugees go one space toward Town Center."""

    units: tuple[int, ...]

    def step(self, game: DawnGame) -> None:
        """One after the other, if the way is still free."""
        if not self.units:
            game.end()
            return
        game.goto(WalkForward(self.units[1:]))
        if can_flee(game, self.units[0]):
            walk_refugees(game, self.units[0], game.world.board.toward)


class RollInCamp(Procedure, frozen=True, gc=False):
    """1: they leave the game; 6: Civilians are Healed by 1 Hit (F-Y04)."""

    waiting: tuple[int, ...]

    def step(self, game: DawnGame) -> Roll | None:
        """Roll for the next in the Camp."""
        there = tuple(unit for unit in self.waiting if game.state.unit_at[unit] == CAMP)
        if not there:
            game.end()
            return None
        return Roll(HERO_DICE, 1)

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """What the die says."""
        there = tuple(unit for unit in self.waiting if game.state.unit_at[unit] == CAMP)
        game.goto(RollInCamp(there[1:]))
        if faces[0] == LEAVES_ON:
            game.state.unit_at[there[0]] = OUT
            game.tell(UnitBuried, unit=there[0], roll=faces[0])
        elif faces[0] == HELPS_ON:
            game.call(HealSome(1, everywhere=True))
