"""Servers on one PostgreSQL count together, and their bots think in turn."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator

import pytest
from fastapi import FastAPI
from websockets.exceptions import ConnectionClosed

from shambler.server.leases import Lapsed
from shambler.server.sharing import FORGOTTEN
from shambler.server.storage import Store
from tests.server.client import Browser
from tests.server.databases import emptied
from tests.server.test_cluster import member, two
from tests.server.test_hostile import closing_code
from tests.server.test_storage import server

__all__ = ["server"]

WANTED = {"game": "invader", "scenario": "M0", "seats": ["person"]}


@pytest.fixture
def where(server: str) -> str:
    return emptied(server)


@pytest.fixture
def stores(where: str) -> Iterator[tuple[Store, Store]]:
    one, other = Store(where, shared=True), Store(where, shared=True)
    one.join(member("one"), 60)
    other.join(member("other"), 60)
    yield one, other
    one.close()
    other.close()


def dies(store: Store) -> None:
    """Its lease runs out."""
    with store.connection.begin():
        store.connection.exec_driver_sql(
            f"UPDATE servers SET until = now() WHERE id = '{store.me}'"
        )


# -- limits --------------------------------------------------------------------------------------


def test_new_tables_are_counted_by_all_servers_together(where: str) -> None:
    with two(where, lease=60, new_tables=4) as (one, _, other, __):
        answers = [
            Browser(port).http.post("/api/tables", json=WANTED).status_code
            for port in (one, other, one, other, one, other)
        ]
    assert answers == [201] * 4 + [429] * 2


def test_sockets_are_counted_by_all_servers_together(where: str) -> None:
    with two(where, lease=60, sockets=3) as (one, _, other, __):
        here, there = Browser(one), Browser(other)
        table = here.make()
        sockets = [browser.open(table) for browser in (here, there, here)]
        refused = there.connect(table)
        assert refused.wait("error")["code"] == "too-many"
        assert closing_code(refused) == 1013
        sockets.pop().__exit__(None, None, None)
        limit = time.monotonic() + 20
        while True:  # it has to be noticed that one is gone
            again = there.connect(table)
            try:
                if again.wait("position", "error")["type"] == "position":
                    break
            except ConnectionClosed:
                pass
            assert time.monotonic() < limit
            time.sleep(0.1)
        for socket in (*sockets, again):
            socket.__exit__(None, None, None)


def test_a_window_moves_and_names_do_not_mix(stores: tuple[Store, Store]) -> None:
    one, other = stores
    assert [one.spend(["a", "b"], 2, 60), other.spend(["b"], 2, 60)] == [True, True]
    assert not other.spend(["b"], 2, 60) and not one.spend(["a", "b"], 2, 60)
    assert one.spend(["a"], 2, 60)  # what was refused has not been counted
    with one.connection.begin():
        one.connection.exec_driver_sql("UPDATE spent SET at = at - interval '61 seconds'")
    assert other.spend(["b"], 2, 60)


def test_at_the_same_moment_nobody_gets_one_too_many(where: str) -> None:
    stores = [Store(where, shared=True) for _ in range(4)]
    found: list[bool] = []

    def ask(store: Store) -> None:
        found.extend(store.spend(["x", "y"], 10, 60) for _ in range(8))

    threads = [threading.Thread(target=ask, args=(store,)) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    for store in stores:
        store.close()
    assert len(found) == 32 and sum(found) == 10


def test_those_at_a_server_that_is_gone_are_not_here(stores: tuple[Store, Store]) -> None:
    one, other = stores
    places = [one.enter("a"), one.enter("a"), other.enter("a"), other.enter("b")]
    assert [place.count for place in places] == [1, 2, 3, 1]
    one.leave(places[0])
    assert other.enter("a").count == 3
    dies(one)
    assert other.enter("a").count == 3  # without one's
    one.join(member("again"), 60)  # and whoever joins forgets them
    with one.connection.begin():
        rows = one.connection.exec_driver_sql("SELECT DISTINCT server FROM crowd").fetchall()
    assert [row[0] for row in rows] == ["other"]


# -- turns ---------------------------------------------------------------------------------------


def test_whoever_was_served_longest_ago_is_next_at_any_server(stores: tuple[Store, Store]) -> None:
    one, other = stores
    greedy = [one.ask_turn("m", "greedy") for _ in range(3)]
    assert not one.take_turn(greedy[1], "m", 1)  # in the order of asking
    assert one.take_turn(greedy[0], "m", 1)
    stranger = other.ask_turn("m", "stranger")
    assert not other.take_turn(stranger, "m", 1)  # there is one place
    one.leave_turn(greedy[0])
    assert not one.take_turn(greedy[1], "m", 1)
    assert other.take_turn(stranger, "m", 1)
    other.leave_turn(stranger)
    again = other.ask_turn("m", "stranger")
    assert not other.take_turn(again, "m", 1)
    assert one.take_turn(greedy[1], "m", 1)


def test_machines_have_places_of_their_own(stores: tuple[Store, Store]) -> None:
    one, other = stores
    turns = [one.ask_turn("m", "a"), one.ask_turn("m", "b"), one.ask_turn("m", "c")]
    assert [one.take_turn(turn, "m", 2) for turn in turns] == [True, True, False]
    elsewhere = other.ask_turn("n", "d")
    assert other.take_turn(elsewhere, "n", 2)


def test_a_server_that_is_gone_thinks_no_more(stores: tuple[Store, Store]) -> None:
    one, other = stores
    turn = one.ask_turn("m", "a")
    assert one.take_turn(turn, "m", 1)
    one.ask_turn("m", "b")
    mine = other.ask_turn("m", "c")
    assert not other.take_turn(mine, "m", 1)
    dies(one)
    assert other.take_turn(mine, "m", 1)


def test_a_turn_from_before_the_lease_ran_out_is_waited_for_by_nobody(
    stores: tuple[Store, Store],
) -> None:
    """Its server is somebody new now: it would stand before all its own bots for ever."""
    one, other = stores
    before = one.ask_turn("m", "a")
    dies(one)
    one.join(member("one again"), 60)
    with pytest.raises(Lapsed):
        one.take_turn(before, "m", 1)
    with pytest.raises(Lapsed):  # nor where somebody else has cleared it away
        other.take_turn(before, "m", 1)
    assert one.take_turn(one.ask_turn("m", "b"), "m", 1)


def test_who_was_served_when_is_forgotten(stores: tuple[Store, Store]) -> None:
    one, _ = stores
    assert one.take_turn(one.ask_turn("m", "a"), "m", 9)
    with one.connection.begin():
        hours = FORGOTTEN.total_seconds() + 1
        one.connection.exec_driver_sql(f"UPDATE served SET at = at - interval '{hours} seconds'")
    assert one.take_turn(one.ask_turn("m", "b"), "m", 9)
    with one.connection.begin():
        rows = one.connection.exec_driver_sql("SELECT person FROM served").fetchall()
    assert [row[0] for row in rows] == ["b"]


def test_bots_of_two_servers_wait_for_one_place(where: str) -> None:
    """One of them thinks for long: the other's bot answers when it has thought, not before."""
    with two(where, lease=60) as (_, first, other, second):
        for app in (first, second):
            app.state.hub.bots.pool.workers = 1
        held = threading.Event()
        free = threading.Event()
        holding = threading.Thread(target=hold, args=(first, held, free))
        holding.start()
        assert held.wait(60)
        begun = time.monotonic()
        browser = Browser(other)
        with browser.open(browser.make(seats=["bot:random"], seed=3)) as socket:
            assert socket.position["number"] == 0
            threading.Timer(1.5, free.set).start()
            socket.wait("position")
            assert socket.position["number"] == 1
        assert time.monotonic() - begun > 1.4
        holding.join(60)


def hold(app: FastAPI, held: threading.Event, free: threading.Event) -> None:
    """Somebody else's bot thinks at a server until we say so."""
    turns = app.state.hub.bots.pool._turns

    async def think() -> None:
        async with turns.taking("somebody", 1):
            held.set()
            await asyncio.to_thread(free.wait, 60)

    loop = app.state.members._tasks[0].get_loop()
    asyncio.run_coroutine_threadsafe(think(), loop).result(90)


def test_without_a_database_bots_do_not_wait_for_ever(where: str) -> None:
    with two(where) as (_, first, __, ___):
        loop = first.state.members._tasks[0].get_loop()
        first.state.hub.keeper.fence = 0.0

        async def think() -> bool:
            async with first.state.hub.bots.pool._turns.taking("somebody", 1):
                return True

        assert asyncio.run_coroutine_threadsafe(think(), loop).result(20)
