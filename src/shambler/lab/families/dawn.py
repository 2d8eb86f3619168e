"""The siege of a small town: who was lost and when, what the cards did, how the night ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from shambler.games.dawn.events import combat, fate, turn, units, zeds
from shambler.games.dawn.namers import fate_name, unit_name
from shambler.kernel.event import Event
from shambler.kernel.machine import Game
from shambler.lab.family import Death, Family, Item, Tale


class Dawn(Family):
    """The Hero side's losses and cards."""

    def tell(self, game: Game[Any, Any], events: Iterable[Event]) -> Tale:
        """Units that went to the Cemetery are lost; held cards that were played are used."""
        deaths: list[Death] = []
        items: dict[str, Item] = {}
        counts: Counter[str] = Counter()
        now = 0
        for event in events:
            if isinstance(event, turn.TurnBegan):
                now = event.turn
            elif isinstance(event, units.UnitBuried):
                deaths.append(Death(unit_name(game, event.unit, "en"), "last Hit", now))
            elif isinstance(event, fate.FateHeld | fate.HeldCardPlayed):
                name = fate_name(game, event.card, "en")
                item = items.setdefault(name, Item(name))
                if isinstance(event, fate.FateHeld):
                    item.had += 1
                else:
                    item.used += 1
            elif isinstance(event, combat.FightRolled):
                counts["fights won" if event.zeds_lose else "fights lost"] += 1
            elif isinstance(event, combat.GunfireRolled):
                counts["shots"] += 1
            elif isinstance(event, zeds.ZedsPlaced):
                counts["Zeds placed"] += 1
        found = sorted(items.values(), key=lambda item: item.name)
        return Tale(deaths, found, {name: float(count) for name, count in counts.items()})


FAMILY = Dawn()
