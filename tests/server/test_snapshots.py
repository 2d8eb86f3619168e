"""A table is opened from its newest snapshot, and is the same as if all of it were played again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

import shambler
from shambler.games import find as find_game
from shambler.games import shipped
from shambler.kernel.errors import BadRecord
from shambler.kernel.event import Event
from shambler.kernel.match import Match
from shambler.kernel.record import Answer
from shambler.server import pinning, snapshots
from shambler.server.keeper import Keeper
from shambler.server.snapshots import EVERY, Snapshot
from shambler.server.storage import Saved
from shambler.server.table import Seat, Table, Terms
from shambler.testing import some
from tests.server.client import Browser
from tests.server.conftest import running
from tests.server.test_cluster import same_person
from tests.server.test_history import advance
from tests.server.test_storage import play, server, where

__all__ = ["server", "where"]

Patch = pytest.MonkeyPatch
FIRST = [(m.key, find_game(m.key).scenarios()[0].key) for m in shipped()]


def wander(match: Match, count: int, seed: int = 3) -> Match:
    """Answer at random, at most so often."""
    chance = random.Random(seed)
    for _ in range(count):
        if match.decision is None:
            break
        seat = chance.choice(match.decision.seats)
        match.play(chance.choice(list(match.decision.options_for(seat))), seat=seat)
    return match


def a_long_game(game: str, scenario: str) -> Match:
    """A new game that is not over too soon."""
    for seed in range(100):
        match = shambler.new(game, scenario, seed=seed)
        for number in range(EVERY + 9):
            wander(match, 1, seed=number)
        if match.number == EVERY + 9:
            return shambler.new(game, scenario, seed=seed)
    raise AssertionError("all games are short")


class Desk:
    """A table that is written as a server writes it, and read again."""

    def __init__(self, where: str, match: Match) -> None:
        self.keeper = Keeper(where)
        people = [Seat(number, "person", guest="somebody") for number in match.seats]
        self.table = Table("t", match, people, Terms())
        asyncio.run(self.keeper.make(self.table))

    def answer(self, count: int) -> int:
        """So many answers, each written; how many are there now?"""
        match = self.table.match
        for _ in range(count):
            before = match.number
            wander(match, 1, seed=before)
            self.write(before)
        return match.number

    def write(self, same: int) -> None:
        asyncio.run(self.keeper.rewrite(self.table, same))

    def read(self) -> Saved:
        saved = asyncio.run(self.keeper.look("t"))
        assert saved is not None
        return saved

    def close(self) -> None:
        self.keeper.close()


def both_ways(saved: Saved) -> tuple[Match, Match]:
    """From the newest snapshot, and from the beginning."""
    quick = pinning.resume(saved).match
    saved.snapshots = []
    return quick, pinning.resume(saved).match


def same(one: Match, other: Match) -> bool:
    """The same to everybody. Of answers written at once only the last one's state is checked."""
    bare = [replace(match.record, checks={}) for match in (one, other)]
    views = [(one.view(seat), other.view(seat)) for seat in (None, *one.seats)]
    return (
        one.game.state == other.game.state
        and bare[0] == bare[1]
        and one.record.checks.items() <= other.record.checks.items()
        and one.log == other.log
        and repr(one.decision) == repr(other.decision)
        and all(here == there for here, there in views)
    )


@pytest.fixture
def desk(where: str) -> Iterator[Desk]:
    opened = Desk(where, shambler.new("invader", "M0", seed=11))
    yield opened
    opened.close()


def kept(saved: Saved) -> list[int]:
    return [snapshot.number for snapshot in saved.snapshots]


@pytest.mark.parametrize(("game", "scenario"), FIRST)
def test_every_game_comes_back_as_it_was(game: str, scenario: str, tmp_path: Path) -> None:
    desk = Desk(str(tmp_path / "tables.sqlite3"), a_long_game(game, scenario))
    number = desk.answer(EVERY + 9)
    assert number == EVERY + 9
    saved = desk.read()
    assert kept(saved) == [EVERY]
    quick, whole = both_ways(saved)
    assert same(quick, whole) and same(quick, desk.table.match)
    assert quick.text() == whole.text()
    for goal in (number - 1, EVERY + 1, EVERY, EVERY - 1, 1, 0):
        quick.rewind(goal)
        whole.rewind(goal)
        assert same(quick, whole)
    assert same(wander(quick, 20), wander(whole, 20))  # the same dice fall
    desk.close()


