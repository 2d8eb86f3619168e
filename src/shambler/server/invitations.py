"""An invitation before it is taken: which game, who hosts, which seats are open; its picture."""

from __future__ import annotations

import io
from typing import Annotated

import segno
from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, Field

from shambler.games import title_of
from shambler.server.hub import Hub
from shambler.server.limits import Allowances
from shambler.server.protocol import Language
from shambler.server.security import fingerprint
from shambler.server.table import NotYours, Table
from shambler.server.visitors import Visitors
from shambler.server.words import said

KeyInPath = Annotated[str, Path(max_length=64)]
LONGEST_LINK = 300
INK, PAPER = "#0b0f1a", "#ffffff"


class Ticket(BaseModel):
    """The secret of an invitation: in the body, so that no log of addresses has it."""

    token: str = Field(max_length=100)


class Link(BaseModel):
    """A link to draw: in the body, too, since it ends in the secret."""

    link: str = Field(min_length=8, max_length=LONGEST_LINK)


class Newcomer(BaseModel):
    """How to be called."""

    name: str = Field(default="", max_length=40, pattern=r"^[^\x00]*$")


class Joined(BaseModel):
    """The seat that was taken."""

    seat: int


class HostedSeat(BaseModel):
    """A seat as a guest sees it who stands at the door."""

    role: str
    kind: str
    name: str
    offered: bool  # the invitation is for this one


class AtTheDoor(BaseModel):
    """What somebody is invited to. Whoever has the link of the table could watch it, too."""

    game: str
    title: str
    scenario: str
    name: str
    host: str
    seats: list[HostedSeat]
    begun: bool
    over: bool


def router(hub: Hub, allowed: Allowances, visitors: Visitors) -> APIRouter:
    """The door of a table, and pictures of links to it."""
    found = APIRouter()

    async def spend(request: Request) -> None:
        await allowed.spend(allowed.moments, request)

    @found.post("/tables/{key}/door")
    async def door(
        key: KeyInPath, ticket: Ticket, request: Request, language: Language = "en"
    ) -> AtTheDoor:
        await spend(request)
        room = await hub.find(key)
        return at_the_door(room.table, fingerprint(ticket.token), language)

    @found.post("/tables/{key}/sit")
    async def sit(key: KeyInPath, who: Newcomer, request: Request, response: Response) -> Joined:
        """Take an open seat of a table whose host said that anybody may."""
        await spend(request)
        room = await hub.find(key)
        table, guest = room.table, (await visitors.named(request, response)).name
        free = next((seat.number for seat in table.seats if seat.kind == "open"), None)
        if not table.terms.public or free is None:
            raise NotYours(said("no-open-seat"))
        token = await room.invite(table.host, free)
        return Joined(seat=await room.join(guest, token, who.name))

    @found.post("/picture", response_class=Response)
    async def picture(wanted: Link, request: Request) -> Response:
        """A QR code. The link comes back as dots and is kept nowhere."""
        await spend(request)
        drawn = io.BytesIO()
        code = segno.make(wanted.link, error="m", micro=False)
        code.save(drawn, kind="svg", scale=4, border=3, dark=INK, light=PAPER, xmldecl=False)
        return Response(drawn.getvalue(), media_type="image/svg+xml")

    return found


def at_the_door(table: Table, invite: str, language: Language) -> AtTheDoor:
    """What whoever has the key of a table may know: nothing that a spectator would not see."""
    match = table.match
    teller = match.teller(language)
    scenario = match.rules.played(match.record.scenario, match.record.setup)
    host = next((seat for seat in table.seats if seat.kind == "person"), None)
    return AtTheDoor(
        game=match.rules.key,
        title=title_of(match.rules.key),
        scenario=scenario.key,
        name=str(scenario.name.get(language) or scenario.name.get("en", "")),
        host=host.name if host is not None else "",
        seats=[
            HostedSeat(
                role=teller.seat(seat.number),
                kind=seat.kind,
                name=seat.name,
                offered=bool(seat.invite) and seat.invite == invite,
            )
            for seat in table.seats
        ],
        begun=match.number > 0,
        over=match.outcome is not None,
    )
