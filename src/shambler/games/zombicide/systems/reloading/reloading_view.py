"""What players see of weapons to be reloaded."""

from __future__ import annotations

from typing import Annotated, Final, Literal, Self, TypeAlias

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.view_part import SystemPart
from shambler.games.zombicide.systems.reloading.reload_state import unloaded_in
from shambler.kernel.view import Part, says

Where: TypeAlias = Literal["hands", "body", "pack"]
PLACES: Final[tuple[Where, ...]] = ("hands", "body", "pack")


class UnloadedWeapon(Part, frozen=True):
    """The place of a weapon that must be reloaded."""

    who: str
    where: Where
    at: Annotated[int, says("the slot, counted from 0")]


class ReloadingPart(SystemPart, frozen=True):
    """Weapons that have fired and cannot fire again."""

    unloaded: list[UnloadedWeapon]

    @classmethod
    def of(cls, game: ZombicideGame) -> Self:
        """By the places where survivors carry them (NLD-TRAIT-01)."""
        unloaded = unloaded_in(game.state)
        if not unloaded:
            return cls([])
        return cls(
            [
                UnloadedWeapon(game.world.names[who], where, at)
                for who, survivor in enumerate(game.state.survivors)
                for where in PLACES
                for at, card in enumerate(getattr(survivor, where))
                if card in unloaded
            ]
        )
