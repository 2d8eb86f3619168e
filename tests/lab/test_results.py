"""Rows of games: resumable, paired, never mixed, and the tables made of them."""

from __future__ import annotations

import sys
from pathlib import Path
from time import sleep

import duckdb
import msgspec
import pytest

from shambler import register
from shambler.lab.pool import shared
from shambler.lab.results import BadResults, read, run, write_parquet
from shambler.lab.simulate import Batch, GameRow, SeriesPlan, play_row
from tests.lab.pocket import RULES

PLANS = [SeriesPlan("pocket", "short", name, seed=5, games=12) for name in ("random", "greedy")]


@pytest.fixture(autouse=True)
def pocket(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game on the shelf, for one test."""
    shelf = sys.modules["shambler.games"]
    monkeypatch.setattr(shelf, "_registered", dict(vars(shelf)["_registered"]))
    register(RULES)


def plain(rows: list[GameRow]) -> list[GameRow]:
    """Rows without the time they took, in order."""
    untimed = [msgspec.structs.replace(row, seconds=0.0) for row in rows]
    return sorted(untimed, key=lambda row: (row.index, row.agent))


def test_plans_are_paired(tmp_path: Path) -> None:
    rows = run(tmp_path / "rows", PLANS)
    seeds = {plan.agent: {r.seed for r in rows if r.agent == plan.agent} for plan in PLANS}
    assert len(rows) == 24 and seeds["random"] == seeds["greedy"] and len(seeds["random"]) == 12


@pytest.mark.parametrize("ordered", [True, False])
def test_workers_change_nothing(tmp_path: Path, ordered: bool) -> None:
    alone, both = run(tmp_path / "one", PLANS), run(tmp_path / "two", PLANS, shared(2, ordered))
    assert plain(alone) == plain(both)


def after_the_others(batch: Batch) -> list[GameRow]:
    """The first game takes until a file is there."""
    while 0 in batch.games and not Path(batch.plan.options["file"]).exists():
        sleep(0.01)
    return [play_row(PLANS[0], index) for index in batch.games]


def test_what_is_collected_does_not_wait_for_a_long_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shambler.lab.pool.run_batch", after_the_others)
    file = tmp_path / "go on"
    plan = msgspec.structs.replace(PLANS[0], options={"file": str(file)})
    came: list[int] = []
    for part in shared(2, ordered=False)([Batch(plan, (index,)) for index in range(12)]):
        came += [row.index for row in part]
        if len(came) == 11:
            file.touch()
    assert sorted(came) == list(range(12)) and came[-1] == 0


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    def stop(row: GameRow) -> None:
        if row.index == 3:
            raise KeyboardInterrupt

    path = tmp_path / "rows"
    played: list[GameRow] = []
    first = run(path, PLANS, progress=stop)
    assert 0 < len(first) < 24
    path.write_bytes(path.read_bytes() + b'{"game": "pock')  # torn by a crash
    rows = run(path, PLANS, progress=played.append)
    assert len(played) == 24 - len(first)
    assert plain(rows) == plain(run(tmp_path / "whole", PLANS))
    assert len(read(path)[1]) == 24


def test_rows_of_another_engine_are_not_mixed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(tmp_path / "rows", PLANS[:1])
    monkeypatch.setattr("shambler.lab.build.build", lambda: "other")
    with pytest.raises(BadResults, match="another engine"):
        run(tmp_path / "rows", PLANS[:1])
    (tmp_path / "text").write_text("hello\n")
    with pytest.raises(BadResults, match="not a file of results"):
        read(tmp_path / "text")


def test_a_broken_game_is_one_row(tmp_path: Path) -> None:
    rows = run(tmp_path / "rows", [SeriesPlan("pocket", "crash", seed=3, games=40)])
    broken = [row for row in rows if row.error]
    assert len(rows) == 40 and 0 < len(broken) < 40
    assert "gave way" in broken[0].error


def test_parquet_holds_the_rows(tmp_path: Path) -> None:
    rows = run(tmp_path / "rows", PLANS)
    write_parquet(rows, tmp_path / "rows.parquet")
    with duckdb.connect() as base:
        found = base.read_parquet(str(tmp_path / "rows.parquet")).select("seed", "reason")
        assert sorted(found.fetchall()) == sorted((row.seed, row.reason) for row in rows)
    assert list(tmp_path.glob(".*")) == []


def test_parquet_holds_what_the_events_told(tmp_path: Path) -> None:
    plan = SeriesPlan("invader", "M0", "random", games=8)
    rows = run(tmp_path / "rows", [plan])
    write_parquet(rows, tmp_path / "rows.parquet")
    with duckdb.connect() as base:
        base.read_parquet(str(tmp_path / "rows.parquet")).create_view("games")
        found = base.sql("SELECT seed, unnest(tale.deaths).cause FROM games").fetchall()
        kills = base.sql("SELECT sum(tale.counts['kills']) FROM games").fetchall()
    told = [(row.seed, death.cause) for row in rows if row.tale for death in row.tale.deaths]
    assert sorted(found) == sorted(told) and told
    assert kills == [(sum(row.tale.counts.get("kills", 0) for row in rows if row.tale),)]
