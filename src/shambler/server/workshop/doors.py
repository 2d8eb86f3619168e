"""The workshop over HTTP: look at a draft, play it, rate it, try what would change it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field

from shambler.agents import THINKERS
from shambler.games import find as find_game
from shambler.games import keys, manifest_of, title_of
from shambler.games.workshops import other_game, workshop_of
from shambler.kernel.content import ContentError
from shambler.kernel.errors import BadSetup
from shambler.kernel.workshop import USUAL, Change, DraftLook, Finding, Squad
from shambler.lab.family import family_of
from shambler.lab.simulate import SeriesPlan
from shambler.server.answers import AS_TEXT, as_json
from shambler.server.hub import Hub
from shambler.server.limits import Allowances
from shambler.server.pool import Failed
from shambler.server.protocol import Language, encode
from shambler.server.table import Terms
from shambler.server.visitors import Strict, TableMade, Visitors
from shambler.server.words import said
from shambler.server.workshop import plays
from shambler.server.workshop.rating import MOST_GAMES, Ratings
from shambler.server.workshop.result import difference, rated
from shambler.server.workshop.rewriting import rewrite

LONGEST = 60_000  # characters of a draft
DEADLINE = 60.0  # seconds to find out whether a draft is fair
GameInPath = Annotated[str, Path(max_length=40)]
KeyInPath = Annotated[str, Path(pattern="^[0-9a-f]{24}$")]


class Draft(Strict):
    """The text of a draft."""

    text: str = Field(max_length=LONGEST)


class Changed(Draft):
    """A draft, and what it should say now; without data, it stays as it is."""

    data: dict[str, Any] | None = None


class ToPlay(Draft):
    """A draft, and who sits where, as for any table."""

    seats: list[Annotated[str, Field(max_length=60)]] = Field(min_length=1, max_length=16)
    options: dict[str, Any] = Field(default={}, max_length=20)
    seed: int | None = Field(default=None, ge=0, lt=2**63)
    public: bool = False


class ToRate(Draft):
    """A draft, and by which games it is measured."""

    agent: str = Field(default="thumb", max_length=40)
    seed: int = Field(default=0, ge=0, lt=2**31)
    games: int = Field(default=200, ge=1, le=MOST_GAMES)
    options: dict[str, Any] = Field(default={}, max_length=20)
    squad: str = Field(default=USUAL, max_length=40)


class ToStudy(ToRate):
    """A draft, and which of its changes are tried; all, if none is named."""

    changes: list[Annotated[str, Field(max_length=60)]] = Field(default=[], max_length=40)


class GameKit(BaseModel):
    """A game for which scenarios can be designed."""

    game: str
    title: str
    kind: str  # the module of the page that draws it


class ChangeShown(BaseModel):
    """A change that can be tried: a stop of the slider of its axis."""

    name: str
    axis: str
    step: int
    of: str
    label: str  # of the axis; empty: the page knows its name


class Variant(BaseModel):
    """A change that is tried, and the rating that tries it."""

    name: str
    rating: str


class Study(BaseModel):
    """The rating of a draft as it is, and those of its variants."""

    rating: str
    variants: list[Variant]


class Looked(msgspec.Struct, frozen=True):
    """A draft after a look: its text as it is written now.

    ``other`` is the game that a text was written for, when it was just opened for another one.
    """

    text: str
    look: DraftLook
    other: str = ""


class Opened(msgspec.Struct, frozen=True):
    """What a game's page needs to let people design."""

    kit: Any
    scenarios: dict[str, str]  # of the game itself: their names


class Squads(msgspec.Struct, frozen=True):
    """The teams to rate with."""

    squads: list[Squad]


class Judged(msgspec.Struct, frozen=True):
    """What playing for a second has shown."""

    findings: list[Finding]


def looked_at(game: str, text: str, data: dict[str, Any] | None, language: Language) -> bytes:
    """A draft, written and looked at."""
    rules, workshop = workshop_of(game)
    if data is not None:
        text = rewrite(text, data)
    if len(text) > LONGEST:
        raise BadSetup(said("draft-too-long", most=str(LONGEST)))
    look = workshop.look(rules, text, language)
    return encode(Looked(text, look, other_game(game, text, look) if data is None else ""))


