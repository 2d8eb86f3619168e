"""Machine actions: what survivors make their machines do (INV-MACH-02 to 15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from shambler.games.zombicide.board.terrain import Terrain
from shambler.games.zombicide.core.combat import Strike
from shambler.games.zombicide.core.edition import EVERYWHERE, ActionFamily
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import Listener, report
from shambler.games.zombicide.core.moving import open_steps, walk
from shambler.games.zombicide.core.state import GONE
from shambler.games.zombicide.core.striking import Declare
from shambler.games.zombicide.core.traits import RANGED
from shambler.games.zombicide.core.turn import Standing, Turn
from shambler.games.zombicide.systems.concentrated.concentrated import CONCENTRATED
from shambler.games.zombicide.systems.machines.events import MachineActed, MachineMoved
from shambler.games.zombicide.systems.machines.machines import (
    Machines,
    activate,
    follow,
)
from shambler.games.zombicide.systems.machines.options import Command, MoveTogether
from shambler.games.zombicide.systems.units.units import UnitState, put_unit, units_in
from shambler.kernel.decision import Option


def moves_of(game: ZombicideGame, machine: int, terrain: Terrain) -> list[Option]:
    """Where a machine could go."""
    if "move" not in game.world.units[machine].actions:
        return []
    moves = game.world.systems[Machines].orders[machine]["move"]
    zone = units_in(game.state).zones[machine]
    return [moves[there] for there, _ in terrain.steps[zone]]


def attacks_of(game: ZombicideGame, machine: int, terrain: Terrain) -> list[Option]:
    """What a machine could attack, and on whom it could concentrate."""
    infested, table = game.state.infested, game.world.systems[Machines]
    orders, zone = table.orders[machine], units_in(game.state).zones[machine]
    found: list[Option] = []
    for weapon in game.world.unit_weapons[machine]:
        if weapon.farthest == 0:
            if infested >> zone & 1:
                found.append(orders["melee"][zone])
                for foe in CONCENTRATED.kinds(game, zone, free=True):
                    found.append(table.aimed(machine, "melee", zone, foe))
            continue
        ranged, seen = orders["ranged"], terrain.plain[zone]
        targets = seen.zones_between(weapon.nearest, weapon.farthest)
        if not infested & seen.mask:
            found += map(ranged.__getitem__, targets)
            continue
        for target in targets:
            found.append(ranged[target])
            if infested >> target & 1:
                for foe in CONCENTRATED.kinds(game, target, free=False):
                    found.append(table.aimed(machine, "ranged", target, foe))
    return found


def _explain_orders(game: ZombicideGame, standing: Standing, machine: int) -> None:
    """Enemies around it make its move dearer, and without any there is no melee (INV-MACH-10)."""
    zone, left = units_in(game.state).zones[machine], max(0, standing.left)
    crowd, orders = game.crowd(zone), game.world.system(Machines).orders[machine]
    if crowd and not standing.can("machine", 1 + crowd):
        moves = moves_of(game, machine, standing.terrain)
        game.refuse(moves, "INV-MACH-10", "too-few-actions", cost=1 + crowd, actions=left)
    if not crowd and any(weapon.farthest == 0 for weapon in game.world.unit_weapons[machine]):
        game.forbid(orders["melee"][zone].key, "Z-ACT-01", "nobody-to-hit")


def strike_of_machine(game: ZombicideGame, who: int, option: Command) -> Strike:
    """The attack that an order stands for."""
    weapons, ranged = game.world.unit_weapons[option.machine], option.order == "ranged"
    mode = next(i for i, w in enumerate(weapons) if (w.combat == RANGED) == ranged)
    origin = units_in(game.state).zones[option.machine]
    return Strike(
        who, option.zone, mode=mode, unit=option.machine, enemy=option.enemy, origin=origin
    )


class MachineActions(ActionFamily):
    """What survivors make their machines do."""

    carries: ClassVar[tuple[type[Option], ...]] = (Command,)

    def where(self, world: Any) -> int:
        """Machines are steered from everywhere, where there are any."""
        return EVERYWHERE if world.units else 0

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """What every controlled machine could do (INV-MACH-02)."""
        table: Any = game.state  # asked in every turn
        units: UnitState = table.units
        controlled = game.world.systems[Machines].controlled(units, standing)
        if game.blocked is not None:
            self._explain(game, standing, controlled)
        if not controlled or not standing.can("machine"):
            return
        zones, terrain = units.zones, standing.terrain
        for number in controlled:
            if zones[number] != GONE:
                if standing.can("machine", 1 + game.crowd(zones[number])):
                    options += moves_of(game, number, terrain)
                options += attacks_of(game, number, terrain)

    def _explain(self, game: ZombicideGame, standing: Standing, controlled: Sequence[int]) -> None:
        """Nobody else's machine obeys; one's own may not be able to."""
        for number, zone in enumerate(units_in(game.state).zones):
            if zone != GONE and number in controlled:
                _explain_orders(game, standing, number)
            elif zone != GONE:
                terrain = standing.terrain
                orders = (*moves_of(game, number, terrain), *attacks_of(game, number, terrain))
                game.refuse(orders, "INV-MACH-01")

    def carry_out(self, game: ZombicideGame, turn: Turn, option: Command) -> None:
        """The machine acts; its controller gains the experience (INV-MACH-04)."""
        machine = option.machine
        report(game, Listener.noticed, turn.who)
        if option.order == "move":
            turn.pay(game, "machine", 1 + game.crowd(units_in(game.state).zones[machine]))
            put_unit(game.state, machine, option.zone)
            activate(game, machine)
            game.tell(MachineMoved, machine, option.zone)
            return
        turn.pay(game, "machine")
        activate(game, machine)
        game.tell(MachineActed, turn.who, machine)
        game.call(Declare(strike_of_machine(game, turn.who, option)))


MACHINES: Final = MachineActions()

# -- walking with a machine at one's heels ---------------------------------------------------


class WalkingTogether(ActionFamily):
    """Walking with a machine at one's heels."""

    carries: ClassVar[tuple[type[Option], ...]] = (MoveTogether,)

    def where(self, world: Any) -> int:
        return EVERYWHERE if world.system(Machines).followers else 0

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """Every zone the survivor can walk to, with the machine that follows (INV-MACH-11)."""
        table: Any = game.state  # asked in every turn
        machines, units, zone = game.world.systems[Machines], table.units, standing.zone
        for number in machines.followers:
            if units.zones[number] == zone and number in machines.controlled(units, standing):
                if standing.can("move", 1 + standing.crowd):
                    leads, free = machines.leads[number], game.has_pass(standing.survivor)
                    options += [leads[there] for there in open_steps(game, zone, free)]
                return

    def carry_out(self, game: ZombicideGame, turn: Turn, option: MoveTogether) -> None:
        """The machine comes along free; no movement skills then (INV-MACH-11)."""
        standing = turn.standing(game)
        turn.pay(game, "move", 1 + standing.crowd)
        follow(game, option.machine, option.zone)
        walk(game, turn.who, option.zone)


LEADING: Final = WalkingTogether()
