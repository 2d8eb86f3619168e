"""Effects on Zeds that are already in play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from shambler.games.dawn.effects.base import Effect
from shambler.games.dawn.events.zeds import HitMarkersCleared, ZedsFlipped
from shambler.games.dawn.procedures.activation import cancel_track
from shambler.games.dawn.procedures.distraction import cancel, heal_zeds, stopped
from shambler.games.dawn.procedures.infection import Outbreak
from shambler.games.dawn.procedures.marking import ReplaceZeds
from shambler.games.dawn.procedures.stock import move_infection
from shambler.games.dawn.procedures.swarms import ChaosCall, ChaosRolls
from shambler.games.dawn.procedures.tunnel import Collapse, ComeUp, Ventilate, WashAway
from shambler.games.dawn.procedures.wild import (
    ActivateOneOf,
    ReplaceSuper,
    RetreatSome,
    SuperZedsGo,
    near_empty_towns,
    super_zeds,
)
from shambler.games.dawn.state import TUNNEL

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

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Markers are lost; the new ones do not attack."""
        found = game.zeds_in_play()
        if found:
            least = min(map(game.zed_strength, found))
            game.call(ReplaceZeds(tuple(z for z in found if game.zed_strength(z) == least)))


class ReplaceSuperZeds(Effect, frozen=True, kw_only=True, tag="replace-super-zeds"):
    """A Super Zeds unit may become a Regular one with as many Hits."""

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Ask which, if any."""
        game.call(ReplaceSuper())


class RestoreZeds(Effect, frozen=True, kw_only=True, tag="restore-zeds"):
    """Zeds on named spaces return to their full-strength side."""

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Each keeps the Hits of the side it shows."""
        state, zeds, named = game.state, game.world.zeds, game.world.board.named
        for zed in game.zeds_in_play():
            if named[state.zed_at[zed]] and state.zed_damage[zed] >= zeds.hits[zed]:
                state.zed_damage[zed] -= zeds.hits[zed]
                game.tell(ZedsFlipped, zed=zed)


class HealZedsNearEmptyTown(Effect, frozen=True, kw_only=True, tag="heal-zeds-near-empty-town"):
    """Zeds in or next to a Town or Village space without Player units lose 1 Hit each."""

    super_zeds: bool

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Counted as they stand now."""
        kind, near = game.world.zeds.kind, near_empty_towns(game)
        for zed in game.zeds_in_play():
            if game.state.zed_at[zed] in near and (self.super_zeds or kind[zed] == "regular"):
                heal_zeds(game, zed, 1)


class RetreatZedsEffect(Effect, frozen=True, kw_only=True, tag="retreat-zeds"):
    """All Zeds in a space of the Hero side's choice retreat."""

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Ask where; not on a Start space."""
        game.call(RetreatSome())


class ActivateTrackEffect(Effect, frozen=True, kw_only=True, tag="activate-track"):
    """A track is activated once."""

    which: Literal["fewest-zeds"]

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """The Hero side breaks ties."""
        game.call(ActivateOneOf(tuple(game.fewest_zeds(game.world.board.tracks))))


class ActivateSuperZeds(Effect, frozen=True, kw_only=True, tag="activate-super-zeds"):
    """Every Super Zeds unit is activated alone, closest first, with a shift when it attacks."""

    shift: int

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Those in play now."""
        game.call(SuperZedsGo(self.shift, tuple(super_zeds(game))))


class CancelGroup(Effect, frozen=True, kw_only=True, tag="cancel-group"):
    """A unit or mob about to move does not; one of its wounded units loses Hits."""

    heals: int

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """It stays where it is."""
        cancel(game, self.heals)

    def usable(self, game: DawnGame) -> bool:
        """Once for each group, also if the card was kept."""
        return not stopped(game)


class CancelTrack(Effect, frozen=True, kw_only=True, tag="cancel-track"):
    """A track about to be activated is not."""

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Nothing on it moves."""
        cancel_track(game)


class UncheckedOutbreak(Effect, frozen=True, kw_only=True, tag="unchecked-outbreak"):
    """An Unchecked Outbreak happens now."""

    infection: int = -1  # first put Infection here
    lowers_infection: bool = True

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """At once; nothing is offered (card note E-G16)."""
        if self.infection >= 0:
            move_infection(game, self.infection - game.state.infection)
        game.call(Outbreak(True, self.lowers_infection, only=self.infection >= 0))


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

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """From the outermost number inward."""
        board = game.world.board
        pairs = [(board.space(TUNNEL, e.number), board.place[e.to]) for e in self.exits]
        game.call(ComeUp(tuple(pairs)))


class Vents(Effect, frozen=True, kw_only=True, tag="vents"):
    """Zeds in Catacombs try to come up where a die says."""

    exits: tuple[Vent, ...]

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """A die for each."""
        board = game.world.board
        table = tuple((vent.most, board.place[vent.to]) for vent in self.exits)
        zeds = [z for z in game.zeds_in_play() if board.kind[game.state.zed_at[z]] == "catacombs"]
        game.call(Ventilate(tuple(zeds), table))


class TunnelCollapse(Effect, frozen=True, kw_only=True, tag="tunnel-collapse"):
    """A Tunnel space is buried; whoever is in it is hit and escapes."""

    exits: tuple[Exit, ...]

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """A die says which."""
        place = game.world.board.place
        game.call(Collapse(tuple((e.number, place[e.to]) for e in self.exits)))


class Wash(Effect, frozen=True, kw_only=True, tag="wash"):
    """A die for each Zeds unit on a track moves it forward, back or not at all."""

    track: str

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Closest first, Start spaces left out."""
        game.call(WashAway(game.world.board.track_named[self.track]))


class ChaosRollCall(Effect, frozen=True, kw_only=True, tag="chaos-roll-call"):
    """For each Chaos space a drawn Zeds unit appears if its Strength is below the number."""

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Counted before the first appears."""
        game.call(ChaosCall(tuple(sorted(set(game.state.chaos)))))


class ChaosRoll(Effect, frozen=True, kw_only=True, tag="chaos-roll"):
    """For each Chaos space of the Fated track a roll up to ``most`` brings a Zeds unit."""

    most: int

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """One roll per space."""
        track = game.world.board.track
        places = sorted({at for at in game.state.chaos if track[at] == run.track})
        game.call(ChaosRolls(tuple(places), self.most))
