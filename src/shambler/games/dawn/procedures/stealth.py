"""Pickles hides among Zeds (DOZ-PICKLES-03 to DOZ-PICKLES-16)."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.defences import AbilityTried
from shambler.games.dawn.options.picks import UseIt
from shambler.games.dawn.procedures import combat, retreat
from shambler.games.dawn.procedures.combat_ends import FOUND
from shambler.games.dawn.procedures.dice import companion_dice, single
from shambler.games.dawn.state import HERO_DICE, STEALTHED
from shambler.kernel.chance import Roll
from shambler.kernel.decision import PASS, Decision, Pass
from shambler.kernel.procedure import Procedure


def hides_from(game: DawnGame, unit: int) -> int:
    """The roll from which a unit stays hidden; 0 for those who cannot hide."""
    return game.world.units.hides_from[unit]


def hidden_at(game: DawnGame, place: int) -> list[int]:
    """Who is hidden in a space."""
    marks, at, found = game.state.unit_marks, game.state.unit_at, []
    for unit in game.world.units.hiders:
        if at[unit] == place and marks[unit] & STEALTHED:
            found.append(unit)
    return found


def come_out(game: DawnGame, place: int) -> None:
    """Where no Zeds are left nobody is hidden any more; looked at before new ones enter."""
    if game.world.units.hiders and place not in game.state.zed_at:
        for unit in hidden_at(game, place):
            game.state.unit_marks[unit] &= ~STEALTHED


class TryToHide(Procedure, frozen=True, gc=False):
    """Hide from those who are here: the result says whether it worked, nothing if not tried."""

    needs: ClassVar[int] = 1
    unit: int
    tried: bool = False

    def step(self, game: DawnGame) -> Decision | Roll:
        """Ask, then roll."""
        if self.tried:
            return Roll(HERO_DICE, 1 + companion_dice(game, self.unit))
        options = [UseIt("dare", "stealth", self.unit), PASS]
        return Decision(game.heroes, "stealth", options, "DOZ-PICKLES-03", {"unit": self.unit})

    def chosen(self, game: DawnGame, option: UseIt | Pass) -> None:
        """Try it, or show oneself."""
        if isinstance(option, Pass):
            game.end()
        else:
            game.goto(TryToHide(self.unit, True))

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """Hidden, or found."""
        roll = single(game, self.unit, faces)
        works = roll >= hides_from(game, self.unit)
        game.tell(AbilityTried, unit=self.unit, what="stealth", roll=roll)
        if works and game.enemies_at(game.state.unit_at[self.unit]):
            game.state.unit_marks[self.unit] |= STEALTHED
        game.end(works)


class StayHidden(Procedure, frozen=True, gc=False):
    """More Zeds enter: a new roll; the result is :data:`FOUND` where all of them attack."""

    needs: ClassVar[int] = 1
    unit: int

    def step(self, game: DawnGame) -> Roll:
        """Roll."""
        return Roll(HERO_DICE, 1 + companion_dice(game, self.unit))

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """Found on a low roll."""
        roll = single(game, self.unit, faces)
        game.tell(AbilityTried, unit=self.unit, what="stealth", roll=roll)
        if roll >= hides_from(game, self.unit):
            game.end()
            return
        game.state.unit_marks[self.unit] &= ~STEALTHED
        game.end(FOUND)


class HideOrRetreat(Procedure, frozen=True, gc=False):
    """Others have lost the space: hide, or go with them; found, he has to fight (DOZ-RUL-46)."""

    unit: int
    place: int
    withdrawal: bool

    def step(self, game: DawnGame) -> None:
        """Ask."""
        game.call(TryToHide(self.unit))

    def returned(self, game: DawnGame, result: object) -> None:
        """Hidden; found, he defends himself; or off with the others."""
        game.end()
        if result is False:
            game.call(combat.Fight(self.place, self.unit, bold=True))
        elif result is None:
            ahead = retreat.room_ahead(game, self.unit, self.place)
            retreat.step_back(game, self.unit, ahead, self.withdrawal)


class LeaveWithAttacker(Procedure, frozen=True, gc=False):
    """An attack into his hiding place failed: he stays hidden, or goes with them (PICKLES-08)."""

    units: tuple[int, ...]
    place: int
    path: tuple[int, ...]

    def step(self, game: DawnGame) -> Decision | None:
        """Ask."""
        if not self.units:
            game.end()
            return None
        unit = self.units[0]
        options = [UseIt("dare:along", "along", unit), PASS]
        about: dict[str, str | int] = {"unit": unit, "place": self.path[0] if self.path else 0}
        return Decision(game.heroes, "leave-hiding", options, "DOZ-PICKLES-08", about)

    def chosen(self, game: DawnGame, option: UseIt | Pass) -> None:
        """The way the attacker went."""
        game.goto(LeaveWithAttacker(self.units[1:], self.place, self.path))
        if isinstance(option, UseIt):
            game.call(retreat.RetreatAttacker(self.units[0], self.place, self.path))


class Appear(Procedure, frozen=True, gc=False):
    """A Move Action drops Stealth and starts a combat (DOZ-PICKLES-15)."""

    unit: int

    def step(self, game: DawnGame) -> None:
        """Fight whoever is there."""
        place = game.state.unit_at[self.unit]
        game.state.unit_marks[self.unit] &= ~STEALTHED
        game.goto(combat.Fight(place, self.unit, True, (place,), bold=True))
