"""The workshop over HTTP: drafts are looked at, played and rated."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from shambler.games import find
from shambler.games.zombicide.workshop import WORKSHOP
from shambler.lab.pool import simulate
from shambler.lab.rating import ratings
from shambler.lab.simulate import SeriesPlan, play_row
from shambler.server.pool import Pool
from shambler.server.workshop.rating import Rating, Ratings
from tests.server.client import Browser
from tests.server.conftest import running

M1 = WORKSHOP.source(find("invader"), "M1")


def look(browser: Browser, text: str, game: str = "invader", **more: Any) -> dict[str, Any]:
    answer = browser.http.post(f"/api/workshop/{game}/look", json={"text": text, **more})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def rate(browser: Browser, text: str, games: int, **more: Any) -> dict[str, Any]:
    wanted = {"text": text, "games": games, **more}
    answer = browser.http.post("/api/workshop/invader/ratings", json=wanted)
    assert answer.status_code == 200, answer.text
    return wait(browser, answer.json()["key"])


def wait(browser: Browser, key: str, state: str = "done") -> dict[str, Any]:
    for _ in range(600):
        found: dict[str, Any] = browser.http.get(f"/api/workshop/ratings/{key}").json()
        if found["state"] in (state, "failed"):
            return found
        time.sleep(0.1)
    raise AssertionError(f"the rating did not end: {found['state']}, {found['played']}")


def test_every_shipped_mission_is_saved_as_it_was_opened(browser: Browser) -> None:
    games = [entry["game"] for entry in browser.http.get("/api/workshop").json()]
    drawn = ["invader", "living_dead", "hendrix"]
    assert set(games) == {*drawn, "dawn", "invazions"}
    boards = 0
    for game in drawn:
        for scenario in find(game).scenarios():
            text = browser.http.get(f"/api/workshop/{game}/source/{scenario.key}").text
            seen = look(browser, text, game)
            assert seen["text"] == text and seen["look"]["board"]["zones"]
            again = look(browser, text, game, data=seen["look"]["data"])
            assert again["text"] == text  # to the byte
            boards += 1
    assert boards == 31


def test_a_change_keeps_everything_else(browser: Browser) -> None:
    data = tomllib.loads(M1)
    data["spawn"][0]["zone"] = "5.5"
    text = look(browser, M1, data=data)["text"]
    before, after = M1.splitlines(), text.splitlines()
    assert len(before) == len(after)
    assert sum(a != b for a, b in zip(before, after, strict=True)) == 1


def test_a_kit_has_tiles_words_and_shipped_missions(browser: Browser) -> None:
    kit = browser.http.get("/api/workshop/hendrix/kit").json()
    assert len(kit["kit"]["tiles"]) == 26
    assert kit["kit"]["clock"] and "story" in kit["kit"]["places"]
    assert len(kit["scenarios"]) == 10
    blank = browser.http.get("/api/workshop/hendrix/blank").text
    told = {f["name"] for f in look(browser, blank, "hendrix")["look"]["findings"]}
    assert told >= {"no-zones", "no-goal", "no-start"}


def test_bad_requests_are_refused_and_change_nothing(browser: Browser) -> None:
    post = browser.http.post
    assert browser.http.get("/api/workshop/nothing/kit").status_code == 404
    assert browser.http.get("/api/workshop/invader/source/M99").status_code == 422
    assert browser.http.get("/api/workshop/invader/source/own").status_code == 422
    assert post("/api/workshop/invader/look", json={"text": "x" * 300_000}).status_code == 413
    assert post("/api/workshop/invader/look", json={"text": "x" * 70_000}).status_code == 422
    odd = {"text": M1, "data": {"id": None}}
    assert post("/api/workshop/invader/look", json=odd).status_code == 422
    thinking = {"text": M1, "agent": "planner:1s"}
    assert "hours" in post("/api/workshop/invader/ratings", json=thinking).json()["message"]
    assert post("/api/workshop/invader/ratings", json={"text": "a = 1"}).status_code == 422
    many = {"text": M1, "games": 1_000_000}
    assert post("/api/workshop/invader/ratings", json=many).status_code == 422
    assert browser.http.get(f"/api/workshop/ratings/{'0' * 24}").status_code == 404
    wanted = {"text": M1.replace("[[goal]]", "[[gaol]]"), "seats": ["person"]}
    refused = post("/api/workshop/invader/play", json=wanted)
    assert refused.status_code == 422 and "gaol" in refused.json()["message"]


def test_whether_a_draft_is_fair_is_the_verdict_of_check(browser: Browser) -> None:
    unfair = WORKSHOP.source(find("invader"), "M8").replace('zone = "0.0"\n', 'zone = "7.1"\n', 1)
    post = browser.http.post
    told = post("/api/workshop/invader/judge?language=fr", json={"text": unfair}).json()
    assert [finding["name"] for finding in told["findings"]] == ["lost-by-itself"]
    assert "perd d'elle-même" in told["findings"][0]["text"]
    assert post("/api/workshop/invader/judge", json={"text": M1}).json() == {"findings": []}


def test_a_table_of_a_draft_is_replayed_without_its_file(browser: Browser, tmp_path: Path) -> None:
    text = M1.replace('en = "Gathering Forces"', 'en = "Mine alone"')
    assert text != M1
    wanted = {"text": text, "seats": ["person", "bot:random"]}
    answer = browser.http.post("/api/workshop/invader/play", json=wanted)
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    with browser.open(table) as socket:
        assert socket.welcome["name"] == "Mine alone"
        assert socket.welcome["scenario"] == "own"
    record = browser.http.post(f"/api/tables/{table}/record").text
    uploaded = browser.http.post("/api/tables/upload", json={"record": record})
    assert uploaded.status_code == 201, uploaded.text
    position = browser.http.get(f"/api/tables/{table}/moments/0/position").json()["position"]
    seen = browser.http.post("/api/positions/look", json={"position": position})
    assert seen.status_code == 200 and seen.json()["table"]["name"] == "Mine alone"


def shambler(*args: object) -> Any:
    """A command as a designer runs it, and the document it prints."""
    line = [sys.executable, "-m", "shambler.cli", *map(str, args), "--json"]
    return json.loads(subprocess.run(line, capture_output=True, check=True, text=True).stdout)


def test_a_rating_has_the_numbers_of_shambler_rate(browser: Browser, tmp_path: Path) -> None:
    found = rate(browser, M1, 10, agent="thumb", seed=7)
    file = tmp_path / "mine.toml"
    file.write_text(M1, "utf-8")
    told = shambler("rate", file, "--games", 10, "--agent", "thumb", "--seed", 7)
    (stand,) = told[0]["standings"]
    assert (found["wins"], found["games"]) == (stand["wins"], stand["games"]) == (stand["wins"], 10)
    assert [found["low"], found["high"]] == stand["ci95"]
    assert found["rounds"] == stand["rounds"] and found["word"] == told[0]["measured"]
    assert found["errors"] == 0
    lost = found["games"] - found["wins"]
    assert sum(count["count"] for count in found["reasons"]) == lost
    zones = {zone["name"] for zone in look(browser, M1)["look"]["board"]["zones"]}
    assert set(found["heat"]) <= zones and sum(found["heat"].values())
    assert sum(found["rounds_of_wins"].values()) == found["wins"]
    assert {entry["key"] for entry in found["shipped"]} >= {"M0", "M10"}


def test_a_rating_is_stopped_goes_on_and_survives_a_restart(tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.sqlite3")) as port:
        browser, stranger = Browser(port), Browser(port)
        wanted = {"text": M1, "games": 60, "agent": "random"}
        key = browser.http.post("/api/workshop/invader/ratings", json=wanted).json()["key"]
        stranger.make()
        assert stranger.http.post(f"/api/workshop/ratings/{key}/stop").status_code == 403
        while browser.http.get(f"/api/workshop/ratings/{key}").json()["played"] < 4:
            time.sleep(0.05)
        assert browser.http.post(f"/api/workshop/ratings/{key}/stop").json()["state"] == "stopped"
        some_of = browser.http.get(f"/api/workshop/ratings/{key}").json()["played"]
        assert 4 <= some_of < 60
    with running(str(tmp_path / "tables.sqlite3")) as port:
        browser = Browser(port)
        kept = browser.http.get(f"/api/workshop/ratings/{key}").json()
        assert kept["state"] == "stopped"
        assert some_of <= kept["played"] < 60  # the batch that was being played may be there, too
        whole = rate(browser, M1, 60, agent="random")
        assert whole["key"] == key and whole["played"] == 60
    tally = simulate(SeriesPlan("invader", "own", "random", 0, 60, own=M1))
    assert (whole["wins"], whole["games"]) == (tally.wins, tally.ended)


def test_what_changes_it_is_measured_on_the_same_dice(browser: Browser) -> None:
    wanted = {"text": M1, "games": 8, "agent": "thumb"}
    study = browser.http.post("/api/workshop/invader/study", json=wanted).json()
    names = [variant["name"] for variant in study["variants"]]
    assert {"spawn-less", "start", "easier-deck"} <= set(names)
    deck = next(entry for entry in study["variants"] if entry["name"] == "easier-deck")
    wait(browser, study["rating"])
    wait(browser, deck["rating"])
    path = f"/api/workshop/ratings/{study['rating']}/against/{deck['rating']}"
    found = browser.http.get(path).json()
    plans = [
        SeriesPlan("invader", "own", "thumb", 0, 8, options, own=M1)
        for options in ({}, {"enemy_cards": ["easy"]})
    ]
    base, easy = ([bool(play_row(plan, n).winners) for n in range(8)] for plan in plans)
    assert found["games"] == 8
    assert found["difference"] == pytest.approx((sum(easy) - sum(base)) / 8)
    assert found["low"] <= found["difference"] <= found["high"]
    for entry in study["variants"]:
        browser.http.post(f"/api/workshop/ratings/{entry['rating']}/stop")
    assert ratings([plans[0]], [play_row(plans[0], 0)])[0].scenario == "own"


def test_nobody_fills_the_host_with_ratings(browser: Browser) -> None:
    codes = []
    for seed in range(14):
        wanted = {"text": M1, "games": 2000, "seed": seed}
        codes.append(browser.http.post("/api/workshop/invader/ratings", json=wanted).status_code)
    assert codes == [200] * 12 + [429] * 2
    for seed in range(12):
        wanted = {"text": M1, "games": 2000, "seed": seed}
        key = browser.http.post("/api/workshop/invader/ratings", json=wanted).json()["key"]
        assert browser.http.post(f"/api/workshop/ratings/{key}/stop").json()["state"] == "stopped"


def named(text: str, name: str) -> str:
    return text.replace('en = "Gathering Forces"', f'en = "{name}"')


def publish(browser: Browser, text: str, **more: str) -> Any:
    return browser.http.post("/api/workshop/invader/missions", json={"text": text, **more})


def shelf(browser: Browser) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = browser.http.get("/api/workshop/invader/missions").json()[
        "missions"
    ]
    return found


def test_missions_are_published_in_versions_and_others_cannot_overwrite_them(
    tmp_path: Path,
) -> None:
    with running(str(tmp_path / "tables.sqlite3")) as port:
        browser, stranger = Browser(port), Browser(port)
        assert shelf(browser) == []
        first = named(M1, "Été noir!").replace("survivors = 6", 'survivors = 6\nauthor = "Ada"')
        rating = rate(browser, first, 6, agent="random")
        assert publish(browser, first, rating=rating["key"]).status_code == 201
        second = first.replace("minutes = 60", "minutes = 45")
        assert second != first
        answer = publish(browser, second, slug="ete-noir")
        assert answer.status_code == 201, answer.text
        assert publish(stranger, first, slug="ete-noir").status_code == 403
        assert publish(browser, second, slug="ete-noir").status_code == 422
        assert publish(browser, second, rating=rating["key"]).status_code == 422
        assert publish(browser, second, slug="nothing").status_code == 404
        assert publish(browser, M1.replace("[[goal]]", "[[gaol]]")).status_code == 422
        assert publish(browser, named(M1, "")).status_code == 422
        assert publish(stranger, named(M1, "Été noir!")).json()["slug"] == "ete-noir-2"

        (card, other) = shelf(browser)
        assert (card["slug"], card["author"], card["mine"]) == ("ete-noir", "Ada", True)
        assert not other["mine"] and shelf(stranger)[1]["mine"]
        assert [version["number"] for version in card["versions"]] == [2, 1]
        assert card["versions"][1]["hardness"]["games"] == 6
        assert card["versions"][0]["hardness"] is None
        read = browser.http.get("/api/workshop/invader/missions/ete-noir/1")
        assert read.text == first
        for path in ("ete-noir/3", "..%2F..%2Fetc/1", "nothing/1"):
            assert browser.http.get(f"/api/workshop/invader/missions/{path}").status_code == 404
        trouble = {"version": 2, "text": "The door at 4.4 cannot be found."}
        path = "/api/workshop/invader/missions/ete-noir/trouble"
        assert stranger.http.post(path, json=trouble).status_code == 204
        assert stranger.http.post(path, json={**trouble, "version": 9}).status_code == 404
        assert [one["text"] for one in shelf(browser)[0]["troubles"]] == [trouble["text"]]
    folder = tmp_path / "workshop" / "missions" / "invader" / "ete-noir"
    assert {path.name for path in folder.iterdir()} == {
        "1.toml",
        "2.toml",
        "about.toml",
        "troubles.toml",
    }
    assert (folder / "1.toml").read_text("utf-8") == first
    about = (folder / "about.toml").read_text("utf-8")
    assert tomllib.loads(about)["author"] == "Ada" and "random" in about


def test_plays_and_wins_of_a_version_are_counted(tmp_path: Path) -> None:
    """One game to its end, another only begun; a different text is another mission."""
    with running(str(tmp_path / "tables.sqlite3")) as port:
        browser = Browser(port)
        text = named(M1, "Quick")
        assert publish(browser, text).status_code == 201
        for seed, played in ((1, text), (2, text), (3, M1)):
            wanted = {"text": played, "seats": ["person"], "seed": seed}
            made = browser.http.post("/api/workshop/invader/play", json=wanted)
            assert made.status_code == 201
            if seed == 1:
                result = play_at_random(browser, made.json()["table"])
        (version,) = shelf(browser)[0]["versions"]
        assert (version["begun"], version["over"]) == (2, 1)
        assert version["won"] == (result == "won")


def play_at_random(browser: Browser, table: str) -> str:
    """To the end; says how it ended."""
    choices = Random(3)
    with browser.open(table) as socket:
        while (end := socket.position.get("outcome")) is None:
            socket.play(choices.choice(socket.keys))
    return str(end["result"])


class HeldPool(Pool):
    """Plays the games it is given once it may."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked, self.free = asyncio.Event(), asyncio.Event()

    async def run(self, work: Any, argument: Any, *_: Any) -> Any:
        self.asked.set()
        await self.free.wait()
        return work(argument)


def test_whoever_goes_on_while_the_last_games_are_played_is_not_forgotten(tmp_path: Path) -> None:
    async def paused_and_resumed() -> Rating:
        pool = HeldPool()
        ratings, plan = (
            Ratings(tmp_path, pool),
            SeriesPlan("invader", "own", "random", 0, 8, own=M1),
        )
        rating = await ratings.begin("ada", plan)
        await pool.asked.wait()
        ratings.stop(rating.key, "ada")
        assert (await ratings.begin("ada", plan)).state == "waiting"
        pool.free.set()
        while ratings._tasks:
            await asyncio.sleep(0)
        return rating

    rating = asyncio.run(paused_and_resumed())
    assert (rating.state, len(rating.rows)) == ("done", 8)
