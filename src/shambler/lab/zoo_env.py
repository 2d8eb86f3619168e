"""Every seat as an agent of a PettingZoo AEC environment. Needs the extra ``rl``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from shambler.games import find
from shambler.kernel.chance import Sampled
from shambler.kernel.machine import Game
from shambler.lab.encoding import MOST, VERSION, encode
from shambler.lab.episode import LONGEST
from shambler.lab.gym_env import SEEDS, observation_space


class SeatsEnv(AECEnv):  # type: ignore[misc]
    """``SeatsEnv("game", "scenario")``: agents are called ``seat_0``, ``seat_1`` ...

    An action is the number of an option. The reward is 1 for winners and -1 for the others, at the
    end. A question to a team is put to the first seat of it.
    """

    metadata = {"render_modes": [], "name": f"shambler_v{VERSION}", "is_parallelizable": False}

    def __init__(self, game: str, scenario: str, options: Mapping[str, Any] | None = None) -> None:
        super().__init__()
        self.rules = find(game)
        self.scenario = scenario
        self.setup = dict(options or {})
        self.render_mode = None
        first = self._new(0)
        self._seats = {f"seat_{seat}": seat for seat in self.rules.seats(first)}
        self.possible_agents = list(self._seats)
        self.observation_spaces = {agent: observation_space() for agent in self._seats}
        self.action_spaces = {agent: spaces.Discrete(MOST) for agent in self._seats}

    def _new(self, seed: int) -> Game[Any, Any]:
        return self.rules.new(self.scenario, self.setup, Sampled(seed)).start()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same object every time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same object every time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same dice."""
        if seed is not None or not hasattr(self, "_random"):
            self._random, _ = seeding.np_random(seed)
        self._game = self._new(int(self._random.integers(SEEDS)))
        self._answers = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat may know; only the seat that is asked now has anything to choose."""
        asked = agent == self.agent_selection
        decision = self._game.decision if asked else None
        return encode(self._game, decision, self._seats[agent])

    def step(self, action: Any) -> None:
        """Answer for the seat that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        decision = self._game.decision
        assert decision is not None
        seat = self._seats[agent]
        self._game.submit(decision.options_for(seat)[int(action)], seat)
        self._answers += 1
        self._finish()
        self._next()
        self._accumulate_rewards()

    def _finish(self) -> None:
        outcome = self._game.state.outcome
        if outcome is not None:
            for agent, seat in self._seats.items():
                self.rewards[agent] = 1.0 if seat in outcome.winners else -1.0
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._answers >= LONGEST:
            self.truncations = dict.fromkeys(self.agents, True)

    def _next(self) -> None:
        decision = self._game.decision
        seat = decision.seats[0] if decision is not None else self._seats[self.agents[0]]
        self.agent_selection = f"seat_{seat}"

    def close(self) -> None:
        """Nothing is held open."""
