"""Machines: a bot that walks, fights and follows, a sentry gun that fires (INV-MACH)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shambler.games.zombicide import events as ev
from shambler.games.zombicide import options as opt
from shambler.games.zombicide.edition import Actions
from shambler.games.zombicide.features.missions import machine_lost
from shambler.games.zombicide.state import GONE
from shambler.kernel.decision import Option

if TYPE_CHECKING:
    from shambler.games.zombicide.procedures.turn import Standing, Turn
    from shambler.games.zombicide.table import Table


def controls(game: Table, standing: Standing, machine: int) -> bool:
    """By remote, by skill, or by standing beside it (INV-MACH-01, INV-MACH-13)."""
    kind = game.world.machines[machine]
    if machine in standing.survivor.remotes:
        return True
    remote = standing.traits.remote
    if kind.type in remote or "all" in remote:
        return True
    beside = any(ability.name == "controlled-in-zone" for ability in kind.abilities)
    return beside and game.state.machines[machine].zone == standing.zone


def activate(game: Table, machine: int) -> None:
    """Whatever a machine does makes enemies notice it (INV-MACH-07)."""
    game.state.machines[machine].active = True


def destroy(game: Table, machine: int) -> None:
    """One point of damage, or fire, is enough (INV-MACH-09)."""
    unit = game.state.machines[machine]
    if unit.zone == GONE:
        return
    unit.zone, unit.active = GONE, False
    game.tell(ev.MachineDestroyed, machine)
    machine_lost(game, machine)


def follower(game: Table, standing: Standing) -> int | None:
    """The machine that would walk along with this survivor (INV-MACH-11)."""
    for number, unit in enumerate(game.state.machines):
        if unit.zone != standing.zone:
            continue
        kind = game.world.machines[number]
        follows = any(ability.name == "follows-controller" for ability in kind.abilities)
        if follows and controls(game, standing, number):
            return number
    return None


def follow(game: Table, machine: int, zone: int) -> None:
    """It comes along, free and whatever enemies stand in the way."""
    activate(game, machine)
    game.state.machines[machine].zone = zone
    game.tell(ev.MachineMoved, machine, zone, rule="INV-MACH-11")


def list_machines(game: Table, standing: Standing, options: list[Option]) -> None:
    """What every controlled machine could do (INV-MACH-02)."""
    for number, unit in enumerate(game.state.machines):
        if unit.zone == GONE:
            continue
        if not controls(game, standing, number):
            game.forbid(f"machine:{game.world.machines[number].type}", "INV-MACH-01")
        elif not standing.can("machine"):
            game.forbid(f"machine:{game.world.machines[number].type}", "Z-ROUND-03")
        else:
            _list_orders(game, standing, number, unit.zone, options)


def _list_orders(
    game: Table, standing: Standing, machine: int, zone: int, options: list[Option]
) -> None:
    from shambler.games.zombicide.procedures.combat import nameable

    world = game.world
    crowd = game.crowd(zone)
    if "move" in world.machines[machine].actions and standing.can("machine", 1 + crowd):
        for there, _ in game.terrain.steps[zone]:
            options.append(world.order(machine, "move", there, -1))
    for weapon in world.machine_weapons[machine]:
        if weapon.farthest == 0:
            if crowd:
                options.append(world.order(machine, "melee", zone, -1))
                for foe in nameable(game, zone, free=True):
                    options.append(world.order(machine, "melee", zone, foe))
            continue
        for target, distance in game.terrain.seen[zone]:
            if weapon.nearest <= distance <= weapon.farthest:
                options.append(world.order(machine, "ranged", target, -1))
                for foe in nameable(game, target, free=False):
                    options.append(world.order(machine, "ranged", target, foe))


def command(game: Table, turn: Turn, option: opt.Command) -> None:
    """The machine acts; its controller gains the experience (INV-MACH-04)."""
    from shambler.games.zombicide.procedures.combat import Strike
    from shambler.games.zombicide.procedures.noise import uncover
    from shambler.games.zombicide.procedures.striking import Declare

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


MACHINES = Actions(list_machines, {opt.Command: command})
