"""One team as a Gymnasium environment; other seats are played by agents. Needs the extra ``rl``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium as gym
import numpy as np
from gymnasium import spaces

from shambler.games import find
from shambler.lab.encoding import FEATURES, MOST, VIEW, encode
from shambler.lab.episode import Episode, EpisodePlan

SEEDS = 2**53  # seeds of games are drawn below this


def observation_space() -> spaces.Dict:
    """The same for every game."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (VIEW,), np.float32),
            "options": spaces.Box(-np.inf, np.inf, (MOST, FEATURES), np.float32),
            "action_mask": spaces.Box(0, 1, (MOST,), np.int8),
        }
    )


class TeamEnv(gym.Env[dict[str, Any], np.int64]):
    """``TeamEnv("game", "scenario")``: the learner answers for some seats (default: all of them).

    An action is the number of an option. One that the mask forbids costs ``-1`` and ends the
    episode. The reward is 1 for a win and -1 for a loss, at the end.
    """

    metadata = {"render_modes": []}

    def __init__(
        self,
        game: str,
        scenario: str,
        seats: Sequence[int] | None = None,
        others: str = "random",
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.plan = EpisodePlan(find(game), scenario, dict(options or {}), seats, others)
        self.observation_space = observation_space()
        self.action_space = spaces.Discrete(MOST)
        self.episode: Episode | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game; the same seed gives the same dice."""
        super().reset(seed=seed)
        self.episode = Episode(self.plan, int(self.np_random.integers(SEEDS)))
        return self._look(self.episode), {}

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Answer with an option by its number."""
        assert self.episode is not None, "reset() comes first"
        step = self.episode.answer(int(action))
        return self._look(self.episode), step.reward, step.ended, step.cut, step.info

    def _look(self, episode: Episode) -> dict[str, Any]:
        return encode(episode.game, episode.decision, episode.asked)
