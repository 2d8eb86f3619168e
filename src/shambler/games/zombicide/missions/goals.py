"""The goals missions name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

from shambler.games.zombicide.core.goal_rule import GoalRule
from shambler.games.zombicide.core.state import EMPTY, IN_PLAY, LEFT
from shambler.games.zombicide.core.tasks import NOTHING, NOWHERE, Task
from shambler.games.zombicide.core.words import (
    LEVELS,
    Amount,
    CardId,
    Color,
    DangerLevel,
    OncePerWorld,
    OpeningId,
    ZoneName,
)
from shambler.games.zombicide.missions.marks import CREW, destroyed, is_old, sampled
from shambler.games.zombicide.systems.hellfire.words import HellfireWeapon

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame


class TakeObjectives(GoalRule, frozen=True, kw_only=True, tag="take-objectives"):
    """Take a number of objectives of one colour."""

    color: Color
    count: Amount

    @property
    def about_color(self) -> str:
        """Theirs."""
        return self.color

    @OncePerWorld
    def there(self, world: Any) -> int:
        """How many there are in the mission."""
        return int(world.mission.objective_colors().get(self.color, 0))

    def met(self, game: ZombicideGame) -> bool:
        """Enough of them taken."""
        return game.state.taken.count(self.color) >= self.count

    def lost(self, game: ZombicideGame) -> bool:
        """Too many lost to mold or fire."""
        return self.there(game.world) - game.state.tally.get(f"lost-{self.color}", 0) < self.count

    def task(self, game: ZombicideGame) -> Task:
        """Those of the colour, and those that may have it."""
        state = game.state
        shown = sum(token.color == self.color for token in state.tokens)
        return Task(
            tuple([token.zone for token in state.tokens if token.color in ("", self.color)]),
            self.count - state.taken.count(self.color),
            shown,
            len(state.hidden),
            state.hidden.count(self.color),
        )


class TakeAllObjectives(GoalRule, frozen=True, kw_only=True, tag="take-all-objectives"):
    """Take every objective on the board."""

    @OncePerWorld
    def there(self, world: Any) -> int:
        """How many there are in the mission."""
        return sum(world.mission.objective_colors().values())

    def met(self, game: ZombicideGame) -> bool:
        """None is left."""
        return len(game.state.taken) >= self.there(game.world)

    def lost(self, game: ZombicideGame) -> bool:
        """One was lost."""
        return any(name.startswith("lost-") for name in game.state.tally)

    def task(self, game: ZombicideGame) -> Task:
        """All of them."""
        return Task(tuple([token.zone for token in game.state.tokens]))


class Leave(GoalRule, frozen=True, kw_only=True, tag="leave"):
    """Every survivor leaves through the exit, companions too (INV-MIS-01, INV-M9-02)."""

    def met(self, game: ZombicideGame) -> bool:
        """All are safe."""
        return all(survivor.status == LEFT for survivor in game.state.survivors)

    def task(self, game: ZombicideGame) -> Task:
        """To the exit, beside the last of those who walk there by themselves."""
        world, exit_ = game.world, game.world.exit
        if exit_ == NOWHERE:  # a position may have none
            return NOTHING
        row = game.terrain.routes.distance[exit_]
        walking = [s.zone for s in game.state.survivors[world.team :] if s.status == IN_PLAY]
        return Task(meet=max(walking, key=lambda zone: row[zone], default=exit_))


class Gather(GoalRule, frozen=True, kw_only=True, tag="gather"):
    """In an end phase all survivors stand in one zone, alone (INV-M1-02)."""

    at: Literal["end-phase"]
    zone: ZoneName
    no_enemies: bool
    closed: OpeningId = ""

    at_end: ClassVar[bool] = True

    def met(self, game: ZombicideGame) -> bool:
        """Everybody there, no enemy, and the way in closed if that is asked for."""
        state, zone, board = game.state, game.world.place(self.zone), game.world.board
        together = all(survivor.zone == zone for survivor in state.survivors)
        way_in = 1 << board.opening_at(self.closed) if self.closed else 0
        shut = not way_in & ~state.ground.closed
        quiet = not (self.no_enemies and state.infested >> zone & 1)
        return together and shut and quiet

    def task(self, game: ZombicideGame) -> Task:
        """All to the zone."""
        return Task(meet=game.world.place(self.zone))


class EvacuateCrew(GoalRule, frozen=True, kw_only=True, tag="evacuate-crew"):
    """The crew has left (INV-M3-02)."""

    def met(self, game: ZombicideGame) -> bool:
        """No token of the crew is left."""
        return not game.state.tally.get(CREW)


class DestroySpawnToken(GoalRule, frozen=True, kw_only=True, tag="destroy-spawn-token"):
    """Destroy a spawn token of one colour (INV-M6-02)."""

    color: Color

    shifting: ClassVar[bool] = True  # with what survivors carry

    @property
    def about_color(self) -> str:
        """That of the token."""
        return self.color

    def met(self, game: ZombicideGame) -> bool:
        """It is gone."""
        return destroyed(self.color) in game.state.tally

    def tools(self, world: Any) -> tuple[tuple[str, ...], ...]:
        """What burns, and what it burns with."""
        return self._fires(world)

    @OncePerWorld
    def _fires(self, world: Any) -> tuple[tuple[str, ...], ...]:
        burning = [
            (gear.id, weapon.needs)
            for gear in world.cards
            for weapon in gear.weapons
            if isinstance(weapon.special, HellfireWeapon)
        ]
        ammo = {needs for _, needs in burning if needs}
        feeds = [gear.id for gear in world.cards if gear.attaches_to in ammo]
        groups = (dict.fromkeys(card for card, _ in burning), dict.fromkeys(feeds))
        return tuple(tuple(group) for group in groups if group)

    def task(self, game: ZombicideGame) -> Task:
        """Burn what may be it from the zones beside it."""
        nests = [s.zone for s in game.state.spawns if s.pool or s.color == self.color]
        inside = game.world.board.inside & ~game.spawn_zones()
        beside = 0
        for zone in nests:
            beside |= game.terrain.neighbours[zone]
        places = game.zones_of(beside & inside)
        return Task(tuple(places), targets=tuple(nests), tools=self.tools(game.world))


class ReachLevel(GoalRule, frozen=True, kw_only=True, tag="reach-level"):
    """All survivors reach a danger level (INV-M8-03)."""

    level: DangerLevel

    shifting: ClassVar[bool] = True  # with where enemies are

    def met(self, game: ZombicideGame) -> bool:
        """Everybody that high or higher."""
        least = LEVELS.index(self.level)
        return all(survivor.level >= least for survivor in game.state.survivors)

    def task(self, game: ZombicideGame) -> Task:
        """Experience, for everybody."""
        return Task(points=game.world.edition.thresholds[LEVELS.index(self.level)], fights=True)


class AllEquipped(GoalRule, frozen=True, kw_only=True, tag="all-equipped"):
    """Every survivor wears a new copy of a card, all at the same time (INV-M10-03)."""

    card: CardId
    new: bool  # not one held from the start

    once: ClassVar[bool] = False  # cards can be lost again
    about_cards: ClassVar[bool] = True

    @property
    def wear(self) -> str:
        """The card."""
        return self.card

    def met(self, game: ZombicideGame) -> bool:
        """One in a body slot of everybody."""
        team = [s for s in game.state.survivors if s.status == IN_PLAY]
        return all(any(self._fits(game, card) for card in survivor.body) for survivor in team)

    def _fits(self, game: ZombicideGame, card: int) -> bool:
        if card == EMPTY or game.gear(card).id != self.card:
            return False
        return not (self.new and is_old(game.state.tally, card))


class Samples(GoalRule, frozen=True, kw_only=True, tag="samples"):
    """Gather all samples (INV-M10-04)."""

    samples: tuple[str, ...]

    def met(self, game: ZombicideGame) -> bool:
        """Each of them."""
        tally = game.state.tally
        return all(sampled(name) in tally for name in self.samples)

    def task(self, game: ZombicideGame) -> Task:
        """The mold is sampled in a spawn zone; the other samples walk about."""
        left = [name for name in self.samples if sampled(name) not in game.state.tally]
        prey = tuple([name for name in left if name != "mold"])
        if "mold" not in left:
            return Task(prey=prey) if prey else NOTHING
        return Task(tuple([token.zone for token in game.state.spawns[:1]]), prey=prey)
