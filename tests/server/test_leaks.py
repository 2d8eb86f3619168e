"""What is told does not depend on what is hidden: byte by byte, over real sockets and over HTTP."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi import FastAPI

import shambler
from shambler.games import find as find_game
from shambler.kernel.chance import Sampled
from shambler.kernel.match import Match
from shambler.server import limits, present, sockets
from shambler.server.boards import BOARDS
from shambler.server.protocol import encode
from shambler.server.room import Room
from shambler.server.security import COOKIE, fingerprint
from shambler.server.table import Proposal, Seat, Table
from shambler.testing import some
from tests.server.client import Browser, Socket
from tests.server.conftest import serving

GAMES = [
    ("invazions", "labo-3", {}),
    ("invazions", "labo-4", {}),
    ("invader", "M0", {"seats": 2}),
    ("invader", "M3", {"seats": 3}),
]
SECRET = "a-secret-of-the-observer-32-long"


def played(
    game: str, scenario: str, options: dict[str, int], seed: int, most: int
) -> Iterator[Match]:
    """A game at each of its decisions, answered at random."""
    match, chance = shambler.new(game, scenario, seed=seed, **options), random.Random(seed)
    for _ in range(most):
        yield match
        if match.decision is None:
            return
        seat = chance.choice(match.decision.seats)
        match.play(chance.choice(list(match.decision.options_for(seat))), seat=seat)


def dealt_anew(match: Match, seat: int | None, seed: int) -> Match:
    """The same game to this seat: everything it cannot know is different."""
    rules = find_game(match.rules.key)
    other = Match(rules, rules.imagine(match.game, seat, Sampled(seed)), match.record)
    other.log = match.log
    other.game.derive()
    return other


def seats_of(match: Match, seat: int | None) -> list[Seat]:
    """The observer on one seat, or on none; strangers on the others."""
    me = fingerprint(SECRET)
    return [Seat(n, "person", guest=me if n == seat else f"other{n}") for n in match.seats]


@pytest.mark.parametrize(("game", "scenario", "options"), GAMES, ids=lambda value: str(value))
def test_at_every_decision(game: str, scenario: str, options: dict[str, int]) -> None:
    """Positions and welcomes of every seat and of a spectator, in both languages."""
    hidden = 0
    for step, match in enumerate(played(game, scenario, options, seed=5, most=60)):
        for seat in (None, *match.seats):
            other = dealt_anew(match, seat, step + 99)
            hidden += match.fingerprint != other.fingerprint
            language = ("en", "fr")[step % 2]
            assert told(match, seat, language) == told(other, seat, language)
    assert hidden or game != "invazions"  # the test would show something


def told(match: Match, seat: int | None, language: Any) -> bytes:
    table = Table("t", match, seats_of(match, seat))
    me = fingerprint(SECRET)
    greeting = present.welcome(table, me, language, BOARDS.print_of(match))
    return encode(greeting) + encode(
        present.position(table, me, (seat, None), language, 0, frozenset({me, "other1"}))
    )


# -- over the wire -------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, FastAPI]]:
    """A server into whose memory tables can be put."""
    most: dict[str, Any] = {"new_tables": 10**6, "sockets": 10**6}
    with pytest.MonkeyPatch.context() as patch:
        # A refusal in one world alone would look like a leak, and no position comes after it.
        patch.setattr(limits, "MOMENTS", 10**6)
        for commands in ("COMMANDS", "COMMANDS_AT"):
            patch.setattr(sockets, commands, limits.Limit("1000000/second"))
        with serving(str(tmp_path_factory.mktemp("db") / "tables.sqlite3"), **most) as running:
            yield running


def put(app: FastAPI, key: str, match: Match, seat: int | None) -> None:
    """A table as the observer finds it; somebody else wants to take an answer back."""
    hub = app.state.hub
    table = Table(key, match, seats_of(match, seat))
    answers = match.record.answers
    if answers and answers[-1].seat != seat:
        table.proposal = Proposal(answers[-1].seat, match.number, match.number - 1)
    hub.rooms[key] = Room(table, hub.bots, hub.adviser, hub.keeper)


def probes(match: Match, seat: int | None) -> list[dict[str, Any]]:
    """What a curious browser might send; among it answers that only another seat can know."""
    decision = match.game.decision
    keys = [option.key for option in decision.options][:6] if decision else []
    number = match.number
    curious = [
        {"type": "play", "id": f"p{n}", "number": number + 1, "seat": 0, "key": key}
        for n, key in enumerate(keys)
    ]
    if decision is None or seat not in decision.seats:
        mine = seat or 0
        curious += [{**probe, "number": number, "seat": mine} for probe in curious]
        curious.append({"type": "advise", "id": "a", "number": number, "seat": mine})
    curious.append({"type": "undo", "id": "u", "number": number + 1})
    curious.append({"type": "look", "seat": 0 if seat is None else seat})
    return curious


def heard(browser: Browser, key: str, probes: list[dict[str, Any]], language: str) -> list[bytes]:
    """Every byte that a curious browser gets out of a table."""
    frames: list[bytes] = []
    with browser.connect(key, language=language) as socket:
        listen(socket, frames)
        for probe in probes:
            socket.send(**probe)
            listen(socket, frames)
    number = json.loads(frames[1])["number"]
    path = f"/api/tables/{key}"
    frames.append(browser.http.get(f"{path}/moments/{number}?language={language}").content)
    frames.append(browser.http.get(f"{path}/record").content)
    frames.append(browser.http.post(f"{path}/record").content)
    frames.append(browser.http.post(f"{path}/seats/0/invitation", json={}).content[:10])
    return [frame.replace(key.encode(), b"KEY") for frame in frames]


def listen(socket: Socket, frames: list[bytes]) -> None:
    """Up to the next position, which ends every answer of the server."""
    while True:
        frame = socket.connection.recv(timeout=60)
        frames.append(frame.encode() if isinstance(frame, str) else frame)
        if json.loads(frame)["type"] == "position":
            return


@pytest.mark.parametrize(("game", "scenario", "options"), GAMES, ids=lambda value: str(value))
def test_over_the_wire(
    server: tuple[int, FastAPI], game: str, scenario: str, options: dict[str, int]
) -> None:
    port, app = server
    browser = Browser(port)
    browser.http.cookies.set(COOKIE, SECRET)
    looked = (
        (step, match)
        for step, match in enumerate(played(game, scenario, options, seed=8, most=61))
        if step % 20 == 0 or match.outcome is not None
    )
    for step, match in some(looked):
        for seat in (None, *match.seats):
            asked, language = probes(match, seat), ("en", "fr")[step // 20 % 2]
            real, other = f"{step}-{seat}-real", f"{step}-{seat}-else"
            put(app, real, match.copy(), seat)
            put(app, other, dealt_anew(match, seat, step + 7), seat)
            assert heard(browser, real, asked, language) == heard(browser, other, asked, language)
