"""Many games in which a learner plays every seat, in one process. Needs the extra ``rl``.

PettingZoo steps one game at a time; for self-play this steps hundreds, each as
:class:`~shambler.lab.zoo_env.SeatsEnv` would, and writes what the asked seats see into arrays.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.utils import seeding
from numpy.typing import NDArray

from shambler.games import find
from shambler.kernel.chance import Sampled
from shambler.kernel.machine import Game
from shambler.lab.encoding import Arrays
from shambler.lab.episode import LONGEST
from shambler.lab.gym_env import SEEDS

Seen = dict[str, NDArray[Any]]
Answered = tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_]]


class SeatsVector:
    """``SeatsVector(256, "game", "scenario")``; ``asked[n]`` answers in game ``n``.

    Rewards have a column for each seat. A game that is over begins anew with the next step,
    whatever its action is then. The arrays are written over by every step: copy what you keep.
    """

    def __init__(
        self, games: int, game: str, scenario: str, options: Mapping[str, Any] | None = None
    ) -> None:
        self.rules = find(game)
        self.scenario = scenario
        self.setup = dict(options or {})
        self.seats = tuple(self.rules.seats(self._new(0)))
        self.asked = np.zeros(games, np.int64)
        self._arrays = Arrays.make(games)
        self._rooms = [self._arrays.of(number) for number in range(games)]
        self._generators: list[np.random.Generator] = []
        self._games: list[Game[Any, Any]] = []
        self._answers = [0] * games
        self._over = np.zeros(games, np.bool_)

    def _new(self, seed: int) -> Game[Any, Any]:
        return self.rules.new(self.scenario, self.setup, Sampled(seed)).start()

    def reset(self, seed: Sequence[int]) -> Seen:
        """New games, one for each seed."""
        if len(seed) != len(self._rooms):
            raise ValueError(f"{len(seed)} seeds for {len(self._rooms)} games")
        self._generators = [seeding.np_random(one)[0] for one in seed]
        self._games = [self._new(self._draw(number)) for number in range(len(seed))]
        self._answers = [0] * len(seed)
        self._over[:] = False
        for number in range(len(seed)):
            self._look(number)
        return self._arrays._asdict()

    def step(self, actions: NDArray[np.int64]) -> Answered:
        """One answer in every game, except where a new one begins."""
        count = len(self._games)
        rewards = np.zeros((count, len(self.seats)), np.float64)
        ended, cut = np.zeros(count, np.bool_), np.zeros(count, np.bool_)
        for number, game in enumerate(self._games):
            if self._over[number]:
                self._games[number], self._answers[number] = self._new(self._draw(number)), 0
            else:
                self._answer(number, int(actions[number]))
                outcome = game.state.outcome
                ended[number] = outcome is not None
                cut[number] = outcome is None and self._answers[number] >= LONGEST
                if outcome is not None:
                    rewards[number] = [1.0 if s in outcome.winners else -1.0 for s in self.seats]
            self._look(number)
        self._over = ended | cut
        return self._arrays._asdict(), rewards, ended, cut

    def _draw(self, number: int) -> int:
        return int(self._generators[number].integers(SEEDS))

    def _answer(self, number: int, action: int) -> None:
        game, seat = self._games[number], int(self.asked[number])
        assert game.decision is not None
        game.submit(game.decision.options_for(seat)[action], seat)
        self._answers[number] += 1

    def _look(self, number: int) -> None:
        game = self._games[number]
        decision = game.decision
        self.asked[number] = decision.seats[0] if decision is not None else self.seats[0]
        self._rooms[number].write(game, decision, int(self.asked[number]))
