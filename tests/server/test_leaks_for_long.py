"""Twenty thousand positions of every game that hides something, on the wire, beside their twins.

Each is a table kept like any other, twice: as it is, and with everything dealt anew that the
observer cannot know. All bytes that can be got out of both are the same.
"""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections import Counter
from typing import Any

import pytest
from fastapi import FastAPI

from shambler.games.dawn.procedures.event_deck import NORMAL, candidates
from shambler.games.dawn.state import NOBODY
from shambler.kernel.match import Match
from shambler.server.fairness import Mark
from shambler.server.security import COOKIE
from shambler.server.table import Terms
from tests.server.client import Browser, Socket
from tests.server.test_leaks import SECRET, dealt_anew, listen, played, probes, seats_of, server

__all__ = ["server"]

VERSUS = {"versus": True}
HIDDEN = [
    ("invazions", "labo-3", {}),
    ("invazions", "labo-4", {}),
    ("invazions", "bataille-2", {}),
    ("hendrix", "M1", {"seats": 2}),
    ("hendrix", "M6", {"seats": 3}),
    ("dawn", "brains", VERSUS),
    ("dawn", "directors-cut", VERSUS),
]
OPEN = [  # only chance is hidden: a face-down deck has no order before somebody draws
    ("invader", "M0", {"seats": 2}),
    ("invader", "M3", {"seats": 3}),
    ("living_dead", "S1", {"seats": 2}),
    ("dawn", "basic", {}),
]
SCALE = float(os.environ.get("SOAK", "1"))
EACH = 20_000 * SCALE  # positions of a game that hides something,
FEW = 2_600 * SCALE  # and of a scenario in which nothing is hidden
SHARES = Counter(game for game, _, _ in HIDDEN)
ADVICE_EVERY = 250  # looks: it takes a second


class Pair:
    """One table twice: as it is, and with everything dealt anew that the observer cannot know."""

    def __init__(self, app: FastAPI, browser: Browser, match: Match, seat: int | None) -> None:
        self.browser = browser
        self.seat = seat
        self.number = match.number
        self.worlds = (match.copy(), dealt_anew(match, seat, match.number + 7))
        self.loop = app.state.loop
        self.keys = [self._keep(app, world.copy()) for world in self.worlds]
        self.differ = self.worlds[0].fingerprint != self.worlds[1].fingerprint

    def _keep(self, app: FastAPI, world: Match) -> str:
        """A table like any other, written down; it begins at this position."""
        world._snapshots = {world.number: world.game.state.copy()}
        hub, terms = app.state.hub, Terms(undo="agreement")
        adopting = hub.adopt(world, seats_of(world, self.seat), terms, Mark("began-elsewhere"))
        room = asyncio.run_coroutine_threadsafe(adopting, self.loop).result(30)
        return str(room.table.key)

    def hear(self, probes: list[dict[str, Any]], language: str, *, advice: bool) -> int:
        """Everything that can be got out of both is the same; how many positions were that?"""
        heard = [self._explore(key, probes, language, advice=advice) for key in self.keys]
        assert heard[0] == heard[1]
        return sum(1 for frame in heard[0] if frame.startswith(b'{"type":"position"'))

    def _explore(
        self, key: str, probes: list[dict[str, Any]], language: str, *, advice: bool
    ) -> list[bytes]:
        frames: list[bytes] = []
        with self.browser.connect(key, language=language) as socket:
            listen(socket, frames)
            for probe in probes:
                socket.send(**probe)
                listen(socket, frames)
            if self.seat is not None:
                self._play(socket, frames, advice=advice)
        path = f"/api/tables/{key}"
        number = self.number
        looks = [
            f"/moments/{number}?language={language}",
            "/moments/999999",
            "/record",
            "/story",
            "/entries",
            "/pieces",
        ]
        over = json.loads(next(f for f in reversed(frames) if b'"position"' in f[:20]))["outcome"]
        for address in looks if over is None else ():  # else all is open
            frames.append(self.browser.http.get(path + address).content)
        frames += self._elsewhere(path)
        branch = self.browser.http.post(f"{path}/moments/{number}/branch", json={})
        frames.append(str(branch.status_code).encode())
        return [frame.replace(key.encode(), b"KEY") for frame in frames]

    def _elsewhere(self, path: str) -> list[bytes]:
        """The table's door, and the position that somebody writes down to show it to others: what
        they cannot know is imagined there, so it is another text each time, and looks the same.
        """
        http = self.browser.http
        door = http.post(f"{path}/door", json={"token": "x" * 32}).content
        written = http.get(f"{path}/moments/{self.number}/position").json()
        shown = http.post("/api/positions/look", json=written)
        return [door, shown.content]

    def _play(self, socket: Socket, frames: list[bytes], *, advice: bool) -> None:
        """Advice, an answer that rolls no dice, taken back and given again."""
        asked = json.loads(frames[-1])["asked"]
        if not asked or asked["seat"] != self.seat:
            return
        about = {"number": self.number, "seat": self.seat}
        if advice:
            frames.append(_weighed(self._advice(socket, about)))
        option = self._quiet(asked["options"])
        if option is None:
            return
        socket.send(type="play", id="quiet", key=option, **about)
        listen(socket, frames)
        number = json.loads(frames[-1])["number"]
        for kind, at in (("undo", number), ("redo", number - 1)):
            socket.send(type=kind, id=kind, number=at)
            listen(socket, frames)

    def _advice(self, socket: Socket, about: dict[str, Any]) -> dict[str, Any]:
        """On a busy machine the adviser may be too late: then it is asked again."""
        for _ in range(100):
            socket.send(type="advise", id="adv", **about)
            found = socket.wait("advice", "error")
            if found["type"] == "advice":
                return found
            time.sleep(5)
        raise AssertionError("there is no advice")

    def _quiet(self, options: list[dict[str, Any]]) -> str | None:
        """An option that asks chance for nothing, in either world: what comes then is known."""
        for option in options[:6]:
            twins = [world.copy() for world in self.worlds]
            for twin in twins:
                twin.play(option["key"], seat=self.seat)
            if not any(twin.record.answers[-1].barrier for twin in twins):
                return str(option["key"])
        return None


