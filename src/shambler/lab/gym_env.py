"""One team as a Gymnasium environment; other seats are played by agents. Needs the extra ``rl``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium as gym
import numpy as np
from gymnasium import spaces

from shambler import agents
from shambler.games import find
from shambler.kernel.chance import Sampled
from shambler.kernel.machine import Game
from shambler.lab.encoding import FEATURES, MOST, VIEW, encode
from shambler.lab.simulate import seat_seed

LONGEST = 5000  # answers after which an episode is cut off


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
        self.rules = find(game)
        self.scenario = scenario
        self.setup = dict(options or {})
        self.mine = seats
        self.others = others
        self.observation_space = observation_space()
        self.action_space = spaces.Discrete(MOST)
        self.game: Game[Any, Any] | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game; the same seed gives the same dice."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**53))
        self.game = game = self.rules.new(self.scenario, self.setup, Sampled(number)).start()
        known = self.rules.seats(game)
        self.team = tuple(known if self.mine is None else self.mine)
        self.bots = {
            seat: agents.make(self.others, seat_seed(number, seat))
            for seat in known
            if seat not in self.team
        }
        self.answers = 0
        self._let_others_play()
        return self._look(), {}

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Answer with an option by its number."""
        game = self.game
        assert game is not None, "reset() comes first"
        decision = game.decision
        if decision is None:
            return self._look(), 0.0, True, False, {}
        choices = decision.options_for(self._asked())
        if not 0 <= action < len(choices):
            return self._look(), -1.0, True, False, {"illegal": True}
        game.submit(choices[int(action)], self._asked())
        self.answers += 1
        self._let_others_play()
        over = game.state.outcome
        if over is None:
            return self._look(), 0.0, False, self.answers >= LONGEST, {}
        won = bool(set(over.winners) & set(self.team))
        return self._look(), 1.0 if won else -1.0, True, False, {"reason": over.reason}

    def _asked(self) -> int:
        """The seat of the team that answers; between questions its first one looks on."""
        decision = self.game.decision if self.game is not None else None
        seats = decision.seats if decision is not None else ()
        return next((seat for seat in seats if seat in self.team), self.team[0])

    def _let_others_play(self) -> None:
        game = self.game
        assert game is not None
        while (decision := game.decision) is not None:
            if any(seat in self.team for seat in decision.seats):
                return
            seat = decision.seats[0]
            game.submit(self.bots[seat].choose(game, decision, seat), seat)

    def _look(self) -> dict[str, Any]:
        assert self.game is not None
        return encode(self.game, self.game.decision, self._asked())
