"""The dice, decks and cups of a real box: by which names they go, and why they are asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.procedures.event_deck import cards_left
from shambler.games.dawn.procedures.looking import LookAtEvent, LookAtFate, LookFrom
from shambler.games.dawn.state import (
    COUNTERS,
    EVENT_CARDS,
    FATE_CARDS,
    HERO_DICE,
    RESEARCH_CARDS,
    SET_UP,
    ZEDS_DICE,
)
from shambler.kernel.box import DICE, Occasion, Stock
from shambler.kernel.chance import Chance, Roll
from shambler.kernel.texts import slug

SECRET: Final = (LookAtFate, LookAtEvent, LookFrom)  # what the Hero side alone looks at
SOURCES: Final[Mapping[int, str]] = {
    HERO_DICE: DICE,
    ZEDS_DICE: DICE,
    EVENT_CARDS: "events",
    FATE_CARDS: "fate",
    RESEARCH_CARDS: "research",
    COUNTERS: "counters",
    SET_UP: "set-up",
}
# Why somebody rolls or draws, by the procedure that asks; the texts are ``for-<name>``.
RULES: Final[Mapping[str, str]] = {
    "SabotageRoll": "DOZ-XAIO-02",
    "AlliesRoll": "DOZ-PLAID-03",
    "ArrestRoll": "DOZ-VS-09",
    "AssassinRoll": "DOZ-ALYSSA-01",
    "ChargeIn": "DOZ-SANTANA-01",
    "SetTraps": "DOZ-JOHNSON-04",
    "DrawEvent": "DOZ-SEQ-01",
    "DrawFrom": "DOZ-SEQ-01",
    "Forage": "DOZ-SCAV-01",
    "GunfireAttack": "DOZ-GUN-03",
    "InfectionPhase": "DOZ-INF-03",
    "NewZeds": "DOZ-ZEDS-15",
    "ResearchRoll": "DOZ-RES-01",
    "Reveal": "DOZ-RES-03",
    "RevealOf": "DOZ-RES-03",
    "SavingRoll": "DOZ-SAVE-01",
    "SpoilRoll": "DOZ-RUL-85",
    "StenchAttack": "DOZ-STENCH-04",
    "RollStock": "DOZ-SETUP-07",
    "LevelTeam": "DOZ-SETUP-05",
    "PickTeam": "DOZ-OPT-02",
    "BringUnZeds": "DOZ-VS-08",
    "UnZedsSave": "DOZ-UNZED-12",
}
SUMMED: Final = {"Fight", "GunfireAttack", "InfectionPhase", "Outbreak"}  # a table of sums is read
NAMED: Final = ("unit", "zed", "place", "track")
NOT_NAMED: Final = -1


def source(request: Chance) -> str:
    """The die, deck or cup that is asked; all dice are alike."""
    return DICE if type(request) is Roll else SOURCES[request.stream]


def stocks(game: DawnGame) -> tuple[Stock, ...]:
    """All of them, with what everybody may know to be left."""
    fate, research = game.state.fate.cards, game.state.research.cards
    return (
        Stock(DICE),
        Stock("events", deck=True, size=cards_left(game)),
        Stock("fate", deck=True, left=fate, draws="fate", size=len(fate)),
        Stock("research", deck=True, left=research, draws="research-kind", size=len(research)),
        Stock("counters", deck=True),
        Stock("set-up", deck=True),
    )


def typists(game: DawnGame) -> tuple[int, ...]:
    """Everybody, but for a card that only the Hero side looks at (DOZ-WILSON-09)."""
    if isinstance(game.state.stack[-1], SECRET):
        return game.world.sides.heroes
    return game.rules.seats(game)


def occasion(game: DawnGame) -> Occasion:
    """What the procedure that asks is about: its name, and whom or where it names."""
    asking = game.state.stack[-1]
    about: dict[str, str | int] = {}
    for field in NAMED:
        value = getattr(asking, field, NOT_NAMED)
        if isinstance(value, int) and value >= 0:  # some have a method of that name
            about[field] = value
    name = type(asking).__name__
    request = asking.step(game)
    summed = name in SUMMED and type(request) is Roll and request.dice == 2  # of more the best two
    by: Literal["sum", "face"] = "sum" if summed else "face"
    return Occasion(slug(name), about, RULES.get(name, ""), by=by)
