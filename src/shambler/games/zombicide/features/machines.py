"""Machines: a bot that walks, fights and follows, a sentry gun that fires (INV-MACH)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shambler.games.zombicide import events as ev
from shambler.games.zombicide.features.missions import machine_lost
from shambler.games.zombicide.state import GONE

if TYPE_CHECKING:
    from shambler.games.zombicide.procedures.turn import Standing
    from shambler.games.zombicide.table import Table


def controls(game: Table, standing: Standing, machine: int) -> bool:
    """By remote, by skill, or by standing beside it (INV-MACH-01, INV-MACH-13)."""
    if machine in standing.survivor.remotes:
        return True
    remote = standing.traits.remote
    if remote and (game.world.machines[machine].type in remote or "all" in remote):
        return True
    beside = game.world.controlled_beside[machine]
    return beside and game.state.machines[machine].zone == standing.zone


def steers(game: Table, standing: Standing) -> bool:
    """Could the survivor control any machine at all? Mostly not, and this is asked every turn."""
    if standing.survivor.remotes or standing.traits.remote:
        return True
    zone = standing.zone
    for unit, beside in zip(game.state.machines, game.world.controlled_beside, strict=True):
        if unit.zone == zone and beside:
            return True
    return False


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
        near = unit.zone == standing.zone
        if near and game.world.followers[number] and controls(game, standing, number):
            return number
    return None


def follow(game: Table, machine: int, zone: int) -> None:
    """It comes along, free and whatever enemies stand in the way."""
    activate(game, machine)
    game.state.machines[machine].zone = zone
    game.tell(ev.MachineMoved, machine, zone, rule="INV-MACH-11")
