"""Activating a track: every group on it moves, the closest to Town Center first."""

from __future__ import annotations

from itertools import compress

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
        """Move the next group."""
        if game.state.rising:
            game.call(RiseFallen())
            return
        group = next_group(game, self.track, self.moved)
        fresh = not self.begun and not self.offered
        if fresh and game.state.held and playable(game, "TRACK_ACTIVATES"):
            game.goto(ActivateTrack(self.track, self.brains, offered=True))
            game.call(HeldCardWindow("TRACK_ACTIVATES"))
            return
        if not self.begun:
            game.tell(TrackActivated, track=self.track, brains=self.brains)
            if not group and not game.zeds_on(self.track):
                game.goto(NewZeds(game.world.board.starts[self.track]))
                return
        moved = self.moved
        while group:
            for zed in group:
                moved |= 1 << zed
            reanimate(game, group)
            place = game.state.zed_at[group[0]]
            if not walk_on(game, group, place):
                game.goto(ActivateTrack(self.track, self.brains, True, moved))
                game.call(Step(group, place, self.brains))
                return
            group = next_group(game, self.track, moved)
        game.end()


def next_group(game: DawnGame, track: int, moved: int) -> tuple[int, ...]:
    """The units that have not moved yet in the space closest to Town Center."""
    state, board = game.state, game.world.board
    there, still = bytes(state.zed_at), moved | state.held_back
    place, group = board.starts[track], list[int]()
    for zed in compress(game.world.zeds.numbers, there.translate(board.lanes[track])):
        if still >> zed & 1:
            continue
        if there[zed] < place:
            place, group = there[zed], [zed]
        elif there[zed] == place:
            group.append(zed)
    if board.kind[place] == "catacombs" and group:  # DOZ-TUN-04
        return tuple(game.strongest_first(group)[:1])
    return tuple(group)


def reanimate(game: DawnGame, group: tuple[int, ...]) -> None:
    """Reanimators that are activated first remove a Hit from themselves (DOZ-REANIM-01)."""
    if game.world.features.infection:
        for zed in group:
            if game.world.zeds.reanimates[zed]:
                heal_zeds(game, zed, 1)


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
