"""Questions of a combat before its dice are final: who defends, who slips away, who rolls again."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.combat import TrapsFailed, TrapsWorked
from shambler.games.dawn.options.picks import Flee, PickUnit, RollAgain, TryAbility
from shambler.games.dawn.procedures import retreat
from shambler.games.dawn.procedures.dice import companion_dice, single
from shambler.games.dawn.procedures.hits import hit_zeds
from shambler.games.dawn.state import HERO_DICE
from shambler.kernel.chance import Roll
from shambler.kernel.decision import PASS, Decision, Pass
from shambler.kernel.procedure import Procedure


class PickDefender(Procedure, frozen=True, gc=False):
    """Several could defend."""

    place: int
    units: tuple[int, ...]

    def step(self, game: DawnGame) -> Decision:
        """Ask who."""
        options = [game.world.options.unit[unit] for unit in self.units]
        return Decision(game.heroes, "defender", options, "DOZ-HTH-02", {"place": self.place})

    def chosen(self, game: DawnGame, option: PickUnit) -> None:
        """That one."""
        game.end(option.unit)


class SetTraps(Procedure, frozen=True, gc=False):
    """A defender with Traps may try them on Zeds that enter (DOZ-JOHNSON-04)."""

    needs: ClassVar[int] = 1
    unit: int
    place: int
    tried: bool = False

    def step(self, game: DawnGame) -> Decision | Roll:
        """Ask, then roll."""
        if self.tried:
            return Roll(HERO_DICE, 1 + companion_dice(game, self.unit))
        options = [game.world.options.traps[self.unit], PASS]
        about: dict[str, str | int] = {"unit": self.unit, "place": self.place}
        return Decision(game.heroes, "traps", options, "DOZ-JOHNSON-04", about)

    def chosen(self, game: DawnGame, option: TryAbility | Pass) -> None:
        """Try them, or fight."""
        if isinstance(option, Pass):
            game.end(False)
        else:
            game.goto(SetTraps(self.unit, self.place, True))

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """They work: one Hit, and everybody who fights backs up toward Town Center."""
        roll = single(game, self.unit, faces)
        if roll < game.world.units.traps_from[self.unit]:
            game.tell(TrapsFailed, unit=self.unit, roll=roll)
            game.end(False)
            return
        game.tell(TrapsWorked, unit=self.unit, roll=roll)
        game.goto(Withdrawn())
        there = tuple(game.fighters_at(self.place))
        game.call(retreat.RetreatUnits(there, self.place, withdrawal=True))
        hit_zeds(game, game.zeds_at(self.place), game.world.units.traps_hits[self.unit])


class Withdrawn(Procedure, frozen=True, gc=False):
    """The combat did not take place (DOZ-RET-10)."""

    def step(self, game: DawnGame) -> None:
        """Say so."""
        game.end(True)


class FleeOrStay(Procedure, frozen=True, gc=False):
    """Each unit the Zeds enter against may retreat instead of fighting."""

    place: int
    units: tuple[int, ...]

    def step(self, game: DawnGame) -> Decision | None:
        """Ask one after the other."""
        if not self.units:
            game.end()
            return None
        options = [game.world.options.flee[self.units[0]], PASS]
        about: dict[str, str | int] = {"unit": self.units[0], "place": self.place}
        return Decision(game.heroes, "flee", options, "DOZ-RUL-40", about)

    def chosen(self, game: DawnGame, option: Flee | Pass) -> None:
        """Go, or stay and fight."""
        game.goto(FleeOrStay(self.place, self.units[1:]))
        if isinstance(option, Flee):
            there = (option.unit,)
            game.call(retreat.RetreatUnits(there, self.place, True, fought=option.unit))


class AskReRoll(Procedure, frozen=True, gc=False):
    """A unit may roll its combat again: all dice, and the second result is final."""

    unit: int
    zeds_hits: int
    unit_hits: int
    zeds_lose: bool

    def step(self, game: DawnGame) -> Decision:
        """Ask, with the first result."""
        about: dict[str, str | int] = {
            "unit": self.unit,
            "zeds-hits": self.zeds_hits,
            "unit-hits": self.unit_hits,
            "loser": "zeds" if self.zeds_lose else "unit",
        }
        options = [game.world.options.reroll[self.unit], PASS]
        return Decision(game.heroes, "re-roll", options, "DOZ-RUL-47", about)

    def chosen(self, game: DawnGame, option: RollAgain | Pass) -> None:
        """Roll again, or take it."""
        game.end(isinstance(option, RollAgain))
