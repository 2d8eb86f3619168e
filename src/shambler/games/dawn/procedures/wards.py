"""Cards that send units into the Hospital, out of it, or back from the Cemetery."""

from __future__ import annotations

from collections.abc import Sequence

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.infection import UnitAdmitted
from shambler.games.dawn.events.units import UnitArrived, UnitBuried
from shambler.games.dawn.options.picks import PickPlace, PickUnit
from shambler.games.dawn.procedures import stock
from shambler.games.dawn.procedures.arrivals import make_ready
from shambler.games.dawn.procedures.saving import bury, free_bed
from shambler.games.dawn.state import CEMETERY, COMATOSE, NOBODY, NOWHERE, TOWN
from shambler.kernel.decision import PASS, Decision, Option, Pass
from shambler.kernel.procedure import Procedure


def in_beds(game: DawnGame, wanted: Sequence[bool]) -> list[int]:
    """Patients of a kind, comatose or not."""
    return [unit for unit in game.in_beds() if wanted[unit]]


def named_and_quiet(game: DawnGame) -> list[int]:
    """Named spaces above ground with room that are not Zeds controlled (F-O06)."""
    board = game.world.board
    return [
        at
        for at in board.spaces
        if board.named[at]
        and board.track[at] in board.surface
        and not game.zeds_control(at)
        and not game.enemies_at(at)
        and game.room_for_units(at) > 0
    ]


class FullHealing(Procedure, frozen=True, gc=False):
    """A Civilians patient leaves its bed fresh (F-O06)."""

    unit: int = NOBODY

    def step(self, game: DawnGame) -> Decision:
        """Ask whom, then where."""
        table = game.world.options
        if self.unit == NOBODY:
            found = in_beds(game, game.world.units.any_civilians)
            options: list[Option] = [table.unit[unit] for unit in found]
            return Decision(game.heroes, "full-heal", options, "DOZ-HEAL-01")
        places: list[Option] = [table.place[place] for place in named_and_quiet(game)]
        about: dict[str, str | int] = {"unit": self.unit}
        return Decision(game.heroes, "place-character", places, "DOZ-SETUP-13", about)

    def chosen(self, game: DawnGame, option: PickUnit | PickPlace) -> None:
        """Whom, then where; Infection falls by 1 only."""
        if isinstance(option, PickUnit):
            game.goto(FullHealing(option.unit))
            return
        state = game.state
        state.unit_at[self.unit], state.unit_damage[self.unit] = option.place, 0
        state.unit_marks[self.unit] &= ~COMATOSE
        game.tell(UnitArrived, unit=self.unit, place=option.place)
        stock.move_infection(game, -1, "DOZ-HEAL-01")
        game.end()


class Hospitalising(Procedure, frozen=True, gc=False):
    """A unit of Town Center goes to a free bed with 1 Hit left (F-R01)."""

    def step(self, game: DawnGame) -> Decision | None:
        """Ask whom."""
        player = game.world.units.player
        there = [unit for unit in game.fighters_at(TOWN) if player[unit]]
        if free_bed(game) == NOWHERE or not there:
            game.end()
            return None
        options = [game.world.options.unit[unit] for unit in there]
        return Decision(game.heroes, "hospitalise", options, "DOZ-HEAL-06")

    def chosen(self, game: DawnGame, option: PickUnit) -> None:
        """Into the bed, without an EKG marker."""
        bed = free_bed(game)
        game.state.unit_at[option.unit] = bed
        game.state.unit_damage[option.unit] = game.world.units.life[option.unit] - 1
        game.tell(UnitAdmitted, unit=option.unit, place=bed)
        game.end()


class SendToCemetery(Procedure, frozen=True, gc=False):
    """A patient is given up (E-Y12, DOZ-JONES-05)."""

    def step(self, game: DawnGame) -> Decision | None:
        """Ask whom."""
        options = [game.world.options.unit[u] for u in in_beds(game, game.world.units.player)]
        if not options:
            game.end()
            return None
        return Decision(game.heroes, "patient-to-cemetery", options, "DOZ-LOC-01")

    def chosen(self, game: DawnGame, option: PickUnit) -> None:
        """Buried."""
        bury(game, option.unit)
        game.tell(UnitBuried, unit=option.unit, roll=0)
        game.end()


class Reviving(Procedure, frozen=True, gc=False):
    """A fighting unit returns with 1 Hit left; what it brought once it does not bring again."""

    def step(self, game: DawnGame) -> Decision | None:
        """Ask whom."""
        units, at = game.world.units, game.state.unit_at
        found = [
            u for u, place in enumerate(at)
            if place == CEMETERY and units.fighting[u] and units.player[u]
        ]  # fmt: skip
        if not found:
            game.end()
            return None
        options: list[Option] = [game.world.options.unit[unit] for unit in found]
        return Decision(game.heroes, "revive", [*options, PASS], "DOZ-LOC-01")

    def chosen(self, game: DawnGame, option: PickUnit | Pass) -> None:
        """Back in Town Center."""
        if isinstance(option, PickUnit):
            game.state.unit_at[option.unit] = TOWN
            make_ready(game, option.unit)
            game.state.unit_damage[option.unit] = game.world.units.life[option.unit] - 1
            game.tell(UnitArrived, unit=option.unit, place=TOWN)
        game.end()
