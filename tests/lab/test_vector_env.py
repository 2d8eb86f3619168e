"""Many games at once are the same games as one by one."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.vector import SyncVectorEnv

from shambler.games import _registered
from shambler.lab.encoding import MOST
from shambler.lab.gym_env import TeamEnv
from shambler.lab.seats_vector import SeatsVector
from shambler.lab.vector_env import TeamVectorEnv
from shambler.lab.zoo_env import SeatsEnv
from tests.lab.pocket import RULES as POCKET


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(_registered, POCKET.key, POCKET)


def choose(random: np.random.Generator, masks: np.ndarray) -> np.ndarray:
    """Something that may be done in every game, or anything where nothing may."""
    return np.array(
        [random.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks], np.int64
    )


@pytest.mark.parametrize(
    ("game", "scenario", "seats", "steps"),
    [("pocket", "short", None, 200), ("pocket", "short", [0], 200), ("living_dead", "S1", None, 60),
     ("invazions", "labo-3", [0], 60)],
)  # fmt: skip
def test_the_games_are_those_of_single_environments(
    game: str, scenario: str, seats: list[int] | None, steps: int
) -> None:
    many = TeamVectorEnv(3, game, scenario, seats, others="random")
    single = SyncVectorEnv([lambda: TeamEnv(game, scenario, seats, others="random")] * 3)
    random = np.random.default_rng(1)
    (seen, _), (expected, _) = many.reset(seed=5), single.reset(seed=5)
    ends = 0
    for _ in range(steps):
        for name in ("observation", "options", "action_mask"):
            np.testing.assert_array_equal(seen[name], expected[name])
        actions = choose(random, seen["action_mask"])
        seen, rewards, ended, cut, infos = many.step(actions)
        expected, *wanted, infos_wanted = single.step(actions)
        for mine, theirs in zip((rewards, ended, cut), wanted, strict=True):
            np.testing.assert_array_equal(mine, theirs)
        assert infos.keys() == infos_wanted.keys()
        ends += int(ended.sum())
    assert ends > 3 or game != "pocket"


def test_a_forbidden_action_ends_that_game_alone() -> None:
    env = TeamVectorEnv(2, "pocket", "short")
    env.reset(seed=1)
    _, rewards, ended, _, infos = env.step(np.array([MOST - 1, 0]))
    assert (rewards.tolist(), ended.tolist()) == ([-1.0, 0.0], [True, False])
    assert infos["illegal"].tolist() == [True, False]
    _, rewards, ended, _, _ = env.step(np.array([MOST - 1, 0]))  # it begins anew
    assert (rewards[0], ended[0]) == (0.0, False)


def test_arrays_are_shared_only_on_request() -> None:
    for copy in (True, False):
        env = TeamVectorEnv(2, "living_dead", "S1", copy=copy)
        first, _ = env.reset(seed=1)
        before = first["observation"].copy()
        second, *_ = env.step(choose(np.random.default_rng(2), first["action_mask"]))
        assert (first["observation"] is second["observation"]) != copy
        assert np.array_equal(first["observation"], before) == copy


def test_one_seed_or_one_for_each() -> None:
    env = TeamVectorEnv(3, "pocket", "short")
    one, _ = env.reset(seed=7)
    each, _ = env.reset(seed=[7, 8, 9])
    np.testing.assert_array_equal(one["observation"], each["observation"])
    with pytest.raises(ValueError, match="2 seeds for 3 games"):
        env.reset(seed=[7, 8])


@pytest.mark.parametrize(
    ("game", "scenario", "steps"), [("pocket", "short", 150), ("invazions", "labo-3", 80)]
)
def test_every_seat_plays_as_in_pettingzoo(game: str, scenario: str, steps: int) -> None:
    many, single = SeatsVector(2, game, scenario), SeatsEnv(game, scenario)
    random = np.random.default_rng(3)
    seen = many.reset(seed=[11, 12])
    single.reset(seed=12)
    ends = 0
    for _ in range(steps):
        expected = single.observe(single.agent_selection)
        assert single.agent_selection == f"seat_{many.asked[1]}"
        for name in ("observation", "options", "action_mask"):
            np.testing.assert_array_equal(seen[name][1], expected[name])
        actions = choose(random, seen["action_mask"])
        seen, rewards, ended, cut = many.step(actions)
        if ended[0]:  # a game that is over begins anew by itself
            assert set(rewards[0]) <= {1.0, -1.0}
        single.step(actions[1])
        assert rewards[1].tolist() == list(single.rewards.values())
        assert ended[1] == single.terminations[f"seat_{many.seats[0]}"]
        if ended[1] or cut[1]:
            ends += 1
            single.reset()
            seen, *_ = many.step(np.zeros(2, np.int64))
            assert not ended[0] or many.asked[0] >= 0
    assert ends > 1 or game != "pocket"
