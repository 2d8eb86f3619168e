"""Turns content, scenario and switches into the tables a game is played with."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, TypeVar

from shambler.games.invazions import content as box
from shambler.games.invazions.abilities.base import Ability
from shambler.games.invazions.abilities.human import (
    Company,
    Fortify,
    LargerHand,
    LastHit,
    MoreTokens,
    PlayCap,
    Shield,
)
from shambler.games.invazions.abilities.research import Armour, Exposed
from shambler.games.invazions.content import Card, Content, HumanCard, PlaceCard, ScenarioText
from shambler.games.invazions.custom import CustomScenario, advice_on, problems_of
from shambler.games.invazions.world import Cards, OptionTable, Pools, Switches, World
from shambler.kernel.errors import BadSetup

T = TypeVar("T")


@cache
def cards() -> Cards:
    """The cards of the box as tables."""
    all_cards = box.load().cards
    kinds = tuple(card.kind for card in all_cards)

    def column(name: str, default: T) -> tuple[T, ...]:
        return tuple(getattr(card, name, default) for card in all_cards)

    def flag(kind: type[Ability]) -> tuple[bool, ...]:
        return tuple(any(isinstance(a, kind) for a in _standing(card)) for card in all_cards)

    def amount(kind: type[Any]) -> tuple[int, ...]:
        return tuple(
            sum(a.count for a in _standing(card) if isinstance(a, kind)) for card in all_cards
        )

    numbers = {card.id: number for number, card in enumerate(all_cards)}
    return Cards(
        ids=column("id", ""),
        names=tuple(card.name for card in all_cards),
        texts=tuple(card.text for card in all_cards),
        kinds=kinds,
        copies=column("copies", 0),
        cost=column("cost", 0),
        resistance=column("resistance", 0),
        attack=column("attack", 0),
        is_human=tuple(kind in ("human", "survivor") for kind in kinds),
        is_survivor=tuple(kind == "survivor" for kind in kinds),
        is_zombie=tuple(kind == "zombie" for kind in kinds),
        is_rage=tuple(kind == "rage" for kind in kinds),
        company=flag(Company),
        shield=flag(Shield),
        last_hit=flag(LastHit),
        exposed=flag(Exposed),
        play_cap=amount(PlayCap),
        fortify=amount(Fortify),
        armour=amount(Armour),
        resource=amount(MoreTokens),
        hand_size=amount(LargerHand),
        wound=tuple(sum(a.count for a in getattr(c, "combat_start", ())) for c in all_cards),
        swarm=column("swarm", 0),
        enter=column("enter", None),
        play=column("play", ()),
        score=column("end_turn", None),
        bravery=column("effect", None),
        windows=column("windows", ()),
        freed=kinds.index("freed"),
        wounded=kinds.index("wounded"),
        number=numbers,
    )


def _standing(card: Card) -> tuple[Ability, ...]:
    """Abilities that hold while a card is in play, or whenever a turn starts."""
    return (*getattr(card, "ongoing", ()), *getattr(card, "turn_start", ()))


@cache
def book_world(scenario: str, switches: Switches, spokesman: int | None) -> World:
    """The tables of a scenario of the book; made once per process."""
    content = box.load()
    text = next(entry for entry in content.scenarios if entry.id == scenario)
    table, copies = cards(), content.always.copies_per_type
    survivors = _copies(table, table.of_kind("survivor"), lambda card: table.copies[card])
    if text.drawn is not None:
        human, contamination = survivors, ()
        pools = _pools(text, content, switches)
    else:
        human = survivors + _named(table, (*text.human, *text.bravery), copies)
        contamination = _named(table, (*text.zombie, *text.rage), copies)
        pools = None
    return _world(
        scenario, text.name, text.players, text.research, text.places,
        human, contamination, switches, spokesman, pools,
    )  # fmt: skip


def custom_world(definition: CustomScenario, switches: Switches, spokesman: int | None) -> World:
    """The tables of a custom scenario; refuses one that breaks the construction rules."""
    content = box.load()
    problems = problems_of(definition, content, switches.ninth_human)
    if problems:
        raise BadSetup("\n".join(str(problem) for problem in problems))
    table, copies = cards(), content.always.copies_per_type
    human = _copies(
        table,
        [table.number[name] for name in definition.deck],
        lambda card: definition.deck[table.ids[card]],
    )
    contamination = _named(table, (*definition.zombie, *definition.rage), copies)
    advice = tuple((a.part, a.found, a.fewest, a.most) for a in advice_on(definition, content))
    return _world(
        "custom", definition.name, definition.players, definition.research, definition.places,
        human, contamination, switches, spokesman, None, advice,
    )  # fmt: skip


def _named(table: Cards, names: Iterable[str], copies: int) -> tuple[int, ...]:
    return _copies(table, [table.number[name] for name in names], lambda _: copies)


def _copies(table: Cards, wanted: Iterable[int], copies: Callable[[int], int]) -> tuple[int, ...]:
    return tuple(sorted(card for card in wanted for _ in range(copies(card))))


def _pools(text: ScenarioText, content: Content, switches: Switches) -> Pools:
    """What a random scenario draws from: no starting cards, no Survivors (AMB-38)."""
    assert text.drawn is not None
    table = cards()
    starters = {table.number[name] for name in content.always.starting_deck}
    opt_in = {
        table.number[card.id]
        for card in content.cards
        if isinstance(card, HumanCard) and card.opt_in and not switches.ninth_human
    }

    def pool(kind: str) -> tuple[int, ...]:
        wanted = [card for card in table.of_kind(kind) if card not in starters | opt_in]
        return _copies(table, wanted, lambda card: table.copies[card])

    fixed = {table.number[name] for name in text.research}
    research = tuple(card for card in table.of_kind("research") if card not in fixed)
    drawn = text.drawn
    return Pools(
        human=((pool("human"), drawn.human), (pool("bravery"), drawn.bravery)),
        contamination=((pool("zombie"), drawn.zombie), (pool("rage"), drawn.rage)),
        research=(research, drawn.research),
    )


def _world(
    scenario: str,
    name: box.Words,
    players: int,
    research: tuple[str, ...],
    places: tuple[str, ...],
    human: tuple[int, ...],
    contamination: tuple[int, ...],
    switches: Switches,
    spokesman: int | None,
    pools: Pools | None,
    advice: tuple[tuple[str, int, int, int], ...] = (),
) -> World:
    content, table = box.load(), cards()
    numbers, always = content.numbers[players], content.always
    by_id = {place.id: place for place in content.places}
    here: list[PlaceCard] = [by_id[place] for place in places]
    limit = numbers.human_limit_per_place
    if switches.beginner_four_humans:
        limit = max(entry.human_limit_per_place for entry in content.numbers.values())
    starting = always.starting_deck
    return World(
        scenario=scenario,
        name=name,
        players=players,
        cards=table,
        numbers=numbers,
        always=always,
        switches=switches,
        spokesman=spokesman,
        places=places,
        place_names=tuple(place.name for place in here),
        place_resistance=tuple(place.resistance for place in here),
        human_limit=limit,
        starting_deck=_copies(
            table,
            [table.number[card] for card in starting],
            lambda card: starting[table.ids[card]],
        ),
        human_deck=human,
        contamination=tuple(sorted((*contamination, *(table.freed,) * numbers.freed_zombies))),
        research=tuple(sorted(table.number[card] for card in research)),
        pools=pools,
        bravery_at=_bravery_at(table, human, pools),
        advice=advice,
        options=OptionTable(table, places, players),
    )


def _bravery_at(
    table: Cards, human: tuple[int, ...], pools: Pools | None
) -> Mapping[str, tuple[int, ...]]:
    """For each window, the Bravery types that may be in the human deck and fit it."""
    drawn = {card for cards, _ in pools.human for card in cards} if pools else set()
    types = [card for card in table.of_kind("bravery") if card in drawn or card in human]
    windows = {window for card in table.of_kind("bravery") for window in table.windows[card]}
    return {
        window: tuple(card for card in types if window in table.windows[card]) for window in windows
    }
