"""Effects on Zeds that are already in play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from shambler.games.dawn.effects.base import Effect
from shambler.games.dawn.events.zeds import HitMarkersCleared
from shambler.games.dawn.procedures.marking import ReplaceZeds

if TYPE_CHECKING:
    from shambler.games.dawn.dawn_game import DawnGame
    from shambler.games.dawn.procedures.program import RunProgram


class ClearHitMarkers(Effect, frozen=True, kw_only=True, tag="clear-hit-markers"):
    """All Hit markers leave Zeds; no unit flips (DOZ-HIT-06)."""

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Each unit keeps its side."""
        damage, hits = game.state.zed_damage, game.world.zeds.hits
        for zed in game.zeds_in_play():
            damage[zed] = hits[zed] if damage[zed] >= hits[zed] else 0
        game.tell(HitMarkersCleared)


class ReplaceWeakZeds(Effect, frozen=True, kw_only=True, tag="replace-weak-zeds"):
    """Regular Zeds up to a current Strength are replaced by new ones, closest first."""

    most: int

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """One after the other; the new ones are full-strength, unmarked, and do not attack."""
        distance, at = game.world.board.distance, game.state.zed_at
        weak = [z for z in game.regular_zeds_in_play() if game.zed_strength(z) <= self.most]
        weak.sort(key=lambda zed: distance[at[zed]])
        if weak:
            game.call(ReplaceZeds(tuple(weak)))


class ReplaceWeakestZeds(Effect, frozen=True, kw_only=True, tag="replace-weakest-zeds"):
    """The weakest Zeds unit of any kind, all of them if tied, becomes a new Regular Zeds unit."""


class ReplaceSuperZeds(Effect, frozen=True, kw_only=True, tag="replace-super-zeds"):
    """A Super Zeds unit may become a Regular one with as many Hits."""


class RestoreZeds(Effect, frozen=True, kw_only=True, tag="restore-zeds"):
    """Zeds on named spaces return to their full-strength side."""


class HealZedsNearEmptyTown(Effect, frozen=True, kw_only=True, tag="heal-zeds-near-empty-town"):
    """Zeds in or next to a Town or Village space without Player units lose 1 Hit each."""

    super_zeds: bool


class RetreatZedsEffect(Effect, frozen=True, kw_only=True, tag="retreat-zeds"):
    """All Zeds in a space of the Hero side's choice retreat."""


class ActivateTrackEffect(Effect, frozen=True, kw_only=True, tag="activate-track"):
    """A track is activated once."""

    which: Literal["fewest-zeds"]


class ActivateSuperZeds(Effect, frozen=True, kw_only=True, tag="activate-super-zeds"):
    """Every Super Zeds unit is activated alone, closest first, with a shift when it attacks."""

    shift: int


class CancelGroup(Effect, frozen=True, kw_only=True, tag="cancel-group"):
    """A unit or mob about to move does not; one of its wounded units loses Hits."""

    heals: int


class CancelTrack(Effect, frozen=True, kw_only=True, tag="cancel-track"):
    """A track about to be activated is not."""


class UncheckedOutbreak(Effect, frozen=True, kw_only=True, tag="unchecked-outbreak"):
    """An Unchecked Outbreak happens now."""

    infection: int = -1  # first put Infection here
    lowers_infection: bool = True


class Exit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Tunnel number and the space above it."""

    number: int
    to: str


class Vent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a roll up to this number leads."""

    most: int
    to: str


class Surface(Effect, frozen=True, kw_only=True, tag="surface"):
    """Zeds in the Tunnel try to come up (DOZ-RUL-79)."""

    exits: tuple[Exit, ...]


class Vents(Effect, frozen=True, kw_only=True, tag="vents"):
    """Zeds in Catacombs try to come up where a die says."""

    exits: tuple[Vent, ...]


class TunnelCollapse(Effect, frozen=True, kw_only=True, tag="tunnel-collapse"):
    """A Tunnel space is buried; whoever is in it is hit and escapes."""

    exits: tuple[Exit, ...]


class Wash(Effect, frozen=True, kw_only=True, tag="wash"):
    """A die for each Zeds unit on a track moves it forward, back or not at all."""

    track: str


class ChaosRollCall(Effect, frozen=True, kw_only=True, tag="chaos-roll-call"):
    """For each Chaos space a drawn Zeds unit appears if its Strength is below the number."""


class ChaosRoll(Effect, frozen=True, kw_only=True, tag="chaos-roll"):
    """For each Chaos space of the Fated track a roll up to ``most`` brings a Zeds unit."""

    most: int
