"""Positions over HTTP: written as one sees them, looked at, played on from."""

from __future__ import annotations

from pathlib import Path

import pytest

import shambler
from shambler.testing import some
from tests.server.client import Browser
from tests.server.conftest import running
from tests.server.test_history import advance, told
from tests.server.test_seats import invitation, join


def written(browser: Browser, table: str, number: int, **query: int) -> str:
    path = f"/api/tables/{table}/moments/{number}/position"
    answer = browser.http.get(path, params=query)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["position"])


def test_any_moment_is_written(browser: Browser) -> None:
    table = browser.make()
    with browser.open(table) as socket:
        views = advance(socket, 20)
    for number in some((0, 7, 20)):
        there = shambler.position(written(browser, table, number))
        assert there.view(None).plain() == views[number]
    assert written(browser, table, 999) == written(browser, table, 20)


def test_nobody_writes_more_than_they_see(browser: Browser, port: int) -> None:
    friend, stranger = Browser(port), Browser(port)
    table = browser.make("labo-2", game="invazions", seats=["person", "open"])
    join(friend, table, invitation(browser, table, 1))
    with browser.open(table) as socket:
        hand = socket.position["view"]["human"]["hand"]

    def hands(who: Browser) -> set[str]:
        """The Humans' hand as those would find it who read what this person writes."""
        read = [shambler.position(written(who, table, 0)) for _ in range(6)]
        return {str(match.view(0).plain()["human"]["hand"]) for match in read}

    assert hands(browser) == {str(hand)}
    assert len(hands(friend)) > 1
    assert len(hands(stranger)) > 1
    path = f"/api/tables/{table}/moments/0/position"
    assert stranger.http.get(path, params={"seat": 0}).status_code == 403
    assert friend.http.get(path, params={"seat": 0}).status_code == 403


def test_a_position_is_drawn_for_other_pages(browser: Browser, port: int) -> None:
    table = browser.make()
    with browser.open(table) as socket:
        advance(socket, 12)
    text = written(browser, table, 12)
    stranger = Browser(port)
    for language in ("en", "fr"):
        about = {"position": text, "language": language}
        answer = stranger.http.get("/api/positions/picture", params=about)
        assert answer.headers["content-type"] == "image/svg+xml" and not answer.cookies
        assert answer.text == shambler.position(text).picture(None, language)
        assert "http" not in answer.text.replace("http://www.w3.org/2000/svg", "")  # loads nothing
    broken = stranger.http.get("/api/positions/picture", params={"position": text[:-9]})
    assert broken.status_code == 422


def test_a_position_is_looked_at_without_a_table(browser: Browser, port: int) -> None:
    table = browser.make()
    with browser.open(table) as socket:
        views = advance(socket, 12)
    text = written(browser, table, 12)
    answer = Browser(port).http.post("/api/positions/look", json={"position": text})
    assert answer.status_code == 200 and not answer.cookies
    laid = answer.json()
    assert laid["position"]["view"] == views[12]
    assert laid["board"]["kind"] == "zombicide"
    assert laid["position"]["asked"]["prompt"]
    french = browser.http.post("/api/positions/look?language=fr", json={"position": text}).json()
    assert french["position"]["asked"]["prompt"] != laid["position"]["asked"]["prompt"]


def test_one_plays_on_with_dice_of_ones_own_and_it_is_kept(tmp_path: Path) -> None:
    db = str(tmp_path / "tables.sqlite3")
    with running(db) as port:
        browser = Browser(port)
        table = browser.make()
        with browser.open(table) as socket:
            views = advance(socket, 12)
        text = written(browser, table, 12)
        posted = [browser.http.post("/api/positions", json={"position": text}) for _ in range(2)]
        keys = [str(answer.json()["table"]) for answer in posted]
        records = [browser.http.post(f"/api/tables/{key}/record").text for key in keys]
        assert len(set(records)) == 2  # other seeds
        with browser.open(keys[0]) as socket:
            assert socket.position["view"] == views[12]
            assert [mark["kind"] for mark in socket.welcome["marks"]][:1] == ["began-elsewhere"]
            assert socket.welcome["pledge"] == ""
            advance(socket, 40)  # past a kept position
        before = told(browser, keys[0])
    with running(db) as port:
        again = Browser(port)
        again.http.cookies = browser.http.cookies
        assert told(again, keys[0]) == before
        taken = again.http.post(f"/api/tables/{keys[0]}/record").text
        assert f"\nposition {text}\n" in taken


@pytest.mark.parametrize(
    ("sent", "status", "why"),
    [
        ("nonsense", 422, "a position reads"),
        ("invader/M0/00000000/abcd", 422, "another version"),
        ("chess/M0/00000000/abcd", 404, "no game is called"),
        ("x" * 16_010, 422, "longer than"),
        ("x" * 17_000, 413, "at most 16384 bytes"),
        ("invader/M0/\x00/abcd", 422, "another version"),
        (7, 422, ""),
    ],
    ids=range(7),
)
def test_what_is_none_is_refused(browser: Browser, sent: object, status: int, why: str) -> None:
    for path in some(("/api/positions", "/api/positions/look")):
        answer = browser.http.post(path, json={"position": sent})
        assert (answer.status_code, why in answer.text) == (status, True), answer.text[:200]
