"""The games on the shelf, as the home page shows them."""

from __future__ import annotations

from functools import cache

from pydantic import BaseModel

from shambler import agents
from shambler.games import Manifest, find, manifests

Words = dict[str, str]


class ScenarioCard(BaseModel):
    """A scenario one can play."""

    key: str
    name: Words
    intro: Words
    seats: tuple[int, int]
    minutes: int
    difficulty: str


class GameCard(BaseModel):
    """A game with its scenarios; the first one is what a newcomer plays."""

    key: str
    title: str
    line: Words
    players: str
    minutes: str
    weight: Words
    scenarios: list[ScenarioCard]


class Shelf(BaseModel):
    """Everything one can play here, and with whom."""

    games: list[GameCard]
    bots: list[str]


@cache
def shelf() -> Shelf:
    """Read once: content does not change while the server runs."""
    return Shelf(games=[_card(manifest) for manifest in manifests()], bots=agents.names())


def _card(manifest: Manifest) -> GameCard:
    return GameCard(
        key=manifest.key,
        title=manifest.title,
        line=dict(manifest.line),
        players=manifest.players,
        minutes=manifest.minutes,
        weight=dict(manifest.weight),
        scenarios=[
            ScenarioCard(
                key=scenario.key,
                name=dict(scenario.name),
                intro=dict(scenario.intro),
                seats=scenario.seats,
                minutes=scenario.minutes,
                difficulty=scenario.difficulty,
            )
            for scenario in find(manifest.key).scenarios()
        ],
    )
