"""It is your turn: told once to those who asked, by browser or e-mail, and to nobody else."""

from __future__ import annotations

import re
import stat
import time
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fastapi import FastAPI
from typer.testing import CliRunner

from shambler.cli.app import app as command_line
from shambler.kernel.errors import ShamblerError
from shambler.server.notices.reach import SERVICES, Reach, reach
from tests.server.conftest import serving
from tests.server.databases import emptied, free_port
from tests.server.services import (
    Postbox,
    PushService,
    Subscriber,
    claims,
    postbox,
    push_service,
)
from tests.server.test_accounts import Local
from tests.server.test_seats import invitation, join
from tests.server.test_storage import server, where

__all__ = ["server", "where"]

CONTACT = "mailto:host@example.org"
SOON = 0.3  # seconds that people have to come back, in these tests
NONE = 1.5  # seconds after which nothing comes any more


class Host:
    """A server that can tell people, and the services it goes through."""

    def __init__(self, port: int, app: FastAPI, pushes: PushService, box: Postbox) -> None:
        self.port = port
        self.app = app
        self.pushes = pushes
        self.box = box

    def new(self) -> Local:
        return Local(self.port)

    def versus(self, host: Local, friend: Local) -> str:
        """A table with hidden hands: the host asked first, then the friend."""
        table = host.make("labo-2", game="invazions", seats=["person", "open"], seed=None)
        join(friend, table, invitation(host, table, 1))
        return table

    def wait_until_alone(self, table: str) -> None:
        """Until the server knows that nobody is at the table."""
        while self.app.state.hub.rooms[table].guests:
            time.sleep(0.02)


@pytest.fixture
def services() -> Iterator[tuple[PushService, Postbox]]:
    with push_service() as pushes, postbox() as box:
        yield pushes, box


def reaching(pushes: PushService, box: Postbox, wait: float = SOON) -> Reach:
    return Reach(
        CONTACT,
        "https://games.example.org",
        f"127.0.0.1:{box.port}",
        "Shambler <games@example.org>",
        services=(pushes.place,),
        wait=wait,
    )


@pytest.fixture
def host(where: str, services: tuple[PushService, Postbox]) -> Iterator[Host]:
    with serving(where, reach=reaching(*services), lease=60) as (port, app):
        yield Host(port, app, *services)


def subscribe(browser: Local, subscriber: Subscriber, language: str = "en") -> None:
    sent = {**subscriber.subscription, "language": language}
    answer = browser.post("/notices/push", sent)
    assert answer.status_code == 204, answer.text


def play_until_asked(browser: Local, table: str, seat: int) -> None:
    """Answer everything with the last option until another seat is asked."""
    with browser.open(table) as socket:
        while socket.position["asked"] is not None and socket.position["asked"]["seat"] == seat:
            socket.play(socket.keys[-1], seat=seat)


def key_in(letter: EmailMessage, page: str) -> str:
    found = re.search(rf"https://games.example.org/{page}#([\w-]+)", letter.get_content())
    assert found is not None, letter.get_content()
    return found[1]


def first_asked(host: Host) -> tuple[Local, Local, str, int]:
    """A table of two; whoever is asked first comes first."""
    ada, bea = host.new(), host.new()
    table = host.versus(ada, bea)
    with ada.open(table) as socket:
        asked = socket.position["asked"]
    mine = asked is not None and asked["seat"] is not None
    return (ada, bea, table, 0) if mine else (bea, ada, table, 1)


def test_whoever_is_away_is_told_once_which_table_waits(host: Host) -> None:
    here, away, table, seat = first_asked(host)
    browser = Subscriber(host.pushes)
    public = host.new().http.get("/api/notices").json()["key"]
    subscribe(away, browser)
    play_until_asked(here, table, seat)
    sent = host.pushes.next()
    assert sent is not None
    told = browser.read(sent)
    assert told == {"table": table, "title": "Your turn", "body": told["body"]}
    assert "InvaZions" in told["body"]
    assert 3600 <= int(sent.headers["ttl"]) <= 24 * 3600
    said = claims(sent, public)
    assert said["sub"] == CONTACT and said["aud"] == host.pushes.place
    assert time.time() < said["exp"] <= time.time() + 24 * 3600
    # The same turn: what others do meanwhile is no news.
    with here.open(table) as socket:
        socket.send(type="chat", id="c", text="hello?")
    host.app.state.loop.call_soon_threadsafe(host.app.state.hub.rooms[table].consider)
    assert host.pushes.next(NONE) is None
    with away.open(table):
        pass
    host.wait_until_alone(table)
    host.app.state.loop.call_soon_threadsafe(host.app.state.hub.rooms[table].consider)
    assert host.pushes.next() is not None  # they came and went: another time is another notice


def test_nobody_is_told_who_is_here_or_did_not_ask(host: Host) -> None:
    here, other, table, seat = first_asked(host)
    play_until_asked(here, table, seat)
    assert host.pushes.next(NONE) is None and host.box.next(0.1) is None
    ada, bea, second, first = first_asked(host)
    subscribe(bea, Subscriber(host.pushes))
    with bea.open(second):
        play_until_asked(ada, second, first)
        assert host.pushes.next(NONE) is None
    assert other.http.get("/api/notices").json()["browsers"] == 0


