"""Concentrated attacks: all hits go to one enemy, their damage multiplied (INV-CONC-01 to 03)."""

from __future__ import annotations

from typing import ClassVar, Final

from shambler.games.zombicide.core.combat import Profile, Strike
from shambler.games.zombicide.core.edition import NamedAttacks
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.striking import fell, waste


class Concentrated(NamedAttacks):
    """The enemy is named with the attack."""

    rule: ClassVar[str] = "INV-CONC-03"

    def kinds(self, game: ZombicideGame, zone: int, free: bool) -> list[int]:
        """At range only the first level of the targeting order can be named (INV-CONC-03)."""
        counts = game.state.enemies[zone]
        if free:
            return [foe for foe, count in enumerate(counts) if count]
        for level in game.world.priority:
            found = [foe for foe in level if counts[foe]]
            if found:
                return found
        return []

    def land(self, game: ZombicideGame, strike: Strike, profile: Profile, hits: int) -> None:
        """Spare damage is lost (INV-CONC-02)."""
        if profile.damage * hits >= game.world.foes[strike.enemy].toughness:
            fell(game, strike, strike.enemy, 1)
        else:
            waste(game, strike, hits, "too-few", strike.enemy, "INV-CONC-02")


CONCENTRATED: Final = Concentrated()
