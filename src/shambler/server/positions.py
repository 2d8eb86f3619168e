"""Positions over HTTP: write one of a table, look at one, draw it, play on from it.

Looking keeps nothing: a position shows what its writer may see, and belongs to nobody.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import BaseModel, Field

from shambler.games import find as find_game
from shambler.kernel.match import Match
from shambler.kernel.position import LONGEST
from shambler.kernel.view import Board, says
from shambler.server import history, present
from shambler.server.answers import AS_PICTURE, SVG, as_json
from shambler.server.fairness import Mark
from shambler.server.faults import told
from shambler.server.hub import PERSON, Hub, seat_for
from shambler.server.limits import Allowances
from shambler.server.protocol import MOST_NUMBER, Language, Message, Position, Welcome, encode
from shambler.server.table import Seat, Table, Terms
from shambler.server.visitors import Strict, TableMade, Visitors

ONLOOKER = "onlooker"
KeyInPath = Annotated[str, Path(max_length=64)]
NumberInPath = Annotated[int, Path(ge=0, lt=MOST_NUMBER)]
PositionInQuery = Annotated[str, Query(alias="position", max_length=LONGEST + 100)]


class Sent(Strict):
    """A position as text."""

    position: str = Field(max_length=LONGEST + 100)


class Written(BaseModel):
    """The same, written down here."""

    position: str


class Laid(Message, frozen=True, tag="laid"):
    """A position laid out, to be looked at."""

    board: Annotated[Board, says("of the game; other tables tell only its print")]
    table: Welcome
    position: Position


def router(hub: Hub, allowed: Allowances, visitors: Visitors) -> APIRouter:
    """What lies below ``/api``."""
    found = APIRouter()

    @found.get("/tables/{key}/moments/{number}/position")
    async def write(
        key: KeyInPath,
        number: NumberInPath,
        request: Request,
        seat: Annotated[int | None, Query(ge=0, lt=64)] = None,
    ) -> Written:
        await allowed.spend(allowed.moments, request)
        room = await hub.find(key)
        guest = await visitors.at(room, request)
        history.may_share(room.table)
        async with room.changing():
            look = history.Glimpse.at(room.table, guest, number, "en", seat)
        return Written(position=await hub.look(look.written))

    @found.post("/positions/look", response_class=Response)
    async def look(sent: Sent, request: Request, language: Language = "en") -> Response:
        await allowed.spend(allowed.moments, request)
        return as_json(await hub.look(laid_out, sent.position, language))

    @found.get("/positions/picture", response_class=Response, responses=AS_PICTURE)
    async def picture(
        text: PositionInQuery, request: Request, language: Language = "en"
    ) -> Response:
        """The table as text draws it, for a forum or any other page."""
        await allowed.spend(allowed.moments, request)
        return Response(await hub.look(picture_of, text, language), media_type=SVG)

    @found.post("/positions", status_code=201)
    async def play_on(sent: Sent, request: Request, response: Response) -> TableMade:
        """A table of one's own, all its seats one's own, with dice of its own."""
        await allowed.spend(allowed.tables, request)
        match = await hub.look(Match.from_position, find_game, sent.position)
        guest = (await visitors.named(request, response)).name
        seats = [seat_for(number, PERSON, guest) for number in match.seats]
        room = await hub.adopt(match, seats, Terms(), Mark("began-elsewhere", 0))
        return TableMade(table=room.table.key)

    return found


def picture_of(text: str, language: Language) -> str:
    """A position as an onlooker sees it, drawn."""
    return Match.from_position(find_game, text).picture(None, language)


def laid_out(text: str, language: Language) -> bytes:
    """A position as an onlooker sees it, as it goes over the wire."""
    match = Match.from_position(find_game, text)
    seats = [Seat(number, "open") for number in match.seats]
    table = Table("", match, seats, Terms(undo="off", advice=False))
    return encode(
        Laid(
            board=told("board", match.rules.key, Board(), match.rules.board_view, match.game),
            table=present.welcome(table, ONLOOKER, language, ""),
            position=present.position(table, ONLOOKER, (None, None), language, 0, frozenset()),
        )
    )
