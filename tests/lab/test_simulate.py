"""Batches of games: pure, in order, and the same for every number of workers."""

from __future__ import annotations

import pickle
import signal
import sys

import msgspec
import pytest

from shambler import agents, register
from shambler.agents import UnknownAgent
from shambler.agents.random_agent import RandomAgent
from shambler.kernel.chance import Sampled
from shambler.kernel.errors import BadSetup, UnknownGame
from shambler.lab.pool import BATCH, batches_of, simulate
from shambler.lab.simulate import (
    Batch,
    GameRow,
    SeriesPlan,
    Tally,
    game_seed,
    line_up,
    play_out,
    run_batch,
    seat_seed,
)
from shambler.lab.stats import wilson
from shambler.testing import some
from tests.lab.pocket import RULES


@pytest.fixture(autouse=True)
def pocket(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game on the shelf, for one test."""
    shelf = sys.modules["shambler.games"]
    monkeypatch.setattr(shelf, "_registered", dict(vars(shelf)["_registered"]))
    register(RULES)


def tally(plan: SeriesPlan, games: int) -> Tally:
    """The first games of a plan, one batch."""
    return Tally.of(run_batch(Batch(plan, tuple(range(games)))))


def untimed(rows: list[GameRow]) -> list[GameRow]:
    return [msgspec.structs.replace(row, seconds=0.0) for row in rows]


def test_a_batch_is_its_games() -> None:
    plan = SeriesPlan("pocket", "crash", seed=3)
    alone = [run_batch(Batch(plan, (index,)))[0] for index in range(60)]
    assert untimed(run_batch(Batch(plan, tuple(range(60))))) == untimed(alone)
    assert Tally.of(alone).games == 60
    assert Tally.of(alone).errors > 0


def test_the_first_games_of_a_longer_series_are_the_same() -> None:
    assert simulate(SeriesPlan("pocket", "short", games=20)) == tally(
        SeriesPlan("pocket", "short", games=99), 20
    )


def test_progress_is_told_in_order() -> None:
    seen: list[int] = []
    simulate(SeriesPlan("pocket", "short", games=30), 2, lambda row: seen.append(row.index))
    assert seen == list(range(30))


def test_ctrl_c_in_the_middle_of_counting_waits_for_the_whole_part(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    count = Tally.add

    def press_ctrl_c(tally: Tally, row: GameRow) -> None:
        if tally.games == 3:
            signal.raise_signal(signal.SIGINT)
        count(tally, row)

    plan = SeriesPlan("pocket", "short", games=40, seed=3)
    first = tally(plan, BATCH)
    monkeypatch.setattr(Tally, "add", press_ctrl_c)
    assert simulate(plan) == first


def test_an_interruption_keeps_the_first_games() -> None:
    def interrupt(row: GameRow) -> None:
        if row.index >= 15:
            raise KeyboardInterrupt

    plan = SeriesPlan("pocket", "short", games=400)
    first = tally(plan, 16)
    assert simulate(plan, 1, interrupt) == first
    assert simulate(plan, 2, interrupt) == first


def test_series_are_played_side_by_side() -> None:
    plans = [SeriesPlan("pocket", "short", name, games=10) for name in ("random", "planner:9")]
    parts = [(batch.plan.agent, batch.games) for batch in batches_of(plans)]
    assert parts[:4] == [
        ("random", tuple(range(8))),
        ("planner:9", (0,)),
        ("random", (8, 9)),
        ("planner:9", (1,)),
    ]
    assert len(parts) == 12


def test_a_line_up_seats_different_agents() -> None:
    names = [type(a).__name__ for a in line_up("greedy/random", (0, 1, 2), 1).values()]
    assert names == ["GreedyAgent", "RandomAgent", "RandomAgent"]
    assert simulate(SeriesPlan("pocket", "short", "greedy/random", games=2)).ended == 2


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"scenario": "long"}, BadSetup),
        ({"options": {"rounds": "x"}}, BadSetup),
        ({"agent": "genius"}, UnknownAgent),
        ({"agent": "random/genius"}, UnknownAgent),
    ],
)
def test_a_bad_plan_is_refused_before_any_game(change: dict, error: type[Exception]) -> None:
    plan = msgspec.structs.replace(SeriesPlan("pocket", "short"), **change)
    with pytest.raises(error):
        simulate(plan)


def test_batches_and_rows_travel() -> None:
    batch = Batch(SeriesPlan("pocket", "short", options={"rounds": 3}), (0, 1, 2), listen=True)
    rows = run_batch(batch)
    assert pickle.loads(pickle.dumps(batch)) == batch
    assert pickle.loads(pickle.dumps(rows)) == rows


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
    assert all(abs(count - 2000) < 200 for count in some(counts.values()))


def test_agents_can_be_added(monkeypatch: pytest.MonkeyPatch) -> None:
    class First(agents.Agent):
        def __init__(self, seed: int) -> None: ...

        def choose(self, game, decision, seat):
            return decision.options_for(seat)[0]

    monkeypatch.setattr(agents, "_entries", dict(vars(agents)["_entries"]))
    agents.register("first", First)
    assert "first" in agents.names()
    assert tally(SeriesPlan("pocket", "short", "first"), 3).ended == 3


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
