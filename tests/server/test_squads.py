"""Ratings by other teams, of games without a map, and what changes them: as on the command line."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from shambler.games.workshops import workshop_of
from shambler.lab.compare import side_won
from shambler.lab.simulate import SeriesPlan, play_row
from shambler.testing import some
from tests.server.client import Browser
from tests.server.test_workshop import M1, wait


def told(*args: object) -> Any:
    line = [sys.executable, "-m", "shambler.cli", *map(str, args), "--json"]
    done = subprocess.run(line, capture_output=True, check=True, text=True)
    return json.loads(done.stdout)


def rate(browser: Browser, game: str, text: str, **more: Any) -> dict[str, Any]:
    answer = browser.http.post(f"/api/workshop/{game}/ratings", json={"text": text, **more})
    assert answer.status_code == 200, answer.text
    return wait(browser, answer.json()["key"])


def blank(game: str) -> str:
    rules, workshop = workshop_of(game)
    return workshop.blank(rules)


def test_squads_differ_and_the_seed_draws_the_random_one(browser: Browser) -> None:
    def squads(seed: int) -> dict[str, list[str]]:
        found = browser.http.get(f"/api/workshop/invader/squads?seed={seed}").json()["squads"]
        return {one["name"]: [who["en"] for who in one["members"]] for one in found}

    one, two = squads(1), squads(2)
    assert list(one) == ["usual", "strongest", "weakest", "random"]
    assert all(len(set(members)) == 6 for members in some(list(one.values())))
    assert not set(one["strongest"]) & set(one["weakest"])
    assert one["random"] != two["random"] and one["strongest"] == two["strongest"]
    (usual,) = browser.http.get("/api/workshop/living_dead/squads").json()["squads"]
    assert usual["name"] == "usual"
    assert browser.http.get("/api/workshop/invader/squads?seed=-1").status_code == 422


@pytest.mark.parametrize("squad", ["strongest", "random"])
def test_a_squad_plays_the_games_of_the_command_line(
    browser: Browser, tmp_path: Path, squad: str
) -> None:
    found = rate(browser, "invader", M1, games=6, seed=5, agent="random", squad=squad)
    file = tmp_path / "mine.toml"
    file.write_text(M1, "utf-8")
    args = ("--games", 6, "--agent", "random", "--seed", 5, "--squad", squad, "--squad", "usual")
    ours, usual = told("rate", file, *args)
    assert (ours["squad"], usual["squad"]) == (squad, "usual")
    (stand,) = ours["standings"]
    assert (stand["wins"], stand["games"]) == (found["wins"], found["games"])
    assert stand["rounds"] == pytest.approx(found["rounds"])
    rules, workshop = workshop_of("invader")
    options = workshop.squad(rules, squad, 5).options
    plan = SeriesPlan("invader", "own", "random", 5, options=options, own=M1)
    played = [play_row(plan, n).rounds or 0.0 for n in range(6)]
    assert stand["rounds"] == pytest.approx(sum(played) / 6)


def test_nobody_is_rated_by_a_squad_that_there_is_not(browser: Browser) -> None:
    for game, squad in some([("invader", "giants"), ("living_dead", "strongest")]):
        wanted = {"text": M1, "games": 2, "squad": squad}
        answer = browser.http.post(f"/api/workshop/{game}/ratings", json=wanted)
        assert answer.status_code == 422 and "has no squad" in answer.text


def test_a_game_of_two_sides_counts_the_wins_of_the_first(browser: Browser, tmp_path: Path) -> None:
    text = blank("invazions")
    found = rate(browser, "invazions", text, games=8)
    plan = SeriesPlan("invazions", "own", "thumb", 0, 8, own=text)
    humans = sum(map(side_won("humans"), [play_row(plan, n) for n in range(8)]))
    assert 0 < humans < 8
    assert (found["wins"], found["games"], found["side"]) == (humans, 8, "the Humans")
    assert sum(found["rounds_of_wins"].values()) == humans
    assert sum(reason["count"] for reason in found["reasons"]) == 8 - humans
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    (ours,) = told("rate", file, "--games", 8, "--agent", "thumb")
    assert (ours["standings"][0]["wins"], ours["standings"][0]["side"]) == (humans, "humans")


def test_options_of_a_table_are_rated_and_one_of_them_tried_on_the_same_dice(
    browser: Browser,
) -> None:
    text = blank("dawn")
    listed = browser.http.post("/api/workshop/dawn/changes?language=fr", json={"text": text})
    changes = {one["name"]: one for one in listed.json()}
    assert changes["length-normal"]["label"] == "Durée"
    wanted = {"text": text, "games": 4, "agent": "random", "changes": ["well_stocked-true"]}
    study = browser.http.post("/api/workshop/dawn/study", json=wanted).json()
    (variant,) = study["variants"]
    base, other = wait(browser, study["rating"]), wait(browser, variant["rating"])
    path = f"/api/workshop/ratings/{study['rating']}/against/{variant['rating']}"
    found = browser.http.get(path).json()
    assert (base["games"], other["games"], found["games"]) == (4, 4, 4)
    assert found["difference"] == pytest.approx((other["wins"] - base["wins"]) / 4)
    refused = browser.http.post(
        "/api/workshop/dawn/study", json={**wanted, "changes": ["free-beer"]}
    )
    assert refused.status_code == 422 and "free-beer" in refused.text


@pytest.mark.parametrize(("game", "seats"), [("dawn", 2), ("invazions", 3)])
def test_a_draft_without_a_map_is_played(browser: Browser, game: str, seats: int) -> None:
    wanted = {"text": blank(game), "seats": ["person"] + ["bot:random"] * (seats - 1)}
    made = browser.http.post(f"/api/workshop/{game}/play", json=wanted)
    assert made.status_code == 201, made.text
    with browser.open(made.json()["table"]) as socket:
        assert len(socket.position["seats"]) == seats
    bad = browser.http.post(f"/api/workshop/{game}/play", json={**wanted, "text": "x = ["})
    assert bad.status_code == 422
