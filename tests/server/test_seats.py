"""Several people at one table: invitations, stand-ins, hidden hands, one screen for two."""

from __future__ import annotations

from typing import Any

import pytest

from shambler.server.keeper import Keeper, Unavailable
from tests.server.client import Browser, Socket


def invitation(browser: Browser, table: str, seat: int) -> str:
    answer = browser.http.post(f"/api/tables/{table}/seats/{seat}/invitation", json={})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["token"])


def join(browser: Browser, table: str, token: str, name: str = "") -> Any:
    return browser.http.post(f"/api/tables/{table}/join", json={"token": token, "name": name})


@pytest.fixture
def friend(port: int) -> Browser:
    return Browser(port)


def test_a_friend_takes_the_seat_by_a_link(browser: Browser, friend: Browser) -> None:
    table = browser.make(seats=["person", "open"])
    token = invitation(browser, table, 1)
    with browser.open(table) as socket:
        assert [seat["kind"] for seat in socket.position["seats"]] == ["person", "open"]
        assert join(friend, table, token, "Ada").json() == {"seat": 1}
        socket.wait("position")
        assert socket.position["seats"][1]["name"] == "Ada"
    with friend.open(table) as other:
        assert other.welcome["yours"] == [1]


def test_a_link_works_once(browser: Browser, friend: Browser, port: int) -> None:
    table = browser.make(seats=["person", "open"])
    token = invitation(browser, table, 1)
    assert join(friend, table, token).status_code == 200
    again = join(Browser(port), table, token)
    assert again.status_code == 403
    assert "used" in again.json()["message"]


