"""The real box beside the page: entries over real sockets, kept, switched and put right."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from shambler.games import find
from shambler.games.invazions.state import HUMAN
from shambler.kernel.match import Match
from shambler.server import real_table
from shambler.server.protocol import BoxInfo
from shambler.testing import some
from tests.server.client import Browser, Socket
from tests.server.conftest import running
from tests.server.test_seats import invitation, join


def real(browser: Browser, *, box: tuple[str, ...] = ("all",), seats: int = 1, **more: Any) -> str:
    kinds = ["person"] + ["open"] * (seats - 1)
    wanted = {"game": "living_dead", "seats": kinds, "box": list(box), "undo": "free", "seed": None}
    return browser.make("S1", **(wanted | more))


def chance(socket: Socket) -> dict[str, Any]:
    found: dict[str, Any] = socket.position["box"]["chance"]
    return found


def key_of(socket: Socket, label: str) -> str:
    return next(str(c["key"]) for c in chance(socket)["choices"] if c["label"] == label)


def deal(socket: Socket, first: str = "Claw Hammer") -> None:
    """The six starting cards; the one with the rifle goes first."""
    rest = ["Claw Hammer", "Crowbar", "Table Leg", "Table Leg", "Tire Iron", "Winchester 94"]
    rest.remove(first)
    for name in [first, *rest]:
        assert socket.play(key_of(socket, name))["type"] == "ack"


def sources(socket: Socket) -> dict[str, bool]:
    return {stock["key"]: stock["real"] for stock in socket.position["box"]["stocks"]}


def test_what_is_drawn_is_asked_with_its_reason_and_what_can_come(browser: Browser) -> None:
    with browser.open(real(browser)) as socket:
        assert socket.welcome["pledge"] == ""
        assert [mark["kind"] for mark in socket.welcome["marks"]] == ["dice-typed"]
        asked = chance(socket)
        assert (asked["source"], asked["dice"], asked["count"]) == ("starting", False, 6)
        assert asked["text"] == "Deal a starting card to Ben."
        assert asked["rule"] == "NLD-SETUP-06"
        copies = {choice["label"]: choice["count"] for choice in asked["choices"]}
        assert copies["Table Leg"] == 2
        socket.play(key_of(socket, "Table Leg"))
        assert chance(socket)["given"] == ["Table Leg"]
        assert chance(socket)["text"] == "Deal a starting card to Barbra."
        assert {c["label"]: c["count"] for c in chance(socket)["choices"]}["Table Leg"] == 1
        refusal = socket.play("face:9999")
        assert (refusal["type"], refusal["code"]) == ("error", "illegal")
        assert chance(socket)["given"] == ["Table Leg"]
        decks = {stock["key"]: stock for stock in socket.position["box"]["stocks"]}
        assert decks["house"]["size"] == 24 == sum(c["count"] for c in decks["house"]["left"])


def test_a_table_without_a_box_tells_of_none(browser: Browser) -> None:
    with browser.open(browser.make()) as socket:
        assert socket.position["box"] is None
        table = socket.welcome["table"]
        answer = browser.http.get(f"/api/tables/{table}/entries")
        assert answer.status_code == 422
        assert "nothing is read off" in answer.json()["message"]
    wrong = browser.http.post(
        "/api/tables",
        json={"game": "invader", "scenario": "M0", "seats": ["person"], "box": ["dise"]},
    )
    assert wrong.status_code == 422
    assert "did you mean dice?" in wrong.json()["message"]


def test_a_source_is_switched_in_the_middle_and_stays_so(tmp_path: Path) -> None:
    db = str(tmp_path / "tables.sqlite3")
    with running(db) as port:
        browser = Browser(port)
        table = real(browser, box=("dice", "starting"))
        with browser.open(table) as socket:
            deal(socket)
            number = socket.position["number"]
            told = socket.patiently(
                "ack", type="switch", id="s1", number=number, box=["dice", "enemies"]
            )
            assert told["type"] == "ack"
            socket.look(0)
            now = sources(socket)
            assert {key for key, is_real in now.items() if is_real} == {"dice", "enemies"}
            refusal = socket.patiently("ack", type="switch", id="s2", number=number, box=["bag"])
            assert refusal["type"] == "error"
            for _ in range(40):
                if socket.position["box"]["chance"] is not None:
                    break
                keys = socket.keys
                socket.play("end" if "end" in keys else keys[-1])
            assert chance(socket)["source"] == "enemies"
            before = (socket.position["number"], sources(socket), chance(socket))
    with running(db) as port:
        again = Browser(port)
        again.http.cookies = browser.http.cookies
        with again.open(table) as socket:
            assert (socket.position["number"], sources(socket), chance(socket)) == before
            assert socket.play("ours")["type"] == "ack"


def test_a_table_with_our_dice_becomes_one_with_real_ones_and_says_so(browser: Browser) -> None:
    with browser.open(browser.make(seed=None)) as socket:
        assert socket.welcome["marks"] == []
        socket.send(type="switch", id="s1", number=socket.position["number"], box=["all"])
        socket.wait("ack")
        socket.look(0)
        assert [mark["kind"] for mark in socket.welcome["marks"]] == ["dice-typed"]
        assert set(sources(socket).values()) == {True}


def test_only_those_who_play_switch_and_mend(browser: Browser, port: int) -> None:
    table = real(browser)
    with browser.open(table), Browser(port).open(table) as stranger:
        number = stranger.position["number"]
        assert stranger.position["box"]["chance"] is None
        for command in (
            {"type": "switch", "box": []},
            {"type": "mend", "at": 0, "key": "face:1"},
        ):
            refusal = stranger.patiently("ack", id="x", number=number, **command)
            assert refusal["code"] == "not-yours"


def test_a_wrong_entry_is_looked_at_and_then_put_right(browser: Browser) -> None:
    table = real(browser)
    with browser.open(table) as socket:
        deal(socket, "Crowbar")
        entries = browser.http.get(f"/api/tables/{table}/entries").json()
        assert [entry["number"] for entry in entries] == [5, 4, 3, 2, 1, 0]
        assert entries[-1]["label"] == "Crowbar"
        hammer = next(c for c in entries[-2]["chance"]["choices"] if c["label"] == "Tire Iron")
        before = socket.position
        number = before["number"]
        mend = {"type": "mend", "number": number, "at": 1, "key": hammer["key"]}
        seen = socket.patiently("mended", **mend, id="m1", preview=True)
        assert not seen["done"]
        assert seen["lost"] > 0
        assert "Barbra gives up Claw Hammer." in seen["changes"]
        socket.look(0)
        assert socket.position["view"] == before["view"]  # only looked at
        done = socket.patiently("mended", **mend, id="m2")
        assert done["done"]
        socket.look(0)
        assert socket.position["number"] == number - seen["lost"]
        assert chance(socket)["given"][:2] == ["Crowbar", "Tire Iron"]


@pytest.mark.parametrize("at", [6, 7, 999])
def test_what_was_not_typed_in_is_not_put_right(browser: Browser, at: int) -> None:
    with browser.open(real(browser)) as socket:
        deal(socket)
        socket.play(socket.keys[0])
        number = socket.position["number"]
        command = {"type": "mend", "id": "m", "number": number, "at": at, "key": "face:1"}
        refusal = socket.patiently("mended", **command)
        assert (refusal["type"], refusal["code"]) == ("error", "barrier")


def test_two_people_tap_at_once(browser: Browser, port: int) -> None:
    """One is first; the other is told, and nothing of theirs is done in the other's place."""
    friend = Browser(port)
    table = real(browser, seats=2)
    join(friend, table, invitation(browser, table, 1))
    with browser.open(table) as one, friend.open(table) as two:
        one.wait("position")  # the friend has come
        number = one.position["number"]
        keys = key_of(one, "Crowbar"), key_of(two, "Tire Iron")
        one.send(type="play", id="a", number=number, seat=0, key=keys[0])
        two.send(type="play", id="b", number=number, seat=1, key=keys[1])
        answers = [one.wait_answer(), two.wait_answer()]
        assert sorted(answer["type"] for answer in answers) == ["ack", "error"]
        late = two if answers[1]["type"] == "error" else one
        assert answers[1 if late is two else 0]["code"] == "stale"
        while late.position["number"] == number:
            late.wait("position")
        first = "Crowbar" if late is two else "Tire Iron"
        assert chance(late)["given"] == [first]
        again = key_of(late, "Tire Iron" if late is two else "Crowbar")
        late.play(again, seat=1 if late is two else 0)
        assert len(chance(late)["given"]) == 2


