"""The cards as the content files describe them."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from shambler.games.invazions.abilities.bravery import BraveryAbility
from shambler.games.invazions.abilities.human import (
    EnterAbility,
    OngoingAbility,
    TurnStartAbility,
    Wound,
)
from shambler.games.invazions.abilities.research import ResearchOngoing, ScoreAbility
from shambler.games.invazions.abilities.zombie import PlayAbility
from shambler.games.invazions.player_numbers import FixedNumbers, PlayerNumbers, RandomDraws
from shambler.games.invazions.state import BraveryMoment
from shambler.kernel.content import (
    Problems,
    Provenance,
    Source,
    Words,
    content_hash,
    load_toml,
    package_files,
)

PACKAGE = "shambler.games.invazions"


class CardText(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every card has. ``provenance`` says for each value whether it is printed or ours."""

    id: str
    name: Words
    copies: int
    text: Words
    provenance: dict[Literal["copies", "cost", "resistance", "attack", "effect"], Provenance]


class HumanCard(CardText, frozen=True, kw_only=True):
    """A Human, perhaps a Survivor; ``opt_in`` cards need the switch of AMB-01."""

    kind: Literal["human", "survivor"]
    cost: int
    resistance: int
    enter: EnterAbility | None = None
    ongoing: tuple[OngoingAbility, ...] = ()
    turn_start: tuple[TurnStartAbility, ...] = ()
    combat_start: tuple[Wound, ...] = ()
    opt_in: bool = False


class BraveryCard(CardText, frozen=True, kw_only=True):
    """A Bravery card and the windows in which it may be played."""

    kind: Literal["bravery"]
    cost: int
    windows: tuple[BraveryMoment, ...]
    effect: BraveryAbility


class ResearchCard(CardText, frozen=True, kw_only=True):
    """A Research card."""

    kind: Literal["research"]
    cost: int
    resistance: int
    ongoing: tuple[ResearchOngoing, ...] = ()
    end_turn: ScoreAbility


class ZombieCard(CardText, frozen=True, kw_only=True):
    """A Zombie or Rage card; ``swarm`` is attack for each other Zombie card its player played."""

    kind: Literal["zombie", "rage"]
    attack: int
    play: tuple[PlayAbility, ...] = ()
    swarm: int = 0


class FillerCard(CardText, frozen=True, kw_only=True):
    """A Freed Zombie or a Wounded Member."""

    kind: Literal["freed", "wounded"]


class PlaceCard(CardText, frozen=True, kw_only=True):
    """A place."""

    kind: Literal["place"]
    resistance: int


class ScenarioText(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A scenario of the book; ``drawn`` replaces the lists of a random one."""

    id: str
    players: int
    name: Words
    zombie: tuple[str, ...] = ()
    rage: tuple[str, ...] = ()
    human: tuple[str, ...] = ()
    bravery: tuple[str, ...] = ()
    research: tuple[str, ...] = ()
    places: tuple[str, ...]
    drawn: RandomDraws | None = None


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The size of a custom human deck and the proportions the book advises."""

    human_deck: tuple[int, int]
    survivors: tuple[int, int]
    humans: tuple[int, int]
    bravery: tuple[int, int]


class _HumanFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[HumanCard, ...]


class _BraveryFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[BraveryCard, ...]


class _ResearchFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[ResearchCard, ...]


class _ZombieFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[ZombieCard, ...]


class _FillerFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[FillerCard, ...]


class _PlaceFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[PlaceCard, ...]


class _NumberFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    table: tuple[PlayerNumbers, ...]
    always: FixedNumbers
    custom: Guide


class _ScenarioFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scenario: tuple[ScenarioText, ...]


Card = HumanCard | BraveryCard | ResearchCard | ZombieCard | FillerCard


class Content(msgspec.Struct, frozen=True):
    """Everything in the box, and the scenarios of the book."""

    cards: tuple[Card, ...]
    places: tuple[PlaceCard, ...]
    scenarios: tuple[ScenarioText, ...]
    numbers: dict[int, PlayerNumbers]
    always: FixedNumbers
    guide: Guide
    hash: str


def files() -> list[Source]:
    """All content files."""
    folder = package_files(PACKAGE)
    found = [*(folder / "content").iterdir(), *(folder / "scenarios").iterdir()]
    return [path for path in sorted(found, key=str) if path.name.endswith(".toml")]


@cache
def load() -> Content:
    """Read and check the content files, once."""
    folder = package_files(PACKAGE)
    content = folder / "content"
    numbers = load_toml(content / "numbers.toml", _NumberFile)
    loaded = Content(
        cards=(
            *load_toml(content / "humans.toml", _HumanFile).card,
            *load_toml(content / "bravery.toml", _BraveryFile).card,
            *load_toml(content / "research.toml", _ResearchFile).card,
            *load_toml(content / "zombies.toml", _ZombieFile).card,
            *load_toml(content / "rages.toml", _ZombieFile).card,
            *load_toml(content / "others.toml", _FillerFile).card,
        ),
        places=load_toml(content / "places.toml", _PlaceFile).card,
        scenarios=load_toml(folder / "scenarios" / "book.toml", _ScenarioFile).scenario,
        numbers={entry.players: entry for entry in numbers.table},
        always=numbers.always,
        guide=numbers.custom,
        hash=content_hash(files()),
    )
    _check(loaded)
    return loaded


def _check(content: Content) -> None:
    """Names must be unique, and scenarios must name cards of the right kind."""
    problems = Problems("invazions/content")
    problems.duplicates("card", [card.id for card in (*content.cards, *content.places)])
    kinds: dict[str, list[str]] = {}
    for card in (*content.cards, *content.places):
        kinds.setdefault(card.kind, []).append(card.id)
    for scenario in content.scenarios:
        for kind in ("zombie", "rage", "human", "bravery", "research"):
            for name in getattr(scenario, kind):
                problems.reference(f"{scenario.id}.{kind}", kind, name, kinds[kind])
        for name in scenario.places:
            problems.reference(f"{scenario.id}.places", "place", name, kinds["place"])
    problems.stop()
