"""Campaigns on a real server: the next chapter with the same people, its page, its file, leaks."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from shambler.games.zombicide.hendrix import RULES
from shambler.kernel.campaign import Campaign
from shambler.server.hosting import STATIC
from shambler.testing import some
from tests.server.client import Browser, Socket
from tests.server.conftest import serving
from tests.server.databases import postgresql, programs
from tests.server.test_seats import invitation, join
from tests.short_fort import CARD, UNREAD, shortened, think


@pytest.fixture(scope="module", autouse=True)
def short() -> Iterator[None]:
    with shortened():
        yield


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(tmp_path_factory.mktemp("db") / "tables.sqlite3")
        return
    folder = programs()
    if folder is None:
        pytest.skip("there is no PostgreSQL")
    with postgresql(folder) as address:
        yield address


@pytest.fixture(scope="module")
def port(db: str) -> Iterator[int]:
    with serving(db) as (number, app):
        app.state.hub.bots.think = think
        yield number


def begin(browser: Browser, *seats: str, **more: Any) -> tuple[str, str]:
    wanted = {"game": "hendrix", "seats": seats or ("person",), "pace": 0}
    made = browser.http.post("/api/campaigns", json=wanted | more)
    assert made.status_code == 201, made.text
    return made.json()["campaign"], made.json()["table"]


def page(browser: Browser, key: str, language: str = "en") -> dict[str, Any]:
    found = browser.http.get(f"/api/campaigns/{key}", params={"language": language})
    assert found.status_code == 200, found.text
    answer: dict[str, Any] = found.json()
    return answer


def go_on(browser: Browser, table: str) -> str:
    made = browser.http.post(f"/api/tables/{table}/next")
    assert made.status_code == 201, made.text
    return str(made.json()["table"])


def win(socket: Socket, choice: int = 1, victim: str = "take:karl") -> None:
    """Play the chapter to its end: somebody falls, the card is taken, a choice is made."""
    while not socket.position["outcome"]:
        asked = socket.position["asked"]
        if asked is None or asked["seat"] is None:
            socket.wait("position")
            continue
        late = socket.position["view"]["round"] > 1
        wanted = (f"decide:{choice}", f"story:{CARD}" if late else "end", victim, "end")
        key = next((key for key in wanted if key in socket.keys), socket.keys[0])
        socket.play(key, seat=asked["seat"])
    assert socket.position["outcome"]["result"] == "won"


def test_two_chapters_with_the_same_people_in_their_seats(browser: Browser, port: int) -> None:
    friend = Browser(port)
    key, table = begin(browser, "person", "open", "bot:thumb")
    join(friend, table, invitation(browser, table, 1))
    with browser.open(table) as socket, friend.open(table) as other:
        socket.send(type="stand-in", id="s", seat=0, bot="")
        assert socket.welcome["chapter"] == {"campaign": key, "number": 1, "next": ""}
        refused = browser.http.post(f"/api/tables/{table}/next")
        assert refused.status_code == 409
        assert "not over" in refused.json()["message"]
        both_play(socket, other)
        following = go_on(friend, table)
        while other.welcome["chapter"]["next"] != following:
            other.receive()  # everybody is told where it goes on
    with browser.open(following) as socket, friend.open(following) as other:
        assert socket.welcome["scenario"] == "M2"
        assert (socket.welcome["yours"], other.welcome["yours"]) == ([0], [1])
        assert [seat["kind"] for seat in socket.position["seats"]] == ["person", "person", "bot"]


def both_play(one: Socket, other: Socket) -> None:
    """Whoever is asked answers."""
    done = threading.Event()

    def second() -> None:
        win(other)
        done.set()

    thread = threading.Thread(target=second)
    thread.start()
    win(one)
    thread.join(60)
    assert done.is_set()


def test_however_often_it_is_asked_for_the_next_chapter_begins_once(
    browser: Browser, port: int
) -> None:
    key, table = begin(browser)
    with browser.open(table) as socket:
        win(socket)
    answers: list[str] = []
    threads = [
        threading.Thread(target=lambda: answers.append(go_on(browser, table))) for _ in range(6)
    ]
    for thread in some(threads):
        thread.start()
    for thread in some(threads):
        thread.join(60)
    assert len(answers) == 6
    assert len({*answers}) == 1
    assert [chapter["scenario"] for chapter in page(browser, key)["chapters"]] == ["M1", "M2"]
    stranger = Browser(port).http.post(f"/api/tables/{table}/next")
    assert stranger.status_code == 403


def test_a_chapter_that_was_followed_is_sealed(browser: Browser) -> None:
    _, table = begin(browser)
    with browser.open(table) as socket:
        win(socket)
        assert socket.position["undo"] != "no"
        go_on(browser, table)
        while socket.position["undo"] != "no":
            socket.receive()
        number = socket.position["number"]
        refused = socket.patiently("ack", type="undo", id="u", number=number, agreed=True)
        assert refused["type"] == "error"


def test_the_page_tells_the_road_the_people_the_story_and_the_choices(browser: Browser) -> None:
    key, table = begin(browser)
    with browser.open(table) as socket:
        win(socket, choice=2)
    seen = page(browser, key)
    assert (seen["next"], seen["verdict"], seen["yours"]) == ("M2", "", True)
    assert [stop["scenario"] for stop in seen["road"]] == [f"M{n}" for n in range(1, 11)]
    assert [stop["place"] for stop in seen["road"]] == [0, 1, 2, 3, 4, 5, 5, 6, 7, 8]
    (chapter,) = seen["chapters"]
    assert (chapter["state"], chapter["attempt"], chapter["table"]) == ("won", 1, table)
    assert [passage["title"] for passage in chapter["tale"]["passages"]] == ["Server hall"]
    (choice,) = chapter["tale"]["choices"]
    assert choice["taken"] == "Read only her last message"
    assert [person["name"] for person in chapter["sheet"]["people"]][:2] == ["Javier", "Karl"]
    french = page(browser, key, "fr")["chapters"][0]["tale"]["choices"][0]
    assert french["taken"] == "Lire seulement son dernier message"


def test_playing_a_chapter_again_keeps_the_old_road_and_says_what_differs(
    browser: Browser, port: int
) -> None:
    key, first = begin(browser)
    with browser.open(first) as socket:
        win(socket, choice=1)
    second = go_on(browser, first)
    again = browser.http.post(f"/api/tables/{first}/again", json={})
    assert again.status_code == 201, again.text
    with browser.open(again.json()["table"]) as socket:
        win(socket, choice=2)
    chapters = page(browser, key)["chapters"]
    assert [(c["number"], c["after"], c["again"]) for c in chapters] == [
        (1, 0, 0),
        (2, 1, 0),
        (3, 0, 1),
    ]
    assert chapters[1]["table"] == second
    differs = {(d["who"], d["what"]): (d["before"], d["after"]) for d in chapters[2]["differs"]}
    assert differs["", "marks"] == ("The full archive", "")
    assert Browser(port).http.post(f"/api/tables/{first}/again", json={}).status_code == 403
    running_one = go_on(browser, again.json()["table"])
    assert browser.http.post(f"/api/tables/{running_one}/again", json={}).status_code == 409
    late = browser.http.post(f"/api/tables/{first}/again", json={"answer": 9_999})
    assert late.status_code == 409


def test_the_file_of_a_campaign_is_what_the_terminal_reads(
    browser: Browser, port: int, tmp_path: Path
) -> None:
    key, table = begin(browser, seed=5)
    with browser.open(table) as socket:
        win(socket)
    go_on(browser, table)
    text = browser.http.get(f"/api/campaigns/{key}/record")
    assert text.status_code == 200, text.text
    assert Browser(port).http.get(f"/api/campaigns/{key}/record").status_code == 403
    path = tmp_path / "fort.shambler"
    path.write_text(text.text, encoding="utf-8")
    campaign = Campaign.load(lambda name: RULES, path)
    assert [chapter.scenario for chapter in campaign.road()] == ["M1", "M2"]


@pytest.mark.parametrize(
    ("wanted", "status"),
    [
        ({"game": "hendrix", "seats": ["person"], "campaign": "nowhere"}, 422),
        ({"game": "invader", "seats": ["person"]}, 422),
        ({"game": "hendrix", "seats": ["person"] * 7}, 422),
        ({"game": "hendrix", "seats": ["person"], "options": {"campaign": {}}}, 422),
        ({"game": "hendrix", "seats": ["person"], "luck": 3}, 422),
    ],
)
def test_what_cannot_be_is_refused(browser: Browser, wanted: dict[str, Any], status: int) -> None:
    assert browser.http.post("/api/campaigns", json=wanted).status_code == status


def test_what_is_not_there_is_not_found(browser: Browser) -> None:
    assert browser.http.get("/api/campaigns/nothing-here").status_code == 404
    table = browser.make()
    assert browser.http.post(f"/api/tables/{table}/next").status_code == 409
    assert browser.http.post("/api/tables/nothing-here/next").status_code == 404


# -- secrets ---------------------------------------------------------------------------------


def everything_told(browser: Browser, key: str, table: str) -> str:
    """All that a browser can get of a campaign, in both languages."""
    parts = [json.dumps(page(browser, key, language)) for language in ("en", "fr")]
    for language in ("en", "fr"):
        with browser.open(table, language=language) as socket:
            parts += [json.dumps(socket.welcome), json.dumps(socket.position)]
            parts.append(json.dumps(browser.board(socket)))
            refused = socket.refused(
                json.dumps({"type": "play", "id": "x", "number": 0, "seat": 0, "key": "story:19"})
            )
            parts.append(json.dumps(refused))
    parts.append(browser.http.get("/api/shelf").text)
    parts.append(browser.http.get("/api/games/hendrix/scenarios/M1/setup").text)
    return "\n".join(parts)


def texts_of(missions: tuple[str, ...]) -> list[str]:
    """What stands on the cards and notes of some missions, and on their choices."""
    found: list[str] = []
    for mission in some(missions):
        story = RULES.content.missions[mission].story
        assert story is not None
        for number in range(story.opens):
            passage = story.passage(number)
            found += [passage.story.en, passage.story.fr]
        found += [words for label in story.labels for words in (label.en, label.fr)]
        found += [words for card in story.card for words in (card.refused.en, card.refused.fr)]
    return [text for text in found if text]


def test_no_card_that_was_not_read_is_told_anywhere(browser: Browser) -> None:
    key, table = begin(browser)
    before = everything_told(browser, key, table)
    hidden = texts_of(("M1", "M3", "M8", "M10"))
    assert len(hidden) > 60
    assert [text for text in hidden if json.dumps(text)[1:-1] in before or text in before] == []
    with browser.open(table) as socket:
        win(socket)
    go_on(browser, table)
    after = everything_told(browser, key, table)
    story = RULES.content.missions["M1"].story
    assert story is not None
    read = {story.card[0].story.en, story.card[0].story.fr}
    shown = {text for text in hidden if json.dumps(text)[1:-1] in after or text in after}
    assert read <= shown
    known = {words for option in _choices(story) for words in option}
    assert shown <= read | known
    assert UNREAD not in after


def _choices(story: Any) -> list[tuple[str, str]]:
    """The options of the card that was read."""
    return [
        (option.label.en, option.label.fr)
        for name, _, choice in story.choices
        if name == CARD
        for option in choice.options
    ]


def test_no_file_that_the_page_loads_holds_a_card() -> None:
    """The built page knows backs of cards, never fronts."""
    files = [path for path in STATIC.rglob("*") if path.suffix in (".js", ".css", ".html")]
    if not files:
        pytest.skip("the page is not built")
    hidden = texts_of(tuple(RULES.content.missions))
    long = [text for text in hidden if len(text) > 24]
    assert len(long) > 200
    for path in some(files):
        text = path.read_text("utf-8")
        assert [one for one in long if one in text or json.dumps(one)[1:-1] in text] == []
