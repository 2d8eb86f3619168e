"""Games on a Ray cluster: a real one, started here; machines and workers are lost on purpose."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from shambler.agents.cluster import BadCluster
from shambler.lab import cluster
from shambler.lab.build import origin_of
from shambler.lab.cluster import checked_batch, on_cluster
from shambler.lab.pool import alone, play_in_memory
from shambler.lab.results import run
from shambler.lab.simulate import Batch, GameRow, SeriesPlan

PLANS = [SeriesPlan("invader", "M0", name, seed=4, games=60) for name in ("random", "thumb")]
SIZE = 6


def untimed(rows: list[GameRow]) -> list[GameRow]:
    return [msgspec.structs.replace(row, seconds=0.0) for row in rows]


def here() -> list[GameRow]:
    """The rows as this process alone plays them."""
    return untimed(play_in_memory(PLANS, alone, lambda row: None, SIZE, keep=True)[1])


def test_another_engine_is_refused() -> None:
    batch = Batch(PLANS[0], (0,))
    right = origin_of(["invader"])
    assert len(checked_batch(batch, right)) == 1
    other_code = msgspec.structs.replace(right, build="0" * 16)
    other_content = msgspec.structs.replace(right, content={"invader": "x"})
    for wrong in (other_code, other_content):
        with pytest.raises(BadCluster, match="install the same everywhere"):
            checked_batch(batch, wrong)


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadCluster, match=r"pip install 'shambler\[cluster\]'"):
        next(on_cluster("auto")(iter(())))


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    """Two machines, as far as Ray can tell, with one processor each."""
    from ray.cluster_utils import Cluster

    made = Cluster()
    for _ in range(2):
        _patiently(lambda: made.add_node(num_cpus=1))
    made.wait_for_nodes()
    yield made
    made.shutdown()


def _patiently(start: Callable[[], object], times: int = 6) -> None:
    """Ray waits half a minute for a machine to start, which may be short on a busy one."""
    for left in reversed(range(times)):
        try:
            start()
            return
        except Exception:
            if not left:
                raise


@pytest.mark.soak
def test_a_cluster_plays_the_same_games(nodes: Any) -> None:
    there = play_in_memory(PLANS, on_cluster(nodes.address), lambda row: None, SIZE, keep=True)[1]
    assert untimed(there) == here()


@pytest.mark.soak
def test_what_is_collected_does_not_wait_for_a_long_game(nodes: Any) -> None:
    long, short = SeriesPlan("invader", "M0", "planner:30", seed=4), PLANS[0]
    batches = [Batch(long, (0,)), *(Batch(short, (index,)) for index in range(12))]
    came = [row.agent for part in on_cluster(nodes.address, ordered=False)(batches) for row in part]
    assert came == ["random"] * 12 + ["planner:30"]


@pytest.mark.soak
def test_a_killed_worker_costs_only_its_batch(nodes: Any, tmp_path: Path) -> None:
    """Every process that plays is killed once while it is at work."""
    killed: list[int] = []

    def kill(row: GameRow) -> None:
        if len(killed) < 2:
            for pid in _workers(nodes):
                os.kill(pid, signal.SIGKILL)
                killed.append(pid)

    file = tmp_path / "games.jsonl"
    there = run(file, PLANS, on_cluster(nodes.address, ordered=False), kill, SIZE)
    silent = [msgspec.structs.replace(row, tale=None) for row in untimed(there)]
    assert killed
    assert sorted(silent, key=lambda row: row.key) == sorted(here(), key=lambda row: row.key)


def _workers(nodes: Any) -> list[int]:
    """The processes of our own nodes that play batches now, by the title Ray gives them."""
    import psutil  # comes with ray

    raylets = {
        entry[0].process.pid
        for node in nodes.list_all_nodes()
        for kind, entry in node.all_processes.items()
        if kind == "raylet"
    }
    return [
        child.pid
        for pid in raylets
        for child in psutil.Process(pid).children(recursive=True)
        if any("ray::checked_batch" in word for word in child.cmdline())
    ]


@pytest.mark.soak
def test_workers_with_another_build_are_refused(
    nodes: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = msgspec.structs.replace(origin_of(["invader"]), build="0" * 16)
    monkeypatch.setattr(cluster, "origin_of", lambda games: wrong)
    with pytest.raises(BadCluster, match="install the same everywhere"):
        play_in_memory(PLANS, on_cluster(nodes.address), lambda row: None)


def test_no_cluster_is_said() -> None:
    with pytest.raises(BadCluster, match="no cluster at"):
        next(on_cluster("127.0.0.1:1")(iter(())))


@pytest.mark.soak
def test_a_lost_machine_costs_only_its_batch(nodes: Any) -> None:
    second = next(node for node in nodes.list_all_nodes() if node is not nodes.head_node)
    lost: list[GameRow] = []

    def lose(row: GameRow) -> None:
        if not lost:
            lost.append(row)
            nodes.remove_node(second, allow_graceful=False)

    there = play_in_memory(PLANS, on_cluster(nodes.address), lose, SIZE, keep=True)[1]
    assert lost and len(nodes.list_all_nodes()) == 1
    assert untimed(there) == here()
