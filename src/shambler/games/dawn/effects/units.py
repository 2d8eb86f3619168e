"""Effects on Player units: Hits, combat, favours, and rules that change for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from shambler.games.dawn.effects.base import Effect, Standing
from shambler.games.dawn.procedures.blast import Blast
from shambler.games.dawn.procedures.combat import Fight, current_fight, favour, turn_defeat
from shambler.games.dawn.procedures.disasters import BatSwarm, BreakDown, BurstOne, TurnOne
from shambler.games.dawn.procedures.favour import FavourHero
from shambler.games.dawn.procedures.strikes import (
    CannonShot,
    StrikeAt,
    ThrowAtAttackers,
    cannon_targets,
)
from shambler.games.dawn.procedures.surprise import Ambush, VirtualAttack

if TYPE_CHECKING:
    from shambler.games.dawn.dawn_game import DawnGame
    from shambler.games.dawn.procedures.program import RunProgram


class HitsByRoll(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many Hits a roll up to this number makes."""

    most: int
    hits: int


def table_of(rows: tuple[HitsByRoll, ...]) -> tuple[tuple[int, int], ...]:
    """Rolls and Hits as plain pairs."""
    return tuple((row.most, row.hits) for row in rows)


def fight_of_player(game: DawnGame) -> Fight | None:
    """The combat a card is played for, if a Player unit fights it."""
    fight = game.state.stack[current_fight(game)]
    return fight if type(fight) is Fight and game.world.units.player[fight.unit] else None


class VirtualAttackEffect(Effect, frozen=True, kw_only=True, tag="virtual-attack"):
    """A unit on the Fated track is attacked by Zeds that are not there (DOZ-RUL-48)."""

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """The Hero side chooses the unit."""
        game.call(VirtualAttack(run.track))


class AmbushEffect(Effect, frozen=True, kw_only=True, tag="ambush"):
    """A reduced Zeds unit appears in a Player unit's space and attacks it."""

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """The Hero side chooses the unit."""
        game.call(Ambush())


class BlastEffect(Effect, frozen=True, kw_only=True, tag="blast"):
    """Every unit in a space is hit and retreats; nothing may enter it for the rest of the turn."""

    space: str
    hits: int

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Player units first, then Zeds."""
        game.call(Blast(game.world.board.place[self.space], self.hits))


class Strike(Effect, frozen=True, kw_only=True, tag="strike"):
    """Hits on a Zeds unit or mob above ground, as many as the dice say."""

    dice: int
    hits: tuple[HitsByRoll, ...]

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Ask where, then roll."""
        game.call(StrikeAt(self.dice, table_of(self.hits)))


class Breakdown(Effect, frozen=True, kw_only=True, tag="breakdown"):
    """A Hero in or next to Town Center rolls for Hits."""

    hits: tuple[HitsByRoll, ...]

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Ask who."""
        game.call(BreakDown(table_of(self.hits)))


class Gunfire(Effect, frozen=True, kw_only=True, tag="gunfire"):
    """A Gunfire attack without a shooter."""

    strength: int
    at: Literal["attackers", "near-town"]
    most: int = 0

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """At those who attack, or at somebody near town."""
        if self.at == "attackers":
            game.call(ThrowAtAttackers(self.strength))
        else:
            game.call(CannonShot(self.strength, self.most))

    def usable(self, game: DawnGame) -> bool:
        """Only against those who attack a Player unit, or with a target in reach."""
        if self.at == "attackers":
            fight = fight_of_player(game)
            return fight is not None and not fight.attacking
        return bool(cannon_targets(game, self.most))


class Burst(Effect, frozen=True, kw_only=True, tag="burst"):
    """The closest Zeds unit on the Fated track bursts and hits everybody next to it."""

    strength: int

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """The Hero side breaks ties."""
        game.call(BurstOne(run.track, self.strength))


class Bats(Effect, frozen=True, kw_only=True, tag="bats"):
    """The Player unit deepest in the Tunnel is hit and retreats."""

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """If anybody is there."""
        game.call(BatSwarm())


class TurnUnitIntoZeds(Effect, frozen=True, kw_only=True, tag="turn-unit-into-zeds"):
    """A Villagers, Refugees or Civilians unit becomes a Zeds unit and a patient."""

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Ask whom."""
        game.call(TurnOne())


class FavourHeroEffect(Standing, frozen=True, kw_only=True, tag="favour-hero"):
    """A Hero of the Hero side's choice has a shift when attacking Hand-to-Hand."""

    shift: int

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Ask who; the effect stands once somebody was named."""
        game.call(FavourHero(run.place_of(self)))

    def fight_shift(self, game: DawnGame, fight: Fight) -> int:
        """Only for that Hero, only attacking."""
        attacks = fight.attacking or fight.strike  # DOZ-RUL-45
        return self.shift if attacks and fight.unit == game.state.favoured else 0


class CombatShift(Effect, frozen=True, kw_only=True, tag="combat-shift"):
    """Columns in favour of the Player unit in one combat; Hits for it afterwards."""

    shift: int
    attacking: bool = False
    hits_after: int = 0

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """For the combat that is about to be rolled."""
        favour(game, self.shift, self.hits_after)

    def usable(self, game: DawnGame) -> bool:
        """For the fighting Player unit; some only help one that attacks."""
        fight = fight_of_player(game)
        return fight is not None and (fight.attacking or fight.strike or not self.attacking)


class TurnDefeat(Effect, frozen=True, kw_only=True, tag="turn-defeat"):
    """Zeds that attacked and won take Hits and retreat instead; the defender takes none."""

    hits: int

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Infection already raised stays."""
        turn_defeat(game, self.hits)


class Ride(Effect, frozen=True, kw_only=True, tag="ride"):
    """More Movement Points for one Move Action of a Hero, above ground."""

    points: int

    def usable(self, game: DawnGame) -> bool:
        """It is part of a Move Action (``actions/riding.py``)."""
        return False


class Fly(Effect, frozen=True, kw_only=True, tag="fly"):
    """A Hero's Move Action may end anywhere above ground."""

    def usable(self, game: DawnGame) -> bool:
        """It is part of a Move Action (``actions/riding.py``)."""
        return False
