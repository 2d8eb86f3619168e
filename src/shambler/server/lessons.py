"""Lessons over HTTP: each step is a position of the real game, made from the script alone.

Nothing is kept: a browser remembers how far it is, and asks for that step. So a lesson can be left
and taken up again anywhere, costs no table, and holds no secret.
"""

from __future__ import annotations

import secrets
from functools import lru_cache
from math import ceil
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from shambler.games import find as find_game
from shambler.games.lessons import find_lesson
from shambler.kernel.lesson import BadLesson, Course, Step
from shambler.kernel.match import Match
from shambler.kernel.view import Board, says
from shambler.server import present
from shambler.server.answers import as_json
from shambler.server.fairness import Mark
from shambler.server.faults import told
from shambler.server.hub import Hub
from shambler.server.limits import Allowances
from shambler.server.protocol import Language, Message, Position, Welcome, encode
from shambler.server.table import Seat, Table, Terms
from shambler.server.visitors import TableMade, Visitors

LEARNER = "learner"
BOT = "thumb"  # sits on the other seats where a lesson is played on
KeyInPath = Annotated[str, Path(max_length=64)]
StepInPath = Annotated[int, Path(ge=0, lt=1_000)]


class LessonStep(Message, frozen=True, tag="lesson"):
    """A step of a lesson: what to do, why, by which rule, and the game as it stands before it."""

    at: int
    titles: Annotated[list[str], says("of all steps")]
    lesson: Annotated[str, says("what the lesson is called")]
    title: str
    say: Annotated[str, says("what to do; {click} stands for what one does on a screen")]
    why: str
    rule: str
    rule_text: str
    do: Annotated[str, says("the key of the answer to give; empty: there is only to read")]
    show: Annotated[tuple[str, ...], says("parts of the page or the board to point at")]
    minutes: Annotated[int, says("that the rest takes")]
    board: Annotated[Board, says("of the game; other tables tell only its print")]
    table: Welcome
    position: Position


def router(hub: Hub, allowed: Allowances, visitors: Visitors) -> APIRouter:
    """Everything below ``/api/lessons``."""
    found = APIRouter()

    @found.get("/{game}/{name}/{at}", response_class=Response)
    async def step(
        game: KeyInPath,
        name: KeyInPath,
        at: StepInPath,
        request: Request,
        language: Language = "en",
    ) -> Response:
        await allowed.spend(allowed.moments, request)
        return as_json(await hub.look(lesson_step, game, name, at, language))

    @found.post("/{game}/{name}/{at}/play", status_code=201)
    async def play_on(
        game: KeyInPath, name: KeyInPath, at: StepInPath, request: Request, response: Response
    ) -> TableMade:
        await allowed.spend(allowed.tables, request)
        guest = (await visitors.named(request, response)).name
        course = await hub.look(course_at, game, name, at)
        match = course.match.copy(secrets.randbits(63))
        seats = seats_for(match, course.lesson.seat, guest)
        room = await hub.adopt(match, seats, Terms(), Mark("began-elsewhere", match.number))
        return TableMade(table=room.table.key)

    return found


def course_at(game: str, name: str, at: int) -> Course:
    """A lesson before one of its steps."""
    rules = find_game(game)
    course = Course(rules, find_lesson(rules, name))
    if at >= len(course.lesson.step):
        raise BadLesson(f"this lesson has {len(course.lesson.step)} steps")
    while course.at < at:
        course.take()
    return course


def seats_for(match: Match, mine: int, guest: str) -> list[Seat]:
    """The learner on one seat, bots on the others."""
    return [
        Seat(number, "person", guest=guest) if number == mine else Seat(number, "bot", bot=BOT)
        for number in match.seats
    ]


@lru_cache(maxsize=256)
def lesson_step(game: str, name: str, at: int, language: Language) -> bytes:
    """A step as it goes over the wire. The same for everybody, so it is made once."""
    course = course_at(game, name, at)
    lesson, match = course.lesson, course.match
    step: Step = lesson.step[at]
    table = Table(
        "", match, seats_for(match, lesson.seat, LEARNER), Terms(undo="off", advice=False)
    )
    seen = present.position(table, LEARNER, (lesson.seat, None), language, 0, frozenset())
    return encode(
        LessonStep(
            at=at,
            titles=[said(entry.title, language) for entry in lesson.step],
            lesson=said(lesson.name, language),
            title=said(step.title, language),
            say=said(step.say, language),
            why=said(step.why, language),
            rule=step.rule,
            rule_text=match.teller(language).rule(step.rule) if step.rule else "",
            do=step.do,
            show=step.show,
            minutes=ceil(lesson.minutes(at)),
            board=told("board", game, Board(), match.rules.board_view, match.game),
            table=present.welcome(table, LEARNER, language, ""),
            position=seen,
        )
    )


def said(words: object, language: Language) -> str:
    """A designer's words in a language, or in English."""
    assert isinstance(words, dict)
    return str(words.get(language) or words.get("en", ""))
