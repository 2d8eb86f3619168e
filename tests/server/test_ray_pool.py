"""Bots on a Ray cluster: a real one, started here."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import shambler
from shambler.agents.cluster import BadCluster
from shambler.games import find as find_game
from shambler.server.bots import Bots, answer, task_for
from shambler.server.pool import Failed
from shambler.server.ray_pool import RayPool, checked
from tests.server.client import Browser
from tests.server.conftest import serving
from tests.server.test_playing import play_on


def test_a_worker_with_other_content_refuses() -> None:
    match = shambler.new("invader", "M0", seed=1)
    task = task_for(match, 0, "random")
    assert checked(answer, task, "invader", find_game("invader").content_hash)
    with pytest.raises(BadCluster, match="install the same everywhere"):
        checked(answer, task, "invader", "another")


def test_a_cluster_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadCluster, match=r"no cluster at 127\.0\.0\.1:1"):
        Bots(cluster="127.0.0.1:1")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Two machines, as far as Ray can tell, with one processor each."""
    from ray.cluster_utils import Cluster

    made: Any = Cluster()
    for _ in range(2):
        made.add_node(num_cpus=1)
    yield str(made.address)
    with contextlib.suppress(Exception):
        made.shutdown()


def slowly(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def wrongly(text: str) -> None:
    raise ValueError(text)


@pytest.mark.soak
def test_work_is_done_there_in_time_or_not_at_all(address: str) -> None:
    pool = RayPool(address)
    try:
        assert pool.workers == 2

        async def together() -> list[float]:
            works = [pool.run(slowly, 0.2, "invader", 5, name) for name in ("a", "a", "b")]
            return await asyncio.gather(*works)

        assert asyncio.run(together()) == [0.2] * 3
        with pytest.raises(ValueError, match="oops"):
            asyncio.run(pool.run(wrongly, "oops", "invader", 5, "a"))
        with pytest.raises(Failed, match="longer"):
            asyncio.run(pool.run(slowly, 60, "invader", 0.5, "a"))
        assert asyncio.run(pool.run(slowly, 0.1, "invader", 5, "a")) == 0.1
    finally:
        pool.close()


@pytest.mark.soak
def test_bots_of_a_table_think_on_the_cluster(address: str, tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.sqlite3"), bots_on=address) as (port, app):
        assert isinstance(app.state.hub.bots.pool, RayPool)
        browser = Browser(port)
        table = browser.make("labo-2", game="invazions", seats=["bot:thumb", "bot:random"])
        with browser.open(table) as socket:
            play_on(socket)
            assert socket.position["outcome"]
