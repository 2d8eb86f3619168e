"""Somebody is away: after a while a bot takes the seat, and hands it back."""

from __future__ import annotations

import sqlite3
import time
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

import shambler
from shambler.server import absence
from shambler.server.absence import Clock, missing
from shambler.server.table import Seat, Table
from tests.server.client import Browser, Socket
from tests.server.conftest import running
from tests.server.test_seats import invitation, join

SOON, HOUR = 0.01, 60.0  # minutes


def pair(port: int, **more: float) -> tuple[Browser, Browser, str]:
    """Two people at a table of InvaZions, the first of whom is asked first."""
    one, other = Browser(port), Browser(port)
    table = other.make("labo-2", game="invazions", seats=["open", "person"], **more)
    join(one, table, invitation(other, table, 0))
    return one, other, table


def wait_for_bot(socket: Socket, seat: int, bot: str) -> None:
    while socket.position["seats"][seat]["bot"] != bot:
        socket.wait("position")


def test_a_bot_plays_for_somebody_who_is_away_and_hands_back(port: int) -> None:
    one, other, table = pair(port, absent=SOON)
    with other.open(table) as waiting:
        assert waiting.position["asked"]["seats"] == [0]
        wait_for_bot(waiting, 0, absence.STAND_IN)
        assert waiting.position["seats"][0]["away"]
        while not waiting.keys:
            waiting.wait("position")
        with one.open(table) as back:
            assert back.position["seats"][0]["bot"] == ""
            wait_for_bot(waiting, 0, "")
            assert not waiting.position["seats"][0]["away"]


def test_without_a_timer_the_table_waits(port: int) -> None:
    _, other, table = pair(port)
    with other.open(table) as waiting:
        time.sleep(1.0)
        waiting.look(1)
        assert waiting.position["number"] == 0
        assert waiting.position["seats"][0]["bot"] == ""


def test_a_bot_that_was_asked_for_stays(port: int) -> None:
    one, _, table = pair(port, absent=SOON)
    with one.open(table) as socket:
        socket.send(type="stand-in", id="s", seat=0, bot="random")
        assert socket.wait_answer()["type"] == "ack"
    with one.open(table) as socket:
        assert socket.position["seats"][0]["bot"] == "random"
        assert not socket.position["seats"][0]["away"]


def grow_older(db: str, minutes: float) -> None:
    """All tables of a server that stands still were made so much earlier."""
    with closing(sqlite3.connect(db)) as connection, connection:
        connection.execute("UPDATE tables SET made_at = made_at - ?", (60 * minutes,))


def test_the_timer_outlives_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits since before a restart does not wait twice, but all have time to come back."""
    monkeypatch.setattr(absence, "GRACE", 0.2)
    db = str(tmp_path / "tables.sqlite3")
    with running(db) as port:
        _, other, table = pair(port, absent=HOUR)
        with other.open(table) as waiting:
            assert waiting.position["number"] == 0
    grow_older(db, HOUR)
    with running(db) as port, ExitStack() as stack:
        browser = Browser(port)
        browser.http.cookies = other.http.cookies
        waiting = stack.enter_context(browser.open(table))
        wait_for_bot(waiting, 0, absence.STAND_IN)


# -- who is missing ------------------------------------------------------------------------


def seated(game: str, scenario: str, *kinds: str, **options: int) -> Table:
    match = shambler.new(game, scenario, seed=7, **options)
    seats = [
        Seat(n, "open") if kind == "open" else Seat(n, "person", guest=kind)
        for n, kind in enumerate(kinds)
    ]
    return Table("t", match, seats)


def numbers(table: Table, *here: str) -> list[int]:
    return [seat.number for seat in missing(table, here)]


def test_only_those_who_are_asked_and_awaited_are_missing() -> None:
    table = seated("invazions", "labo-2", "ada", "bob")
    assert numbers(table, "bob") == [0]
    assert numbers(table, "ada") == []  # bob is not asked
    assert numbers(table) == []  # nobody waits
    assert numbers(table, "a spectator") == []
    table.seats[0] = Seat(0, "person", guest="ada", bot="random")
    assert numbers(table, "bob") == []


def test_an_open_seat_is_nobodys() -> None:
    assert numbers(seated("invazions", "labo-2", "open", "bob"), "bob") == []


def test_when_the_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000_000.0
    monkeypatch.setattr(time, "time", lambda: now)
    clock, seat = Clock(asked_at=now), Seat(0, "person", guest="ada")
    assert clock.due(seat, 5) == now + 300
    clock.left_at["ada"] = now + 100  # she was here, and left later
    assert clock.due(seat, 5) == now + 400
    assert Clock(asked_at=now - 86_400).due(seat, 5) == now + absence.GRACE


# -- taking back ---------------------------------------------------------------------------


def until_something_is_revealed(table: Table) -> tuple[str, int]:
    """Play on; gives who revealed something with the last answer, and the other's seat."""
    for _ in range(40):
        decision = table.match.game.decision
        assert decision is not None
        table.match.play(decision.options[-1], seat=decision.seats[0])
        last = table.match.record.answers[-1]
        if last.barrier:
            return table.seats[last.seat].guest, 1 - last.seat
    raise AssertionError("nothing was revealed")


@pytest.mark.parametrize("away", [True, False])
def test_a_bot_does_not_consent_for_somebody_who_is_away(away: bool) -> None:
    table = seated("invazions", "labo-2", "ada", "bob")
    person, seat = until_something_is_revealed(table)
    other, before = table.seats[seat].guest, table.match.number
    table.seats[seat] = Seat(seat, "person", guest=other, bot="thumb", away=away)
    if away:
        assert table.undo_policy(person) == "ask"
        assert not table.undo(person, before, agreed=True)  # proposed, not done
        assert table.match.number == before and table.waiting_for == (seat,)
        assert table.settle() == "waiting"
        assert table.consent(other, before, agree=False) == "refused"
        assert table.match.number == before
    else:  # who lets a bot play of their own will has left the choice to it
        assert table.undo_policy(person) == "agreed"
        assert table.undo(person, before, agreed=True)
        assert table.match.number < before
