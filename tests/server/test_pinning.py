"""A table keeps its rules: after an update it goes on as it was, or is closed with its record."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from shambler.cli.app import app as command_line
from shambler.games import find
from shambler.server.pinning import upgrade
from tests.server.client import Browser
from tests.server.conftest import running
from tests.server.test_history import advance

CLOSED = 4410


def played(file: Path, answers: int) -> tuple[str, dict[str, str]]:
    """A table with a few answers on a server that has stopped; its key, and somebody's cookies."""
    with running(str(file)) as port:
        browser = Browser(port)
        table = browser.make()
        with browser.open(table) as socket:
            advance(socket, answers)
        return table, dict(browser.http.cookies)


def alter(file: Path, statement: str, *values: object) -> None:
    """What an older version of the rules would have written."""
    with closing(sqlite3.connect(file)) as connection, connection:
        assert connection.execute(statement, values).rowcount


def rows(file: Path, query: str) -> list[Any]:
    """What is in the database."""
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(query).fetchall()


def somebody(port: int, cookies: dict[str, str]) -> Browser:
    """The browser of somebody who was here before."""
    browser = Browser(port)
    browser.http.cookies.update(cookies)
    return browser


def other_dice(file: Path, number: int) -> None:
    """The rules that wrote this asked for other dice at an answer, and counted as older."""
    alter(file, "UPDATE answers SET chance = '[[6,6,6]]' WHERE number = ?", number)
    alter(file, "UPDATE tables SET rules = 999")


@pytest.mark.parametrize("column", ["rules", "content"])
def test_an_update_under_which_all_comes_out_the_same_is_told_once(
    tmp_path: Path, column: str
) -> None:
    file = tmp_path / "tables.sqlite3"
    table, cookies = played(file, 6)
    alter(file, f"UPDATE tables SET {column} = '999'")
    for _ in range(2):  # it is told again after the next start, and not twice
        with running(str(file)) as port:
            with somebody(port, cookies).open(table) as socket:
                assert socket.position["number"] == 6
                marks = [m for m in socket.welcome["marks"] if m["kind"] == "new-rules"]
                assert [m["number"] for m in marks] == [6]
            with Browser(port).open(table, language="fr") as socket:
                assert "mise à jour" in socket.welcome["marks"][-1]["text"]
    rules = find("invader")
    assert rows(file, "SELECT rules, content FROM tables") == [(rules.version, rules.content_hash)]


def test_without_an_update_nothing_is_told(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    table, cookies = played(file, 3)
    with running(str(file)) as port, somebody(port, cookies).open(table) as socket:
        assert [m["kind"] for m in socket.welcome["marks"]] == ["seed-chosen"]


def test_a_table_that_does_not_fit_is_closed_with_a_reason(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    table, cookies = played(file, 6)
    other_dice(file, 5)
    with running(str(file)) as port:
        for browser, language in ((somebody(port, cookies), "en"), (Browser(port), "fr")):
            with browser.connect(table, language=language) as socket:
                told = socket.receive()
                assert (told["type"], told["answers"], told["shared"]) == ("closed", 6, 4)
                assert ("updated" if language == "en" else "mises à jour") in told["text"]
                # A spectator learns nothing about chance from it.
                assert "6,6" not in str(told) and "chance" not in str(told)
                with pytest.raises(ConnectionClosed) as gone:
                    socket.receive()
                assert gone.value.rcvd is not None and gone.value.rcvd.code == CLOSED
        refused = Browser(port).http.get(f"/api/tables/{table}/moments/0")
        assert refused.status_code == 410
        assert "updated" in refused.json()["message"] and "6" not in refused.json()["message"]


def test_the_record_of_a_closed_table_is_for_those_who_played(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    table, cookies = played(file, 6)
    other_dice(file, 5)
    with running(str(file)) as port:
        mine = somebody(port, cookies).record(table)
        assert mine.status_code == 200
        assert "rules 999" in mine.text and "end 6 " in mine.text
        assert Browser(port).record(table).status_code == 403


def test_one_can_branch_off_where_both_versions_agree(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    table, cookies = played(file, 6)
    other_dice(file, 5)
    with running(str(file)) as port:
        browser, path = somebody(port, cookies), f"/api/tables/{table}/moments/99/branch"
        assert Browser(port).http.post(path, json={}).status_code == 403
        made = browser.http.post(path, json={})
        assert made.status_code == 201
        with browser.open(made.json()["table"]) as socket:
            assert socket.position["number"] == 4
            assert [m["kind"] for m in socket.welcome["marks"]] == ["began-elsewhere"]
            socket.play(socket.keys[0])


def test_another_beginning_shares_nothing(tmp_path: Path) -> None:
    """Another starting hand: there is nothing to branch off from, but the record is there."""
    file = tmp_path / "tables.sqlite3"
    table, cookies = played(file, 2)
    alter(file, "UPDATE tables SET opening = '[1, 2, 3, 4, 5, 6, 7, 8, 9]', content = 'older'")
    with running(str(file)) as port:
        browser = somebody(port, cookies)
        with browser.connect(table) as socket:
            assert socket.receive()["shared"] == -1
        branch = browser.http.post(f"/api/tables/{table}/moments/0/branch", json={})
        assert branch.status_code == 422
        assert browser.record(table).status_code == 200


def test_a_closed_table_stays_closed(tmp_path: Path) -> None:
    """Its record was open to be read: going on with the old rules would be another game."""
    file = tmp_path / "tables.sqlite3"
    table, cookies = played(file, 6)
    before = rows(file, "SELECT rules FROM tables")[0][0]
    other_dice(file, 5)
    with running(str(file)) as port, somebody(port, cookies).connect(table) as socket:
        assert socket.receive()["type"] == "closed"
    alter(file, "UPDATE tables SET rules = ?", before)
    with running(str(file)) as port, somebody(port, cookies).connect(table) as socket:
        assert socket.receive()["type"] == "closed"


def test_a_broken_record_is_no_update(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    table, cookies = played(file, 6)
    alter(file, "UPDATE answers SET chance = '[[6,6,6]]' WHERE number = 5")
    with running(str(file)) as port:
        assert somebody(port, cookies).record(table).status_code == 404
    assert rows(file, "SELECT closed FROM tables") == [("",)]


def test_a_dry_run_says_what_would_happen_and_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    with running(str(file)) as port:
        browser = Browser(port)
        for answers in (3, 4, 6):
            with browser.open(browser.make()) as socket:
                advance(socket, answers)
    alter(file, "UPDATE tables SET rules = 999 WHERE key = (SELECT table_key FROM answers LIMIT 1)")
    longest = "(SELECT table_key FROM answers WHERE number = 6)"
    alter(file, f"UPDATE tables SET content = 'older' WHERE key = {longest}")
    alter(file, "UPDATE answers SET key = 'nothing:like-this' WHERE number = 5")
    before = rows(file, "SELECT * FROM tables")
    said = CliRunner().invoke(command_line, ["upgrade", "--dry-run", "--db", str(file)])
    assert said.exit_code == 0, said.output
    fates = sorted(finding.fate for finding in upgrade(str(file), dry_run=True))
    assert "closed" in fates and len(fates) == 3
    assert "1 table: are closed, with their records" in said.output
    assert "4 of them agree" in said.output
    assert rows(file, "SELECT * FROM tables") == before
    upgrade(str(file), dry_run=False)
    assert len(rows(file, "SELECT key FROM tables WHERE closed <> ''")) == 1
