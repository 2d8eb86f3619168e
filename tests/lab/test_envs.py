"""The research interfaces pass the judges of Gymnasium and PettingZoo."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from shambler.games import _registered
from shambler.kernel.chance import Sampled
from shambler.kernel.decision import Decision
from shambler.lab.encoding import MOST, TooManyOptions, encode
from shambler.lab.gym_env import TeamEnv
from shambler.lab.zoo_env import SeatsEnv
from shambler.testing import some
from tests.lab.pocket import RULES as POCKET
from tests.testgame import RULES as BARRICADE

TABLES = [
    ("pocket", "short"),
    ("barricade", "manor"),
    ("invader", "M0"),
    ("living_dead", "S1"),
    ("invazions", "labo-3"),
]


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games of the tests on the shelf."""
    for rules in (POCKET, BARRICADE):
        monkeypatch.setitem(_registered, rules.key, rules)


@pytest.mark.parametrize(("game", "scenario"), TABLES)
def test_gymnasium_accepts_a_team(game: str, scenario: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of spaces without bounds
        check_env(TeamEnv(game, scenario), skip_render_check=True)


@pytest.mark.parametrize(("game", "scenario"), TABLES)
def test_pettingzoo_accepts_the_seats(game: str, scenario: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(SeatsEnv(game, scenario), num_cycles=150)
        seed_test(lambda: SeatsEnv(game, scenario), num_cycles=60)


def play(env: TeamEnv, seed: int) -> tuple[float, int]:
    """One episode at random: its reward and length."""
    random = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    total, count, over = 0.0, 0, False
    while not over:
        action = random.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, ended, cut, _ = env.step(action)
        total, count, over = total + reward, count + 1, ended or cut
    return total, count


def test_an_episode_ends_with_a_win_or_a_loss() -> None:
    env = TeamEnv("pocket", "short")
    found = [play(env, seed)[0] for seed in range(30)]
    assert set(found) == {1.0, -1.0}
    assert found == [play(env, seed)[0] for seed in range(30)]


def test_other_seats_are_played_by_agents() -> None:
    alone, both = TeamEnv("pocket", "short", seats=[0]), TeamEnv("pocket", "short")
    assert play(alone, 1)[1] < play(both, 1)[1]


def test_a_forbidden_action_costs_the_episode() -> None:
    env = TeamEnv("pocket", "short")
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(np.int64(MOST - 1))
    assert (reward, ended, info) == (-1.0, True, {"illegal": True})


def test_observations_tell_nothing_hidden() -> None:
    game = BARRICADE.new("manor", {}, Sampled(4)).start()
    assert game.decision is not None
    seat = game.decision.seats[0]
    seen = encode(game, game.decision, seat)
    for number in range(5):
        twin = BARRICADE.imagine(game, seat, Sampled(number))
        again = encode(twin, twin.decision, seat)
        assert all(np.array_equal(seen[name], again[name]) for name in some(seen))


def test_options_differ_in_their_rows() -> None:
    game = POCKET.new("short", {}, Sampled(1)).start()
    assert game.decision is not None
    options, seat = game.decision.options, game.decision.seats[0]
    rows = encode(game, game.decision, seat)["options"]
    assert len({row.tobytes() for row in rows[: len(options)]}) == 4
    with pytest.raises(TooManyOptions):
        encode(game, Decision((seat,), "turn", [options[0]] * (MOST + 1)), seat)
