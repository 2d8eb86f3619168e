"""The adviser at a table: for the seat that is asked, from what it knows, and not without end."""

from __future__ import annotations

import asyncio
import os
from typing import Any

import pytest

import shambler
from shambler.agents.advice import Advice
from shambler.games import find as find_game
from shambler.kernel.chance import Sampled
from shambler.kernel.match import Match
from shambler.server import adviser
from shambler.server.adviser import Adviser, NoAdvice, Query, query_for, study
from tests.server.client import Browser, Socket


def ask(socket: Socket, number: int | None = None, seat: int = 0) -> dict[str, Any]:
    number = socket.position["number"] if number is None else number
    socket.send(type="advise", id="a", number=number, seat=seat)
    while True:
        message = socket.receive()
        if message["type"] in ("advice", "error"):
            return message


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adviser.query_for, "__defaults__", ("20",))


def test_every_option_is_weighed(browser: Browser) -> None:
    with browser.open(browser.make()) as socket:
        advice = ask(socket)
        assert advice["type"] == "advice" and advice["id"] == "a"
        assert advice["number"] == 0 and advice["seat"] == 0 and advice["playouts"] >= 20
        assert {option["key"] for option in advice["options"]} == set(socket.keys)
        for option in advice["options"]:
            assert 0 <= option["low"] <= option["win"] <= option["high"] <= 1
            assert option["label"] and option["why"]
        socket.play(advice["options"][0]["key"])


def test_a_chance_is_told_where_it_was_measured() -> None:
    """InvaZions is measured, and a game that began at somebody's position is not."""
    match = shambler.new("invazions", "labo-2", seed=3)
    advice = study(query_for(match, 0, "en", "1"))
    assert advice.win is not None and 0 < advice.win < 1 and advice.danger is not None
    assert adviser._told(advice, "a").win == advice.win
    placed = Match.from_position(find_game, match.position(), seed=3)
    assert study(query_for(placed, 0, "en", "1")).win is None


def test_advice_comes_in_the_language_of_the_reader(browser: Browser) -> None:
    table = browser.make()
    with browser.open(table) as english, browser.open(table, language="fr") as french:
        assert ask(english)["options"][0]["why"] != ask(french)["options"][0]["why"]


def test_who_is_not_advised(browser: Browser, port: int) -> None:
    table = browser.make(seats=["person", "bot:random"])
    with browser.open(table) as socket, Browser(port).open(table) as watcher:
        assert ask(watcher)["code"] == "not-yours"
        assert ask(socket, seat=1)["code"] == "not-yours"
        assert ask(socket, number=7)["code"] == "stale"
    with browser.open(browser.make(advice=False)) as socket:
        assert ask(socket)["code"] == "no-advice"


def test_questions_without_end_are_refused(browser: Browser) -> None:
    with browser.open(browser.make()) as socket:
        for count in range(6):
            socket.send(type="advise", id=f"a{count}", number=0, seat=0)
        answers: list[str] = []
        while len(answers) < 6:
            message = socket.receive()
            if message["type"] in ("advice", "error"):
                answers.append(message["type"])
        assert answers.count("advice") == 1  # one at a time
        codes = {ask(socket).get("code") for _ in range(8)}
        assert codes == {None, "no-advice"}  # and then not too many


def die(query: Query) -> Advice:
    os._exit(1)


def test_an_adviser_in_trouble_says_so() -> None:
    asyncio.run(trouble())


async def trouble() -> None:
    troubled = Adviser(deadline=60.0, think=die)
    query = query_for(shambler.new("invader", "M0", seed=7), 0, "en", "4")
    with pytest.raises(NoAdvice):
        await troubled.ask(query, "a", "ada")
    troubled.think = study
    assert (await troubled.ask(query, "a", "ada")).options
    troubled.close()


@pytest.mark.parametrize("seed", range(2))
def test_advice_does_not_depend_on_what_is_hidden(seed: int) -> None:
    """Deal everything anew that the seat does not know: it is the same question, byte by byte."""
    rules = find_game("invazions")
    match = shambler.new("invazions", "labo-2", seed=seed)
    for step in range(40):
        if match.decision is None:
            break
        seat = match.decision.seats[0]
        other = Match(rules, rules.imagine(match.game, seat, Sampled(seed + 99)), match.record)
        other.game.derive()
        assert study(query_for(match, seat, "en", "1")) == study(query_for(other, seat, "en", "1"))
        options = match.decision.options_for(seat)
        match.play(options[(step * 7) % len(options)], seat=seat)
