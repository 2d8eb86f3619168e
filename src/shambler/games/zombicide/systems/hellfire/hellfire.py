"""Hellfire: everything in the zone burns (INV-FIRE-01 to 06)."""

from __future__ import annotations

from shambler.games.zombicide.core.engulfing import engulf
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import Listener, report
from shambler.games.zombicide.core.objectives import look_at_lost, remove_objectives
from shambler.games.zombicide.systems.hellfire.events import Hellfire
from shambler.kernel.procedure import Procedure


class Burn(Procedure, frozen=True, gc=False):
    """Engulf a zone: actors and objectives; machines and mold see to themselves."""

    who: int
    zone: int

    def step(self, game: ZombicideGame) -> None:
        """No roll, no noise, no mercy; experience for enemies only (INV-FIRE-02)."""
        who, zone = self.who, self.zone
        game.tell(Hellfire, who, zone)
        game.end()
        engulf(game, who, zone, "INV-FIRE-02")
        lost, place = remove_objectives(game, zone), len(game.state.stack)
        report(game, Listener.burned, who, zone)  # which may lose the game, or ask for a token
        look_at_lost(game, lost, "INV-FIRE-03", place)
