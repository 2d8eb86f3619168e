"""Campaigns in the database: which tables are their chapters, and what each handed on."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from shambler.kernel.carry import Carry
from shambler.kernel.typed import ready
from shambler.server import schema

FIRST = 1  # the number of the first chapter


class ChapterLink(msgspec.Struct, frozen=True):
    """Which chapter of which campaign a table is, and the table of the one that follows it."""

    campaign: str
    number: int
    after: int = 0
    next: str = ""


class CampaignRow(msgspec.Struct, frozen=True):
    """What holds for all chapters. ``seed``: chosen by somebody; empty: drawn for each chapter."""

    key: str
    game: str
    campaign: str
    seed: str
    options: dict[str, Any]


class ChapterRow(msgspec.Struct, frozen=True):
    """One chapter; ``carry``: what it hands on, if it is over."""

    number: int
    after: int
    table: str
    carry: Carry | None


class NewChapter(msgspec.Struct, frozen=True):
    """A table that becomes a chapter. ``begins``: the campaign begins with it."""

    campaign: str
    after: int = 0
    begins: CampaignRow | None = None


def add_chapter(connection: Connection, table: str, new: NewChapter) -> ChapterLink:
    """A table that was just made is the next chapter; two at once collide, and one is refused."""
    if new.begins is not None:
        row = msgspec.structs.asdict(new.begins)
        row["options"] = msgspec.json.encode(row["options"]).decode()
        connection.execute(insert(schema.campaigns).values(**row, made_at=time.time()))
    chapters = schema.chapters
    mine = chapters.c.campaign_key == new.campaign
    last = connection.execute(select(func.max(chapters.c.number)).where(mine)).scalar()
    number = FIRST if last is None else last + 1
    values = {"campaign_key": new.campaign, "number": number, "after": new.after}
    connection.execute(insert(chapters).values(**values, table_key=table))
    return ChapterLink(new.campaign, number, new.after)


def write_carry(connection: Connection, table: str, carry: Carry | None) -> None:
    """What a chapter hands on; ``None``: it runs, or runs again.

    It could be found by playing the chapter again; but the rules may be others by then.
    """
    chapters = schema.chapters
    text = "" if carry is None else msgspec.json.encode(carry).decode()
    connection.execute(update(chapters).where(chapters.c.table_key == table).values(carry=text))


def link_of(connection: Connection, table: str) -> ChapterLink | None:
    """Which chapter a table is."""
    chapters = schema.chapters
    row = connection.execute(select(chapters).where(chapters.c.table_key == table)).first()
    if row is None:
        return None
    later = (
        select(chapters.c.table_key)
        .where(chapters.c.campaign_key == row.campaign_key, chapters.c.after == row.number)
        .order_by(chapters.c.number.desc())
        .limit(1)
    )
    following = connection.execute(later).scalar()
    return ChapterLink(row.campaign_key, row.number, row.after, following or "")


def campaign_of(connection: Connection, key: str) -> tuple[CampaignRow, list[ChapterRow]] | None:
    """A campaign and its chapters, in the order in which they were begun."""
    campaigns, chapters = schema.campaigns, schema.chapters
    row = connection.execute(select(campaigns).where(campaigns.c.key == key)).first()
    if row is None:
        return None
    query = select(chapters).where(chapters.c.campaign_key == key).order_by(chapters.c.number)
    found = [
        ChapterRow(
            chapter.number,
            chapter.after,
            chapter.table_key,
            msgspec.json.decode(chapter.carry, type=ready(Carry)) if chapter.carry else None,
        )
        for chapter in connection.execute(query)
    ]
    options = msgspec.json.decode(row.options)
    return CampaignRow(row.key, row.game, row.campaign, row.seed, options), found


def tables_in_use(before: float) -> Any:
    """Tables of campaigns of which one was used since then: none of them is forgotten."""
    tables, chapters = schema.tables, schema.chapters
    alive = (
        select(chapters.c.campaign_key)
        .join(tables, tables.c.key == chapters.c.table_key)
        .where(tables.c.used_at >= before)
    )
    return select(chapters.c.table_key).where(chapters.c.campaign_key.in_(alive))


def forget_empty(connection: Connection) -> None:
    """Campaigns without any table are forgotten, too."""
    campaigns = schema.campaigns
    left = select(schema.chapters.c.campaign_key)
    connection.execute(delete(campaigns).where(campaigns.c.key.not_in(left)))
