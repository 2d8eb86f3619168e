"""What cards say of Molotovs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from shambler.games.zombicide.core.ability_kinds import CardAbility
from shambler.games.zombicide.core.gear import SpecialAttack
from shambler.games.zombicide.systems.molotov.molotov import Blaze

if TYPE_CHECKING:
    from shambler.games.zombicide.core.combat import Strike
    from shambler.games.zombicide.core.game import ZombicideGame
    from shambler.games.zombicide.core.sheets import AttackLine


class Molotov(CardAbility, SpecialAttack, frozen=True, kw_only=True, tag="molotov"):
    """Thrown away, it burns all in an exterior zone (NLD-SPEC-07)."""

    refusal: ClassVar[str] = "NLD-SPEC-07"

    def of_weapon(self, attack: AttackLine) -> Mapping[str, Any]:
        """It is a weapon of its own kind."""
        return {"special": self}

    def reaches(self, game: ZombicideGame, zone: int) -> bool:
        """Outdoors only."""
        return bool(game.world.outside >> zone & 1)

    def strike(self, game: ZombicideGame, strike: Strike) -> None:
        """The zone burns."""
        game.call(Blaze(strike.who, strike.zone, strike.cards[0]))
