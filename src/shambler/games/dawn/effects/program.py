"""Effects that hold further effects, and the whole vocabulary (``AnyEffect``)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from shambler.games.dawn.effects import (
    hospital,
    lasting,
    ongoing,
    order,
    placing,
    research,
    resources,
    units,
    zeds,
)
from shambler.games.dawn.effects.base import Effect
from shambler.games.dawn.effects.condition import AnyCondition
from shambler.games.dawn.events.turn import GoodiesPlaced
from shambler.games.dawn.procedures.ending import win
from shambler.games.dawn.procedures.fate import FateDraw
from shambler.games.dawn.procedures.losses import DiscardHeldCards
from shambler.games.dawn.procedures.program import ChooseBranch, RepeatEffects, RollForBranch

if TYPE_CHECKING:
    from shambler.games.dawn.dawn_game import DawnGame
    from shambler.games.dawn.procedures.program import RunProgram


class FateDrawEffect(Effect, frozen=True, kw_only=True, tag="fate-draw"):
    """Turn over a Fate card: it names the Fated track, its own text comes last (DOZ-FATE-05).

    ``names_tracks``: the track is the one the Event's own Zeds Phase activates.
    """

    names_tracks: bool = False

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """The program that asked learns the track."""
        game.call(FateDraw(self.names_tracks))


class Win(Effect, frozen=True, kw_only=True, tag="win"):
    """The Hero side has won (DOZ-WIN-02)."""

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """The end of the game."""
        win(game)


class DiscardHeld(Effect, frozen=True, kw_only=True, tag="discard-held"):
    """Hold for Later cards are discarded unused."""

    count: int

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """The Hero side says which."""
        game.call(DiscardHeldCards(self.count))


class Goodies(Effect, frozen=True, kw_only=True, tag="goodies"):
    """A space pays a reward if a Player unit is in it when the Action Phase ends."""

    space: str
    reward: tuple[AnyEffect, ...]

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """The marker lies there for this turn."""
        game.state.standing += (run.place_of(self),)
        game.tell(GoodiesPlaced, place=game.world.board.place[self.space])

    def inner(self) -> tuple[tuple[Effect, ...], ...]:
        """The reward."""
        return (self.reward,)


class RollOutcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happens on a range of numbers."""

    least: int = msgspec.field(name="from")
    most: int = msgspec.field(name="to")
    do: tuple[AnyEffect, ...]


class RollTable(Effect, frozen=True, kw_only=True, tag="roll"):
    """Roll a die and do what stands beside the number; nothing where nothing does."""

    outcomes: tuple[RollOutcome, ...]

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Roll."""
        game.call(RollForBranch(run.program, run.at, run.track))

    def inner(self) -> tuple[tuple[Effect, ...], ...]:
        """One program per outcome."""
        return tuple(outcome.do for outcome in self.outcomes)


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One alternative."""

    name: str
    do: tuple[AnyEffect, ...]


class Choose(Effect, frozen=True, kw_only=True, tag="choose"):
    """The Hero side picks one alternative."""

    branches: tuple[Branch, ...]

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Ask which."""
        game.call(ChooseBranch(run.program, run.at, run.track))

    def inner(self) -> tuple[tuple[Effect, ...], ...]:
        """One program per alternative."""
        return tuple(branch.do for branch in self.branches)


class Repeat(Effect, frozen=True, kw_only=True, tag="repeat"):
    """Pay a cost for a gain, up to ``times`` times (0: as often as wanted)."""

    cost: tuple[AnyEffect, ...]
    gain: tuple[AnyEffect, ...]
    times: int = 0

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Ask each time."""
        game.call(RepeatEffects(run.program, run.at, run.track, self.times or 99))

    def inner(self) -> tuple[tuple[Effect, ...], ...]:
        """The cost, then the gain."""
        return self.cost, self.gain


