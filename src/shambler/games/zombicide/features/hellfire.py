"""Hellfire: everything in the zone burns (INV-FIRE-01 to 06)."""

from __future__ import annotations

from shambler.games.zombicide import events as ev
from shambler.games.zombicide.features import machines, mold
from shambler.games.zombicide.features.missions import burned, enemy_fell
from shambler.games.zombicide.procedures.levels import GainExperience
from shambler.games.zombicide.procedures.objectives import lose_objectives
from shambler.games.zombicide.procedures.wounds import eliminate
from shambler.games.zombicide.table import Table
from shambler.kernel.procedure import Procedure


class Burn(Procedure, frozen=True, gc=False):
    """Engulf a zone: actors, machines, objectives and active mold."""

    who: int
    zone: int

    def step(self, game: Table) -> None:
        """No roll, no noise, no mercy; experience for enemies only (INV-FIRE-02)."""
        zone = self.zone
        game.tell(ev.Hellfire, self.who, zone)
        game.goto(GainExperience(self.who, self._burn_enemies(game)))
        for who in game.here(zone):
            eliminate(game, who)
        for number, unit in enumerate(game.state.machines):
            if unit.zone == zone:
                machines.destroy(game, number)
        lose_objectives(game, zone, "INV-FIRE-03")
        mold.burn(game, zone)
        burned(game, self.who, zone)

    def _burn_enemies(self, game: Table) -> int:
        earned = 0
        for foe, count in enumerate(game.state.enemies[self.zone]):
            if count:
                game.remove_enemies(self.zone, foe, count)
                game.return_figures(foe, count)
                game.tell(ev.EnemiesFell, self.who, foe, count, self.zone, rule="INV-FIRE-02")
                earned += game.world.foes[foe].experience * count
                enemy_fell(game, self.who, foe, False, self.zone, count)
        return earned
