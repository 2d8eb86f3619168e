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
    """Thrown away, it burns all in a zone, ``outside`` only or anywhere (NLD-SPEC-07, Z2E-033).

    ``shifts``: a spawn token in the fire may be moved.
    """

    refusal: ClassVar[str] = "NLD-SPEC-07"
    outside: bool = True
    shifts: bool = True

    def of_weapon(self, attack: AttackLine) -> Mapping[str, Any]:
        """It is a weapon of its own kind."""
        return {"special": self}

    def reaches(self, game: ZombicideGame, zone: int) -> bool:
        """Outdoors only, or everywhere."""
        return not self.outside or bool(game.world.outside >> zone & 1)

    def strike(self, game: ZombicideGame, strike: Strike) -> None:
        """The zone burns."""
        rule = self.rule or self.refusal
        game.call(Blaze(strike.who, strike.zone, strike.cards[0], rule, self.shifts))
