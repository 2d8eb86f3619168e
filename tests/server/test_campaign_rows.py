"""Campaigns in both databases: chapters, what they hand on, forgetting them."""

from __future__ import annotations

import msgspec
import pytest
from sqlalchemy import update
from sqlalchemy.exc import IntegrityError

from shambler.kernel.carry import Carry
from shambler.server import schema
from shambler.server.campaign_rows import (
    CampaignRow,
    ChapterLink,
    NewChapter,
    add_chapter,
    campaign_of,
)
from shambler.server.storage import Moved, Saved, Store
from shambler.server.table import Hold, Seat, Terms
from tests.server.test_storage import new_match, server, store, where  # noqa: F401 (fixtures)

CAMPAIGN = CampaignRow("c", "invader", "road", "", {"seats": 1})


def saved(key: str) -> Saved:
    match = new_match()
    seats = [Seat(0, "person", guest="somebody")]
    return Saved(key, match.record, match.fingerprint, Terms(), seats, [], [], hold=Hold())


def two_chapters(store: Store) -> None:  # noqa: F811
    assert store.make(saved("a"), NewChapter("c", begins=CAMPAIGN)) == ChapterLink("c", 1)
    held = store.load("a")
    assert held is not None
    following = store.follow("a", held.hold, saved("b"), NewChapter("c", 1))
    assert following == ChapterLink("c", 2, 1)


def age(store: Store, key: str) -> None:  # noqa: F811
    with store.connection.begin():
        tables = schema.tables
        store.connection.execute(update(tables).where(tables.c.key == key).values(used_at=10.0))


def test_a_chapter_knows_its_campaign_and_what_follows(store: Store) -> None:  # noqa: F811
    two_chapters(store)
    first, second = store.look("a"), store.look("b")
    assert first is not None and second is not None
    assert first.chapter == ChapterLink("c", 1, 0, "b")
    assert second.chapter == ChapterLink("c", 2, 1, "")
    assert (first.terms.undo, second.terms.undo) == ("off", "agreement")
    store.make(saved("alone"))
    alone = store.look("alone")
    assert alone is not None and alone.chapter is None


def test_what_a_chapter_hands_on_is_written_with_its_last_answer(store: Store) -> None:  # noqa: F811
    store.make(saved("a"), NewChapter("c", begins=CAMPAIGN))
    held = store.load("a")
    assert held is not None
    carry = Carry("M2", {"places": [1, 2]})
    for wanted in (carry, None, carry):
        store.rewrite("a", held.hold, 0, [], chapter=True, carry=wanted)
        found = store.read(lambda connection: campaign_of(connection, "c"))
        assert found is not None
        assert found[0] == CAMPAIGN
        assert found[1][0].carry == wanted
    store.rewrite("a", held.hold, 0, [])  # a write that says nothing of it
    found = store.read(lambda connection: campaign_of(connection, "c"))
    assert found is not None and found[1][0].carry == carry


def test_who_lost_the_table_begins_no_chapter(store: Store) -> None:  # noqa: F811
    store.make(saved("a"), NewChapter("c", begins=CAMPAIGN))
    old = store.load("a")
    assert old is not None
    stale = msgspec.structs.replace(old.hold, epoch=old.hold.epoch - 1)
    with pytest.raises(Moved):
        store.follow("a", stale, saved("b"), NewChapter("c", 1))
    assert store.look("b") is None
    first = store.look("a")
    assert first is not None and first.chapter == ChapterLink("c", 1)
    assert first.terms.undo == "agreement"


def test_a_table_is_one_chapter_only(store: Store) -> None:  # noqa: F811
    two_chapters(store)
    with pytest.raises(IntegrityError), store.connection.begin():
        add_chapter(store.connection, "a", NewChapter("c", 2))


def test_a_campaign_is_forgotten_as_a_whole(store: Store) -> None:  # noqa: F811
    two_chapters(store)
    store.make(saved("alone"))
    age(store, "a")
    age(store, "alone")
    assert store.expire(1_000.0, []) == 1
    assert store.look("a") is not None  # its campaign goes on at the other table
    assert store.look("alone") is None
    age(store, "b")
    assert store.expire(1_000.0, []) == 2
    assert store.read(lambda connection: campaign_of(connection, "c")) is None
