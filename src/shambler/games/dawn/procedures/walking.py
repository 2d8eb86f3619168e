"""A Move Action space by space where Catacombs may be on the way (DOZ-RUL-77)."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.units import UnitMoved
from shambler.games.dawn.procedures.catacombs import UnitLeaves
from shambler.games.dawn.procedures.combat import meet
from shambler.games.dawn.state import STEALTHED
from shambler.kernel.procedure import Procedure


class Walk(Procedure, frozen=True, gc=False):
    """From where the unit is to a space; ``path`` are the spaces still ahead."""

    unit: int
    place: int
    path: tuple[int, ...] = ()
    came: tuple[int, ...] = ()

    def step(self, game: DawnGame) -> None:
        """Up to the next Catacombs, or all the way."""
        state, unit = game.state, self.unit
        at = state.unit_at[unit]
        shortcut = not game.world.moves.joined(at, self.place)
        back = (at,) if shortcut else game.world.moves.path(at, self.place)
        stop = self.place
        for place in reversed(back[:-1]):
            if game.world.board.kind[place] == "catacombs":
                stop = place
                break
        lost = game.world.board.kind[at] == "catacombs" and not game.world.units.red_diamond[unit]
        if lost and not self.path and not shortcut:
            game.goto(Walk(unit, self.place, (stop,), self.came))
            game.call(UnitLeaves(unit, at))
            return
        way = back[back.index(stop) + 1 :] if stop != self.place else back
        state.unit_at[unit] = stop
        state.unit_marks[unit] &= ~STEALTHED
        game.tell(UnitMoved, unit=unit, start=at, place=stop)
        if stop == self.place:
            game.end()
            meet(game, unit, stop, (*way, *self.came))
        else:
            game.goto(Walk(unit, self.place, (), (*way, *self.came)))

    def returned(self, game: DawnGame, result: object) -> None:
        """The way was not found: the move ends."""
        if result is False:
            game.end()
