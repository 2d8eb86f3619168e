"""Special rules of scenes: what is counted, places where something can be done, searching."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from shambler.games.zombicide import options as opt
from shambler.games.zombicide import scene_events as told
from shambler.games.zombicide.board.masks import mask_of
from shambler.games.zombicide.features.missions import MissionRule, count, earlier_met
from shambler.games.zombicide.features.modes import SIDES
from shambler.games.zombicide.features.remotes import hold_remote
from shambler.games.zombicide.procedures.inventory import Arrange, carried, lose_card
from shambler.games.zombicide.procedures.levels import GainExperience
from shambler.games.zombicide.state import EMPTY
from shambler.games.zombicide.table import SETUP
from shambler.kernel.chance import Draw
from shambler.kernel.content import Named
from shambler.kernel.decision import Option
from shambler.kernel.deck import Deck
from shambler.kernel.procedure import Procedure

if TYPE_CHECKING:
    from shambler.games.zombicide.procedures.turn import Standing, Turn
    from shambler.games.zombicide.state import TableState
    from shambler.games.zombicide.table import Table


# -- what is counted, and what loses ---------------------------------------------------------


class CountFallen(MissionRule):
    """Enemies eliminated: all, one kind, by one survivor or by the others.

    The first one may bring points and the key of a car. ``until`` something else was counted.
    """

    name: ClassVar[str] = "count-fallen"

    def __init__(self, world: Any, entry: Named) -> None:
        super().__init__(world, entry)
        self.what = entry.text("what")
        enemy, key = entry.text("enemy"), entry.text("key")
        self.foe: int = world.foe_index[enemy] if enemy else -1
        self.car: int = world.machine_index[key] if key else -1
        by, not_by = entry.text("by"), entry.text("not_by")
        self.whos = [
            who
            for who, name in enumerate(world.names)
            if by in ("", name) and (not not_by or name != not_by)
        ]

    def enemy_fell(
        self, game: Table, who: int, foe: int, melee: bool, zone: int, count_: int
    ) -> None:
        """Each of them."""
        if self.foe not in (-1, foe) or who not in self.whos:
            return
        if self.entry.text("until") in game.state.tally:
            return
        first = self.what not in game.state.tally
        if first and self.car >= 0:
            hold_remote(game, who, self.car, self.rule)
        if first and self.entry.number("experience"):
            game.call(GainExperience(who, self.entry.number("experience"), self.rule))
        count(game, self.what, who, count_)


class CountShuffles(MissionRule):
    """How often the enemy deck has run out."""

    name: ClassVar[str] = "count-shuffles"

    def deck_shuffled(self, game: Table) -> None:
        """Once more."""
        count(game, self.entry.text("what"))


class LoseWhen(MissionRule):
    """Something has happened too often (NLD-WIN-06)."""

    name: ClassVar[str] = "lose-when"

    def counted(self, game: Table, what: str, who: int) -> None:
        """Look at the count."""
        if what == self.entry.text("what") and game.state.tally[what] >= self.entry.number("count"):
            game.finish((), "scene-lost", self.rule)


class FireAt(MissionRule):
    """Fire where there should be none."""

    name: ClassVar[str] = "fire-at"

    def __init__(self, world: Any, entry: Named) -> None:
        super().__init__(world, entry)
        self.zone: int = world.place(entry.text("zone"))

    def attacked(self, game: Table, who: int, weapon: str, zone: int) -> None:
        """With one of the cards, into this zone."""
        if zone == self.zone and weapon in self.entry.texts("cards"):
            count(game, self.entry.text("what"), who)


# -- places ------------------------------------------------------------------------------------


class PlaceAction(MissionRule):
    """One action in a zone without enemies: something is taken, done, or filled up."""

    name: ClassVar[str] = "place-action"

    def __init__(self, world: Any, entry: Named) -> None:
        super().__init__(world, entry)
        self.what, self.action = entry.text("what"), entry.text("action")
        self.gives = entry.texts("gives")
        machine, who = entry.text("machine"), entry.text("who")
        self.car: int = world.machine_index[machine] if machine else -1
        self.who: int = world.names.index(who) if who else -1
        self.spots: dict[int, opt.MissionAction] = {}
        self.cards: dict[int, str] = {}
        for number, name in enumerate(entry.texts("zones")):
            zone: int = world.place(name)
            what = self.gives[number] if self.gives else self.action
            key = self.action if what == self.action else f"{self.action}-{what}"
            self.spots[zone] = opt.MissionAction(f"mission:{key}", key)
            if self.gives:
                self.cards[zone] = what

    def prepare(self, world: Any, state: TableState) -> None:
        """What can be taken lies ready."""
        for name in self.gives:
            card = next(c for c in state.removed if world.cards[c].id == name)
            state.removed = tuple(c for c in state.removed if c != card)
            state.aside = (*state.aside, card)

    def _open(self, game: Table, zone: int) -> bool:
        """Is there still something to do here?"""
        tally = game.state.tally
        times = self.entry.number("times")
        if times and tally.get(self.what, 0) >= times:
            return False
        if self.entry.flag("each") and self._mark(zone) in tally:
            return False
        return not self.gives or self._card(game, zone) != EMPTY

    def _mark(self, zone: int) -> str:
        return f"{self.what}-{zone}"

    def _card(self, game: Table, zone: int) -> int:
        """A copy of what can be taken here."""
        name = self.cards[zone]
        return next((c for c in game.state.aside if game.gear(c).id == name), EMPTY)

    def places(self, game: Table) -> Iterable[tuple[int, str]]:
        """Those where there is still something to do."""
        return [
            (zone, choice.action) for zone, choice in self.spots.items() if self._open(game, zone)
        ]

    def lists(self, game: Table, standing: Standing, options: list[Option]) -> None:
        """For whoever stands there."""
        choice = self.spots.get(standing.zone)
        if choice is None or not self._open(game, standing.zone):
            return
        reason = self._refusal(game, standing)
        if reason is None:
            options.append(choice)
        else:
            game.forbid(choice.key, *reason)

    def _refusal(self, game: Table, standing: Standing) -> tuple[str, str] | None:
        hands = [game.gear(card) for card in standing.survivor.hands if card != EMPTY]
        if standing.crowd:
            return self.rule, "ghouls-here"
        if self.who not in (-1, standing.who):
            return self.rule, "somebody-else"
        if not earlier_met(game, self.entry.number("order")):
            return self.rule, "not-yet"
        if self.car >= 0 and game.state.machines[self.car].zone != standing.zone:
            return self.rule, "needs-car"
        if self.entry.flag("tool") and not any(gear.opens for gear in hands):
            return self.rule, "needs-tool"
        return None if standing.left > 0 else ("Z-ROUND-03", "no-actions")

    def acts(self, game: Table, turn: Turn, option: opt.MissionAction) -> None:
        """Done."""
        zone = game.state.survivors[turn.who].zone
        if self.spots.get(zone) is not option:
            return
        turn.pay(game, "scene")
        game.tell(told.DeedDone, turn.who, option.action, rule=self.rule)
        if self.entry.flag("each"):
            game.state.tally[self._mark(zone)] = 1
        if self.gives:
            card = self._card(game, zone)
            game.state.aside = tuple(c for c in game.state.aside if c != card)
            game.call(Arrange.of(game, (turn.who,), (card,), self.rule))
        count(game, self.what, turn.who)


class PutDown(MissionRule):
    """One action to put something down where it is needed; it stays there and gives points."""

    name: ClassVar[str] = "put-down"

    def __init__(self, world: Any, entry: Named) -> None:
        super().__init__(world, entry)
        self.zone: int = world.place(entry.text("zone"))
        self.choices = {
            name: opt.MissionAction(f"mission:put-{name}", f"put-{name}")
            for name in entry.texts("cards")
        }

    def places(self, game: Table) -> Iterable[tuple[int, str]]:
        """Where everything is needed."""
        return [(self.zone, "store")]

    def lists(self, game: Table, standing: Standing, options: list[Option]) -> None:
        """Everything of the list they carry."""
        if standing.zone != self.zone:
            return
        held = {game.gear(card).id for card in carried(standing.survivor)}
        for name, choice in self.choices.items():
            if name in held and standing.crowd:
                game.forbid(choice.key, self.rule, "ghouls-here")
            elif name in held and standing.left > 0:
                options.append(choice)
            elif name in held:
                game.forbid(choice.key, "Z-ROUND-03", "no-actions")

    def acts(self, game: Table, turn: Turn, option: opt.MissionAction) -> None:
        """It stays here."""
        name = option.action.removeprefix("put-")
        if self.choices.get(name) is not option:
            return
        survivor = game.state.survivors[turn.who]
        card = next(c for c in carried(survivor) if game.gear(c).id == name)
        turn.pay(game, "scene")
        lose_card(survivor, card)
        game.state.removed = (*game.state.removed, card)
        game.tell(told.DeedDone, turn.who, option.action, rule=self.rule)
        game.call(GainExperience(turn.who, self.entry.number("experience"), self.rule))
        count(game, self.entry.text("what"), turn.who)


class HidingSpots(MissionRule):
    """A key lies under one of several spots; the first search of a spot shows whether it does."""

    name: ClassVar[str] = "hiding-spots"

    def __init__(self, world: Any, entry: Named) -> None:
        super().__init__(world, entry)
        self.spots = tuple(world.place(name) for name in entry.texts("zones"))
        self.car: int = world.machine_index[entry.text("machine")]

    def places(self, game: Table) -> Iterable[tuple[int, str]]:
        """The spots nobody has looked under, until the key is found."""
        tally = game.state.tally
        if self.entry.text("what") in tally:
            return []
        return [(spot, "key") for spot in self.spots if f"spot-{spot}" not in tally]

    def searched(self, game: Table, who: int, deck: str) -> None:
        """Look under it."""
        zone, tally = game.state.survivors[who].zone, game.state.tally
        what = self.entry.text("what")
        if zone not in self.spots or what in tally or f"spot-{zone}" in tally:
            return
        left = sum(f"spot-{spot}" not in tally for spot in self.spots)
        tally[f"spot-{zone}"] = 1
        game.call(LookUnder(who, zone, left, self.car, what, self.rule))


class LookUnder(Procedure, frozen=True, gc=False):
    """Nobody knows where the key is until somebody looks: one chance in those that are left."""

    who: int
    zone: int
    spots: int
    machine: int
    what: str
    rule: str

    def step(self, game: Table) -> Draw:
        """Which of the spots is it?"""
        return Draw(SETUP, Deck(tuple(range(self.spots))))

    def drawn(self, game: Table, cards: tuple[int, ...]) -> None:
        """This one, or another."""
        found = cards[0] == 0
        game.tell(told.SpotSearched, self.who, self.zone, "yes" if found else "no", rule=self.rule)
        game.end()
        if found:
            hold_remote(game, self.who, self.machine, self.rule)
            count(game, self.what, self.who)


# -- searching ---------------------------------------------------------------------------------


class SearchAlso(MissionRule):
    """In some zones one side of the cards may draw from other decks too (NLD-SEARCH-08)."""

    name: ClassVar[str] = "search-also"

    def __init__(self, world: Any, entry: Named) -> None:
        super().__init__(world, entry)
        kind = entry.text("kind")
        named = [world.place(name) for name in entry.texts("zones")]
        self.zones = mask_of([*named, *(z.index for z in world.board.zones if z.kind == kind)])
        self.side = SIDES.index(entry.text("side"))
        self.decks = entry.texts("decks")

    def search_decks(self, game: Table, who: int, decks: tuple[str, ...]) -> tuple[str, ...]:
        """More decks, once in each zone if the scene says so."""
        survivor = game.state.survivors[who]
        here = self.zones >> survivor.zone & 1 and survivor.side == self.side
        if not here or f"searched-{survivor.zone}" in game.state.tally:
            return decks
        return (*decks, *(deck for deck in self.decks if deck not in decks))

    def searched(self, game: Table, who: int, deck: str) -> None:
        """Nothing more to find."""
        zone = game.state.survivors[who].zone
        if self.entry.flag("each") and self.zones >> zone & 1:
            game.state.tally[f"searched-{zone}"] = 1


class EventsAt(MissionRule):
    """Whoever a searched card brings comes to one zone, wherever it is drawn."""

    name: ClassVar[str] = "events-at"

    def __init__(self, world: Any, entry: Named) -> None:
        super().__init__(world, entry)
        self.zone: int = world.place(entry.text("zone"))

    def event_zone(self, game: Table, zone: int) -> int:
        """There."""
        return self.zone
