"""The game of the day over HTTP: what it is, one's own try, how others fared."""

from __future__ import annotations

import time
from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field

from shambler.games import find
from shambler.kernel.match import Match
from shambler.server.daily import days
from shambler.server.daily.days import Day, Try
from shambler.server.fairness import Mark
from shambler.server.hub import Hub, NoSuchTable
from shambler.server.limits import Allowances
from shambler.server.listings import Digest, Listings
from shambler.server.table import Seat, Terms
from shambler.server.visitors import Person, Strict, TableMade, Visitors

DAY = r"^\d{4}-\d{2}-\d{2}$"
MOST_RESULTS = 100


class Beginner(Strict):
    """How to be called in the list."""

    name: Annotated[str, Field(max_length=40, pattern=r"^[^\x00]*$")] = ""


class DailyResult(BaseModel):
    """How somebody fared; ``table``: where one can see it again."""

    place: int
    name: str
    won: bool
    score: int | None
    rounds: int
    answers: int
    table: str
    yours: bool


class DailyCard(BaseModel):
    """The game of a day. How others fared is told to those who have finished, and afterwards."""

    day: str
    game: str
    scenario: str
    until: float  # when the next one begins; 0: this one is over
    table: str  # of one's own try; empty: none yet
    state: str  # of one's own try: "none", "running", "over"
    players: int
    open: bool  # are the results told?
    results: list[DailyResult]


class Ranked(msgspec.Struct, frozen=True):
    """A finished try with what decides its place."""

    attempt: Try
    digest: Digest
    name: str

    @property
    def rank(self) -> tuple[int, int, int, int]:
        """Winners first, then by score, then who won sooner or held out longer."""
        digest, won = self.digest, bool(self.digest.winners)
        rounds = digest.round if won else -digest.round
        return -won, -(digest.score or 0), rounds, digest.answers


def router(hub: Hub, allowed: Allowances, visitors: Visitors) -> APIRouter:
    """Everything below ``/api/daily``."""
    found, daily = APIRouter(), Daily(hub)

    @found.get("/daily")
    async def the_day(request: Request, day: Annotated[str, Query(pattern=DAY)] = "") -> DailyCard:
        await allowed.spend(allowed.moments, request)
        return await daily.card(await visitors.who(request), day)

    @found.post("/daily", status_code=201)
    async def play(sent: Beginner, request: Request, response: Response) -> TableMade:
        """One's one try: made, or gone on with."""
        await allowed.spend(allowed.tables, request)
        person = await visitors.named(request, response)
        return TableMade(table=await daily.play(person, sent.name.strip()))

    return found


class Daily:
    """What happens behind the requests."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.keeper = hub.keeper
        self.listings = Listings(hub)

    async def play(self, person: Person, name: str) -> str:
        """The table of somebody's try today."""
        today, names, now = days.today(), person.names, time.time()
        key = await self.keeper.change(lambda c: days.begin(c, today.isoformat(), names, now))
        if key:
            return key
        day = await self.keeper.change(lambda c: days.day_of(c, today))
        seed = await self.keeper.change(lambda c: days.seed_of(c, today))
        rules = find(day.game)
        match = Match.new(rules, day.scenario, seed=seed, **rules.seated(day.scenario, {}, 1))
        called = person.known.name if person.known is not None else ""
        seats = [Seat(match.seats[0], "person", name=called or name, guest=person.name)]
        # Nobody helps, and nothing is taken back that somebody has seen.
        terms = Terms(undo="unseen", advice=False)
        room = await self.hub.adopt(match, seats, terms, Mark("daily", today.toordinal()))
        made = room.table.key
        await self.keeper.change(lambda c: days.began(c, today.isoformat(), names, made))
        return made

    async def card(self, person: Person, wanted: str) -> DailyCard:
        """A day as somebody may know it."""
        day = await self._day(wanted)
        running = day.day == days.today().isoformat()
        names = person.names
        mine = await self.keeper.read(lambda c: days.try_of(c, day.day, names))
        tries = await self.keeper.read(lambda c: days.tries_of(c, day.day))
        state = "none" if mine is None or not mine.table else "over" if mine.over else "running"
        told = state == "over" or not running
        return DailyCard(
            day=day.day,
            game=day.game,
            scenario=day.scenario,
            until=days.next_day() if running else 0,
            table=mine.table if mine is not None else "",
            state=state,
            players=len(tries),
            open=told,
            results=await self._results(tries, person) if told else [],
        )

    async def _day(self, wanted: str) -> Day:
        today = days.today()
        if not wanted or wanted == today.isoformat():
            return await self.keeper.change(lambda c: days.day_of(c, today))
        found = await self.keeper.read(lambda c: days.find_day(c, wanted))
        if found is None or wanted > today.isoformat():
            raise NoSuchTable("nobody played that day")
        return found

    async def _results(self, tries: list[Try], person: Person) -> list[DailyResult]:
        standing = await self.listings.standing([attempt.table for attempt in tries])
        ranked = [
            Ranked(attempt, *standing[attempt.table])
            for attempt in tries
            if attempt.over and attempt.table in standing
        ]
        ranked.sort(key=lambda entry: entry.rank)
        return [
            DailyResult(
                place=1 + sum(other.rank < entry.rank for other in ranked),
                name=entry.name,
                won=bool(entry.digest.winners),
                score=entry.digest.score,
                rounds=entry.digest.round,
                answers=entry.digest.answers,
                table=entry.attempt.table,
                yours=entry.attempt.person in person.names,
            )
            for entry in ranked[:MOST_RESULTS]
        ]
