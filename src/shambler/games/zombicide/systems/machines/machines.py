"""Machines: a bot that walks, fights and follows, a sentry gun that fires (INV-MACH)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec

from shambler.games.zombicide.board.masks import Lazy
from shambler.games.zombicide.core.ability_kinds import MachineAbility
from shambler.games.zombicide.core.combat import Strike
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import report
from shambler.games.zombicide.core.state import GONE, ZombicideState
from shambler.games.zombicide.core.system import System
from shambler.games.zombicide.core.turn import Standing
from shambler.games.zombicide.systems.machines.events import MachineDestroyed, MachineMoved
from shambler.games.zombicide.systems.machines.moments import MachineListener
from shambler.games.zombicide.systems.machines.options import Command, MoveTogether, TakeRemote
from shambler.games.zombicide.systems.machines.words import (
    ControlledInZone,
    FollowsController,
)
from shambler.games.zombicide.systems.units.units import UnitState, put_unit, units_in
from shambler.kernel.structs import replace

if TYPE_CHECKING:
    from shambler.games.zombicide.core.sheets import Machine

NONE: Final[tuple[int, ...]] = ()
MOMENTS: Final = ("targets", "bait", "friends", "unit_hit", "burned", "end_phase")
ORDERS: Final = ("move", "melee", "ranged")  # what a machine can do (INV-MACH-02)


class MachineState(msgspec.Struct, frozen=True):
    """What lies on and beside the machines."""

    active: int = 0  # those with an activation token, as bits
    remotes: tuple[int, ...] = ()  # per machine: where its remote token lies, GONE if nowhere


def machines_in(state: ZombicideState) -> MachineState:
    """The tokens of machines on the board."""
    table: Any = state
    machines: MachineState = table.machines
    return machines


def change_machines(state: ZombicideState, **fields: Any) -> None:
    """Tokens of machines changed."""
    table: Any = state
    table.machines = replace(table.machines, **fields)


class Machines(System):
    """The machines of a table, and the options they give."""

    part: ClassVar[str] = "machines"

    def __init__(self, world: Any) -> None:
        self.silent = () if world.units else MOMENTS
        self.controlled_beside = _that(world.units, ControlledInZone)
        self.followers = _that(world.units, FollowsController)
        self.types = tuple(machine.type for machine in world.units)
        self._zones = tuple(zone.name for zone in world.board.zones)
        self._foes = tuple(foe.id for foe in world.foes)
        self.leads = tuple(
            tuple(
                MoveTogether(f"lead:{name}+{machine}", zone, number)
                for zone, name in enumerate(self._zones)
            )
            for number, machine in enumerate(self.types)
        )
        self.remotes = tuple(TakeRemote(f"remote:{m}", i) for i, m in enumerate(self.types))
        self.orders = tuple(
            {order: Lazy(partial(self._order, machine, order)) for order in ORDERS}
            for machine in range(len(self.types))
        )
        self._aimed: dict[tuple[int, str, int, int], Command] = {}
        self._held = Lazy(_by_holder)

    def first(self, world: Any) -> MachineState:
        """Where no objective gives a machine's remote, it lies in the machine's zone."""
        return MachineState(remotes=remote_zones(world))

    # -- options ---------------------------------------------------------------------------

    def _order(self, machine: int, order: str, zone: int) -> Command:
        """A machine's action: ``machine:bot.ranged>3.2``."""
        name = f"machine:{self.types[machine]}.{order}>{self._zones[zone]}"
        return Command(name, machine, order, zone, -1)

    def aimed(self, machine: int, order: str, zone: int, enemy: int) -> Command:
        """A machine's attack on one kind: ``machine:bot.ranged>3.2@tank``."""
        key = (machine, order, zone, enemy)
        found = self._aimed.get(key)
        if found is None:
            name = f"{self.orders[machine][order][zone].key}@{self._foes[enemy]}"
            found = self._aimed[key] = Command(name, machine, order, zone, enemy)
        return found

    # -- who controls them -----------------------------------------------------------------

    def controlled(self, units: UnitState, standing: Standing) -> Sequence[int]:
        """By remote, by skill, or by standing beside it (INV-MACH-01, INV-MACH-13)."""
        mine = self._held[units.held].get(standing.who, NONE) if units.held else NONE
        beside, remote = self.controlled_beside, standing.traits.remote
        if not beside and not remote:
            return mine
        here, zones = standing.zone, units.zones
        found = {*mine, *(machine for machine in beside if zones[machine] == here)}
        if remote:
            every = "all" in remote
            found |= {m for m, name in enumerate(self.types) if every or name in remote}
        return sorted(found)

    # -- what happens to machines ----------------------------------------------------------

    def targets(self, game: ZombicideGame, figures: list[int], zone: int) -> list[int]:
        """Enemies attack machines that have an activation token (INV-MACH-07)."""
        table: Any = game.state
        active: int = table.machines.active
        if not active:
            return figures
        first, zones = len(game.state.survivors), units_in(game.state).zones
        return figures + [first + unit for unit in game.zones_of(active) if zones[unit] == zone]

    def bait(self, game: ZombicideGame, found: dict[int, int]) -> dict[int, int]:
        """Enemies see those machines, too."""
        table: Any = game.state  # asked whenever enemies act
        active: int = table.machines.active
        if active:
            zones = table.units.zones
            for unit in game.zones_of(active):
                if zones[unit] >= 0:
                    found[zones[unit]] = found.get(zones[unit], 0) + 1
        return found

    def friends(self, game: ZombicideGame, figures: list[int], strike: Strike) -> list[int]:
        """A miss may hit an active machine, but not the one that fires."""
        first, zones = len(game.state.survivors), units_in(game.state).zones
        for unit in game.zones_of(machines_in(game.state).active):
            if zones[unit] == strike.zone and unit != strike.unit:
                figures.append(first + unit)
        return figures

    def unit_hit(self, game: ZombicideGame, unit: int) -> None:
        """One point of damage is enough (INV-MACH-09)."""
        destroy(game, unit)

    def burned(self, game: ZombicideGame, who: int, zone: int) -> None:
        """Fire destroys machines, active or not (INV-FIRE-02)."""
        for unit, here in enumerate(units_in(game.state).zones):
            if here == zone:
                destroy(game, unit)

    def end_phase(self, game: ZombicideGame) -> None:
        """Activation tokens are removed (INV-ROUND-09)."""
        if machines_in(game.state).active:
            change_machines(game.state, active=0)


