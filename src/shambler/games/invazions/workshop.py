"""Scenarios of one's own on the designers' page: types, places, Research and the human deck."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from shambler.games.invazions import content as box
from shambler.games.invazions.custom import (
    EXAMPLE,
    Advice,
    CustomScenario,
    advice_on,
    problems_of,
)
from shambler.games.invazions.player_numbers import PlayerNumbers
from shambler.kernel.content import ContentError, Words, from_data, parse_text
from shambler.kernel.errors import BadSetup
from shambler.kernel.ruleset import Ruleset, Scenario
from shambler.kernel.workshop import Change, DraftLook, Figure, Finding, Workshop, finding_of

FILE: Final = "scenario.toml"
LONGEST: Final = 60_000  # characters
LISTS: Final = ("zombie", "rage", "research", "places")
DECK: Final = ("survivor", "human", "bravery")  # kinds of cards in the human deck


class CardKit(msgspec.Struct, frozen=True):
    """A card that can be chosen, as it is printed; ``most``: so many copies."""

    id: str
    kind: str
    name: Words
    text: Words
    cost: int
    resistance: int
    attack: int
    most: int


class InvazionsKit(msgspec.Struct, frozen=True):
    """Everything a scenario can be made of, and how much of each a number of players takes."""

    cards: list[CardKit]
    wanted: dict[int, dict[str, int]]  # by players: how many of each list
    deck: tuple[int, int]
    advised: dict[str, tuple[int, int]]  # cards of a kind in the deck


class InvazionsWorkshop(Workshop):
    """Scenarios by the rules of the book (IVZ-SCN-01 to IVZ-SCN-06)."""

    def blank(self, rules: Ruleset) -> str:
        """The example: a scenario has to be whole before anything can be said of it."""
        return EXAMPLE.read_text("utf-8")

    def scenarios(self, rules: Ruleset) -> Sequence[Scenario]:
        """Those whose cards are printed in the book."""
        printed = {entry.id for entry in box.load().scenarios if entry.drawn is None}
        return [scenario for scenario in rules.scenarios() if scenario.key in printed]

    def source(self, rules: Ruleset, scenario: str) -> str:
        """A scenario of the book, written as one of one's own."""
        rules.check_scenario(scenario)
        content = box.load()
        entry = next((one for one in content.scenarios if one.id == scenario), None)
        if entry is None or entry.drawn is not None:
            raise BadSetup(f"{scenario} has no cards of its own")
        copies = content.always.copies_per_type
        survivors = {card.id: card.copies for card in content.cards if card.kind == "survivor"}
        deck = {**survivors, **dict.fromkeys((*entry.human, *entry.bravery), copies)}
        lines = [
            f"players = {entry.players}",
            f'name = {{ en = "{entry.name.en}", fr = "{entry.name.fr}" }}',
            *(f"{name} = {_quoted(getattr(entry, name))}" for name in LISTS),
            "",
            "[deck]",
            *(f"{name} = {count}" for name, count in deck.items()),
        ]
        return "\n".join(lines) + "\n"

    def kit(self, rules: Ruleset) -> InvazionsKit:  # type: ignore[override]
        """The cards, without those that every game has."""
        content = box.load()
        always = content.always.starting_deck
        cards = [card for card in content.cards if card.id not in always]
        kinds = (*DECK, *LISTS, "place")
        guide = content.guide
        return InvazionsKit(
            [_card(card) for card in (*cards, *content.places) if card.kind in kinds],
            {players: _wanted(numbers) for players, numbers in content.numbers.items()},
            guide.human_deck,
            {"survivor": guide.survivors, "human": guide.humans, "bravery": guide.bravery},
        )

    def look(self, rules: Ruleset, text: str, language: str) -> DraftLook:
        """What it says, what is wrong, and what the book would rather have."""
        data: Mapping[str, Any] | None = None
        try:
            data = _parsed(text)
            scenario = from_data(data, CustomScenario, FILE)
        except ContentError as error:
            return DraftLook(data, [finding_of(rules, one, language, ()) for one in error.problems])
        content = box.load()
        problems = problems_of(scenario, content, ninth_human=True, source=FILE)
        findings = [finding_of(rules, one, language, ()) for one in problems]
        findings += [_hint(rules, one, language) for one in advice_on(scenario, content)]
        seats = (scenario.players, scenario.players)
        figures = list(_figures(scenario, content))
        return DraftLook(data, findings, figures, seats=seats)

    def changes(self, rules: Ruleset, text: str) -> Sequence[Change]:
        """Another human deck, other types, the switches of the table."""
        data = _parsed(text)
        scenario, content = from_data(data, CustomScenario, FILE), box.load()
        if problems_of(scenario, content, ninth_human=True):
            return ()
        found = [*_another_deck(data, content), *_other_lists(data, content), *_switches()]
        return [change for change in found if _is_sound(change, content)]


