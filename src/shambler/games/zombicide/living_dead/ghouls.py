"""How ghouls find their way, and what happens when their figures run out."""

from __future__ import annotations

from shambler.games.zombicide.board.terrain import Terrain
from shambler.games.zombicide.core.activation import Activation, Compass, Route
from shambler.games.zombicide.core.game import ZombicideGame


class GhoulCompass(Compass):
    """Ghouls head for most survivors in sight, else for most anywhere (NLD-EMOVE-04).

    They choose their destination before anything is broken open, on the ``ground`` of that moment,
    and their way when they move (NLD-EMOVE-05): the shortest open one, else the one they would
    take if nothing were closed, up to what stops them (Z-EMOVE-07, NLD-EMOVE-10).
    """

    def __init__(
        self,
        game: ZombicideGame,
        terrain: Terrain,
        bait: dict[int, int],
        loud: dict[int, int],
        taunter: int = -1,
    ) -> None:
        super().__init__(game, terrain, bait, loud, taunter)
        self.now = game.terrain
        self.closed = self.now.closed
        self.open = game.world.board.routes(self.now.open)

    @staticmethod
    def signs(game: ZombicideGame) -> tuple[object, ...]:
        """The ground as it is now."""
        return (game.terrain,)

    def _way(self, zone: int, end: int) -> tuple[Route, ...]:
        """By an open way if there is one."""
        return self.open.next_steps[zone][end] or self._as_if_open(zone, end)

    def _as_if_open(self, zone: int, end: int) -> tuple[Route, ...]:
        """The way if nothing were closed, through an open way to the same zone if there is one."""
        through = dict(self.now.steps[zone])
        steps = self.now.routes.next_steps[zone][end]
        return tuple((there, through.get(there, opening)) for there, opening in steps)


def run_short(game: ZombicideGame, foe: int, zones: tuple[int, ...]) -> None:
    """All ghouls of the type that ran out get an extra activation at once (NLD-MINI-02)."""
    game.call(Activation(game.world.kin[foe], rule="NLD-MINI-02"))
