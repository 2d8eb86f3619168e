"""The stops of a plan on the table: which is next, how far it is, and what serves it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from shambler.agents.zombicide.walking import steps, ways
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.state import EMPTY, IN_PLAY, Survivor
from shambler.games.zombicide.missions.goals import Samples
from shambler.games.zombicide.missions.marks import is_old, sampled
from shambler.games.zombicide.missions.specials import LockedUntil
from shambler.games.zombicide.systems.machines.options import Command, MoveTogether
from shambler.games.zombicide.systems.oxygen.options import TakeTank
from shambler.games.zombicide.systems.units.units import units_in
from shambler.kernel.decision import Option
from tests.golden.plans import ENOUGH, plan_for

NOWHERE = -1
FAR = 30
PATIENCE = 4  # rounds for finding weapons
NEAR_PREY = 4  # steps that a hunter goes for an enemy
STEP = 4.0  # weight of a step along the plan, against the marks of the rules of thumb
DARING = 3.0  # times that, once the last few steps decide the game


# -- which stops are ahead -----------------------------------------------------------------


def ahead(game: ZombicideGame, who: int) -> list[int]:
    """The zones of the stops that a survivor has still to make."""
    survivor = game.state.survivors[who]
    if survivor.status != IN_PLAY:
        return []
    stops = plan_for(game.world.mission.id).stops.get(game.world.names[who], "")
    zones = [_zone(game, survivor, stop) for stop in stops.split()]
    return [zone for zone in zones if zone != NOWHERE]


def _zone(game: ZombicideGame, survivor: Survivor, stop: str) -> int:
    """Where a stop is, NOWHERE if it has been made."""
    if stop == "nest":
        return beside_nest(game, survivor)
    if stop == "hunt":
        return prey(game, survivor)
    what, _, where = stop.rpartition("@")
    zone: int = game.world.board.zone_at(where)
    if what:
        return NOWHERE if _MADE[what](game, survivor) else zone
    stays = stop.startswith("@")
    return zone if stays or any(token.zone == zone for token in game.state.tokens) else NOWHERE


def breathes(game: ZombicideGame, survivor: Survivor) -> bool:
    """Do they wear a tank that they did not come with?"""
    worn = [card for card in survivor.body if card != EMPTY and game.gear(card).has("oxygen")]
    return any(not is_old(game.state.tally, card) for card in worn)


def well_armed(game: ZombicideGame, survivor: Survivor) -> bool:
    """Do they hold a weapon that the plan wishes for, or has it taken too long already?"""
    if game.state.round > PATIENCE:
        return True
    wishes = plan_for(game.world.mission.id).wishes
    return any(card != EMPTY and game.gear(card).id in wishes for card in survivor.hands)


def burns(game: ZombicideGame, survivor: Survivor) -> bool:
    """Do they hold a weapon with hellfire, and something that burns?"""
    held = [card for card in survivor.hands if card != EMPTY]
    flames = [card for card in held if game.gear(card).has("hellfire")]
    return any(weapon in flames for _, weapon in survivor.attached)


_MADE: dict[str, Callable[[ZombicideGame, Survivor], bool]] = {
    "tank": breathes,
    "arm": well_armed,
    "flame": burns,
    "mold": lambda game, survivor: sampled("mold") in game.state.tally,
    "unlock": lambda game, survivor: not game.state.ground.locked,
}


def beside_nest(game: ZombicideGame, survivor: Survivor) -> int:
    """The nearest zone from which a nest can be burned."""
    nests = {token.zone for token in game.state.spawns if token.pool}
    beside = {there for zone in nests for there, _ in game.terrain.steps[zone]} - nests
    return min(beside, key=lambda zone: steps(game, survivor, zone), default=NOWHERE)


def missing(game: ZombicideGame) -> frozenset[int]:
    """The kinds of enemies that are still to be sampled."""
    goals = [goal for goal in game.world.goals if isinstance(goal, Samples)]
    names = {name for goal in goals for name in goal.samples}
    wanted = {name for name in names if sampled(name) not in game.state.tally}
    return frozenset(kind for kind, foe in enumerate(game.world.foes) if foe.type in wanted)


def prey(game: ZombicideGame, survivor: Survivor) -> int:
    """The nearest zone with an enemy to sample."""
    kinds, enemies = missing(game), game.state.enemies
    if not kinds:
        return NOWHERE
    zones = game.zones_of(game.state.infested)
    found = [zone for zone in zones if any(enemies[zone][kind] for kind in kinds)]
    near = [zone for zone in found if steps(game, survivor, zone) <= NEAR_PREY]
    return min(near, key=lambda zone: steps(game, survivor, zone), default=NOWHERE)


def remaining(game: ZombicideGame, who: int) -> int:
    """The steps and stops that are left of a survivor's plan."""
    zones = ahead(game, who)
    if not zones:
        return 0
    total = steps(game, game.state.survivors[who], zones[0]) + len(zones)
    rows = ways(game, True).distance
    for here, there in pairwise(zones):
        total += rows[there][here] if rows[there][here] >= 0 else FAR
    return total


