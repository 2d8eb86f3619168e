"""InvaZions: which cards were played and lost, and where; scenarios from a file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from shambler.games.invazions import events as ev
from shambler.games.invazions.content import load
from shambler.games.invazions.custom import CustomScenario, wants_ninth_human
from shambler.kernel.content import from_data, parse_text
from shambler.kernel.event import Event
from shambler.kernel.machine import Game
from shambler.kernel.ruleset import Ruleset
from shambler.lab.family import Death, Family, Item, PlayedScenario, Tale

Named = (
    ev.HumanPosted
    | ev.ResearchPlaced
    | ev.BraveryPlayed
    | ev.BraveryAimed
    | ev.CardPlayed
    | ev.CardRecruited
)


class Invazions(Family):
    """Humans and Hordes."""

    def tell(self, game: Game[Any, Any], events: Iterable[Event]) -> Tale:
        """Cards that were played count as used; humans are lost where they stood."""
        reader = InvazionsLogReader(game)
        for event in events:
            reader.read(event)
        items = sorted(reader.items.values(), key=lambda item: item.name)
        return Tale(reader.deaths, items, {n: float(c) for n, c in reader.counts.items()})

    def open(self, rules: Ruleset, text: str, name: str) -> PlayedScenario:
        """A scenario built by the rules of the book."""
        found = from_data(parse_text(text, name), CustomScenario, name)
        options: dict[str, Any] = {"custom": msgspec.to_builtins(found)}
        if wants_ninth_human(found, load()):
            options["ninth_human"] = True
        return PlayedScenario(rules, "custom", options)


class InvazionsLogReader:
    """Goes through the log of one game."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.turn = 0
        self.deaths: list[Death] = []
        self.items: dict[str, Item] = {}
        self.counts: Counter[str] = Counter()

    def read(self, event: Event) -> None:
        """One line of the log."""
        if isinstance(event, ev.TurnBegan):
            self.turn = event.turn
        elif isinstance(event, Named):
            self._played(event)
        elif isinstance(event, ev.CardDevoured | ev.SurvivorDestroyed):
            how = "devoured" if isinstance(event, ev.CardDevoured) else "destroyed"
            place = self._name("place", event.place)
            self.deaths.append(Death(self._name("card", event.card), f"{how}: {place}", self.turn))
        elif isinstance(event, ev.PlaceEntered):
            self.counts["break-ins"] += 1
        elif isinstance(event, ev.AttackFailed):
            self.counts["attacks held off"] += 1
        elif isinstance(event, ev.PointsScored | ev.ResearchScored):
            self.counts["points"] += event.points

    def _played(self, event: Named) -> None:
        name = self._name("card", event.card)
        item = self.items.setdefault(name, Item(name))
        if isinstance(event, ev.CardRecruited):
            item.had += 1
        else:
            item.used += 1

    def _name(self, what: str, value: int) -> str:
        return self.game.rules.namers[what](self.game, value, "en")


FAMILY = Invazions()
