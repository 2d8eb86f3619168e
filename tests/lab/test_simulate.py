"""Batches of games: pure, in order, and the same for every number of workers."""

from __future__ import annotations

import pickle
import sys

import msgspec
import pytest

from shambler import agents, register
from shambler.agents import UnknownAgent
from shambler.agents.random_agent import RandomAgent
from shambler.kernel.chance import Sampled
from shambler.kernel.errors import BadSetup, UnknownGame
from shambler.lab.pool import simulate
from shambler.lab.simulate import Plan, Tally, game_seed, play_out, run_batch, seat_seed
from shambler.lab.stats import wilson
from tests.lab.pocket import RULES


@pytest.fixture(autouse=True)
def pocket(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game on the shelf, for one test."""
    shelf = sys.modules["shambler.games"]
    monkeypatch.setattr(shelf, "_registered", dict(vars(shelf)["_registered"]))
    register(RULES)


def test_a_batch_is_the_sum_of_its_games() -> None:
    plan = Plan("pocket", "crash", seed=3)
    total = Tally()
    for index in range(60):
        total.add(run_batch(plan, index, 1))
    assert run_batch(plan, 0, 60) == total
    assert total.games == 60
    assert total.errors > 0


def test_the_first_games_of_a_longer_series_are_the_same() -> None:
    assert simulate(Plan("pocket", "short", games=20)) == run_batch(
        Plan("pocket", "short", games=99), 0, 20
    )


def test_progress_is_told_in_order() -> None:
    seen: list[int] = []
    simulate(Plan("pocket", "short", games=30), 2, lambda tally: seen.append(tally.games))
    assert seen == [8, 16, 24, 30]


def test_an_interruption_keeps_the_first_games() -> None:
    def interrupt(tally: Tally) -> None:
        if tally.games >= 16:
            raise KeyboardInterrupt

    plan = Plan("pocket", "short", games=400)
    first = run_batch(plan, 0, 16)
    assert simulate(plan, 1, interrupt) == first
    assert simulate(plan, 2, interrupt) == first


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"scenario": "long"}, BadSetup),
        ({"options": {"rounds": "x"}}, BadSetup),
        ({"agent": "genius"}, UnknownAgent),
    ],
)
def test_a_bad_plan_is_refused_before_any_game(change: dict, error: type[Exception]) -> None:
    plan = msgspec.structs.replace(Plan("pocket", "short"), **change)
    with pytest.raises(error):
        simulate(plan)


def test_plans_and_tallies_travel() -> None:
    plan = Plan("pocket", "short", options={"rounds": 3})
    tally = run_batch(plan, 0, 5)
    assert pickle.loads(pickle.dumps(plan)) == plan
    assert pickle.loads(pickle.dumps(tally)) == tally


def test_seeds_of_games_are_different_and_fit_into_json() -> None:
    seeds = {game_seed(seed, index) for seed in range(50) for index in range(200)}
    assert len(seeds) == 10_000
    assert max(seeds) < 2**53


def test_agents_of_one_game_do_not_share_a_seed() -> None:
    assert len({seat_seed(1, 0), seat_seed(1, 1), seat_seed(2, 0), 1, 2}) == 5


def test_the_random_agent_is_fair_and_repeats_itself() -> None:
    game = RULES.new("endless", {}, Sampled(1)).start()
    assert game.decision is not None
    counts = dict.fromkeys((option.key for option in game.decision.options), 0)
    one, two = RandomAgent(9), RandomAgent(9)
    for _ in range(8000):
        chosen = one.choose(game, game.decision, 0)
        assert chosen == two.choose(game, game.decision, 0)
        counts[chosen.key] += 1
    # 2000 each are expected, with a deviation of 39
    assert all(abs(count - 2000) < 200 for count in counts.values())


def test_agents_can_be_added(monkeypatch: pytest.MonkeyPatch) -> None:
    class First(agents.Agent):
        def __init__(self, seed: int) -> None: ...

        def choose(self, game, decision, seat):
            return decision.options_for(seat)[0]

    monkeypatch.setattr(agents, "_entries", dict(vars(agents)["_entries"]))
    agents.register("first", First)
    assert "first" in agents.names()
    tally = run_batch(Plan("pocket", "short", "first", games=3), 0, 3)
    assert tally.ended == 3


def test_a_game_is_played_out_by_its_agents() -> None:
    game = RULES.new("short", {"goal": 99}, Sampled(1)).start()
    assert play_out(game, {0: agents.make("random", 1), 1: agents.make("random", 2)}, 99) == 12
    assert game.state.outcome is not None


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 0, 0, 1), (0, 10, 0, 0.2775), (10, 10, 0.7225, 1), (50, 100, 0.4038, 0.5962)],
)
def test_wilson_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)
