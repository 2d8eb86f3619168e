"""What cards say of reloading."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shambler.games.zombicide.core.ability_kinds import CardAbility
from shambler.games.zombicide.core.gear import WeaponLimit
from shambler.games.zombicide.systems.reloading.reload_state import unloaded_in

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame
    from shambler.games.zombicide.core.sheets import AttackLine


class ReloadTrait(CardAbility, WeaponLimit, frozen=True, kw_only=True, tag="reload"):
    """It must be reloaded before it fires again in the same round (Z-RELOAD-01)."""

    def limits(self, attack: AttackLine) -> tuple[WeaponLimit, ...]:
        """A blow with the butt needs no shot."""
        return (self,) if attack.combat == "ranged" else ()

    def why_not(self, game: ZombicideGame, who: int, cards: tuple[int, ...]) -> str:
        """Both of a pair must be loaded."""
        unloaded = unloaded_in(game.state)
        return self.rule if any(card in unloaded for card in cards) else ""