def judged(what: tuple[str, str, Language]) -> list[Finding]:
    """The work of another process."""
    game, text, language = what
    rules, workshop = workshop_of(game)
    return list(workshop.judge(rules, text, language))


def answered(body: bytes, response: Response, status: int = 200) -> Response:
    """An answer, with the cookie that somebody new was given in the response so far."""
    cookie = response.headers.get("set-cookie")
    headers = {"set-cookie": cookie} if cookie else {}
    return Response(body, status, headers, "application/json")


def router(hub: Hub, allowed: Allowances, visitors: Visitors, ratings: Ratings) -> APIRouter:
    """What lies below ``/api/workshop``."""
    found = APIRouter()
    _add_drafts(found, hub, allowed, visitors, ratings)
    _add_ratings(found, hub, allowed, visitors, ratings)
    return found


def _add_drafts(
    found: APIRouter, hub: Hub, allowed: Allowances, visitors: Visitors, ratings: Ratings
) -> None:
    @found.get("/workshop")
    def games() -> list[GameKit]:
        found = [manifest_of(find_game(key)) for key in keys()]
        return [
            GameKit(game=one.key, title=title_of(one.key), kind=one.web)
            for one in found
            if one.workshop
        ]

    @found.get("/workshop/{game}/kit", response_class=Response)
    async def kit(game: GameInPath, request: Request, language: Language = "en") -> Response:
        await allowed.spend(allowed.moments, request)
        rules, workshop = workshop_of(game)
        kit = await hub.look(workshop.kit, rules)
        names = {
            one.key: one.name.get(language) or one.name["en"] for one in workshop.scenarios(rules)
        }
        return as_json(encode(Opened(kit, names)))

    @found.get("/workshop/{game}/blank", response_class=Response, responses=AS_TEXT)
    async def blank(game: GameInPath, request: Request) -> Response:
        await allowed.spend(allowed.moments, request)
        rules, workshop = workshop_of(game)
        return PlainTextResponse(workshop.blank(rules))

    @found.get("/workshop/{game}/source/{scenario}", response_class=Response, responses=AS_TEXT)
    async def source(
        game: GameInPath, scenario: Annotated[str, Path(max_length=40)], request: Request
    ) -> Response:
        await allowed.spend(allowed.moments, request)
        rules, workshop = workshop_of(game)
        return PlainTextResponse(await hub.look(workshop.source, rules, scenario))

    @found.post("/workshop/{game}/look", response_class=Response)
    async def look(
        game: GameInPath, draft: Changed, request: Request, language: Language = "en"
    ) -> Response:
        await allowed.spend(allowed.moments, request)
        return as_json(await hub.look(looked_at, game, draft.text, draft.data, language))

    @found.post("/workshop/{game}/judge", response_class=Response)
    async def judge(
        game: GameInPath,
        draft: Draft,
        request: Request,
        language: Language = "en",
    ) -> Response:
        await allowed.spend(allowed.moments, request)
        workshop_of(game)
        person = await visitors.who(request)
        what = (game, draft.text, language)
        try:
            told = await ratings.pool.run(judged, what, game, DEADLINE, person.name)
        except Failed as problem:
            raise BadSetup(said("not-played", because=str(problem))) from problem
        return as_json(encode(Judged(told)))

    @found.post("/workshop/{game}/play", status_code=201)
    async def play(
        game: GameInPath, wanted: ToPlay, request: Request, response: Response
    ) -> TableMade:
        await allowed.spend(allowed.tables, request)
        rules, _ = workshop_of(game)
        guest = (await visitors.named(request, response)).name
        try:
            where = await hub.look(family_of(rules).open, rules, wanted.text, "draft")
        except ContentError as problem:
            raise BadSetup(str(problem)) from problem
        room = await hub.create(
            guest,
            game,
            where.scenario,
            wanted.seats,
            options={**wanted.options, **where.options},
            seed=wanted.seed,
            terms=Terms(public=wanted.public),
        )
        key = room.table.key
        await hub.keeper.change(lambda connection: plays.begin(connection, key, wanted.text))
        return TableMade(table=key)


