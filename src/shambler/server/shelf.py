"""The games on the shelf, as the home page shows them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import ceil
from typing import get_args

from pydantic import BaseModel

from shambler import agents
from shambler.games import find, keys, manifests
from shambler.games.lessons import find_lesson
from shambler.games.manifest import Manifest
from shambler.games.measured import measured
from shambler.kernel.ruleset import CampaignPlan
from shambler.server.protocol import Language

Words = dict[Language, str]
LANGUAGES: tuple[Language, ...] = get_args(Language)


class Rate(BaseModel):
    """So many games won of so many, by one bot."""

    agent: str
    won: int
    games: int


class ScenarioCard(BaseModel):
    """A scenario one can play."""

    key: str
    name: Words
    intro: Words
    seats: tuple[int, int]
    minutes: int
    difficulty: str
    measured: Rate | None  # how often a bot won it


class LessonCard(BaseModel):
    """A lesson one can take, and how long it is."""

    key: str
    name: Words
    minutes: int
    steps: int


class CampaignCard(BaseModel):
    """A campaign one can play: a chain of scenarios in which a sheet travels."""

    key: str
    name: Words
    intro: Words
    first: str  # its first scenario
    stops: int  # on its road


class GameCard(BaseModel):
    """A game with its scenarios; the first one is what a newcomer plays."""

    key: str
    title: str
    short: str  # the name on its box
    line: Words
    players: str
    minutes: str
    weight: Words
    start: str  # the scenario with which a newcomer begins; empty: the first
    lessons: list[LessonCard]
    campaigns: list[CampaignCard]
    scenarios: list[ScenarioCard]


class Shelf(BaseModel):
    """Everything one can play here, and with whom."""

    games: list[GameCard]
    bots: list[str]


def shelf() -> Shelf:
    """Every game that can be played."""
    return _shelf(tuple(keys()), tuple(agents.names()))


@lru_cache(maxsize=4)
def _shelf(games: tuple[str, ...], bots: tuple[str, ...]) -> Shelf:
    """Read once: content does not change while the server runs."""
    found = {manifest.key: manifest for manifest in manifests()}
    return Shelf(games=[_card(found[game]) for game in games], bots=list(bots))


def _words(said: Mapping[str, str]) -> Words:
    return {language: said[language] for language in LANGUAGES if language in said}


def _lesson(game: str, name: str) -> LessonCard:
    lesson = find_lesson(find(game), name)
    return LessonCard(
        key=name,
        name=_words(lesson.name),
        minutes=ceil(lesson.minutes()),
        steps=len(lesson.step),
    )


def _campaign(plan: CampaignPlan) -> CampaignCard:
    return CampaignCard(
        key=plan.key,
        name=_words(plan.name),
        intro=_words(plan.intro),
        first=plan.first,
        stops=sum(len(stops) for stops in plan.road),
    )


def _rate(game: str, scenario: str) -> Rate | None:
    found = measured(find(game))
    if scenario not in found.won:
        return None
    won, games = found.won[scenario]
    return Rate(agent=found.agent, won=won, games=games)


def _card(manifest: Manifest) -> GameCard:
    return GameCard(
        key=manifest.key,
        title=manifest.title,
        short=manifest.short or manifest.title,
        line=_words(manifest.line),
        players=manifest.players,
        minutes=manifest.minutes,
        weight=_words(manifest.weight),
        start=manifest.start,
        lessons=[_lesson(manifest.key, name) for name in manifest.lessons],
        campaigns=[_campaign(plan) for plan in find(manifest.key).campaigns()],
        scenarios=[
            ScenarioCard(
                key=scenario.key,
                name=_words(scenario.name),
                intro=_words(scenario.intro),
                seats=scenario.seats,
                minutes=scenario.minutes,
                difficulty=scenario.difficulty,
                measured=_rate(manifest.key, scenario.key),
            )
            for scenario in find(manifest.key).scenarios()
        ],
    )
