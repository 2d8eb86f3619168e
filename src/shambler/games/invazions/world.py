"""Tables that never change during a game: the cards by number, the scenario, the switches.

A card's number is the number of its type in the content files, the same in every scenario. Places
are numbered in the order in which the scenario lists them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from shambler.games.invazions.options import (
    Aim,
    Attack,
    Barricade,
    Brave,
    Destroy,
    Discard,
    Hit,
    Mute,
    Next,
    PlaceHuman,
    PlaceResearch,
    PlayRage,
    PlayZombie,
    Recruit,
    Sacrifice,
    Strike,
    Take,
)
from shambler.kernel.content import Words

if TYPE_CHECKING:
    from shambler.games.invazions.abilities.bravery import BraveryAbility
    from shambler.games.invazions.abilities.human import EnterAbility
    from shambler.games.invazions.abilities.research import ScoreAbility
    from shambler.games.invazions.abilities.zombie import PlayAbility


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What depends on the number of players (IVZ-SETUP-08 and the like)."""

    players: int
    places: int
    research: int
    human_hand: int
    token_limit: int
    income: int
    first_turn_income: int
    freed_zombies: int
    wounded_pile: int
    zombie_types: int
    rage_types: int
    human_limit_per_place: int
    wounded_on_failed_attack: int


class Always(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is the same for any number of players."""

    starting_deck: dict[str, int]
    zombie_draw: int
    zombie_plays: int
    rage_plays: int
    win_points: int
    win_freed: int
    copies_per_type: int
    survivor_copies: int
    most_on_die: int


class Drawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many single cards of each kind a random scenario draws (IVZ-SCN-07 to IVZ-SCN-09)."""

    zombie: int
    rage: int
    human: int
    bravery: int
    research: int


class Pools(msgspec.Struct, frozen=True):
    """What a random scenario draws from, and how many: kind -> (cards, number)."""

    human: tuple[tuple[tuple[int, ...], int], ...]
    contamination: tuple[tuple[tuple[int, ...], int], ...]
    research: tuple[tuple[int, ...], int]


class Switches(msgspec.Struct, frozen=True):
    """The rulings a table may choose (AMB-01, AMB-06, AMB-29, AMB-43)."""

    ninth_human: bool = False
    soldier_first: bool = False
    show_freed_count: bool = False
    beginner_four_humans: bool = False


class Cards(msgspec.Struct, frozen=True):
    """Everything printed on the cards, one entry per card number."""

    ids: tuple[str, ...]
    names: tuple[Words, ...]
    texts: tuple[Words, ...]
    kinds: tuple[str, ...]
    copies: tuple[int, ...]
    cost: tuple[int, ...]
    resistance: tuple[int, ...]
    attack: tuple[int, ...]
    is_human: tuple[bool, ...]  # Survivors are Humans (IVZ-CARD-06)
    is_survivor: tuple[bool, ...]
    is_zombie: tuple[bool, ...]
    is_rage: tuple[bool, ...]
    company: tuple[bool, ...]
    shield: tuple[bool, ...]
    last_hit: tuple[bool, ...]
    exposed: tuple[bool, ...]
    play_cap: tuple[int, ...]
    fortify: tuple[int, ...]
    armour: tuple[int, ...]
    resource: tuple[int, ...]
    hand_size: tuple[int, ...]
    wound: tuple[int, ...]
    swarm: tuple[int, ...]
    enter: tuple[EnterAbility | None, ...]
    play: tuple[tuple[PlayAbility, ...], ...]
    score: tuple[ScoreAbility | None, ...]
    bravery: tuple[BraveryAbility | None, ...]
    windows: tuple[tuple[str, ...], ...]
    freed: int
    wounded: int
    number: Mapping[str, int]  # id -> card number

    def of_kind(self, *kinds: str) -> tuple[int, ...]:
        """The numbers of all cards of these kinds."""
        return tuple(card for card, kind in enumerate(self.kinds) if kind in kinds)


class OptionTable:
    """Every option made once, so that a decision only picks from it: ``[card]`` or ``[place]``."""

    def __init__(self, cards: Cards, places: tuple[str, ...], seats: int) -> None:
        ids, span = cards.ids, range(len(places))
        self.place_human = [self._at(PlaceHuman, c, name, places) for c, name in enumerate(ids)]
        self.research = [self._at(PlaceResearch, c, name, places) for c, name in enumerate(ids)]
        self.brave = [self._at(Brave, c, name, places) for c, name in enumerate(ids)]
        self.aim = {
            card: [
                [Aim(f"aim:{ids[card]}>{places[p]}.{n}", card, p, t) for t, n in enumerate(ids)]
                for p in span
            ]
            for card in cards.of_kind("bravery")
        }
        self.play = [
            PlayZombie(f"zombie:{n}", c) if cards.is_zombie[c] else PlayRage(f"rage:{n}", c)
            for c, n in enumerate(ids)
        ]
        self.hit = [Hit(f"hit:{n}", c) for c, n in enumerate(ids)]
        self.recruit = [Recruit(f"recruit:{n}", c) for c, n in enumerate(ids)]
        self.discard = [Discard(f"discard:{n}", c) for c, n in enumerate(ids)]
        self.sacrifice = [Sacrifice(f"sacrifice:{n}", c) for c, n in enumerate(ids)]
        self.take = [Take(f"take:{n}", c) for c, n in enumerate(ids)]
        self.destroy = [Destroy(f"destroy:{n}", c) for c, n in enumerate(ids)]
        self.mute = [Mute(f"mute:{n}", c) for c, n in enumerate(ids)]
        self.barricade = [Barricade(f"barricade:{places[p]}", p) for p in span]
        self.attack = [Attack(f"attack:{places[p]}", p) for p in span]
        self.strike = [Strike(f"strike:{places[p]}", p) for p in span]
        self.next = [Next(f"next:{seat}", seat) for seat in range(seats)]

    @staticmethod
    def _at(verb: type[Any], card: int, name: str, places: tuple[str, ...]) -> list[Any]:
        return [verb(f"{verb.verb}:{name}>{place}", card, at) for at, place in enumerate(places)]


class World(msgspec.Struct, frozen=True):
    """One scenario at one table."""

    scenario: str
    name: Words
    players: int
    cards: Cards
    numbers: Numbers
    always: Always
    switches: Switches
    spokesman: int | None
    places: tuple[str, ...]
    place_names: tuple[Words, ...]
    place_resistance: tuple[int, ...]
    human_limit: int
    starting_deck: tuple[int, ...]
    human_deck: tuple[int, ...]  # fixed part; a random scenario adds drawn cards
    contamination: tuple[int, ...]
    research: tuple[int, ...]
    all_cards: tuple[int, ...]  # everything above and the Wounded Members, sorted
    pools: Pools | None
    bravery_at: Mapping[str, tuple[int, ...]]  # window -> Bravery types of this scenario
    bravery_from: Mapping[str, int]  # window -> the cost of the cheapest of them
    advice: tuple[tuple[str, int, int, int], ...]  # part, found, fewest, most (IVZ-SCN-05)
    options: OptionTable
