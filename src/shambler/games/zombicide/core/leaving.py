"""A turn from its beginning to the exit, in the players' phase or as an extra one."""

from __future__ import annotations

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import Listener, consult, report
from shambler.games.zombicide.core.state import GONE, LEFT
from shambler.games.zombicide.core.turn import Turn
from shambler.games.zombicide.core.winning import earlier_met
from shambler.kernel.decision import Decision
from shambler.kernel.procedure import Procedure

LEAVE, STAY = opt.Say("say:leave", "leave"), opt.Say("say:stay", "stay")


def play_turn(game: ZombicideGame, who: int) -> None:
    """A whole turn: what comes before the first action, the actions, and then the exit."""
    if game.events is not None:
        game.tell(ev.TurnBegan, who)
    game.state.stack += (LeaveBoard(who), Turn(who))
    if Listener.turn_begins in game.world.hooks:
        report(game, Listener.turn_begins, who)


class LeaveBoard(Procedure, frozen=True, gc=False):
    """At the end of a turn a survivor may leave through a quiet exit zone (Z-MIS-01)."""

    who: int

    def step(self, game: ZombicideGame) -> Decision | None:
        """Only when the earlier goals are met (Z-MIS-05)."""
        survivor = game.state.survivors[self.who]
        world = game.world
        exits = 1 << world.exit if world.exit != GONE else 0
        if Listener.exits in world.hooks:
            exits = consult(game, Listener.exits, exits)
        if (
            survivor.zone == GONE
            or not exits & ~game.state.infested & 1 << survivor.zone
            or not earlier_met(game, world.exit_order)
        ):
            game.end()
            return None
        seats = (world.owners[self.who],)
        return Decision(seats, "leave", [LEAVE, STAY], "Z-MIS-01", {"who": self.who})

    def chosen(self, game: ZombicideGame, option: opt.Say) -> None:
        """Safe, and no longer in play."""
        game.end()
        if option.word == "leave":
            leave_board(game, self.who)


def leave_board(game: ZombicideGame, who: int) -> None:
    """A survivor is out of the game, safe."""
    survivor = game.state.survivors[who]
    survivor.zone, survivor.status = GONE, LEFT
    game.tell(ev.LeftBoard, who)
    report(game, Listener.survivor_left, who)
