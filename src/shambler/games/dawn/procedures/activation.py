"""Activating a track: every group on it moves, the closest to Town Center first."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.zeds import TrackActivated
from shambler.games.dawn.procedures.distraction import heal_zeds
from shambler.games.dawn.procedures.placing import NewZeds
from shambler.games.dawn.procedures.rising import RiseFallen
from shambler.games.dawn.procedures.step import Step, walk_on
from shambler.games.dawn.procedures.windows import HeldCardWindow, playable
from shambler.kernel.procedure import Procedure


class ActivateTrack(Procedure, frozen=True, gc=False):
    """One activation of a track (DOZ-ZEDS-02, DOZ-ZEDS-03).

    ``moved`` are bits of the units that have moved in it: each moves once, whatever happens to it
    (DOZ-RUL-31). An empty track gets a new unit on its Start space instead.
    """

    track: int
    brains: bool = False
    begun: bool = False
    moved: int = 0
    offered: bool = False  # held cards

    def step(self, game: DawnGame) -> None:
        """Move the groups one after the other, up to a step that is more than a move."""
        state, track = game.state, self.track
        if state.rising:
            game.call(RiseFallen())
            return
        places = sorted(set(state.zed_at.translate(None, game.world.board.off_lane[track])))
        if not self.begun:
            if not self.offered and state.held and playable(game, "TRACK_ACTIVATES"):
                game.goto(ActivateTrack(track, self.brains, offered=True))
                game.call(HeldCardWindow("TRACK_ACTIVATES"))
                return
            if game.events is not None:
                game.tell(TrackActivated, track=track, brains=self.brains)
            if not places:
                game.goto(NewZeds(game.world.board.starts[track]))
                return
        moved = self.moved
        for place in places:
            group = unmoved_at(game, place, moved)
            if not group:
                continue
            for zed in group:
                moved |= 1 << zed
            reanimate(game, group)
            if not walk_on(game, group, place):
                game.goto(ActivateTrack(track, self.brains, True, moved))
                game.call(Step(group, place, self.brains))
                return
        game.end()


def unmoved_at(game: DawnGame, place: int, moved: int) -> tuple[int, ...]:
    """The units in a space that have not moved yet and are not held back."""
    zed_at, still = game.state.zed_at, moved | game.state.held_back
    there = []
    zed = zed_at.find(place)
    while zed >= 0:
        if not still >> zed & 1:
            there.append(zed)
        zed = zed_at.find(place, zed + 1)
    if len(there) > 1 and game.world.board.kind[place] == "catacombs":  # DOZ-TUN-04
        there = game.strongest_first(there)[:1]
    return tuple(there)


def reanimate(game: DawnGame, group: tuple[int, ...]) -> None:
    """Reanimators that are activated first remove a Hit from themselves (DOZ-REANIM-01)."""
    if game.world.features.infection:
        for zed in group:
            hits = game.world.zeds.reanimates[zed]
            if hits:
                heal_zeds(game, zed, hits)


def cancel_track(game: DawnGame) -> None:
    """A card stops the track that is about to be activated (F-R04)."""
    stack = game.state.stack
    at = next(i for i in range(len(stack) - 1, -1, -1) if type(stack[i]) is ActivateTrack)
    stack[at] = CancelledTrack()


class CancelledTrack(Procedure, frozen=True, gc=False):
    """Nothing moves."""

    def step(self, game: DawnGame) -> None:
        """Nothing."""
        game.end()
