"""Conditions of effects: ``condition = { test = "infection-at-least", level = 8 }``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from shambler.games.dawn.dawn_game import DawnGame


class Condition(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="test"
):
    """Something that holds or does not."""

    def holds(self, game: DawnGame) -> bool:
        """Look at the table."""
        raise NotImplementedError(type(self).__name__)


class InfectionAtLeast(Condition, frozen=True, kw_only=True, tag="infection-at-least"):
    """Infection has reached a level."""

    level: int

    def holds(self, game: DawnGame) -> bool:
        """Look at the marker."""
        return game.state.infection >= self.level


class AmmoAtLeast(Condition, frozen=True, kw_only=True, tag="ammo-at-least"):
    """There is Ammo to pay with."""

    ammo: int

    def holds(self, game: DawnGame) -> bool:
        """Look at the marker."""
        return game.state.ammo >= self.ammo


class HasComponent(Condition, frozen=True, kw_only=True, tag="has-component"):
    """A Super Weapon Component is in play."""

    def holds(self, game: DawnGame) -> bool:
        """Look at the weapon."""
        return bool(game.state.components)


class PlayerUnitAt(Condition, frozen=True, kw_only=True, tag="player-unit-at"):
    """A Player unit is in a space."""

    space: str

    def holds(self, game: DawnGame) -> bool:
        """Look at the space."""
        return bool(game.player_units_at(game.world.board.place[self.space]))


AnyCondition = InfectionAtLeast | AmmoAtLeast | HasComponent | PlayerUnitAt
