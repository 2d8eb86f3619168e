"""Every option of a scenario, made once when its table is laid out."""

from __future__ import annotations

from typing import Any

from shambler.games.invazions.card_table import CardTable
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


class OptionTable:
    """A decision only picks from it: ``hit[card]``, ``attack[place]``, ``brave[card][place]``."""

    def __init__(self, cards: CardTable, places: tuple[str, ...], seats: int) -> None:
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
            PlayRage(f"rage:{n}", c) if cards.is_rage[c] else PlayZombie(f"zombie:{n}", c)
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
