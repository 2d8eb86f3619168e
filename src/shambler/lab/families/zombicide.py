"""The Zombicide games: what killed whom, what the weapons did, teams, missions from a file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from shambler.games.zombicide.content.drafts import plain
from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.state import EMPTY, ZombicideState
from shambler.games.zombicide.missions.mission import Mission
from shambler.games.zombicide.ruleset import ZombicideRules
from shambler.games.zombicide.systems.hellfire.events import Hellfire
from shambler.games.zombicide.systems.knockout.events import KnockedOut
from shambler.games.zombicide.systems.molotov.events import MolotovThrown
from shambler.kernel.content import from_data
from shambler.kernel.event import Event
from shambler.kernel.machine import Game
from shambler.kernel.ruleset import Ruleset
from shambler.kernel.state import State
from shambler.lab.family import Death, Family, Item, PlayedScenario, Tale

FRIENDLY, HELLFIRE, MOLOTOV = "friendly fire", "Hellfire", "Molotov"


class Zombicide(Family):
    """What happened in a game of survivors."""

    # Room for a card is made when it comes: throwing others away before is never needed.
    idle = frozenset({"discard"})
    breath = frozenset({"activate"})

    def alike(self, game: Game[Any, Any]) -> State:
        """Which hand or body slot holds a card is the same to everybody.

        Of two copies in hand the order may say which is named: it stays.
        """
        state: ZombicideState = game.state.copy()
        cards = game.world.cards
        for survivor in state.survivors:
            left, right = survivor.hands
            if left == EMPTY or right == EMPTY or cards[left].model != cards[right].model:
                survivor.hands = tuple(sorted(survivor.hands))
            survivor.body = tuple(sorted(survivor.body))
            survivor.pack = tuple(sorted(survivor.pack))
        return state

    def tell(self, game: Game[Any, Any], events: Iterable[Event]) -> Tale:
        """Follow the blows and the weapons through the log."""
        reader = ZombicideLogReader(game)  # type: ignore[arg-type]
        for event in events:
            read = READ.get(type(event))
            if read is not None:
                read(reader, event)
        return reader.tale()

    def team(self, rules: Ruleset, size: int) -> dict[str, Any]:
        """The first survivors of the box; the ruleset refuses sizes that cannot be played."""
        assert isinstance(rules, ZombicideRules)
        return {"survivors": list(rules.content.survivors)[:size]}

    def open(self, rules: Ruleset, text: str, name: str) -> PlayedScenario:
        """A mission file that uses the shipped content."""
        from_data(plain(text, name), Mission, name)
        return PlayedScenario(rules, rules.own, {"mission": text})


class ZombicideLogReader:
    """Goes through the log of one game."""

    def __init__(self, game: ZombicideGame) -> None:
        self.game = game
        self.round = 0
        self.weapon = ""  # of the attack that is going on
        self.blow = ""  # the last thing that hurt somebody
        self.deaths: list[Death] = []
        self.items: dict[str, Item] = {}
        self.counts: Counter[str] = Counter()

    def item(self, card: int | str) -> Item:
        """The entry of a card, by its number or its id."""
        name = self.game.rules.namers["card"](self.game, card, "en")
        return self.entry(name)

    def entry(self, name: str) -> Item:
        """The entry of something that has no card of its own."""
        return self.items.setdefault(name, Item(name))

    def tale(self) -> Tale:
        """What was counted."""
        items = sorted(self.items.values(), key=lambda item: item.name)
        return Tale(self.deaths, items, {name: float(n) for name, n in self.counts.items()})

    # -- one event each --------------------------------------------------------------------

    def began(self, event: ev.RoundBegan) -> None:
        """Deaths are dated."""
        self.round = event.round

    def got(self, event: ev.Dealt | ev.CardKept) -> None:
        """A card came to a survivor."""
        self.item(event.card).had += 1

    def searched(self, event: ev.Searched) -> None:
        """What was found is told when it is kept."""
        self.counts["searches"] += 1

    def used(self, event: ev.ItemUsed) -> None:
        """Food, a repair kit ..."""
        self.item(event.card).used += 1

    def attacked(self, event: ev.AttackRolled) -> None:
        """What falls next falls to this weapon."""
        self.weapon = self.item(event.weapon).name
        self.entry(self.weapon).used += 1
        self.counts["attacks"] += 1
        self.counts["hits"] += event.hits

    def burned(self, event: Hellfire | MolotovThrown) -> None:
        """Fire needs no dice, and spares nobody."""
        self.weapon = self.blow = HELLFIRE if isinstance(event, Hellfire) else MOLOTOV
        self.entry(self.weapon).used += 1

    def fell(self, event: ev.EnemiesFell) -> None:
        """Enemies fell to the weapon at work."""
        self.counts["kills"] += event.count
        if self.weapon:
            self.entry(self.weapon).kills += event.count

    def landed(self, event: ev.AttackLanded) -> None:
        """A blow that may be the last one of its target."""
        name = self.game.rules.namers["foe"](self.game, event.foe, "en")
        self.blow = FRIENDLY if event.foe < 0 else name
        self.counts["blows"] += 1

    def died(self, event: ev.Eliminated | KnockedOut) -> None:
        """To the last blow; whoever was knocked out may get up again, but fell here."""
        who = self.game.rules.namers["who"](self.game, event.who, "en")
        place = self.game.world.board.zones[event.zone].name
        self.deaths.append(Death(who, self.blow, self.round, place))

    def learned(self, event: ev.ExperienceGained) -> None:
        """Experience of the whole team."""
        self.counts["experience"] += event.amount

    def spawned(self, event: ev.EnemiesSpawned) -> None:
        """How many came."""
        self.counts["spawned"] += event.count

    def opened(self, event: ev.DoorOpened) -> None:
        """A door."""
        self.counts["doors opened"] += 1

    def took(self, event: ev.ObjectiveTaken) -> None:
        """An objective."""
        self.counts["objectives"] += 1


READ: Mapping[type[Event], Callable[[ZombicideLogReader, Any], None]] = {
    ev.RoundBegan: ZombicideLogReader.began,
    ev.Dealt: ZombicideLogReader.got,
    ev.CardKept: ZombicideLogReader.got,
    ev.Searched: ZombicideLogReader.searched,
    ev.ItemUsed: ZombicideLogReader.used,
    ev.AttackRolled: ZombicideLogReader.attacked,
    Hellfire: ZombicideLogReader.burned,
    MolotovThrown: ZombicideLogReader.burned,
    ev.EnemiesFell: ZombicideLogReader.fell,
    ev.AttackLanded: ZombicideLogReader.landed,
    ev.Eliminated: ZombicideLogReader.died,
    KnockedOut: ZombicideLogReader.died,
    ev.ExperienceGained: ZombicideLogReader.learned,
    ev.EnemiesSpawned: ZombicideLogReader.spawned,
    ev.DoorOpened: ZombicideLogReader.opened,
    ev.ObjectiveTaken: ZombicideLogReader.took,
}

FAMILY = Zombicide()
