"""`shambler doctor`: what is wrong with a host, before its players find out.

Everything is looked at from outside and nothing is changed, so it also works beside a server.
"""

from __future__ import annotations

import os
import resource
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final, Literal
from urllib.parse import quote

import msgspec
from sqlalchemy import text
from sqlalchemy.engine import make_url

from shambler.games import find as find_game
from shambler.games import shipped
from shambler.kernel.errors import ShamblerError
from shambler.server.admin.census import DAY, count
from shambler.server.database import BadDatabase, head, is_file, reading
from shambler.server.private_lines import CHECKED, is_here

Verdict = Literal["good", "doubtful", "bad"]
LITTLE: Final = 1_000_000_000  # bytes that should be free
SLOW: Final = 0.05  # seconds for a write to reach the disk
SKEW: Final = 5.0  # seconds between our clock and the database's
FILES: Final = 4096  # that a process may have open: each browser needs one
WRITES: Final = 20


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at."""

    verdict: Verdict
    what: str
    says: str


def good(what: str, says: str) -> Finding:
    """All is well."""
    return Finding("good", what, says)


def bad(what: str, says: str) -> Finding:
    """The server does not work, or will not for long."""
    return Finding("bad", what, says)


def doubtful(what: str, says: str) -> Finding:
    """It works, but a careful host would mend it."""
    return Finding("doubtful", what, says)


def examine(where: str, pages: Path, backups: Path | None = None) -> Iterator[Finding]:
    """Everything, one after the other; what cannot be looked at is a finding, too."""
    looks: list[tuple[str, Callable[[], Iterator[Finding]]]] = [
        ("games", _games),
        ("page", lambda: _page(pages)),
        ("open files", _files),
        ("database", lambda: _file(Path(where)) if is_file(where) else _postgres(where)),
        ("backups", lambda: _backups(backups)),
    ]
    for what, look in looks:
        try:
            yield from look()
        except (ShamblerError, OSError, sqlite3.Error) as problem:
            yield bad(what, f"{type(problem).__name__}: {problem}")


def _games() -> Iterator[Finding]:
    for manifest in shipped():
        rules = find_game(manifest.key)
        says = f"{len(rules.scenarios())} scenarios, rules {rules.version}"
        yield good(manifest.key, says)


def _page(pages: Path) -> Iterator[Finding]:
    if (pages / "index.html").is_file():
        yield good("page", f"built, in {pages}")
    else:
        yield bad("page", "not built: run `make web`, or install a wheel that has it")


def _files() -> Iterator[Finding]:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if most < FILES:
        says = f"at most {most}: each browser needs one; raise it (ulimit -n, LimitNOFILE=)"
        yield doubtful("open files", says)
    else:
        yield good("open files", f"at most {most}")


def _file(path: Path) -> Iterator[Finding]:
    """A database of SQLite."""
    file = path.resolve()
    if not file.exists():
        yield doubtful("database", f"{path}: there is none yet; the server makes it")
        yield from _disk(next(folder for folder in file.parents if folder.exists()))
        return
    if file.stat().st_mode & 0o077:
        yield bad("database", f"{path}: others can read it, and with it all hands: chmod 600")
    if file.stat().st_nlink > 1:
        yield bad("database", f"{path}: the file has several names (hard links): keep one")
    with closing(sqlite3.connect(f"file:{quote(str(file))}?mode=ro", uri=True)) as connection:
        found = connection.execute("PRAGMA quick_check").fetchone()[0]
        form = connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]
        tables = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
    if found != "ok":
        yield bad("database", f"{path}: damaged ({found}): restore a backup")
    else:
        yield good("database", f"{path}: whole, {tables} tables, SQLite {sqlite3.sqlite_version}")
    yield _form(form)
    if not os.access(file, os.W_OK) or not os.access(file.parent, os.W_OK):
        yield bad("database", f"{path}: it may not be written by this user")
    yield from _disk(file.parent)


def _form(form: str) -> Finding:
    if form == head():
        return good("form", f"{form}, as this program has it")
    if form < head():
        return doubtful("form", f"{form}: it is brought to {head()} when the server starts")
    return bad("form", f"{form}: from a newer program than this one ({head()})")


def _disk(folder: Path) -> Iterator[Finding]:
    free = shutil.disk_usage(folder).free
    judge = good if free >= LITTLE else bad
    yield judge("disk", f"{free / 1e9:.1f} GB free")
    times = []
    with tempfile.NamedTemporaryFile(dir=folder) as file:
        for _ in range(WRITES):
            begun = time.perf_counter()
            file.write(b"." * 4096)
            file.flush()
            os.fdatasync(file.fileno())
            times.append(time.perf_counter() - begun)
    median = sorted(times)[WRITES // 2]
    judge = good if median <= SLOW else doubtful
    yield judge("disk", f"a write reaches it in {1000 * median:.1f} ms; every answer waits for one")


def _postgres(where: str) -> Iterator[Finding]:
    try:
        with reading(where) as connection:
            connection.commit()  # its form has been read
            with connection.begin():
                then = connection.execute(
                    text("SELECT extract(epoch FROM clock_timestamp())")
                ).scalar_one()
                alive = connection.execute(
                    text("SELECT count(*) FROM servers WHERE until > clock_timestamp()")
                ).scalar_one()
                sync = connection.execute(text("SHOW synchronous_commit")).scalar_one()
            skew = abs(float(then) - time.time())
            census = count(connection, where, time.time())
    except BadDatabase as problem:
        yield bad("database", str(problem).splitlines()[0])
        return
    yield good("database", f"{census.engine}, {census.tables} tables, {alive} servers")
    yield _line(where)
    if sync in ("off", "local"):
        yield bad("database", f"synchronous_commit is {sync}: answers can be lost in a crash")
    judge = good if skew <= SKEW else doubtful
    yield judge("clock", f"{skew:.1f} s from the database's")


def _line(where: str) -> Finding:
    """The way to the database."""
    url = make_url(where)
    if is_here(url):
        return good("line", "the database is on this machine")
    if url.query.get("sslmode") == CHECKED:
        return good("line", "encrypted, and the database's certificate is checked")
    says = f"sslmode={url.query['sslmode']}: others may read it or pass for it; say {CHECKED}"
    return doubtful("line", says)


def _backups(folder: Path | None) -> Iterator[Finding]:
    if folder is None:
        yield doubtful("backups", "say with --backups where they are, to have them looked at")
        return
    files = sorted(folder.glob("*.sqlite3"), key=lambda file: file.stat().st_mtime)
    if not files:
        yield bad("backups", f"{folder}: there is none")
        return
    newest = files[-1]
    age = time.time() - newest.stat().st_mtime
    judge = good if age < 2 * DAY else bad
    yield judge("backups", f"{newest.name} is {age / 3600:.0f} hours old")
    if newest.stat().st_mode & 0o077:
        yield bad("backups", f"{newest.name}: others can read it: chmod 600")
    with closing(sqlite3.connect(f"file:{quote(str(newest))}?mode=ro", uri=True)) as connection:
        found = connection.execute("PRAGMA quick_check").fetchone()[0]
    if found != "ok":
        yield bad("backups", f"{newest.name} is damaged ({found})")
