"""What is written is there again: the same tests on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.exc import IntegrityError, OperationalError

import shambler
from shambler.kernel.errors import BadRecord
from shambler.kernel.match import Match
from shambler.server import listings
from shambler.server.database import BadDatabase
from shambler.server.pinning import resume
from shambler.server.protocol import Chatted
from shambler.server.schema import metadata
from shambler.server.storage import Kept, Moved, Saved, Store
from shambler.server.table import Hold, Proposal, Seat, Terms
from tests.server.databases import emptied, postgresql, programs


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """A PostgreSQL for all tests of this process."""
    folder = programs()
    if folder is None:
        pytest.skip("there is no PostgreSQL")
    with postgresql(folder) as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    return emptied(request.getfixturevalue("server"))


@pytest.fixture
def store(where: str) -> Iterator[Store]:
    opened = Store(where)
    yield opened
    opened.close()


def new_match(seed: int = 7) -> Match:
    return shambler.new("invader", "M0", seed=seed)


def keep(store: Store, match: Match, key: str = "t") -> Hold:
    """Make a table and write all answers of the match; gives what a server has in hand then."""
    seats = [Seat(0, "person", guest="somebody")]
    first = match.branch(0)
    hold = Hold()
    store.make(Saved(key, first.record, first.fingerprint, Terms(0.5), seats, [], [], hold=hold))
    write(store, match, 0, hold, key)
    return hold


def write(store: Store, match: Match, same: int, hold: Hold, key: str = "t") -> None:
    kept = [Kept(answer, f"s{n}", "") for n, answer in enumerate(match.record.answers)][same:]
    if kept:
        kept[-1].check = match.fingerprint
    store.rewrite(key, hold, same, kept)


def play(match: Match, count: int) -> Match:
    for _ in range(count):
        match.play(match.decision.options[0])
    return match


def test_a_table_comes_back_as_it_was(store: Store) -> None:
    match = play(new_match(seed=2**64 - 1), 40)
    keep(store, match)
    saved = store.load("t")
    assert saved is not None
    table = resume(saved)
    assert table.match.fingerprint == match.fingerprint
    assert table.match.record.answers == match.record.answers
    assert table.answered[39] == "s39"
    assert table.seats == [Seat(0, "person", guest="somebody")]
    assert saved.terms == Terms(0.5)


def test_a_table_knows_the_rules_it_began_with(store: Store) -> None:
    match = new_match()
    match.record.version, match.record.layout = 41, 42
    store.make(Saved("t", match.record, match.fingerprint, Terms(), [], [], []))
    saved = store.load("t")
    assert saved is not None
    assert (saved.record.version, saved.record.layout) == (41, 42)


def test_a_table_without_answers_comes_back(store: Store) -> None:
    match = new_match()
    keep(store, match)
    saved = store.load("t")
    assert saved is not None
    assert resume(saved).match.fingerprint == match.fingerprint


def test_a_table_nobody_made(store: Store) -> None:
    assert store.load("nowhere") is None


def test_answers_are_replaced_from_a_point_on(store: Store) -> None:
    match = play(new_match(), 10)
    hold = keep(store, match)
    match.rewind(6)
    assert match.decision is not None
    match.play(match.decision.options[-1])
    write(store, match, 6, hold)
    saved = store.load("t")
    assert saved is not None
    assert len(saved.kept) == 7
    assert resume(saved).match.fingerprint == match.fingerprint


def test_a_write_that_fails_leaves_everything_as_it_was(store: Store) -> None:
    match = play(new_match(), 3)
    hold = keep(store, match)
    answer = match.record.answers[0]
    broken = [Kept(answer, "x", "a" * 16), Kept(answer, None, "b" * 16)]  # type: ignore[arg-type]
    with pytest.raises(IntegrityError):
        store.rewrite("t", hold, 1, broken)
    saved = store.load("t")
    assert saved is not None
    assert resume(saved).match.fingerprint == match.fingerprint


def test_two_tables_do_not_mix(store: Store) -> None:
    one, other = play(new_match(1), 5), play(new_match(2), 8)
    hold = keep(store, one, "one")
    keep(store, other, "other")
    store.rewrite("one", hold, 0, [])
    found = store.load("other")
    assert found is not None
    assert resume(found).match.fingerprint == other.fingerprint
    with pytest.raises(IntegrityError):
        keep(store, one, "one")


WRITES = {
    "answers": lambda store, hold: store.rewrite("t", hold, 0, []),
    "a seat": lambda store, hold: store.reseat("t", hold, Seat(0, "open")),
    "a proposal": lambda store, hold: store.propose("t", hold, Proposal(0, 3, 1)),
    "talk": lambda store, hold: store.say("t", hold, Chatted(0, "Ada", "hello")),
}


@pytest.mark.parametrize("what", WRITES)
def test_who_no_longer_has_a_table_cannot_write(store: Store, what: str) -> None:
    match = play(new_match(), 3)
    old = keep(store, match)
    new = taken_over(store)
    match.play(match.decision.options[0])
    write(store, match, 3, new)
    before = store.load("t")
    with pytest.raises(Moved):
        WRITES[what](store, old)
    after = store.load("t")
    assert before is not None and after is not None
    assert (after.kept, after.seats, after.chat) == (before.kept, before.seats, before.chat)
    assert after.proposal is None and len(after.kept) == 4


def test_a_second_write_from_the_same_reading_fails(store: Store) -> None:
    hold = keep(store, play(new_match(), 3))
    twin = Hold(hold.epoch, hold.version)  # two rooms around one table
    store.say("t", hold, Chatted(0, "Ada", "first"))
    with pytest.raises(Moved):
        store.say("t", twin, Chatted(0, "Ada", "second"))
    store.say("t", hold, Chatted(0, "Ada", "third"))


def test_a_failed_write_does_not_lose_the_table(store: Store) -> None:
    match = play(new_match(), 3)
    hold = keep(store, match)
    broken = [Kept(match.record.answers[0], None, "b" * 16)]  # type: ignore[arg-type]
    with pytest.raises(IntegrityError):
        store.rewrite("t", hold, 1, broken)
    store.say("t", hold, Chatted(0, "Ada", "still here"))


def test_seats_and_talk(store: Store) -> None:
    hold = keep(store, new_match())
    store.reseat("t", hold, Seat(0, "person", "Ada", guest="another", invite="secret"))
    store.say("t", hold, Chatted(0, "Ada", "hello ; DROP TABLE tables -- 你好"))
    store.say("t", hold, Chatted(None, "", "second"))
    saved = store.load("t")
    assert saved is not None
    assert saved.seats == [Seat(0, "person", "Ada", guest="another", invite="secret")]
    assert [said.text for said in saved.chat] == ["hello ; DROP TABLE tables -- 你好", "second"]


def test_a_proposal_is_kept_until_it_is_settled(store: Store) -> None:
    match = play(new_match(), 3)
    hold = keep(store, match)
    proposal = Proposal(0, 3, 1, (1, 2))
    store.propose("t", hold, proposal)
    assert kept_proposal(store) == proposal
    hold = taken_over(store)
    store.rewrite("t", hold, 3, [])
    assert kept_proposal(store) == proposal
    hold = taken_over(store)
    store.rewrite("t", hold, 3, [], settle=True)
    assert kept_proposal(store) is None


def taken_over(store: Store, key: str = "t") -> Hold:
    """A table in one's own hand."""
    saved = store.load(key)
    assert saved is not None
    return saved.hold


