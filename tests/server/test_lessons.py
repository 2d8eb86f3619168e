"""Lessons over HTTP: every step without a table, and a table from any step."""

from __future__ import annotations

from tests.server.client import Browser

NIGHT = "/api/lessons/living_dead/first-night"


def test_a_step_tells_what_to_do_why_and_by_which_rule(browser: Browser) -> None:
    step = browser.http.get(f"{NIGHT}/2").json()
    assert step["do"] in [option["key"] for option in step["position"]["asked"]["options"]]
    assert step["rule"] == "Z-ACT-02" and step["rule_text"]
    assert step["at"] == 2 and len(step["titles"]) == 14
    assert 0 < step["minutes"] <= 8


def test_it_is_told_in_french_too(browser: Browser) -> None:
    english = browser.http.get(f"{NIGHT}/1").json()
    french = browser.http.get(f"{NIGHT}/1?language=fr").json()
    assert french["say"] != english["say"] and french["do"] == english["do"]
    assert french["position"]["asked"]["prompt"] != english["position"]["asked"]["prompt"]


def test_what_is_not_there_is_not_found(browser: Browser) -> None:
    for path in (f"{NIGHT}/99", "/api/lessons/living_dead/none/0", "/api/lessons/none/x/0"):
        assert browser.http.get(path).status_code == 404, path


def test_nobody_needs_a_cookie_to_learn(browser: Browser) -> None:
    assert not browser.http.get(f"{NIGHT}/0").cookies


def test_one_plays_on_with_other_dice_and_everybody_is_told_so(browser: Browser) -> None:
    made = [browser.http.post(f"{NIGHT}/13/play").json()["table"] for _ in range(2)]
    records = [browser.http.post(f"/api/tables/{table}/record").text for table in made]
    with browser.open(made[0]) as socket:
        assert [mark["kind"] for mark in socket.welcome["marks"]][:1] == ["began-elsewhere"]
        assert socket.welcome["pledge"] == ""
        assert "search:melee" in socket.keys
        assert socket.play("end")["type"] == "ack"
    seeds = [next(line for line in text.splitlines() if "seed" in line) for text in records]
    assert seeds[0] != seeds[1]


def test_bots_take_the_other_seats_where_one_plays_on(browser: Browser) -> None:
    lesson = "/api/lessons/invazions/first-break-in/11/play"
    table = browser.http.post(lesson).json()["table"]
    with browser.open(table) as socket:
        assert [seat["kind"] for seat in socket.position["seats"]] == ["person", "bot"]


def test_a_lesson_shows_one_seat_alone(browser: Browser) -> None:
    step = browser.http.get("/api/lessons/invazions/first-break-in/5").json()
    assert step["position"]["eyes"] == 0
    horde = step["position"]["view"]["hordes"][0]
    assert not horde.get("hand")