def test_hands_are_typed_in_by_their_owners_and_told_to_nobody_else(
    browser: Browser, port: int
) -> None:
    friend = Browser(port)
    wanted = {"game": "invazions", "seats": ["person", "open"], "box": ["all"], "seed": None}
    table = browser.make("labo-2", **wanted)
    join(friend, table, invitation(browser, table, 1))
    with browser.open(table) as one, friend.open(table) as two:
        for _ in range(60):
            asked = [socket for socket in (one, two) if socket.position["box"]["chance"]]
            if len(asked) == 1:
                break
            number = one.position["number"]
            one.play(key_of(one, chance(one)["choices"][0]["label"]))
            while two.position["number"] == number:
                two.wait("position")
        (owner,) = asked
        other = two if owner is one else one
        assert other.position["asked"]["options"] == []
        seat = owner.position["asked"]["seat"]
        label = chance(owner)["choices"][0]["label"]
        owner.play(key_of(owner, label), seat=seat)
        entries = [b.http.get(f"/api/tables/{table}/entries").json() for b in (browser, friend)]
        mine, theirs = entries if owner is one else entries[::-1]
        assert (mine[0]["seat"], mine[0]["label"]) == (seat, label)
        assert seat not in {entry["seat"] for entry in theirs}


def test_the_program_draws_what_a_bot_holds_in_its_hand(
    browser: Browser, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody at the table may look at it."""
    wanted = {"game": "invazions", "seats": ["person", "bot:thumb"], "box": ["all"], "pace": 0}
    with browser.open(browser.make("labo-2", **wanted, seed=None)) as socket:
        drawn = 0
        for _ in range(60):
            if socket.position["box"]["chance"]:
                socket.play(key_of(socket, chance(socket)["choices"][0]["label"]))
            elif socket.keys:
                break  # everybody holds their cards, and it is one's turn
            else:
                socket.wait("position")
                drawn += 1
        assert drawn == 1  # the bot's five cards at one go: a person would be asked five times
        horde = socket.position["view"]["hordes"][0]
        assert horde["hand"] is None and horde["hand_size"] == 5, horde
    assert "a bot failed" not in caplog.text


def hands_of_invazions(alone: int | None) -> Iterator[tuple[Match, BoxInfo]]:
    """Two turns beside the box, with everything that is asked of the human."""
    match, choose = Match.new(find("invazions"), "labo-2", seed=0, typed=True), random.Random(4)
    while match.game.state.turn < 3 and (decision := match.game.decision) is not None:
        seat = decision.seats[0]
        box = real_table.box_of(match, "en", asked=seat == HUMAN, alone=alone)
        if box is not None and seat == HUMAN:
            yield match, box
        match.play(choose.choice(decision.options_for(seat)), seat=seat)


def test_who_sits_among_programs_need_not_pass_by_hand() -> None:
    """Where other people hold hands, passing at once would tell them of one's own."""
    told = [(match.game.decision, box.only) for match, box in hands_of_invazions(alone=HUMAN)]
    alone = [len(asked.options_for(HUMAN)) for asked, only in told if only and asked]
    assert set(alone) == {1} and len(alone) >= 3
    assert {only for _, only in told} >= {"", "pass"}
    told = [(match.game.decision, box.only) for match, box in hands_of_invazions(alone=None)]
    assert not [only for asked, only in some(told) if only and not asked.public]


def test_cards_of_invazions_are_told_by_their_names() -> None:
    given = {name for _, box in hands_of_invazions(None) if box.chance for name in box.chance.given}
    assert len(given) > 3 and "Hue and Cry" in given
    assert not any(name.isdigit() for name in given)


def test_nobody_advises_what_was_rolled(browser: Browser) -> None:
    with browser.open(real(browser)) as socket:
        number = socket.position["number"]
        refusal = socket.patiently("advice", type="advise", id="a", number=number, seat=0)
        assert refusal["code"] == "no-advice"


def test_the_end_of_a_turn_and_who_is_next_are_one_breath(browser: Browser) -> None:
    """Between two survivors of one seat; not where enemies come in between, nor for a die."""
    with browser.open(real(browser)) as socket:
        deal(socket)
        assert socket.position["box"]["onward"] == []  # nobody's turn ends here
        assert socket.play("activate:ben")["type"] == "ack"
        onward = socket.position["box"]["onward"]
        others = {"barbra", "harry", "helen", "tom", "judy"}
        assert {tuple(one["keys"]) for one in onward} == {("end", f"activate:{w}") for w in others}
        judy = next(one for one in onward if one["keys"][1] == "activate:judy")
        assert (judy["first"], judy["then"]) == ("End the turn", "Judy")
        for key in some(judy["keys"]):
            assert socket.play(key)["type"] == "ack"
        assert {one["keys"][1] for one in socket.position["box"]["onward"]} == {
            f"activate:{who}" for who in others - {"judy"}
        }
        for who in ("barbra", "harry", "helen"):
            assert socket.play("end")["type"] == "ack"
            assert socket.play(f"activate:{who}")["type"] == "ack"
        assert socket.play("end")["type"] == "ack"  # the last one acts unasked
        assert "end" in socket.keys
        assert socket.position["box"]["onward"] == []  # cards and enemies come first


def test_without_a_box_nothing_is_said_in_one_breath(browser: Browser) -> None:
    with browser.open(real(browser, box=())) as socket:
        assert socket.position["box"] is None
