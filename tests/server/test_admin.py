"""The admin page, backups on a schedule, the doctor, and the dashboard for the figures."""

from __future__ import annotations

import json
import os
import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from typer.testing import CliRunner

from shambler.cli.app import app as command_line
from shambler.kernel.errors import ShamblerError
from shambler.server import metrics
from shambler.server.admin import doctor, page
from shambler.server.admin.door import read_key
from shambler.server.admin.status import Status, latency
from shambler.server.saving import Saving
from shambler.server.storage import Store
from shambler.testing import some
from tests.server.client import Browser
from tests.server.conftest import serving
from tests.server.databases import emptied
from tests.server.test_cluster import two
from tests.server.test_storage import keep, new_match, play, server
from tests.server.waiting import wait_until

__all__ = ["server"]

Patch = pytest.MonkeyPatch
KEY = "a-key-of-some-length"


@pytest.fixture
def running(tmp_path: Path) -> Iterator[tuple[Browser, FastAPI]]:
    with serving(str(tmp_path / "tables.sqlite3")) as (port, app):
        yield Browser(port), app


def inside(app: FastAPI, path: str = "/admin", **headers: str) -> httpx.Response:
    return httpx.get(f"http://{app.state.inside}{path}", headers=headers)


def status_of(app: FastAPI) -> dict[str, Any]:
    found: dict[str, Any] = inside(app, "/admin/status.json").json()
    return found


# -- the page ----------------------------------------------------------------------------------


def test_it_tells_tables_people_latency_storage_and_versions(
    running: tuple[Browser, FastAPI],
) -> None:
    browser, app = running
    before = status_of(app)["latency"]["submission"]["count"]
    table = browser.make(seats=["person", "bot:random"])
    with browser.open(table) as socket, Browser(int(browser.host.split(":")[1])).open(table):
        while not socket.keys:
            socket.wait("position")
        socket.play(socket.keys[0])
        found = status_of(app)
    assert (found["tables_here"], found["sockets"], found["people_here"]) == (1, 2, 1)
    assert found["latency"]["submission"]["count"] == before + 1
    assert 0 < found["latency"]["submission"]["p50"] <= found["latency"]["submission"]["p99"]
    census = found["census"]
    assert (census["tables"], census["people"], census["used_today"]) == (1, 1, 1)
    assert census["by_game"] == {"invader": 1} and census["answers"] >= 1
    assert census["bytes"] > 10_000 and census["free_bytes"] > 0
    assert census["engine"].startswith("sqlite 3.")
    assert {game["key"] for game in found["games"]} >= {"invader", "invazions"}
    assert found["version"] and found["python"].startswith("3.") and len(found["wire"]) == 12
    (room,) = found["rooms"]
    assert (room["game"], room["people"], room["bots"], room["browsers"]) == ("invader", 1, 1, 2)
    assert room["table"] == table[:6]


def test_no_link_and_no_secret_is_on_it(running: tuple[Browser, FastAPI]) -> None:
    browser, app = running
    table = browser.make(seats=["person"])
    secret = browser.http.cookies["shambler_guest"]
    for path in ("/admin", "/admin/status.json"):
        text = inside(app, path).text
        assert table[:6] in text and table not in text and secret not in text


@pytest.mark.parametrize(("asked", "language"), [("fr-FR,fr;q=0.9", "fr"), ("en", "en")])
def test_it_speaks_both_languages(
    running: tuple[Browser, FastAPI], asked: str, language: str
) -> None:
    _, app = running
    answer = inside(app, **{"Accept-Language": asked})
    assert f'<html lang="{language}">' in answer.text
    assert ("Sauvegardes" in answer.text) == (language == "fr")
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["cache-control"] == "no-store"
    assert "<script" not in answer.text
    assert inside(app, "/admin/style.css").headers["content-type"].startswith("text/css")


def test_every_text_of_it_exists_in_both_languages() -> None:
    source = (page.HERE / "page.py").read_text("utf-8")
    texts = [(page.HERE / "texts" / f"{name}.ftl").read_text("utf-8") for name in ("en", "fr")]
    english, french = (set(re.findall(r"^([a-z0-9-]+) =", text, re.M)) for text in texts)
    assert english == french
    used = set(re.findall(r'self\.t\(f?["\']([a-z0-9-]+)["\']', source))
    assert some(used) and used <= english


