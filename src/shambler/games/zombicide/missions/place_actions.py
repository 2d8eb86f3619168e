"""Special rules of scenes: places where something can be taken, done or put down."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from shambler.games.zombicide.board.masks import mask_of
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.arranging import Arrange
from shambler.games.zombicide.core.inventory import carried, lose_card
from shambler.games.zombicide.core.levels import gain_experience
from shambler.games.zombicide.core.state import EMPTY
from shambler.games.zombicide.core.tasks import NOWHERE
from shambler.games.zombicide.core.winning import earlier_met
from shambler.games.zombicide.core.words import (
    CardId,
    MachineType,
    OncePerWorld,
    SurvivorId,
    ZoneName,
)
from shambler.games.zombicide.missions.events import SceneActionDone
from shambler.games.zombicide.missions.special import SpecialRule, count
from shambler.games.zombicide.systems.cars.cars import NO_CAR
from shambler.games.zombicide.systems.units.units import units_in
from shambler.kernel.decision import Option

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame
    from shambler.games.zombicide.core.state import Survivor, ZombicideState
    from shambler.games.zombicide.core.turn import Standing, Turn


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

    def doers(self, world: Any) -> tuple[int, ...]:
        """Some things are done by one survivor alone."""
        return (world.names.index(self.who),) if self.who in world.names else ()

    @OncePerWorld
    def spots(self, world: Any) -> dict[int, opt.MissionAction]:
        """What can be done in which zone."""
        whats = self.gives or (self.action,) * len(self.zones)
        keys = [self.action if w == self.action else f"{self.action}-{w}" for w in whats]
        return {
            world.place(zone): opt.MissionAction(f"mission:{key}", key)
            for zone, key in zip(self.zones, keys, strict=True)
        }

    @OncePerWorld
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
        if standing.crowd:
            return self.rule, "ghouls-here"
        if self.who not in ("", game.world.names[standing.who]):
            return self.rule, "somebody-else"
        if not earlier_met(game, self.order):
            return self.rule, "not-yet"
        car = self.needs_car(game.world)
        if car != NO_CAR and units_in(game.state).zones[car] != standing.zone:
            return self.rule, "needs-car"
        hands = [card for card in standing.survivor.hands if card != EMPTY] if self.tool else []
        if self.tool and not any(game.gear(card).has("opens-barricades") for card in hands):
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

    @OncePerWorld
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
