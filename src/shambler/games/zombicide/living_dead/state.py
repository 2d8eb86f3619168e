"""What the state of Night of the Living Dead holds besides that of the family."""

from __future__ import annotations

from shambler.games.zombicide.core.state import ZombicideState
from shambler.games.zombicide.systems.barricades.barricades import BarricadeState
from shambler.games.zombicide.systems.cars.cars import CarState
from shambler.games.zombicide.systems.reloading.reload_state import ReloadState
from shambler.games.zombicide.systems.sides.side_state import SideState
from shambler.games.zombicide.systems.units.units import UnitState


class LivingDeadState(ZombicideState, kw_only=True):
    """The parts of its systems."""

    units: UnitState
    cars: CarState
    barricades: BarricadeState
    sides: SideState
    unloaded: ReloadState