def test_what_is_shown_is_escaped(running: tuple[Browser, FastAPI]) -> None:
    browser, app = running
    browser.make()
    found = inside(app, "/admin/status.json").content
    import msgspec

    status = msgspec.json.decode(found, type=Status)
    evil = msgspec.structs.replace(
        status,
        rooms=[msgspec.structs.replace(status.rooms[0], scenario="<script>x</script>")],
        backups=msgspec.structs.replace(status.backups, every=1.0, folder="<b>", problem="<i>"),
    )
    text = page.page(evil, "en")
    assert "<script>" not in text and "<b>" not in text and "<i>" not in text


def test_errors_are_shown_without_their_words(tmp_path: Path, monkeypatch: Patch) -> None:
    with serving(str(tmp_path / "tables.sqlite3")) as (port, app):
        browser = Browser(port)
        table = browser.make()
        room = next(iter(app.state.hub.rooms.values()))

        def failing(*_: object, **__: object) -> None:
            raise ValueError("the queen of spades")

        with browser.open(table) as socket:
            monkeypatch.setattr(room.table, "play", failing)
            socket.send(type="play", id="x", number=0, seat=0, key="card:smg")
            assert socket.wait("error")["code"] == "defect"
        found = status_of(app)
        newest = found["troubles"][0]
        assert newest["level"] == "error" and newest["about"]["error"] == "ValueError"
        assert newest["about"]["table"] == table[:6]
        assert "queen" not in inside(app).text
        assert "a command failed" in inside(app).text


def test_a_database_that_does_not_answer_is_seen(tmp_path: Path, monkeypatch: Patch) -> None:
    with serving(str(tmp_path / "tables.sqlite3")) as (_, app):
        monkeypatch.setattr(app.state.hub.keeper, "fence", 0.0)
        found = status_of(app)
        assert found["ready"] is False and found["census"] is None
        text = inside(app).text
        assert "Not ready" in text and "The database does not answer." in text
        monkeypatch.undo()


def test_other_servers_are_listed(server: str) -> None:
    with two(emptied(server), lease=60) as (one, first, _, second):
        Browser(one).make()
        found = status_of(second)["servers"]
        ids = {app.state.members.member.id for app in (first, second)}
        assert {one["id"] for one in found} == ids
        assert sorted(one["tables"] for one in found) == [0, 1]
        assert [one["id"] for one in found if one["here"]] == [second.state.members.member.id]


# -- the door ----------------------------------------------------------------------------------


def test_without_a_key_only_the_machine_itself_comes_in(running: tuple[Browser, FastAPI]) -> None:
    _, app = running
    port = app.state.inside.rpartition(":")[2]
    assert inside(app).status_code == 200
    assert inside(app, Host=f"localhost:{port}").status_code == 200
    for path in ("/admin", "/admin/status.json"):
        assert inside(app, path, Host=f"evil.example:{port}").status_code == 403


