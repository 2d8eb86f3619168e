"""``bench``: every figure is there, and means what it says."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from time import monotonic, sleep

import pytest

from shambler.games import find
from shambler.lab.bench import RandomPlay
from shambler.testing import some
from tests.cli.conftest import Run

PEERS = all(find_spec(name) for name in ("catanatron", "chess", "pyspiel"))


def test_figures_of_a_game(run: Run) -> None:
    args = ("bench", "pocket/rivals", "barricade", "--seconds", 0.2, "--no-agents", "--json")
    found = run(*args).json
    assert found["agents"] == []
    assert list(found["games"]) == ["pocket/rivals", "barricade/cabin"]
    figures = found["games"]["pocket/rivals"]
    assert figures["decisions_per_second"] > 0
    assert 0 < figures["copy_us"] <= figures["copy_us_worst"]
    assert 0 < figures["bytes_per_copy"] <= figures["bytes_per_state"]
    assert figures["import_ms"] > 0
    assert figures["slowdown"] > 0
    assert found["peers"] == {}


class Sleepy(RandomPlay):
    """Waits for something else again and again, without keeping the processor busy."""

    slept = 0

    def play(self, most: int) -> int:
        sleep(0.04)
        self.slept += 1
        return super().play(most)


def test_time_in_which_the_machine_does_something_else_does_not_count() -> None:
    play, begun = Sleepy(find("invader"), "M0"), monotonic()
    count, spent = play.run(0.005)
    assert count > 0
    assert spent < monotonic() - begun - 0.04 * play.slept


def test_agents_have_a_cost(run: Run) -> None:
    costs = run("bench", "invader", "pocket", "--seconds", 0.2, "--json").json["agents"]
    found = {(cost["game"], cost["agent"]): cost for cost in costs}
    assert set(found) == {
        *(("invader", name) for name in ("random", "thumb", "greedy", "planner:50ms")),
        *(("pocket", name) for name in ("random", "greedy", "planner:50ms")),
    }
    assert all(cost["decisions"] > 0 and cost["decision_us"] > 0 for cost in some(costs))
    assert found["invader", "planner:50ms"]["playouts_per_second"] > 0
    assert found["invader", "thumb"]["playouts_per_second"] is None


def test_text_for_people(run: Run) -> None:
    done = run("bench", "pocket", "--seconds", 0.1)
    assert "pocket/short" in done.out and "playouts/s" in done.out
    assert done.err == ""


def test_missing_peers_are_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    done = run("bench", "pocket", "--peers", "--seconds", 0.1)
    assert (done.code, done.out) == (2, "")
    assert "pip install 'shambler[bench]'" in done.err


if PEERS:  # the extra `bench` is not part of the everyday set-up

    def test_peers_play_in_the_same_run(run: Run) -> None:
        found = run("bench", "pocket", "--peers", "--no-agents", "--seconds", 0.5, "--json").json
        assert set(found["peers"]) == {"catanatron", "chess", "open_spiel"}
        ours = found["games"]["pocket/short"]["decisions_per_second"]
        for name, peer in some(found["peers"].items()):
            ratio = found["ratios"]["pocket/short"][name]
            assert ratio == pytest.approx(ours / peer["decisions_per_second"])
