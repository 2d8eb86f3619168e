"""Zeds Pressure: more players, more Zeds (DOZ-PRESS-01 to DOZ-PRESS-09)."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.zeds import PressureFelt
from shambler.games.dawn.options.picks import PickPlace
from shambler.games.dawn.procedures.activation import reanimate
from shambler.games.dawn.procedures.placing import PlaceOne
from shambler.games.dawn.procedures.rising import RiseFallen
from shambler.games.dawn.procedures.standstill import stuck
from shambler.games.dawn.procedures.step import Step
from shambler.games.dawn.state import FIRST_SPACE, TOWN
from shambler.kernel.decision import Decision
from shambler.kernel.procedure import Procedure


def under_pressure(game: DawnGame) -> bool:
    """Does the Current Event print Pressure, and does the table feel any (DOZ-PRESS-09)?"""
    return bool(game.world.pressure and game.world.events[game.state.event].pressure)


def apply_pressure(game: DawnGame) -> None:
    """The Pressure printed on the Current Event."""
    kind, times = game.world.events[game.state.event].pressure, game.world.pressure
    game.tell(PressureFelt, pressure=kind, times=times)
    if kind == "move":
        game.call(MovementPressure(times))
    else:
        game.call(PlacementPressure(times))


class MovementPressure(Procedure, frozen=True, gc=False):
    """Extra moves for the strongest groups, each for another one (DOZ-PRESS-02, DOZ-PRESS-05).

    ``picked`` are bits of the units whose group has had its move. They have not moved as far as
    activations are concerned (DOZ-RUL-38).
    """

    left: int
    picked: int = 0

    def step(self, game: DawnGame) -> Decision | None:
        """Ask where several groups tie for the strongest (DOZ-PRESS-08)."""
        if game.state.rising:
            game.call(RiseFallen())
            return None
        groups = self.strongest(game) if self.left else []
        if not groups:
            game.end()
            return None
        options = [game.world.options.place[place] for place in groups]
        return Decision(game.tie_breakers, "pressure-group", options, "DOZ-PRESS-08")

    def strongest(self, game: DawnGame) -> list[int]:
        """The spaces of the strongest groups that are able to move (DOZ-PRESS-03, DOZ-PRESS-04)."""
        strength: dict[int, int] = {}
        for zed, at in enumerate(game.state.zed_at):
            if at >= FIRST_SPACE and self.may_move(game, zed):
                strength[at] = strength.get(at, 0) + game.zed_strength(zed)
        able = {at: total for at, total in strength.items() if self.open_ahead(game, at)}
        most = max(able.values(), default=0)
        return [at for at, total in sorted(able.items()) if total == most]

    def may_move(self, game: DawnGame, zed: int) -> bool:
        """Has its group not been picked yet, and does no card hold it back?"""
        return not (self.picked | game.state.held_back) >> zed & 1

    def open_ahead(self, game: DawnGame, place: int) -> bool:
        """Could at least one unit of the group in this space take a step?"""
        target = game.world.board.toward[place]
        if target in game.state.no_entry or stuck(game, place):
            return False
        free = game.world.zeds.stack_free
        return (
            target == TOWN
            or game.room_for_zeds(target) > 0
            or any(free[zed] and self.may_move(game, zed) for zed in game.zeds_at(place))
        )

    def chosen(self, game: DawnGame, option: PickPlace) -> None:
        """That group takes one step; its units are not picked again."""
        group = tuple(z for z in game.zeds_at(option.place) if self.may_move(game, z))
        picked = self.picked
        for zed in group:
            picked |= 1 << zed
        game.goto(MovementPressure(self.left - 1, picked))
        reanimate(game, group)
        game.call(Step(group, option.place))


class PlacementPressure(Procedure, frozen=True, gc=False):
    """New Regular Zeds on the track with the fewest Zeds units, counted each time anew."""

    left: int

    def step(self, game: DawnGame) -> None:
        """One more (DOZ-PRESS-06, DOZ-PRESS-07)."""
        if not self.left:
            game.end()
            return
        board = game.world.board
        starts = tuple(board.starts[track] for track in game.fewest_zeds(board.tracks))
        game.goto(PlacementPressure(self.left - 1))
        game.call(PlaceOne(starts, rule="DOZ-PRESS-08", tie=True))
