"""The puzzle of the day: published, one each day, one answer each, exact chances afterwards."""

from __future__ import annotations

import subprocess
import sys
from datetime import date, timedelta
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import shambler
from shambler.games import find
from shambler.kernel.match import Match
from shambler.lab.puzzle import Solution, solve
from shambler.lab.shipped_puzzles import shipped
from shambler.server.workshop.puzzles import Puzzles
from shambler.testing import some
from tests.server.client import Browser
from tests.server.conftest import running

HALF = Solution({"end": Fraction(1, 2)}, 1)
GOLDEN = Path(__file__).parents[1] / "golden" / "invader-M0.shambler"


@cache
def position(back: int = 2) -> str:
    """A moment of the last turn of a game that was won."""
    last = shambler.load(GOLDEN)
    return last.branch(last.number - back).position()


def card(browser: Browser, **about: str) -> dict[str, Any]:
    found: dict[str, Any] = browser.http.get("/api/puzzle", params=about).json()
    return found


def publish(browser: Browser, text: str) -> Any:
    return browser.http.post("/api/puzzles", json={"position": text}, timeout=120)


def terminal(*args: str) -> str:
    line = [sys.executable, "-m", "shambler.cli", "puzzle", *args]
    done = subprocess.run(line, capture_output=True, check=False, text=True)
    return done.stdout + done.stderr


def test_a_position_becomes_the_puzzle_of_the_day(tmp_path: Path) -> None:
    exact = solve(Match.from_position(find, position(), seed=0)).chances
    with running(str(tmp_path / "tables.sqlite3")) as port:
        maker, one, two = Browser(port), Browser(port), Browser(port)
        first = card(one)
        assert first["ours"] and first["position"] and first["best"] == ""
        assert one.http.post("/api/puzzle", json={"answer": "dance"}).status_code == 422
        assert publish(maker, position()).json() == {"place": 1}
        assert publish(maker, position()).status_code == 422  # already
        assert publish(maker, "invader/M0/00000000/abc").status_code == 422
        start = Match.new(find("invader"), "M0", seed=1).position()
        assert publish(maker, start).status_code == 422  # nothing can be won in the first turn

        shown = card(one, language="fr")
        assert shown["position"] == position() and shown["yours"] == "" == shown["best"]
        assert not shown["ours"]
        assert len(shown["goals"]) > 1 and not all(goal["met"] for goal in shown["goals"])
        assert {answer["key"] for answer in shown["answers"]} == set(exact)
        told = [(answer["chance"], answer["chosen"]) for answer in shown["answers"]]
        assert set(told) == {("", 0)}  # nobody is told before they have answered
        assert shown["line"] == []

        best, worst = next(iter(exact)), list(exact)[-1]
        assert exact[best] > exact[worst]
        assert one.http.post("/api/puzzle", json={"answer": "dance"}).status_code == 422
        answered = one.http.post("/api/puzzle", json={"answer": worst}).json()
        assert (answered["yours"], Fraction(answered["best"])) == (worst, exact[best])
        for answer in some(answered["answers"]):
            assert Fraction(answer["chance"]) == exact[answer["key"]]
            assert answer["chosen"] == (answer["key"] == worst)
        assert Fraction(answered["line"][0]["chance"]) == exact[best]
        assert answered["line"][-1]["share"] == 1
        assert one.http.post("/api/puzzle", json={"answer": best}).status_code == 409
        assert card(one) == one.http.get("/api/puzzle").json()
        assert card(two)["best"] == "" and card(two)["players"] == 1

        host = f"http://127.0.0.1:{port}"
        assert "Win this turn" in terminal("today", host)
        assert "one answer" in terminal("today", host, "end", "end")
        right = terminal("today", host, best)
        assert "Right" in right and str(exact[best]) in right
        assert "is no answer" in terminal("today", host, "dance")
        assert "number 1" in terminal("publish", host, position(3))
        assert "published already" in terminal("publish", host, position(3))
    names = {path.name for path in (tmp_path / "workshop" / "puzzles").iterdir()}
    assert "days.toml" in names and "answers" in names


def nothing(_: date) -> list[str]:
    """A set of games that ship no puzzles."""
    return []


def laid(line: Puzzles, day: str) -> str:
    found = line.of_day(day)
    assert found is not None
    return found.position


def test_a_host_on_which_nobody_publishes_has_one_every_day(tmp_path: Path) -> None:
    days = [date(2030, 1, 1) + timedelta(days=n) for n in range(len(shipped()))]
    one, other = Puzzles(tmp_path / "one"), Puzzles(tmp_path / "other")
    had = [laid(one, day.isoformat()) for day in days]
    assert len(set(had)) == len(days) >= 10
    assert had == [laid(other, day.isoformat()) for day in days]  # by the calendar alone
    assert {text.split("/")[0] for text in had} == {"invader", "living_dead", "hendrix"}


def test_what_people_publish_comes_before_ours_unless_one_has_been_answered(tmp_path: Path) -> None:
    line = Puzzles(tmp_path)
    ours = laid(line, "2030-01-01")
    line.answer("2030-01-01", "ada", "end")
    line.publish("ada", position(2), HALF)
    assert laid(line, "2030-01-01") == ours  # somebody has seen how it ends
    assert laid(line, "2030-01-02") == position(2)
    assert laid(line, "2030-01-03") not in (ours, position(2))  # all were had: ours again
    line.publish("ada", position(3), HALF)
    assert laid(line, "2030-01-03") == position(3)  # nobody had answered yet
    assert laid(line, "2030-01-02") == position(2)


def test_every_day_has_the_next_one_and_when_all_were_had_the_oldest_again(tmp_path: Path) -> None:
    line = Puzzles(tmp_path, nothing)
    assert line.of_day("2030-01-01") is None
    for back in (2, 3):
        line.publish("ada", position(back), HALF)
    had = [line.of_day(f"2030-01-0{day}") for day in range(1, 5)]
    assert [one.position for one in had if one] == [position(n) for n in (2, 3, 2, 3)]
    again = line.of_day("2030-01-02")
    assert again is not None and again.position == position(3)  # a day keeps its puzzle


def test_a_puzzle_of_another_version_of_the_content_is_passed_over(tmp_path: Path) -> None:
    line = Puzzles(tmp_path, nothing)
    parts = position().split("/")
    line.publish("ada", "/".join([*parts[:2], "0" * 8, parts[3]]), HALF)
    assert line.of_day("2030-01-01") is None
    line.publish("ada", position(), HALF)
    found = line.of_day("2030-01-01")
    assert found is not None and found.position == position()
