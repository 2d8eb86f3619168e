"""Ratings whose server is killed, and ratings that two servers of a host know."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from shambler.lab.simulate import Batch, SeriesPlan, run_batch
from shambler.server.workshop.rating import Rating, Ratings
from shambler.server.workshop.result import rated
from tests.content.test_drafts import small
from tests.server.client import Browser
from tests.server.test_crash import QuickVictim
from tests.server.test_workshop import HeldPool, shambler, wait

DRAFT = small("living_dead")
PLAN = SeriesPlan("living_dead", "own", "thumb", 3, 40, own=DRAFT)
WANTED = {"text": DRAFT, "games": PLAN.games, "agent": PLAN.agent, "seed": PLAN.seed}


def go_on(browser: Browser) -> str:
    """Begin, or go on after a stop; the same rating either way."""
    answer = browser.http.post("/api/workshop/living_dead/ratings", json=WANTED)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["key"])


def how_far(browser: Browser, key: str) -> dict[str, Any]:
    answer = browser.http.get(f"/api/workshop/ratings/{key}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def uninterrupted(key: str) -> dict[str, Any]:
    """The same games, all in one go."""
    rating = Rating(key, Path(key), PLAN, "ada")
    rating.rows = run_batch(Batch(PLAN, tuple(range(PLAN.games)), listen=True))
    rating.state = "done"
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(rated(rating, "en")))
    return found


def test_a_rating_survives_kill_9_and_ends_with_the_same_numbers(tmp_path: Path) -> None:
    """Even in the middle of a row; a browser looks how far it is before it goes on."""
    server = QuickVictim(tmp_path)
    try:
        browser = Browser(server.port)
        key = go_on(browser)
        while (seen := how_far(browser, key))["played"] < 8:
            assert seen["state"] in ("waiting", "playing")
            time.sleep(0.05)
        server.kill()
        file = tmp_path / "workshop" / "ratings" / f"{key}.jsonl"
        lines = file.read_bytes().splitlines(keepends=True)
        whole = len(lines) - 2  # the first line tells who played, the last one is torn
        assert 7 <= whole < PLAN.games - 1
        file.write_bytes(b"".join(lines[:-1]) + lines[-1][:50])
        server.process = server.start()
        left = how_far(browser, key)
        assert (left["state"], left["played"], left["asked"]) == ("stopped", whole, PLAN.games)
        assert go_on(browser) == key
        found = wait(browser, key)
        assert found == uninterrupted(key)
        server.restart()
        assert how_far(browser, key) == found
    finally:
        server.kill()
    own = tmp_path / "mine.toml"
    own.write_text(DRAFT, "utf-8")
    told = shambler("rate", own, "--games", PLAN.games, "--agent", "thumb", "--seed", PLAN.seed)
    (stand,) = told[0]["standings"]
    assert (found["wins"], found["games"]) == (stand["wins"], stand["games"])
    assert [found["low"], found["high"]] == stand["ci95"] and found["rounds"] == stand["rounds"]
    assert 0 < found["wins"] < found["games"] == PLAN.games


def test_whoever_asks_for_a_rating_that_another_server_plays_takes_nothing_away(
    tmp_path: Path,
) -> None:
    plan = msgspec.structs.replace(PLAN, games=8)

    async def asked_at_both() -> tuple[Rating, Rating]:
        pool = HeldPool()
        here, there = Ratings(tmp_path, pool), Ratings(tmp_path, HeldPool())
        key = (await here.begin("ada", plan)).key
        await pool.asked.wait()
        await there.begin("bob", plan)
        while there._tasks:
            await asyncio.sleep(0)
        assert there.find(key).state == "playing"
        pool.free.set()
        while here._tasks:
            await asyncio.sleep(0)
        return here.find(key), there.find(key)

    played, seen = asyncio.run(asked_at_both())
    assert played.state == seen.state == "done"
    assert len(played.rows) == plan.games and seen.rows == played.rows


@pytest.mark.parametrize("looked_at", [True, False])
def test_after_a_restart_a_rating_has_as_many_games_as_are_asked_for(
    tmp_path: Path, looked_at: bool
) -> None:
    """More or fewer than before, whether or not somebody has looked at it meanwhile."""

    async def rated_again(games: int) -> tuple[int, int]:
        pool = HeldPool()
        pool.free.set()
        ratings, plan = Ratings(tmp_path, pool), msgspec.structs.replace(PLAN, games=games)
        for kept in tmp_path.glob("*.plan"):
            if looked_at:
                ratings.find(kept.stem)
        key = (await ratings.begin("ada", plan)).key
        while ratings._tasks:
            await asyncio.sleep(0)
        found = ratings.find(key)
        assert found.state == "done"
        return found.plan.games, len(found.rows)

    for games in (4, 6, 2, 6):
        assert asyncio.run(rated_again(games)) == (games, games)


def test_a_rating_that_is_played_goes_on_as_far_as_anybody_wants(tmp_path: Path) -> None:
    async def wanted_by_two() -> Rating:
        pool = HeldPool()
        ratings = Ratings(tmp_path, pool)
        await ratings.begin("ada", msgspec.structs.replace(PLAN, games=4))
        await pool.asked.wait()
        await ratings.begin("bob", msgspec.structs.replace(PLAN, games=10))
        again = await ratings.begin("cyd", msgspec.structs.replace(PLAN, games=2))
        pool.free.set()
        while ratings._tasks:
            await asyncio.sleep(0)
        kept = Ratings(tmp_path, HeldPool()).find(again.key)
        assert len(kept.rows) == kept.plan.games == 10
        return again

    rating = asyncio.run(wanted_by_two())
    assert (rating.state, len(rating.rows)) == ("done", 10)
