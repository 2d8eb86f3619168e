"""Special rules of scenes: what is counted, places where something can be done, searching."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from shambler.games.zombicide.board.masks import mask_of
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.combat import Strike
from shambler.games.zombicide.core.game import SETUP
from shambler.games.zombicide.core.inventory import Arrange, carried, lose_card
from shambler.games.zombicide.core.levels import gain_experience
from shambler.games.zombicide.core.state import EMPTY
from shambler.games.zombicide.core.tasks import NOWHERE
from shambler.games.zombicide.core.winning import earlier_met
from shambler.games.zombicide.core.words import (
    CardId,
    Deck,
    EnemyId,
    MachineType,
    SurvivorId,
    ZoneName,
    once_per_world,
)
from shambler.games.zombicide.missions.events import SceneActionDone, SpotSearched
from shambler.games.zombicide.missions.special import SpecialRule, count
from shambler.games.zombicide.systems.cars.cars import NO_CAR
from shambler.games.zombicide.systems.sides.side_state import SIDES, Side, sides_in
from shambler.games.zombicide.systems.units.units import gain_token, units_in
from shambler.kernel.chance import Draw
from shambler.kernel.decision import Option
from shambler.kernel.deck import Deck as CardDeck
from shambler.kernel.procedure import Procedure

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame
    from shambler.games.zombicide.core.state import Survivor, ZombicideState
    from shambler.games.zombicide.core.turn import Standing, Turn


# -- what is counted, and what loses ---------------------------------------------------------


class CountFallen(SpecialRule, frozen=True, kw_only=True, tag="count-fallen"):
    """Enemies eliminated: all, one kind, by one survivor or by the others.

    The first one may bring points and the key of a car. ``until`` something else was counted.
    """

    what: str
    enemy: EnemyId = ""
    by: SurvivorId = ""
    not_by: SurvivorId = ""
    until: str = ""
    experience: int = 0
    key: MachineType = ""

    @property
    def counts(self) -> str:
        """Those that fell."""
        return self.what

    def enemy_fell(
        self, game: ZombicideGame, who: int, foe: int, melee: bool, zone: int, count_: int
    ) -> None:
        """Each of them."""
        world, name = game.world, game.world.names[who]
        if self.enemy not in ("", world.foes[foe].id) or self.until in game.state.tally:
            return
        if self.by not in ("", name) or self.not_by == name:
            return
        first = self.what not in game.state.tally
        if first and self.key:
            gain_token(game, who, world.unit_index[self.key], self.rule)
        if first and self.experience:
            gain_experience(game, who, self.experience, self.rule)
        count(game, self.what, who, count_)

    def counting_places(self, game: ZombicideGame) -> Sequence[int]:
        """Where those of its kind are; any kind is found everywhere."""
        if not self.enemy:
            return ()
        state, foe = game.state, game.world.foe_index[self.enemy]
        return [zone for zone in game.zones_of(state.infested) if state.enemies[zone][foe]]


class CountShuffles(SpecialRule, frozen=True, kw_only=True, tag="count-shuffles"):
    """How often the enemy deck has run out."""

    what: str

    @property
    def counts(self) -> str:
        """The times."""
        return self.what

    def deck_shuffled(self, game: ZombicideGame) -> None:
        """Once more."""
        count(game, self.what)


class LoseWhen(SpecialRule, frozen=True, kw_only=True, tag="lose-when"):
    """Something has happened too often (NLD-WIN-06)."""

    what: str
    count: int

    def counted(self, game: ZombicideGame, what: str, who: int) -> None:
        """Look at the count."""
        if what == self.what and game.state.tally[what] >= self.count:
            game.finish((), "scene-lost", self.rule)


class FireAt(SpecialRule, frozen=True, kw_only=True, tag="fire-at"):
    """Fire where there should be none."""

    zone: ZoneName
    cards: tuple[CardId, ...]
    what: str

    @property
    def counts(self) -> str:
        """The shots."""
        return self.what

    def attacked(self, game: ZombicideGame, strike: Strike) -> None:
        """With one of the cards, into this zone."""
        here = strike.zone == game.world.place(self.zone)
        if here and strike.weapon(game).card in self.cards:
            count(game, self.what, strike.who)


# -- places ------------------------------------------------------------------------------------


class PlaceAction(SpecialRule, frozen=True, kw_only=True, tag="place-action"):
    """One action in a zone without enemies: something is taken, done, or filled up."""

    action: str
    zones: tuple[ZoneName, ...]
    what: str
    gives: tuple[CardId, ...] = ()  # one for each zone
    times: int = 0  # how often in all; 0: no limit
    each: bool = False  # once in each zone
    tool: bool = False
    machine: MachineType = ""
    who: SurvivorId = ""
    order: int = 0  # the goals before this number come first

    @property
    def counts(self) -> str:
        """What was done."""
        return self.what

    @property
    def gives_cards(self) -> tuple[str, ...]:
        """What lies there."""
        return self.gives

    def needs_car(self, world: Any) -> int:
        """Some things are loaded or filled up."""
        return int(world.unit_index[self.machine]) if self.machine else NO_CAR

    @once_per_world
    def spots(self, world: Any) -> dict[int, opt.MissionAction]:
        """What can be done in which zone."""
        whats = self.gives or (self.action,) * len(self.zones)
        keys = [self.action if w == self.action else f"{self.action}-{w}" for w in whats]
        return {
            world.place(zone): opt.MissionAction(f"mission:{key}", key)
            for zone, key in zip(self.zones, keys, strict=True)
        }

    @once_per_world
    def _cards(self, world: Any) -> dict[int, str]:
        """What can be taken in which zone."""
        return {world.place(zone): card for zone, card in zip(self.zones, self.gives, strict=False)}

    def prepare(self, world: Any, state: ZombicideState) -> None:
        """What can be taken lies ready."""
        for name in self.gives:
            card = next(c for c in state.removed if world.cards[c].id == name)
            state.removed = tuple(c for c in state.removed if c != card)
            state.aside = (*state.aside, card)

    def _open(self, game: ZombicideGame, zone: int) -> bool:
        """Is there still something to do here?"""
        tally = game.state.tally
        if self.times and tally.get(self.what, 0) >= self.times:
            return False
        if self.each and self._mark(zone) in tally:
            return False
        return not self.gives or self._card(game, zone) != EMPTY

    def _mark(self, zone: int) -> str:
        return f"{self.what}-{zone}"

    def _card(self, game: ZombicideGame, zone: int) -> int:
        """A copy of what can be taken here."""
        name = self._cards(game.world)[zone]
        return next((c for c in game.state.aside if game.gear(c).id == name), EMPTY)

    def places(self, game: ZombicideGame) -> Iterable[tuple[int, str]]:
        """Those where there is still something to do."""
        return [
            (zone, choice.action)
            for zone, choice in self.spots(game.world).items()
            if self._open(game, zone)
        ]

    def counting_places(self, game: ZombicideGame) -> Sequence[int]:
        """Where a car is needed and is not there yet, it is fetched first."""
        spots = [zone for zone, _ in self.places(game)]
        car = self.needs_car(game.world)
        if car == NO_CAR or not spots:
            return spots
        there = units_in(game.state).zones[car]
        return spots if there in spots else [there]

    def where(self, world: Any) -> int:
        """There alone."""
        return mask_of(self.spots(world))

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """For whoever stands there."""
        choice = self.spots(game.world)[standing.zone]
        if not self._open(game, standing.zone):
            return
        reason = self._refusal(game, standing)
        if reason is not None:
            game.forbid(choice.key, *reason)
        elif standing.left > 0:
            options.append(choice)

    def _refusal(self, game: ZombicideGame, standing: Standing) -> tuple[str, str] | None:
        hands = [game.gear(card) for card in standing.survivor.hands if card != EMPTY]
        if standing.crowd:
            return self.rule, "ghouls-here"
        if self.who not in ("", game.world.names[standing.who]):
            return self.rule, "somebody-else"
        if not earlier_met(game, self.order):
            return self.rule, "not-yet"
        car = self.needs_car(game.world)
        if car != NO_CAR and units_in(game.state).zones[car] != standing.zone:
            return self.rule, "needs-car"
        if self.tool and not any(gear.has("opens-barricades") for gear in hands):
            return self.rule, "needs-tool"
        return None

    def acts(self, game: ZombicideGame, turn: Turn, option: opt.MissionAction) -> None:
        """Done."""
        zone = game.state.survivors[turn.who].zone
        if self.spots(game.world).get(zone) is not option:
            return
        turn.pay(game, "scene")
        game.tell(SceneActionDone, turn.who, option.action, rule=self.rule)
        if self.each:
            game.state.tally[self._mark(zone)] = 1
        if self.gives:
            card = self._card(game, zone)
            game.state.aside = tuple(c for c in game.state.aside if c != card)
            game.call(Arrange.of(game, (turn.who,), (card,), self.rule))
        count(game, self.what, turn.who)


class PutDown(SpecialRule, frozen=True, kw_only=True, tag="put-down"):
    """One action to put something down where it is needed; it stays there and gives points."""

    cards: tuple[CardId, ...]
    zone: ZoneName
    what: str
    experience: int

    shifting: ClassVar[bool] = True

    @property
    def counts(self) -> str:
        """What was put down."""
        return self.what

    @once_per_world
    def choices(self, world: Any) -> dict[str, opt.MissionAction]:
        """How each card is put down."""
        return {
            name: opt.MissionAction(f"mission:put-{name}", f"put-{name}") for name in self.cards
        }

    def places(self, game: ZombicideGame) -> Iterable[tuple[int, str]]:
        """Where everything is needed."""
        return [(game.world.place(self.zone), "store")]

    def counting_places(self, game: ZombicideGame) -> Sequence[int]:
        """Where something of the list can be taken; when all is taken, where it is needed."""
        wanted, world = set(self.cards), game.world
        givers = [r for r in world.special_rules if not wanted.isdisjoint(r.gives_cards)]
        spots = [zone for giver in givers for zone, _ in giver.places(game)]
        return spots or [world.place(self.zone)]

    def destination(self, game: ZombicideGame, survivor: Survivor) -> int:
        """Whoever carries something of the list brings it here."""
        held = (game.gear(card).id for card in carried(survivor))
        return game.world.place(self.zone) if any(n in self.cards for n in held) else NOWHERE

    def where(self, world: Any) -> int:
        """There alone."""
        return 1 << int(world.place(self.zone))

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """Everything of the list they carry."""
        held = {game.gear(card).id for card in carried(standing.survivor)}
        for name, choice in self.choices(game.world).items():
            if name in held and standing.crowd:
                game.forbid(choice.key, self.rule, "ghouls-here")
            elif name in held and standing.left > 0:
                options.append(choice)

    def acts(self, game: ZombicideGame, turn: Turn, option: opt.MissionAction) -> None:
        """It stays here."""
        name = option.action.removeprefix("put-")
        if self.choices(game.world).get(name) is not option:
            return
        survivor = game.state.survivors[turn.who]
        card = next(c for c in carried(survivor) if game.gear(c).id == name)
        turn.pay(game, "scene")
        lose_card(survivor, card)
        game.state.removed = (*game.state.removed, card)
        game.tell(SceneActionDone, turn.who, option.action, rule=self.rule)
        gain_experience(game, turn.who, self.experience, self.rule)
        count(game, self.what, turn.who)


class HidingSpots(SpecialRule, frozen=True, kw_only=True, tag="hiding-spots"):
    """A key lies under one of several spots; the first search of a spot shows whether it does."""

    zones: tuple[ZoneName, ...]
    machine: MachineType
    what: str

    @property
    def counts(self) -> str:
        """The key."""
        return self.what

    @once_per_world
    def spots(self, world: Any) -> tuple[int, ...]:
        """The zones where it may lie."""
        return tuple(world.place(name) for name in self.zones)

    def places(self, game: ZombicideGame) -> Iterable[tuple[int, str]]:
        """The spots nobody has looked under, until the key is found."""
        tally = game.state.tally
        if self.what in tally:
            return []
        return [(spot, "key") for spot in self.spots(game.world) if f"spot-{spot}" not in tally]

    def searched(self, game: ZombicideGame, who: int, deck: str) -> None:
        """Look under it."""
        zone, tally = game.state.survivors[who].zone, game.state.tally
        spots = self.spots(game.world)
        if zone not in spots or self.what in tally or f"spot-{zone}" in tally:
            return
        left = sum(f"spot-{spot}" not in tally for spot in spots)
        tally[f"spot-{zone}"] = 1
        car = game.world.unit_index[self.machine]
        game.call(LookUnder(who, zone, left, car, self.what, self.rule))


class LookUnder(Procedure, frozen=True, gc=False):
    """Nobody knows where the key is until somebody looks: one chance in those that are left."""

    who: int
    zone: int
    spots: int
    machine: int
    what: str
    rule: str

    def step(self, game: ZombicideGame) -> Draw:
        """Which of the spots is it?"""
        return Draw(SETUP, CardDeck(tuple(range(self.spots))))

    def drawn(self, game: ZombicideGame, cards: tuple[int, ...]) -> None:
        """This one, or another."""
        found = cards[0] == 0
        game.tell(SpotSearched, self.who, self.zone, "yes" if found else "no", rule=self.rule)
        game.end()
        if found:
            gain_token(game, self.who, self.machine, self.rule)
            count(game, self.what, self.who)


# -- searching ---------------------------------------------------------------------------------


class SearchAlso(SpecialRule, frozen=True, kw_only=True, tag="search-also"):
    """In some zones one side of the cards may draw from other decks too (NLD-SEARCH-08)."""

    decks: tuple[Deck, ...]
    side: Side
    zones: tuple[ZoneName, ...] = ()
    kind: str = ""  # all zones of this kind
    each: bool = False  # once in each zone

    @once_per_world
    def _places(self, world: Any) -> int:
        """The mask of those zones."""
        named = [world.place(name) for name in self.zones]
        return mask_of([*named, *(z.index for z in world.board.zones if z.kind == self.kind)])

    def search_decks(
        self, game: ZombicideGame, decks: tuple[str, ...], who: int
    ) -> tuple[str, ...]:
        """More decks, once in each zone if the scene says so."""
        survivor = game.state.survivors[who]
        here = self._places(game.world) >> survivor.zone & 1
        here = here and sides_in(game.state).up[who] == SIDES.index(self.side)
        if not here or f"searched-{survivor.zone}" in game.state.tally:
            return decks
        return (*decks, *(deck for deck in self.decks if deck not in decks))

    def searched(self, game: ZombicideGame, who: int, deck: str) -> None:
        """Nothing more to find."""
        zone = game.state.survivors[who].zone
        if self.each and self._places(game.world) >> zone & 1:
            game.state.tally[f"searched-{zone}"] = 1


class EventsAt(SpecialRule, frozen=True, kw_only=True, tag="events-at"):
    """Whoever a searched card brings comes to one zone, wherever it is drawn."""

    zone: ZoneName

    def event_zone(self, game: ZombicideGame, zone: int) -> int:
        """There."""
        return game.world.place(self.zone)
