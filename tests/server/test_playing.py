"""Playing at a table over a real socket."""

from __future__ import annotations

import random

from shambler.testing import some
from tests.server.client import Browser, Socket


def play_on(socket: Socket, most: int = 5000) -> None:
    """Answer at random until the game is over."""
    chance = random.Random(4)
    answers = 0
    while not socket.position["outcome"]:
        if socket.keys:
            answer = socket.play(chance.choice(socket.keys))
            assert answer["type"] == "ack", answer
            answers += 1
            assert answers < most, "the game did not end"
        else:
            socket.wait("position")


def test_a_game_is_played_to_its_end(browser: Browser) -> None:
    with browser.open(browser.make()) as socket:
        play_on(socket)
        outcome = socket.position["outcome"]
        assert outcome["text"] and outcome["rule"]
        assert socket.position["asked"] is None
        assert sorted(socket.log) == list(range(socket.position["number"] + 1))


def test_the_log_tells_what_its_lines_are_about(browser: Browser) -> None:
    """So that a page can show who went where."""
    with browser.open(browser.make()) as socket:
        play_on(socket)
        zones = {zone["name"] for zone in browser.board(socket)["zones"]}
        lines = [line for entry in socket.log.values() for line in entry["lines"]]
    moves = [line["about"] for line in lines if line["event"] == "Moved"]
    assert moves
    for about in moves:
        assert {about["start"], about["zone"]} <= zones
        assert about["who"]


def test_bots_answer_for_their_seats(browser: Browser) -> None:
    table = browser.make(seats=["person", "bot:random", "bot:random"])
    with browser.open(table) as socket:
        play_on(socket)
        seats = {entry["seat"] for entry in socket.log.values()}
    assert seats == {None, 0, 1, 2}


def test_a_table_of_bots_plays_by_itself_while_one_watches(browser: Browser) -> None:
    with browser.open(browser.make(seats=["bot:random", "bot:random"])) as socket:
        looked = 0
        while not socket.position["outcome"]:
            assert not socket.keys
            socket.wait("position")
            looked += 1
    assert looked


def test_the_table_tells_what_is_needed_to_draw_it(browser: Browser) -> None:
    with browser.open(browser.make()) as socket:
        assert socket.welcome["name"] == "Tutorial: Breach!"
        assert socket.welcome["yours"] == [0]
        assert {"zones", "openings", "cards", "survivors"} <= set(browser.board(socket))
        asked = socket.position["asked"]
        assert asked["seat"] == 0 and asked["prompt"].endswith(".")
        assert all(option["label"] and option["verb"] for option in some(asked["options"]))


def reach_turn(socket: Socket) -> None:
    """Answer the questions of the set-up and begin a turn."""
    while socket.position["asked"]["kind"] != "turn":
        socket.play(socket.keys[0])


def test_an_answer_says_whether_it_ends_something(browser: Browser) -> None:
    """So that a page can put it apart without knowing what a game calls it."""
    with browser.open(browser.make()) as socket:
        reach_turn(socket)
        options = socket.position["asked"]["options"]
    assert [option["key"] for option in options if option.get("closes")] == ["end"]
    assert len(options) > 1


def test_options_name_their_targets_and_refusals_their_rules(browser: Browser) -> None:
    with browser.open(browser.make()) as socket:
        reach_turn(socket)
        options = {option["key"]: option for option in socket.position["asked"]["options"]}
        assert options["move:4.1"]["target"] == {"zone": "4.1"}
        assert options["close:4.0-4.1"]["target"] == {"opening": "4.0-4.1"}
        blocked = socket.position["asked"]["blocked"]
        assert blocked and all(entry["rule"] and entry["reason"] for entry in blocked)


def test_attacks_show_their_odds(browser: Browser) -> None:
    with browser.open(browser.make(seed=3)) as socket:
        chance = random.Random(1)
        for _ in range(400):
            odds = [o["odds"] for o in socket.position["asked"]["options"] if "odds" in o]
            if odds:
                break
            socket.play(chance.choice(socket.keys))
        assert abs(sum(odds[0]["chances"].values()) - 1) < 1e-4
        assert "%" in odds[0]["text"]


def test_undo_takes_back_and_redo_plays_again(browser: Browser) -> None:
    with browser.open(browser.make()) as socket:
        reach_turn(socket)
        before = socket.position
        socket.play("move:4.1")
        after = socket.position
        assert after["undo"] == "free" and not after["redo"]
        socket.send(type="undo", id="u", number=after["number"])
        assert socket.wait_answer() == {"type": "ack", "id": "u", "number": before["number"]}
        socket.wait("position")
        assert socket.position["view"] == before["view"]
        assert socket.position["redo"]
        assert max(socket.log) == before["number"]
        socket.send(type="redo", id="r", number=before["number"])
        socket.wait_answer()
        socket.wait("position")
        assert socket.position["view"] == after["view"]
        assert max(socket.log) == after["number"]


def test_undo_beyond_a_reveal_is_asked_for_twice(browser: Browser) -> None:
    with browser.open(browser.make()) as socket:
        reach_turn(socket)
        while socket.position["undo"] == "free":
            socket.play("search" if "search" in socket.keys else socket.keys[0])
        number = socket.position["number"]
        assert socket.position["undo"] == "agreed"
        socket.send(type="undo", id="u", number=number)
        assert socket.wait_answer()["code"] == "barrier"
        socket.send(type="undo", id="v", number=number, agreed=True)
        assert socket.wait_answer()["type"] == "ack"


def test_everybody_at_the_table_sees_a_move(browser: Browser, port: int) -> None:
    table = browser.make()
    with browser.open(table) as socket, Browser(port).open(table) as watcher:
        assert watcher.welcome["yours"] == []
        socket.play(socket.keys[0])
        while watcher.position["number"] < 1:
            watcher.wait("position")
        assert watcher.position["view"] == socket.position["view"]
        assert watcher.keys == []


def test_each_browser_reads_its_own_language(browser: Browser) -> None:
    table = browser.make()
    with browser.open(table) as english, browser.open(table, language="fr") as french:
        assert english.welcome["name"] == "Tutorial: Breach!"
        assert french.welcome["name"] == "Tutoriel\xa0: La brèche\xa0!"
        assert french.keys == english.keys
        english.send(type="speak", language="fr")
        english.wait("table")
        english.wait("position")
        assert english.position["asked"] == french.position["asked"]


def test_a_closed_browser_comes_back_to_the_same_table(browser: Browser) -> None:
    table = browser.make()
    with browser.open(table) as socket:
        socket.play(socket.keys[0])
        before = socket.position
    with browser.open(table) as socket:
        assert socket.position["view"] == before["view"]
        assert socket.position["asked"] == before["asked"]
        assert len(socket.log) == before["number"] + 1


def test_people_talk(browser: Browser, port: int) -> None:
    table = browser.make()
    with browser.open(table) as socket, Browser(port).open(table) as watcher:
        socket.send(type="chat", id="c", text="<b>hello</b>")
        assert watcher.wait("chat")["text"] == "<b>hello</b>"
    with browser.open(table) as later:
        assert later.position["number"] == 0
