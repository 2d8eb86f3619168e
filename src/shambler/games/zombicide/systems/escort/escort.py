"""A companion who goes where the leader goes (FH-PENNY-01 to 06, Z2E-087 to 091)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import msgspec

from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.edition import ActionFamily
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import consult, report
from shambler.games.zombicide.core.leaving import leave_board
from shambler.games.zombicide.core.moving import walk
from shambler.games.zombicide.core.state import IN_PLAY, ZombicideState
from shambler.games.zombicide.core.system import System
from shambler.games.zombicide.core.turn import Standing, Turn
from shambler.games.zombicide.systems.escort.events import LeaderChosen
from shambler.games.zombicide.systems.escort.moments import EscortListener
from shambler.games.zombicide.systems.escort.options import TakeAlong
from shambler.games.zombicide.systems.knockout.moments import KnockoutListener
from shambler.games.zombicide.systems.needs import ALONE
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure

NOBODY = -1
HAND_OVER, KEEP = opt.Say("say:hand-over", "hand-over"), opt.Say("say:stay", "stay")


class EscortState(msgspec.Struct, frozen=True):
    """Who leads the companion; nobody does while it is alone."""

    leader: int = NOBODY


def leader_in(state: ZombicideState) -> int:
    """The leader, or nobody."""
    table: Any = state
    leader: int = table.escort.leader
    return leader


def follow(game: ZombicideGame, leader: int, rule: str = "FH-PENNY-05") -> None:
    """From now on the companion goes with this survivor."""
    table: Any = game.state
    table.escort = EscortState(leader)
    if leader != NOBODY:
        game.tell(LeaderChosen, leader, rule=rule)
        report(game, EscortListener.leader_changed)


def companion_of(game: ZombicideGame) -> int:
    """The survivor without turns who is led."""
    return game.world.team


class Escort(System, KnockoutListener):
    """The companion stays at the leader's side, whatever moves them."""

    declares: ClassVar[bool] = False
    part: ClassVar[str] = "escort"

    def __init__(self, world: Any) -> None:
        escorted = len(world.sheets) > world.team
        self.silent = () if escorted else ("entered", "survivor_left", "led", "tradable", "trading")

    def first(self, world: Any) -> EscortState:
        """The team agrees on a leader during set-up."""
        return EscortState()

    def entered(self, game: ZombicideGame, who: int, zone: int) -> None:
        """Along with every move, walked, run or pulled (Z2E-088)."""
        if who == leader_in(game.state):
            walk(game, companion_of(game), zone, "FH-PENNY-05")

    def survivor_left(self, game: ZombicideGame, who: int) -> None:
        """Out together."""
        if who == leader_in(game.state):
            leave_board(game, companion_of(game))

    def knocked_out(self, game: ZombicideGame, who: int, zone: int) -> None:
        """The companion stays where the leader fell, alone (FH-KO-11, FHR-07)."""
        if who == leader_in(game.state):
            follow(game, NOBODY)

    def companion_died(self, game: ZombicideGame, who: int) -> None:
        """All was for nothing (FH-WIN-07)."""
        game.finish((), "companion-died", "FH-WIN-07")

    def led(self, game: ZombicideGame, whos: int) -> int:
        """Nobody takes a companion away from its leader (Z2E-088)."""
        return whos | 1 << companion_of(game) if leader_in(game.state) != NOBODY else whos

    def tradable(self, game: ZombicideGame, whos: int) -> int:
        """A leader always has somebody to hand over (Z2E-090)."""
        leader = leader_in(game.state)
        return whos | 1 << leader if leader != NOBODY else whos

    def trading(self, game: ZombicideGame, who: int, other: int) -> None:
        """After the cards, the companion may change sides, if there is room on the other one."""
        if leader_in(game.state) in (who, other):
            new = other if leader_in(game.state) == who else who
            if consult(game, EscortListener.may_lead, True, new):
                game.call(HandOver(who, other))


class PickLeader(Procedure, frozen=True, gc=False):
    """During set-up the team agrees on somebody beside the companion (FH-SETUP-08)."""

    def step(self, game: ZombicideGame) -> Decision | None:
        """Whoever stands there; where nobody does, anybody, who then starts there (FH-M1-05)."""
        zone, team = game.state.survivors[companion_of(game)].zone, game.world.team
        near = [who for who in game.here(zone) if who < team]
        options = [game.world.menu.take[who] for who in near or range(team)]
        return Decision(game.world.seats, "leader", options, "FH-SETUP-08")

    def chosen(self, game: ZombicideGame, option: opt.Pick) -> None:
        """Agreed."""
        game.end()
        survivors = game.state.survivors
        survivors[option.who].zone = survivors[companion_of(game)].zone
        follow(game, option.who, "FH-SETUP-08")


class HandOver(Procedure, frozen=True, gc=False):
    """Two survivors trade, one of whom leads the companion."""

    who: int
    other: int

    def step(self, game: ZombicideGame) -> Decision | None:
        """Stay, or go with the other."""
        seats = game.world.seat_of[self.who]
        about = {"who": self._new(game)}
        return Decision(seats, "hand-over", [HAND_OVER, KEEP], "FH-PENNY-05", about)

    def _new(self, game: ZombicideGame) -> int:
        return self.other if leader_in(game.state) == self.who else self.who

    def chosen(self, game: ZombicideGame, option: opt.Say) -> None:
        """With whom?"""
        new = self._new(game)
        game.end()
        if option.word == "hand-over":
            follow(game, new)


def take_along(game: ZombicideGame, turn: Turn, option: TakeAlong) -> None:
    """Come with me."""
    turn.pay(game, "escort")
    follow(game, turn.who)


class EscortActions(ActionFamily):
    """Taking a companion along."""

    carries: ClassVar[tuple[type[Option], ...]] = (TakeAlong,)
    wants: ClassVar[int] = ALONE

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """A companion who is alone can be taken along for an action (Z2E-090)."""
        companion = game.state.survivors[companion_of(game)]
        if standing.left <= 0:
            return
        if companion.status == IN_PLAY and companion.zone == standing.zone:
            options.append(TakeAlong(f"take-along:{game.world.names[companion_of(game)]}"))

    def carry_out(self, game: ZombicideGame, turn: Turn, option: TakeAlong) -> None:
        """Do it."""
        take_along(game, turn, option)


ESCORT: Final = EscortActions()