def test_somebody_who_comes_back_at_once_is_not_told(
    where: str, services: tuple[PushService, Postbox]
) -> None:
    with serving(where, reach=reaching(*services, wait=2.0), lease=60) as (port, app):
        host = Host(port, app, *services)
        here, away, table, seat = first_asked(host)
        subscribe(away, Subscriber(host.pushes))
        play_until_asked(here, table, seat)
        with away.open(table):
            assert host.pushes.next(3.0) is None


def test_one_click_ends_it_and_signing_out_does_so_too(host: Host) -> None:
    here, away, table, seat = first_asked(host)
    one, two = Subscriber(host.pushes, "one"), Subscriber(host.pushes, "two")
    subscribe(away, one)
    subscribe(away, two)
    assert here.post("/notices/push/stop", {"endpoint": one.endpoint}).status_code == 204
    assert away.http.get("/api/notices").json()["browsers"] == 2  # others cannot end it
    assert away.post("/notices/push/stop", {"endpoint": one.endpoint}).status_code == 204
    assert away.http.get("/api/notices").json()["browsers"] == 1
    away.link()  # an account: the browser is told as before
    assert away.http.get("/api/notices").json()["browsers"] == 1
    assert away.post("/forget-me").status_code == 204
    play_until_asked(here, table, seat)
    assert host.pushes.next(NONE) is None


def test_a_guest_who_has_an_account_now_is_told_at_their_old_tables(host: Host) -> None:
    here, away, table, seat = first_asked(host)
    browser = Subscriber(host.pushes)
    subscribe(away, browser, "fr")
    away.link()  # the seat is still held under the name of the guest
    play_until_asked(here, table, seat)
    sent = host.pushes.next()
    assert sent is not None and browser.read(sent)["title"] == "À vous de jouer"


@pytest.mark.parametrize(("answer", "left"), [(410, 0), (404, 0), (500, 1), (302, 1)])
def test_browsers_that_are_gone_are_forgotten(host: Host, answer: int, left: int) -> None:
    here, away, table, seat = first_asked(host)
    subscribe(away, Subscriber(host.pushes))
    host.pushes.answer = answer
    play_until_asked(here, table, seat)
    assert host.pushes.next() is not None
    assert host.pushes.next(0.5) is None  # and nothing is sent anywhere else
    assert away.http.get("/api/notices").json()["browsers"] == left


def test_the_server_sends_to_no_place_that_a_browser_names(host: Host) -> None:
    ada, good = host.new(), Subscriber(host.pushes)
    for endpoint in (
        "http://127.0.0.1:9/inside",
        "https://169.254.169.254/latest",
        host.pushes.place.replace("127.0.0.1", "localhost") + "/x",
        f"{host.pushes.place}@evil.example/x",
        "ftp://x.example/",
        "nonsense",
    ):
        sent = {**good.subscription, "endpoint": endpoint}
        assert ada.post("/notices/push", sent).status_code == 422, endpoint
    keys = {"p256dh": "A" * 20, "auth": "A" * 22}
    assert ada.post("/notices/push", {**good.subscription, "keys": keys}).status_code == 422
    assert ada.http.get("/api/notices").json()["browsers"] == 0


def test_the_services_of_todays_browsers_are_known_by_their_whole_names() -> None:
    known = Reach(CONTACT)
    for endpoint in (
        "https://fcm.googleapis.com/fcm/send/x",
        "https://updates.push.services.mozilla.com/wpush/v2/x",
        "https://wns2-par02p.notify.windows.com/w/?token=x",
        "https://web.push.apple.com/x",
    ):
        assert known.serves(endpoint), endpoint
    for endpoint in (
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evilfcm.googleapis.com/x",
        "https://push.services.mozilla.com.evil.example/",
        "https://evil.example/https://web.push.apple.com/",
        "https://x@evil.example/.push.apple.com",
        "https://user@web.push.apple.com/",
        # To some readers of addresses the name ends here, and the server would call itself.
        "https://127.0.0.1\\.push.apple.com/",
        "https://127.0.0.1:8001\\.notify.windows.com/",
        "https://[::1]\\x.push.apple.com/",
        "https://[web.push.apple.com/",
        "https://127.0.0.1%2f.push.apple.com/",
        "https://127.0.0.1;.push.apple.com/",
        "https://web.push.apple.com:22/",
        "https://.push.apple.com/",
    ):
        assert not known.serves(endpoint), endpoint
    assert len(SERVICES) == 4


