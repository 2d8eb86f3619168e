"""The server over HTTP: the shelf, tables, invitations, the past, the rulebook, its own health."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, TypeAlias

from fastapi import (
    APIRouter,
    FastAPI,
    Header,
    HTTPException,
    Path,
    Query,
    Request,
    Response,
    WebSocket,
)
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field

from shambler.games import find as find_game
from shambler.kernel import record as records
from shambler.kernel.match import Match
from shambler.server import (
    campaigns,
    history,
    invitations,
    lessons,
    listings,
    positions,
    real_table,
    rulebook,
    security,
    sockets,
)
from shambler.server.accounts import doors
from shambler.server.answers import AS_JSON, AS_LIST, AS_TEXT, as_json
from shambler.server.assets import FOR_GOOD
from shambler.server.boards import BOARDS
from shambler.server.daily import doors as daily
from shambler.server.fairness import Mark, MarkKind
from shambler.server.hub import PERSON, Hub, seat_for
from shambler.server.invitations import Joined
from shambler.server.limits import Allowances
from shambler.server.notices import doors as notices
from shambler.server.protocol import MOST_NUMBER, Language, encode
from shambler.server.setup_card import SetupCard, setup_card
from shambler.server.shelf import Shelf, shelf
from shambler.server.story import story_of
from shambler.server.table import Table, Terms, UndoRule
from shambler.server.visitors import Strict, TableMade, Visitors, seated
from shambler.server.workshop.all_doors import Designs

KeyInPath = Annotated[str, Path(max_length=64)]
MOST_ABSENT = 60 * 24 * 30  # minutes
FlagInQuery = Annotated[str, Field(max_length=40)]
NumberInPath = Annotated[int, Path(ge=0, lt=MOST_NUMBER)]
# Copies for a person what it needs of a table; what it gives is told elsewhere than on the loop.
Taking: TypeAlias = Callable[[Table, str], Callable[[], object]]


class NewTable(Strict):
    """What to play, and who sits where: ``person``, ``open``, or ``bot:`` and an agent's name."""

    game: str = Field(max_length=40)
    scenario: str = Field(max_length=40)
    seats: list[Annotated[str, Field(max_length=60)]] = Field(min_length=1, max_length=16)
    options: dict[str, Any] = Field(default={}, max_length=20)
    seed: int | None = Field(default=None, ge=0, lt=2**63)
    pace: float = Field(default=0.35, ge=0, le=5)
    undo: UndoRule = "agreement"
    absent: float = Field(default=0, ge=0, le=MOST_ABSENT)
    advice: bool = True
    public: bool = False
    box: list[Annotated[str, Field(max_length=40)]] = Field(default=[], max_length=40)


class Upload(Strict):
    """A saved game, as text."""

    record: str = Field(max_length=security.MOST_UPLOAD)


class Join(Strict):
    """The secret of an invitation, and how to be called."""

    token: str = Field(min_length=10, max_length=100)
    name: str = Field(default="", max_length=40, pattern=r"^[^\x00]*$")


class Invitation(BaseModel):
    """The secret that gives the seat to whoever has it, once."""

    token: str


class Claimed(BaseModel):
    """The seats that are this browser's again."""

    seats: list[int]


class Problem(BaseModel):
    """Why a request was refused."""

    message: str


class Health(BaseModel):
    """The server is alive."""

    status: str
    tables: int


REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 401, 403, 404, 409, 410, 413, 422, 429, 503)
}


def add(app: FastAPI, hub: Hub, allowed: Allowances, designs: Designs) -> None:
    """Everything below ``/api``, and the figures for whoever watches the server."""
    visitors = Visitors(hub.keeper)
    for found in (listings, invitations, campaigns, positions, doors, notices, daily):
        part = found.router(hub, allowed, visitors)
        app.include_router(part, prefix="/api", responses=REFUSALS)
    for part in designs.routers(hub, allowed, visitors):
        app.include_router(part, prefix="/api", responses=REFUSALS)
    app.include_router(_tables(hub, allowed, visitors), prefix="/api/tables")
    app.include_router(_history(hub, allowed, visitors), prefix="/api/tables")
    learning = lessons.router(hub, allowed, visitors)
    app.include_router(learning, prefix="/api/lessons", responses=REFUSALS)
    app.include_router(_books(), prefix="/api")
    app.include_router(_boards(hub, allowed))
    app.include_router(_operations(hub))


