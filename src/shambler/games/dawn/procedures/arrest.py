"""Arrest and Jail (DOZ-VS-09 to DOZ-VS-12)."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.dawn.abilities.un_zeds import BadLuck
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.versus import ArrestTried
from shambler.games.dawn.procedures.dice import companion_dice, single
from shambler.games.dawn.procedures.unzeds_save import leave_effects
from shambler.games.dawn.procedures.zeds_turn import act
from shambler.games.dawn.schemes.bail import bails
from shambler.games.dawn.state import HERO_DICE, JAIL
from shambler.kernel.chance import Roll
from shambler.kernel.decision import PASS, Decision, Option
from shambler.kernel.moment import Window
from shambler.kernel.procedure import Procedure

OFFICERS = ("military", "law")


def arrest_bonus(game: DawnGame, officer: int, suspect: int) -> int:
    """Military and Law Enforcement are better at it, Ghost is hard to hold (DOZ-MILITARY-01)."""
    units = game.world.units
    bonus = game.world.tables.officer_bonus if units.profession[officer] in OFFICERS else 0
    luck = sum(a.penalty for a in units.abilities[suspect] if type(a) is BadLuck)  # DOZ-GHOST-05
    return bonus - luck


class ArrestRoll(Procedure, frozen=True, gc=False):
    """5 and 6 succeed (DOZ-VS-09)."""

    needs: ClassVar[int] = 1
    officer: int
    suspect: int

    def step(self, game: DawnGame) -> Roll:
        """Roll."""
        return Roll(HERO_DICE, 1 + companion_dice(game, self.officer))

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """Into Jail, or still at large."""
        bonus = arrest_bonus(game, self.officer, self.suspect)
        roll = single(game, self.officer, faces)
        works = roll + bonus >= game.world.tables.arrest_from
        game.tell(ArrestTried, leader=self.officer, unit=self.suspect, roll=roll, works=works)
        game.end()
        if works:
            jail(game, self.suspect)
            game.call(BailWindow())


def jail(game: DawnGame, unit: int) -> None:
    """Its markers and continuing effects end (DOZ-VS-11, DOZ-LOC-03)."""
    state = game.state
    state.unit_at[unit] = JAIL
    state.unit_damage[unit] = 0
    state.unit_marks[unit] = 0
    leave_effects(game, unit)


class BailWindow(Window, frozen=True, gc=False):
    """Releases may be bought at any time, so also right after an Arrest (DOZ-XAIO-03)."""

    def ask(self, game: DawnGame) -> Decision | None:
        """While Zeds Actions are left."""
        options: list[Option] = [*bails(game)]
        if not options:
            return None
        zeds = (game.world.sides.zeds,)
        return Decision(zeds, "bail", [*options, PASS], "DOZ-XAIO-03")

    def use(self, game: DawnGame, option: Option) -> None:
        """Free it."""
        act(game, option)