def _by_holder(held: tuple[tuple[int, int], ...]) -> dict[int, tuple[int, ...]]:
    """The units of each survivor who holds tokens, in the order of the units."""
    holders = {holder for holder, _ in held}
    return {who: tuple(sorted(unit for holder, unit in held if holder == who)) for who in holders}


def _that(units: Sequence[Machine], ability: type[MachineAbility]) -> tuple[int, ...]:
    """The machines with an ability."""
    numbered = enumerate(unit.abilities for unit in units)
    return tuple(n for n, found in numbered if any(isinstance(a, ability) for a in found))


def remote_zones(world: Any) -> tuple[int, ...]:
    """Where the remote of each machine lies at the start; GONE where an objective gives it."""
    mission = world.mission
    given = {entry.machine for entry in mission.reward if entry.name == "remote"}
    return tuple(
        GONE if entry.type in given else world.board.zone_at(entry.zone)
        for entry in mission.machine
    )


def controls(game: ZombicideGame, standing: Standing, machine: int) -> bool:
    """Does a survivor control this machine?"""
    return machine in game.world.system(Machines).controlled(units_in(game.state), standing)


def activate(game: ZombicideGame, machine: int) -> None:
    """Whatever a machine does makes enemies notice it (INV-MACH-07)."""
    change_machines(game.state, active=machines_in(game.state).active | 1 << machine)


def destroy(game: ZombicideGame, machine: int) -> None:
    """It is off the board for good (INV-MACH-09)."""
    state = game.state
    if units_in(state).zones[machine] == GONE:
        return
    put_unit(state, machine, GONE)
    change_machines(state, active=machines_in(state).active & ~(1 << machine))
    game.tell(MachineDestroyed, machine)
    report(game, MachineListener.machine_lost, machine)


def follow(game: ZombicideGame, machine: int, zone: int) -> None:
    """It comes along, free and whatever enemies stand in the way."""
    activate(game, machine)
    put_unit(game.state, machine, zone)
    game.tell(MachineMoved, machine, zone, rule="INV-MACH-11")
