"""One game a day: same mission and dice for everybody, one try, nothing known beforehand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from fastapi import FastAPI

from shambler.server.daily import days
from shambler.server.daily.days import Try
from shambler.server.daily.doors import Ranked
from shambler.server.listings import Digest
from shambler.testing import some
from tests.server.client import Socket
from tests.server.conftest import serving
from tests.server.databases import emptied
from tests.server.test_accounts import Local, gone
from tests.server.test_storage import server, where

__all__ = ["server", "where"]

SHORT = ("living_dead", "S1")  # a mission that is soon lost


@pytest.fixture
def app(where: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[int, FastAPI]]:
    monkeypatch.setattr(days, "missions", lambda: [SHORT])
    with serving(where) as running:
        yield running


@pytest.fixture
def new(app: tuple[int, FastAPI]) -> Callable[[], Local]:
    return lambda: Local(app[0])


def card(browser: Local, **query: str) -> dict[str, Any]:
    found: dict[str, Any] = browser.http.get("/api/daily", params=query).json()
    return found


def begin(browser: Local, name: str = "") -> str:
    made = browser.post("/daily", {"name": name})
    assert made.status_code == 201, made.text
    return str(made.json()["table"])


def finish(browser: Local, table: str, pick: int = -1) -> None:
    """End every turn at once, until it is over."""
    with browser.open(table) as socket:
        while socket.position["outcome"] is None:
            socket.play(socket.keys[pick])


def tomorrow(monkeypatch: pytest.MonkeyPatch) -> None:
    day = datetime.now(UTC).date() + timedelta(days=1)
    monkeypatch.setattr(days, "today", lambda: day)


def told(socket: Socket, count: int) -> list[Any]:
    """Everything that is told while the first options are taken."""
    found = []
    for _ in range(count):
        if socket.position["outcome"] is not None:
            break
        found.append((socket.position["view"], socket.position["asked"], socket.position["log"]))
        socket.play(socket.keys[0])
    return found


def test_everybody_has_the_same_dice(new: Callable[[], Local]) -> None:
    ada, bea = new(), new()
    tables = [begin(ada), begin(bea)]
    assert tables[0] != tables[1]
    with ada.open(tables[0]) as one, bea.open(tables[1]) as two:
        first, second = told(one, 40), told(two, 40)
    assert len(first) > 20 and first == second
    own = ada.make("S1", game="living_dead", seed=None)
    with ada.open(own) as other:
        assert told(other, 40) != first


def test_one_try_for_each_person_whatever_their_browser(new: Callable[[], Local]) -> None:
    guest = new()
    table = begin(guest)
    assert begin(guest) == table and card(guest)["table"] == table
    link = guest.link()
    assert begin(guest) == table  # as an account: the same try
    other = new()
    other.post("/me/recover", {"token": link})
    assert begin(other) == table
    assert card(new())["players"] == 1


def test_a_guest_who_signs_in_to_an_account_that_has_played_plays_no_more(
    new: Callable[[], Local],
) -> None:
    ada, phone = new(), new()
    first = begin(ada)
    phone_table = begin(phone)
    phone.post("/me/recover", {"token": ada.link()})
    assert begin(phone) == first != phone_table  # the earlier try counts


def test_results_and_replays_open_when_one_has_finished(new: Callable[[], Local]) -> None:
    ada, bea = new(), new()
    his, hers = begin(ada, "Ada"), begin(bea, "Bea")
    finish(ada, his)
    assert [entry["name"] for entry in card(ada)["results"]] == ["Ada"]
    before = card(bea)
    assert (before["open"], before["results"], before["players"]) == (False, [], 2)
    for path in ("moments/3", "moments/3/position", "story", "record"):
        assert bea.http.get(f"/api/tables/{his}/{path}").status_code == 403, path
    assert bea.http.post(f"/api/tables/{his}/moments/3/branch").status_code == 403
    with bea.connect(his) as socket:
        assert socket.receive()["code"] == "not-yet"
        assert gone(socket) == 4403
    finish(bea, hers)
    after = card(bea)
    assert {entry["name"] for entry in after["results"]} == {"Ada", "Bea"}
    [mine] = [entry for entry in after["results"] if entry["yours"]]
    assert mine["table"] == hers and mine["rounds"] > 0
    assert bea.http.get(f"/api/tables/{his}/moments/3").status_code == 200
    with bea.open(his) as socket:
        assert socket.position["outcome"] is not None


def test_better_results_come_first_and_equal_ones_share_a_place() -> None:
    attempt = Try("2026-01-01", "p", "t", True)
    best = [
        Digest(round=9, answers=90, winners=(0,), score=12),
        Digest(round=3, answers=10, winners=(0,), score=11),
        Digest(round=4, answers=9, winners=(0,), score=11),
        Digest(round=4, answers=10, winners=(0,), score=11),
        Digest(round=1, answers=1, score=99),
        Digest(round=7, answers=70),
        Digest(round=3, answers=20),
        Digest(round=3, answers=21),
    ]
    ranks = [Ranked(attempt, digest, "").rank for digest in best]
    assert ranks == sorted(ranks) and len(set(ranks)) == len(best)


def test_nobody_knows_the_dice_beforehand(
    new: Callable[[], Local], app: tuple[int, FastAPI], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = new()
    table = begin(ada, "Ada")
    room = app[1].state.hub.rooms[table]
    seed = room.table.match.record.seed
    shapes = [str(seed), f"{seed:x}", str(seed).encode().hex()]
    heard = [ada.http.get("/api/daily").text, ada.http.get("/api/tables/mine").text]
    with ada.open(table) as socket:
        assert socket.welcome["pledge"] == "" and socket.position["undo"] == "no"
        assert [mark["kind"] for mark in socket.welcome["marks"]] == ["daily"]
        heard.append(str(socket.welcome))
        while socket.position["outcome"] is None:
            heard.append(str(socket.position))
            socket.play(socket.keys[-1])
        heard.append(str(socket.position))
        socket.send(type="undo", id="u", number=socket.position["number"], agreed=True)
        assert socket.wait("error")["code"] == "barrier"  # not even when it is over
    heard += [ada.http.get(f"/api/tables/{table}/{path}").text for path in ("story", "moments/2")]
    for read in (ada.http.get, ada.http.post):
        refused = read(f"/api/tables/{table}/record")
        assert refused.status_code == 403 and "tomorrow" in refused.text
    assert ada.http.get(f"/api/tables/{table}/moments/2/position").status_code == 403
    branch = ada.http.post(f"/api/tables/{table}/moments/2/branch").json()["table"]
    heard.append(ada.record(branch).text)
    for text in some(heard):
        assert not [shape for shape in shapes if shape in text]
    tomorrow(monkeypatch)
    assert ada.http.get(f"/api/tables/{table}/moments/2/position").status_code == 200
    assert str(seed) in ada.http.get(f"/api/tables/{table}/record").text


def test_what_was_seen_is_not_taken_back_and_nobody_helps(new: Callable[[], Local]) -> None:
    ada = new()
    table = begin(ada)
    with ada.open(table) as socket:
        assert socket.welcome["terms"]["advice"] is False
        number = socket.position["number"]
        socket.send(type="stand-in", id="s", seat=0, bot="thumb")
        assert socket.wait("error")["code"] == "not-yours"
        socket.send(type="advise", id="a", number=number, seat=0)
        assert socket.wait("error", "advice")["type"] == "error"
        policies = set()
        while socket.position["outcome"] is None:
            barrier = socket.position["undo"]
            policies.add(barrier)
            socket.play(socket.keys[-1])
        assert policies <= {"free", "no"} and "no" in policies
    assert ada.http.post(f"/api/tables/{table}/moments/0/branch").status_code == 201


def test_a_running_try_is_no_place_to_try_things_out(new: Callable[[], Local]) -> None:
    ada = new()
    table = begin(ada)
    refused = ada.http.post(f"/api/tables/{table}/moments/0/branch")
    assert refused.status_code == 403 and "when it is over" in refused.text
    assert ada.record(table).status_code == 403


def test_the_next_day_is_another_game_and_the_last_one_is_told_to_all(
    new: Callable[[], Local], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, late = new(), new()
    yesterday = card(ada)["day"]
    old = begin(ada, "Ada")
    finish(ada, old)
    with ada.open(old) as socket:
        dice = str(socket.log)
    tomorrow(monkeypatch)
    fresh = begin(ada, "Ada")
    assert fresh != old
    finish(ada, fresh)
    with ada.open(fresh) as socket:
        assert str(socket.log) != dice
    told = card(late, day=yesterday)
    assert told["open"] and told["until"] == 0
    assert [entry["table"] for entry in told["results"]] == [old]
    assert late.http.get(f"/api/tables/{old}/moments/1").status_code == 200


def test_days_that_nobody_played_or_that_are_to_come_are_not_told(
    new: Callable[[], Local],
) -> None:
    ada = new()
    ahead = (datetime.now(UTC).date() + timedelta(days=1)).isoformat()
    for day in ("1999-01-01", ahead):
        assert ada.http.get("/api/daily", params={"day": day}).status_code == 404
    assert ada.http.get("/api/daily", params={"day": "x"}).status_code == 422


def test_servers_of_a_database_agree_and_hosts_do_not(server: str, tmp_path: Any) -> None:
    where = emptied(server)

    def seed(app: FastAPI, day: date) -> int:
        keeper = app.state.hub.keeper
        found: int = keeper._thread.submit(
            lambda: keeper.store.change(lambda c: days.seed_of(c, day))
        ).result()
        return found

    today = date(2026, 2, 3)
    with serving(where) as (_, one), serving(where) as (_, two):
        assert seed(one, today) == seed(two, today) != seed(one, date(2026, 2, 4))
        first = seed(one, today)
    with serving(where) as (_, again):
        assert seed(again, today) == first
    with serving(str(tmp_path / "other.sqlite3")) as (_, other):
        assert seed(other, today) != first


def test_the_missions_of_days_are_for_one_and_an_evening() -> None:
    found = days.missions()
    assert len(found) > 10 and len({game for game, _ in found}) > 2
    assert found == days.missions() and len(set(found)) == len(found)