def _tables(hub: Hub, allowed: Allowances, visitors: Visitors) -> APIRouter:
    router = APIRouter(responses=REFUSALS)

    @router.post("", status_code=201)
    async def make_table(wanted: NewTable, request: Request, response: Response) -> TableMade:
        await allowed.spend(allowed.tables, request)
        guest = (await visitors.named(request, response)).name
        room = await hub.create(
            guest,
            wanted.game,
            wanted.scenario,
            wanted.seats,
            options=wanted.options,
            seed=wanted.seed,
            terms=Terms(wanted.pace, wanted.undo, wanted.absent, wanted.advice, wanted.public),
            box=wanted.box,
        )
        return TableMade(table=room.table.key)

    @router.post("/{key}/seats/{seat}/invitation")
    async def invite(key: KeyInPath, seat: NumberInPath, request: Request) -> Invitation:
        await allowed.spend(allowed.moments, request)
        room = await hub.find(key)
        return Invitation(token=await room.invite(await visitors.at(room, request), seat))

    @router.post("/{key}/join")
    async def join(key: KeyInPath, ticket: Join, request: Request, response: Response) -> Joined:
        await allowed.spend(allowed.moments, request)
        room = await hub.find(key)
        guest = (await visitors.named(request, response)).name
        return Joined(seat=await room.join(guest, ticket.token, ticket.name))

    @router.post("/{key}/mine")
    async def claim(key: KeyInPath, request: Request, response: Response) -> Claimed:
        """Seats that this browser held before the server was behind TLS."""
        await allowed.spend(allowed.moments, request)
        room = await hub.find(key)
        old = security.old_token_of(request)
        if old is None:
            return Claimed(seats=[])
        guest = (await visitors.named(request, response)).name
        return Claimed(seats=await room.claim(security.fingerprint(old), guest))

    @router.websocket("/{key}/socket")
    async def socket(
        socket: WebSocket, key: KeyInPath, language: Language = "en", wire: str = ""
    ) -> None:
        await sockets.serve(socket, hub, allowed, visitors, key, language, wire)

    return router


def _history(hub: Hub, allowed: Allowances, visitors: Visitors) -> APIRouter:
    router = APIRouter(responses=REFUSALS)

    async def told(key: str, request: Request, take: Taking) -> Response:
        """What ``take`` copies of a table for whoever asks, told while the table goes on."""
        room = await hub.find(key)
        guest = await visitors.at(room, request)
        async with room.changing():
            tell = take(room.table, guest)
        return as_json(await hub.look(lambda: encode(tell())))

    @router.get("/{key}/moments/{number}", response_class=Response)
    async def moment(
        key: KeyInPath,
        number: NumberInPath,
        request: Request,
        language: Language = "en",
        seat: Annotated[int | None, Query(ge=0, lt=64)] = None,
    ) -> Response:
        await allowed.spend(allowed.moments, request)
        at = history.Glimpse.at
        return await told(
            key, request, lambda table, guest: at(table, guest, number, language, seat).moment
        )

    @router.get("/{key}/entries", response_class=Response, responses=AS_LIST)
    async def entries(key: KeyInPath, request: Request, language: Language = "en") -> Response:
        """What was read off the real table lately, and what could have been."""
        await allowed.spend(allowed.moments, request)
        return await told(
            key, request, lambda table, guest: real_table.Entries(table, guest, language).told
        )

    @router.get("/{key}/pieces", response_class=Response, responses=AS_LIST)
    async def pieces(key: KeyInPath, request: Request, language: Language = "en") -> Response:
        """How the real table is set up."""
        await allowed.spend(allowed.moments, request)
        of = real_table.pieces
        return await told(key, request, lambda table, _: partial(of, table.match.copy(), language))

    @router.get("/{key}/story", response_class=Response, responses=AS_JSON)
    async def story(key: KeyInPath, request: Request) -> Response:
        await allowed.spend(allowed.moments, request)
        await hub.find(key)
        saved = await hub.keeper.look(key)
        return await told(key, request, lambda table, guest: story_of(table, guest, saved).tell)

    @router.post("/{key}/moments/{number}/branch", status_code=201)
    async def branch(
        key: KeyInPath, number: NumberInPath, request: Request, response: Response
    ) -> TableMade:
        await allowed.spend(allowed.tables, request)
        closed = await hub.find_closed(key)
        person = await visitors.named(request, response)
        if closed is not None:
            match, seats = await hub.look(
                history.branch_of_closed, closed, person.name, person.names, number
            )
            terms = Terms(closed.terms.pace)
        else:
            room = await hub.find(key)
            guest = await seated(room, person)
            async with room.changing():
                branching = history.Branching(room.table, guest, number)
            match, seats = await hub.look(branching.off)
            terms = Terms(room.table.terms.pace)
            await room.note(Mark("branched", room.table.match.number))
        made = await hub.adopt(match, seats, terms, Mark("began-elsewhere", match.number))
        return TableMade(table=made.table.key)

    async def taken_home(key: str, request: Request, *, telling: bool) -> Response:
        closed = await hub.find_closed(key)
        person = await visitors.who(request)
        if closed is not None:
            return _as_file(closed.record, history.record_of_closed(closed, person.names))
        room = await hub.find(key)
        guest = await seated(room, person)
        history.may_read(room.table, guest)
        if telling:
            await room.note(Mark("record-read", room.table.match.number))
        else:
            history.is_over(room.table)
        async with room.changing():  # nothing is told that is not written
            return _as_file(room.table.match.record, history.record(room.table, guest))

    @router.get("/{key}/record", response_class=Response, responses=AS_TEXT)
    async def record(key: KeyInPath, request: Request) -> Response:
        """Of a game that is over: this changes nothing."""
        await allowed.spend(allowed.moments, request)
        return await taken_home(key, request, telling=False)

    @router.post("/{key}/record", response_class=Response, responses=AS_TEXT)
    async def take_record(key: KeyInPath, request: Request) -> Response:
        """Also of a game that runs: everybody is told before."""
        await allowed.spend(allowed.moments, request)
        return await taken_home(key, request, telling=True)

    @router.post("/upload", status_code=201)
    async def upload(sent: Upload, request: Request, response: Response) -> TableMade:
        await allowed.spend(allowed.tables, request)
        parsed = records.parse(sent.record)
        rules = find_game(parsed.record.game)
        match = await hub.look(Match.replay, rules, parsed)
        guest = (await visitors.named(request, response)).name
        seats = [seat_for(number, PERSON, guest) for number in match.seats]
        kind: MarkKind = "dice-typed" if match.record.typed else "began-elsewhere"
        room = await hub.adopt(match, seats, Terms(), Mark(kind, match.number))
        return TableMade(table=room.table.key)

    return router


