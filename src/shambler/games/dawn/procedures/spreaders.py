"""Disease Spreaders make a Saving Roll of their own (DOZ-SPREAD-08)."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.infection import SpreaderGone, SpreaderReturned
from shambler.games.dawn.state import ZEDS_DICE
from shambler.kernel.chance import Roll
from shambler.kernel.procedure import Procedure

RETURNS_TO = 3  # a die up to this brings it back


class SpreaderSave(Procedure, frozen=True, gc=False):
    """On 1 to 3 it returns to the Start space of its track at full strength."""

    zed: int
    track: int

    def step(self, game: DawnGame) -> Roll:
        """Roll."""
        return Roll(ZEDS_DICE, 1)

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """Back, or gone."""
        if faces[0] <= RETURNS_TO:
            start = game.world.board.starts[self.track]
            game.state.zed_at[self.zed] = start
            game.tell(SpreaderReturned, zed=self.zed, place=start, roll=faces[0])
        else:
            game.tell(SpreaderGone, zed=self.zed, roll=faces[0])
        game.end()
