"""The Zeds Phase: Pressure, then the tracks on the Current Event in order (DOZ-ZEDS-01)."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.dawn_world import ALL_TRACKS, FATED_TRACK
from shambler.games.dawn.procedures.activation import ActivateTrack
from shambler.games.dawn.procedures.pressure import apply_pressure, under_pressure
from shambler.games.dawn.procedures.program import FateText
from shambler.games.dawn.procedures.zeds_turn import (
    ActivateAll,
    ZedsTurn,
    listed_tracks,
    zeds_actions,
)
from shambler.games.dawn.state import NOBODY
from shambler.kernel.procedure import Procedure


class ZedsPhase(Procedure, frozen=True, gc=False):
    """Pressure, then one activation after the other.

    A track listed twice is activated twice (DOZ-ZEDS-05). In a Versus game the Zeds player has the
    order, and Zeds Actions in between (DOZ-RUL-81).
    """

    at: int = 0
    pressed: bool = False

    def step(self, game: DawnGame) -> None:
        """The next track on the card."""
        state = game.state
        if not self.pressed and under_pressure(game):
            game.goto(ZedsPhase(0, True))
            apply_pressure(game)
            return
        tracks = game.world.events[state.event].tracks
        if self.at == 0 and game.world.sides.zeds >= 0:
            state.zeds_actions = zeds_actions(game)
            game.goto(ZedsPhase(len(tracks), True))
            game.call(ZedsTurn(listed_tracks(game)))
            return
        if self.at == len(tracks):
            self.finish(game)
            return
        game.goto(ZedsPhase(self.at + 1, True))
        track = tracks[self.at]
        if track == ALL_TRACKS:
            game.call(ActivateAll(game.world.board.tracks))
        elif track == FATED_TRACK:
            game.call(ActivateTrack(state.fated))
        else:
            game.call(ActivateTrack(track))

    def finish(self, game: DawnGame) -> None:
        """The text of the Fate card that named the tracks comes last (DOZ-FATE-05)."""
        state = game.state
        due, state.fate_due = state.fate_due, NOBODY
        game.end()
        if due != NOBODY:
            game.call(FateText(due))


class BrainsTurn(Procedure, frozen=True, gc=False):
    """Brains!: instead of the Phases all tracks are activated, and winners go on (DOZ-SEQ-07)."""

    def step(self, game: DawnGame) -> None:
        """All tracks."""
        game.goto(ActivateAll(game.world.board.tracks, True))
