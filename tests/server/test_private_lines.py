"""Between servers and to the database nobody reads along, and nobody passes for another."""

from __future__ import annotations

import asyncio
import ssl
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy.engine import make_url
from typer.testing import CliRunner

from shambler.cli.app import app as command_line
from shambler.kernel.errors import ShamblerError
from shambler.server.admin.doctor import _line
from shambler.server.database import BadDatabase
from shambler.server.leases import Member
from shambler.server.private_lines import Certificate, certificate, check_database, is_private
from shambler.server.relay import hand_on
from shambler.server.storage import Store
from shambler.testing import some
from tests.server.certificates import Authority
from tests.server.client import Browser
from tests.server.conftest import serving
from tests.server.databases import Postgres, emptied, programs
from tests.server.test_cluster import owner_of
from tests.server.test_storage import server

__all__ = ["server"]


@pytest.fixture
def authority(tmp_path: Path) -> Authority:
    return Authority(tmp_path)


def shown(
    authority: Authority, host: str = "127.0.0.1", by: Authority | None = None
) -> Certificate:
    """A certificate of one authority, for callers who trust it or another one."""
    return Certificate(*authority.sign(host), (by or authority).file)


# -- between servers -------------------------------------------------------------------------


def test_servers_talk_by_tls_where_they_have_certificates(
    server: str, authority: Authority
) -> None:
    where, own = emptied(server), shown(authority)
    with (
        serving(where, certificate=own, lease=60) as (one, first),
        serving(where, certificate=own, lease=60) as (other, second),
    ):
        ada = Browser(one)
        table = ada.make()
        assert owner_of(where, table)[0] == first.state.members.member.id
        assert first.state.members.member.address.startswith("wss://127.0.0.1:")
        there = Browser(other)
        there.http.cookies.update(ada.http.cookies)
        with there.open(table) as socket:  # handed on
            assert socket.play(socket.keys[0])["type"] == "ack"
        with pytest.raises((ConnectionError, OSError)):  # nobody answers in the clear
            urllib.request.urlopen(f"http://{second.state.inside}/metrics", timeout=60)
        trusting = ssl.create_default_context(cafile=authority.file)
        figures = urllib.request.urlopen(f"https://{second.state.inside}/metrics", context=trusting)
        assert figures.status == 200


ASKED = {"type": "http", "path": "/api/tables/x", "headers": []}


async def never() -> dict[str, Any]:
    raise AssertionError("nothing is asked for")


async def nowhere(_: object) -> None:
    raise AssertionError("nothing is answered")


@pytest.mark.parametrize("address", ["ws://10.0.0.7:8001", "ws://db.example:8001", "10.0.0.7:8001"])
def test_no_secret_leaves_the_machine_in_the_clear(address: str) -> None:
    owner = Member("other", address, "very secret")
    assert not is_private(address)
    assert not asyncio.run(hand_on(owner, ASKED, never, nowhere))


@pytest.mark.parametrize("fault", ["other authority", "other name"])
def test_a_server_that_cannot_show_who_it_is_gets_nothing(
    tmp_path: Path, authority: Authority, fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    wrong = {
        "other authority": lambda: shown(Authority(tmp_path, "stranger")),
        "other name": lambda: shown(authority, "elsewhere.example"),
    }[fault]()
    with serving(str(tmp_path / "tables.sqlite3"), certificate=wrong) as (_, app):
        owner = Member("other", f"wss://{app.state.inside}", "very secret")
        tls = shown(authority).for_callers()
        assert not asyncio.run(hand_on(owner, ASKED, never, nowhere, tls))
    assert "another server is not who it says" in caplog.text


def test_an_inside_address_elsewhere_needs_a_certificate(
    tmp_path: Path, authority: Authority
) -> None:
    db = ["serve", "--db", str(tmp_path / "tables.sqlite3")]
    for host in some(("10.0.0.1", "0.0.0.0", "inside.example", "[fd00::1]")):
        said = CliRunner().invoke(command_line, [*db, "--inside", f"{host}:8001"])
        assert said.exit_code != 0 and "in the clear" in str(said.exception), host
    assert not (tmp_path / "tables.sqlite3").exists()
    cert, key = authority.sign("10.0.0.1")
    assert certificate(cert, key, authority.file) == Certificate(cert, key, authority.file)
    assert certificate(None, None, None) is None
    other = authority.sign("10.0.0.2")[1]
    for wrong in some(
        [(cert, None, None), (cert, key, None), (cert, other, authority.file), (cert, key, key)]
    ):
        with pytest.raises(ShamblerError):
            certificate(*wrong)


# -- to the database -------------------------------------------------------------------------


@pytest.fixture
def encrypted(authority: Authority) -> Iterator[Postgres]:
    folder = programs()
    if folder is None:
        pytest.skip("there is no PostgreSQL")
    found = Postgres(folder, tls=authority.sign("127.0.0.1"))
    yield found
    found.close()


def test_a_database_is_asked_who_it_is(
    encrypted: Postgres, authority: Authority, tmp_path: Path
) -> None:
    checked = f"{encrypted.address}?sslmode=verify-full&sslrootcert="
    with serving(checked + str(authority.file), lease=60) as (port, app):
        browser = Browser(port)
        with browser.open(browser.make()) as socket:
            assert socket.play(socket.keys[0])["type"] == "ack"
        # Both connections of the server, the one that writes and the one that listens.
        with psycopg.connect(encrypted.address, sslmode="disable") as connection:
            rows = connection.execute(
                "SELECT ssl, version FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) "
                "WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
            ).fetchall()
        assert [row[0] for row in rows] == [True, True]
        assert {row[1] for row in rows} <= {"TLSv1.2", "TLSv1.3"}
        assert app.state.members.member.id
    stranger = Authority(tmp_path, "stranger")
    with pytest.raises(BadDatabase, match="certificate verify failed"):
        Store(checked + str(stranger.file))
    named = checked.replace("127.0.0.1", "localhost") + str(authority.file)
    with pytest.raises(BadDatabase, match="localhost"):  # the certificate is for another name
        Store(named)


def test_a_database_elsewhere_is_asked_only_if_its_address_says_how() -> None:
    for where in some(
        (
            "postgresql://shambler@db/shambler",
            "postgresql://10.0.0.9:5433/shambler",
            "postgresql:///shambler?host=db.example",
        )
    ):
        with pytest.raises(BadDatabase, match="verify-full"):
            Store(where)
        more = "&" if "?" in where else "?"
        check_database(make_url(f"{where}{more}sslmode=verify-full"))
        check_database(make_url(f"{where}{more}sslmode=disable"))  # somebody has thought about it
    for where in some(
        ("postgresql:///shambler", "postgresql://127.0.0.1/x", "postgresql:///x?host=/run/pg")
    ):
        check_database(make_url(where))


def test_the_doctor_says_how_the_way_to_the_database_is() -> None:
    def verdict(where: str) -> str:
        return _line(where).verdict

    assert verdict("postgresql:///shambler") == verdict("postgresql://localhost/x") == "good"
    assert verdict("postgresql://db/x?sslmode=verify-full") == "good"
    assert verdict("postgresql://db/x?sslmode=require") == "doubtful"
    assert verdict("postgresql://db/x?sslmode=disable") == "doubtful"
