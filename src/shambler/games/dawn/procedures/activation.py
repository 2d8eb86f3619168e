"""Activating a track: every group on it moves, the closest to Town Center first."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.zeds import TrackActivated
from shambler.games.dawn.options.picks import PickTrack
from shambler.games.dawn.procedures.placing import NewZeds
from shambler.games.dawn.procedures.rising import RiseFallen
from shambler.games.dawn.procedures.step import Step
from shambler.games.dawn.state import FIRST_SPACE, SPACES
from shambler.kernel.decision import Decision
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

    def step(self, game: DawnGame) -> None:
        """Move the next group."""
        if game.state.rising:
            game.call(RiseFallen())
            return
        group = self.next_group(game)
        if not self.begun:
            game.tell(TrackActivated, track=self.track, brains=self.brains)
            if not game.zeds_on(self.track):
                game.goto(NewZeds(game.world.board.starts[self.track]))
                return
        if not group:
            game.end()
            return
        moved = self.moved
        for zed in group:
            moved |= 1 << zed
        game.goto(ActivateTrack(self.track, self.brains, True, moved))
        game.call(Step(group, game.state.zed_at[group[0]], self.brains))

    def next_group(self, game: DawnGame) -> tuple[int, ...]:
        """The units that have not moved yet in the space closest to Town Center."""
        first = FIRST_SPACE + SPACES * self.track
        last, still = first + SPACES, self.moved | game.state.held_back
        group: list[int] = []
        nearest = last
        for zed, at in enumerate(game.state.zed_at):
            if first <= at <= nearest and not still >> zed & 1 and at < last:
                if at < nearest:
                    nearest = at
                    group.clear()
                group.append(zed)
        return tuple(group)


class ActivateAll(Procedure, frozen=True, gc=False):
    """Every track once; the Hero side names the next when one is finished (DOZ-RUL-12)."""

    left: tuple[int, ...]
    brains: bool = False

    def step(self, game: DawnGame) -> Decision | None:
        """Ask which is next."""
        if not self.left:
            game.end()
            return None
        options = [game.world.options.track[track] for track in self.left]
        return Decision(game.heroes, "next-track", options, "DOZ-ZEDS-06")

    def chosen(self, game: DawnGame, option: PickTrack) -> None:
        """That one."""
        rest = tuple(track for track in self.left if track != option.track)
        game.goto(ActivateAll(rest, self.brains))
        game.call(ActivateTrack(option.track, self.brains))
