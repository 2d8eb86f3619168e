"""Camouflage (INV-SKILL-28 to 30): unseen at the start of one's turn, ignored by enemies."""

from __future__ import annotations

from shambler.games.zombicide import events as ev
from shambler.games.zombicide import options as opt
from shambler.games.zombicide.table import Table
from shambler.kernel.decision import Decision
from shambler.kernel.procedure import Procedure

HIDE, STAY = opt.Say("say:hide", "hide"), opt.Say("say:stay-visible", "stay-visible")


class Hide(Procedure, frozen=True, gc=False):
    """Take a camouflage token if no enemy sees the survivor."""

    who: int

    def step(self, game: Table) -> Decision | None:
        """An enemy sees whom it could walk to in a line: sight is mutual."""
        zone = game.state.survivors[self.who].zone
        watched = any(
            game.terrain.plain[there].mask >> zone & 1
            for there in game.zones_of(game.state.infested)
        )
        if watched:
            game.end()
            return None
        seats = (game.world.owners[self.who],)
        return Decision(seats, "hide", [HIDE, STAY], "INV-SKILL-28", {"who": self.who})

    def chosen(self, game: Table, option: opt.Say) -> None:
        """Hidden, or not."""
        if option.word == "hide":
            game.state.survivors[self.who].hidden = True
            game.tell(ev.Hidden, self.who)
        game.end()
