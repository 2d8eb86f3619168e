"""A space blows up: everybody in it is hit and driven out, and nobody may enter (E-B14, E-Y06)."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.combat import SpaceBlasted
from shambler.games.dawn.procedures import retreat
from shambler.games.dawn.procedures.hits import HitUnit, LandHits
from shambler.games.dawn.state import FLED
from shambler.kernel.procedure import Procedure


class Blast(Procedure, frozen=True, gc=False):
    """Player units, then Raiders and Un-Zeds, then Zeds: each Hits, then retreat (note E-B14).

    Refugees take the Hit and stay; Villagers ignore it (DOZ-HIT-07).
    """

    place: int
    hits: int
    at: int = 0

    def step(self, game: DawnGame) -> None:
        """The next of these."""
        game.goto(Blast(self.place, self.hits, self.at + 1))
        if self.at == 0:
            game.state.no_entry += (self.place,)
            game.tell(SpaceBlasted, place=self.place)
            self.hit(game, self.people(game, True))
        elif self.at == 1:
            self.drive_out(game, True)
        elif self.at == 2:
            self.hit(game, self.people(game, False))
        elif self.at == 3:
            self.drive_out(game, False)
        elif self.at == 4:
            zeds = tuple(game.zeds_at(self.place))
            game.call(LandHits(zeds, (self.hits,) * len(zeds)))
        elif self.at == 5:
            game.call(retreat.RetreatZeds(tuple(game.zeds_at(self.place))))
        else:
            game.end()

    def people(self, game: DawnGame, player: bool) -> list[int]:
        """Everybody there of one side, hidden ones too; Villagers are spared."""
        units, marks = game.world.units, game.state.unit_marks
        return [
            unit
            for unit in game.units_at(self.place)
            if units.player[unit] is player and (units.fighting[unit] or marks[unit] & FLED)
        ]

    def hit(self, game: DawnGame, units: list[int]) -> None:
        """One after the other, in roster order."""
        for unit in reversed(units):
            game.call(HitUnit(unit, self.hits))

    def drive_out(self, game: DawnGame, player: bool) -> None:
        """All who fight retreat."""
        fighting = game.world.units.fighting
        there = tuple(unit for unit in self.people(game, player) if fighting[unit])
        game.call(retreat.RetreatUnits(there, self.place))
