"""The pledge before the first die, and the proof after the last."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import shambler
from tests.server.client import Browser
from tests.server.conftest import running
from tests.server.test_history import advance


def digest(text: str) -> str:
    """Its SHA-256."""
    return sha256(text.encode()).hexdigest()


def test_the_end_proves_what_the_beginning_pledged(browser: Browser) -> None:
    table = browser.make(seats=["bot:random"], seed=77)
    with browser.open(table) as watching:
        pledged = watching.welcome["pledge"]
        while watching.position["outcome"] is None:
            watching.wait("position")
        shown = watching.position["outcome"]["proof"]
    assert len(pledged) == 64 and digest(shown) == pledged
    assert shown.endswith(":77")
    past = browser.http.get(f"/api/tables/{table}/moments/3").json()
    assert past["table"]["pledge"] == pledged and past["position"]["outcome"] is None


def test_nobody_finds_the_seed_by_trying(browser: Browser) -> None:
    pledges = set()
    for _ in range(2):
        with browser.open(browser.make(seed=7)) as socket:
            pledges.add(socket.welcome["pledge"])
    assert len(pledges) == 2 and digest("7") not in pledges


def test_what_began_elsewhere_pledges_nothing(browser: Browser) -> None:
    table = browser.make()
    with browser.open(table) as socket:
        advance(socket, 3)
    made = browser.http.post(f"/api/tables/{table}/moments/2/branch", json={})
    with browser.open(made.json()["table"]) as socket:
        assert socket.welcome["pledge"] == ""


def test_a_restart_keeps_the_pledge(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.sqlite3")
    with running(file) as port:
        browser = Browser(port)
        table = browser.make()
        with browser.open(table) as socket:
            pledged = socket.welcome["pledge"]
            advance(socket, 3)
    with running(file) as port:
        again = Browser(port)
        again.http.cookies.update(browser.http.cookies)
        with again.open(table) as socket:
            assert socket.welcome["pledge"] == pledged


def test_all_dice_follow_from_the_seed_that_was_pledged(browser: Browser, tmp_path: Path) -> None:
    table = browser.make(seats=["bot:random"])
    with browser.open(table) as watching:
        while watching.position["outcome"] is None:
            watching.wait("position")
        shown = watching.position["outcome"]["proof"]
    file = tmp_path / "game.shambler"
    file.write_text(browser.http.get(f"/api/tables/{table}/record").text)
    played = shambler.load(file)
    record = played.record
    seed = int(shown.rpartition(":")[2])
    again = shambler.new(record.game, record.scenario, seed=seed, **record.setup)
    for answer in record.answers:
        again.play(answer.key, seat=answer.seat)
    assert again.outcome is not None and again.fingerprint == played.fingerprint
