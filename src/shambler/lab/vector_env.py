"""Many games of one team in one process, for learners that want batches. Needs the extra ``rl``.

Observations are written into arrays that are made once. The games, their seeds and what they give
are those of so many :class:`~shambler.lab.gym_env.TeamEnv` side by side.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from shambler.games import find
from shambler.lab.encoding import MOST, Arrays
from shambler.lab.episode import Episode, EpisodePlan
from shambler.lab.gym_env import SEEDS, observation_space

Actions = NDArray[np.int64]
Answered = tuple[
    dict[str, Any], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
]


class TeamVectorEnv(VectorEnv[dict[str, Any], Actions, NDArray[Any]]):
    """``TeamVectorEnv(256, "game", "scenario")``; the other arguments are those of ``TeamEnv``.

    A game that is over begins anew with the next step, whatever its action is then. With
    ``copy=False`` every step gives the same arrays, written over: copy what you keep.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        num_envs: int,
        game: str,
        scenario: str,
        seats: Sequence[int] | None = None,
        others: str = "random",
        options: Mapping[str, Any] | None = None,
        *,
        copy: bool = True,
    ) -> None:
        self.num_envs = num_envs
        self.plan = EpisodePlan(find(game), scenario, dict(options or {}), seats, others)
        self.single_observation_space = observation_space()
        self.single_action_space = spaces.Discrete(MOST)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.copy = copy
        self._arrays = Arrays.make(num_envs)
        self._rooms = [self._arrays.of(number) for number in range(num_envs)]
        self._generators: list[np.random.Generator | None] = [None] * num_envs
        self._episodes: list[Episode | None] = [None] * num_envs
        self._over = np.ones(num_envs, np.bool_)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """New games everywhere. One seed gives game ``n`` the seed ``seed + n``."""
        if isinstance(seed, int):
            seed = [seed + number for number in range(self.num_envs)]
        seeds = [None] * self.num_envs if seed is None else list(seed)
        if len(seeds) != self.num_envs:
            raise ValueError(f"{len(seeds)} seeds for {self.num_envs} games")
        for number, one in enumerate(seeds):
            if one is not None or self._generators[number] is None:
                self._generators[number], _ = seeding.np_random(one)
            self._begin(number)
        return self._seen(), {}

    def step(self, actions: Actions) -> Answered:
        """One answer in every game, except where a new one begins."""
        rewards = np.zeros(self.num_envs, np.float64)
        ended, cut = np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs, np.bool_)
        infos: dict[str, Any] = {}
        for number in range(self.num_envs):
            if self._over[number]:
                self._begin(number)
                continue
            episode = self._episodes[number]
            assert episode is not None
            rewards[number], ended[number], cut[number], info = episode.answer(int(actions[number]))
            infos = self._add_info(infos, info, number)
            self._look(number, episode)
        self._over = ended | cut
        return self._seen(), rewards, ended, cut, infos

    def _begin(self, number: int) -> None:
        generator = self._generators[number]
        assert generator is not None, "reset() comes first"
        episode = self._episodes[number] = Episode(self.plan, int(generator.integers(SEEDS)))
        self._over[number] = False
        self._look(number, episode)

    def _look(self, number: int, episode: Episode) -> None:
        self._rooms[number].write(episode.game, episode.decision, episode.asked)

    def _seen(self) -> dict[str, Any]:
        found = self._arrays._asdict()
        return {name: array.copy() for name, array in found.items()} if self.copy else found
