"""A space blows up: everybody in it is hit and driven out, and nobody may enter (E-B14, E-Y06)."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.combat import SpaceBlasted
from shambler.games.dawn.procedures import retreat
from shambler.games.dawn.procedures.hits import HitUnit, LandHits
from shambler.kernel.procedure import Procedure


class Blast(Procedure, frozen=True, gc=False):
    """Player units first: Hits, then retreat; then the Zeds (card note E-B14)."""

    place: int
    hits: int
    at: int = 0

    def step(self, game: DawnGame) -> None:
        """The next of these."""
        game.goto(Blast(self.place, self.hits, self.at + 1))
        if self.at == 0:
            game.state.no_entry += (self.place,)
            game.tell(SpaceBlasted, place=self.place)
            for unit in reversed(game.fighters_at(self.place)):
                game.call(HitUnit(unit, self.hits))
        elif self.at == 1:
            there = tuple(game.fighters_at(self.place))
            game.call(retreat.RetreatUnits(there, self.place))
        elif self.at == 2:
            zeds = tuple(game.zeds_at(self.place))
            game.call(LandHits(zeds, (self.hits,) * len(zeds)))
        elif self.at == 3:
            game.call(retreat.RetreatZeds(tuple(game.zeds_at(self.place))))
        else:
            game.end()
