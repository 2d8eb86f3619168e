"""Lists of tables: one's own, and those that show themselves."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.client import Browser
from tests.server.conftest import serving


def mine(browser: Browser, **query: Any) -> dict[str, Any]:
    found: dict[str, Any] = browser.http.get("/api/tables/mine", params=query).json()
    return found


def lobby(browser: Browser) -> list[str]:
    return [card["table"] for card in browser.http.get("/api/lobby").json()["tables"]]


def test_a_table_is_listed_with_its_round_its_turn_and_its_people(port: int) -> None:
    browser = Browser(port)
    table = browser.make("S1", game="living_dead", seats=["person"])
    [card] = mine(browser)["tables"]
    assert (card["table"], card["game"], card["scenario"]) == (table, "living_dead", "S1")
    assert card["round"] == 1 and card["state"] == "running" and card["result"] == ""
    assert card["yours"] and card["used_at"] > 1e9
    kinds = [(seat["kind"], seat["yours"], seat["asked"]) for seat in card["seats"]]
    assert kinds == [("person", True, True)]


def test_the_last_used_table_comes_first_and_others_in_parts(port: int) -> None:
    browser = Browser(port)
    tables = [browser.make() for _ in range(25)]
    with browser.open(tables[0]) as socket:
        socket.play(socket.keys[0])
    first = mine(browser)
    assert first["tables"][0]["table"] == tables[0] and first["more"] == 24
    rest = mine(browser, start=first["more"])
    assert len(rest["tables"]) == 1 and rest["more"] == 0
    assert {card["table"] for part in (first, rest) for card in part["tables"]} == set(tables)


def test_what_was_read_once_is_told_anew_when_somebody_has_played(
    tmp_path: Any,
) -> None:
    where = str(tmp_path / "tables.sqlite3")
    with serving(where) as (port, app):
        browser = Browser(port)
        table = browser.make()
        app.state.hub.rooms.clear()  # as after a while without anybody
        assert mine(browser)["tables"][0]["answers"] == 0
        with browser.open(table) as socket:
            socket.play(socket.keys[0])
        app.state.hub.rooms.clear()
        assert mine(browser)["tables"][0]["answers"] == 1


def test_others_are_told_nothing_of_it(port: int) -> None:
    browser, stranger = Browser(port), Browser(port)
    table = browser.make()
    assert mine(stranger) == {"tables": [], "more": 0}
    assert table not in lobby(stranger)
    assert stranger.http.get("/api/tables/mine?start=-1").status_code == 422


def test_a_table_shows_itself_only_if_that_was_ticked(port: int) -> None:
    browser, stranger = Browser(port), Browser(port)
    hidden = browser.make(seats=["person", "open"])
    shown = browser.make(seats=["person", "open"], public=True)
    found = lobby(stranger)
    assert shown in found and hidden not in found
    [card] = [
        card for card in stranger.http.get("/api/lobby").json()["tables"] if card["table"] == shown
    ]
    assert [seat["kind"] for seat in card["seats"]] == ["person", "open"]
    assert not any(seat["yours"] for seat in card["seats"]) and not card["yours"]
    assert "guest" not in str(card) and "invite" not in str(card)


def test_everybody_at_the_table_sees_that_it_is_public(port: int) -> None:
    browser = Browser(port)
    with browser.open(browser.make(public=True)) as socket:
        assert socket.welcome["terms"]["public"] is True
    with browser.open(browser.make()) as socket:
        assert socket.welcome["terms"]["public"] is False


@pytest.mark.parametrize("token", ["", "x" * 32])
def test_at_the_door_one_learns_the_game_the_host_and_the_open_seats(port: int, token: str) -> None:
    browser, friend = Browser(port), Browser(port)
    table = browser.make("S1", game="living_dead", seats=["person", "open", "open"])
    with browser.open(table) as socket:
        socket.send(type="rename", id="n", seat=0, name="Ada")
        socket.wait("ack")
    real = browser.http.post(f"/api/tables/{table}/seats/1/invitation").json()["token"]
    told = friend.http.post(f"/api/tables/{table}/door", json={"token": real}).json()
    assert (told["game"], told["host"], told["begun"]) == ("living_dead", "Ada", False)
    assert [seat["kind"] for seat in told["seats"]] == ["person", "open", "open"]
    assert [seat["offered"] for seat in told["seats"]] == [False, True, False]
    other = friend.http.post(f"/api/tables/{table}/door", json={"token": token}).json()
    assert not any(seat["offered"] for seat in other["seats"])


def test_a_link_as_a_picture(browser: Browser) -> None:
    link = f"http://127.0.0.1/join/{'k' * 12}#{'t' * 32}"
    answer = browser.http.post("/api/picture", json={"link": link})
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg") and link not in answer.text
    assert answer.headers["cache-control"] == "no-store"
    assert browser.http.post("/api/picture", json={"link": "x" * 301}).status_code == 422


def test_anybody_takes_an_open_seat_of_a_public_table_and_of_no_other(port: int) -> None:
    browser, stranger = Browser(port), Browser(port)
    shown = browser.make(seats=["person", "open"], public=True)
    hidden = browser.make(seats=["person", "open"])
    taken = stranger.http.post(f"/api/tables/{shown}/sit", json={"name": "Nadia"})
    assert taken.json() == {"seat": 1}
    with stranger.open(shown) as socket:
        assert socket.welcome["yours"] == [1]
        assert socket.position["seats"][1]["name"] == "Nadia"
    assert Browser(port).http.post(f"/api/tables/{shown}/sit", json={}).status_code == 403
    assert stranger.http.post(f"/api/tables/{hidden}/sit", json={}).status_code == 403
    assert shown in [card["table"] for card in mine(stranger)["tables"]]
