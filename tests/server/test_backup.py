"""Backups: taken from either database, also under a running server, and put back into either."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from shambler.cli import main
from shambler.server.backup import WouldOverwrite, backup, restore
from shambler.server.database import BadDatabase
from shambler.server.pinning import resume
from shambler.server.protocol import Chatted
from shambler.server.storage import Store
from shambler.testing import some
from tests.server.client import Browser
from tests.server.conftest import running
from tests.server.databases import emptied
from tests.server.test_storage import keep, new_match, play, server

__all__ = ["server"]

KINDS = ["sqlite", "postgresql"]


@pytest.fixture
def place(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, str]:
    """An empty database of each kind."""
    return {
        "sqlite": str(tmp_path / "tables.sqlite3"),
        "postgresql": emptied(request.getfixturevalue("server")),
    }


def filled(where: str) -> str:
    """A database with two tables; gives the fingerprint of the longer one."""
    store = Store(where)
    match = play(new_match(seed=2**64 - 1), 40)
    hold = keep(store, match)
    keep(store, new_match(), "empty")
    for text in ("hello", "你好 ; DROP TABLE tables"):
        store.say("t", hold, Chatted(0, "Ada", text))
    store.close()
    return match.fingerprint


def emptied_place(where: str) -> str:
    """The same place with nothing in it."""
    if "://" in where:
        return emptied(where)
    Path(where).unlink()
    return where


@pytest.mark.parametrize("source", KINDS)
@pytest.mark.parametrize("target", KINDS)
def test_a_backup_restores_into_either(
    place: dict[str, str], tmp_path: Path, source: str, target: str
) -> None:
    fingerprint = filled(place[source])
    file = tmp_path / "backup.sqlite3"
    assert backup(place[source], file) == 2
    emptied_place(place[source])
    assert restore(place[target], file) == 2
    store = Store(place[target])
    saved = store.load("t")
    assert saved is not None and resume(saved).match.fingerprint == fingerprint
    assert [said.text for said in saved.chat] == ["hello", "你好 ; DROP TABLE tables"]
    store.say("t", saved.hold, Chatted(0, "Ada", "and on"))  # a new row finds its number
    assert store.load("empty") is not None
    store.close()


@pytest.mark.parametrize("target", KINDS)
def test_tables_that_are_there_stay(place: dict[str, str], tmp_path: Path, target: str) -> None:
    file = tmp_path / "backup.sqlite3"
    filled(place[target])
    backup(place[target], file)
    store = Store(place[target])
    keep(store, new_match(), "newer")
    store.close()
    with pytest.raises(WouldOverwrite, match="holds 3 tables; --replace"):
        restore(place[target], file)
    store = Store(place[target])
    assert store.load("newer") is not None
    store.close()
    assert restore(place[target], file, replace=True) == 2
    store = Store(place[target])
    assert store.load("newer") is None
    store.close()


@pytest.mark.parametrize("kind", KINDS)
def test_a_running_server_is_copied_but_not_written_over(
    place: dict[str, str], tmp_path: Path, kind: str
) -> None:
    file = tmp_path / "backup.sqlite3"
    with running(place[kind]) as port:
        browser = Browser(port)
        table = browser.make()
        with browser.open(table) as socket:
            socket.play(socket.keys[0])
            assert backup(place[kind], file) == 1
            socket.play(socket.keys[0])
        with pytest.raises(BadDatabase, match="another server"):
            restore(place[kind], file, replace=True)
        browser.make()
    with running(str(file)) as port:  # a backup is a database like any other
        again = Browser(port)
        again.http.cookies = browser.http.cookies
        with again.open(table) as socket:
            assert socket.position["number"] == 1 and socket.keys


def test_a_file_that_exists_stays(tmp_path: Path) -> None:
    where, file = str(tmp_path / "tables.sqlite3"), tmp_path / "backup.sqlite3"
    filled(where)
    file.write_text("precious")
    with pytest.raises(WouldOverwrite, match="--replace"):
        backup(where, file)
    assert file.read_text() == "precious"
    assert backup(where, file, replace=True) == 2
    assert [path.name for path in tmp_path.glob("*backup*")] == ["backup.sqlite3"]


def test_what_is_no_backup(tmp_path: Path) -> None:
    where = str(tmp_path / "tables.sqlite3")
    nonsense, empty = tmp_path / "nonsense", tmp_path / "empty"
    nonsense.write_text("this is no database, but it is long enough to be taken for one" * 20)
    sqlite3.connect(empty).close()
    for file in (nonsense, empty, tmp_path / "nowhere", tmp_path):
        with pytest.raises(BadDatabase):
            restore(where, file)
    with pytest.raises(BadDatabase):
        backup(str(tmp_path / "nowhere"), tmp_path / "backup.sqlite3")
    filled(where)
    with pytest.raises(BadDatabase, match="cannot be written"):
        backup(where, tmp_path / "no-folder" / "backup.sqlite3")


def test_a_backup_of_an_older_program_is_brought_up_to_date(tmp_path: Path) -> None:
    where, file = str(tmp_path / "tables.sqlite3"), tmp_path / "backup.sqlite3"
    fingerprint = filled(where)
    backup(where, file)
    with sqlite3.connect(file) as old:  # as the first version of the server wrote it
        later = ["undo", "absent", "advice", "typed", "proposal", "salt"]
        later += ["epoch", "version", "rules", "layout", "marks", "closed", "used_at", "owner"]
        later += ["public", "position", "box"]
        for index in ("owner", "public"):
            old.execute(f"DROP INDEX ix_tables_{index}")
        kept = {"tables", "seats", "answers", "chat", "alembic_version"}
        names = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        added = [name for (name,) in old.execute(names) if name not in kept]
        for name in some(added):
            old.execute(f"DROP TABLE {name}")
        for column in later:
            old.execute(f"ALTER TABLE tables DROP COLUMN {column}")
        old.execute("ALTER TABLE seats DROP COLUMN away")
        old.execute("ALTER TABLE answers DROP COLUMN at")
        old.execute("UPDATE alembic_version SET version_num = '0001'")
    old.close()
    before = file.read_bytes()
    assert restore(where, file, replace=True) == 2
    assert file.read_bytes() == before
    store = Store(where)
    saved = store.load("t")
    assert saved is not None and resume(saved).match.fingerprint == fingerprint
    assert saved.terms.undo == "agreement" and saved.terms.advice and saved.salt == ""
    store.close()


def test_a_backup_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    where, file = str(tmp_path / "tables.sqlite3"), tmp_path / "backup.sqlite3"
    filled(where)
    backup(where, file)
    with sqlite3.connect(file) as new:
        new.execute("UPDATE alembic_version SET version_num = '9999'")
    new.close()
    with pytest.raises(BadDatabase, match="9999"):
        restore(where, file, replace=True)


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    where, file = str(tmp_path / "tables.sqlite3"), str(tmp_path / "backup.sqlite3")
    filled(where)
    assert main(["backup", file, "--db", where]) == 0
    assert "2 tables saved" in capsys.readouterr().out
    assert main(["backup", file, "--db", where]) == 2
    assert "--replace" in capsys.readouterr().err
    other = str(tmp_path / "other.sqlite3")
    assert main(["restore", file, "--db", other]) == 0
    assert "2 tables restored" in capsys.readouterr().out
    assert main(["restore", file, "--db", other]) == 2
    assert "--replace" in capsys.readouterr().err
