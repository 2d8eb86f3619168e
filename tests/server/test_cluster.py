"""Several servers on one PostgreSQL: any of them is asked, one of them has the table."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from fastapi import FastAPI
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import connect

from shambler.cli.app import app as command_line
from shambler.server.database import BadDatabase
from shambler.server.leases import Elsewhere, Lapsed, Member
from shambler.server.storage import Moved, Store
from shambler.testing import some
from tests.server.client import Browser, Socket
from tests.server.conftest import serving
from tests.server.databases import emptied, free_port
from tests.server.test_history import advance
from tests.server.test_hostile import closing_code
from tests.server.test_seats import invitation, join
from tests.server.test_storage import keep, new_match, play, server, write

__all__ = ["server"]


@pytest.fixture
def where(server: str) -> str:
    return emptied(server)


def owner_of(where: str, table: str) -> tuple[str, int]:
    """Which server has a table, and the how manieth take-over that is."""
    with psycopg.connect(where) as connection:
        found = connection.execute("SELECT owner, epoch FROM tables WHERE key = %s", (table,))
        row = found.fetchone()
    assert row is not None
    return row[0], row[1]


def same_person(browser: Browser, port: int) -> Browser:
    """The browser of the same person at another server."""
    other = Browser(port)
    other.http.cookies.update(browser.http.cookies)
    return other


@contextmanager
def two(where: str, **options: Any) -> Iterator[tuple[int, FastAPI, int, FastAPI]]:
    """Two servers on one database."""
    with serving(where, **options) as (one, first), serving(where, **options) as (two, second):
        yield one, first, two, second


def test_a_table_is_played_through_any_server_and_one_has_it(where: str) -> None:
    with two(where) as (one, first, other, _):
        ada, bob = Browser(one), Browser(other)
        table = make_patiently(ada, seats=["person", "open"])
        assert owner_of(where, table) == (first.state.members.member.id, 1)
        assert join(bob, table, invitation(same_person(ada, other), table, 1)).status_code == 200
        with ada.open(table) as here, bob.open(table) as there:
            assert there.welcome["yours"] == [1]
            before = there.position["number"]
            while here.position["number"] < before + 4:
                for person in (here, there):
                    if person.keys:
                        person.play(person.keys[0], seat=person.position["asked"]["seat"])
                here.send(type="speak", language="en")
                here.wait("position")
                there.send(type="speak", language="en")
                there.wait("position")
            there.send(type="chat", id="c", text="from afar")
            assert here.wait("chat")["text"] == "from afar"
        moment = bob.http.get(f"/api/tables/{table}/moments/2")
        assert moment.status_code == 200 and moment.json()["position"]["number"] == 2
        record = bob.record(table)
        assert record.status_code == 403 and "hidden" not in record.headers
        assert bob.http.get("/api/tables/none/moments/0").status_code == 404
        assert owner_of(where, table) == (first.state.members.member.id, 1)


def test_what_is_relayed_keeps_its_limits_and_its_refusals(where: str) -> None:
    with two(where) as (one, _, other, _second):
        ada = Browser(one)
        table = make_patiently(ada)
        far = same_person(ada, other)
        with far.open(table) as socket:
            assert socket.refused("nonsense")["code"] == "unreadable"
            socket.send(type="play", id="x", number=99, seat=0, key="nothing")
            assert socket.wait_answer()["code"] == "stale"
            assert socket.play(socket.keys[0])["type"] == "ack"
        with pytest.raises(InvalidStatus):
            far.connect(table, origin="http://elsewhere.example")
        alien = far.http.post(
            f"/api/tables/{table}/seats/0/invitation", headers={"Origin": "http://elsewhere"}
        )
        assert alien.status_code == 403


def test_the_door_between_servers_opens_to_the_secret_alone(where: str) -> None:
    with serving(where) as (_, app):
        address = f"ws://{app.state.inside}/relay"
        for headers in ({}, {"Authorization": "Bearer "}, {"Authorization": "Bearer wrong"}):
            with pytest.raises((InvalidStatus, ConnectionClosed)):
                knock(address, headers)
        secret = app.state.members.member.secret
        assert len(secret) >= 40
        with pytest.raises(TimeoutError):  # open, and waiting for a request
            knock(address, {"Authorization": f"Bearer {secret}"})


def test_a_server_that_stops_hands_its_tables_over_at_once(where: str) -> None:
    with serving(where, lease=300) as (other, second):
        with serving(where, lease=300) as (one, _):
            ada = Browser(one)
            table = make_patiently(ada)
            far = same_person(ada, other)
            watching = far.open(table)
            with ada.open(table) as socket:
                advance(socket, 3)
        assert closing_code(watching) == 1012
        begun = time.monotonic()
        with far.open(table) as socket:
            assert socket.position["number"] == 3
            socket.play(socket.keys[0])
        assert time.monotonic() - begun < 100  # not a lease
        assert owner_of(where, table)[0] == second.state.members.member.id


def test_a_server_whose_lease_runs_out_is_fenced_and_says_so(where: str) -> None:
    """It cannot renew: requests and sockets alike are refused, and another has the table."""
    with two(where, lease=6) as (one, first, other, second):
        ada = Browser(one)
        table = make_patiently(ada)
        far = same_person(ada, other)
        with patiently(ada, table) as socket:
            advance(socket, 2)
            for task in first.state.members._tasks:  # as if it slept
                task.get_loop().call_soon_threadsafe(task.cancel)
            time.sleep(4)
            assert ada.http.get(f"/api/tables/{table}/moments/0").status_code == 503
            assert ada.record(table).status_code == 503
            socket.send(type="look", seat=0)
            assert socket.wait("position", "error").get("code") == "unavailable"
        with far.open(table) as socket:  # it waits until the lease is over, and has it then
            assert socket.position["number"] == 2
            socket.play(socket.keys[0])
        assert owner_of(where, table)[0] == second.state.members.member.id


def test_a_server_that_comes_back_is_somebody_new(where: str) -> None:
    with serving(where, lease=2) as (port, app):
        browser = Browser(port)
        table = make_patiently(browser)
        old = app.state.members.member.id
        with psycopg.connect(where, autocommit=True) as connection:
            connection.execute("UPDATE servers SET until = now() - interval '1 second'")
        limit = time.monotonic() + 20
        while app.state.members.member.id == old and time.monotonic() < limit:
            time.sleep(0.1)
        assert app.state.members.member.id != old
        with browser.open(table) as socket:
            socket.play(socket.keys[0])


def knock(address: str, headers: dict[str, str]) -> None:
    """Try the door between servers."""
    with connect(address, additional_headers=headers) as socket:
        socket.recv(timeout=2)


def member(name: str) -> Member:
    return Member(name, "127.0.0.1:1", "secret")


def test_leases_fence_every_write(where: str) -> None:
    ours, theirs = Store(where, shared=True), Store(where, shared=True)
    ours.join(member("ours"), 60)
    theirs.join(member("theirs"), 60)
    match = play(new_match(), 2)
    hold = keep(ours, match)
    with pytest.raises(Elsewhere) as found:
        theirs.load("t")
    assert found.value.owner == member("ours")
    with ours.connection.begin():
        ours.connection.exec_driver_sql("UPDATE servers SET until = now() WHERE id = 'ours'")
    with pytest.raises(Moved):  # nobody has taken it yet, and still it is not ours
        write(ours, play(match, 1), 2, hold)
    with pytest.raises(Lapsed):
        ours.load("t")
    assert ours.renew(60) is False
    taken = theirs.load("t")
    assert taken is not None and taken.hold.epoch == 2 and len(taken.kept) == 2
    ours.join(member("again"), 60)
    with pytest.raises(Moved):
        write(ours, match, 2, hold)
    theirs.let_go()
    assert ours.load("t") is not None
    ours.close()
    theirs.close()


def test_whoever_rewrites_everything_has_the_database_alone(where: str) -> None:
    first = Store(where, shared=True)
    with pytest.raises(BadDatabase, match="another server"):
        Store(where)
    first.close()
    alone = Store(where)  # at once
    with pytest.raises(BadDatabase, match="another server"):
        Store(where, shared=True)
    alone.close()


def test_several_processes_behind_one_port(where: str, tmp_path: Path) -> None:
    """`--workers`: a process that dies is replaced, and its tables go on at the others."""
    port, log = free_port(), tmp_path / "log"
    command = [sys.executable, "-m", "shambler.cli", "serve", "--workers", "2", "--lease", "10"]
    with log.open("w") as output:
        crew = subprocess.Popen(
            [*command, "--port", str(port), "--db", where], stdout=output, stderr=output
        )
    try:
        first = members(where, 2)
        browser = Browser(port)
        tables = [make_patiently(browser) for _ in range(4)]
        for table in tables:
            with browser.open(table) as socket:
                advance(socket, 2)
        with psycopg.connect(where, autocommit=True) as connection:
            owners = connection.execute("SELECT DISTINCT owner FROM tables").fetchall()
        assert {owner for (owner,) in owners} <= first
        workers = children(crew.pid)
        os.kill(workers[0], signal.SIGKILL)
        for table in some(tables):  # whoever had it: within the lease somebody has it
            with patiently(browser, table) as socket:
                assert socket.position["number"] == 2
                socket.play(socket.keys[0])
        assert members(where, 1, first)  # another has come in the place of the dead one
    finally:
        crew.terminate()
        assert crew.wait(60) == 0
    assert "Traceback" not in log.read_text()
    with psycopg.connect(where) as connection:
        assert connection.execute("SELECT count(*) FROM servers").fetchone() == (1,)  # the dead one


def members(where: str, count: int, before: Collection[str] = ()) -> set[str]:
    """The servers that are alive and were not there before, as soon as there are so many."""
    limit = time.monotonic() + 180
    query = "SELECT id FROM servers WHERE until > clock_timestamp()"
    while time.monotonic() < limit:
        with contextlib.suppress(psycopg.Error), psycopg.connect(where) as connection:
            found = {row[0] for row in connection.execute(query).fetchall()} - {*before}
            if len(found) == count:
                return found
        time.sleep(0.2)
    raise AssertionError("the servers do not come")


def children(parent: int) -> list[int]:
    """The processes that are servers: started by a parent, and not Python's own helper."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            if int(fields[1]) == parent and b"spawn_main" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
    return sorted(found)


