"""The pledge before the first die, and the proof after the last."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import shambler
from shambler.server.fairness import pledge
from shambler.server.storage import Store
from tests.server.client import Browser, Socket
from tests.server.conftest import running
from tests.server.test_history import advance
from tests.server.test_seats import invitation, join


def digest(text: str) -> str:
    """Its SHA-256."""
    return sha256(text.encode()).hexdigest()


def kinds(socket: Socket) -> list[str]:
    """What everybody is told about the dice and hands of a table."""
    return [mark["kind"] for mark in socket.welcome["marks"]]


def seed_in(record: str) -> int:
    """The seed that a record names."""
    return next(int(line.split()[1]) for line in record.splitlines() if line.startswith("seed "))


def hidden_game(browser: Browser) -> str:
    """A game with hidden hands; one person holds all seats."""
    return browser.make("labo-2", game="invazions", seats=["person", "person"], seed=None)


def hand_of(browser: Browser, table: str, seat: int) -> object:
    """The hand of the first horde, looked at through a seat."""
    asked = browser.http.get(f"/api/tables/{table}/moments/0", params={"seat": seat})
    return asked.json()["position"]["view"]["hordes"][0]["hand"]


def answer_once(host: Socket) -> None:
    """Whoever is asked comes to the screen and answers."""
    while not host.keys:
        host.look(host.position["curtain"] or 0)
    host.play(host.keys[0], seat=host.position["eyes"])


def test_the_end_proves_what_the_beginning_pledged(browser: Browser) -> None:
    table = browser.make(seats=["bot:random"], seed=None)
    with browser.open(table) as watching:
        pledged = watching.welcome["pledge"]
        while watching.position["outcome"] is None:
            watching.wait("position")
        shown = watching.position["outcome"]["proof"]
    assert len(pledged) == 64 and digest(shown) == pledged
    assert watching.welcome["marks"] == []
    past = browser.http.get(f"/api/tables/{table}/moments/3").json()
    assert past["table"]["pledge"] == pledged and past["position"]["outcome"] is None


def test_nobody_finds_the_seed_by_trying(browser: Browser) -> None:
    pledges = set()
    for _ in range(2):
        with browser.open(browser.make(seed=None)) as socket:
            pledges.add(socket.welcome["pledge"])
    assert len(pledges) == 2 and digest("7") not in pledges


def test_what_began_elsewhere_pledges_nothing(browser: Browser) -> None:
    table = browser.make(seed=None)
    with browser.open(table) as socket:
        advance(socket, 3)
    made = browser.http.post(f"/api/tables/{table}/moments/2/branch", json={})
    with browser.open(made.json()["table"]) as socket:
        assert socket.welcome["pledge"] == ""
        assert kinds(socket) == ["began-elsewhere"]
    record = browser.record(table).text
    made = browser.http.post("/api/tables/upload", json={"record": record})
    with browser.open(made.json()["table"]) as socket:
        assert socket.welcome["pledge"] == ""
        assert kinds(socket) == ["began-elsewhere"]


def test_a_chosen_seed_is_no_pledge_and_everybody_is_told(browser: Browser, port: int) -> None:
    table = browser.make(seats=["person", "open"], seed=7)
    friend = Browser(port)
    join(friend, table, invitation(browser, table, 1))
    for language, word in (("en", "chose the number"), ("fr", "a choisi le nombre")):
        with friend.open(table, language=language) as socket:
            assert socket.welcome["pledge"] == ""
            assert kinds(socket) == ["seed-chosen"]
            assert word in socket.welcome["marks"][0]["text"]


def test_a_restart_keeps_the_pledge(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.sqlite3")
    with running(file) as port:
        browser = Browser(port)
        table = browser.make(seed=None)
        with browser.open(table) as socket:
            pledged = socket.welcome["pledge"]
            advance(socket, 3)
    with running(file) as port:
        again = Browser(port)
        again.http.cookies.update(browser.http.cookies)
        with again.open(table) as socket:
            assert socket.welcome["pledge"] == pledged


def test_all_dice_follow_from_the_seed_that_was_pledged(browser: Browser, tmp_path: Path) -> None:
    table = browser.make(seats=["bot:random"], seed=None)
    with browser.open(table) as watching:
        while watching.position["outcome"] is None:
            watching.wait("position")
        shown = watching.position["outcome"]["proof"]
    file = tmp_path / "game.shambler"
    file.write_text(browser.record(table).text)
    played = shambler.load(file)
    record = played.record
    seed = int(shown.rpartition(":")[2])
    again = shambler.new(record.game, record.scenario, seed=seed, **record.setup)
    for answer in record.answers:
        again.play(answer.key, seat=answer.seat)
    assert again.outcome is not None and again.fingerprint == played.fingerprint


def test_a_hand_that_was_seen_is_dealt_anew_for_whoever_gets_the_seat(
    browser: Browser, port: int
) -> None:
    """Whoever made the table looks through a seat, reads the record, and then gives it away."""
    table = hidden_game(browser)
    with browser.open(table) as host:
        pledged = host.welcome["pledge"]
        assert hand_of(browser, table, 1)
        assert browser.record(table).status_code == 200
        friend = Browser(port)
        join(friend, table, invitation(browser, table, 1))
        with friend.open(table) as socket:
            assert socket.welcome["pledge"] not in ("", pledged)
            assert kinds(socket) == ["dealt-anew"]
        host.wait("table")
        while host.welcome["pledge"] == pledged or kinds(host) != ["dealt-anew"]:
            host.wait("table")  # it is told at once, too


def test_dealing_anew_outlives_a_restart(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.sqlite3")
    with running(file) as port:
        browser, friend = Browser(port), Browser(port)
        table = hidden_game(browser)
        old = seed_in(browser.record(table).text)
        join(friend, table, invitation(browser, table, 1))
        with friend.open(table) as socket:
            pledged, hand = socket.welcome["pledge"], hand_of(friend, table, 1)
    with running(file) as port:
        again = Browser(port)
        again.http.cookies.update(friend.http.cookies)
        with again.open(table) as socket:
            assert socket.welcome["pledge"] == pledged
            assert hand_of(again, table, 1) == hand
            assert kinds(socket) == ["dealt-anew"]
    store = Store(file)
    saved = store.load(table)
    store.close()
    assert saved is not None and saved.record.seed != old
    assert pledge(saved.salt, saved.record.seed) == pledged


def test_dealing_again_and_again_is_counted(browser: Browser, port: int) -> None:
    """Somebody could give a seat to themselves until they like their hand."""
    table = hidden_game(browser)
    for _ in range(2):
        other = Browser(port)
        join(other, table, invitation(browser, table, 1))
        join(browser, table, invitation(other, table, 1))
    with Browser(port).open(table) as stranger:
        assert kinds(stranger) == ["dealt-anew"]
        assert stranger.welcome["marks"][0]["number"] == 4
        assert "4 times" in stranger.welcome["marks"][0]["text"]


def test_an_open_seat_was_seen_by_nobody(browser: Browser, port: int) -> None:
    table = browser.make("labo-2", game="invazions", seats=["person", "open"], seed=None)
    with browser.open(table) as host:
        pledged = host.welcome["pledge"]
    join(Browser(port), table, invitation(browser, table, 1))
    with browser.open(table) as host:
        assert host.welcome["pledge"] == pledged and kinds(host) == []


def test_a_seat_that_changes_hands_later_is_told_to_all(browser: Browser, port: int) -> None:
    table = hidden_game(browser)
    with browser.open(table) as host:
        pledged = host.welcome["pledge"]
        answer_once(host)
    friend = Browser(port)
    join(friend, table, invitation(browser, table, 1))
    with Browser(port).open(table) as stranger:
        assert stranger.welcome["pledge"] == pledged
        assert kinds(stranger) == ["handed-over"]
        mark = stranger.welcome["marks"][0]
        assert (mark["number"], mark["seat"]) == (1, 1)
        assert "does not cover" in mark["text"]


def test_reading_or_branching_a_running_game_is_told_to_all(browser: Browser, port: int) -> None:
    table = hidden_game(browser)
    with browser.open(table) as host, Browser(port).open(table) as stranger:
        answer_once(host)
        assert kinds(stranger) == []
        assert browser.record(table).status_code == 200
        stranger.wait("table")
        assert kinds(stranger) == ["record-read"]
        made = browser.http.post(f"/api/tables/{table}/moments/1/branch", json={})
        assert made.status_code == 201
        stranger.wait("table")
        assert kinds(stranger) == ["record-read", "branched"]
        assert browser.http.get(f"/api/tables/{table}/record").status_code == 403  # a safe method
    friend = Browser(port)
    assert friend.record(table).status_code == 403
    with friend.open(table) as socket:  # a refused reading leaves no mark
        assert kinds(socket) == ["record-read", "branched"]


def test_a_game_that_is_over_is_read_freely(browser: Browser) -> None:
    table = browser.make(seats=["bot:random"], seed=None)
    with browser.open(table) as watching:
        while watching.position["outcome"] is None:
            watching.wait("position")
    assert browser.record(table).status_code == 200
    with browser.open(table) as watching:
        assert kinds(watching) == []
