"""Campaigns over HTTP: beginning one, the next chapter, playing one again, its page, its file.

A chapter is a table like any other. The next one begins with the same people in their seats, once,
however many of them ask for it; from then on the one before it is sealed.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field

from shambler.games import find as find_game
from shambler.kernel.campaign import chapter_seed, handed_on
from shambler.kernel.campaign_file import Page, write_campaign
from shambler.kernel.carry import SHEET, Carry, plain
from shambler.kernel.errors import BadRecord, BadSetup, CampaignError
from shambler.kernel.match import Match
from shambler.kernel.record import parse
from shambler.server import campaign_rows, history
from shambler.server.answers import as_json
from shambler.server.campaign_page import CampaignPage, Pages, Told, tell, tell_kept
from shambler.server.campaign_rows import CampaignRow, ChapterLink, ChapterRow, NewChapter
from shambler.server.fairness import Mark
from shambler.server.hub import Hub, NoSuchTable, new_key, seat_for
from shambler.server.limits import Allowances
from shambler.server.pinning import TableClosed, resume
from shambler.server.protocol import MOST_NUMBER, Language, encode
from shambler.server.room import Room
from shambler.server.storage import Saved
from shambler.server.table import NotYours, Seat, Terms, UndoRule
from shambler.server.visitors import Person, TableMade, Visitors, seated
from shambler.server.words import said

REMEMBERED: Final = 500  # chapters that were read for a page
KeyInPath = Annotated[str, Path(max_length=64)]


class NewCampaign(BaseModel):
    """Which campaign, and who sits where: ``person``, ``open``, or ``bot:`` and a name."""

    model_config = ConfigDict(extra="forbid")

    game: str = Field(max_length=40)
    campaign: str = Field(default="", max_length=64)
    seats: list[Annotated[str, Field(max_length=60)]] = Field(min_length=1, max_length=16)
    options: dict[str, Any] = Field(default={}, max_length=20)
    seed: int | None = Field(default=None, ge=0, lt=2**63)
    pace: float = Field(default=0.35, ge=0, le=5)
    undo: UndoRule = "agreement"


class Again(BaseModel):
    """From which answer on a chapter is played again; 0: from its set-up."""

    model_config = ConfigDict(extra="forbid")

    answer: int = Field(default=0, ge=0, lt=MOST_NUMBER)


class CampaignMade(BaseModel):
    """Where the campaign is, and the table of its first chapter."""

    campaign: str
    table: str


class Campaigns:
    """The campaigns of one server process."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._told: OrderedDict[tuple[str, int, str], Told] = OrderedDict()
        self._closing = asyncio.Lock()

    # -- playing ---------------------------------------------------------------------------

    async def begin(self, guest: str, wanted: NewCampaign) -> Room:
        """The first chapter of a new campaign."""
        rules = find_game(wanted.game)
        plans = [plan.key for plan in rules.campaigns()]
        plan = rules.campaign_plan(wanted.campaign or next(iter(plans), ""))
        if SHEET in wanted.options:
            raise BadSetup(f"{SHEET}: a campaign writes its own sheet")
        options = rules.seated(plan.first, wanted.options, len(wanted.seats))
        seed = "" if wanted.seed is None else str(wanted.seed)
        row = CampaignRow(new_key(), rules.key, plan.key, seed, plain(options))
        match = self._match(row, Carry(plan.first, plan.sheet), campaign_rows.FIRST)
        if len(match.seats) != len(wanted.seats):
            raise BadSetup(f"{plan.first} has {len(match.seats)} seats, not {len(wanted.seats)}")
        seats = [seat_for(number, text, guest) for number, text in enumerate(wanted.seats)]
        terms = Terms(wanted.pace, wanted.undo)
        chapter = NewChapter(row.key, begins=row)
        return await self.hub.adopt(match, seats, terms, self._mark(row), chapter)

    def _match(self, row: CampaignRow, carry: Carry, number: int) -> Match:
        """The match of a chapter that begins with what another one handed on."""
        seed = chapter_seed(int(row.seed), number) if row.seed else None
        setup = {**row.options, SHEET: plain(carry.sheet)}
        return Match.new(find_game(row.game), carry.next, seed=seed, **setup)

    def _mark(self, row: CampaignRow) -> Mark | None:
        return Mark("seed-chosen") if row.seed else None

    async def advance(self, person: Person, key: str) -> str:
        """The table of the next chapter. Whoever asks first begins it; the others come along."""
        closed = await self.hub.find_closed(key)
        if closed is not None:
            return await self._after_closed(person, closed)
        room = await self.hub.find(key)
        table = room.table
        await seated(room, person)
        link = _chapter_for(person, table.chapter, table.seats)
        row, rows = await self._rows(link.campaign)
        async with room.changing():
            assert table.chapter is not None
            if table.chapter.next:
                return table.chapter.next
            match = self._match(row, _goes_on(handed_on(table.match)), rows[-1].number + 1)
            seats = _same_people(table.seats, match)
            following = self.hub.lay(match, seats, table.terms, self._mark(row))
            chapter = NewChapter(link.campaign, link.number)
            await room.write(self.hub.keeper.follow(table, following, chapter))
            self.hub.open(following)
            room.followed(following.key)
            return following.key

    async def _after_closed(self, person: Person, closed: Saved) -> str:
        """A finished chapter that comes out differently by now is followed by what it wrote."""
        link = _chapter_for(person, closed.chapter, closed.seats)
        async with self._closing:
            row, rows = await self._rows(link.campaign)
            begun = [chapter.table for chapter in rows if chapter.after == link.number]
            if begun:
                return begun[-1]
            mine = next(chapter for chapter in rows if chapter.number == link.number)
            match = self._match(row, _goes_on(mine.carry), rows[-1].number + 1)
            seats, chapter = _same_people(closed.seats, match), NewChapter(row.key, link.number)
            room = await self.hub.adopt(match, seats, closed.terms, self._mark(row), chapter)
            return room.table.key

    async def again(self, person: Person, key: str, answer: int) -> Room:
        """Play a chapter again, from its set-up or one of its answers; the old road stays."""
        room = await self.hub.find(key)
        table = room.table
        await seated(room, person)
        link = _chapter_for(person, table.chapter, table.seats)
        if table.match.outcome is None:
            raise CampaignError("this chapter is not over")
        row, rows = await self._rows(link.campaign)
        number = rows[-1].number + 1
        async with room.changing():
            old = table.match
            if answer > old.number:
                raise CampaignError(f"chapter {link.number} has no answer {answer}")
            begun = Carry(old.record.scenario, old.record.setup[SHEET])
            match = self._match(row, begun, number)
            mark = self._mark(row)
            if answer:
                match = old.branch(answer, match.record.seed)
                mark = Mark("began-elsewhere", answer)
            seats = _same_people(table.seats, match)
        first = await self.hub.keeper.look(rows[-1].table)  # the sealed ones take nothing back
        undo = table.terms.undo if first is None else first.terms.undo
        terms = msgspec.structs.replace(table.terms, undo=undo)
        return await self.hub.adopt(match, seats, terms, mark, NewChapter(row.key, link.after))

    # -- looking ---------------------------------------------------------------------------

    async def _rows(self, key: str) -> tuple[CampaignRow, list[ChapterRow]]:
        found = await self.hub.keeper.read(lambda c: campaign_rows.campaign_of(c, key))
        if found is None or not found[1]:
            raise NoSuchTable("there is no such campaign; perhaps the link is old or cut off")
        return found

    async def page(self, person: Person, key: str, language: Language) -> CampaignPage:
        """The campaign as somebody sees it who has its link."""
        row, rows = await self._rows(key)
        told = {chapter.number: await self._tell(chapter, language) for chapter in rows}
        last = await self.hub.keeper.look(rows[-1].table)
        held = last is not None and any(seat.guest in person.names for seat in last.seats)
        pages = Pages(find_game(row.game), row, language)
        return pages.page(rows, told, held)

    async def _tell(self, chapter: ChapterRow, language: Language) -> Told:
        """A chapter, from memory or from the database, off the loop."""
        room = self.hub.rooms.get(chapter.table)
        if room is not None:
            async with room.lock:
                if not room.lost:
                    return tell(room.table.match, language)
        saved = await self.hub.keeper.look(chapter.table)
        if saved is None:
            raise NoSuchTable("a chapter of this campaign was forgotten")
        name = (chapter.table, saved.hold.version, language)
        if name not in self._told:
            found = await self.hub.look(_read, saved, chapter, language)
            self._told[name] = found
            if len(self._told) > REMEMBERED:
                self._told.popitem(last=False)
        return self._told[name]

    async def record(self, person: Person, key: str) -> str:
        """All chapters in one text, for those to whom nothing in it is secret."""
        row, rows = await self._rows(key)
        pages = []
        for chapter in rows:
            saved = await self.hub.keeper.look(chapter.table)
            if saved is None:
                raise NoSuchTable("a chapter of this campaign was forgotten")
            pages.append(await self.hub.look(_file_page, saved, chapter, person))
        seed = int(row.seed or 0)
        return write_campaign(row.game, row.campaign, seed, row.options, pages, rows[-1].number)


