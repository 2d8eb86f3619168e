"""Taking back at a table with others: freely, by agreement, or not at all."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from shambler.server import turns
from tests.server.client import Browser, Socket
from tests.server.conftest import running
from tests.server.test_seats import invitation, join


class Pair:
    """Two people at one table of the tutorial, each with a browser."""

    def __init__(self, stack: ExitStack, port: int, **more: Any) -> None:
        self.browsers = Browser(port), Browser(port)
        seats = more.pop("seats", ["person", "open"])
        self.table = self.browsers[0].make(seats=seats, **more)
        join(self.browsers[1], self.table, invitation(self.browsers[0], self.table, 1))
        one, other = (stack.enter_context(b.open(self.table)) for b in self.browsers)
        self.sockets: tuple[Socket, Socket] = one, other
        self.chance = random.Random(5)

    def settle(self, number: int | None = None) -> None:
        """Until both are shown the same decision."""
        one, other = self.sockets
        goal = max(s.position["number"] for s in self.sockets) if number is None else number
        for socket in (one, other):
            while socket.position["number"] != goal:
                socket.wait("position")

    def step(self) -> Socket:
        """Whoever is asked answers at random."""
        self.settle()
        socket = next(s for s in self.sockets if s.keys)
        while not socket.keys:
            socket.wait("position")
        assert socket.play(self.chance.choice(socket.keys), seat=socket.position["asked"]["seat"])
        self.settle()
        return socket

    def until(self, policy: str) -> tuple[Socket, Socket]:
        """Play on until one of them is told this policy; that one comes first."""
        for _ in range(300):
            for at, socket in enumerate(self.sockets):
                if socket.position["undo"] == policy:
                    return socket, self.sockets[1 - at]
            self.step()
        raise AssertionError(f"undo was never {policy!r}")


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as opened:
        yield opened


def undo(socket: Socket, *, agreed: bool = False) -> dict[str, Any]:
    socket.send(type="undo", id="u", number=socket.position["number"], agreed=agreed)
    return socket.wait_answer()


def consent(socket: Socket, *, agree: bool) -> dict[str, Any]:
    socket.send(type="consent", id="c", number=socket.position["number"], agree=agree)
    return socket.wait_answer()


def shown(socket: Socket) -> dict[str, Any]:
    """The proposal, as soon as there is one."""
    while not socket.position["proposal"]:
        socket.wait("position")
    return dict(socket.position["proposal"])


def test_the_others_agree(port: int, stack: ExitStack) -> None:
    pair = Pair(stack, port)
    one, other = pair.until("ask")
    number = one.position["number"]
    assert undo(one, agreed=True) == {"type": "ack", "id": "u", "number": number}
    mine, theirs = shown(one), shown(other)
    seat = one.welcome["yours"][0]
    assert mine["seat"] == seat and mine["yours"] and not mine["asked"]
    assert theirs["asked"] and theirs["waiting"] == other.welcome["yours"]
    back = theirs["to"]
    assert consent(other, agree=True)["number"] == back
    assert one.wait("proposal") == {
        "type": "proposal",
        "seat": seat,
        "result": "accepted",
        "by": None,
    }
    pair.settle(back)
    assert one.position["proposal"] is None and one.keys
    assert one.position["redo"] and not other.position["redo"]


def test_somebody_refuses_and_is_not_asked_again(port: int, stack: ExitStack) -> None:
    one, other = Pair(stack, port).until("ask")
    number = one.position["number"]
    undo(one)
    shown(other)
    assert consent(other, agree=False)["type"] == "ack"
    settled = one.wait("proposal")
    assert settled["result"] == "refused" and [settled["by"]] == other.welcome["yours"]
    while one.position["proposal"]:
        one.wait("position")
    assert one.position["number"] == number and one.position["undo"] == "no"
    assert undo(one)["code"] == "barrier"


def test_a_proposal_lapses_when_play_goes_on(port: int, stack: ExitStack) -> None:
    pair = Pair(stack, port)
    one, other = pair.until("ask")
    undo(one)
    shown(one)
    shown(other)
    pair.step()
    assert one.position["proposal"] is None and other.position["proposal"] is None
    assert consent(other, agree=True)["code"] == "barrier"


def test_a_proposal_can_be_withdrawn_and_made_again(port: int, stack: ExitStack) -> None:
    one, other = Pair(stack, port).until("ask")
    undo(one)
    assert undo(one)["type"] == "ack"  # the same wish again changes nothing
    shown(one)
    assert consent(one, agree=False)["type"] == "ack"
    while one.position["proposal"]:
        one.wait("position")
    assert undo(one)["type"] == "ack"
    shown(other)


def test_who_has_no_say(port: int, stack: ExitStack) -> None:
    pair = Pair(stack, port)
    one, other = pair.until("ask")
    watcher = stack.enter_context(Browser(port).open(pair.table))
    assert consent(other, agree=True)["code"] == "barrier"  # to nothing
    undo(one)
    shown(other)
    assert consent(one, agree=True)["type"] == "ack"  # one's own consent is not enough
    assert consent(watcher, agree=True)["code"] == "not-yours"
    other.send(type="consent", id="c", number=other.position["number"] + 1, agree=True)
    assert other.wait_answer()["code"] == "stale"
    assert one.position["number"] == other.position["number"]
    assert shown(other)["asked"]


def test_bots_consent(port: int, stack: ExitStack) -> None:
    pair = Pair(stack, port)
    one, other = pair.until("ask")
    undo(one)
    back = shown(other)["to"]
    seat = other.welcome["yours"][0]
    other.send(type="stand-in", id="s", seat=seat, bot="random")
    assert one.wait("proposal")["result"] == "accepted"
    while one.position["number"] != back or not one.keys:
        one.wait("position")
    assert one.position["undo"] in ("free", "agreed", "no")  # there is nobody left to ask


def test_bots_hold_still_but_not_for_ever(
    port: int, stack: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "HOLD", 1.0)
    pair = Pair(stack, port, seats=["person", "open", "bot:random"], pace=0.3)
    one, other = pair.sockets
    for _ in range(400):
        bot_is_due = one.position["asked"]["seats"] == [2]
        if bot_is_due and one.position["undo"] == "ask" and undo(one)["type"] == "ack":
            break
        playing = next((s for s in pair.sockets if s.keys), None)
        if playing is not None:
            playing.play(pair.chance.choice(playing.keys), seat=playing.position["asked"]["seat"])
        for socket in pair.sockets:
            socket.look(socket.welcome["yours"][0])
    started = time.monotonic()
    assert other.wait("proposal")["result"] == "lapsed"
    assert time.monotonic() - started > 0.5


def test_undo_rules_of_a_table(port: int, stack: ExitStack) -> None:
    free = Pair(stack, port, undo="free")
    assert free.sockets[0].welcome["terms"]["undo"] == "free"
    for _ in range(40):
        free.step()
    for socket in free.sockets:
        assert socket.position["undo"] in ("free", "no")
    off = Pair(stack, port, undo="off")
    first = off.step()
    assert first.position["undo"] == "no" and undo(first)["code"] == "barrier"


def test_nobody_plays_the_answers_of_others_again(port: int, stack: ExitStack) -> None:
    pair = Pair(stack, port)
    one, other = pair.until("ask")
    undo(one)
    number, back = one.position["number"], shown(other)["to"]
    consent(other, agree=True)
    pair.settle(back)
    other.send(type="redo", id="r", number=back)
    assert other.wait_answer()["code"] == "barrier"
    one.send(type="redo", id="r", number=back)
    assert one.wait_answer()["number"] > back
    one.wait("position")
    assert back < one.position["number"] <= number


def test_a_proposal_survives_a_restart(tmp_path: Path, stack: ExitStack) -> None:
    db = str(tmp_path / "tables.sqlite3")
    with running(db) as port, ExitStack() as first:
        pair = Pair(first, port)
        one, other = pair.until("ask")
        undo(one)
        before = shown(other)
        at = pair.sockets.index(other)
    with running(db) as port:
        browser = Browser(port)
        browser.http.cookies = pair.browsers[at].http.cookies
        again = stack.enter_context(browser.open(pair.table))
        assert again.position["proposal"] == before
        assert consent(again, agree=True)["number"] == before["to"]
