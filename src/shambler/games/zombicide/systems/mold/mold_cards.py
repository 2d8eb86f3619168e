"""What searched cards say of mold (INV-SPAWN-11)."""

from __future__ import annotations

from shambler.games.zombicide.core.ability_kinds import SpawnEvent
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import Listener, report
from shambler.games.zombicide.systems.mold.mold_spawning import SpawnOnMold


class EventOnMold(SpawnEvent, frozen=True, kw_only=True, tag="spawn-on-mold"):
    """A searched card that brings enemies to every zone with active mold."""

    def happen(self, game: ZombicideGame, who: int) -> None:
        """Survivors may answer it like any card that brings enemies."""
        report(game, Listener.card_opened)
        game.call(SpawnOnMold(game.world.foe_index[self.enemy], self.count))