def _chapter_for(person: Person, link: ChapterLink | None, seats: list[Seat]) -> ChapterLink:
    """The chapter of a table, for those who play there."""
    if link is None:
        raise CampaignError("this table belongs to no campaign")
    if not any(seat.kind == "person" and seat.guest in person.names for seat in seats):
        raise NotYours(said("only-players"))
    return link


def _goes_on(carry: Carry | None) -> Carry:
    """What the next chapter begins with."""
    if carry is None:
        raise CampaignError("this chapter is not over")
    if not carry.next:
        raise CampaignError("the campaign is over")
    return carry


def _same_people(seats: list[Seat], match: Match) -> list[Seat]:
    """Everybody keeps their seat, as long as there is somebody to play there."""
    return [
        msgspec.structs.replace(
            seat, invite="", bot=seat.bot if seat.kind == "bot" else "", away=False
        )
        for seat in seats
        if seat.number in match.seats
    ]


def _read(saved: Saved, chapter: ChapterRow, language: Language) -> Told:
    try:
        return tell(resume(saved).match, language)
    except (TableClosed, BadRecord):
        record = saved.record
        return tell_kept(record.scenario, record.setup[SHEET], chapter.carry)


def _file_page(saved: Saved, chapter: ChapterRow, person: Person) -> Page:
    table = resume(saved)
    for seat in table.seats:
        if seat.guest in person.former:
            seat.guest = person.name
    history.may_read(table, person.name)
    text = table.match.text()
    return Page(chapter.number, chapter.after, text, parse(text), handed_on(table.match))


