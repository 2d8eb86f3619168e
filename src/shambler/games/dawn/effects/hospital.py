"""Effects on the Hospital and the Cemetery."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shambler.games.dawn.effects.base import Effect
from shambler.games.dawn.procedures.healing import HealSome
from shambler.games.dawn.procedures.wards import (
    FullHealing,
    Hospitalising,
    Reviving,
    SendToCemetery,
    in_beds,
    named_and_quiet,
)

if TYPE_CHECKING:
    from shambler.games.dawn.dawn_game import DawnGame
    from shambler.games.dawn.procedures.program import RunProgram


class FreeHeals(Effect, frozen=True, kw_only=True, tag="free-heals"):
    """Heal Actions in the Hospital that cost no Action."""

    count: int
    lowers_infection: bool = False

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Ask whom."""
        game.call(HealSome(self.count, self.lowers_infection))


class FullHeal(Effect, frozen=True, kw_only=True, tag="full-heal"):
    """A Civilians patient recovers fully and goes to a named space above ground."""

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Ask whom and where."""
        game.call(FullHealing())

    def usable(self, game: DawnGame) -> bool:
        """Only with such a patient and such a space."""
        return bool(in_beds(game, game.world.units.any_civilians) and named_and_quiet(game))


class HealCivilians(Effect, frozen=True, kw_only=True, tag="heal-civilians"):
    """Civilians units are Healed by 1 Hit each."""

    count: int

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Ask whom."""
        game.call(HealSome(self.count, everywhere=True))


class Hospitalise(Effect, frozen=True, kw_only=True, tag="hospitalise"):
    """A unit of Town Center goes to a bed, one Hit from elimination."""

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Ask whom."""
        game.call(Hospitalising())


class PatientToCemetery(Effect, frozen=True, kw_only=True, tag="patient-to-cemetery"):
    """A patient goes to the Cemetery."""

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Ask whom."""
        game.call(SendToCemetery())

    def usable(self, game: DawnGame) -> bool:
        """Only while there is one."""
        return bool(in_beds(game, game.world.units.player))


class Revive(Effect, frozen=True, kw_only=True, tag="revive"):
    """A unit returns from the Cemetery to Town Center, one Hit from elimination."""

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Ask whom; the Hero side may decline."""
        game.call(Reviving())
