"""Scenarios of one's own, built by the rules of the book (IVZ-SCN-01 to IVZ-SCN-06, AMB-42).

The same table works in a file and as the option ``custom`` of a new game:

>>> from shambler.games.invazions import custom
>>> definition = custom.read(custom.EXAMPLE)
>>> definition.players
3
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from shambler.games.invazions.content import PACKAGE, Content, HumanCard, load
from shambler.kernel.content import (
    ContentError,
    Problem,
    Problems,
    Source,
    Words,
    load_toml,
    package_files,
    parse_toml,
)

EXAMPLE: Source = package_files(PACKAGE) / "scenarios" / "example.toml"
UNNAMED = Words("Custom scenario", "Scénario personnel")


class CustomScenario(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a custom scenario consists of; ``deck`` holds the human cards and their copies."""

    players: int
    name: Words = UNNAMED
    author: str = ""
    zombie: tuple[str, ...]
    rage: tuple[str, ...]
    research: tuple[str, ...]
    places: tuple[str, ...]
    deck: dict[str, int]


class Advice(msgspec.Struct, frozen=True):
    """A part of the human deck outside the proportions the book advises (IVZ-SCN-05)."""

    part: str
    found: int
    fewest: int
    most: int


def read(source: Source) -> CustomScenario:
    """Read a scenario file; raises ``ContentError`` with everything that is wrong in it."""
    return load_toml(source, CustomScenario)


def check(path: Path) -> list[Problem] | None:
    """What is wrong with a scenario file, for designers; ``None`` if it does not look like one.

    The stand-in type is let pass here: whether it may be used is a matter of the table.
    """
    if path.suffix != ".toml" or not path.is_file():
        return None
    try:
        if not {"zombie", "rage", "deck"} & set(parse_toml(path)):
            return None
        return problems_of(read(path), load(), ninth_human=True, source=path)
    except ContentError as wrong:
        return list(wrong.problems)


def problems_of(
    scenario: CustomScenario, content: Content, ninth_human: bool, source: Source | str = "custom"
) -> list[Problem]:
    """Everything that breaks the construction rules."""
    problems = Problems(source)
    numbers = content.numbers.get(scenario.players)
    if numbers is None:
        problems.add("players", f"2, 3 or 4, not {scenario.players}", "players")
        return problems.found
    recruitable = [c for c in content.cards if c.id not in content.always.starting_deck]
    for where, names, kind, wanted in (
        ("zombie", scenario.zombie, "zombie", numbers.zombie_types),
        ("rage", scenario.rage, "rage", numbers.rage_types),
        ("research", scenario.research, "research", numbers.research),
    ):
        _check_list(problems, where, names, [c.id for c in recruitable if c.kind == kind], wanted)
    _check_list(problems, "places", scenario.places, [c.id for c in content.places], numbers.places)
    _check_deck(problems, scenario, content, ninth_human)
    return problems.found


def _check_list(
    problems: Problems, where: str, names: tuple[str, ...], known: Iterable[str], wanted: int
) -> None:
    known = list(known)
    problems.duplicates(where, names)
    problems.count(where, f"of kind {where}", wanted, len(names))
    for name in names:
        problems.reference(where, where, name, known)


def _check_deck(
    problems: Problems, scenario: CustomScenario, content: Content, ninth_human: bool
) -> None:
    cards = {c.id: c for c in content.cards if c.kind in ("human", "survivor", "bravery")}
    for name, copies in scenario.deck.items():
        problems.reference("deck", "human card", name, cards)
        card = cards.get(name)
        if card is None:
            continue
        if isinstance(card, HumanCard) and card.opt_in and not ninth_human:
            problems.add(f"deck.{name}", "needs the option ninth_human", "ninth-human")
        if not 0 <= copies <= card.copies:
            reason = f"0 to {card.copies} copies, not {copies}"
            most = card.copies
            where = f"deck.{name}"
            problems.add(where, reason, "copies", card=card.name, most=most, copies=copies)
    fewest, most = content.guide.human_deck
    size = sum(scenario.deck.values())
    if not fewest <= size <= most:
        reason = f"{fewest} to {most} cards, not {size}"
        problems.add("deck", reason, "deck-size", fewest=fewest, most=most, size=size)


def wants_ninth_human(scenario: CustomScenario, content: Content) -> bool:
    """Does its deck name the card that needs a switch of the table (AMB-01)?"""
    asking = {card.id for card in content.cards if isinstance(card, HumanCard) and card.opt_in}
    return not asking.isdisjoint(scenario.deck)


def advice_on(scenario: CustomScenario, content: Content) -> list[Advice]:
    """Where the deck leaves the advised proportions; it may be played all the same."""
    kinds = {card.id: card.kind for card in content.cards}
    guide = content.guide
    found: list[Advice] = []
    for part, kind, (fewest, most) in (
        ("survivors", "survivor", guide.survivors),
        ("humans", "human", guide.humans),
        ("bravery", "bravery", guide.bravery),
    ):
        count = sum(n for name, n in scenario.deck.items() if kinds.get(name) == kind)
        if not fewest <= count <= most:
            found.append(Advice(part, count, fewest, most))
    return found
