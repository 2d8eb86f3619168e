"""Remote tokens: lying on the board, taken like objectives, handed over in trades (INV-MACH-01).

Objectives give most of them. Where a mission has a machine but no objective that gives its remote,
the token lies in the machine's zone from the start. It needs no slot in an inventory.
"""

from __future__ import annotations

from shambler.games.zombicide import events as ev
from shambler.games.zombicide import options as opt
from shambler.games.zombicide.board.masks import mask_of
from shambler.games.zombicide.edition import Actions
from shambler.games.zombicide.procedures.turn import Standing, Turn
from shambler.games.zombicide.state import GONE
from shambler.games.zombicide.table import Table
from shambler.games.zombicide.world import World
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure


def remote_zones(world: World) -> tuple[int, ...]:
    """Where the remote of each machine lies at the start; GONE where an objective gives it."""
    mission = world.mission
    given = {entry.text("machine") for entry in mission.reward if entry.name == "remote"}
    return tuple(
        GONE if entry.type in given or number in world.cars else world.board.zone_at(entry.zone)
        for number, entry in enumerate(mission.machine)
    )


def hold_remote(game: Table, who: int, machine: int, rule: str = "INV-MACH-01") -> None:
    """A survivor gets a remote token."""
    survivor = game.state.survivors[who]
    survivor.remotes = (*survivor.remotes, machine)
    game.tell(ev.RemoteTaken, who, machine, rule=rule)


def list_remotes(game: Table, standing: Standing, options: list[Option]) -> None:
    """Every remote that lies in the zone."""
    for machine, zone in enumerate(game.state.remotes):
        if zone == standing.zone:
            choice = game.world.menu.remotes[machine]
            if standing.left > 0:
                options.append(choice)
            else:
                game.forbid(choice.key, "Z-ROUND-03")


def take_remote(game: Table, turn: Turn, option: opt.TakeRemote) -> None:
    """One action, as for an objective."""
    turn.pay(game, "objective")
    lying = list(game.state.remotes)
    lying[option.machine] = GONE
    game.state.remotes = tuple(lying)
    hold_remote(game, turn.who, option.machine)


def _where(world: World) -> int:
    return mask_of(zone for zone in remote_zones(world) if zone != GONE)


REMOTES = Actions(list_remotes, {opt.TakeRemote: take_remote}, where=_where)


class ShareRemotes(Procedure, frozen=True, gc=False):
    """At the end of a trade whoever holds a remote keeps it or hands it over (Z-TRADE-02)."""

    who: int
    other: int
    settled: tuple[int, ...] = ()

    def step(self, game: Table) -> Decision | None:
        """One remote after the other, while its machine is in play."""
        found = self._next(game)
        if found is None:
            game.end()
            return None
        holder, machine = found
        world = game.world
        options = [world.menu.take[who] for who in (self.who, self.other)]
        about = {"who": holder, "machine": machine}
        return Decision(world.seat_of[holder], "share-remote", options, "Z-TRADE-02", about)

    def _next(self, game: Table) -> tuple[int, int] | None:
        """The holder and the machine of the next remote."""
        for holder in (self.who, self.other):
            for machine in game.state.survivors[holder].remotes:
                if machine not in self.settled and game.state.machines[machine].zone != GONE:
                    return holder, machine
        return None

    def chosen(self, game: Table, option: opt.Pick) -> None:
        """Kept, or handed over."""
        found = self._next(game)
        assert found is not None
        holder, machine = found
        game.goto(ShareRemotes(self.who, self.other, (*self.settled, machine)))
        if option.who != holder:
            giver, receiver = game.state.survivors[holder], game.state.survivors[option.who]
            giver.remotes = tuple(m for m in giver.remotes if m != machine)
            receiver.remotes = (*receiver.remotes, machine)
            game.tell(ev.RemoteGiven, holder, option.who, machine)
