"""Survivors who act in the enemies' phase: Combat reflexes and Xenos link."""

from __future__ import annotations

from shambler.games.zombicide.procedures.turn import Turn
from shambler.games.zombicide.state import IN_PLAY
from shambler.games.zombicide.table import Table
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure


class AnswerSpawn(Procedure, frozen=True, gc=False):
    """Survivors who see enemies spawn may answer with one free combat action (INV-SKILL-32)."""

    zones: int  # mask of the zones of the spawn

    def step(self, game: Table) -> None:
        """Nobody is quick enough yet."""
        game.end()


class ExtraTurns(Procedure, frozen=True, gc=False):
    """Whoever has a link to the enemies plays before they act (INV-SKILL-73)."""

    played: tuple[int, ...] = ()

    def step(self, game: Table) -> Decision | None:
        """One extra turn each, in the order the players choose."""
        linked = [
            who
            for who, survivor in enumerate(game.state.survivors)
            if survivor.status == IN_PLAY
            and who not in self.played
            and game.traits(who).has("extra-turn-on-extra-activation")
        ]
        if not linked:
            game.end()
            return None
        options: list[Option] = [game.world.menu.activate[who] for who in linked]
        return Decision(game.world.seats, "extra-turn", options, "INV-SKILL-73")

    def chosen(self, game: Table, option: Option) -> None:
        """Their turn."""
        who = option.who  # type: ignore[attr-defined]
        game.goto(ExtraTurns((*self.played, who)))
        game.call(Turn(who))
