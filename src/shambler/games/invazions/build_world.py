"""Lays out the world of a game: from the content, the scenario and the switches of the table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar, get_args

import msgspec

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
from shambler.games.invazions.card_table import CardTable
from shambler.games.invazions.content import Card, Content, HumanCard, ScenarioText
from shambler.games.invazions.custom import CustomScenario, advice_on, problems_of
from shambler.games.invazions.invazions_world import InvazionsWorld, RandomPools, Switches
from shambler.games.invazions.option_table import OptionTable
from shambler.games.invazions.state import BraveryMoment
from shambler.kernel.content import Words
from shambler.kernel.errors import BadSetup

T = TypeVar("T")


@cache
def cards() -> CardTable:
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
    return CardTable(
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


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario with its cards counted out, from the book or from its players."""

    scenario: str
    name: Words
    players: int
    research: tuple[str, ...]
    places: tuple[str, ...]
    human: tuple[int, ...]
    contamination: tuple[int, ...]
    pools: RandomPools | None = None
    advice: tuple[tuple[str, int, int, int], ...] = ()


@cache
def book_world(scenario: str, switches: Switches, spokesman: int | None) -> InvazionsWorld:
    """The tables of a scenario of the book; made once per process."""
    content = box.load()
    text = next(entry for entry in content.scenarios if entry.id == scenario)
    table, copies = cards(), content.always.copies_per_type
    survivors = dict.fromkeys(table.of_kind("survivor"), content.always.survivor_copies)
    named = {table.number[name]: copies for name in (*text.human, *text.bravery)}
    zombies = {table.number[name]: copies for name in (*text.zombie, *text.rage)}
    plan = Plan(
        scenario=scenario,
        name=text.name,
        players=text.players,
        research=text.research,
        places=text.places,
        human=_counted(survivors | named),
        contamination=_counted(zombies),
        pools=_pools(text, content, switches) if text.drawn is not None else None,
    )
    return _world(plan, switches, spokesman)


def custom_world(
    definition: CustomScenario, switches: Switches, spokesman: int | None
) -> InvazionsWorld:
    """The tables of a custom scenario; refuses one that breaks the construction rules."""
    content = box.load()
    problems = problems_of(definition, content, switches.ninth_human)
    if problems:
        raise BadSetup("\n".join(str(problem) for problem in problems))
    number, copies = cards().number, content.always.copies_per_type
    plan = Plan(
        scenario="custom",
        name=definition.name,
        players=definition.players,
        research=definition.research,
        places=definition.places,
        human=_counted({number[name]: count for name, count in definition.deck.items()}),
        contamination=_counted(
            {number[name]: copies for name in (*definition.zombie, *definition.rage)}
        ),
        advice=tuple((a.part, a.found, a.fewest, a.most) for a in advice_on(definition, content)),
    )
    return _world(plan, switches, spokesman)


def _counted(copies: Mapping[int, int]) -> tuple[int, ...]:
    """Cards counted out, sorted."""
    return tuple(card for card in sorted(copies) for _ in range(copies[card]))


def _pools(text: ScenarioText, content: Content, switches: Switches) -> RandomPools:
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
        return _counted({card: table.copies[card] for card in wanted})

    fixed = {table.number[name] for name in text.research}
    research = tuple(card for card in table.of_kind("research") if card not in fixed)
    drawn = text.drawn
    return RandomPools(
        human=((pool("human"), drawn.human), (pool("bravery"), drawn.bravery)),
        contamination=((pool("zombie"), drawn.zombie), (pool("rage"), drawn.rage)),
        research=(research, drawn.research),
    )


def _world(plan: Plan, switches: Switches, spokesman: int | None) -> InvazionsWorld:
    content, table = box.load(), cards()
    numbers, always = content.numbers[plan.players], content.always
    by_id = {place.id: place for place in content.places}
    here = [by_id[place] for place in plan.places]
    limit = numbers.human_limit_per_place
    if switches.beginner_four_humans:
        limit = max(entry.human_limit_per_place for entry in content.numbers.values())
    starting = {table.number[name]: copies for name, copies in always.starting_deck.items()}
    starting_deck = _counted(starting)
    contamination = (*plan.contamination, *(table.freed,) * numbers.freed_zombies)
    research = tuple(sorted(table.number[card] for card in plan.research))
    bravery_at = _bravery_at(table, plan)
    return InvazionsWorld(
        scenario=plan.scenario,
        name=plan.name,
        players=plan.players,
        cards=table,
        numbers=numbers,
        always=always,
        switches=switches,
        spokesman=spokesman,
        places=plan.places,
        place_names=tuple(place.name for place in here),
        place_resistance=tuple(place.resistance for place in here),
        human_limit=limit,
        starting_deck=starting_deck,
        human_deck=plan.human,
        contamination=contamination,
        research=research,
        all_cards=tuple(
            sorted(
                (
                    *plan.human,
                    *contamination,
                    *research,
                    *starting_deck * (plan.players - 1),
                    *(table.wounded,) * numbers.wounded_pile,
                )
            )
        ),
        pools=plan.pools,
        bravery_at=bravery_at,
        bravery_from={
            window: min((table.cost[card] for card in types), default=numbers.token_limit + 1)
            for window, types in bravery_at.items()
        },
        advice=plan.advice,
        options=OptionTable(table, plan.places, plan.players),
    )


def _bravery_at(table: CardTable, plan: Plan) -> Mapping[str, tuple[int, ...]]:
    """For each moment, the Bravery types that may be in the human deck and fit it."""
    drawn = {card for cards, _ in plan.pools.human for card in cards} if plan.pools else set()
    types = [card for card in table.of_kind("bravery") if card in drawn or card in plan.human]
    return {
        moment: tuple(card for card in types if moment in table.windows[card])
        for moment in get_args(BraveryMoment)
    }
