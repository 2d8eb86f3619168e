"""Nobody takes a server away from the others by asking for much, or slowly, or for ever."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket as plain
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from limits.storage import MemoryStorage
from sqlalchemy import func, select, update

from shambler.server import history, limits, schema
from shambler.server.adviser import Adviser
from shambler.server.bots import Bots
from shambler.server.careful_http import CarefulHTTP
from shambler.server.hub import Hub, NoSuchTable
from shambler.server.keeper import Keeper
from shambler.server.limits import Limit
from shambler.server.protocol import Chatted
from shambler.server.storage import Store
from shambler.server.table import Seat, Terms
from shambler.server.table_rows import CHAT_KEPT
from shambler.server.wire_version import VERSION
from tests.server.client import PATIENCE, Browser
from tests.server.conftest import running
from tests.server.test_history import advance
from tests.server.test_hostile import closing_code
from tests.server.test_storage import keep, new_match, server, store, where
from tests.server.waiting import wait_until

__all__ = ["server", "store", "where"]

HEAD = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\n"


def connected(port: int) -> plain.socket:
    return plain.create_connection(("127.0.0.1", port), timeout=20)


def is_closed(connection: plain.socket) -> bool:
    """Does the other side hang up? It has as long as the connection's patience."""
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False


@pytest.mark.parametrize(
    "sent",
    [b"", b"GET /api/hea", HEAD, HEAD + b"Content-Length: 50\r\n\r\n", HEAD + b"X: y\r\n"],
    ids=["nothing", "half a line", "half a head", "no body", "a head without end"],
)
def test_a_request_has_to_arrive_in_time(
    port: int, sent: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CarefulHTTP, "in_time", 0.4)
    with connected(port) as slow:
        slow.sendall(sent)
        assert is_closed(slow)


def test_a_drop_now_and_then_does_not_help(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CarefulHTTP, "in_time", 0.6)
    with connected(port) as slow:
        slow.sendall(HEAD)
        begun = time.monotonic()
        try:
            while time.monotonic() - begun < PATIENCE:
                slow.sendall(b"X-More: 1\r\n")
                time.sleep(0.1)
        except OSError:
            return  # it hung up
    pytest.fail("it waits for ever")


def test_sockets_and_kept_connections_are_not_half_open(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CarefulHTTP, "in_time", 0.4)
    table = browser.make()
    with browser.open(table) as socket:
        time.sleep(1)
        socket.play(socket.keys[0])
        assert browser.http.get("/api/health").status_code == 200
    assert not CarefulHTTP.half_open or sum(CarefulHTTP.half_open.values()) < 5


def test_half_open_requests_of_one_address_are_few(
    port: int, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CarefulHTTP, "most_half_open", 4)
    held = [connected(port) for _ in range(4)]
    try:
        for connection in held:
            connection.sendall(b"GET /api/hea")
        wait_until(lambda: sum(CarefulHTTP.half_open.values()) >= 4)
        with connected(port) as one_more:
            assert is_closed(one_more)
    finally:
        for connection in held:
            connection.close()
    wait_until(lambda: sum(CarefulHTTP.half_open.values()) < 4)
    assert browser.http.get("/api/health").status_code == 200