def kept_proposal(store: Store) -> Proposal | None:
    saved = store.load("t")
    assert saved is not None
    return saved.proposal


def test_terms_and_people_who_are_away(store: Store) -> None:
    match = new_match()
    terms = Terms(pace=1.5, undo="off", absent=2.5, advice=False, public=True)
    away = Seat(0, "person", "Ada", "thumb", "somebody", away=True)
    store.make(Saved("t", match.record, match.fingerprint, terms, [away], [], []))
    saved = store.load("t")
    assert saved is not None
    assert saved.terms == terms and saved.seats == [away]


def test_somebody_finds_their_tables_again(store: Store) -> None:
    keep(store, new_match(), "mine")
    found = store.read(lambda connection: listings._of(connection, ["somebody", "else"], 0))
    assert [row.key for row in found] == ["mine"]
    assert store.read(lambda connection: listings._of(connection, ["nobody"], 0)) == []


def test_a_table_played_by_other_rules_is_not_guessed(store: Store) -> None:
    match = play(new_match(), 5)
    keep(store, match)
    saved = store.load("t")
    assert saved is not None
    saved.kept[-1].check = "0" * 16
    with pytest.raises(BadRecord, match="table t: diverges at answer 5"):
        resume(saved)


def test_opening_again_keeps_what_is_there(where: str) -> None:
    first = Store(where)
    keep(first, new_match())
    first.close()
    second = Store(where)
    assert second.load("t") is not None
    second.close()


