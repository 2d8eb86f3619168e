"""Nothing acknowledged is undone by somebody who has not noticed that play went on without them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from shambler.server.adviser import Adviser
from shambler.server.bots import Bots
from shambler.server.hub import Hub
from shambler.server.keeper import Keeper
from shambler.server.pinning import resume
from shambler.server.storage import Store
from shambler.server.table import Seat, Terms
from tests.server.client import Browser, Socket
from tests.server.conftest import running
from tests.server.databases import emptied
from tests.server.test_storage import new_match, play, server, where, write

__all__ = ["server", "where"]

COME_BACK = 1012


def cut(address: str) -> None:
    """End every connection to a database, as a broken network would."""
    with psycopg.connect(address, autocommit=True) as other:
        mine = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> "
        other.execute(f"{mine} pg_backend_pid() AND backend_type = 'client backend'")


def play_elsewhere(where: str, table: str, answers: int) -> list[str]:
    """Another server opens the database, goes on with a table and lets go again."""
    store = Store(where)
    saved = store.load(table)
    assert saved is not None
    match = resume(saved).match
    write(store, play(match, answers), match.number - answers, saved.hold, table)
    store.close()
    return [answer.key for answer in match.record.answers]


def play_on(socket: Socket) -> None:
    """Answer until somebody stops it."""
    while True:
        socket.play(socket.keys[0])


def test_a_server_that_was_cut_off_does_not_undo_what_another_kept(server: str) -> None:
    where = emptied(server)
    with running(where, lease=60) as port:  # however busy the machine is
        browser = Browser(port)
        table = browser.make()
        with browser.open(table) as socket:
            for _ in range(3):
                socket.play(socket.keys[0])
            cut(where)
            theirs = play_elsewhere(where, table, 4)
            with pytest.raises(ConnectionClosed) as closed:  # it is told to come back
                play_on(socket)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == COME_BACK
        with browser.open(table) as socket:
            assert socket.position["number"] == len(theirs) == 7
            socket.play(socket.keys[0])
    store = Store(where)
    saved = store.load(table)
    store.close()
    assert saved is not None
    assert [kept.answer.key for kept in saved.kept[:7]] == theirs
    assert len(saved.kept) == 8


def test_tables_in_memory_are_read_again_when_the_database_is_back(server: str) -> None:
    where = emptied(server)
    with running(where) as port:
        browser = Browser(port)
        table, other = browser.make(), browser.make()
        with browser.open(table) as socket, browser.open(other) as bystander:
            cut(where)
            theirs = play_elsewhere(where, other, 2)
            with pytest.raises(ConnectionClosed):
                play_on(socket)
            with pytest.raises(ConnectionClosed):  # nobody played here, and it was read again
                bystander.receive()
        with browser.open(other) as socket:
            assert socket.position["number"] == len(theirs) == 2


class Stumbling(Keeper):
    """A keeper whose first readings fail after a while, as a busy database's might."""

    failures = 1

    async def load(self, key: str) -> Any:
        await asyncio.sleep(0.02)
        if self.failures:
            self.failures -= 1
            raise OSError("the database does not answer")
        return await super().load(key)


async def find_at_once(where: Path, people: int) -> list[Any]:
    """What a few people find who open the same table while the first reading fails."""
    hub = Hub(Bots(), Adviser(), Stumbling(str(where)))
    try:
        seats = [Seat(0, "person", guest="somebody")]
        room = await hub.adopt(new_match(), seats, Terms())
        hub.rooms.clear()
        key = room.table.key
        waits = [asyncio.create_task(hub.find(key)) for _ in range(people - 1)]
        await asyncio.sleep(0.03)  # the first has failed, the second is reading
        waits.append(asyncio.create_task(hub.find(key)))
        return await asyncio.gather(*waits, return_exceptions=True)
    finally:
        hub.close()


def test_there_is_one_room_for_a_table_after_a_failed_reading(tmp_path: Path) -> None:
    found = asyncio.run(find_at_once(tmp_path / "tables.sqlite3", 4))
    assert [type(room).__name__ for room in found] == ["OSError", "Room", "Room", "Room"]
    assert found[1] is found[2] is found[3]


def test_an_answer_whose_commit_nobody_heard_of_counts_once(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database has it, and the connection was cut before it could say so."""
    rewrite = Store.rewrite

    def cut_off(store: Store, *args: Any, **more: Any) -> None:
        rewrite(store, *args, **more)
        raise OperationalError("COMMIT", {}, OSError("cut off"))

    with running(where) as port:
        browser = Browser(port)
        table = browser.make()
        answer: dict[str, Any] = {"type": "play", "id": "once", "number": 0, "seat": 0}
        with browser.open(table) as socket, monkeypatch.context() as patch:
            patch.setattr(Store, "rewrite", cut_off)
            answer["key"] = socket.keys[0]
            socket.send(**answer)
            with pytest.raises(ConnectionClosed) as closed:
                socket.wait("ack")
            assert closed.value.rcvd is not None and closed.value.rcvd.code == COME_BACK
        with browser.open(table) as socket:
            assert socket.position["number"] == 1
            socket.send(**answer)
            assert socket.wait("ack")["number"] == 1
            socket.play(socket.keys[0])
            assert socket.position["number"] == 2
