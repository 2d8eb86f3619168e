"""Effects on the numbers of the table: Infection, Supplies, Ammo, Event Actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from shambler.games.dawn.effects.base import Effect
from shambler.games.dawn.effects.count import AnyCount
from shambler.games.dawn.procedures.eating import pay_supplies
from shambler.games.dawn.procedures.losses import RollLosses, TakeLosses
from shambler.games.dawn.procedures.stock import ChangeByDice, change

if TYPE_CHECKING:
    from shambler.games.dawn.dawn_game import DawnGame
    from shambler.games.dawn.procedures.program import RunProgram


class ChangeInfection(Effect, frozen=True, kw_only=True, tag="infection"):
    """Raise or lower Infection; nothing in the Basic Game (DOZ-RUL-01)."""

    change: int = 0
    dice: int = 0
    per: AnyCount | None = None

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Count or roll, then move the marker."""
        if self.dice:
            game.call(ChangeByDice("infection", self.dice))
        else:
            change(game, "infection", self.per.number(game) if self.per else self.change)


class ChangeSupplies(Effect, frozen=True, kw_only=True, tag="supplies"):
    """Gain or lose Supplies, as far as possible (DOZ-RUL-07)."""

    change: int = 0
    dice: int = 0

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Roll, if need be, then move the marker."""
        if self.dice:
            game.call(ChangeByDice("supplies", self.dice))
        elif self.change < 0:
            pay_supplies(game, -self.change, "DOZ-RUL-07")  # the second may be free (DOZ-RUL-62)
        else:
            change(game, "supplies", self.change)


class ChangeAmmo(Effect, frozen=True, kw_only=True, tag="ammo"):
    """Gain or lose Ammo, as far as possible."""

    change: int

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Move the marker."""
        change(game, "ammo", self.change)


class ChangeEventActions(Effect, frozen=True, kw_only=True, tag="event-actions"):
    """Gain Event Actions, up to the end of their track (DOZ-ACT-02)."""

    change: int

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Move the marker."""
        change(game, "event-actions", self.change)


class Loss(Effect, frozen=True, kw_only=True, tag="loss"):
    """Lose a number of things in any mix of these kinds."""

    kinds: tuple[Literal["supplies", "ammo", "infection", "hits"], ...]
    dice: int = 0
    per: AnyCount | None = None

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Count or roll, then one pick at a time."""
        if self.dice:
            game.call(RollLosses(self.kinds))
        else:
            game.call(TakeLosses(self.per.number(game) if self.per else 0, self.kinds))
