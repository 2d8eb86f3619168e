"""Remote tokens that lie on the board are taken like objectives (INV-MACH-01)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from shambler.games.zombicide.board.masks import mask_of
from shambler.games.zombicide.core.edition import ActionFamily
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.state import GONE
from shambler.games.zombicide.core.turn import Standing, Turn
from shambler.games.zombicide.core.world import ZombicideWorld
from shambler.games.zombicide.systems.machines.machines import (
    Machines,
    change_machines,
    machines_in,
    remote_zones,
)
from shambler.games.zombicide.systems.machines.options import TakeRemote
from shambler.games.zombicide.systems.units.units import gain_token
from shambler.kernel.decision import Option


class LyingRemotes(ActionFamily):
    """Taking a remote that lies in the zone."""

    carries: ClassVar[tuple[type[Option], ...]] = (TakeRemote,)

    def where(self, world: ZombicideWorld) -> int:
        return mask_of(zone for zone in remote_zones(world) if zone != GONE)

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """Every remote that lies in the zone."""
        table: Any = game.state  # asked in every turn
        remotes: tuple[int, ...] = table.machines.remotes
        here = standing.zone
        if here not in remotes or standing.left < 1:
            return
        for machine, zone in enumerate(remotes):
            if zone == here:
                options.append(game.world.systems[Machines].remotes[machine])

    def carry_out(self, game: ZombicideGame, turn: Turn, option: TakeRemote) -> None:
        """One action, as for an objective."""
        turn.pay(game, "objective")
        lying = machines_in(game.state).remotes
        left = tuple(GONE if n == option.machine else zone for n, zone in enumerate(lying))
        change_machines(game.state, remotes=left)
        gain_token(game, turn.who, option.machine, "INV-MACH-01")


REMOTES: Final = LyingRemotes()
