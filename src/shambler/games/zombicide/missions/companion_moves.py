"""How companions walk: the players choose who goes first and which way (INV-M9-05)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.leaving import leave_board
from shambler.games.zombicide.core.moving import walk
from shambler.games.zombicide.core.state import IN_PLAY
from shambler.games.zombicide.core.winning import earlier_met
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame


class CompanionsWalk(Procedure, frozen=True, gc=False):
    """The players choose who goes first."""

    waiting: tuple[int, ...]
    zone: int  # where they want to go
    rule: str

    def step(self, game: ZombicideGame) -> Decision | None:
        """Only those who can do something are asked for."""
        able = [who for who in dict.fromkeys(self.waiting) if self._can_act(game, who)]
        if not able:
            game.end()
            return None
        activate = game.world.menu.activate
        options = [activate[who] for who in able]
        return Decision(game.world.seats, "companion", options, self.rule)

    def _can_act(self, game: ZombicideGame, who: int) -> bool:
        survivor = game.state.survivors[who]
        if survivor.status != IN_PLAY:
            return False
        return may_leave(game, who) or bool(ways(game, survivor.zone, self.zone))

    def chosen(self, game: ZombicideGame, option: opt.Activate) -> None:
        """Their move."""
        left = list(self.waiting)
        left.remove(option.who)
        game.goto(CompanionsWalk(tuple(left), self.zone, self.rule))
        game.call(CompanionMove(option.who, self.zone, self.rule))


class CompanionMove(Procedure, frozen=True, gc=False):
    """One zone nearer by a way that can be walked now; the players choose among equals."""

    who: int
    zone: int
    rule: str

    def step(self, game: ZombicideGame) -> Decision | None:
        """Whoever is there already stays, and leaves if they may."""
        steps = ways(game, game.state.survivors[self.who].zone, self.zone)
        if not steps:
            self._leave(game)
            return None
        options: list[Option] = [game.world.menu.moves[there] for there in steps]
        return Decision(game.world.seats, "companion-way", options, self.rule, {"who": self.who})

    def chosen(self, game: ZombicideGame, option: opt.Move) -> None:
        """One zone."""
        walk(game, self.who, option.zone, self.rule)
        self._leave(game)

    def _leave(self, game: ZombicideGame) -> None:
        game.end()
        if may_leave(game, self.who):
            leave_board(game, self.who)


def ways(game: ZombicideGame, zone: int, end: int) -> list[int]:
    """The first zones of all shortest ways; with enemies around one move is not enough (Z-MOVE-02).

    Closed doors and the outside are no way for somebody who only walks.
    """
    if game.state.infested >> zone & 1:
        return []
    board = game.world.board
    routes = board.routes(game.terrain.open & ~board.airlocks)
    return [there for there, _ in routes.next_steps[zone][end]]


def may_leave(game: ZombicideGame, who: int) -> bool:
    """A quiet exit zone lets them out at once (INV-MIS-01)."""
    world, state = game.world, game.state
    here = state.survivors[who].zone == world.exit
    quiet = not state.infested >> world.exit & 1
    return here and quiet and earlier_met(game, world.exit_order)
