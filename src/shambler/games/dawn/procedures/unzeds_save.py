"""Un-Zeds make a Saving Roll of their own (DOZ-ACIV-04, DOZ-AHERO-03)."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.versus import UnZedsFled, UnZedsGone
from shambler.games.dawn.options.picks import PickPlace
from shambler.games.dawn.state import NOBODY, OUT, ZEDS_DICE
from shambler.kernel.chance import Roll
from shambler.kernel.decision import Decision
from shambler.kernel.procedure import Procedure

RETURNS_TO = 3  # a die up to this brings it back


class UnZedsSave(Procedure, frozen=True, gc=False):
    """On 1 to 3 it goes to the Start space of its track, fresh (DOZ-UNZED-12)."""

    unit: int
    saved: bool = False

    def step(self, game: DawnGame) -> Roll | Decision:
        """Roll; in Town Center there is no track, so the Zeds player names a Start space."""
        if not self.saved:
            return Roll(ZEDS_DICE, 1)
        options = [game.world.options.place[start] for start in game.world.board.starts]
        return Decision((game.world.sides.zeds,), "un-zeds-start", options, "DOZ-AHERO-03")

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """Back, or out of the game."""
        track = game.world.board.track[game.state.unit_at[self.unit]]
        if faces[0] > RETURNS_TO:
            game.state.unit_at[self.unit] = OUT
            game.state.unit_damage[self.unit] = 0
            leave_effects(game, self.unit)
            game.tell(UnZedsGone, unit=self.unit, roll=faces[0])
            game.end()
        elif track < 0:
            game.goto(UnZedsSave(self.unit, True))
        else:
            self.place(game, game.world.board.starts[track])

    def chosen(self, game: DawnGame, option: PickPlace) -> None:
        """There."""
        self.place(game, option.place)

    def place(self, game: DawnGame, start: int) -> None:
        """At full strength."""
        game.state.unit_at[self.unit] = start
        game.state.unit_damage[self.unit] = 0
        game.tell(UnZedsFled, unit=self.unit, place=start)
        game.end()


def leave_effects(game: DawnGame, unit: int) -> None:
    """The Plague of Lawyers ends with the party that brought it (DOZ-LAWYERS-04)."""
    if unit in game.world.units.lawyers:
        game.state.lawyers = NOBODY