class If(Effect, frozen=True, kw_only=True, tag="if"):
    """Do one thing or another."""

    condition: AnyCondition
    then: tuple[AnyEffect, ...]
    otherwise: tuple[AnyEffect, ...] = ()

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Look at the table as it is now."""
        run.call_inner(game, 0 if self.condition.holds(game) else 1)

    def inner(self) -> tuple[tuple[Effect, ...], ...]:
        """If it holds, if it does not."""
        return self.then, self.otherwise


class Require(Effect, frozen=True, kw_only=True, tag="require"):
    """The card can be played only while this holds."""

    condition: AnyCondition

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """It was looked at before the card was offered."""

    def usable(self, game: DawnGame) -> bool:
        """Look at the table."""
        return self.condition.holds(game)


AnyEffect = (
    FateDrawEffect
    | Win
    | DiscardHeld
    | Goodies
    | RollTable
    | Choose
    | Repeat
    | If
    | Require
    | resources.ChangeInfection
    | resources.ChangeSupplies
    | resources.ChangeAmmo
    | resources.ChangeEventActions
    | resources.Loss
    | placing.PlaceZeds
    | placing.PlaceZedsByDie
    | placing.PlaceSpreader
    | placing.PlaceUnit
    | placing.BringCharacters
    | placing.MarkZedsEffect
    | placing.MarkZedsAgain
    | placing.MarkCiviliansEffect
    | placing.CollapseBridge
    | placing.PlaceElwood
    | placing.RemoveElwood
    | placing.CatacombsSpawn
    | zeds.ClearHitMarkers
    | zeds.ReplaceWeakZeds
    | zeds.ReplaceWeakestZeds
    | zeds.ReplaceSuperZeds
    | zeds.RestoreZeds
    | zeds.HealZedsNearEmptyTown
    | zeds.RetreatZedsEffect
    | zeds.ActivateTrackEffect
    | zeds.ActivateSuperZeds
    | zeds.CancelGroup
    | zeds.CancelTrack
    | zeds.UncheckedOutbreak
    | zeds.Surface
    | zeds.Vents
    | zeds.TunnelCollapse
    | zeds.Wash
    | zeds.ChaosRollCall
    | zeds.ChaosRoll
    | lasting.NoMoves
    | lasting.SmashBarricades
    | lasting.ChaosFire
    | lasting.DoubleChaos
    | lasting.FirstAttackRepeats
    | units.VirtualAttackEffect
    | units.AmbushEffect
    | units.BlastEffect
    | units.Strike
    | units.Breakdown
    | units.Gunfire
    | units.Burst
    | units.Bats
    | units.TurnUnitIntoZeds
    | lasting.FallenCiviliansRise
    | lasting.MayRetreat
    | lasting.NoTerrain
    | units.FavourHeroEffect
    | lasting.FreeGunfire
    | lasting.NoSurfaceMoves
    | lasting.SuppliesIntoAmmo
    | units.CombatShift
    | units.TurnDefeat
    | units.Ride
    | units.Fly
    | hospital.FreeHeals
    | hospital.FullHeal
    | hospital.HealCivilians
    | hospital.Hospitalise
    | hospital.PatientToCemetery
    | hospital.Revive
    | order.PlacesChaos
    | order.RemoveChaos
    | order.RefugeesBack
    | order.RefugeesForward
    | order.CampRoll
    | research.RevealResearch
    | research.FreeResearch
    | research.EarlyResearch
    | research.HitLaboratoryHero
    | research.ChoosesComponent
    | research.LosesComponent
    | research.AntidoteBreakthrough
    | ongoing.HitWeakest
    | ongoing.Distraction
    | ongoing.SaveBonus
    | ongoing.ForageBonus
    | ongoing.OutbreakSetsInfection
    | ongoing.OutbreakAtStart
    | ongoing.ResearchForSupplies
    | ongoing.DrawTwo
    | ongoing.AttackShift
    | ongoing.GunfireShift
    | ongoing.GunfireRepels
    | ongoing.GasGrenade
    | ongoing.Bait
)