def test_mails_come_to_an_address_that_was_confirmed(host: Host) -> None:
    here, away, table, seat = first_asked(host)
    wish = {"address": "bea@example.org", "language": "en"}
    assert away.post("/notices/mail", wish).status_code == 204
    first = host.box.next()
    assert first is not None and first["To"] == "bea@example.org"
    told = away.http.get("/api/notices").json()
    assert (told["mail"], told["confirmed"]) == ("bea@example.org", False)
    play_until_asked(here, table, seat)
    assert host.box.next(NONE) is None  # nobody has shown that it is theirs
    token = key_in(first, "confirm")
    somebody = host.new()  # the link is opened wherever mails are read
    assert somebody.post("/notices/mail/confirm", {"token": token}).status_code == 204
    assert somebody.post("/notices/mail/confirm", {"token": token}).status_code == 403
    host.app.state.loop.call_soon_threadsafe(host.app.state.hub.rooms[table].consider)
    letter = host.box.next()
    assert letter is not None and letter["Subject"].startswith("Your turn: ")
    assert f"https://games.example.org/table/{table}" in letter.get_content()
    assert (
        letter["List-Unsubscribe"].strip()
        == f"<https://games.example.org/stop#{key_in(letter, 'stop')}>"
    )
    assert host.box.next(NONE) is None
    stop = {"token": key_in(letter, "stop")}
    assert somebody.post("/notices/mail/stop", stop).status_code == 204
    assert away.http.get("/api/notices").json()["mail"] == ""
    assert somebody.post("/notices/mail/stop", stop).status_code == 204  # does no harm


def test_addresses_that_would_say_more_are_refused(host: Host) -> None:
    ada = host.new()
    for address in (
        "ada",
        "ada@example",
        "ada@example.org\nBcc: eve@example.org",
        "ada@example.org, eve@example.org",
        "Ada <ada@example.org>",
        "ada@example.org\x00",
    ):
        assert ada.post("/notices/mail", {"address": address}).status_code == 422, address
    assert host.box.next(0.5) is None


def test_nobody_can_be_flooded_with_mails(host: Host) -> None:
    answers = [
        host.new().post("/notices/mail", {"address": "victim@example.org"}).status_code
        for _ in range(11)
    ]
    assert answers == [204] * 10 + [429]


def test_where_the_mail_server_is_gone_nothing_is_kept(
    where: str, services: tuple[PushService, Postbox]
) -> None:
    nobody = msgspec.structs.replace(reaching(*services), smtp=f"127.0.0.1:{free_port()}")
    with serving(where, reach=nobody) as (port, _):
        ada = Local(port)
        refused = ada.post("/notices/mail", {"address": "ada@example.org"})
        assert refused.status_code == 422 and "try again later" in refused.text
        assert ada.http.get("/api/notices").json()["mail"] == ""


def test_without_a_host_who_says_how_nobody_is_told(where: str) -> None:
    with push_service() as pushes, serving(where) as (port, _):
        ada = Local(port)
        told = ada.http.get("/api/notices").json()
        assert (told["key"], told["mails"]) == ("", False)
        wish = Subscriber(pushes).subscription
        assert ada.post("/notices/push", wish).status_code == 422
        assert ada.post("/notices/mail", {"address": "ada@example.org"}).status_code == 422


def test_the_key_is_made_once_and_read_by_its_owner_alone(
    tmp_path: Path, services: tuple[PushService, Postbox]
) -> None:
    where = tmp_path / "tables.sqlite3"
    keys = []
    for _ in range(2):
        with serving(str(where), reach=reaching(*services)) as (port, _):
            keys.append(Local(port).http.get("/api/notices").json()["key"])
        assert stat.S_IMODE(where.stat().st_mode) == 0o600
    assert keys[0] == keys[1] != ""


def test_servers_of_one_database_have_one_key(
    server: str, services: tuple[PushService, Postbox]
) -> None:
    where, how = emptied(server), reaching(*services)
    with serving(where, reach=how) as (one, _), serving(where, reach=how) as (two, _):
        keys = {Local(port).http.get("/api/notices").json()["key"] for port in (one, two)}
    assert len(keys) == 1 and "" not in keys


def test_a_host_says_everything_or_is_told_what_is_missing(tmp_path: Path) -> None:
    login = tmp_path / "login"
    login.write_text("me:very:secret\n")
    whole = reach(CONTACT, "https://a.example/", "mail.example:465", "a@a.example", login)
    assert whole.login == ("me", "very:secret") and whole.address == "https://a.example"
    assert whole.mail_host == ("mail.example", 465)
    wrong: list[dict[str, Any]] = [
        {"contact": "host@example.org"},
        {"smtp": "mail.example:587", "sender": "a@a.example"},
        {"smtp": "mail.example:587", "address": "https://a.example"},
        {"smtp": "mail.example", "address": "https://a.example", "sender": "a@a.example"},
        {"address": "games.example.org"},
        {"login": tmp_path / "nowhere"},
    ]
    usual: dict[str, Any] = {"contact": "", "address": "", "smtp": "", "sender": "", "login": None}
    for wishes in wrong:
        with pytest.raises(ShamblerError):
            reach(**{**usual, **wishes})
    said = CliRunner().invoke(command_line, ["serve", "--contact", "host@example.org"])
    assert said.exit_code != 0
