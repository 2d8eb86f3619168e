"""What cards say of hellfire."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from shambler.games.zombicide.core.ability_kinds import CardAbility
from shambler.games.zombicide.core.gear import SpecialAttack, WeaponLimit
from shambler.games.zombicide.systems.hellfire.hellfire import Burn

if TYPE_CHECKING:
    from shambler.games.zombicide.core.combat import Strike
    from shambler.games.zombicide.core.game import ZombicideGame
    from shambler.games.zombicide.core.sheets import AttackLine


class HellfireWeapon(
    CardAbility, SpecialAttack, WeaponLimit, frozen=True, kw_only=True, tag="hellfire"
):
    """Its attacks burn everything (INV-FIRE-01), neither from outside nor into it (INV-FIRE-06)."""

    refusal: ClassVar[str] = "INV-FIRE-06"

    def of_weapon(self, attack: AttackLine) -> Mapping[str, Any]:
        """No dice are rolled."""
        return {"special": self}

    def limits(self, attack: AttackLine) -> tuple[WeaponLimit, ...]:
        """Fire needs air."""
        return (self,)

    def why_not(self, game: ZombicideGame, who: int, cards: tuple[int, ...]) -> str:
        """Whoever stands outside cannot use it."""
        outside = game.world.outside >> game.state.survivors[who].zone & 1
        return self.refusal if outside else ""

    def reaches(self, game: ZombicideGame, zone: int) -> bool:
        """Inside only."""
        return not game.world.outside >> zone & 1

    def strike(self, game: ZombicideGame, strike: Strike) -> None:
        """The zone burns."""
        game.call(Burn(strike.who, strike.zone))
