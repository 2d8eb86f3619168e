"""What docs/contributors/security.md claims, where no other test shows it."""

from __future__ import annotations

import ast
import asyncio
import logging
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import aiosmtplib
import httpx
import pytest
from fastapi import FastAPI

from shambler.server import app as web
from shambler.server import security
from shambler.server.notices import mail
from shambler.server.notices.reach import Reach
from shambler.testing import some
from tests.server.client import Browser
from tests.server.conftest import serving

PAGE = Path("docs/contributors/security.md")
DANGEROUS = "S102,S105,S106,S107,S301,S302,S306,S307,S324,S501,S506,S602,S604,S605,S608,S701"
WITHOUT_TEST = ("*none*", "*host*", "*told*", "by `make lint`")
OURS = ("src/shambler/server", "src/shambler/cli")
PATTERNS = {"compile", "match", "fullmatch", "search", "sub", "split", "findall", "finditer"}


def test_every_test_that_the_page_names_exists() -> None:
    text = PAGE.read_text("utf-8")
    named = re.findall(r"`(?:tests/)?((?:[a-z]+/)?test_[a-z_]+\.py)(?:::(test_[a-z0-9_]+))?`", text)
    for file, name in some(named):
        path = Path("tests") / file if "/" in file else Path("tests/server") / file
        assert path.is_file(), file
        assert not name or f"def {name}(" in path.read_text("utf-8"), f"{file}::{name}"


def test_every_row_has_a_test_or_says_why_not() -> None:
    rows = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| ")]
    cells = [[cell.strip() for cell in row.strip("|").split(" | ")] for row in rows]
    three = [row for row in cells if len(row) == 3 and row[0] != "requirement" and row[0][0] != "-"]
    for what, how, shown in some(three):
        assert "test_" in shown or how.startswith(WITHOUT_TEST), what


def test_no_code_is_made_of_data() -> None:
    """No eval, exec, pickle, shell, weak hash, unverified TLS, secret in the code, or SQL put
    together from strings."""
    ruff = [sys.executable, "-m", "ruff", "check", "--isolated", "--quiet"]
    found = subprocess.run(
        [*ruff, "--select", DANGEROUS, *OURS],
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stdout


def _is_ours(written: ast.expr) -> bool:
    """A text that stands in the code, or a constant's name."""
    if isinstance(written, ast.Name):
        return written.id.isupper()
    if isinstance(written, ast.Call) and isinstance(written.func, ast.Attribute):
        return written.func.attr == "replace" and _is_ours(written.func.value)  # in our own list
    return isinstance(written, ast.Constant)


def test_no_pattern_or_template_is_made_of_data() -> None:
    """Whatever is read as a regular expression or as a format stands in the code."""
    files = [file for folder in OURS for file in Path(folder).rglob("*.py")]
    calls = [
        (file, node)
        for file in some(files)
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    ]
    patterns, formats = 0, 0
    for file, node in some(calls):
        assert isinstance(node.func, ast.Attribute)
        owner, name = node.func.value, node.func.attr
        if isinstance(owner, ast.Name) and owner.id == "re" and name in PATTERNS:
            assert _is_ours(node.args[0]) or file.name == "reach.py", f"{file}:{node.lineno}"
            patterns += 1
        if name in ("format", "format_map"):
            assert _is_ours(owner), f"{file}:{node.lineno}"
            formats += 1
    assert patterns and formats


def test_what_the_page_keeps_and_whom_it_talks_to() -> None:
    """Preferences alone are kept, by one module; nothing is said to other windows; sockets are as
    safe as the page."""
    sources = [file for kind in ("*.ts", "*.svelte") for file in Path("web/src").rglob(kind)]
    texts = {file.name: file.read_text("utf-8") for file in some(sources)}
    keeping = [name for name, text in texts.items() if re.search(r"localStorage|indexedDB", text)]
    assert keeping == ["keep.ts"]
    kept = {name for text in texts.values() for name in re.findall(r"\bkeep\('(\w+)'", text)}
    assert kept and not kept & {"token", "secret", "key", "link", "seat", "hand", "invite"}
    assert [name for name, text in texts.items() if "postMessage" in text] == []
    [opening] = [text for text in texts.values() if "new WebSocket(" in text]
    assert "location.protocol === 'https:' ? 'wss' : 'ws'" in opening


def test_no_secret_is_in_an_address(tmp_path: Path) -> None:
    """Secrets travel in cookies and bodies; what stands in an address is found in histories."""
    with serving(str(tmp_path / "tables.sqlite3")) as (_, app):
        paths = app.openapi()["paths"]
    names = {
        parameter["name"]
        for path in some(paths.values())
        for request in path.values()
        for parameter in request.get("parameters", ())
    }
    assert names and not {n for n in names if re.search("token|secret|session|credential|pass", n)}


def test_a_new_server_knows_nobody(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.sqlite3")) as (_, app):
        inside = f"http://{app.state.inside}/admin"
        assert httpx.get(f"{inside}/accounts.json").json() == []


@pytest.mark.parametrize(
    ("host", "port", "at_once", "later"),
    [
        ("mail.example.org", 465, True, None),
        ("mail.example.org", 587, False, True),
        ("mail.example.org", 25, False, True),
        ("127.0.0.1", 25, False, None),
    ],
)
def test_mails_leave_the_machine_by_tls_alone(
    monkeypatch: pytest.MonkeyPatch, host: str, port: int, at_once: bool, later: bool | None
) -> None:
    asked: dict[str, Any] = {}

    async def send(*_: object, **how: Any) -> None:
        asked.update(how)

    monkeypatch.setattr(aiosmtplib, "send", send)
    reach = Reach(address="https://a.example", smtp=f"{host}:{port}", sender="a@example.org")
    letter = mail.confirmation(reach, "b@example.org", "en", "x", "y")
    assert asyncio.run(mail.send(reach, letter))
    assert (asked["use_tls"], asked["start_tls"]) == (at_once, later)


def test_the_page_writes_text_as_text() -> None:
    """HTML is made of our own drawings alone, of nothing that anybody has written."""
    written = re.compile(r"\b(name|text|label|chat|prompt|message|reason|told|why)\b")
    for file in some(Path("web/src").rglob("*.svelte")):
        drawn = re.findall(r"\{@html ([^}]*)\}", file.read_text("utf-8"))
        plain = [re.sub(r"\[.*\]|\(.*\)", "", made_of) for made_of in drawn]  # found by names
        assert not [text for text in plain if written.search(text)], file
    words = ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "new Function")
    for file in some(Path("web/src").rglob("*.ts")):
        text = file.read_text("utf-8")
        assert [word for word in words if word in text] == [], file


def test_proxies_are_believed_on_this_machine_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    settings = web.config(FastAPI(), "127.0.0.1", 0)
    assert settings.proxy_headers and settings.forwarded_allow_ips in ("127.0.0.1", "127.0.0.1,::1")


@pytest.mark.parametrize("method", ["TRACE", "PUT", "DELETE", "PATCH", "CONNECT", "OPTIONS"])
def test_other_methods_are_refused(browser: Browser, method: str) -> None:
    for origin in ({"Origin": browser.origin}, {}):
        answer = httpx.request(method, f"{browser.origin}/api/shelf", headers=origin)
        assert answer.status_code in (400, 403, 405, 413)
        assert "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize(
    "path", ["/assets/", "/assets", "/assets/../app.py", "/.git/config", "/static", "/boards/"]
)
def test_nothing_is_listed_and_nothing_else_is_served(browser: Browser, path: str) -> None:
    assert browser.http.get(path).status_code in (403, 404, 405)


