"""Oxygen: the outside is for those who wear a tank (INV-LOCK-02), and few weapons work there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from shambler.games.zombicide.core.arranging import Arrange
from shambler.games.zombicide.core.edition import ActionFamily, Gate
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.gear import WeaponLimit
from shambler.games.zombicide.core.system import System
from shambler.games.zombicide.core.turn import Standing, Turn
from shambler.games.zombicide.systems.oxygen.events import TankTaken
from shambler.games.zombicide.systems.oxygen.options import TANK, TakeTank
from shambler.games.zombicide.systems.oxygen.words import NotOutside
from shambler.kernel.decision import Option

if TYPE_CHECKING:
    from shambler.games.zombicide.core.sheets import AttackLine

AIRLESS: Final = Gate("oxygen", "INV-LOCK-02", "needs-tank")
ROOM: Final = "oxygen"  # the kind of room with the tanks


NO_BULLETS_OUTSIDE: Final = NotOutside()


class Oxygen(System):
    """Tanks, and what needs air."""

    @classmethod
    def limits(cls, attack: AttackLine) -> Iterable[WeaponLimit]:
        """No bullet weapon works outside (INV-AMMO-02)."""
        return (NO_BULLETS_OUTSIDE,) if attack.ammo == "bullets" else ()


class TankSupply(ActionFamily):
    """Taking an oxygen tank."""

    carries: ClassVar[tuple[type[Option], ...]] = (TakeTank,)

    def where(self, world: Any) -> int:
        return int(world.board.special.get(ROOM, 0))

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """Take an oxygen tank in a supply room without enemies (INV-ROOM-02)."""
        if standing.terrain.mold >> standing.zone & 1:
            game.forbid(TANK.key, "INV-MOLD-06", "mold-room")
        elif standing.crowd:
            game.forbid(TANK.key, "INV-ROOM-02", "enemies-at-tanks")
        elif not game.state.supply:
            game.forbid(TANK.key, "INV-ROOM-02", "no-tanks")
        elif standing.left > 0:
            options.append(TANK)

    def carry_out(self, game: ZombicideGame, turn: Turn, option: TakeTank) -> None:
        """The tank comes with a free rearranging."""
        turn.pay(game, "oxygen")
        tank, game.state.supply = game.state.supply[0], game.state.supply[1:]
        game.tell(TankTaken, turn.who)
        game.call(Arrange.of(game, (turn.who,), (tank,), "INV-ROOM-02"))


SUPPLY: Final = TankSupply()
