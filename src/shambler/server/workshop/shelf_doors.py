"""The shelf of missions over HTTP: look, take one home, publish, report trouble."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, NamedTuple

import msgspec
from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import Field

from shambler.games.workshops import workshop_of
from shambler.kernel.errors import BadSetup
from shambler.lab.compare import to_win
from shambler.server.answers import AS_TEXT, as_json
from shambler.server.hub import Hub
from shambler.server.limits import Allowances
from shambler.server.protocol import Language, encode
from shambler.server.visitors import Strict, Visitors
from shambler.server.words import said
from shambler.server.workshop import plays
from shambler.server.workshop.doors import LONGEST, GameInPath, answered
from shambler.server.workshop.missions import Hardness, Kept, Missions, Trouble, Version, owner_of
from shambler.server.workshop.rating import Ratings

SlugInPath = Annotated[str, Path(max_length=48)]
NumberInPath = Annotated[int, Path(ge=1, le=10_000)]


class ToPublish(Strict):
    """A mission for the shelf; ``slug``: a new version of that one. ``rating`` is what it is
    measured by, if it was."""

    text: str = Field(max_length=LONGEST)
    slug: str = Field(default="", max_length=48)
    rating: str = Field(default="", max_length=24)


class ToReport(Strict):
    """What went wrong."""

    version: int = Field(ge=1, le=10_000)
    text: str = Field(min_length=3, max_length=1000)


class MissionVersion(msgspec.Struct, frozen=True):
    """A version: when it came, how hard it was found to be, how people fared."""

    number: int
    published: str
    hardness: Hardness | None
    begun: int
    over: int
    won: int


class MissionCard(msgspec.Struct, frozen=True):
    """A mission on the shelf, the newest version first."""

    slug: str
    name: str
    author: str
    mine: bool
    versions: list[MissionVersion]
    troubles: list[Trouble]


class MissionList(msgspec.Struct, frozen=True):
    """All of a game."""

    missions: list[MissionCard]


def router(
    hub: Hub, allowed: Allowances, visitors: Visitors, ratings: Ratings, missions: Missions
) -> APIRouter:
    """What lies below ``/api/workshop/<game>/missions``."""
    found = APIRouter()

    async def cards(game: str, person: str, language: Language) -> list[MissionCard]:
        kept = await asyncio.to_thread(_read_all, missions, game)
        prints = [mark for entry in kept for mark in entry.prints]
        counted = await hub.keeper.read(lambda c: plays.counts(c, prints))
        return [
            MissionCard(
                entry.slug,
                entry.kept.name.get(language) or entry.kept.name["en"],
                entry.kept.author,
                entry.kept.owner == owner_of(person),
                [
                    _version(version, counted.get(mark, plays.Plays()))
                    for version, mark in zip(entry.kept.version, entry.prints, strict=True)
                ][::-1],
                entry.troubles,
            )
            for entry in kept
        ]

    @found.get("/workshop/{game}/missions", response_class=Response)
    async def all_of(game: GameInPath, request: Request, language: Language = "en") -> Response:
        await allowed.spend(allowed.moments, request)
        workshop_of(game)
        person = await visitors.who(request)
        told = MissionList(await cards(game, person.name, language))
        return as_json(encode(told))

    @found.get(
        "/workshop/{game}/missions/{slug}/{number}", response_class=Response, responses=AS_TEXT
    )
    async def text(
        game: GameInPath, slug: SlugInPath, number: NumberInPath, request: Request
    ) -> Response:
        await allowed.spend(allowed.moments, request)
        workshop_of(game)
        return PlainTextResponse(missions.text(game, slug, number))

    @found.post("/workshop/{game}/missions", response_class=Response, status_code=201)
    async def publish(
        game: GameInPath,
        wanted: ToPublish,
        request: Request,
        response: Response,
        language: Language = "en",
    ) -> Response:
        await allowed.spend(allowed.tables, request)
        person = (await visitors.named(request, response)).name
        hardness = await asyncio.to_thread(_ready, game, wanted, ratings)
        slug = await asyncio.to_thread(
            missions.publish, person, game, wanted.text, wanted.slug, hardness
        )
        card = next(one for one in await cards(game, person, language) if one.slug == slug)
        return answered(encode(card), response, 201)

    @found.post("/workshop/{game}/missions/{slug}/trouble", status_code=204)
    async def report(
        game: GameInPath, slug: SlugInPath, wanted: ToReport, request: Request
    ) -> Response:
        await allowed.spend(allowed.letters, request)
        workshop_of(game)
        await asyncio.to_thread(missions.report, game, slug, wanted.version, wanted.text)
        return Response(status_code=204)

    return found


def _ready(game: str, wanted: ToPublish, ratings: Ratings) -> Hardness | None:
    """Only sound missions are published, with what was measured of this very text."""
    rules, workshop = workshop_of(game)
    findings = workshop.look(rules, wanted.text, "en").findings
    mistakes = [one for one in findings if one.severity == "mistake"]
    if mistakes:
        raise BadSetup(f"{mistakes[0].where}: {mistakes[0].text}")
    if not wanted.rating:
        return None
    rating = ratings.find(wanted.rating)
    if rating.plan.own != wanted.text or rating.plan.options:
        raise BadSetup(said("rating-of-another"))
    ended = [row for row in rating.rows if not row.error]
    won = to_win(ended)
    wins = sum(won(row) for row in ended)
    return Hardness(rating.plan.agent, rating.plan.seed, len(ended), wins)


class _Entry(NamedTuple):
    """A mission as its files tell it; ``prints`` are those of its versions."""

    slug: str
    kept: Kept
    prints: list[str]
    troubles: list[Trouble]


def _read_all(missions: Missions, game: str) -> list[_Entry]:
    return [
        _Entry(
            slug,
            kept,
            [_print_of(missions, game, slug, version.number) for version in kept.version],
            missions.troubles(game, slug),
        )
        for slug, kept in missions.all(game)
    ]


@lru_cache(maxsize=8192)
def _print_of(missions: Missions, game: str, slug: str, number: int) -> str:
    """A version never changes: its print is made once."""
    return plays.print_of(missions.text(game, slug, number))


def _version(version: Version, counted: plays.Plays) -> MissionVersion:
    return MissionVersion(
        version.number,
        version.published,
        version.hardness,
        counted.begun,
        counted.over,
        counted.won,
    )