# -- what serves the next one --------------------------------------------------------------


class Course:
    """A survivor on the way to their next stop."""

    def __init__(self, game: ZombicideGame, who: int) -> None:
        self.game = game
        self.survivor = game.state.survivors[who]
        self.zone = self.survivor.zone
        self.stop = next(iter(ahead(game, who)), NOWHERE)
        self.row: Sequence[int] = ()
        if self.stop != NOWHERE and self.zone >= 0:
            self.row = ways(game, game.has_pass(self.survivor)).distance[self.stop]

    def pull(self, option: Option) -> float:
        """How much the plan is for an option, on top of its mark."""
        match option:
            case opt.Move() | MoveTogether() | opt.UseSkill() if option.zone >= 0:
                return self._walk(option.zone)
            case opt.UseSkill(skill="sprint") if self.row and self.row[self.zone] > 1:
                return 2 * STEP
            case opt.Search() if self.stop == self.zone:
                return 6.0
            case TakeTank() if self.stop == self.zone:
                return 40.0
            case opt.TakeObjective():
                return plan_for(self.game.world.mission.id).objective
            case Command(order="move") if self.game.state.ground.locked:
                return self._to_the_lock(option)
            case opt.Attack() if self._experienced():
                return -4.0
            case opt.Fire(card="flamethrower"):
                return self._fire(option.zone)
            case opt.Melee():
                return self._sample(option)
            case opt.Hit() if option.enemy in missing(self.game):
                return 10.0
            case opt.PickSpawn():
                return 20.0
        return 0.0

    def _walk(self, there: int) -> float:
        """Steps gained. With fire in hand the last ones lead through whatever stands there."""
        row, here = self.row, self.zone
        if not row or row[here] < 0 or row[there] < 0:
            return 0.0
        last = row[here] < 4 and burns(self.game, self.survivor)
        return STEP * (DARING if last else 1.0) * (row[here] - row[there])

    def _to_the_lock(self, option: Command) -> float:
        """The machine that opens it goes there."""
        for lock in self.game.world.special_rules:
            if isinstance(lock, LockedUntil) and lock.unit(self.game) == option.machine:
                zone = self.game.world.place(lock.zone)
                row = self.game.terrain.routes.distance[zone]
                here = units_in(self.game.state).zones[option.machine]
                return 20.0 * (row[here] - row[option.zone])
        return 0.0

    def _experienced(self) -> bool:
        """Where all must gain experience, whoever has enough leaves the enemies to the others."""
        wanted = plan_for(self.game.world.mission.id).experience
        return bool(wanted) and self.survivor.experience >= ENOUGH

    def _fire(self, zone: int) -> float:
        """Where a nest hides, fire is kept for it."""
        nests = [token.zone for token in self.game.state.spawns if token.pool]
        if not nests:
            return 0.0
        return 60.0 if zone in nests else -60.0

    def _sample(self, option: opt.Melee) -> float:
        """Strike at what is still to be sampled."""
        kinds = missing(self.game)
        if not kinds:
            return 0.0
        if option.enemy in kinds:
            return 8.0
        here = self.game.state.enemies[option.zone]
        return 3.0 if option.enemy < 0 and any(here[kind] for kind in kinds) else -2.0
