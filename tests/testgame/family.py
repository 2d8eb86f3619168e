"""What the lab knows of Barricade Night: its story in numbers, teams, tales from a file."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from shambler.kernel.content import from_data
from shambler.kernel.event import Event
from shambler.kernel.machine import Game
from shambler.kernel.ruleset import Ruleset
from shambler.lab.family import Family, Item, PlayedScenario, Tale
from tests.testgame import BarricadeNight
from tests.testgame import pieces as its


class NightFamily(Family):
    def tell(self, game: Game[Any, Any], events: Iterable[Event]) -> Tale:
        """Which cards were drawn and used, and what the zombies did."""
        kinds = game.world.content.supply
        items = {kind: Item(kind) for kind in sorted(set(kinds))}
        counts: Counter[str] = Counter()
        for event in events:
            match event:
                case its.Drew():
                    for card in event.supply:
                        items[kinds[card]].had += 1
                case its.Boarded() | its.CardPlayed():
                    items[kinds[event.supply]].used += 1
                case its.WallHit():
                    counts["hits"] += event.hits
                case its.NightFell():
                    counts["zombies"] += event.zombies
        return Tale([], list(items.values()), {name: float(n) for name, n in counts.items()})

    def team(self, rules: Ruleset, size: int) -> dict[str, Any]:
        return {"seats": size}

    def open(self, rules: Ruleset, text: str, name: str) -> PlayedScenario:
        """One ``[tale]``: a name in both languages, nights, wall, rivals."""
        assert isinstance(rules, BarricadeNight)
        tale = from_data(tomllib.loads(text), its.TaleFile, name).tale
        content = msgspec.structs.replace(rules.content, scenario={name: tale})
        return PlayedScenario(BarricadeNight(content), name)


FAMILY = NightFamily()
