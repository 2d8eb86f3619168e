"""A table keeps the rules and the content it began with.

After an update every table is played again from its record. Where each question, answer, die and
state comes out as it was, the table goes on, and everybody at it is told of the update. Where
something does not, it is closed: with its record, a reason, and the last position that the old and
the new rules share, from which a new table can branch off. Nobody is moved to new rules in silence.
"""

from __future__ import annotations

import logging
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import msgspec

from shambler.games import find as find_game
from shambler.kernel.errors import BadRecord, Diverged, ShamblerError, UnknownGame
from shambler.kernel.match import Match
from shambler.kernel.ruleset import Ruleset
from shambler.server import snapshots
from shambler.server.backup import backup
from shambler.server.fairness import Mark
from shambler.server.storage import Closing, Saved, Store
from shambler.server.table import Table

log = logging.getLogger("shambler.server")

Fate = Literal["same", "new-rules", "closed", "broken"]
NOTHING_SHARED = -1


class TableClosed(ShamblerError):
    """The rules have changed, and the game cannot go on under the new ones."""

    def __init__(self, closing: Closing) -> None:
        shared = (
            "" if closing.shared < 0 else f"; up to answer {closing.shared} both versions agree"
        )
        super().__init__(
            "the rules of this game were updated, and this table cannot be continued under the "
            f"new ones{shared}"
        )
        self.closing = closing


def resume(saved: Saved) -> Table:
    """The table that was saved.

    Raises :class:`TableClosed` where an update of the rules ended it, :class:`BadRecord` where the
    record itself is not whole.
    """
    if saved.closing is not None:
        raise TableClosed(saved.closing)
    rules = find_game(saved.record.game)
    updated = is_updated(saved, rules)
    if not updated and (quickly := _from_snapshots(saved, rules)) is not None:
        return quickly
    parsed = saved.thoroughly if updated else saved.parsed
    try:
        match = Match.replay(rules, parsed, name=f"table {saved.key}")
    except BadRecord as problem:
        if not updated:
            raise
        step = problem.step - 1 if isinstance(problem, Diverged) else NOTHING_SHARED
        raise TableClosed(Closing(len(saved.kept), step)) from problem
    if match.number != len(saved.kept):
        raise BadRecord(f"table {saved.key}: answers are missing")
    table = _table(saved, match, updated=updated)
    table.kept_at = None if saved.snapshots else []
    return table


def _from_snapshots(saved: Saved, rules: Ruleset) -> Table | None:
    """The same from its newest snapshot; ``None`` where that does not lead to the kept state."""
    if not saved.snapshots or saved.record.layout != rules.layout:
        return None
    name = f"table {saved.key}"
    try:
        match = snapshots.restored(rules, saved.thoroughly, saved.snapshots, name)
    except (ShamblerError, LookupError, ValueError) as problem:
        log.warning("a snapshot does not fit", extra={"because": type(problem).__name__})
        return None
    table = _table(saved, match, updated=False)
    table.kept_at = [snapshot.number for snapshot in saved.snapshots]
    return table


def is_updated(saved: Saved, rules: Ruleset) -> bool:
    """Was the table last written under other rules or with other content than today's?"""
    record = saved.record
    return (record.version, record.content) != (rules.version, rules.content_hash)


def _table(saved: Saved, match: Match, *, updated: bool) -> Table:
    table = Table(saved.key, match, saved.seats, saved.terms, saved.salt)
    table.resume([kept.submission for kept in saved.kept])
    table.proposal = saved.proposal
    table.hold = saved.hold
    table.marks = saved.marks
    table.chapter = saved.chapter
    if updated and match.outcome is None:
        match.record.version = match.rules.version
        table.marks = table.marked(Mark("new-rules", match.number))
    return table


def last_shared(saved: Saved) -> Match:
    """The last position of a closed table that both versions of the rules share."""
    closing = saved.closing
    if closing is None or closing.shared < 0:
        raise BadRecord("there is no position that both versions of the rules share")
    rules = find_game(saved.record.game)
    return Match.replay(rules, saved.parsed, to=closing.shared, name=f"table {saved.key}")


class TableFate(msgspec.Struct, frozen=True):
    """What an update of the rules does to one table."""

    key: str
    game: str
    fate: Fate
    answers: int
    shared: int = NOTHING_SHARED
    because: str = ""


def upgrade(where: str, *, dry_run: bool) -> list[TableFate]:
    """Play every table again that is not closed; a dry run does so on a copy."""
    if not dry_run:
        return list(_upgrade(where))
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "tables.sqlite3"
        backup(where, copy)
        return list(_upgrade(str(copy)))


def _upgrade(where: str) -> Iterator[TableFate]:
    store = Store(where)
    try:
        for key in store.open_tables():
            saved = store.load(key)
            assert saved is not None
            yield _judge(store, saved)
    finally:
        store.close()


def _judge(store: Store, saved: Saved) -> TableFate:
    game, answers = saved.record.game, len(saved.kept)
    try:
        table = resume(saved)
    except TableClosed as problem:
        store.shut(saved.key, saved.hold, problem.closing)
        shared, cause = problem.closing.shared, str(problem.__cause__)
        return TableFate(saved.key, game, "closed", answers, shared, cause)
    except (BadRecord, UnknownGame) as problem:
        return TableFate(saved.key, game, "broken", answers, because=str(problem))
    if table.marks == saved.marks:
        return TableFate(saved.key, game, "same", answers)
    store.repin(saved.key, table.hold, table.match.record, table.match.fingerprint, table.marks)
    return TableFate(saved.key, game, "new-rules", answers)
