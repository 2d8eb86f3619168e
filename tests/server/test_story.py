"""The story of a finished game: how its chances went, how long people thought."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

import shambler
from shambler.agents import learned
from shambler.games import find as find_game
from shambler.kernel.record import Answer, Record
from shambler.server.storage import Kept, Saved
from shambler.server.story import PAUSE, Story, Tale, thinking
from shambler.server.table import Terms
from tests.server.client import Browser

OVER = 4000  # answers after which a game must have ended


def play_to_the_end(browser: Browser, table: str) -> dict[str, Any]:
    """Random answers until it is over; says how."""
    chance = random.Random(4)
    with browser.open(table) as socket:
        for _ in range(OVER):
            if socket.position["outcome"] is not None:
                return dict(socket.position)
            socket.play(chance.choice(socket.keys))
    raise AssertionError("the game did not end")


def test_a_story_is_told_when_the_game_is_over_and_ends_as_it_did(browser: Browser) -> None:
    table = browser.make(game="living_dead", scenario="S1")
    early = browser.http.get(f"/api/tables/{table}/story")
    assert early.status_code == 403
    assert "over" in early.json()["message"]
    end = play_to_the_end(browser, table)
    story = browser.http.get(f"/api/tables/{table}/story").json()
    assert story["seat"] == 0
    assert len(story["chances"]) == end["number"] + 1
    assert story["chances"][-1] == float(end["outcome"]["result"] == "won")
    assert len({round(chance, 2) for chance in story["chances"]}) > 3
    assert len(story["seconds"]) == 1
    assert story["seconds"][0] > 0


def tell(scenario: str) -> Story:
    """The story of a random game."""
    match, chance = shambler.new("invazions", scenario, seed=5), random.Random(4)
    while match.decision is not None:
        seat = match.decision.seats[0]
        match.play(chance.choice(match.decision.options_for(seat)), seat=seat)
    return Tale(match, 1, []).tell()


def test_chances_are_told_as_such_only_where_they_were_measured(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known = learned.learned(find_game("invazions"))
    assert known is not None
    good = known.scenarios["labo-2"]
    assert good.win is not None and good.win.good
    poor = replace(good, win=replace(good.win, error=0.05))
    sure = tell("labo-2")
    other = replace(known, scenarios={**known.scenarios, "labo-2": poor})
    monkeypatch.setattr(learned, "learned", lambda rules: other)
    unsure = tell("labo-2")
    assert sure.measured and not unsure.measured
    assert len(sure.chances) == len(unsure.chances) and sure.chances != unsure.chances
    assert sure.chances[-1] == unsure.chances[-1]  # the end is known


def saved(*times: tuple[int, float]) -> Saved:
    """A table made at 100 with answers of seats at some times."""
    kept = [Kept(Answer(seat, "x", []), "", "", at) for seat, at in times]
    record = Record("invader", "M0", "", 7)
    return Saved("key", record, "", Terms(), [], kept, [], made_at=100.0)


def test_thinking_is_counted_for_whoever_answers_and_pauses_are_left_out() -> None:
    assert thinking(saved((0, 103.0), (1, 110.0), (0, 112.0)), 2) == [5.0, 7.0]
    assert thinking(saved((0, 100.0 + PAUSE), (0, 105.0 + PAUSE)), 2) == [5.0, 0.0]
    assert thinking(saved((1, 90.0), (1, 95.0)), 2) == [0.0, 5.0]  # a clock that was set back
