"""Mold: it eats doors and objectives, opens walls, and closes the chain that loses the game."""

from __future__ import annotations

from typing import Any

from shambler.games.zombicide.board import Board
from shambler.games.zombicide.board.terrain import Terrain
from shambler.games.zombicide.core.foes import kinds_with
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import Listener, report
from shambler.games.zombicide.core.objectives import lose_objectives
from shambler.games.zombicide.core.state import Ground, ZombicideState
from shambler.games.zombicide.core.system import System
from shambler.games.zombicide.systems.mold.events import MoldBurned, MoldSpread
from shambler.games.zombicide.systems.mold.moments import MoldListener
from shambler.games.zombicide.systems.mold.words import SpreadsMold


class MoldGround(Ground, frozen=True):
    """Doors, and the zones with mold on them."""

    active: int = 0
    inactive: int = 0

    def terrain(self, board: Board) -> Terrain:
        """Mold changes what can be walked and seen (INV-MOLD-04, INV-MOLD-08)."""
        return board.terrain(self.closed, self.locked, self.active, self.inactive)


def mold_in(state: ZombicideState) -> MoldGround:
    """The ground with its mold."""
    ground: Any = state.ground
    found: MoldGround = ground
    return found


class Mold(MoldListener, System):
    """Mold grows where abominations stand (INV-ENEMY-08), and fire stops it (INV-MOLD-10)."""

    def __init__(self, world: Any) -> None:
        self.spreaders = kinds_with(world.content, SpreadsMold)

    def prepare(self, world: Any, state: ZombicideState) -> None:
        """Spawn zones may begin with mold (INV-MOLD-13)."""
        active = inactive = 0
        for spawn in world.mission.spawn:
            bit = 1 << world.board.zone_at(spawn.zone)
            active |= bit if spawn.mold == "active" else 0
            inactive |= bit if spawn.mold == "inactive" else 0
        ground = state.ground
        state.ground = MoldGround(ground.closed, ground.destroyed, ground.locked, active, inactive)

    def enemy_entered(self, game: ZombicideGame, foe: int, zone: int) -> None:
        """Where an abomination stands the zone gets active mold."""
        if foe in self.spreaders:
            spread(game, zone)

    def spawn_woke(self, game: ZombicideGame, zone: int, grows: bool, rule: str) -> None:
        """Its mold wakes with it (INV-MOLD-13)."""
        if grows or mold_in(game.state).inactive >> zone & 1:
            spread(game, zone, rule)

    def burned(self, game: ZombicideGame, who: int, zone: int) -> None:
        """Fire turns active mold inactive (INV-MOLD-10, INV-FIRE-04)."""
        bit, ground = 1 << zone, mold_in(game.state)
        if ground.active & bit:
            game.change_ground(active=ground.active & ~bit, inactive=ground.inactive | bit)
            game.tell(MoldBurned, zone)


def spread(game: ZombicideGame, zone: int, rule: str = "INV-ENEMY-08") -> None:
    """The zone gets active mold, if it is inside a building (INV-ENEMY-08 to 10)."""
    bit = 1 << zone
    ground = mold_in(game.state)
    if game.world.outside & bit or ground.active & bit:
        return
    new = not ground.inactive & bit
    game.change_ground(active=ground.active | bit, inactive=ground.inactive & ~bit)
    game.tell(MoldSpread, zone, rule=rule)
    if new:
        _devour_doors(game, zone)
        report(game, MoldListener.mold_appeared, zone)
    check_chain(game)
    if new:  # a chain that is closed loses the game before anybody looks at them
        lose_objectives(game, zone, "INV-MOLD-03")


def _devour_doors(game: ZombicideGame, zone: int) -> None:
    """Doors of the zone are gone for good, like its objectives (INV-MOLD-02)."""
    ground = game.state.ground
    around = game.world.board.around[zone]
    gone = game.zones_of(ground.closed & around)
    game.change_ground(closed=ground.closed & ~around, destroyed=ground.destroyed & ~around)
    for opening in gone:
        report(game, Listener.door_gone, opening)


def check_chain(game: ZombicideGame) -> None:
    """Two spawn zones joined by active mold lose the game (INV-WIN-04)."""
    if game.world.board.chained(mold_in(game.state).active, game.spawn_zones()):
        game.finish((), "mold-chain", "INV-WIN-04")
