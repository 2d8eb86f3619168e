"""Machine actions: what survivors make their machines do (INV-MACH-02 to 15)."""

from __future__ import annotations

from shambler.games.zombicide import events as ev
from shambler.games.zombicide import options as opt
from shambler.games.zombicide.edition import Actions
from shambler.games.zombicide.features.machines import activate, controls, steers
from shambler.games.zombicide.procedures.combat import Strike, nameable
from shambler.games.zombicide.procedures.noise import uncover
from shambler.games.zombicide.procedures.striking import Declare
from shambler.games.zombicide.procedures.turn import Standing, Turn
from shambler.games.zombicide.state import GONE
from shambler.games.zombicide.table import Table
from shambler.kernel.decision import Option


def list_machines(game: Table, standing: Standing, options: list[Option]) -> None:
    """What every controlled machine could do (INV-MACH-02)."""
    if game.blocked is None and not (steers(game, standing) and standing.can("machine")):
        return
    for number, unit in enumerate(game.state.machines):
        if unit.zone == GONE:
            continue
        if not controls(game, standing, number):
            if game.blocked is not None:
                game.forbid(f"machine:{game.world.machines[number].type}", "INV-MACH-01")
        elif not standing.can("machine"):
            game.forbid(f"machine:{game.world.machines[number].type}", "Z-ROUND-03")
        else:
            _list_orders(game, standing, number, unit.zone, options)


def _list_orders(
    game: Table, standing: Standing, machine: int, zone: int, options: list[Option]
) -> None:
    world, infested = game.world, game.state.infested
    orders, crowd = world.menu.orders[machine], game.crowd(zone)
    if "move" in world.machines[machine].actions and standing.can("machine", 1 + crowd):
        for there, _ in game.terrain.steps[zone]:
            options.append(orders["move"][there])
    for weapon in world.machine_weapons[machine]:
        if weapon.farthest == 0:
            if crowd:
                options.append(orders["melee"][zone])
                for foe in nameable(game, zone, free=True):
                    options.append(world.menu.order(machine, "melee", zone, foe))
            continue
        for target, distance in game.terrain.plain[zone].seen:
            if weapon.nearest <= distance <= weapon.farthest:
                options.append(orders["ranged"][target])
                if infested >> target & 1:
                    for foe in nameable(game, target, free=False):
                        options.append(world.menu.order(machine, "ranged", target, foe))


def command(game: Table, turn: Turn, option: opt.Command) -> None:
    """The machine acts; its controller gains the experience (INV-MACH-04)."""
    machine = option.machine
    unit = game.state.machines[machine]
    uncover(game, turn.who)
    if option.order == "move":
        turn.pay(game, "machine", 1 + game.crowd(unit.zone))
        unit.zone = option.zone
        activate(game, machine)
        game.tell(ev.MachineMoved, machine, option.zone)
        return
    turn.pay(game, "machine")
    activate(game, machine)
    game.tell(ev.MachineActed, turn.who, machine)
    weapons = game.world.machine_weapons[machine]
    ranged = option.order == "ranged"
    mode = next(i for i, w in enumerate(weapons) if (w.combat == 1) == ranged)
    game.call(Declare(Strike(turn.who, option.zone, (), mode, machine, option.enemy)))


MACHINES = Actions(
    list_machines, {opt.Command: command}, where=lambda world: -1 if world.machines else 0
)
