"""Everything that can be asked over HTTP is told on the page about security, and has a limit."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from websockets.exceptions import ConnectionClosed, InvalidStatus

from shambler.server import limits
from shambler.testing import some
from tests.server.client import Browser
from tests.server.conftest import serving
from tests.server.test_accounts import Local
from tests.server.test_storage import server, where

__all__ = ["server", "where"]

PAGE = Path(__file__).parents[2] / "docs" / "contributors" / "security.md"
FREE = {  # the same for everybody, and nothing is read from the database
    "/api/health",
    "/api/ready",
    "/api/shelf",
    "/api/rules/{game}",
    "/api/rules/{game}/{rule}",
    "/api/setup/{game}/{scenario}",
    "/api/workshop",
}
NUL = "a\x00b"
DEEP: Any = "x"
for _ in range(300):
    DEEP = [DEEP]


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, FastAPI]]:
    with pytest.MonkeyPatch.context() as patch:
        for name in ("MOMENTS", "PROOFS", "LETTERS"):
            patch.setattr(limits, name, 10**9)
        folder = tmp_path_factory.mktemp("db")
        with serving(str(folder / "tables.sqlite3"), new_tables=10**9) as running:
            yield running


def described(app: FastAPI) -> list[tuple[str, str, dict[str, Any]]]:
    """Every request there is: path, method, what is said of it."""
    paths = app.openapi()["paths"].items()
    found = [(path, method, about) for path, ways in paths for method, about in ways.items()]
    assert len(found) > 60
    return found


def endpoints(routes: Any) -> Iterator[tuple[str, Any]]:
    """What is called for each path below the routers, which may be nested."""
    for route in routes:
        called = getattr(route, "endpoint", None)
        if called is not None and getattr(route, "include_in_schema", False):
            yield str(route.path), called
        for name in ("original_router", "routes"):
            inner = getattr(route, name, None)
            if inner is not None:
                yield from endpoints(getattr(inner, "routes", inner))


def test_every_request_is_on_the_page(app: tuple[int, FastAPI]) -> None:
    page = PAGE.read_text("utf-8")
    assert [path for path, _, _ in described(app[1]) if f"`{path}`" not in page] == []


def test_every_request_has_a_limit(app: tuple[int, FastAPI]) -> None:
    """By its source: whoever is asked spends something first."""
    found = list(endpoints(app[1].routes))
    wild = []
    for path, _, _ in described(app[1]):
        longest = max((end for end, _ in found if path.endswith(end)), key=len, default="")
        called = [one for end, one in found if end == longest]
        assert called, path
        wild += [path for one in called if "spend(" not in inspect.getsource(one)]
    assert set(wild) - FREE == set()


def made_up(about: dict[str, Any], document: dict[str, Any], text: Any) -> Any:
    """A body of the right form with this in the place of every text."""

    def fill(schema: dict[str, Any]) -> Any:
        if "$ref" in schema:
            return fill(document["components"]["schemas"][schema["$ref"].rpartition("/")[2]])
        if "anyOf" in schema:
            return fill(schema["anyOf"][0])
        kind = schema.get("type")
        if kind == "object" and "properties" in schema:
            return {name: fill(part) for name, part in schema["properties"].items()}
        plain = {"integer": 0, "number": 0, "boolean": False, "object": {"a": text}}
        return [fill(schema["items"])] if kind == "array" else plain.get(str(kind), text)

    content = about.get("requestBody", {}).get("content", {}).get("application/json")
    return None if content is None else fill(content["schema"])


def address(path: str, table: str, text: str) -> str:
    """A path with a real table and a real game, and this in every other place."""
    known = {"key": table, "number": "0", "seat": "0", "at": "0", "game": "invader"}
    return re.sub(r"{(\w+)}", lambda place: known.get(place[1], text), path)


def asked(browser: Browser, app: FastAPI, text: Any) -> Iterator[tuple[str, Any]]:
    """Every request of a stranger, with this in every text; what came of it."""
    table = browser.make("labo-2", game="invazions", seats=["person", "open"])
    stranger, document = Local(int(browser.host.rpartition(":")[2])), app.openapi()
    for path, method, about in described(app):
        body = made_up(about, document, text)
        shown = text if isinstance(text, str) and text.isprintable() else "%00"
        sent = None if body is None else json.dumps(body).encode()  # also what is no Unicode
        headers = {"Content-Type": "application/json"}
        place = address(path, table, shown)
        answer = stranger.http.request(method, place, content=sent, headers=headers)
        yield f"{method} {path}", answer


@pytest.mark.parametrize("text", [NUL, "\ud800", DEEP, "x" * 8000, "'; DROP TABLE tables; --"])
def test_texts_that_break_others_are_refused_or_kept(where: str, text: Any) -> None:
    """On both databases, at every request: PostgreSQL knows no NUL."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("MOMENTS", "PROOFS", "LETTERS"):
            patch.setattr(limits, name, 10**9)
        with serving(where, new_tables=10**9, lease=60) as (port, app):
            for request, answer in some(asked(Browser(port), app, text)):
                assert answer.status_code < 500, request
                assert "Traceback" not in answer.text
            assert not app.state.hub.keeper.in_trouble