def _add_ratings(
    found: APIRouter, hub: Hub, allowed: Allowances, visitors: Visitors, ratings: Ratings
) -> None:
    def plan_of(game: str, wanted: ToRate, change: Change | None = None) -> SeriesPlan:
        rules, workshop = workshop_of(game)
        if wanted.agent.partition(":")[0] in THINKERS:
            raise BadSetup(said("thinkers"))
        squad = workshop.squad(rules, wanted.squad, wanted.seed)
        options, text = {**wanted.options, **squad.options}, wanted.text
        if change is not None:
            options |= change.options
            text = text if change.data is None else rewrite(text, change.data)
        return SeriesPlan(game, "own", wanted.agent, wanted.seed, wanted.games, options, own=text)

    def changes_of(game: str, text: str) -> list[Change]:
        rules, workshop = workshop_of(game)
        return list(workshop.changes(rules, text))

    @found.get("/workshop/{game}/squads", response_class=Response)
    async def squads(
        game: GameInPath, request: Request, seed: Annotated[int, Query(ge=0, lt=2**31)] = 0
    ) -> Response:
        """Who the squads are; the seed of a rating draws the random one."""
        await allowed.spend(allowed.moments, request)
        rules, workshop = workshop_of(game)
        told = Squads(list(workshop.squads(rules, seed)))
        return as_json(encode(told))

    @found.post("/workshop/{game}/changes")
    async def changes(
        game: GameInPath, draft: Draft, request: Request, language: Language = "en"
    ) -> list[ChangeShown]:
        """What could be tried with a draft."""
        await allowed.spend(allowed.moments, request)
        return [
            ChangeShown(
                name=one.name,
                axis=one.axis,
                step=one.step,
                of=one.of.into(language) if one.of else "",
                label=one.label.into(language) if one.label else "",
            )
            for one in await hub.look(changes_of, game, draft.text)
        ]

    @found.post("/workshop/{game}/ratings", response_class=Response)
    async def rate(
        game: GameInPath,
        wanted: ToRate,
        request: Request,
        response: Response,
        language: Language = "en",
    ) -> Response:
        await allowed.spend(allowed.tables, request)
        person = (await visitors.named(request, response)).name
        rating = await ratings.begin(person, plan_of(game, wanted))
        return answered(encode(rated(rating, language)), response)

    @found.get("/workshop/ratings/{key}", response_class=Response)
    async def how_far(key: KeyInPath, request: Request, language: Language = "en") -> Response:
        await allowed.spend(allowed.moments, request)
        return as_json(await hub.look(lambda: encode(rated(ratings.find(key), language))))

    @found.post("/workshop/ratings/{key}/stop", response_class=Response)
    async def stop(key: KeyInPath, request: Request, language: Language = "en") -> Response:
        await allowed.spend(allowed.moments, request)
        person = (await visitors.who(request)).name
        return as_json(encode(rated(ratings.stop(key, person), language)))

    @found.post("/workshop/{game}/study")
    async def study(
        game: GameInPath, wanted: ToStudy, request: Request, response: Response
    ) -> Study:
        """Rate a draft and what would change it, on the same dice."""
        await allowed.spend(allowed.tables, request)
        person = (await visitors.named(request, response)).name
        base = await ratings.begin(person, plan_of(game, wanted))
        known = await hub.look(changes_of, game, wanted.text)
        unknown = set(wanted.changes) - {change.name for change in known}
        if unknown:
            raise BadSetup(said("no-change", name=min(unknown)))
        tried = []
        for change in known:
            if not wanted.changes or change.name in wanted.changes:
                rating = await ratings.begin(person, plan_of(game, wanted, change))
                tried.append(Variant(name=change.name, rating=rating.key))
        return Study(rating=base.key, variants=tried)

    @found.get("/workshop/ratings/{key}/against/{other}", response_class=Response)
    async def against(key: KeyInPath, other: KeyInPath, request: Request) -> Response:
        """By how much the second one is won more often than the first."""
        await allowed.spend(allowed.moments, request)
        return as_json(
            await hub.look(lambda: encode(difference(ratings.find(key), ratings.find(other))))
        )
