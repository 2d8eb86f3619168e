"""The player by rules of thumb, for every game that has some."""

from __future__ import annotations

from typing import Any

from shambler.agents.base import Agent
from shambler.agents.sense import sense_of
from shambler.kernel.decision import Decision, Option, SecretDecision
from shambler.kernel.errors import ShamblerError
from shambler.kernel.machine import Game


class NoThumb(ShamblerError):
    """Nobody has written rules of thumb for this game."""


class ThumbAgent(Agent):
    """Plays by the rules of thumb of whatever game it sits at."""

    __slots__ = ("_player", "_seed")

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._player: Agent | None = None

    def choose(
        self, game: Game[Any, Any], decision: Decision | SecretDecision, seat: int
    ) -> Option:
        """What experience says."""
        if self._player is None:
            self._player = sense_of(game).thumb(self._seed)
            if self._player is None:
                raise NoThumb(f"there are no rules of thumb for {game.rules.key}")
        return self._player.choose(game, decision, seat)