@pytest.mark.parametrize("text", ["a%00b", "%ed%a0%80", "..%2f..%0d%0a"])
def test_addresses_that_break_others_are_refused(where: str, text: str) -> None:
    """In every place of every address, also of sockets: the database is not even asked, and does
    not seem to be in trouble."""
    with serving(where, new_tables=10**9, lease=60) as (port, app):
        stranger = Local(port)
        for path, method, _ in some(described(app)):
            place = re.sub(r"{(\w+)}", text, path)
            body: dict[str, Any] = {} if method == "get" else {"json": {}}
            answers = [stranger.http.request(method, place, **body)]
            answers.append(stranger.http.request(method, f"{path}?q={text}&seat={text}", **body))
            for answer in some(answers):
                assert answer.status_code < 500, place
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            stranger.open(text)
        assert not app.state.hub.keeper.in_trouble
        assert stranger.http.get("/api/ready").status_code == 200


def test_no_answer_of_the_api_is_kept_and_no_other_page_may_ask(app: tuple[int, FastAPI]) -> None:
    port, running = app
    browser = Browser(port)
    answers = [pair for pair in asked(browser, running, "x") if "/boards/" not in pair[0]]
    for request, answer in some(answers):
        assert answer.headers["cache-control"] == "no-store", request
        assert "access-control-allow-origin" not in answer.headers
    del browser.http.headers["Origin"]
    changing = [(path, method) for path, method, _ in described(running) if method != "get"]
    for path, method in some(changing):
        place = address(path, "x", "x")
        for headers in some(({"Origin": "https://evil.example"}, {"Origin": "null"}, {})):
            answer = browser.http.request(method, place, json={}, headers=headers)
            assert answer.status_code == 403, (place, headers)


def test_nobody_touches_the_account_of_another(app: tuple[int, FastAPI]) -> None:
    """By naming what is theirs: passkeys, sessions."""
    port, _ = app
    ada, eve = Local(port), Local(port)
    ada.link()
    eve.link()
    theirs = [session["key"] for session in ada.http.get("/api/me").json()["sessions"]]
    assert theirs
    assert eve.post("/me/sessions/end", {"keys": theirs}).status_code == 204
    assert eve.post("/me/passkeys/remove", {"keys": ["x", *theirs]}).status_code in (204, 422)
    assert ada.http.get("/api/me").json()["signed_in"]
    stranger = Local(port)
    for path in some(("/me/sessions/end", "/me/passkeys/remove")):
        assert stranger.post(path, {"keys": theirs}).status_code == 401
    assert stranger.post("/me/forget").status_code == 401
    assert stranger.post("/me/name", {"name": "me"}).status_code == 401


def test_recovery_links_are_not_guessed_nor_told_apart(app: tuple[int, FastAPI]) -> None:
    port, _ = app
    ada = Local(port)
    link = ada.link()
    used = Local(port)
    assert used.post("/me/recover", {"token": link}).status_code == 204
    answers = {
        json.dumps([again.status_code, again.json()])
        for token in (link, "A" * 32, link[:-1] + ("A" if link[-1] != "A" else "B"))
        for again in [Local(port).post("/me/recover", {"token": token})]
    }
    assert len(answers) == 1 and '"message"' in answers.pop()  # used, wrong and nearly right
