"""The shelf, the rulebook and the pages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from shambler.kernel.ruleset import Ruleset
from shambler.server.app import ADDRESSES
from shambler.server.backup import backup
from shambler.server.shelf import shelf
from shambler.server.storage import Store
from shambler.testing import some
from tests.server.client import Browser
from tests.server.conftest import serving
from tests.server.test_storage import keep, new_match


def test_a_game_that_is_registered_later_stands_on_the_shelf_too(barricade: Ruleset) -> None:
    card = {game.key: game for game in shelf().games}[barricade.key]
    assert (card.title, card.players) == ("Barricade Night", "2-4")
    entries = barricade.scenarios()
    assert [scenario.key for scenario in card.scenarios] == [entry.key for entry in some(entries)]


def test_the_shelf_shows_games_with_their_scenarios(browser: Browser) -> None:
    games = {game["key"]: game for game in browser.http.get("/api/shelf").json()["games"]}
    invader = games["invader"]
    assert invader["title"] == "Zombicide: Invader"
    assert invader["scenarios"][0]["key"] == "M0"
    assert set(invader["line"]) == {"en", "fr"}


def test_the_form_of_a_scenario_is_listed_in_the_language_of_the_reader(browser: Browser) -> None:
    for language, label in (("en", "Ultrared mode"), ("fr", "Mode Ultrarouge")):
        asked = {"language": language, "seats": 3}
        card = browser.http.get("/api/setup/invader/M0", params=asked).json()
        options = {option["name"]: option for option in card["options"]}
        assert options["ultrared"]["label"] == label
        assert options["ultrared"]["kind"] == "flag"
        assert (options["survivors"]["least"], options["survivors"]["most"]) == (6, 12)
        assert {"key": "jared", "name": "Jared"} in options["survivors"]["choices"]
        assert len(card["roles"]) == 3
    card = browser.http.get("/api/setup/invazions/labo-3", params={"seats": 3}).json()
    assert card["roles"] == ["Humans", "Horde 1", "Horde 2"]
    custom = browser.http.get("/api/setup/invazions/custom", params={"seats": 2}).json()
    assert "custom" in [option["name"] for option in custom["options"]]
    assert browser.http.get("/api/setup/chess/M0").status_code == 404
    missing = browser.http.get("/api/setup/invader/M99")
    assert missing.status_code == 422
    assert "no scenario 'M99'" in missing.json()["message"]


def test_an_option_may_bring_one_more_to_the_table(browser: Browser) -> None:
    def card(seats: int, *on: str) -> dict[str, Any]:
        asked = {"seats": seats, "on": list(on)}
        found: dict[str, Any] = browser.http.get("/api/setup/dawn/basic", params=asked).json()
        return found

    assert card(4)["seats"] == [1, 4] and len(card(4)["roles"]) == 4
    assert card(5, "versus")["seats"] == [2, 5]
    assert card(5, "versus")["roles"][3:] == ["Hero player 4", "Zeds player"]
    assert card(1, "versus")["roles"] == ["Hero player 1", "Zeds player"]  # as many as it takes
    assert card(3, "nonsense", "seats") == card(3)  # no flags


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"enemy_cards": ["easy", "nasty"]}, "enemy_cards: 'nasty' cannot be chosen"),
        ({"survivors": ["jared"]}, "survivors: 6 to 12 can be chosen, not 1"),
        ({"ultrared": "perhaps"}, "$.ultrared"),
        ({"colour": "red"}, "colour"),
        ({"spokesman": 5}, "spokesman: there is no seat 5"),
    ],
)
def test_a_table_is_refused_by_the_name_of_the_wrong_option(
    browser: Browser, options: dict[str, object], problem: str
) -> None:
    wanted = {"game": "invader", "scenario": "M0", "seats": ["person"], "options": options}
    answer = browser.http.post("/api/tables", json=wanted)
    assert answer.status_code == 422
    assert problem in answer.json()["message"]


def test_what_was_chosen_is_what_is_played(browser: Browser) -> None:
    wanted = {"game": "invader", "scenario": "M0", "seats": ["person", "person"]}
    chosen = {"ultrared": True, "enemy_cards": ["easy"], "spokesman": 1}
    table = browser.http.post("/api/tables", json={**wanted, "options": chosen}).json()["table"]
    record = browser.record(table).text
    (line,) = (line for line in record.splitlines() if line.startswith("setup "))
    assert json.loads(line.removeprefix("setup ")) == {**chosen, "seats": 2}


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


def test_the_server_says_how_it_is(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.sqlite3")) as (port, app):
        browser, inside = Browser(port), f"http://{app.state.inside}"
        assert browser.http.get("/api/health").json()["status"] == "ok"
        assert browser.http.get("/api/ready").json()["status"] == "ready"
        with browser.open(browser.make(seats=["person", "bot:random"])) as socket:
            socket.play(socket.keys[0])
            figures = httpx.get(f"{inside}/metrics").text
        assert "/api/tables" in httpx.get(f"{inside}/openapi.json").json()["paths"]
        for path in ("/metrics", "/openapi.json", "/docs", "/redoc", "/relay"):
            assert browser.http.get(path).status_code == 404  # not for the public
    assert "shambler_sockets 1.0" in figures
    assert 'shambler_commands_total{kind="play",result="done"}' in figures
    assert "shambler_submission_seconds_count" in figures


@pytest.mark.parametrize("path", ["/api/shelf", "/api/tables/{table}/record", "/api/rules/none"])
def test_nothing_of_the_api_is_kept_by_a_cache(browser: Browser, path: str) -> None:
    answer = browser.http.get(path.format(table=browser.make()))
    assert answer.headers["cache-control"] == "no-store"


def test_behind_tls_browsers_are_told_to_stay_there(browser: Browser) -> None:
    assert "strict-transport-security" not in browser.http.get("/api/health").headers
    proxied = browser.http.get("/api/health", headers={"X-Forwarded-Proto": "https"})
    assert "max-age=" in proxied.headers["strict-transport-security"]


def test_only_the_owner_reads_tables_and_backups(tmp_path: Path) -> None:
    file, copy = tmp_path / "new" / "tables.sqlite3", tmp_path / "backup.sqlite3"
    old = tmp_path / "old.sqlite3"
    old.touch(mode=0o644)
    for place in (file, old):
        store = Store(str(place))
        keep(store, new_match())  # the journal is there, too
        found = [path for path in place.parent.glob(f"{place.name}*") if path.suffix != ".lock"]
        assert len(found) == 3
        assert [path.name for path in found if path.stat().st_mode & 0o077] == []
        store.close()
    backup(str(file), copy)
    assert copy.stat().st_mode & 0o077 == 0


HTML = {"Accept": "text/html,application/xhtml+xml"}


def test_every_address_of_the_page_can_be_loaded_anew(browser: Browser) -> None:
    whole = browser.http.get("/", headers=HTML).text
    for address in ADDRESSES:
        asked = re.sub(r"\{\w+\}", "some", address)
        found = browser.http.get(asked, headers=HTML)
        assert (found.status_code, found.text) == (200, whole), address
    assert "/campaign/{key}" in ADDRESSES


def test_an_address_that_leads_nowhere_is_told_by_the_page_to_people(browser: Browser) -> None:
    page = browser.http.get("/nowhere/at/all", headers=HTML)
    assert page.status_code == 404 and page.text == browser.http.get("/").text
    plain = browser.http.get("/nowhere/at/all")
    assert (plain.status_code, plain.json()) == (404, {"message": "Not Found"})
