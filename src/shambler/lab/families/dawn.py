"""The siege of a small town: who was lost and when, what the cards did, how the night ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from shambler.games.dawn.events import combat, fate, turn, units, zeds
from shambler.games.dawn.namers import fate_name, track_name, unit_name
from shambler.games.dawn.state import NOWHERE
from shambler.kernel.event import Event
from shambler.kernel.machine import Game
from shambler.lab.family import Death, Family, Item, Tale


class Dawn(Family):
    """The Hero side's losses and cards, and how Town Center fell."""

    def tell(self, game: Game[Any, Any], events: Iterable[Event]) -> Tale:
        """Units that went to the Cemetery are lost; held cards that were played are used."""
        deaths: list[Death] = []
        items: dict[str, Item] = {}
        counts: Counter[str] = Counter()
        now, track, brains = 0, NOWHERE, False
        for event in events:
            if isinstance(event, turn.TurnBegan):
                now = event.turn
            elif isinstance(event, zeds.TrackActivated):
                track, brains = event.track, event.brains
            elif isinstance(event, units.UnitBuried):
                deaths.append(Death(unit_name(game, event.unit, "en"), "last Hit", now))
            elif isinstance(event, fate.FateHeld | fate.HeldCardPlayed):
                name = fate_name(game, event.card, "en")
                item = items.setdefault(name, Item(name))
                if isinstance(event, fate.FateHeld):
                    item.had += 1
                else:
                    item.used += 1
            else:
                count(event, counts)
        outcome = game.state.outcome
        if outcome is not None and outcome.reason == "overrun" and track != NOWHERE:
            counts[f"town entered: {track_name(game, track, 'en')}"] += 1
            counts["town entered: on a Brains! card"] += brains
        found = sorted(items.values(), key=lambda item: item.name)
        return Tale(deaths, found, {name: float(number) for name, number in counts.items()})


def count(event: Event, counts: Counter[str]) -> None:
    """What there is much of in a game."""
    if isinstance(event, combat.FightRolled):
        counts["fights won" if event.zeds_lose else "fights lost"] += 1
    elif isinstance(event, combat.GunfireRolled):
        counts["shots"] += 1
    elif isinstance(event, zeds.ZedsPlaced):
        counts["Zeds placed"] += 1


FAMILY = Dawn()
