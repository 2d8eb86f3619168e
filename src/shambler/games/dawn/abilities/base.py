"""The base of all abilities: in a content file, ``{ ability = "tough", cancels_from = 4 }``.

Standing numbers (``tough``, ``hand-to-hand`` ...) are read into the tables of ``world.units`` once;
abilities that add something to the Action menu are :class:`MenuAbility` and list their own options.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from shambler.kernel.decision import Option

if TYPE_CHECKING:
    from shambler.games.dawn.actions.menu import Menu
    from shambler.games.dawn.dawn_game import DawnGame


class Ability(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="ability"
):
    """One thing a unit can do, or what it is.

    ``marked``: it has a Character Action marker of its own (DOZ-ABIL-02), a bit of ``state.spent``.
    """

    marked: ClassVar[bool] = False

    def is_character_action(self) -> bool:
        """Is it used by flipping that marker, so that an injunction can stop it (DOZ-BERK-04)?"""
        return self.marked

    def enters_play(self, game: DawnGame, unit: int) -> None:
        """Its unit comes into play, at set-up or later."""


class MenuAbility(Ability, frozen=True, kw_only=True):
    """Adds options to the Action menu while its unit is awake.

    Its Character Action marker is a bit of ``state.spent``: ``world.units.marker[unit, tag]``.
    """

    marked: ClassVar[bool] = True
    takes: ClassVar[tuple[type[Option], ...]] = ()
    anywhere: ClassVar[bool] = False  # no Action of the unit: works in a bed and in Chaos, too

    def offer(self, game: DawnGame, menu: Menu, unit: int) -> None:
        """Put the options into the menu."""
        raise NotImplementedError(type(self).__name__)

    def explain(self, game: DawnGame, menu: Menu, unit: int) -> None:
        """Say what cannot be done with it, and which rule forbids it; only when somebody asks."""

    def take(self, game: DawnGame, option: Any) -> None:
        """Carry out the option that was taken."""
        raise NotImplementedError(type(self).__name__)
