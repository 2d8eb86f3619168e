"""What a room does for the browsers in it, without a network."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from shambler.server import keeper, present
from shambler.server.adviser import Adviser
from shambler.server.bots import Bots
from shambler.server.commands import obey
from shambler.server.guest import Guest
from shambler.server.hub import Hub
from shambler.server.keeper import Keeper
from shambler.server.pinning import resume
from shambler.server.protocol import Play
from shambler.server.room import COME_BACK, Room
from shambler.server.storage import Moved, Saved, Store
from shambler.server.table import Seat, Table, Terms
from tests.server.client import Browser
from tests.server.conftest import serving
from tests.server.test_hostile import closing_code
from tests.server.test_storage import new_match, play, write


def positions(room: Room, guest: Guest) -> list[dict[str, Any]]:
    found = [json.loads(frame) for frame in room.frames(guest)]
    return [message for message in found if message["type"] == "position"]


async def watched(where: Path) -> list[list[dict[str, Any]]]:
    """Two browsers of ada and one of a spectator see a table, before and after an answer."""
    hub = Hub(Bots(), Adviser(), Keeper(str(where)))
    try:
        seats = [Seat(0, "person", guest="ada")]
        room = await hub.adopt(new_match(), seats, Terms())
        guests = [Guest("ada", "en"), Guest("ada", "en"), Guest("", "en"), Guest("ada", "fr")]
        for guest in guests:
            await room.enter(guest)
        first = [positions(room, guest)[0] for guest in guests]
        key = first[0]["asked"]["options"][0]["key"]
        await obey(room, guests[0], Play("p", 0, 0, key))
        return [first, [positions(room, guest)[0] for guest in guests]]
    finally:
        hub.close()


def test_a_position_is_made_once_for_each_viewer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[str, str]] = []
    honest = present.position

    def counting(table: Any, guest: str, sight: Any, language: Any, *rest: Any) -> Any:
        made.append((guest, language))
        return honest(table, guest, sight, language, *rest)

    monkeypatch.setattr(present, "position", counting)
    first, second = asyncio.run(watched(tmp_path / "tables.sqlite3"))
    assert sorted(made) == sorted([("ada", "en"), ("", "en"), ("ada", "fr")] * 2)
    assert first[0] == first[1] and second[0] == second[1]
    assert [seen["number"] for seen in first + second] == [0] * 4 + [1] * 4
    assert first[0]["asked"]["options"] and not first[2]["asked"]["options"]
    assert first[3]["asked"]["prompt"] != first[0]["asked"]["prompt"]


async def too_late(where: Path) -> tuple[Guest, Guest, list[str]]:
    """Two browsers of a table that is given up: one comes in after that, the other plays."""
    hub = Hub(Bots(), Adviser(), Keeper(str(where)))
    try:
        room = await hub.adopt(new_match(), [Seat(0, "person", guest="ada")], Terms())
        player, late = Guest("ada", "en"), Guest("ada", "en")
        await room.enter(player)
        key = positions(room, player)[0]["asked"]["options"][0]["key"]
        hub.drop_rooms()
        player.goodbye = None  # it has not heard of it yet
        await obey(room, player, Play("p", 0, 0, key))
        await room.enter(late)
        assert room.table.match.number == 0
        with pytest.raises(Moved):
            await room.invite("ada", 0)
        return player, late, [*room.frames(player), *room.frames(late)]
    finally:
        hub.close()


def test_nobody_is_left_at_a_table_that_was_given_up(tmp_path: Path) -> None:
    """They would look at an old position for ever, and nothing they do would be answered."""
    player, late, told = asyncio.run(too_late(tmp_path / "tables.sqlite3"))
    assert player.goodbye == late.goodbye == COME_BACK
    assert [frame for frame in told if '"type":"position"' in frame] == []


async def read_while_others_write(where: Path, slowly: Slowly) -> tuple[int, bool]:
    """A table is read from the database; before it is in memory, this server loses its tables and
    another one plays on. How many answers does whoever opens it see then?"""
    hub = Hub(Bots(), Adviser(), Keeper(str(where)))
    try:
        key = (await hub.adopt(new_match(), [Seat(0, "person")], Terms())).table.key
        hub.drop_rooms()
        finding = asyncio.create_task(hub.find(key))
        await asyncio.to_thread(slowly.begun.wait, 60)
        hub.drop_rooms()
        await asyncio.to_thread(play_elsewhere, hub.keeper.store, key)
        slowly.go_on.set()
        room = await finding
        return room.table.match.number, hub.has(room)
    finally:
        hub.close()


def play_elsewhere(store: Store, key: str) -> None:
    saved = store.load(key)
    assert saved is not None
    match = resume(saved).match
    write(store, play(match, 2), 0, saved.hold, key)


class Slowly:
    """Playing a table again, which takes a while the first time."""

    def __init__(self) -> None:
        self.begun, self.go_on = threading.Event(), threading.Event()

    def __call__(self, saved: Saved) -> Table:
        self.begun.set()
        assert self.go_on.wait(60)
        return resume(saved)


def test_what_was_read_before_all_rooms_were_dropped_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slowly = Slowly()
    monkeypatch.setattr(keeper, "resume", slowly)
    found = asyncio.run(read_while_others_write(tmp_path / "tables.sqlite3", slowly))
    assert found == (2, True)


async def after_the_fence(where: Path) -> tuple[list[dict[str, Any]], Guest]:
    """Somebody has come in, and is told the table only when the lease may be over."""
    hub = Hub(Bots(), Adviser(), Keeper(str(where)))
    try:
        room = await hub.adopt(new_match(), [Seat(0, "person", guest="ada")], Terms())
        guest = Guest("ada", "en")
        await room.enter(guest)
        hub.keeper.fence = time.monotonic() - 1
        with pytest.raises(Moved):
            async with room.changing():
                raise AssertionError("it was changed")
        return positions(room, guest), guest
    finally:
        hub.close()


def test_a_server_that_may_have_lost_its_tables_tells_nothing_of_them(tmp_path: Path) -> None:
    told, guest = asyncio.run(after_the_fence(tmp_path / "tables.sqlite3"))
    assert told == [] and guest.goodbye == COME_BACK


def test_a_room_that_was_put_away_is_noticed_by_those_who_came_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is in another room by then: both would write, and only one would be told."""
    honest = Room.enter

    async def enter(room: Room, guest: Guest) -> None:
        app.state.hub.put_away(0)  # just before
        await honest(room, guest)

    with serving(str(tmp_path / "tables.sqlite3")) as (port, app):
        browser = Browser(port)
        table = browser.make()
        monkeypatch.setattr(Room, "enter", enter)
        assert closing_code(browser.connect(table)) == COME_BACK
        monkeypatch.undo()
        with browser.open(table) as socket:
            assert socket.play(socket.keys[0])["type"] == "ack"


TAMED = """
import gc, sys
from shambler.server import collector
collector.tame()
young, _, old = gc.get_threshold()
print(gc.get_freeze_count() > 0, young, old, sys.getswitchinterval())
"""


def test_the_collector_leaves_alone_what_lasts() -> None:
    """In a process of its own: this one has seen thousands of tests, and is full of what lasts."""
    said = subprocess.run([sys.executable, "-c", TAMED], capture_output=True, text=True, check=True)
    frozen, young, old, interval = said.stdout.split()
    assert frozen == "True" and int(young) > 700
    assert int(old) > 1_000_000  # all of it is looked at when nobody waits
    assert float(interval) < 0.005