def test_with_a_key_only_the_key_opens(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.sqlite3"), admin_key=KEY) as (_, app):
        address = f"http://{app.state.inside}/admin"
        for answer in (
            httpx.get(address),
            httpx.get(address, auth=("admin", "wrong")),
            httpx.get(address, headers={"Authorization": "Basic ???"}),
            httpx.get(address, headers={"Authorization": f"Bearer {KEY}x"}),
            httpx.get(f"{address}/status.json", headers={"Authorization": "Bearer"}),
        ):
            assert (
                answer.status_code == 401 and "basic" in answer.headers["www-authenticate"].lower()
            )
        assert httpx.get(address, auth=("anybody", KEY)).status_code == 200
        bearer = {"Authorization": f"Bearer {KEY}", "Host": "games.example"}
        assert httpx.get(f"{address}/status.json", headers=bearer).status_code == 200


def test_a_key_is_long_enough(tmp_path: Path) -> None:
    file = tmp_path / "key"
    with pytest.raises(ShamblerError, match="no key"):
        read_key(file)
    file.write_text("short\n")
    with pytest.raises(ShamblerError, match="at least"):
        read_key(file)
    file.write_text(f"{KEY}\n")
    assert read_key(file) == KEY and read_key(None) == ""


def test_the_public_has_no_admin_page(running: tuple[Browser, FastAPI]) -> None:
    browser, _ = running
    for path in ("/admin", "/admin/status.json", "/admin/style.css"):
        assert browser.http.get(path).status_code == 404


# -- backups -----------------------------------------------------------------------------------


def test_backups_are_made_on_schedule_and_the_newest_kept(tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    options = {"backup_to": folder, "backup_every": 1 / 3600, "backup_keep": 2}
    with serving(str(tmp_path / "tables.sqlite3"), **options) as (port, app):
        Browser(port).make()
        wait_until(lambda: status_of(app)["backups"]["tables"] == 1)
        first = sorted(folder.glob("*.sqlite3"))[0]
        wait_until(lambda: not first.exists())
        found = status_of(app)["backups"]
        assert found["problem"] == "" and found["last"] > time.time() - 10 and found["bytes"] > 0
    files = sorted(folder.glob("*"))
    assert 1 <= len(files) <= 2
    assert all(file.stat().st_mode & 0o077 == 0 for file in files)
    assert folder.stat().st_mode & 0o077 == 0
    with sqlite3.connect(files[-1]) as copy:
        assert copy.execute("SELECT count(*) FROM tables").fetchone() == (1,)
    copy.close()


def test_a_backup_that_fails_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.write_text("a file is in the way")
    with serving(str(tmp_path / "tables.sqlite3"), backup_to=folder, backup_every=1 / 3600) as (
        _,
        app,
    ):
        wait_until(lambda: status_of(app)["backups"]["problem"])
        assert "FileExistsError" in status_of(app)["backups"]["problem"]
        assert any(t["text"] == "a backup failed" for t in status_of(app)["troubles"])


def test_a_backup_is_due_when_the_last_is_old(tmp_path: Path) -> None:
    saving = Saving("nowhere", tmp_path, hours=2)
    assert saving.is_due
    file = tmp_path / "shambler-20260101-000000.sqlite3"
    file.touch()
    assert not saving.is_due
    long_ago = time.time() - 2 * 3600 - 1
    os.utime(file, (long_ago, long_ago))
    assert saving.is_due
    with pytest.raises(ShamblerError, match="--backup-to"):
        Saving("nowhere", None, hours=1)


def test_one_of_several_servers_makes_the_backups(server: str, tmp_path: Path) -> None:
    options = {"backup_to": tmp_path, "backup_every": 1.0, "lease": 60}
    with two(emptied(server), **options) as (_, first, __, second):
        wait_until(lambda: list(tmp_path.glob("*.sqlite3")))
        time.sleep(0.5)
        assert len(list(tmp_path.glob("*.sqlite3"))) == 1
        assert sorted(status_of(app)["backups"]["last"] > 0 for app in (first, second)) == [
            True,
            True,
        ]


# -- the doctor --------------------------------------------------------------------------------


def verdicts(where: str, tmp_path: Path, backups: Path | None = None) -> dict[str, set[str]]:
    """By what was looked at, the verdicts."""
    pages = tmp_path / "pages"
    pages.mkdir(exist_ok=True)
    (pages / "index.html").touch()
    found: dict[str, set[str]] = {}
    for finding in some(doctor.examine(where, pages, backups)):
        found.setdefault(finding.what, set()).add(finding.verdict)
    return found


@pytest.fixture
def healthy(tmp_path: Path) -> Path:
    file = tmp_path / "tables.sqlite3"
    store = Store(str(file))
    keep(store, play(new_match(), 3))
    store.close()
    return file


def test_a_healthy_host(healthy: Path, tmp_path: Path) -> None:
    saving = Saving(str(healthy), tmp_path / "backups", hours=1)
    saving.save()
    found = verdicts(str(healthy), tmp_path, saving.folder)
    assert not any("bad" in marks for marks in found.values())
    assert found["database"] == found["form"] == found["backups"] == {"good"}
    beside = verdicts(str(healthy), tmp_path, healthy.parent)  # a database is no backup of itself
    assert beside["backups"] == {"bad"}


def test_a_file_that_others_read_or_that_is_damaged(healthy: Path, tmp_path: Path) -> None:
    healthy.chmod(0o644)
    assert "bad" in verdicts(str(healthy), tmp_path)["database"]
    healthy.chmod(0o600)
    data = bytearray(healthy.read_bytes())
    data[8192:16384] = b"\xff" * 8192
    healthy.write_bytes(data)
    assert "bad" in verdicts(str(healthy), tmp_path)["database"]


def test_a_database_of_another_program(healthy: Path, tmp_path: Path) -> None:
    for form, verdict in (("0001", "doubtful"), ("9999", "bad")):
        with sqlite3.connect(healthy) as connection:
            connection.execute("UPDATE alembic_version SET version_num = ?", (form,))
        connection.close()
        assert verdicts(str(healthy), tmp_path)["form"] == {verdict}
    other = tmp_path / "other.sqlite3"
    sqlite3.connect(other).close()
    other.chmod(0o600)
    assert "bad" in verdicts(str(other), tmp_path)["database"]


def test_what_a_new_host_is_told(tmp_path: Path) -> None:
    found = verdicts(str(tmp_path / "new" / "tables.sqlite3"), tmp_path)
    assert found["database"] == {"doubtful"} and found["backups"] == {"doubtful"}
    assert not (tmp_path / "new").exists()  # nothing is changed
    assert verdicts(str(tmp_path / "x"), tmp_path, tmp_path)["backups"] == {"bad"}


def test_old_readable_and_damaged_backups(healthy: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    file = Saving(str(healthy), folder, hours=1).save()
    old = time.time() - 3 * 86_400
    os.utime(file, (old, old))
    assert verdicts(str(healthy), tmp_path, folder)["backups"] == {"bad"}
    file.touch()
    file.chmod(0o640)
    assert "bad" in verdicts(str(healthy), tmp_path, folder)["backups"]
    file.chmod(0o600)
    file.write_bytes(b"nothing")
    assert "bad" in verdicts(str(healthy), tmp_path, folder)["backups"]


def test_a_postgresql(server: str, tmp_path: Path) -> None:
    where = emptied(server)
    assert verdicts(where, tmp_path)["database"] == {"bad"}  # nobody has prepared it
    Store(where).close()
    found = verdicts(where, tmp_path)
    assert found["database"] == found["clock"] == {"good"}
    assert verdicts("postgresql://nobody@127.0.0.1:1/none", tmp_path)["database"] == {"bad"}


def test_the_command_says_it_and_fails_where_something_is_bad(
    healthy: Path, tmp_path: Path
) -> None:
    said = CliRunner().invoke(command_line, ["doctor", "--db", str(healthy)])
    assert "ok   database" in said.output and "invader" in said.output
    healthy.chmod(0o644)
    said = CliRunner().invoke(command_line, ["doctor", "--db", str(healthy)])
    assert said.exit_code == 1 and "BAD  database" in said.output


# -- figures -----------------------------------------------------------------------------------


def test_the_dashboard_shows_every_figure_there_is_and_no_other() -> None:
    board = json.loads(Path("docs/players/grafana.json").read_text("utf-8"))
    asked = " ".join(t["expr"] for panel in board["panels"] for t in panel["targets"])
    exported = {sample.name for family in metrics.REGISTRY.collect() for sample in family.samples}
    families = {family.name for family in metrics.REGISTRY.collect()}
    used = set(re.findall(r"\b(?:shambler|process)_[a-z_]+", asked))
    known = exported | {f"{name}{end}" for name in families for end in ("", "_total", "_bucket")}
    assert some(used) and used <= known
    ours = {name for name in families if name.startswith("shambler_")}
    assert ours <= {name.removesuffix("_total").removesuffix("_bucket") for name in used}


def test_latency_is_read_off_the_buckets() -> None:
    from prometheus_client import CollectorRegistry, Histogram

    figures = Histogram("x", "x", buckets=metrics.FAST, registry=CollectorRegistry())
    assert latency(figures).count == 0
    for _ in range(98):
        figures.observe(0.0015)
    for _ in range(2):
        figures.observe(0.15)
    found = latency(figures)
    assert (found.count, found.p50, found.p99) == (100, 2.0, 200.0)
    figures.observe(99.0)
    assert latency(figures).p99 == 200.0