def _weighed(advice: dict[str, Any]) -> bytes:
    """What advice is about. How far the adviser came in its time hangs on the machine; that it
    starts from the same position is shown in `test_advice.py`.
    """
    options = sorted((option["key"], option["label"]) for option in advice.get("options", ()))
    return json.dumps([advice["type"], advice.get("code"), options]).encode()


def looked_ahead(match: Match) -> Match:
    """In Dawn there is a secret only when somebody has looked at the top cards: somebody has.

    Where nothing but looking was left to do, play goes on by that to another question.
    """
    if match.rules.key != "dawn":
        return match
    twin = match.copy()
    game: Any = twin.game
    state, ahead = game.state, candidates(game, NORMAL)
    if state.next_event == NOBODY and state.normal_left and ahead:
        state.next_event = ahead[0]
    if not state.fate.top and state.fate.bag:
        card = state.fate.bag[0]
        state.fate = state.fate.without((card,)).on_top((card,), game.heroes)
    game.derive()
    return twin


@pytest.mark.soak
@pytest.mark.parametrize(("game", "scenario", "options"), HIDDEN, ids=lambda value: str(value))
def test_what_is_hidden_is_not_told(
    server: tuple[int, FastAPI], game: str, scenario: str, options: dict[str, int]
) -> None:
    hidden, looks = explore(server, game, scenario, options, round(EACH / SHARES[game]))
    assert hidden > looks / 3


@pytest.mark.soak
@pytest.mark.parametrize(("game", "scenario", "options"), OPEN, ids=lambda value: str(value))
def test_what_is_to_come_is_not_told(
    server: tuple[int, FastAPI], game: str, scenario: str, options: dict[str, int]
) -> None:
    _, looks = explore(server, game, scenario, options, round(FEW))
    assert looks > 0


def explore(
    server: tuple[int, FastAPI], game: str, scenario: str, options: dict[str, int], most: int
) -> tuple[int, int]:
    """Spectators and every seat, undo and redo, earlier moments, branches, records, advice: so many
    positions. In how many looks of how many was there something to hide?
    """
    port, app = server
    browser = Browser(port)
    browser.http.cookies.set(COOKIE, SECRET)
    positions = looks = hidden = advised = 0
    for seed in range(400):
        for step, now in enumerate(played(game, scenario, options, seed=seed, most=200)):
            match = looked_ahead(now)
            if step % 5 or match.outcome is not None:  # when it is over, all is open
                continue
            seat = (None, *match.seats)[looks % (len(match.seats) + 1)]
            advice = looks % ADVICE_EVERY < len(match.seats) + 1
            language = ("en", "fr")[looks % 2]
            pair = Pair(app, browser, match, seat)
            positions += pair.hear(probes(match, seat), language, advice=advice)
            hidden += pair.differ
            advised += advice
            looks += 1
            if positions >= most:
                assert advised
                return hidden, looks
    raise AssertionError(f"only {positions} positions")
