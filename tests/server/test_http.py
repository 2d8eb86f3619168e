"""The shelf, the rulebook and the pages."""

from __future__ import annotations

from tests.server.client import Browser


def test_the_shelf_shows_games_with_their_scenarios(browser: Browser) -> None:
    games = {game["key"]: game for game in browser.http.get("/api/shelf").json()["games"]}
    invader = games["invader"]
    assert invader["title"] == "Zombicide: Invader"
    assert invader["scenarios"][0]["key"] == "M0"
    assert set(invader["line"]) == {"en", "fr"}


def test_rules_are_found_by_words_and_by_id(browser: Browser) -> None:
    found = browser.http.get("/api/rules/invader", params={"q": "mold"}).json()
    assert found and all("mold" in str(rule).lower() for rule in found)
    one = browser.http.get("/api/rules/invader/Z-MOVE-01").json()
    assert one["id"] == "Z-MOVE-01" and one["text"]


def test_rules_come_in_the_language_of_the_reader(browser: Browser) -> None:
    book = browser.http.get("/api/rules/invazions").json()
    french = browser.http.get("/api/rules/invazions", params={"language": "fr"}).json()
    assert [rule["id"] for rule in book] == [rule["id"] for rule in french]
    assert [rule["text"] for rule in book] != [rule["text"] for rule in french]


def test_zombicide_rules_are_read_and_searched_in_french(browser: Browser) -> None:
    french = {"language": "fr"}
    rule = browser.http.get("/api/rules/invader/Z-MOVE-02", params=french).json()
    assert rule["topic"] == "Action de mouvement"
    assert rule["text"].startswith("Quitter une zone")
    assert "ouvriers" in rule["examples"][0]
    for game in ("invader", "living_dead"):
        found = browser.http.get(f"/api/rules/{game}", params={"q": "tir ami", **french}).json()
        assert found[0]["topic"] == "Tir ami"


def test_rules_that_do_not_exist(browser: Browser) -> None:
    answer = browser.http.get("/api/rules/invader/Z-MOVE-99")
    assert answer.status_code == 404
    assert "Z-MOVE" in answer.json()["message"]
    assert browser.http.get("/api/rules/chess").status_code == 404
    assert browser.http.get("/api/rules/invader", params={"q": "x" * 101}).status_code == 422


def test_files_outside_the_page_are_not_served(browser: Browser) -> None:
    for path in ("/assets/../app.py", "/assets/%2e%2e/app.py", "/assets//etc/passwd"):
        assert browser.http.get(path).status_code == 404


def test_the_server_says_how_it_is(browser: Browser) -> None:
    assert browser.http.get("/api/health").json()["status"] == "ok"
    assert browser.http.get("/api/ready").json()["status"] == "ready"
    with browser.open(browser.make(seats=["person", "bot:random"])) as socket:
        socket.play(socket.keys[0])
        figures = browser.http.get("/metrics").text
    assert "shambler_sockets 1.0" in figures
    assert 'shambler_commands_total{kind="play",result="done"}' in figures
    assert "shambler_submission_seconds_count" in figures
