"""What the state of Invader holds besides that of the family."""

from __future__ import annotations

from shambler.games.zombicide.core.state import ZombicideState
from shambler.games.zombicide.systems.camouflage.camouflage import CamouflageTokens
from shambler.games.zombicide.systems.machines.machines import MachineState
from shambler.games.zombicide.systems.mold.mold import MoldGround
from shambler.games.zombicide.systems.units.units import UnitState


class InvaderState(ZombicideState, kw_only=True):
    """The parts of Invader's systems."""

    ground: MoldGround = MoldGround()
    noise: list[int]  # tokens per zone
    camouflage: CamouflageTokens
    units: UnitState
    machines: MachineState
