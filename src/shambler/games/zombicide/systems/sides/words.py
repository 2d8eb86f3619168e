"""What cards and enemies say of two-sided survivors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shambler.games.zombicide.core.ability_kinds import CardAbility, EnemyAbility
from shambler.games.zombicide.core.gear import WeaponLimit
from shambler.games.zombicide.systems.sides.side_state import ROMERO, sides_in

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame
    from shambler.games.zombicide.core.sheets import AttackLine


class ColourSideOnly(CardAbility, WeaponLimit, frozen=True, kw_only=True, tag="colour-side-only"):
    """Only survivors in Zombicide mode can fight with it (NLD-SPEC-05)."""

    def limits(self, attack: AttackLine) -> tuple[WeaponLimit, ...]:
        """However they fight."""
        return (self,)

    def why_not(self, game: ZombicideGame, who: int, cards: tuple[int, ...]) -> str:
        """Not while the other side of their card shows."""
        return "NLD-SPEC-05" if sides_in(game.state).up[who] == ROMERO else ""


class TurnsCards(EnemyAbility, frozen=True, kw_only=True, tag="turns-cards"):
    """While it is on the board nobody shows the main side of their card (NLD-ENEMY-15)."""