def test_the_migrations_make_exactly_the_schema(store: Store) -> None:
    context = MigrationContext.configure(store.connection)
    assert compare_metadata(context, metadata) == []


def test_a_file_is_open_in_one_server_only(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.sqlite3")
    first = Store(file)
    with pytest.raises(BadDatabase, match="another server"):
        Store(file)
    first.close()
    Store(file).close()


@pytest.mark.parametrize("folder", [False, True])
def test_a_link_to_a_file_is_the_same_file(tmp_path: Path, folder: bool) -> None:
    home = tmp_path / "home"
    home.mkdir()
    link = tmp_path / ("elsewhere" if folder else "link.sqlite3")
    link.symlink_to(home if folder else home / "tables.sqlite3")
    other = link / "tables.sqlite3" if folder else link
    first = Store(str(home / "tables.sqlite3"))
    with pytest.raises(BadDatabase, match="another server"):
        Store(str(other))
    first.close()
    second = Store(str(other))
    with pytest.raises(BadDatabase, match="another server"):
        Store(str(home / "tables.sqlite3"))
    second.close()


def test_a_file_with_two_names_is_not_opened(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    Store(str(file)).close()
    (tmp_path / "twin.sqlite3").hardlink_to(file)
    with pytest.raises(BadDatabase, match="several names"):
        Store(str(tmp_path / "twin.sqlite3"))


def test_a_file_that_is_mounted_twice_is_opened_once(tmp_path: Path) -> None:
    file, twin = tmp_path / "tables.sqlite3", tmp_path / "elsewhere.sqlite3"
    Store(str(file)).close()
    twin.touch()
    mount = ["mount", "--bind", str(file), str(twin)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("nothing can be mounted here")
    try:
        first = Store(str(file))
        with pytest.raises(BadDatabase, match="another server"):
            Store(str(twin))
        first.close()
        Store(str(twin)).close()
    finally:
        subprocess.run(["umount", str(twin)], check=True)


def test_a_postgresql_is_open_in_one_server_only(server: str) -> None:
    where = emptied(server)
    first = Store(where)
    with pytest.raises(BadDatabase, match="another server"):
        Store(where)
    first.close()
    Store(where).close()


def test_a_postgresql_that_was_gone_is_found_again(server: str) -> None:
    store = Store(emptied(server))
    keep(store, new_match())
    told: list[str] = []
    store.interrupted = lambda: told.append("interrupted")
    with psycopg.connect(server, autocommit=True) as other:
        mine = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> "
        other.execute(f"{mine} pg_backend_pid() AND backend_type = 'client backend'")
    with pytest.raises(OperationalError):
        store.ping()
    assert len(told) == 1  # it is gone
    store.ping()
    assert len(told) == 2  # it is back
    assert store.load("t") is not None
    with pytest.raises(BadDatabase, match="another server"):
        Store(server)
    store.close()


def test_every_commit_reaches_the_disk(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "tables.sqlite3"))
    pragmas = {
        name: store.connection.exec_driver_sql(f"PRAGMA {name}").scalar()
        for name in ("journal_mode", "synchronous", "foreign_keys")
    }
    store.close()
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


@pytest.mark.parametrize(
    "where", ["mysql://x", "postgresql://x@127.0.0.1:1/none", "://", "/dev/null/x"]
)
def test_databases_that_cannot_be(where: str) -> None:
    with pytest.raises(BadDatabase):
        Store(where)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    file.write_text("this is no database, but it is long enough to be taken for one" * 20)
    with pytest.raises(BadDatabase):
        Store(str(file))