def router(hub: Hub, allowed: Allowances, visitors: Visitors) -> APIRouter:
    """What browsers ask for."""
    found, campaigns = APIRouter(), Campaigns(hub)

    @found.post("/campaigns", status_code=201)
    async def begin(wanted: NewCampaign, request: Request, response: Response) -> CampaignMade:
        await allowed.spend(allowed.tables, request)
        person = await visitors.named(request, response)
        room = await campaigns.begin(person.name, wanted)
        assert room.table.chapter is not None
        return CampaignMade(campaign=room.table.chapter.campaign, table=room.table.key)

    @found.get("/campaigns/{key}", response_class=Response)
    async def page(key: KeyInPath, request: Request, language: Language = "en") -> Response:
        await allowed.spend(allowed.moments, request)
        seen = await campaigns.page(await visitors.who(request), key, language)
        return as_json(encode(seen))

    @found.get("/campaigns/{key}/record", response_class=Response)
    async def record(key: KeyInPath, request: Request) -> Response:
        await allowed.spend(allowed.moments, request)
        text = await campaigns.record(await visitors.who(request), key)
        headers = {"content-disposition": 'attachment; filename="campaign.shambler"'}
        return PlainTextResponse(text, headers=headers)

    @found.post("/tables/{key}/next", status_code=201)
    async def advance(key: KeyInPath, request: Request) -> TableMade:
        await allowed.spend(allowed.tables, request)
        return TableMade(table=await campaigns.advance(await visitors.who(request), key))

    @found.post("/tables/{key}/again", status_code=201)
    async def again(key: KeyInPath, wanted: Again, request: Request) -> TableMade:
        await allowed.spend(allowed.tables, request)
        room = await campaigns.again(await visitors.who(request), key, wanted.answer)
        return TableMade(table=room.table.key)

    return found
