"""Mold: it eats doors and objectives, opens walls, and closes the chain that loses the game."""

from __future__ import annotations

from shambler.games.zombicide import events as ev
from shambler.games.zombicide.features.missions import door_gone, mold_appeared
from shambler.games.zombicide.procedures.objectives import lose_objectives
from shambler.games.zombicide.table import Table


def spread(game: Table, zone: int, rule: str = "INV-ENEMY-08") -> None:
    """An abomination stands here: the zone gets active mold (INV-ENEMY-08 to 10)."""
    bit = 1 << zone
    ground = game.state.ground
    if game.world.exterior & bit or ground.active & bit:
        return
    new = not ground.inactive & bit
    game.change_ground(active=ground.active | bit, inactive=ground.inactive & ~bit)
    game.tell(ev.MoldSpread, zone, rule=rule)
    if new:
        _devour(game, zone)
        mold_appeared(game, zone)
    check_chain(game)


def _devour(game: Table, zone: int) -> None:
    """Doors and objectives of the zone are gone for good (INV-MOLD-02)."""
    ground = game.state.ground
    around = game.world.board.around[zone]
    gone = game.zones_of(ground.closed & around)
    game.change_ground(closed=ground.closed & ~around, destroyed=ground.destroyed & ~around)
    for opening in gone:
        door_gone(game, opening)
    lose_objectives(game, zone, "INV-MOLD-03")


def burn(game: Table, zone: int) -> None:
    """Fire turns active mold inactive (INV-MOLD-10, INV-FIRE-04)."""
    bit = 1 << zone
    ground = game.state.ground
    if ground.active & bit:
        game.change_ground(active=ground.active & ~bit, inactive=ground.inactive | bit)
        game.tell(ev.MoldBurned, zone)


def check_chain(game: Table) -> None:
    """Two spawn zones joined by active mold lose the game (INV-WIN-04)."""
    if game.world.board.chained(game.state.ground.active, game.spawn_zones()):
        game.finish((), "mold-chain", "INV-WIN-04")
