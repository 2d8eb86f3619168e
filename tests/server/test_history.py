"""The past of a table: looked at, branched from, taken home and brought back."""

from __future__ import annotations

from pathlib import Path

import shambler
from tests.server.client import Browser, Socket
from tests.server.conftest import running
from tests.server.test_playing import play_on
from tests.server.test_seats import invitation, join


def advance(socket: Socket, count: int) -> list[dict[str, object]]:
    """Play on, keeping the views."""
    views = [socket.position["view"]]
    for _ in range(count):
        socket.play(socket.keys[0])
        views.append(socket.position["view"])
    return views


def test_every_moment_is_as_it_was(browser: Browser) -> None:
    table = browser.make()
    with browser.open(table) as socket:
        views = advance(socket, 40)
    for number in (0, 1, 17, 32, 40):
        moment = browser.http.get(f"/api/tables/{table}/moments/{number}").json()
        assert moment["last"] == 40
        assert moment["position"]["number"] == number
        assert moment["position"]["view"] == views[number]
        assert len(moment["position"]["log"]) == number + 1
    beyond = browser.http.get(f"/api/tables/{table}/moments/999").json()
    assert beyond["position"]["number"] == 40


def test_a_branch_is_a_table_of_its_own(browser: Browser) -> None:
    table = browser.make(seats=["person", "bot:random"])
    with browser.open(table) as socket:
        while socket.position["number"] < 12 or not socket.keys:
            if socket.keys:
                socket.play(socket.keys[0])
            else:
                socket.wait("position")
        before = socket.position
        made = browser.http.post(f"/api/tables/{table}/moments/5/branch", json={})
        assert made.status_code == 201
        with browser.open(made.json()["table"]) as other:
            assert other.position["number"] >= 5
            assert other.position["seats"][1]["kind"] == "bot"
        socket.look(0)
        assert socket.position["number"] == before["number"]


def test_hidden_hands_stay_hidden_in_the_past(browser: Browser, port: int) -> None:
    friend = Browser(port)
    table = browser.make("labo-2", game="invazions", seats=["person", "open"])
    join(friend, table, invitation(browser, table, 1))
    seen = friend.http.get(f"/api/tables/{table}/moments/0").json()["position"]["view"]
    assert seen["human"]["hand"] is None and seen["hordes"][0]["hand"]
    for who in (browser, friend, Browser(port)):
        branch = who.http.post(f"/api/tables/{table}/moments/0/branch", json={})
        assert branch.status_code == 403
        assert who.record(table).status_code == 403


def test_a_finished_game_is_taken_home_and_brought_back(browser: Browser, port: int) -> None:
    table = browser.make()
    with browser.open(table) as socket:
        play_on(socket)
        view = socket.position["view"]
    answer = Browser(port).record(table)
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]
    made = browser.http.post("/api/tables/upload", json={"record": answer.text})
    assert made.status_code == 201, made.text
    with browser.open(made.json()["table"]) as socket:
        assert socket.position["view"] == view
        assert socket.position["outcome"]


def test_each_at_one_screen_sees_their_own_past_only(browser: Browser) -> None:
    table = browser.make("labo-2", game="invazions", seats=["person", "person"])
    path = f"/api/tables/{table}/moments/0"

    def hands(**query: int) -> list[bool]:
        view = browser.http.get(path, params=query).json()["position"]["view"]
        return [side["hand"] is not None for side in (view["human"], view["hordes"][0])]

    assert hands() == [False, False]  # nobody has said who is at the screen
    assert hands(seat=0) == [True, False]
    assert hands(seat=1) == [False, True]
    assert browser.http.get(path, params={"seat": 2}).status_code == 403


def test_through_whose_eyes_strangers_see(browser: Browser, port: int) -> None:
    friend = Browser(port)
    table = browser.make("labo-2", game="invazions", seats=["person", "open"])
    join(friend, table, invitation(browser, table, 1))
    path = f"/api/tables/{table}/moments/0"
    for who, seat in ((browser, 1), (friend, 0), (Browser(port), 0), (Browser(port), 1)):
        assert who.http.get(path, params={"seat": seat}).status_code == 403
    solo = browser.make()
    seen = Browser(port).http.get(f"/api/tables/{solo}/moments/0", params={"seat": 0})
    assert seen.status_code == 200  # nothing is hidden there


def test_nobody_looks_into_the_hand_of_a_bot(browser: Browser, port: int) -> None:
    """Not even whoever plays alone with it: a friend may come later, and is told of no look."""
    table = browser.make("labo-3", game="invazions", seats=["person", "person", "bot:random"])
    path = f"/api/tables/{table}/moments/0"
    for seat, status in ((0, 200), (1, 200), (2, 403)):
        assert browser.http.get(path, params={"seat": seat}).status_code == status
        written = browser.http.get(f"{path}/position", params={"seat": seat})
        assert written.status_code == status


def test_branches_and_uploads_survive_a_restart(tmp_path: Path) -> None:
    db = str(tmp_path / "tables.sqlite3")
    typed = shambler.new("invader", "M0", seed=1, typed=True)
    for _ in range(30):
        assert typed.decision is not None
        typed.play(typed.decision.options[0])
    with running(db) as port:
        browser = Browser(port)
        table = browser.make()
        with browser.open(table) as socket:
            advance(socket, 40)
        posts = browser.http.post
        made = [
            posts(f"/api/tables/{table}/moments/25/branch", json={}),
            posts("/api/tables/upload", json={"record": typed.text()}),
        ]
        keys = [str(answer.json()["table"]) for answer in made]
        before = [told(browser, key) for key in keys]
        assert [position["number"] for position in before] == [25, 30]
    with running(db) as port:
        again = Browser(port)
        again.http.cookies = browser.http.cookies
        assert [told(again, key) for key in keys] == before


def told(browser: Browser, key: str) -> dict[str, object]:
    """The position somebody finds."""
    with browser.open(key) as socket:
        return dict(socket.position)


def test_records_that_cannot_be(browser: Browser) -> None:
    good = shambler.new("invader", "M0", seed=1).text()
    for text in ("", "nonsense", good[:-10], good.replace("M0", "M99"), good + "more"):
        answer = browser.http.post("/api/tables/upload", json={"record": text})
        assert answer.status_code == 422, text
        assert answer.json()["message"]
    large = browser.http.post("/api/tables/upload", json={"record": "x" * 500_000})
    assert large.status_code == 413


def test_somebody_finds_their_tables(browser: Browser, port: int) -> None:
    table = browser.make()
    listed = browser.http.get("/api/tables/mine").json()["tables"]
    assert table in [entry["table"] for entry in listed]
    assert Browser(port).http.get("/api/tables/mine").json()["tables"] == []