def test_one_address_has_so_many_sockets(tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.sqlite3"), sockets=3) as port:
        browser = Browser(port)
        table = browser.make()
        held = [browser.open(table) for _ in range(3)]
        with browser.connect(table) as refused:
            assert refused.receive()["code"] == "too-many"
            assert closing_code(refused) == 1013
        held.pop().__exit__(None, None, None)

        def room() -> bool:
            with browser.connect(table) as socket:
                return socket.receive().get("code") != "too-many"

        wait_until(room)
        for socket in held:
            socket.__exit__(None, None, None)


def frame(kind: int, data: bytes = b"", *, last: bool = True) -> bytes:
    """A frame as a browser writes it, masked with nothing."""
    return bytes([(0x80 if last else 0) | kind, 0x80 | len(data)]) + bytes(4) + data


FLOODS = {
    "pings": frame(9),
    "pongs": frame(10),
    "pieces": frame(0, last=False),
    "messages": frame(1, b"{}"),
}


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS.keys())
def test_a_flood_of_frames_ends_the_socket_and_stops_nobody(
    browser: Browser, flood: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    """256 kB that arrive at once hold 40,000 frames, of which the application is told nothing."""
    caplog.set_level(logging.INFO, "shambler.server")
    table = browser.make()
    begin = (
        f"GET /api/tables/{table}/socket?wire={VERSION} HTTP/1.1\r\nHost: {browser.host}\r\n"
        f"Origin: {browser.origin}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    with connected(int(browser.host.rpartition(":")[2])) as wire:
        wire.sendall(begin.encode())
        assert wire.recv(12) == b"HTTP/1.1 101"
        wire.sendall(frame(1, b"{", last=False) if flood == FLOODS["pieces"] else b"")
        with contextlib.suppress(ConnectionError):
            wire.sendall(flood * 40_000)
        with contextlib.suppress(ConnectionError):
            while wire.recv(65_536):
                pass  # until the server has closed it
        assert "a socket sent too many frames" in caplog.messages
        with browser.open(table) as other:
            other.play(other.keys[0])
            assert other.position["number"] == 1


def test_looking_back_has_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOMENTS", 3)
    with running(str(tmp_path / "tables.sqlite3")) as port:
        browser = Browser(port)
        path = f"/api/tables/{browser.make()}/moments/0"
        assert [browser.http.get(path).status_code for _ in range(4)] == [200, 200, 200, 429]
        assert Browser(port).http.get(path).status_code == 429  # the same address


def test_looking_back_does_not_stop_the_others(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, true = browser.make(), history.Glimpse.moment
    with browser.open(table) as socket:
        advance(socket, 5)
    looking, seen = threading.Event(), threading.Event()

    def slow(look: history.Glimpse) -> Any:
        looking.set()
        assert seen.wait(300)
        return true(look)

    monkeypatch.setattr(history.Glimpse, "moment", slow)
    path = f"/api/tables/{table}/moments/2"
    far = Browser(int(browser.host.split(":")[1]))
    thread = threading.Thread(target=far.http.get, args=(path,))
    thread.start()
    assert looking.wait(20)
    with browser.open(table) as socket:  # the table itself goes on, too
        socket.play(socket.keys[0])
        assert socket.position["number"] == 6
    assert thread.is_alive()
    seen.set()
    thread.join()


def test_what_is_left_comes_back_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "time", lambda: now)
    limit = Limit("2 per 4 second")
    assert [limit.spend("a") for _ in range(3)] == [True, True, False]
    assert limit.spend("b")
    now += 5
    assert limit.spend("a")


def test_talk_is_trimmed(store: Store) -> None:
    hold = keep(store, new_match())
    keep(store, new_match(), "other")
    for number in range(CHAT_KEPT + 5):
        store.say("t", hold, Chatted(0, "", str(number)))
    chat = schema.chat
    with store.connection.begin():
        kept = store.connection.execute(select(func.count()).select_from(chat)).scalar_one()
    assert kept == CHAT_KEPT
    saved = store.load("t")
    assert saved is not None
    assert [saved.chat[0].text, saved.chat[-1].text] == ["5", str(CHAT_KEPT + 4)]


async def forgetful(where: str, days: float) -> tuple[int, list[str]]:
    """Two old tables, one of them in use, and a new one: how many are forgotten, which are left?"""
    hub = Hub(Bots(), Adviser(), Keeper(where), days)
    try:
        names = []
        for _ in range(3):
            seats = [Seat(0, "person", guest="somebody")]
            names.append((await hub.adopt(new_match(), seats, Terms())).table.key)
        tables = schema.tables
        with hub.keeper.store.connection.begin():
            old = tables.c.key.in_(names[:2])
            hub.keeper.store.connection.execute(
                update(tables).where(old).values(used_at=time.time() - 11 * 86_400)
            )
        del hub.rooms[names[0]], hub.rooms[names[2]]
        count, left = await hub.forget(), []
        for position, name in enumerate(names):
            try:
                await hub.find(name)
            except NoSuchTable:
                continue
            left.append(str(position))
        return count, left
    finally:
        hub.close()


def test_unused_tables_are_forgotten_if_the_host_says_so(where: str) -> None:
    assert asyncio.run(forgetful(where, 10)) == (1, ["1", "2"])


def test_otherwise_nothing_is_forgotten(where: str) -> None:
    assert asyncio.run(forgetful(where, 0)) == (0, ["0", "1", "2"])


def test_people_are_told_when_a_table_will_be_forgotten(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.sqlite3")
    with running(file, keep_days=10) as port:
        browser = Browser(port)
        table = browser.make()
        with browser.open(table) as socket:
            assert abs(socket.welcome["expires"] - time.time() - 10 * 86_400) < 120
    with running(file) as port, Browser(port).open(table) as socket:
        assert socket.welcome["expires"] == 0


def test_names_are_forgotten_when_their_time_is_over() -> None:
    """Every socket has one: a server that has seen a million would look through all of them."""
    limit = Limit("2 per 1 second")
    assert [limit.spend("greedy") for _ in range(3)] == [True, True, False]
    assert all(limit.spend(f"name {number}") for number in range(300))
    until = time.monotonic() + 30
    while _names(limit.storage) > 5:
        assert time.monotonic() < until
        limit.spend("somebody")
        time.sleep(0.2)
    assert limit.spend("greedy")


def _names(storage: MemoryStorage) -> int:
    return max(len(storage.events), len(storage.storage), len(storage.expirations))