def test_who_was_not_told_that_they_have_the_seat_comes_again(
    browser: Browser, friend: Browser, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was written, and then the connection was gone before anybody knew."""
    table = browser.make(seats=["person", "open"])
    token = invitation(browser, table, 1)
    reseat = Keeper.reseat

    async def write_and_fail(*args: Any) -> None:
        await reseat(*args)
        raise Unavailable

    with monkeypatch.context() as patch:
        patch.setattr(Keeper, "reseat", write_and_fail)
        assert join(friend, table, token).status_code == 503
    assert join(friend, table, token).json() == {"seat": 1}
    with friend.open(table) as socket:
        assert socket.welcome["yours"] == [1]
    assert join(Browser(port), table, token).status_code == 403
    assert join(browser, table, "x" * 32).json() == {"seat": 0}  # who sits there knows where


def test_a_newer_link_ends_the_older_one(browser: Browser, friend: Browser) -> None:
    table = browser.make(seats=["person", "open"])
    old, new = invitation(browser, table, 1), invitation(browser, table, 1)
    assert join(friend, table, old).status_code == 403
    assert join(friend, table, new).status_code == 200


def test_a_link_of_one_table_does_not_open_another(browser: Browser, friend: Browser) -> None:
    one, other = (browser.make(seats=["person", "open"]) for _ in range(2))
    assert join(friend, other, invitation(browser, one, 1)).status_code == 403


def test_the_seat_moves_to_another_device(browser: Browser, friend: Browser) -> None:
    table = browser.make()
    assert join(friend, table, invitation(browser, table, 0)).status_code == 200
    with friend.open(table) as new, browser.open(table) as old:
        assert new.welcome["yours"] == [0] and new.keys
        assert old.welcome["yours"] == [] and not old.keys


def test_who_may_not_invite(browser: Browser, friend: Browser) -> None:
    table = browser.make(seats=["person", "bot:random"])
    friend.make()
    for who, seat in ((friend, 0), (browser, 1), (browser, 7)):
        answer = who.http.post(f"/api/tables/{table}/seats/{seat}/invitation", json={})
        assert answer.status_code == 403


def test_secrets_are_kept_as_fingerprints(browser: Browser, tmp_path_factory: Any) -> None:
    table = browser.make(seats=["person", "open"])
    token = invitation(browser, table, 1)
    cookie = next(iter(browser.http.cookies.values()))
    files = list(tmp_path_factory.getbasetemp().glob("db*/tables.sqlite3*"))
    kept = b"".join(path.read_bytes() for path in files)
    assert table.encode() in kept
    assert token.encode() not in kept
    assert cookie.encode() not in kept


def test_the_table_waits_for_an_open_seat(browser: Browser, friend: Browser) -> None:
    table = browser.make("labo-2", game="invazions", seats=["open", "person"])
    with browser.open(table) as horde:
        assert horde.position["asked"]["seats"] == [0] and not horde.keys
        assert join(friend, table, invitation(browser, table, 0)).status_code == 200
    with friend.open(table) as humans:
        assert humans.keys


def test_a_bot_stands_in_and_hands_back(browser: Browser) -> None:
    with browser.open(browser.make(seats=["person", "person"])) as socket:
        for seat in (0, 1):
            socket.send(type="stand-in", id=f"s{seat}", seat=seat, bot="random")
            assert socket.wait_answer()["type"] == "ack"
        while socket.position["number"] < 10:
            socket.wait("position")
        socket.send(type="stand-in", id="back", seat=0, bot="")
        socket.send(type="stand-in", id="back2", seat=1, bot="")
        while socket.position["seats"][1]["bot"] or not (socket.keys or socket.position["outcome"]):
            socket.wait("position")
        socket.send(type="stand-in", id="x", seat=0, bot="deep-thought")
        assert socket.wait_answer()["type"] == "error"


def test_names(browser: Browser) -> None:
    with browser.open(browser.make()) as socket:
        socket.send(type="rename", id="n", seat=0, name="  Ada ")
        socket.wait_answer()
        socket.wait("position")
        assert socket.position["seats"][0]["name"] == "Ada"


# -- hidden hands --------------------------------------------------------------------------


def test_each_seat_sees_its_own_hand_only(browser: Browser, friend: Browser) -> None:
    table = browser.make("labo-2", game="invazions", seats=["person", "open"])
    join(friend, table, invitation(browser, table, 1))
    with browser.open(table) as humans, friend.open(table) as horde:
        assert humans.position["view"]["human"]["hand"]
        assert humans.position["view"]["hordes"][0]["hand"] is None
        assert horde.position["view"]["human"]["hand"] is None
        assert horde.position["view"]["hordes"][0]["hand"]
        assert horde.position["asked"]["prompt"] == ""  # it might speak of hidden cards
        assert humans.log[0] != horde.log[0]  # each is told the cards drawn by themselves


def test_a_curtain_falls_between_two_at_one_screen(browser: Browser) -> None:
    table = browser.make("labo-2", game="invazions", seats=["person", "person"])
    with browser.open(table) as socket:
        assert socket.position["curtain"] == 0 and not socket.keys
        assert hands(socket) == [False, False]
        lift(socket, 0)
        assert hands(socket) == [True, False] and socket.keys
        told = socket.log[0]
        while socket.position["curtain"] is None:
            socket.play("done" if "done" in socket.keys else socket.keys[0])
        assert socket.position["curtain"] == 1
        assert hands(socket) == [False, False]
        assert socket.log[0] != told  # which cards the humans drew is not left on the screen
        lift(socket, 1)
        assert hands(socket) == [False, True]


def test_at_one_screen_no_hand_is_shown_before_somebody_is_there(browser: Browser) -> None:
    seats = ["bot:random", "person", "person"]
    table = browser.make("labo-3", game="invazions", seats=seats, pace=5)
    with browser.open(table) as socket:
        assert socket.position["asked"]["seats"] == [0] and socket.position["curtain"] is None
        assert socket.position["eyes"] is None
        assert hands(socket) == [False, False]
        lift(socket, 1)
        assert hands(socket) == [False, True]


def hands(socket: Socket) -> list[bool]:
    """Which hands can be seen: the humans', the first horde's."""
    view = socket.position["view"]
    return [side["hand"] is not None for side in (view["human"], view["hordes"][0])]


def lift(socket: Socket, seat: int) -> None:
    socket.send(type="look", seat=seat)
    socket.wait("table")
    socket.wait("position")


def test_no_curtain_where_nothing_is_hidden(browser: Browser) -> None:
    with browser.open(browser.make(seats=["person", "person"])) as socket:
        assert socket.position["curtain"] is None and socket.keys
