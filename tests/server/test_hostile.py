"""Everything a browser should not send: refused in words, nothing changed, the table goes on."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

import shambler
from tests.server.client import Browser, Socket
from tests.server.conftest import running


@pytest.fixture
def socket(browser: Browser) -> Any:
    with browser.open(browser.make()) as opened:
        yield opened


def unchanged(socket: Socket) -> None:
    """The table answers as if nothing had happened."""
    socket.play(socket.keys[0])
    assert socket.position["number"] == 1


def closing_code(socket: Socket) -> int:
    """Read until the server closes the socket."""
    with suppress(ConnectionClosed):
        while True:
            socket.receive()
    return socket.connection.close_code or 0


PLAY = {"type": "play", "id": "x", "number": 0, "seat": 0, "key": "card:smg"}


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "null",
        "[]",
        '"play"',
        "{}",
        '{"type":"dance"}',
        json.dumps({**PLAY, "more": 1}),
        json.dumps({**PLAY, "number": -1}),
        json.dumps({**PLAY, "number": "0"}),
        json.dumps({**PLAY, "number": 2**80}),
        json.dumps({**PLAY, "seat": 1.5}),
        json.dumps({**PLAY, "key": ""}),
        json.dumps({**PLAY, "key": "k" * 201}),
        json.dumps({**PLAY, "id": "i" * 65}),
        json.dumps({"type": "play", "id": "x"}),
        '{"type":"speak","language":"tlh"}',
        '{"type":"chat","id":"x","text":""}',
        '{"type":"consent","id":"x","number":0}',
        '{"type":"consent","id":"x","number":0,"agree":"yes"}',
        '{"type":"advise","id":"x","number":0,"seat":64}',
        "[" * 5000,
        b"\x00\xff\xfe",
    ],
    ids=lambda frame: str(frame)[:40],
)
def test_frames_that_are_no_commands(socket: Socket, frame: str | bytes) -> None:
    refusal = socket.refused(frame)
    assert refusal["code"] == "unreadable"
    assert refusal["message"]
    unchanged(socket)


def test_a_long_frame_is_refused_and_a_huge_one_ends_the_socket(
    browser: Browser, socket: Socket
) -> None:
    assert socket.refused(json.dumps({**PLAY, "key": "k" * 9000}))["code"] == "unreadable"
    unchanged(socket)
    socket.connection.send("x" * 200_000)
    assert closing_code(socket) == 1009


def test_endless_nonsense_ends_the_socket(socket: Socket) -> None:
    for _ in range(21):
        assert socket.refused("nonsense")["code"] == "unreadable"
    assert closing_code(socket) == 4400


def test_a_flood_of_commands_is_slowed_down(socket: Socket) -> None:
    for _ in range(200):
        socket.send(type="look", seat=9)
    codes = {socket.wait("error")["code"] for _ in range(120)}
    assert codes == {"not-yours", "too-fast"}


def refusal(socket: Socket, **command: Any) -> str:
    socket.send(**{**PLAY, **command})
    answer = socket.wait_answer()
    assert answer["type"] == "error" and answer["id"] == "x"
    socket.wait("position")  # a refused browser is shown where things stand
    return str(answer["code"])


def test_unknown_and_illegal_keys(socket: Socket) -> None:
    assert refusal(socket, key="dance:all-night") == "unknown-key"
    assert refusal(socket, key="move:4.1") == "illegal"
    unchanged(socket)


def test_seats_of_others(browser: Browser, port: int, socket: Socket) -> None:
    assert refusal(socket, seat=3) == "not-yours"
    stranger = Browser(port)
    stranger.make()
    with stranger.open(socket.welcome["table"]) as other:
        assert other.welcome["yours"] == []
        assert refusal(other) == "not-yours"
        other.send(type="undo", id="x", number=0)
        assert other.wait_answer()["code"] == "barrier"
    unchanged(socket)


def test_answers_to_another_decision_are_stale(socket: Socket) -> None:
    assert refusal(socket, number=5) == "stale"
    socket.play(socket.keys[0])
    assert refusal(socket, number=0) == "stale"
    socket.send(type="undo", id="x", number=0)
    assert socket.wait_answer()["code"] == "stale"
    assert socket.position["number"] == 1


def test_the_same_submission_twice_has_one_effect(socket: Socket) -> None:
    key = socket.keys[0]
    for _ in range(3):
        socket.send(type="play", id="same", number=0, seat=0, key=key)
        assert socket.wait_answer() == {"type": "ack", "id": "same", "number": 1}
        socket.wait("position")
    assert socket.position["number"] == 1


def test_forged_origins_do_not_get_a_socket(browser: Browser) -> None:
    table = browser.make()
    for origin in ("http://evil.example", "null", f"http://{browser.host}.evil.example"):
        with pytest.raises(InvalidStatus) as refused:
            browser.connect(table, origin=origin)
        assert refused.value.response.status_code == 403
    with pytest.raises(InvalidStatus), connect(f"ws://{browser.host}/api/tables/{table}/socket"):
        pass


def test_foreign_names_of_this_machine_are_refused(browser: Browser) -> None:
    answer = browser.http.get("/api/shelf", headers={"Host": "evil.example"})
    assert answer.status_code == 403
    answer = browser.http.get("/api/shelf", headers={"Host": "localhost:1"})
    assert answer.status_code == 200


def test_a_table_that_does_not_exist(browser: Browser) -> None:
    with browser.connect("nowhere") as socket:
        assert socket.receive()["code"] == "no-table"
        assert closing_code(socket) == 4404


GOOD = {"game": "invader", "scenario": "M0", "seats": ["person"]}


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"game": "chess"}, 404),
        ({"scenario": "M99"}, 422),
        ({"seats": []}, 422),
        ({"seats": ["person"] * 7}, 422),
        ({"seats": ["ghost"]}, 422),
        ({"seats": ["bot:deep-thought"]}, 422),
        ({"seats": ["bot:planner:9999s"]}, 422),
        ({"seats": ["bot:planner:99999"]}, 422),
        ({"seats": ["bot:random:1s"]}, 422),
        ({"undo": "always"}, 422),
        ({"absent": -1}, 422),
        ({"absent": 1e300}, 422),
        ({"advice": "perhaps"}, 422),
        ({"seats": "person"}, 422),
        ({"options": {"survivors": ["nobody"]}}, 422),
        ({"options": {"no-such-option": 1}}, 422),
        ({"options": {"seed": 4}}, 422),
        ({"seed": -1}, 422),
        ({"pace": 1e9}, 422),
        ({"extra": True}, 422),
    ],
    ids=str,
)
def test_tables_that_cannot_be(browser: Browser, change: dict[str, Any], status: int) -> None:
    before = browser.http.get("/api/health").json()["tables"]
    answer = browser.http.post("/api/tables", json=GOOD | change)
    assert answer.status_code == status, answer.text
    assert browser.http.get("/api/health").json()["tables"] == before


def test_requests_from_other_pages_are_refused(browser: Browser) -> None:
    for origin in ("http://evil.example", ""):
        answer = browser.http.post("/api/tables", json=GOOD, headers={"Origin": origin})
        assert answer.status_code == 403
    without = httpx.post(f"{browser.origin}/api/tables", json=GOOD)
    assert without.status_code == 403


def test_large_or_endless_requests_are_refused(browser: Browser) -> None:
    large = browser.http.post("/api/tables", content=b"x" * 20_000)
    assert large.status_code == 413
    endless = browser.http.post("/api/tables", content=iter([b"x"]))
    assert endless.status_code == 413


def test_every_answer_carries_the_headers(browser: Browser) -> None:
    for path in ("/", "/api/shelf", "/table/x", "/nothing", "/assets/nothing"):
        headers = browser.http.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        for part in ("object-src", "base-uri", "frame-ancestors"):
            assert f"{part} 'none'" in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"
        assert "access-control-allow-origin" not in headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(port: int) -> None:
    browser = Browser(port)
    answer = browser.http.post("/api/tables", json=GOOD)
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Strict" in cookie
    again = browser.http.post("/api/tables", json=GOOD)
    assert "set-cookie" not in again.headers


def test_no_secret_is_told(browser: Browser) -> None:
    table = browser.make(seed=123456789123)
    token = next(iter(browser.http.cookies.values()))
    with browser.open(table) as socket:
        told = json.dumps([socket.welcome, socket.position])
    assert token not in told
    assert "123456789123" not in told


# -- too much of everything ----------------------------------------------------------------


def test_tables_without_end_are_refused(tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.sqlite3"), new_tables=3) as port:
        browser = Browser(port)
        table, *_ = [browser.make() for _ in range(3)]
        record = shambler.new("invader", "M0", seed=1).text()
        for path, sent in (
            ("", GOOD),
            ("/upload", {"record": record}),
            (f"/{table}/moments/0/branch", {}),
        ):
            for who in (browser, Browser(port)):  # another cookie is the same address
                answer = who.http.post(f"/api/tables{path}", json=sent)
                assert answer.status_code == 429 and answer.json()["message"]
        assert browser.http.get("/api/health").json()["tables"] == 3
        with browser.open(table) as socket:
            unchanged(socket)


# -- secrets that were used before ---------------------------------------------------------


def test_a_used_invitation_gives_nothing_to_anybody(browser: Browser, port: int) -> None:
    table = browser.make(seats=["person", "open"])
    path = f"/api/tables/{table}"
    token = browser.http.post(f"{path}/seats/1/invitation", json={}).json()["token"]
    friend, thief = Browser(port), Browser(port)
    assert friend.http.post(f"{path}/join", json={"token": token}).status_code == 200
    assert thief.http.post(f"{path}/join", json={"token": token}).status_code == 403
    for who, seat in ((friend, 1), (browser, 0)):  # who sits here hears where, and no more
        again = who.http.post(f"{path}/join", json={"token": token})
        assert (again.status_code, again.json()["seat"]) == (200, seat)
    for who, yours in ((friend, [1]), (browser, [0]), (thief, [])):
        with who.open(table) as socket:
            assert socket.welcome["yours"] == yours


def test_cookies_that_were_never_given(browser: Browser) -> None:
    table = browser.make()
    for value in ("x", "x" * 30, "x" * 5000, "a=b", '"', "\\303\\251" * 6):
        headers = {"Cookie": f"shambler_guest={value}"}
        answer = httpx.get(f"{browser.origin}/api/tables/mine", headers=headers)
        assert answer.status_code in (200, 400) and table not in answer.text


def test_behind_tls_no_other_host_can_plant_the_cookie(browser: Browser) -> None:
    secure = {"X-Forwarded-Proto": "https", "Origin": browser.origin}
    with httpx.Client(base_url=browser.origin, headers=secure) as http:
        made = http.post("/api/tables", json=GOOD)
        cookie = made.headers["set-cookie"]
        assert cookie.startswith("__Host-shambler_guest=")
        assert "; Secure" in cookie and "Path=/" in cookie and "Domain" not in cookie
        value = cookie.partition("=")[2].partition(";")[0]
        invitation = f"/api/tables/{made.json()['table']}/seats/0/invitation"
        for name, status in (("__Host-shambler_guest", 200), ("shambler_guest", 403)):
            asked = http.post(invitation, headers={"Cookie": f"{name}={value}"})
            assert asked.status_code == status


@pytest.mark.parametrize("value", ["short", "x" * 33, "x" * 31 + "!", "x" * 31 + "="])
def test_a_cookie_that_cannot_be_ours_is_replaced(browser: Browser, value: str) -> None:
    headers = {"Cookie": f"shambler_guest={value}", "Origin": browser.origin}
    made = httpx.post(f"{browser.origin}/api/tables", json=GOOD, headers=headers)
    assert made.status_code == 201 and value not in made.headers["set-cookie"]


def test_a_submission_of_one_table_does_nothing_at_another(browser: Browser) -> None:
    one, other = browser.make(), browser.make(seats=["open", "person"])
    with browser.open(one) as first, browser.open(other) as second:
        first.play(first.keys[0])
        assert refusal(second) == "not-yours"
        assert second.position["number"] == 0
