"""Wounded Members: who has to take one when there are too few."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.invazions.events import HordeWounded
from shambler.games.invazions.invazions_game import InvazionsGame, without
from shambler.games.invazions.options import Next
from shambler.games.invazions.procedures.team import TeamChoice
from shambler.games.invazions.refusals import explain_other_hordes
from shambler.kernel.decision import Decision


class HandOutWounded(TeamChoice, frozen=True, gc=False, kw_only=True):
    """Each Horde due a Wounded Member puts one in its discard pile while they last (AMB-16)."""

    kind: ClassVar[str] = "wounded"
    cites: ClassVar[str] = "IVZ-DMG-14"
    due: tuple[int, ...]
    because: str

    def step(self, game: InvazionsGame) -> Decision | None:
        """Give them all out, or ask who takes the last ones."""
        left = game.state.wounded
        if left and left < len(self.due) and len(set(self.due)) > 1:
            options = game.world.options.next
            if game.blocked is not None:
                explain_other_hordes(game, self.due, "IVZ-DMG-14", "no-wound-due")
            return self.ask(game, [options[seat] for seat in sorted(set(self.due))])
        for seat in self.due[:left]:
            self._give(game, seat)
        game.end()
        return None

    def concerned(self, game: InvazionsGame) -> list[int]:
        """Those who are due one."""
        return sorted(set(self.due))

    def decided(self, game: InvazionsGame, option: Next) -> None:
        """This Horde takes one."""
        self._give(game, option.seat)
        game.goto(HandOutWounded(due=without(self.due, option.seat), because=self.because))

    def _give(self, game: InvazionsGame, seat: int) -> None:
        game.state.wounded -= 1
        game.horde(seat).discard += (game.world.cards.wounded,)
        game.tell(HordeWounded, seat=seat, rule=self.because)
