"""What a room does for the browsers in it, without a network."""

from __future__ import annotations

import asyncio
import gc
import json
from pathlib import Path
from typing import Any

import pytest

from shambler.server import collector, present
from shambler.server.adviser import Adviser
from shambler.server.bots import Bots
from shambler.server.commands import obey
from shambler.server.guest import Guest
from shambler.server.hub import Hub
from shambler.server.keeper import Keeper
from shambler.server.protocol import Play
from shambler.server.room import Room
from shambler.server.table import Seat, Terms
from tests.server.test_storage import new_match


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


def test_the_collector_leaves_alone_what_lasts() -> None:
    before = gc.get_threshold()
    gc.unfreeze()
    gc.set_threshold(700, 10, 10)  # as Python has it; another server may have run in this process
    try:
        collector.tame()
        assert gc.get_freeze_count() > 0
        young, _, old = gc.get_threshold()
        assert young > 700 and old > 1_000_000  # all of it is looked at when nobody waits
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
