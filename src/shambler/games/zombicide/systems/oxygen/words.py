"""What cards say of air."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shambler.games.zombicide.core.ability_kinds import CardAbility
from shambler.games.zombicide.core.gear import WeaponLimit

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame
    from shambler.games.zombicide.core.sheets import AttackLine


class OxygenTank(CardAbility, frozen=True, kw_only=True, tag="oxygen"):
    """Worn, it lets one breathe outside (INV-LOCK-02)."""


class NotOutside(CardAbility, WeaponLimit, frozen=True, kw_only=True, tag="not-outside"):
    """Does not work in an exterior zone (INV-AMMO-02)."""

    def limits(self, attack: AttackLine) -> tuple[WeaponLimit, ...]:
        """However it is used."""
        return (self,)

    def why_not(self, game: ZombicideGame, who: int, cards: tuple[int, ...]) -> str:
        """Without air."""
        outside = game.world.outside >> game.state.survivors[who].zone & 1
        return self.rule or "INV-AMMO-02" if outside else ""