def make_patiently(browser: Browser, **more: Any) -> str:
    """A new table. A server that reads a game for the first time on a busy machine may be fenced
    for a moment, and says so.
    """
    limit = time.monotonic() + 60
    wanted = {"game": "invader", "scenario": "M0", "seats": ["person"], "seed": 7, "pace": 0}
    while (made := browser.http.post("/api/tables", json=wanted | more)).status_code == 503:
        assert time.monotonic() < limit
        time.sleep(0.3)
    assert made.status_code == 201, made.text
    return str(made.json()["table"])


def patiently(browser: Browser, table: str) -> Socket:
    """Open a table, again and again until somebody has it."""
    limit = time.monotonic() + 60
    while True:
        try:
            return browser.open(table)
        except (OSError, WebSocketException):
            assert time.monotonic() < limit
            time.sleep(0.3)


def test_several_processes_need_a_database_they_can_share(tmp_path: Path) -> None:
    said = CliRunner().invoke(
        command_line, ["serve", "--workers", "2", "--db", str(tmp_path / "tables.sqlite3")]
    )
    assert said.exit_code != 0 and "PostgreSQL" in str(said.exception)
    asked = ["serve", "--workers", "2", "--db", "postgresql://nobody@127.0.0.1:1/none"]
    said = CliRunner().invoke(command_line, [*asked, "--inside", "127.0.0.1:8001"])
    assert said.exit_code != 0 and "inside port" in str(said.exception)
