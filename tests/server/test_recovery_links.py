"""A recovery link may be found or copied: it lets somebody play, and hands nothing over at once.

And what else is kept of who comes in: a challenge has its time, signing in and out is logged.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any

import pytest

from shambler.server.accounts import book, doors
from tests.server.authenticator import Authenticator
from tests.server.test_accounts import Local, app, new, yours
from tests.server.test_storage import server, where

__all__ = ["app", "new", "server", "where"]

CHANGES: list[tuple[str, dict[str, Any]]] = [
    ("/me/recovery", {"name": ""}),
    ("/me/sessions/end", {}),
    ("/me/passkeys/options", {"name": ""}),
    ("/me/passkeys/remove", {"keys": []}),
    ("/me/forget", {}),
]


def refusals(browser: Local) -> list[str]:
    """What a browser may not change: nothing else happens."""
    answers = [(path, browser.post(path, body)) for path, body in CHANGES]
    return [path for path, answer in answers if answer.status_code == 403]


ALL = [path for path, _ in CHANGES]


def test_a_found_link_cannot_take_an_account_with_a_passkey(new: Callable[..., Local]) -> None:
    desk, thief = new(), new("Safari/1 iPhone")
    key = Authenticator(desk.origin)
    table = desk.make()
    desk.make_passkey(key)
    link = desk.link()
    assert thief.post("/me/recover", {"token": link}).status_code == 204
    assert yours(thief, table) == [0]  # to play is what it is for
    told = thief.me()
    assert told["fresh"] is False
    assert abs(told["waits_until"] - time.time() - 3 * 86_400) < 600
    assert refusals(thief) == ALL
    [found] = [entry for entry in desk.me()["sessions"] if entry["linked"]]
    assert found["label"] == "Safari, iPhone"  # the owner sees who came by the link,
    assert desk.post("/me/sessions/end", {"keys": [found["key"]]}).status_code == 204
    assert thief.me()["signed_in"] is False and yours(thief, table) == []  # and sends it away
    assert len(desk.me()["passkeys"]) == 1


def test_nor_one_that_another_browser_is_signed_in_to(new: Callable[..., Local]) -> None:
    """There is no passkey; whoever was there before decides."""
    desk, thief = new(), new()
    assert thief.post("/me/recover", {"token": desk.link()}).status_code == 204
    assert thief.me()["waits_until"] > 0 and refusals(thief) == ALL
    assert desk.me()["waits_until"] == 0
    [found] = [entry["key"] for entry in desk.me()["sessions"] if not entry["here"]]
    assert desk.post("/me/sessions/end", {"keys": [found]}).status_code == 204
    assert thief.me()["signed_in"] is False


def test_whoever_has_lost_everything_waits_for_nobody(new: Callable[..., Local]) -> None:
    lost, back = new(), new()
    table = lost.make()
    link = lost.link()
    assert lost.post("/forget-me").status_code == 204
    assert back.post("/me/recover", {"token": link}).status_code == 204
    assert (back.me()["waits_until"], back.me()["fresh"]) == (0, True)
    assert back.make_passkey(Authenticator(back.origin)).status_code == 201
    assert yours(back, table) == [0]


def test_whoever_has_waited_or_shows_a_passkey_may_change_it(
    new: Callable[..., Local], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, phone, tablet = new(), new(), new()
    key = Authenticator(desk.origin)
    desk.make_passkey(key)
    assert phone.post("/me/recover", {"token": desk.link()}).status_code == 204
    assert phone.sign_in(key).status_code == 204
    assert phone.me()["waits_until"] == 0
    assert tablet.post("/me/recover", {"token": phone.link()}).status_code == 204
    assert refusals(tablet) == ALL
    monkeypatch.setattr(doors, "WAIT", 0.0)
    assert (tablet.me()["waits_until"], tablet.me()["fresh"]) == (0, True)
    assert tablet.make_passkey(Authenticator(tablet.origin)).status_code == 201
    assert [entry["linked"] for entry in tablet.me()["sessions"]].count(True) == 0


def test_a_second_link_session_cannot_be_the_witness_of_the_first(
    new: Callable[..., Local],
) -> None:
    """Two thieves, one after the other: neither gets the account from its owner."""
    desk, first, second = new(), new(), new()
    assert first.post("/me/recover", {"token": desk.link()}).status_code == 204
    assert second.post("/me/recover", {"token": desk.link()}).status_code == 204
    assert refusals(first) == ALL and refusals(second) == ALL
    assert desk.post("/me/sessions/end", {}).status_code == 204


def test_a_challenge_has_its_time(
    new: Callable[..., Local], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, key = new(), None
    key = Authenticator(ada.origin)
    ada.make_passkey(key)
    monkeypatch.setattr(book, "CHALLENGE", -1.0)  # as after five minutes
    assert ada.sign_in(key).status_code == 403
    monkeypatch.setattr(book, "CHALLENGE", 300.0)
    assert ada.sign_in(key).status_code == 204


def test_signing_in_and_out_is_logged_without_names(
    new: Callable[..., Local], caplog: pytest.LogCaptureFixture
) -> None:
    ada, eve = new(), new()
    key = Authenticator(ada.origin)
    with caplog.at_level(logging.INFO, "shambler.server"):
        ada.make_passkey(key, "Ada of Lovelace")
        link = ada.link()
        eve.post("/me/recover", {"token": link})
        assert eve.post("/me/recover", {"token": link}).status_code == 403
        ada.sign_in(key)
        ada.post("/me/sessions/end")
    said = [(record.msg, record.__dict__.get("by", "")) for record in caplog.records]
    ways = [by for text, by in said if text == "somebody has signed in"]
    assert ways == ["/api/me/passkeys", "/api/me/recover", "/api/me/sign-in"]
    refused = [r.__dict__.get("because") for r in caplog.records if "refused" in r.msg]
    assert refused == ["NotProved"]
    [ended] = [record for record in caplog.records if record.msg == "browsers were signed out"]
    assert ended.__dict__["count"] == 2
    told = str([record.__dict__ for record in caplog.records])
    assert not [secret for secret in (link, ada.secret, "Lovelace") if secret in told]
