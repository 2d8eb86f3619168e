"""A server moves behind TLS: browsers keep their seats, and nobody gets in by a planted secret."""

from __future__ import annotations

import httpx
import pytest

from tests.server.client import Browser
from tests.server.test_seats import invitation

TLS = {"X-Forwarded-Proto": "https"}
PLAIN, HOST = "shambler_guest", "__Host-shambler_guest"


@pytest.fixture
def old(browser: Browser) -> tuple[str, str]:
    """A table made before there was TLS, and the secret that its browser has."""
    table = browser.make(seats=["person", "person"])
    return table, str(browser.http.cookies[PLAIN])


def over_tls(browser: Browser, path: str, cookies: dict[str, str]) -> httpx.Response:
    text = "; ".join(f"{name}={value}" for name, value in cookies.items())
    headers = {**TLS, "Origin": browser.origin, "Cookie": text}
    return httpx.post(f"{browser.origin}{path}", headers=headers)


def new_secret(answer: httpx.Response) -> str:
    name, _, value = answer.headers["set-cookie"].partition(";")[0].partition("=")
    assert name == HOST
    return str(value)


def test_seats_go_over_to_a_secret_that_nobody_else_knows(
    browser: Browser, old: tuple[str, str]
) -> None:
    table, secret = old
    listed = browser.http.get("/api/tables/mine", headers=TLS)
    assert [card["table"] for card in listed.json()["tables"]] == [table]
    claimed = over_tls(browser, f"/api/tables/{table}/mine", {PLAIN: secret})
    assert claimed.json() == {"seats": [0, 1]}
    new = new_secret(claimed)
    assert new != secret
    path = f"/api/tables/{table}/seats/0/invitation"
    assert over_tls(browser, path, {PLAIN: secret}).status_code == 403
    assert over_tls(browser, path, {PLAIN: secret, HOST: new}).status_code == 200
    with browser.open(table) as socket:  # the old secret, without TLS: it holds nothing any more
        assert socket.welcome["yours"] == []
        assert socket.welcome["marks"] == [] or socket.welcome["marks"][0]["kind"] == "seed-chosen"


def test_who_has_a_secret_of_today_keeps_it(browser: Browser, old: tuple[str, str]) -> None:
    table, secret = old
    mine = "m" * 32
    claimed = over_tls(browser, f"/api/tables/{table}/mine", {PLAIN: secret, HOST: mine})
    assert claimed.json() == {"seats": [0, 1]} and "set-cookie" not in claimed.headers
    path = f"/api/tables/{table}/seats/1/invitation"
    assert over_tls(browser, path, {HOST: mine}).status_code == 200
    again = over_tls(browser, f"/api/tables/{table}/mine", {PLAIN: secret, HOST: mine})
    assert again.json() == {"seats": []}


@pytest.mark.parametrize("cookies", [{}, {PLAIN: "x" * 32}, {PLAIN: "short"}, {HOST: "x" * 32}])
def test_strangers_claim_nothing(
    browser: Browser, old: tuple[str, str], cookies: dict[str, str]
) -> None:
    table, _ = old
    claimed = over_tls(browser, f"/api/tables/{table}/mine", cookies)
    assert claimed.status_code == 200 and claimed.json() == {"seats": []}
    with browser.open(table) as socket:
        assert socket.welcome["yours"] == [0, 1]


def test_without_tls_there_is_nothing_to_claim(browser: Browser, old: tuple[str, str]) -> None:
    table, _ = old
    assert browser.http.post(f"/api/tables/{table}/mine").json() == {"seats": []}
    assert invitation(browser, table, 0)
