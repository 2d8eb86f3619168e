"""A lesson: a game from its beginning on, step by step, under its real rules with scripted dice.

The script is data that a designer writes: what to do, why, which rule says so, and how the dice
fall. Nothing in it can bend a rule: every answer goes through the one door, and a script that does
not fit the rules is refused with the step that does not.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from shambler.kernel.chance import Roll, Sampled
from shambler.kernel.errors import ShamblerError, UnscriptedChance
from shambler.kernel.match import Match
from shambler.kernel.record import Record
from shambler.kernel.rules import UnknownRule
from shambler.kernel.ruleset import Ruleset
from shambler.kernel.typed import ready

WORDS_A_MINUTE: Final = 200.0
SECONDS_TO_ACT: Final = 8.0  # to find a thing on the screen and press it, then to see what happens
Words = Mapping[str, str]  # by language


class BadLesson(ShamblerError):
    """A lesson that cannot be read, or that its rules do not allow."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing to do, or (without ``do``) to read.

    Words may say ``{click}``: the page writes what one does on its screen. ``show`` names parts of
    the page or the board to point at besides the answer itself.
    """

    title: Words
    say: Words
    why: Words = {}
    rule: str = ""
    do: str = ""  # the key of the answer
    dice: tuple[tuple[int, ...], ...] = ()  # what falls, roll by roll; else the seed says it
    then: tuple[str, ...] = ()  # answers that follow by themselves: those of other seats, say
    show: tuple[str, ...] = ()

    @property
    def seconds(self) -> float:
        """How long it takes to read everything and to do it."""
        lengths = [
            len(f"{text} {self.why.get(tongue, '')}".split()) for tongue, text in self.say.items()
        ]
        return max(lengths) / WORDS_A_MINUTE * 60 + (SECONDS_TO_ACT if self.do else 0.0)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The script of a lesson."""

    name: Words
    scenario: str
    step: tuple[Step, ...]
    seed: int = 0  # of cards, and of dice that no step scripts
    seat: int = 0  # the learner's
    options: Mapping[str, Any] = {}  # of the set-up
    before: tuple[str, ...] = ()  # answers that were given when the lesson begins
    dice: tuple[tuple[int, ...], ...] = ()  # what fell until then

    def minutes(self, after: int = 0) -> float:
        """How long it takes from a step on."""
        return sum(step.seconds for step in self.step[after:]) / 60


class Scripted(Sampled):
    """Dice as the script says them, as long as it says anything; cards from the seed."""

    __slots__ = ("faces",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.faces: list[tuple[int, ...]] = []

    def roll(self, request: Roll, count: int) -> tuple[int, ...] | None:
        """The next scripted faces."""
        if not self.faces:
            return super().roll(request, count)
        faces = self.faces.pop(0)
        if len(faces) != request.dice or not all(1 <= face <= request.sides for face in faces):
            wanted = f"{request.dice} dice with {request.sides} sides"
            raise UnscriptedChance(f"the script has {faces} where the rules roll {wanted}")
        return faces


class Course:
    """A lesson being played: ``match`` stands before step ``at``."""

    def __init__(self, rules: Ruleset, lesson: Lesson) -> None:
        self.lesson = lesson
        self.at = 0
        self._chance = Scripted(lesson.seed)
        game = rules.new(lesson.scenario, lesson.options, self._chance)
        record = Record.begin(rules, lesson.scenario, lesson.seed, dict(lesson.options))
        self.match = Match(rules, game, record)
        self._chance.faces = list(lesson.dice)
        self.match.begin()
        self._answer(lesson.before, "before the first step")

    @property
    def is_over(self) -> bool:
        """Is there no further step?"""
        return self.at >= len(self.lesson.step)

    def take(self) -> None:
        """Do what the step says."""
        step = self.lesson.step[self.at]
        where = f"step {self.at + 1}"
        self._check(step, where)
        self._chance.faces = list(step.dice)
        self._answer(([step.do] if step.do else []) + list(step.then), where)
        self.at += 1

    def _check(self, step: Step, where: str) -> None:
        decision = self.match.game.decision
        if step.do and (decision is None or self.lesson.seat not in decision.seats):
            raise BadLesson(f"{where}: the learner is not asked")
        try:
            _ = step.rule and self.match.rules.ledger[step.rule]
        except UnknownRule as problem:
            raise BadLesson(f"{where}: {problem}") from problem

    def _answer(self, keys: Sequence[str], where: str) -> None:
        for key in keys:
            try:
                self.match.play(key)
            except ShamblerError as problem:
                asked = self.match.decision
                raise BadLesson(f"{where}: {problem}; {asked!r}") from problem
        if self._chance.faces:
            raise BadLesson(f"{where}: nobody rolled {self._chance.faces}")


def parse_lesson(text: str, name: str = "lesson") -> Lesson:
    """A lesson from TOML."""
    try:
        lesson = msgspec.convert(tomllib.loads(text), ready(Lesson))
    except ValueError as problem:  # also what is no TOML, and what does not fit
        raise BadLesson(f"{name}: {problem}") from problem
    if not lesson.step:
        raise BadLesson(f"{name}: there is no step")
    for number, step in enumerate(lesson.step, 1):
        if not step.say or set(step.say) != set(step.title):
            raise BadLesson(f"{name}, step {number}: title and say have the same languages")
    return lesson


def read_lesson(path: Path) -> Lesson:
    """A lesson from a file."""
    try:
        return parse_lesson(path.read_text("utf-8"), path.name)
    except OSError as problem:
        raise BadLesson(f"{path}: {problem}") from problem