def test_only_the_last_answers_are_played_again(desk: Desk, monkeypatch: Patch) -> None:
    desk.answer(2 * EVERY + 5)
    saved = desk.read()
    assert kept(saved) == [EVERY, 2 * EVERY]
    played: list[str] = []
    repeat = Match.repeat

    def counting(match: Match, answer: Answer) -> list[Event]:
        played.append(answer.key)
        return repeat(match, answer)

    monkeypatch.setattr(Match, "repeat", counting)
    table = pinning.resume(saved)
    assert len(played) == 5 and table.match.number == 2 * EVERY + 5
    assert table.kept_at == [EVERY, 2 * EVERY]


def test_what_is_taken_back_takes_its_snapshots_along(desk: Desk) -> None:
    desk.answer(2 * EVERY + 1)
    match = desk.table.match
    match.rewind(EVERY + 3)
    desk.write(match.number)
    assert kept(desk.read()) == [EVERY]
    wander(match, EVERY, seed=99)  # another way from there, written at once
    desk.write(EVERY + 3)
    saved = desk.read()
    assert kept(saved) == [EVERY, 2 * EVERY + 3]
    assert same(*both_ways(saved))
    match.rewind(0)
    desk.write(0)
    assert kept(desk.read()) == []


def test_the_answer_before_a_snapshot_is_taken_back_and_given_again(desk: Desk) -> None:
    desk.answer(EVERY)
    for _ in range(2):
        desk.table.match.rewind(EVERY - 1)
        desk.write(EVERY - 1)
        assert kept(desk.read()) == []
        desk.answer(1)
        assert kept(desk.read()) == [EVERY]


BROKEN: dict[str, Callable[[Snapshot], Snapshot]] = {
    "another state": lambda s: replace(
        s, state=s.state.replace(b'"counters":[', b'"counters":[7,')
    ),
    "no state": lambda s: replace(s, state=b"{}"),
    "no JSON": lambda s: replace(s, log=b"oops"),
    "an unknown event": lambda s: replace(s, log=s.log.replace(b"zombicide", b"nowhere")),
    "too little": lambda s: replace(s, log=b"[]"),
    "too far": lambda s: replace(s, number=s.number + 1_000),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_snapshot_that_does_not_fit_costs_only_time(desk: Desk, fault: str) -> None:
    desk.answer(EVERY + 2)
    saved = desk.read()
    saved.snapshots = [BROKEN[fault](snapshot) for snapshot in some(saved.snapshots)]
    assert saved.snapshots != desk.read().snapshots
    table = pinning.resume(saved)
    assert same(table.match, desk.table.match)
    assert table.kept_at is None
    desk.table = table
    desk.answer(1)  # and another one takes its place
    saved = desk.read()
    assert kept(saved) == [EVERY + 3]
    assert same(*both_ways(saved))


def test_a_snapshot_of_another_layout_is_not_read(desk: Desk, monkeypatch: Patch) -> None:
    desk.answer(EVERY)
    saved = desk.read()
    monkeypatch.setattr(snapshots, "restored", None)  # whoever calls this fails
    saved.record.layout -= 1
    assert pinning.resume(saved).match.number == EVERY


def test_an_update_of_the_rules_forgets_them(desk: Desk) -> None:
    desk.answer(EVERY)
    record, hold = desk.table.match.record, desk.table.hold
    desk.keeper.store.repin("t", hold, record, desk.table.match.fingerprint, ())
    assert kept(desk.read()) == []


def test_a_server_that_comes_back_opens_tables_from_snapshots(
    tmp_path: Path, monkeypatch: Patch
) -> None:
    db = str(tmp_path / "tables.sqlite3")
    with running(db) as port:
        browser = Browser(port)
        table = browser.make()
        with browser.open(table) as socket:
            advance(socket, EVERY + 3)
            before, log = socket.position["view"], socket.log
    monkeypatch.setattr(Match, "replay", None)
    with running(db) as port, same_person(browser, port).open(table) as socket:
        assert socket.position["view"] == before
        assert socket.log == log
        socket.play(socket.keys[0])


def test_a_position_that_would_not_come_back_is_not_kept(desk: Desk, monkeypatch: Patch) -> None:
    monkeypatch.setitem(desk.table.match.rules.__dict__, "event_types", ())
    desk.answer(EVERY + 1)
    assert kept(desk.read()) == []


def test_there_is_no_position_beyond_the_record() -> None:
    match = play(shambler.new("invader", "M0", seed=2), 3)
    states = {4: match.game.state}
    with pytest.raises(BadRecord, match="no position 4"):
        Match.at(match.rules, match.record, states, match.log[1:])
    with pytest.raises(BadRecord, match="no position 3"):
        Match.at(match.rules, match.record, {3: match.game.state}, match.log[2:])