def _as_file(record: records.Record, text: str) -> Response:
    name = f"{record.game}-{record.scenario}.shambler"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, headers=headers)


def _boards(hub: Hub, allowed: Allowances) -> APIRouter:
    """Not below ``/api``, of which nothing is kept: a board is kept for good."""
    router = APIRouter(responses=REFUSALS)

    @router.get("/boards/{name}", response_class=Response, responses=AS_JSON)
    async def board(
        name: Annotated[str, Path(pattern="^[0-9a-f]{64}$")],
        request: Request,
        shambler_table: Annotated[str, Header(max_length=100)] = "",
    ) -> Response:
        """The table is named beside the address, so that all tables share what is kept."""
        found = BOARDS.find(name)
        if found is None and shambler_table:
            await allowed.spend(allowed.moments, request)
            await hub.print_board(shambler_table)
            found = BOARDS.find(name)
        if found is None:
            raise HTTPException(404, "there is no such board")
        packed = "gzip" in request.headers.get("accept-encoding", "")
        headers = {"Cache-Control": FOR_GOOD, "Vary": "Accept-Encoding"}
        if packed:
            headers["Content-Encoding"] = "gzip"
        return Response(
            found.packed if packed else found.plain, headers=headers, media_type="application/json"
        )

    return router


def _books() -> APIRouter:
    router = APIRouter(responses=REFUSALS)

    @router.get("/shelf")
    def games_on_the_shelf() -> Shelf:
        return shelf()

    @router.get("/setup/{game}/{scenario}")
    def set_up(
        game: str,
        scenario: str,
        seats: Annotated[int, Query(ge=1, le=16)] = 1,
        language: Language = "en",
        on: Annotated[tuple[FlagInQuery, ...], Query(max_length=20)] = (),
    ) -> SetupCard:
        return setup_card(game, scenario, seats, language, on)

    @router.get("/rules/{game}")
    def search_rules(
        game: str,
        q: Annotated[str, Query(max_length=100)] = "",
        language: Language = "en",
    ) -> list[rulebook.RuleText]:
        return rulebook.search(find_game(game), q, language)

    @router.get("/rules/{game}/{rule}")
    def one_rule(game: str, rule: str, language: Language = "en") -> rulebook.RuleText:
        return rulebook.one(find_game(game), rule, language)

    return router


def _operations(hub: Hub) -> APIRouter:
    router = APIRouter()

    @router.get("/api/health")
    async def health() -> Health:
        return Health(status="ok", tables=len(hub.rooms))

    @router.get("/api/ready", responses={503: {"model": Problem}})
    async def ready() -> Health:
        await hub.keeper.ping()
        return Health(status="ready", tables=len(hub.rooms))

    return router
