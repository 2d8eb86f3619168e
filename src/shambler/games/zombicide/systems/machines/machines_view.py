"""What players see of machines."""

from __future__ import annotations

from typing import Annotated, Self

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.view_part import SystemPart
from shambler.games.zombicide.systems.machines.machines import machines_in
from shambler.games.zombicide.systems.units.units import units_in
from shambler.kernel.view import Part, says


class MachineView(Part, frozen=True, kw_only=True):
    """One machine and its remote."""

    type: str
    zone: str | None
    active: Annotated[bool, says("has an activation token")]
    remote: Annotated[str | None, says("the zone where its remote lies, if it lies about")]
    holder: Annotated[str | None, says("the survivor who holds its remote")]


class MachinesPart(SystemPart, frozen=True):
    """The machines of the mission."""

    units: list[MachineView]

    @classmethod
    def of(cls, game: ZombicideGame) -> Self:
        """All that survivors command from afar."""
        units, machines = units_in(game.state), machines_in(game.state)
        holders = {unit: game.world.names[who] for who, unit in units.held}
        return cls(
            [
                MachineView(
                    type=game.world.units[at].type,
                    zone=game.world.zone_name(zone),
                    active=bool(machines.active >> at & 1),
                    remote=game.world.zone_name(machines.remotes[at]),
                    holder=holders.get(at),
                )
                for at, zone in enumerate(units.zones)
            ]
        )
