"""Cards that bring enemies to every zone with active mold (INV-SPAWN-11, INV-SPAWN-12)."""

from __future__ import annotations

from typing import Final

from shambler.games.zombicide.board.masks import mask_of
from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.edition import EnemyCardKind
from shambler.games.zombicide.core.foes import Spawned
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import Listener, report
from shambler.games.zombicide.core.spawning import place
from shambler.games.zombicide.systems.mold.mold import mold_in
from shambler.kernel.decision import Decision
from shambler.kernel.procedure import Procedure


class MoldKind(EnemyCardKind):
    """So many enemies in every zone with active mold."""

    def resolve(self, game: ZombicideGame, card: Spawned, zone: int, count: int) -> None:
        """The spawn zone itself gets none."""
        game.call(SpawnOnMold(card.foe, count))

    def brings(self, game: ZombicideGame, count: int) -> int:
        """So many on each of them."""
        return count * mold_in(game.state).active.bit_count()


MOLD: Final = MoldKind()


class SpawnOnMold(Procedure, frozen=True, gc=False):
    """Enemies in every zone with active mold (INV-SPAWN-11); short of figures, the players
    choose among the zones that have received none (INV-SPAWN-12)."""

    foe: int
    count: int
    zones: tuple[int, ...] | None = None  # still to be served; None: not begun
    served: int = 0  # mask of the zones that received enemies

    def step(self, game: ZombicideGame) -> Decision | None:
        """All at once while figures last."""
        state = game.state
        zones = game.zones_of(mold_in(state).active) if self.zones is None else self.zones
        left = state.pool[self.foe]
        if left >= self.count * len(zones):
            for zone in zones:
                self._place(game, zone)
            self._done(game, self.served | mask_of(zones))
        elif not left:
            self._short(game, zones, self.served)
        else:
            options = [game.world.menu.zones[zone] for zone in zones]
            about = {"foe": self.foe, "count": min(self.count, left)}
            return Decision(game.world.seats, "mold-zone", options, "INV-SPAWN-12", about)
        return None

    def chosen(self, game: ZombicideGame, option: opt.PickZone) -> None:
        """Serve this zone with what is left."""
        zones = game.zones_of(mold_in(game.state).active) if self.zones is None else self.zones
        placed = self._place(game, option.zone)
        rest = tuple(zone for zone in zones if zone != option.zone)
        served = self.served | 1 << option.zone
        if placed < self.count:
            self._short(game, (option.zone, *rest), served)
        else:
            game.goto(SpawnOnMold(self.foe, self.count, rest, served))

    def _place(self, game: ZombicideGame, zone: int) -> int:
        placed = game.take_figures(self.foe, self.count)
        if placed:
            place(game, zone, self.foe, placed, "INV-SPAWN-11")
        return placed

    def _done(self, game: ZombicideGame, served: int) -> None:
        game.end()
        if served:
            report(game, Listener.spawned, served)

    def _short(self, game: ZombicideGame, zones: tuple[int, ...], served: int) -> None:
        """These zones got too few: the abominations act, and one more may come to one of them."""
        game.tell(ev.FiguresRanOut, self.foe, rule="INV-SPAWN-12")
        game.end()
        game.world.edition.run_short(game, self.foe, zones)
        if served:
            report(game, Listener.spawned, served)
