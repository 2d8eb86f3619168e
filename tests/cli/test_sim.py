"""``sim``: the same result for everyone, errors counted, one JSON document."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time

import pytest

from tests.cli.conftest import Run, environment

KEYS = {
    "game", "scenario", "agent", "seed", "games", "wins", "losses", "errors", "decisions",
    "win_rate", "win_rate_ci95", "rounds_mean", "decisions_per_second",
}  # fmt: skip
TIMED = ("seconds", "decisions_per_second")


def untimed(found: dict) -> dict:
    return {key: value for key, value in found.items() if key not in TIMED}


def test_json_has_every_key(run: Run) -> None:
    found = run("sim", "pocket", "short", "--games", 40, "--seed", 7, "--json").json
    assert set(found) >= KEYS
    assert (found["games"], found["wins"] + found["losses"], found["errors"]) == (40, 40, 0)
    low, high = found["win_rate_ci95"]
    assert low <= found["win_rate"] == found["wins"] / 40 <= high
    assert found["decisions_per_second"] > 0


@pytest.mark.parametrize("scenario", ["short", "crash", "rivals"])
def test_the_number_of_workers_changes_nothing(process: Run, scenario: str) -> None:
    """Also not a sum of fractions: the pocket game's rounds end in .1 on purpose."""
    args = ("sim", "pocket", scenario, "--games", 101, "--seed", 5, "--json")
    alone, two, three = (process(*args, "--workers", n) for n in (1, 2, 3))
    assert alone.err == two.err == three.err == ""
    assert untimed(alone.json) == untimed(two.json) == untimed(three.json)


def test_another_seed_gives_other_games(run: Run) -> None:
    one, two = (run("sim", "pocket", "short", "--seed", n, "--json").json for n in (1, 2))
    assert one["decisions"] != two["decisions"]


def test_errors_are_counted_and_the_first_can_be_seen_again(run: Run) -> None:
    found = run("sim", "pocket", "crash", "--games", 60, "--json").json
    assert 0 < found["errors"] < 60
    assert found["wins"] + found["losses"] + found["errors"] == 60
    assert "the bottom of the bag gave way" in found["first_error"]["reason"]
    again = run("play", "pocket", "crash", "--seed", found["first_error"]["seed"])
    assert again.code == 0
    assert "errors" in run("sim", "pocket", "crash", "--games", 60).out


def test_a_game_without_end_is_an_error(run: Run) -> None:
    args = ("sim", "pocket", "endless", "--games", 2, "--max-decisions", 50, "--json")
    found = run(*args).json
    assert (found["errors"], found["win_rate"], found["win_rate_ci95"]) == (2, None, None)
    assert found["first_error"]["reason"] == "not over after 50 decisions"


def test_sides_are_counted_apart(run: Run) -> None:
    args = ("sim", "pocket", "rivals", "--set", "goal=3", "--games", 80)
    found = run(*args, "--json").json
    assert found["options"] == {"goal": 3}
    assert sum(found["wins_by_seat"].values()) == found["wins"] > 0
    rivals = found["wins_by_side"]
    assert {side: (one["name"], one["wins"]) for side, one in rivals.items()} == {
        "rival-1": ("rival 1", found["wins_by_seat"].get("0", 0)),
        "rival-2": ("rival 2", found["wins_by_seat"].get("1", 0)),
    }
    low, high = rivals["rival-1"]["win_rate_ci95"]
    assert low < rivals["rival-1"]["win_rate"] < high
    said = run(*args).out
    assert "won by rival 1" in said and "won by rival 2" in said
    assert "won by" not in run("sim", "pocket", "short", "--games", 3).out


def test_text_for_people(run: Run) -> None:
    done = run("sim", "pocket", "short", "--games", 30)
    assert "pocket short: 30 games by random" in done.out
    assert "95 %" in done.out
    assert done.err == ""


def test_ctrl_c_keeps_what_is_done() -> None:
    """The result of an interrupted run is that of a shorter one, whoever was how far."""
    command = [sys.executable, "-m", "shambler.cli", "sim", "pocket", "short", "--json"]
    many = [*command, "--games", "2000000", "--workers", "2"]
    running = subprocess.Popen(
        many,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
        start_new_session=True,
    )
    time.sleep(5)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=60)
    found = json.loads(out)
    assert running.returncode == 0
    assert 0 < found["games"] < 2_000_000
    assert f"the first {found['games']} of 2000000 games" in err
    assert "Traceback" not in err
    shorter = subprocess.run(
        [*command, "--games", str(found["games"])],
        capture_output=True,
        env=environment(),
        check=True,
    )
    assert untimed(json.loads(shorter.stdout)) == untimed(found)
