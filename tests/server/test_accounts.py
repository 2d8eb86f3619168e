"""Accounts without passwords: passkeys, recovery links, sessions, and guests who lose nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from alembic import command
from fastapi import FastAPI
from websockets.exceptions import ConnectionClosed

from shambler.server import database, security
from shambler.server.accounts import book, doors, labels
from shambler.server.storage import Store
from tests.server.authenticator import Authenticator
from tests.server.client import Browser, Socket
from tests.server.conftest import serving
from tests.server.databases import emptied
from tests.server.test_history import advance
from tests.server.test_seats import invitation, join
from tests.server.test_storage import server, where

__all__ = ["server", "where"]

COOKIE = "shambler_guest"


class Local(Browser):
    """A browser that knows the server by a name: only there passkeys are made."""

    def __init__(self, port: int, agent: str = "Firefox/140 Linux") -> None:
        super().__init__(port)
        self.host = f"localhost:{port}"
        self.origin = f"http://{self.host}"
        headers = {"Origin": self.origin, "User-Agent": agent}
        self.http = httpx.Client(base_url=self.origin, headers=headers, timeout=60)

    def post(self, path: str, body: dict[str, Any] | None = None) -> httpx.Response:
        return self.http.post(f"/api{path}", json=body or {})

    def me(self) -> dict[str, Any]:
        found: dict[str, Any] = self.http.get("/api/me").json()
        return found

    def make_passkey(self, key: Authenticator, name: str = "Ada") -> httpx.Response:
        asked = self.post("/me/passkeys/options", {"name": name})
        assert asked.status_code == 200, asked.text
        made = key.make(asked.json()["options"])
        return self.post("/me/passkeys", {"credential": made, "name": name})

    def sign_in(self, key: Authenticator) -> httpx.Response:
        asked = self.post("/me/sign-in/options")
        return self.post("/me/sign-in", {"credential": key.use(asked.json()["options"])})

    def link(self) -> str:
        made = self.post("/me/recovery", {"name": "Ada"})
        assert made.status_code == 201, made.text
        return str(made.json()["token"])

    def tables(self) -> list[str]:
        return [card["table"] for card in self.http.get("/api/tables/mine").json()["tables"]]

    def carry(self, secret: str) -> None:
        """Have the cookie of another browser."""
        self.http.cookies.set(COOKIE, secret, domain="localhost.local")

    @property
    def secret(self) -> str:
        return str(self.http.cookies[COOKIE])


@pytest.fixture
def app(where: str) -> Iterator[tuple[int, FastAPI]]:
    with serving(where) as running:
        yield running


@pytest.fixture
def new(app: tuple[int, FastAPI]) -> Callable[..., Local]:
    return lambda *more: Local(app[0], *more)


def yours(browser: Browser, table: str) -> list[int]:
    with browser.open(table) as socket:
        found: list[int] = socket.welcome["yours"]
        return found


def gone(socket: Socket) -> int | None:
    """The code with which the server closes a socket."""
    try:
        while True:
            socket.receive()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_a_guest_makes_a_passkey_and_keeps_every_seat(new: Callable[..., Local]) -> None:
    ada = new()
    tables = {ada.make(), ada.make()}
    before = ada.secret
    key = Authenticator(ada.origin)
    assert ada.make_passkey(key).status_code == 201
    told = ada.me()
    assert (told["signed_in"], told["name"], told["offered"]) == (True, "Ada", True)
    assert [entry["label"] for entry in told["passkeys"]] == ["Firefox, Linux"]
    assert ada.secret != before  # a new session has a new secret
    assert set(ada.tables()) == tables
    assert [yours(ada, table) for table in tables] == [[0], [0]]
    old = new()
    old.carry(before)
    assert old.tables() == [] and old.me()["signed_in"] is False
    assert [yours(old, table) for table in tables] == [[], []]
    fresh = old.make()  # somebody else from now on, under a secret of their own
    assert old.secret != before and old.tables() == [fresh]


def test_a_passkey_brings_both_browsers_tables_together(new: Callable[..., Local]) -> None:
    desk, phone = new(), new("Safari/1 iPhone")
    key = Authenticator(desk.origin)
    at_desk = desk.make()
    desk.make_passkey(key)
    on_phone = [phone.make(seats=["person", "person"]), phone.make()]
    assert phone.sign_in(key).status_code == 204
    for browser in (desk, phone):
        assert set(browser.tables()) == {at_desk, *on_phone}
        assert yours(browser, at_desk) == [0] and yours(browser, on_phone[0]) == [0, 1]
    with desk.open(on_phone[1]) as socket:  # begun on the phone, played at the desk
        advance(socket, 1)
        assert socket.position["number"] == 1
    labels = {entry["label"] for entry in phone.me()["sessions"]}
    assert labels == {"Firefox, Linux", "Safari, iPhone"}
    assert [entry["here"] for entry in phone.me()["sessions"]].count(True) == 1


def test_seats_taken_as_a_guest_open_over_http_at_once(new: Callable[..., Local]) -> None:
    ada = new()
    table = ada.make(seats=["person", "open"])
    ada.link()
    assert invitation(ada, table, 1)  # nobody has opened a socket since
    closed = ada.http.post(f"/api/tables/{table}/record")
    assert closed.status_code == 403 and "wait until" in closed.text  # an open seat: not alone


def test_a_recovery_link_opens_an_account_once(new: Callable[..., Local]) -> None:
    ada, other, thief = new(), new(), new()
    table = ada.make()
    link = ada.link()
    assert ada.me()["recovery"] is True
    assert other.post("/me/recover", {"token": link}).status_code == 204
    assert other.tables() == [table] and other.me()["name"] == "Ada"
    refused = thief.post("/me/recover", {"token": link})
    assert refused.status_code == 403 and "used before" in refused.text
    assert thief.tables() == [] and other.me()["recovery"] is False
    first, second = ada.link(), ada.link()
    assert thief.post("/me/recover", {"token": first}).status_code == 403
    assert new().post("/me/recover", {"token": second}).status_code == 204


def test_whoever_does_not_sign_in_loses_nothing(new: Callable[..., Local]) -> None:
    guest, friend = new(), new()
    table = guest.make(seats=["person", "open"])
    join(friend, table, invitation(guest, table, 1))
    friend.link()
    assert yours(guest, table) == [0] and yours(friend, table) == [1]
    told = guest.me()
    assert told["signed_in"] is False and told["sessions"] == [] and guest.tables() == [table]


def test_signing_out_everywhere_ends_every_browser_and_socket(new: Callable[..., Local]) -> None:
    desk, phone, guest = new(), new(), new()
    key = Authenticator(desk.origin)
    table = desk.make(seats=["person", "open"])
    join(guest, table, invitation(desk, table, 1))
    desk.make_passkey(key)
    phone.sign_in(key)
    with desk.open(table) as here, phone.open(table) as there, guest.open(table) as other:
        assert desk.post("/me/sessions/end").status_code == 204
        assert gone(here) == 1012 and gone(there) == 1012
        other.send(type="chat", id="c", text="still here")
        assert other.wait("chat")["text"] == "still here"
    for browser in (desk, phone):
        assert browser.me()["signed_in"] is False and yours(browser, table) == []
        assert browser.post("/me/sessions/end").status_code == 401
    assert phone.sign_in(key).status_code == 204 and yours(phone, table) == [0]


def test_one_session_is_ended_and_the_others_go_on(new: Callable[..., Local]) -> None:
    desk, phone = new(), new("Safari/1 iPhone")
    key = Authenticator(desk.origin)
    desk.make_passkey(key)
    phone.sign_in(key)
    [lost] = [entry["key"] for entry in desk.me()["sessions"] if entry["label"] == "Safari, iPhone"]
    stranger = new()
    Authenticator(stranger.origin)
    stranger.link()
    assert stranger.post("/me/sessions/end", {"keys": [lost]}).status_code == 204
    assert phone.me()["signed_in"] is True  # sessions of others are none of one's own
    assert desk.post("/me/sessions/end", {"keys": [lost]}).status_code == 204
    assert phone.me()["signed_in"] is False and desk.me()["signed_in"] is True


def test_signing_out_ends_this_browser_alone(new: Callable[..., Local]) -> None:
    desk, phone = new(), new()
    link = desk.link()
    phone.post("/me/recover", {"token": link})
    before = phone.secret
    left = phone.post("/forget-me")
    assert left.status_code == 204 and "Max-Age=0" in left.headers["set-cookie"]
    phone.carry(before)
    assert phone.me()["signed_in"] is False and desk.me()["signed_in"] is True


def test_what_changes_an_account_is_asked_for_again(
    new: Callable[..., Local], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, key = new(), None
    key = Authenticator(ada.origin)
    ada.make_passkey(key)
    assert ada.me()["fresh"] is True
    monkeypatch.setattr(doors, "FRESH", 0.0)
    assert ada.me()["fresh"] is False
    for path, body in (
        ("/me/recovery", {"name": ""}),
        ("/me/sessions/end", {}),
        ("/me/passkeys/options", {"name": ""}),
        ("/me/passkeys/remove", {"keys": []}),
        ("/me/forget", {}),
    ):
        assert ada.post(path, body).status_code == 403, path
    assert ada.me()["signed_in"] is True
    monkeypatch.setattr(doors, "FRESH", 600.0)
    before = ada.secret
    assert ada.sign_in(key).status_code == 204 and ada.secret != before
    assert ada.link()


def test_a_session_ends_by_itself(
    new: Callable[..., Local], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = new()
    table = ada.make()
    ada.link()
    assert ada.me()["signed_in"] is True
    monkeypatch.setattr(book, "COOKIE_AGE", 0)  # as after 400 days
    assert ada.me()["signed_in"] is False and yours(ada, table) == []


def wrong_challenge(options: dict[str, Any]) -> dict[str, Any]:
    return {**options, "challenge": "A" * 43}


@pytest.mark.parametrize(
    ("origin", "name", "verified"),
    [
        ("http://localhost:1", "localhost", True),
        ("https://localhost", "localhost", True),
        ("", "evil.example", True),
        ("", "localhost", False),
    ],
)
def test_passkeys_of_other_pages_or_without_their_owner_are_refused(
    new: Callable[..., Local], origin: str, name: str, verified: bool
) -> None:
    ada = new()
    key = Authenticator(origin or ada.origin, name, verified=verified)
    assert ada.make_passkey(key).status_code == 403
    assert ada.me()["signed_in"] is False
    good = Authenticator(ada.origin)
    ada.make_passkey(good)
    good.origin, good.name = origin or ada.origin, name
    good.flags = good.flags if verified else 1
    assert new().sign_in(good).status_code == 403


def test_a_challenge_is_answered_once_by_the_browser_that_got_it(
    new: Callable[..., Local],
) -> None:
    ada, thief = new(), new()
    key = Authenticator(ada.origin)
    ada.make_passkey(key)
    signed = key.use(ada.post("/me/sign-in/options").json()["options"])
    thief.post("/me/sign-in/options")
    assert thief.post("/me/sign-in", {"credential": signed}).status_code == 403
    assert thief.me()["signed_in"] is False
    assert ada.post("/me/sign-in", {"credential": signed}).status_code == 204
    assert ada.post("/me/sign-in", {"credential": signed}).status_code == 403
    asked = ada.post("/me/sign-in/options").json()["options"]
    guessed = key.use(wrong_challenge(asked))
    assert ada.post("/me/sign-in", {"credential": guessed}).status_code == 403


def test_a_copy_of_a_device_that_counts_is_noticed(new: Callable[..., Local]) -> None:
    ada = new()
    key = Authenticator(ada.origin)
    ada.make_passkey(key)
    key.count = 40
    assert ada.sign_in(key).status_code == 204
    key.count = 7
    assert new().sign_in(key).status_code == 403


def test_nonsense_is_refused_and_changes_nothing(new: Callable[..., Local]) -> None:
    ada = new()
    for credential in ({}, {"id": "x"}, {"id": 1, "rawId": [], "response": {}}, {"id": "\x00"}):
        ada.post("/me/passkeys/options", {"name": "Ada"})
        assert ada.post("/me/passkeys", {"credential": credential}).status_code == 403
        ada.post("/me/sign-in/options")
        assert ada.post("/me/sign-in", {"credential": credential}).status_code in (403, 422)
    assert ada.post("/me/passkeys", {"credential": {}, "admin": True}).status_code == 422
    assert ada.post("/me/recover", {"token": "x" * 32}).status_code == 403
    assert ada.me()["signed_in"] is False


def test_somebody_elses_passkey_cannot_be_added(new: Callable[..., Local]) -> None:
    ada, eve = new(), new()
    key = Authenticator(ada.origin)
    ada.make_passkey(key)
    assert eve.make_passkey(key, "Eve").status_code == 403
    assert eve.me()["signed_in"] is False


def test_an_account_always_has_something_that_opens_it(new: Callable[..., Local]) -> None:
    ada = new()
    first, second = Authenticator(ada.origin), Authenticator(ada.origin)
    ada.make_passkey(first)
    ada.make_passkey(second)
    one, two = [entry["key"] for entry in ada.me()["passkeys"]]
    assert ada.post("/me/passkeys/remove", {"keys": [one]}).status_code == 204
    refused = ada.post("/me/passkeys/remove", {"keys": [two]})
    assert refused.status_code == 422 and "recovery link" in refused.text
    assert [entry["key"] for entry in ada.me()["passkeys"]] == [two]
    ada.link()
    assert ada.post("/me/passkeys/remove", {"keys": [two]}).status_code == 204
    assert new().sign_in(second).status_code == 403


def test_an_account_is_forgotten_with_everything(new: Callable[..., Local], where: str) -> None:
    ada, phone = new(), new()
    key = Authenticator(ada.origin)
    table = ada.make()
    ada.make_passkey(key)
    phone.sign_in(key)
    assert ada.post("/me/forget").status_code == 204
    assert phone.me()["signed_in"] is False and phone.tables() == []
    assert new().sign_in(key).status_code == 403 and yours(phone, table) == []


def test_passkeys_need_a_name_and_tls(app: tuple[int, FastAPI]) -> None:
    bare = Browser(app[0])  # an address, no name
    assert bare.http.get("/api/me").json()["offered"] is False
    refused = bare.http.post("/api/me/passkeys/options", json={"name": ""})
    assert refused.status_code == 422 and "domain name" in refused.text
    assert bare.http.post("/api/me/recovery", json={"name": "Ada"}).status_code == 201
    tls = {"X-Forwarded-Proto": "https"}
    assert bare.http.get("/api/me", headers=tls).json()["offered"] is False


def test_behind_tls_a_session_has_the_name_of_the_host(app: tuple[int, FastAPI]) -> None:
    browser = Local(app[0])
    browser.http.headers.update({"X-Forwarded-Proto": "https"})
    made = browser.post("/me/recovery", {"name": "Ada"})
    cookies = made.headers.get_list("set-cookie")
    assert len(cookies) == 1
    assert cookies[0].startswith("__Host-shambler_guest=")
    for flag in ("Secure", "HttpOnly", "SameSite=Strict", "Path=/"):
        assert flag in cookies[0]


def test_secrets_are_kept_as_fingerprints(where: str) -> None:
    with serving(where) as (port, app):
        ada = Local(port)
        ada.make()
        guest = ada.secret
        link = ada.link()
        store = app.state.hub.keeper.store
        rows = [
            str(row)
            for table in ("accounts", "sessions", "former", "passkeys")
            for row in store.engine.connect().exec_driver_sql(f"SELECT * FROM {table}")
        ]
        text = "".join(rows)
        assert security.fingerprint(link) in text and security.fingerprint(guest) in text
        assert not [secret for secret in (link, guest, ada.secret) if secret in text]


def test_an_operator_ends_somebodys_sessions(app: tuple[int, FastAPI]) -> None:
    port, running = app
    ada, eve = Local(port), Local(port)
    table = ada.make()
    ada.link()
    eve.link()
    inside = f"http://{running.state.inside}/admin"
    listed = httpx.get(f"{inside}/accounts.json").json()
    assert [entry["browsers"] for entry in listed] == [1, 1]
    with ada.open(table) as socket:
        [mine] = [e["account"] for e in listed if e["seen_at"] == min(x["seen_at"] for x in listed)]
        plain = httpx.post(f"{inside}/sessions/end", content=f'{{"account": "{mine}"}}')
        assert plain.status_code == 415  # as a form of another page would send it
        ended = httpx.post(f"{inside}/sessions/end", json={"account": mine})
        assert ended.json() == {"ended": 1} and gone(socket) == 1012
    assert ada.me()["signed_in"] is False and eve.me()["signed_in"] is True
    away = httpx.post(f"{inside}/sessions/end", json={"account": mine}, headers={"Host": "evil"})
    assert away.status_code == 403


def test_signing_out_reaches_the_sockets_of_other_servers(server: str) -> None:
    where = emptied(server)
    with serving(where) as (one, _), serving(where) as (other, _second):
        here = Local(one)
        table = here.make()
        here.link()
        far = Local(other)
        far.http.cookies.update(here.http.cookies)
        kept = far.make()  # the second server has this table
        with far.open(kept) as socket:
            assert socket.welcome["yours"] == [0]
            assert here.post("/me/sessions/end").status_code == 204
            assert gone(socket) == 1012
        assert yours(far, kept) == [] and yours(here, table) == []


def test_old_databases_get_accounts(where: str) -> None:
    """A database of the version before: its guests can have accounts."""
    with serving(where) as (port, _):
        ada = Local(port)
        table = ada.make()
    store, config = Store(where), database._migrations()
    config.attributes["connection"] = store.connection
    command.downgrade(config, "0009")
    store.connection.commit()
    store.close()
    with serving(where) as (port, _):
        again = Local(port)
        again.carry(ada.secret)
        assert yours(again, table) == [0]
        again.link()
        assert yours(again, table) == [0]


def test_browsers_are_called_by_what_they_say_of_themselves() -> None:
    edge = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140 Safari/537.36 Edg/140"
    assert labels.label_of(edge) == "Edge, Windows"
    assert labels.label_of("<script>") == "?"
