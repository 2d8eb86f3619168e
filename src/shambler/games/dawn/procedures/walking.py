"""A Move space by space: Catacombs may be on the way (DOZ-RUL-77), or one of Wilson's shortcuts."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.units import UnitMoved
from shambler.games.dawn.procedures.catacombs import UnitLeaves
from shambler.games.dawn.procedures.combat import meet
from shambler.games.dawn.procedures.weapon import note_arrival
from shambler.games.dawn.state import STEALTHED
from shambler.kernel.procedure import Procedure


def walk_to(game: DawnGame, unit: int, place: int) -> Walk:
    """The way along the tracks."""
    back = game.world.moves.path(game.state.unit_at[unit], place)
    return Walk(unit, (*reversed(back[:-1]), place))


class Walk(Procedure, frozen=True, gc=False):
    """The spaces still ahead, and those behind, the last one first (DOZ-RUL-43)."""

    unit: int
    ahead: tuple[int, ...]
    behind: tuple[int, ...] = ()
    found: bool = False  # the way out of the Catacombs

    def step(self, game: DawnGame) -> None:
        """Up to the next Catacombs, or all the way."""
        state, unit, kind = game.state, self.unit, game.world.board.kind
        at, last = state.unit_at[unit], len(self.ahead) - 1
        if not self.found and self.may_get_lost(game, at):
            game.goto(Walk(unit, self.ahead, self.behind, True))
            game.call(UnitLeaves(unit, at))
            return
        stop = next((n for n, p in enumerate(self.ahead) if kind[p] == "catacombs"), last)
        place = self.ahead[stop]
        behind = (*reversed(self.ahead[:stop]), at, *self.behind)
        state.unit_at[unit] = place
        state.unit_marks[unit] &= ~STEALTHED
        note_arrival(game, unit)
        game.tell(UnitMoved, unit=unit, start=at, place=place)
        if stop == last:
            game.end()
            meet(game, unit, place, behind)
        else:
            game.goto(Walk(unit, self.ahead[stop + 1 :], behind))

    def may_get_lost(self, game: DawnGame, at: int) -> bool:
        """In Catacombs without a Red Diamond, unless a shortcut leads out (DOZ-WILSON-07)."""
        board = game.world.board
        if board.kind[at] != "catacombs" or game.world.units.red_diamond[self.unit]:
            return False
        return board.track[self.ahead[0]] == board.track[at]

    def returned(self, game: DawnGame, result: object) -> None:
        """The way was not found: the move ends."""
        if result is False:
            game.end()
