"""Server and page say which version of the wire they speak, and do not talk past each other."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from shambler.server import wire_version
from shambler.server.wire_version import VERSION
from tests.server.client import Browser

OLD = "000000000000"


def test_the_greeting_and_every_answer_say_the_version(browser: Browser) -> None:
    table = browser.make()
    with browser.open(table) as socket:
        assert socket.welcome["wire"] == VERSION
    for path in ("/api/shelf", "/api/health", "/api/rules/invader/Z-MOVE-99"):
        assert browser.http.get(path).headers["shambler-wire"] == VERSION


@pytest.mark.parametrize("wire", [OLD, "", f"{VERSION}0", f"x{VERSION}"])
@pytest.mark.parametrize(
    ("language", "word"), [("en", "Please reload"), ("fr", "Rechargez-la")], ids=["en", "fr"]
)
def test_an_old_page_is_told_to_reload(
    browser: Browser, wire: str, language: str, word: str
) -> None:
    with browser.connect(browser.make(), wire=wire, language=language) as socket:
        refusal = socket.receive()
        assert (refusal["type"], refusal["code"]) == ("error", "old-page")
        assert word in refusal["message"]
        with pytest.raises(ConnectionClosed) as closed:
            socket.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4426


def test_an_old_page_changes_nothing_and_learns_nothing(browser: Browser) -> None:
    """A table that exists and one that does not look the same to it."""
    told = []
    for table in (browser.make(), "nowhere"):
        with browser.connect(table, wire=OLD) as socket:
            told.append(socket.receive())
    assert told[0] == told[1]


def test_requests_of_an_old_page_are_refused_with_a_reason(browser: Browser) -> None:
    wanted = {"game": "invader", "scenario": "M0", "seats": ["person"]}
    for method, path, body in (("GET", "/api/shelf", None), ("POST", "/api/tables", wanted)):
        answer = browser.http.request(method, path, json=body, headers={"Shambler-Wire": OLD})
        assert answer.status_code == 409
        assert "reload" in answer.json()["message"]
        assert answer.headers["shambler-wire"] == VERSION
        again = browser.http.request(method, path, json=body, headers={"Shambler-Wire": VERSION})
        assert again.is_success
    assert len(browser.http.get("/api/tables/mine").json()["tables"]) == 1


def test_after_an_update_the_same_page_is_old(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = browser.make()
    with browser.open(table) as socket:
        monkeypatch.setattr(wire_version, "VERSION", "ffffffffffff")
        socket.play(socket.keys[0])  # who sits at the table plays on
        assert socket.position["number"] == 1
    with browser.connect(table, wire=VERSION) as socket:
        assert socket.receive()["code"] == "old-page"
    with browser.connect(table, wire="ffffffffffff") as socket:
        assert socket.wait("table")["wire"] == "ffffffffffff"
        assert socket.wait("position")["number"] == 1
