"""The puzzle of the day over HTTP: look, answer once, see the exact chances; publish a position."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from shambler.games import find
from shambler.kernel import position as positions
from shambler.kernel.errors import BadSetup
from shambler.kernel.match import Match
from shambler.lab.puzzle_line import told
from shambler.server.daily import days
from shambler.server.hub import Hub
from shambler.server.limits import Allowances
from shambler.server.pool import Failed
from shambler.server.positions import Sent
from shambler.server.protocol import Language
from shambler.server.visitors import Strict, Visitors
from shambler.server.words import said
from shambler.server.workshop.puzzles import Puzzle, Puzzles, solved
from shambler.server.workshop.rating import Ratings

DEADLINE = 90.0  # seconds to solve a position


class ToAnswer(Strict):
    """One's answer, by its key."""

    answer: Annotated[str, Field(min_length=1, max_length=200)]


class PuzzleAnswer(BaseModel):
    """What can be answered; chance and count are told to those who have answered."""

    key: str
    label: str
    chance: str  # as a fraction; empty: not told
    share: float  # the same as a number
    chosen: int  # how many gave it


class PuzzleGoal(BaseModel):
    """Something that has to be done to win."""

    text: str
    met: bool


class PuzzleStep(BaseModel):
    """A step of the line of play that wins most often."""

    kind: Literal["answer", "dice", "card"]
    text: str  # the answer, or why dice are rolled or cards drawn
    shows: list[str]  # faces, or the name of a card
    chance: str  # to win from there on
    share: float  # the same as a number
    likely: str  # that luck is as good as this, or better


class PuzzleCard(BaseModel):
    """The puzzle of today. ``position`` is empty where there is none at all."""

    day: str
    until: float  # when the next one comes
    position: str
    prompt: str
    goals: list[PuzzleGoal]  # what there is to do, and what of it is done
    answers: list[PuzzleAnswer]  # once told, the best first
    line: list[PuzzleStep]  # told to those who have answered
    yours: str  # empty: not answered yet
    best: str
    players: int
    ours: bool  # it came with the games, and nobody here has published it


class Published(BaseModel):
    """A puzzle is in the line."""

    place: int


def router(
    hub: Hub, allowed: Allowances, visitors: Visitors, ratings: Ratings, puzzles: Puzzles
) -> APIRouter:
    """``/api/puzzle`` and ``/api/puzzles``."""
    found = APIRouter()

    async def card(person: str, language: Language) -> PuzzleCard:
        return await hub.look(_card, puzzles, person, language)

    @found.get("/puzzle")
    async def of_today(request: Request, language: Language = "en") -> PuzzleCard:
        await allowed.spend(allowed.moments, request)
        return await card((await visitors.who(request)).name, language)

    @found.post("/puzzle")
    async def answer(
        sent: ToAnswer, request: Request, response: Response, language: Language = "en"
    ) -> PuzzleCard:
        """One answer each; then the chances are told."""
        await allowed.spend(allowed.tables, request)
        person = (await visitors.named(request, response)).name
        await asyncio.to_thread(_give, puzzles, person, sent.answer)
        return await card(person, language)

    @found.post("/puzzles", status_code=201)
    async def publish(sent: Sent, request: Request, response: Response) -> Published:
        """A position for one of the next days; it is solved first."""
        await allowed.spend(allowed.tables, request)
        person = (await visitors.named(request, response)).name
        position = sent.position.strip()
        game, _ = positions.game_of(position)
        try:
            solution = await ratings.pool.run(solved, position, game, DEADLINE, person)
        except Failed as problem:
            raise BadSetup(said("not-solved", because=str(problem))) from problem
        place = await asyncio.to_thread(puzzles.publish, person, position, solution)
        return Published(place=place)

    return found


def _give(puzzles: Puzzles, person: str, key: str) -> None:
    day = days.today().isoformat()
    entry = puzzles.of_day(day)
    if entry is None or key not in entry.chances:
        raise BadSetup(said("no-answer-today", answer=key))
    puzzles.answer(day, person, key)


def _card(puzzles: Puzzles, person: str, language: Language) -> PuzzleCard:
    day = days.today().isoformat()
    entry, until = puzzles.of_day(day), days.next_day()
    if entry is None:
        return PuzzleCard(
            day=day,
            until=until,
            position="",
            prompt="",
            goals=[],
            answers=[],
            line=[],
            yours="",
            best="",
            players=0,
            ours=False,
        )
    yours, counts = puzzles.answered(day, person), puzzles.counts(day)
    match = Match.from_position(find, entry.position, seed=0)
    teller = match.teller(language)
    answers = [
        PuzzleAnswer(
            key=option.key,
            label=teller.option(option),
            chance=entry.chances[option.key] if yours else "",
            share=_share(entry.chances[option.key]) if yours else 0.0,
            chosen=counts[option.key] if yours else 0,
        )
        for option in (match.game.decision.options if match.game.decision else ())
        if option.key in entry.chances
    ]
    if yours:
        answers.sort(key=lambda one: -one.share)
    return PuzzleCard(
        day=day,
        until=until,
        position=entry.position,
        prompt=teller.prompt(match.game.decision) if match.game.decision else "",
        goals=[
            PuzzleGoal(text=teller.rule(rule), met=met)
            for rule, met in match.rules.goals(match.game)
        ],
        answers=answers,
        line=_line(match, entry, language) if yours else [],
        yours=yours,
        best=entry.best if yours else "",
        players=counts.total(),
        ours=not entry.owner,
    )


def _line(match: Match, entry: Puzzle, language: Language) -> list[PuzzleStep]:
    return [
        PuzzleStep(
            kind=step.kind,
            text=step.text,
            shows=list(step.shows),
            chance=step.chance,
            share=_share(step.chance),
            likely=step.likely,
        )
        for step in told(match, entry.line, language)
    ]


def _share(chance: str) -> float:
    above, _, below = chance.partition("/")
    return int(above) / int(below or "1")
