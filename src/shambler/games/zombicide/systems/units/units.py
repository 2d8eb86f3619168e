"""Units: machines and cars, where they stand, and who holds the token that steers each.

A unit is a figure that is no survivor. Its token is a remote or a key; it needs no slot in an
inventory and is handed over in trades.
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.state import GONE, ZombicideState
from shambler.games.zombicide.core.system import System
from shambler.games.zombicide.systems.units.events import RemoteGiven, RemoteTaken
from shambler.kernel.decision import Decision
from shambler.kernel.procedure import Procedure


class UnitState(msgspec.Struct, frozen=True):
    """``held`` are the tokens in survivors' hands: who and of which unit, in the order taken."""

    zones: tuple[int, ...]  # of each unit; GONE once it is destroyed
    held: tuple[tuple[int, int], ...] = ()


def units_in(state: ZombicideState) -> UnitState:
    """The units on the table."""
    table: Any = state
    units: UnitState = table.units
    return units


def put_unit(state: ZombicideState, unit: int, zone: int) -> None:
    """Set a unit on a zone, or take it off the board."""
    table: Any = state
    zones = table.units.zones
    table.units = UnitState((*zones[:unit], zone, *zones[unit + 1 :]), table.units.held)


def held_by(state: ZombicideState, who: int) -> tuple[int, ...]:
    """The units whose tokens a survivor holds."""
    return tuple(unit for holder, unit in units_in(state).held if holder == who)


def hold_token(state: ZombicideState, who: int, unit: int) -> None:
    """The token of a unit comes to a survivor, whoever had it before."""
    table: Any = state
    others = tuple(pair for pair in table.units.held if pair[1] != unit)
    table.units = UnitState(table.units.zones, (*others, (who, unit)))


def gain_token(game: ZombicideGame, who: int, unit: int, rule: str) -> None:
    """A survivor gets the token of a unit."""
    hold_token(game.state, who, unit)
    game.tell(RemoteTaken, who, unit, rule=rule)


class Units(System):
    """Tokens of units can be traded like cards (Z-TRADE-02)."""

    part: ClassVar[str] = "units"

    def __init__(self, world: Any) -> None:
        self.silent = () if world.units else ("tradable", "trading")

    def first(self, world: Any) -> UnitState:
        """Where the mission puts them."""
        return UnitState(tuple(world.board.zone_at(entry.zone) for entry in world.mission.machine))

    def tradable(self, game: ZombicideGame, whos: int) -> int:
        """A token is enough to trade with."""
        table: Any = game.state  # asked in every turn
        for holder, _ in table.units.held:
            whos |= 1 << holder
        return whos

    def trading(self, game: ZombicideGame, who: int, other: int) -> None:
        """The tokens come last."""
        for holder, _ in units_in(game.state).held:
            if holder in (who, other):
                game.call(ShareTokens(who, other))
                return


class ShareTokens(Procedure, frozen=True, gc=False):
    """At the end of a trade whoever holds a token keeps it or hands it over (Z-TRADE-02)."""

    who: int
    other: int
    settled: tuple[int, ...] = ()

    def step(self, game: ZombicideGame) -> Decision | None:
        """One token after the other, while its unit is in play."""
        found = self._next(game)
        if found is None:
            game.end()
            return None
        holder, unit = found
        world = game.world
        options = [world.menu.take[who] for who in (self.who, self.other)]
        about = {"who": holder, "machine": unit}
        return Decision(world.seat_of[holder], "share-remote", options, "Z-TRADE-02", about)

    def _next(self, game: ZombicideGame) -> tuple[int, int] | None:
        """The holder and the unit of the next token."""
        zones = units_in(game.state).zones
        for holder in (self.who, self.other):
            for unit in held_by(game.state, holder):
                if unit not in self.settled and zones[unit] != GONE:
                    return holder, unit
        return None

    def chosen(self, game: ZombicideGame, option: opt.Pick) -> None:
        """Kept, or handed over."""
        found = self._next(game)
        assert found is not None
        holder, unit = found
        game.goto(ShareTokens(self.who, self.other, (*self.settled, unit)))
        if option.who != holder:
            hold_token(game.state, option.who, unit)
            game.tell(RemoteGiven, holder, option.who, unit)
