"""A turn from its beginning to the exit, in the players' phase or as an extra one."""

from __future__ import annotations

from shambler.games.zombicide import events as ev
from shambler.games.zombicide import options as opt
from shambler.games.zombicide.abilities.camouflage import Hide
from shambler.games.zombicide.features.missions import earlier_met, survivor_left
from shambler.games.zombicide.procedures.turn import Turn
from shambler.games.zombicide.state import GONE, LEFT
from shambler.games.zombicide.table import Table
from shambler.kernel.decision import Decision
from shambler.kernel.procedure import Procedure

LEAVE, STAY = opt.Say("say:leave", "leave"), opt.Say("say:stay", "stay")


def play_turn(game: Table, who: int) -> None:
    """A whole turn: what comes before the first action, the actions, and then the exit."""
    game.tell(ev.TurnBegan, who)
    game.call(LeaveBoard(who))
    game.call(Turn(who))
    survivor = game.state.survivors[who]
    if not survivor.hidden and game.traits(who).has("camouflage"):
        game.call(Hide(who))


class LeaveBoard(Procedure, frozen=True, gc=False):
    """At the end of a turn a survivor may leave through a quiet exit zone (INV-MIS-01)."""

    who: int

    def step(self, game: Table) -> Decision | None:
        """Only when the earlier goals are met (INV-MIS-05)."""
        survivor = game.state.survivors[self.who]
        exit_zone = game.world.exit
        if (
            survivor.zone != exit_zone
            or exit_zone == GONE
            or game.state.infested >> exit_zone & 1
            or not earlier_met(game, game.world.exit_order)
        ):
            game.end()
            return None
        seats = (game.world.owners[self.who],)
        rule = game.cite("INV-MIS-01")
        return Decision(seats, "leave", [LEAVE, STAY], rule, {"who": self.who})

    def chosen(self, game: Table, option: opt.Say) -> None:
        """Safe, and no longer in play."""
        game.end()
        if option.word == "leave":
            leave_board(game, self.who)


def leave_board(game: Table, who: int) -> None:
    """A survivor is out of the game, safe."""
    survivor = game.state.survivors[who]
    survivor.zone, survivor.status = GONE, LEFT
    game.tell(ev.LeftBoard, who)
    survivor_left(game, who)
