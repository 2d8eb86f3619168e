"""Boards are told by their prints, fetched once, and kept for good."""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import json
from pathlib import Path

import httpx
import psycopg
import pytest

import shambler
from shambler.server import boards, present
from shambler.server.boards import Boards
from shambler.server.protocol import Position
from shambler.testing import some
from tests.server.client import Browser, Socket
from tests.server.conftest import serving
from tests.server.databases import emptied
from tests.server.test_cluster import same_person, two
from tests.server.test_history import advance
from tests.server.test_seats import invitation, join
from tests.server.test_storage import server

__all__ = ["server"]


def test_a_board_is_kept_for_good_and_is_what_its_print_says(browser: Browser) -> None:
    with browser.open(browser.make()) as socket:
        name = socket.welcome["board"]
        assert socket.welcome.keys() & {"zones", "openings"} == set()
    answer = httpx.get(f"{browser.origin}/boards/{name}", headers={"Accept-Encoding": "identity"})
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert hashlib.sha256(answer.content).hexdigest() == name
    assert "set-cookie" not in answer.headers
    packed = httpx.get(f"{browser.origin}/boards/{name}", headers={"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip" and packed.content == answer.content
    assert packed.headers["vary"] == "Accept-Encoding"
    assert int(packed.headers["content-length"]) < len(answer.content) / 3


def test_tables_of_one_scenario_share_a_board_and_others_do_not(browser: Browser) -> None:
    prints = []
    for scenario in ("M0", "M0", "M1"):
        with browser.open(browser.make(scenario)) as socket:
            prints.append(socket.welcome["board"])
    assert prints[0] == prints[1] != prints[2]


@pytest.mark.parametrize("name", ["0" * 64, "0" * 63, "..%2Findex.html", "A" * 64])
def test_there_is_no_other_board(browser: Browser, name: str) -> None:
    for headers in ({}, {"Shambler-Table": "nowhere"}, {"Shambler-Table": browser.make()}):
        assert browser.http.get(f"/boards/{name}", headers=headers).status_code in (404, 422)


def test_a_board_that_was_forgotten_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = str(tmp_path / "tables.sqlite3")
    with serving(db) as (port, _):
        browser = Browser(port)
        with browser.open(browser.make()) as socket:
            advance(socket, 2)
            board = browser.board(socket)
            monkeypatch.setattr(boards.BOARDS, "_known", type(boards.BOARDS._known)())
            assert browser.board(socket) == board
            name, table = socket.welcome["board"], socket.welcome["table"]
    monkeypatch.setattr(boards.BOARDS, "_known", type(boards.BOARDS._known)())
    with serving(db) as (port, app):
        answer = httpx.get(f"http://127.0.0.1:{port}/boards/{name}")
        assert answer.status_code == 404
        headers = {"Shambler-Table": table}
        answer = httpx.get(f"http://127.0.0.1:{port}/boards/{name}", headers=headers)
        assert answer.json() == board
        assert app.state.hub.rooms == {}  # nobody sat down for it


def test_any_server_has_the_board(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one that has not the table: it does not take it over for that."""
    where = emptied(server)
    with two(where, lease=60) as (one, _, other, second):
        browser = Browser(one)
        table = browser.make()
        with browser.open(table) as socket:
            board = browser.board(socket)
            monkeypatch.setattr(boards.BOARDS, "_known", type(boards.BOARDS._known)())
            assert same_person(browser, other).board(socket) == board
        assert table not in second.state.hub.rooms
    with psycopg.connect(where) as connection:
        assert connection.execute("SELECT epoch FROM tables").fetchone() == (1,)


def test_only_so_many_are_remembered() -> None:
    few = Boards(most=2)
    matches = [shambler.new("invader", name, seed=1) for name in ("M0", "M1", "M2")]
    prints = [few.print_of(match) for match in matches]
    assert [few.find(name) is not None for name in prints] == [False, True, True]
    found = few.find(prints[2])
    assert found is not None and gzip.decompress(found.packed) == found.plain
    assert json.loads(found.plain)["kind"] == "zombicide"


# -- one position for all who see the same ---------------------------------------------------


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """For whom positions were made."""
    found: list[str] = []
    make = present.position

    def counting(table: object, guest: str, *about: object) -> Position:
        found.append(guest)
        return make(table, guest, *about)  # type: ignore[arg-type]

    monkeypatch.setattr(present, "position", counting)
    return found


def test_spectators_share_one_position_whoever_they_are(
    browser: Browser, port: int, made: list[str]
) -> None:
    table = browser.make(seats=["person", "open"])
    friend = Browser(port)
    join(friend, table, invitation(browser, table, 1))
    strangers = [Browser(port) for _ in range(3)]
    for stranger in strangers:
        stranger.make()  # each has a secret of its own
    with browser.open(table) as host, browser.open(table) as phone, friend.open(table) as there:
        sockets = [stranger.open(table) for stranger in strangers]
        for socket in (host, phone):
            settle(socket)
        made.clear()
        host.play(host.keys[0])
        number = host.position["number"]
        for socket in (phone, there, *sockets):
            while socket.position["number"] < number:
                socket.wait("position")
        assert len(made) == 3  # the host (twice at a screen), the friend, everybody else
        views = [socket.position for socket in sockets]
        assert all(view == views[0] for view in some(views))
        assert views[0]["eyes"] is None and views[0]["asked"]["options"] == []
        for socket in sockets:
            socket.__exit__(None, None, None)


def settle(socket: Socket) -> None:
    """Until nothing more is told."""
    with contextlib.suppress(TimeoutError):
        while True:
            socket.position = json.loads(socket.connection.recv(timeout=0.5))


def test_a_spectator_who_comes_or_goes_bothers_nobody(
    browser: Browser, port: int, made: list[str]
) -> None:
    with browser.open(browser.make()) as host:
        settle(host)
        made.clear()
        with Browser(port).open(host.welcome["table"]) as stranger:
            assert stranger.position["number"] == 0
        settle(host)
        assert len(made) == 1  # the stranger's own