def _parsed(text: str) -> dict[str, Any]:
    if len(text) > LONGEST:
        raise ContentError(FILE, "", f"longer than {LONGEST} characters")
    return parse_text(text, FILE)


def _card(card: box.Card | box.PlaceCard) -> CardKit:
    cost, resistance, attack = (getattr(card, name, 0) for name in ("cost", "resistance", "attack"))
    about = (card.id, card.kind, card.name, card.text)
    return CardKit(*about, cost, resistance, attack, card.copies)


def _quoted(names: Sequence[str]) -> str:
    return "[" + ", ".join(f'"{name}"' for name in names) + "]"


def _wanted(numbers: PlayerNumbers) -> dict[str, int]:
    counts = (numbers.zombie_types, numbers.rage_types, numbers.research, numbers.places)
    return dict(zip(LISTS, counts, strict=True))


def _hint(rules: Ruleset, advice: Advice, language: str) -> Finding:
    about = {"part": advice.part, "found": advice.found, "fewest": advice.fewest}
    text = rules.texts.text(language, "flaw-proportion", {**about, "most": advice.most})
    return Finding("deck", text, (), "hint")


def _figures(scenario: CustomScenario, content: box.Content) -> Iterator[Figure]:
    kinds = {card.id: card for card in content.cards}
    deck = [(kinds[name], count) for name, count in scenario.deck.items() if name in kinds]
    size = sum(count for _, count in deck)
    yield Figure("deck", size)
    for kind in DECK:
        yield Figure("cards", sum(count for card, count in deck if card.kind == kind), kind)
    if size:
        cost = sum(getattr(card, "cost", 0) * count for card, count in deck) / size
        yield Figure("cost", round(cost, 1))


def _another_deck(data: Mapping[str, Any], content: box.Content) -> Iterator[Change]:
    """One card of each kind of human more, or one fewer; the same with Bravery."""
    for kind in ("human", "bravery"):
        cards = {card.id: card for card in content.cards if card.kind == kind}
        for step in (-1, 1):
            deck = {
                name: min(max(0, count + step), cards[name].copies) if name in cards else count
                for name, count in data["deck"].items()
            }
            if deck != data["deck"]:
                name = f"{kind}-{'more' if step > 0 else 'less'}"
                yield Change(name, kind, step, {**data, "deck": deck})


def _other_lists(data: Mapping[str, Any], content: box.Content) -> Iterator[Change]:
    """The last entry of a list against the next card of the box that is not in it."""
    always = content.always.starting_deck
    for where in LISTS:
        cards = content.places if where == "places" else content.cards
        known = [c for c in cards if c.kind in (where, "place") and c.id not in always]
        free = [card for card in known if card.id not in data[where]]
        if not free or not data[where]:
            continue
        card = free[0]
        changed = {**data, where: [*data[where][:-1], card.id]}
        yield Change(f"{where}-other", where, 1, changed, of=card.name)


def _switches() -> Iterator[Change]:
    """What the table may agree on."""
    yield Change("soldier-first", "soldier-first", 1, options={"soldier_first": True})
    four = {"beginner_four_humans": True}
    yield Change("beginner-four-humans", "beginner-four-humans", 1, options=four)


def _is_sound(change: Change, content: box.Content) -> bool:
    if change.data is None:
        return True
    scenario = from_data(change.data, CustomScenario, FILE)
    return not problems_of(scenario, content, ninth_human=True)


WORKSHOP: Final = InvazionsWorkshop()