def test_a_parameter_twice_or_in_the_wrong_place_does_nothing(browser: Browser) -> None:
    table = browser.make()
    twice = browser.http.get(f"/api/tables/{table}/moments/0?language=en&language=xx")
    assert twice.status_code == 422
    body = {"game": "invader", "scenario": "M0", "seats": ["person"]}
    for more in ({"owner": "me"}, {"salt": "x"}, {"epoch": 9}, {"key": "mine"}):
        assert browser.http.post("/api/tables", json={**body, **more}).status_code == 422
    made = browser.http.post("/api/tables?seed=7", json=body)
    with browser.open(made.json()["table"]) as socket:
        assert socket.welcome["pledge"]  # a seed in the address is none


@pytest.mark.parametrize(
    "name", ["x'; DROP TABLE tables; --", '<img src=x onerror="x">', "{{7*7}}"]
)
def test_texts_come_back_as_they_are(browser: Browser, name: str) -> None:
    table = browser.make()
    with browser.open(table) as socket:
        socket.send(type="rename", id="n", seat=0, name=name)
        socket.wait("ack")
        while socket.position["seats"][0]["name"] != name:
            socket.wait("position")
        socket.send(type="chat", id="c", text=name)
        assert socket.wait("chat")["text"] == name
    assert browser.http.get("/api/tables/mine").status_code == 200


def test_a_browser_can_be_forgotten(browser: Browser) -> None:
    table = browser.make()
    answer = browser.http.post("/api/forget-me")
    assert answer.status_code == 204
    assert "storage" in answer.headers["clear-site-data"]
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert browser.http.cookies.get(security.COOKIE) is None
    assert browser.http.get("/api/tables/mine").json()["tables"] == []
    with browser.open(table) as socket:
        assert socket.welcome["yours"] == []
    elsewhere = httpx.post(f"{browser.origin}/api/forget-me", headers={"Origin": "http://evil"})
    assert elsewhere.status_code == 403


def test_what_somebody_may_not_do_is_logged(
    browser: Browser, port: int, caplog: pytest.LogCaptureFixture
) -> None:
    table = browser.make()
    stranger = Browser(port)
    with caplog.at_level(logging.INFO, "shambler.server"):
        assert stranger.record(table).status_code == 403
        assert httpx.post(f"{browser.origin}/api/tables", json={}).status_code == 403
        with stranger.open(table) as socket:
            socket.send(type="look", seat=0)
            assert socket.wait("error")["code"] == "not-yours"
    said = [(record.msg, record.__dict__.get("because", "")) for record in caplog.records]
    assert ("a request was refused", "NotYet") in said
    assert any(text == "a request was turned away" for text, _ in said)
    assert any(
        record.msg == "command" and record.__dict__["result"] == "not-yours"
        for record in caplog.records
    )
    assert all(table not in str(record.__dict__) for record in caplog.records)


def test_a_line_of_the_log_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    from shambler.server.logs import formatter

    record = logging.LogRecord("shambler.server", logging.INFO, "f", 1, "a\nfake line", (), None)
    record.because = "x\r\n2026 [error] forged"
    assert "\n" not in formatter("json").format(record)
