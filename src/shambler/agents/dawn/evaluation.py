"""What agents know of a siege: the rules of thumb, and how far the end of the night is."""

from __future__ import annotations

from typing import Any

from shambler.agents.base import Agent
from shambler.agents.dawn.thumb import DawnThumb
from shambler.agents.sense import Sense
from shambler.games.dawn.dawn_game import DawnGame
from shambler.kernel.machine import Game


class DawnSense(Sense):
    """A playout goes on to the end of the game: only who holds out has won."""

    def thumb(self, seed: int) -> Agent:
        """A sensible defender."""
        return DawnThumb(seed)

    def clock(self, game: Game[Any, Any]) -> int:
        """The turns that have been played."""
        assert isinstance(game, DawnGame)
        return game.state.turn


SENSE = DawnSense()
