"""Stench: an attack on the space ahead by Zeds that entered without a fight (DOZ-STENCH-01)."""

from __future__ import annotations

from shambler.games.dawn.abilities.un_zeds import Immune
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.defences import StenchRolled
from shambler.games.dawn.options.picks import PickUnit
from shambler.games.dawn.procedures.columns import COLUMNS
from shambler.games.dawn.procedures.hits import HitUnit
from shambler.games.dawn.procedures.retreat import RetreatUnits
from shambler.games.dawn.state import DEFIANT, TOWN, ZEDS_DICE
from shambler.kernel.chance import Roll
from shambler.kernel.decision import Decision
from shambler.kernel.procedure import Procedure

REPELS = 2  # Hits that make everybody retreat (DOZ-STENCH-08)
HERO_SIDE_TO = 3  # a die up to this hits the Hero side (DOZ-STENCH-07)


def exposed(game: DawnGame, place: int) -> list[int]:
    """Who can be hit: neither Villagers nor Refugees nor the Marteuses; nobody in Town Center."""
    if place == TOWN or game.world.board.is_start[place]:
        return []
    units = game.world.units
    immune = units.having(Immune)
    return [u for u in game.units_at(place) if units.fighting[u] and u not in immune]


class StenchAttack(Procedure, frozen=True, gc=False):
    """Rolled on the Gunfire table at the unit's own Strength (DOZ-STENCH-04, DOZ-STENCH-15)."""

    zed: int

    def step(self, game: DawnGame) -> Roll | None:
        """Roll, if anybody is there."""
        target = game.world.board.toward[game.state.zed_at[self.zed]]
        if exposed(game, target):
            return Roll(ZEDS_DICE, 2)
        game.end()
        return None

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """Hits, then perhaps a retreat of all."""
        target = game.world.board.toward[game.state.zed_at[self.zed]]
        column = min(game.zed_strength(self.zed), COLUMNS) - 1
        hits = game.world.tables.gunfire[column][sum(faces)]
        game.tell(StenchRolled, zed=self.zed, place=target, faces=faces, hits=hits)
        if not hits:
            game.end()
            return
        game.goto(AfterStench(target, hits))
        there = exposed(game, target)
        mixed = {game.world.units.player[unit] for unit in there}
        game.call(PickSide(target, hits) if len(mixed) > 1 else StenchHits(tuple(there), hits))


class PickSide(Procedure, frozen=True, gc=False):
    """An Un-Zeds unit is there, too: a die says which side is hit (DOZ-STENCH-07)."""

    place: int
    hits: int

    def step(self, game: DawnGame) -> Roll:
        """Roll."""
        return Roll(ZEDS_DICE, 1)

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """All Hits go to that side."""
        heroes = faces[0] <= HERO_SIDE_TO
        player = game.world.units.player
        there = tuple(u for u in exposed(game, self.place) if player[u] is heroes)
        game.goto(StenchHits(there, self.hits))


class StenchHits(Procedure, frozen=True, gc=False):
    """The Hero side divides the Hits (DOZ-STENCH-06)."""

    units: tuple[int, ...]
    hits: int
    place: int = -1

    def step(self, game: DawnGame) -> Decision | None:
        """Ask for the next."""
        at = game.state.unit_at
        place = self.place if self.place >= 0 else at[self.units[0]]
        there = [unit for unit in self.units if at[unit] == place]
        if not self.hits or not there:
            game.end()
            return None
        options = [game.world.options.unit[unit] for unit in there]
        return Decision(game.heroes, "hit-unit", options, "DOZ-STENCH-06", {"hits": self.hits})

    def chosen(self, game: DawnGame, option: PickUnit) -> None:
        """One more on this one."""
        place = self.place if self.place >= 0 else game.state.unit_at[option.unit]
        game.goto(StenchHits(self.units, self.hits - 1, place))
        game.call(HitUnit(option.unit, 1))


class AfterStench(Procedure, frozen=True, gc=False):
    """With two Hits or more everybody retreats; Defiant Civilians stay (DOZ-STENCH-10)."""

    place: int
    hits: int

    def step(self, game: DawnGame) -> None:
        """Send them back."""
        marks = game.state.unit_marks
        there = [u for u in exposed(game, self.place) if not marks[u] & DEFIANT]
        if self.hits >= REPELS and there:
            game.goto(RetreatUnits(tuple(there), self.place))
        else:
            game.end()
