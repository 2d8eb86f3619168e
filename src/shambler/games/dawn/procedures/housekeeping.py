"""Housekeeping: markers return, one-turn effects end (DOZ-HK-01, DOZ-HK-05)."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.state import NOBODY, NOWHERE
from shambler.kernel.procedure import Procedure


class Housekeeping(Procedure, frozen=True, gc=False):
    """The end of a turn."""

    def step(self, game: DawnGame) -> None:
        """Reset the markers and drop what was for this turn."""
        state = game.state
        state.event_actions = 0
        state.player_actions = ()
        state.free = ()
        state.spent = 0
        state.shot = 0
        state.standing = ()
        state.favoured = NOBODY
        state.fated = NOWHERE
        state.no_entry = ()
        state.held_back = 0
        state.hold_played = False
        game.end()
