"""Teams of more than six: more spawn tokens (INV-BIG-02, INV-BIG-03)."""

from __future__ import annotations

from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.state import SpawnToken, ZombicideState
from shambler.games.zombicide.core.world import ZombicideWorld
from shambler.games.zombicide.invader.events import SpawnAdded
from shambler.games.zombicide.invader.table_setup import InvaderSetup
from shambler.games.zombicide.systems.mold.mold import mold_in
from shambler.kernel.decision import Decision
from shambler.kernel.errors import BadSetup
from shambler.kernel.procedure import Procedure
from shambler.kernel.structs import replace


def extra_tokens(world: ZombicideWorld) -> int:
    """One more spawn token for every two survivors above six, rounded up (INV-BIG-02)."""
    return (world.team - world.edition.team_size + 1) // 2


def zones_for_extra(world: ZombicideWorld, state: ZombicideState) -> list[int]:
    """Where a large team may put a spawn token (INV-BIG-03).

    On a spawn zone, or on a new one, which gets active mold inside a building (INV-MOLD-13). That
    mold must not swallow an objective or a door, nor close a chain: the mission stays playable.
    """
    board, ground = world.board, mold_in(state)
    spawns = 0
    for token in state.spawns:
        spawns |= 1 << token.zone
    objectives = {token.zone for token in state.tokens}
    found = []
    for zone in range(len(board.zones)):
        bit = 1 << zone
        new = not spawns & bit and not world.outside & bit
        spoils = zone in objectives or ground.closed & board.around[zone]
        if not new or not (spoils or board.chained(ground.active | bit, spawns | bit)):
            found.append(zone)
    return found


def add_spawn(world: ZombicideWorld, state: ZombicideState, zone: int) -> None:
    """One more spawn token; a new zone inside begins with active mold."""
    bit, ground = 1 << zone, mold_in(state)
    new = all(token.zone != zone for token in state.spawns)
    if new and not (world.outside | ground.active | ground.inactive) & bit:
        state.ground = replace(ground, active=ground.active | bit)
    state.spawns = (*state.spawns, SpawnToken(len(state.spawns), zone, "red"))


class ExtraSpawns(Procedure, frozen=True, gc=False):
    """A large team places its extra spawn tokens where it likes, stacked or not (INV-BIG-03)."""

    def step(self, game: ZombicideGame) -> Decision | None:
        """Until all are placed."""
        world, state = game.world, game.state
        missing = len(world.mission.spawn) + extra_tokens(world) - len(state.spawns)
        if missing <= 0:
            game.end()
            return None
        options = [world.menu.zones[zone] for zone in zones_for_extra(world, state)]
        return Decision(world.seats, "extra-spawn", options, "INV-BIG-03", {"count": missing})

    def chosen(self, game: ZombicideGame, option: opt.PickZone) -> None:
        """There."""
        add_spawn(game.world, game.state, option.zone)
        game.tell(SpawnAdded, option.zone)


def place_extra_spawns(world: ZombicideWorld, state: ZombicideState, setup: InvaderSetup) -> None:
    """The spawn tokens of a large team, if the options say where (INV-BIG-02, INV-BIG-03)."""
    wanted = extra_tokens(world)
    if setup.extra_spawns and len(setup.extra_spawns) != wanted:
        raise BadSetup(f"extra_spawns: a team of {world.team} adds {wanted} spawn tokens")
    for name in setup.extra_spawns:
        try:
            zone = world.board.zone_at(name)
        except ValueError as problem:
            raise BadSetup(f"extra_spawns: {problem}") from problem
        if zone not in zones_for_extra(world, state):
            raise BadSetup(f"extra_spawns: a spawn token on {name} would spoil the mission")
        add_spawn(world, state, zone)
