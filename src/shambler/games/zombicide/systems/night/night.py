"""Night: who sees how far, how well they shoot, and what light stirs (FH-NIGHT, FH-LIGHT)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from shambler.games.zombicide.board.sight import NO_LIMIT, NORMAL
from shambler.games.zombicide.board.terrain import Sight, Terrain
from shambler.games.zombicide.core.activation import Compass, GroupActivation, Route
from shambler.games.zombicide.core.combat import Profile, Strike
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.gear import Weapon
from shambler.games.zombicide.core.hooks import consult
from shambler.games.zombicide.core.inventory import carries_any
from shambler.games.zombicide.core.system import System
from shambler.games.zombicide.core.traits import RANGED
from shambler.games.zombicide.systems.buildings.moments import BuildingListener
from shambler.games.zombicide.systems.knockout.moments import KnockoutListener
from shambler.games.zombicide.systems.night.events import DayBroke, HourStruck, LightOut, NightFell
from shambler.games.zombicide.systems.night.moments import NightListener
from shambler.games.zombicide.systems.night.night_state import (
    HOURS,
    OFF,
    NightState,
    change_night,
    is_night,
    lit_zones,
    night_in,
    set_beam,
)
from shambler.games.zombicide.systems.night.options import TurnLight
from shambler.games.zombicide.systems.night.words import NightAccuracy
from shambler.kernel.structs import replace

SURVIVORS_SEE: Final = 1  # by night (FH-NIGHT-02)
ZOMBIES_SEE: Final = 0  # by night (FH-NIGHT-01)
BLIND_SHOT: Final = 6  # accuracy at night and into dark zones (FH-NIGHT-03, Z2E-085)
NIGHT_VISION: Final = "night-vision"  # the ability of skills, goggles and weapons
NORMAL_DIM: Final = replace(NORMAL, dim=True)
NO_NIGHT: Final = -1  # in place of the zones in light


class Night(System, KnockoutListener):
    """The clock that passes round the table, and the lights in the dark."""

    declares: ClassVar[bool] = False
    part: ClassVar[str] = "night"

    def __init__(self, world: Any) -> None:
        zones = world.board.zones
        self.turns = tuple(TurnLight(f"light:{zone.name}", zone.index) for zone in zones)
        self.lights = world.cards_with("light-source")
        self.goggles = world.cards_with(NIGHT_VISION)
        self.cleared = 0 if world.setup.dark_zones else world.board.dark
        self.accuracies = {
            number: min(found)
            for number, skill in enumerate(world.skills)
            if (found := [a.accuracy for a in skill.abilities if isinstance(a, NightAccuracy)])
        }

    def first(self, world: Any) -> NightState:
        """The hour at which the mission begins, all lights off."""
        chosen = world.setup.hour  # outside a campaign the clock may start at any (FH-CLOCK-04)
        hour = world.mission.hour if chosen is None else chosen
        return NightState(hour, (OFF,) * len(world.sheets))

    # -- the clock -------------------------------------------------------------------------

    def end_phase(self, game: ZombicideGame) -> None:
        """One hour later (FH-CLOCK-02)."""
        pass_hours(game, 1)

    def players_done(self, game: ZombicideGame) -> None:
        """Zombies that see light come for it before their own phase (FH-LIGHT-09)."""
        groups = stirred(game)
        if groups:
            foes = tuple(sorted({foe for _, foe, _ in groups}))
            game.call(GroupActivation(foes, rule="FH-LIGHT-09", groups=groups))

    # -- lights ----------------------------------------------------------------------------

    def entered(self, game: ZombicideGame, who: int, zone: int) -> None:
        """The beam goes along; where it points next is for the survivor to say (FH-LIGHT-05)."""
        if night_in(game.state).beams[who] != OFF:
            set_beam(game.state, who, zone)

    def rearranged(self, game: ZombicideGame, who: int) -> None:
        """A flashlight that was traded or thrown away is off (FH-LIGHT-06)."""
        beams = night_in(game.state).beams
        if beams[who] != OFF and not has_light(game, who):
            put_out(game, who)

    def knocked_out(self, game: ZombicideGame, who: int, zone: int) -> None:
        """Their light goes out (FH-KO-11)."""
        if night_in(game.state).beams[who] != OFF:
            put_out(game, who)

    def survivor_left(self, game: ZombicideGame, who: int) -> None:
        """It leaves with them."""
        set_beam(game.state, who, OFF)

    # -- shooting --------------------------------------------------------------------------

    def profile(self, game: ZombicideGame, profile: Profile, strike: Strike) -> Profile:
        """Nobody aims well at what they cannot see."""
        weapon = strike.weapon(game)
        if weapon.combat != RANGED or strike.unit >= 0:
            return profile
        accuracy = self._accuracy(game, strike, weapon, profile.accuracy)
        return replace(profile, accuracy=accuracy)

    def _accuracy(self, game: ZombicideGame, strike: Strike, weapon: Weapon, printed: int) -> int:
        """Night first (FH-NIGHT-03), then darkness (Z2E-085); light cancels both (FH-LIGHT-12)."""
        if bright_zones(game) >> strike.zone & 1 or sees_at_night(game, strike.who, weapon):
            return printed
        worst = printed
        if is_night(game.state):
            skills = game.state.survivors[strike.who].skills
            trained = [self.accuracies[skill] for skill in skills if skill in self.accuracies]
            worst = min(trained, default=BLIND_SHOT)
        dark = (game.world.board.dark & ~cleared_zones(game)) >> strike.zone & 1
        if dark and not has_light(game, strike.who):
            worst = BLIND_SHOT
        return max(printed, worst)


def pass_hours(game: ZombicideGame, hours: int) -> None:
    """The clock moves on; night falls or day breaks at once."""
    was = is_night(game.state)
    hour = (night_in(game.state).hour + hours) % HOURS
    change_night(game.state, hour=hour)
    game.tell(HourStruck, hour)
    if is_night(game.state) != was:
        game.tell(DayBroke if was else NightFell, hour)
    if was and not is_night(game.state):
        for who, beam in enumerate(night_in(game.state).beams):
            if beam != OFF:
                put_out(game, who)  # nobody needs a light by day (FH-LIGHT-11)


def put_out(game: ZombicideGame, who: int) -> None:
    """A light goes out."""
    set_beam(game.state, who, OFF)
    game.tell(LightOut, who)


def has_light(game: ZombicideGame, who: int) -> bool:
    """A light source anywhere in the inventory (Z2E-031)."""
    return carries_any(game.state.survivors[who], game.world.system(Night).lights)


def sees_at_night(game: ZombicideGame, who: int, weapon: Weapon | None = None) -> bool:
    """Night vision: by skill, by goggles, or with the weapon in question (FH-SKILL-09)."""
    if weapon is not None and NIGHT_VISION in weapon.traits.rules:
        return True
    if NIGHT_VISION in game.traits(who).rules:
        return True
    return carries_any(game.state.survivors[who], game.world.system(Night).goggles)


def bright_zones(game: ZombicideGame) -> int:
    """Zones in which night does not matter, as bits: in a beam, or by a rule of the mission."""
    lit = lit_zones(game.state)
    hooks = game.world.hooks  # asked at every shot and every move, and seldom heard
    return consult(game, NightListener.bright, lit) if NightListener.bright in hooks else lit


def cleared_zones(game: ZombicideGame) -> int:
    """Dark zones that are dark no longer, as bits; a table may play without them (Z2E-086)."""
    clear, hooks = game.world.system(Night).cleared, game.world.hooks
    return consult(game, NightListener.cleared, clear) if NightListener.cleared in hooks else clear


def survivor_sight(game: ZombicideGame, who: int, weapon: Weapon | None) -> Sight:
    """What a survivor sees: by night the next zone, into dark rooms no farther (Z2E-084)."""
    eyes = game.traits(who).eyes
    if sees_at_night(game, who, weapon):
        return game.terrain.seen_by(replace(eyes, in_dark=True))
    far = SURVIVORS_SEE if is_night(game.state) else NO_LIMIT
    lit, clear = bright_zones(game), cleared_zones(game)
    if eyes is NORMAL and far == NO_LIMIT and not lit | clear:
        return game.terrain.seen_by(NORMAL_DIM)  # nothing but daylight
    return game.terrain.seen_by(replace(eyes, dim=True, far=far, lit=lit, clear=clear))


def zombie_sight(game: ZombicideGame, terrain: Terrain) -> Sight:
    """What zombies see: by night their own zone, and light (FH-NIGHT-01, FH-LIGHT-07)."""
    clear = cleared_zones(game)
    if not is_night(game.state):
        eyes = replace(NORMAL_DIM, clear=clear) if clear else NORMAL_DIM
        return terrain.seen_by(eyes)
    lit = bright_zones(game)
    return terrain.seen_by(replace(NORMAL_DIM, far=ZOMBIES_SEE, lit=lit, clear=clear))


def stirred(game: ZombicideGame) -> tuple[tuple[int, int, int], ...]:
    """The zombies that see a lit zone at night, settled for all at once."""
    lit = lit_zones(game.state) if is_night(game.state) else 0
    if not lit:
        return ()
    sight, enemies = zombie_sight(game, game.terrain), game.state.enemies
    return tuple(
        (zone, foe, count)
        for zone in game.zones_of(game.state.infested)
        if sight[zone].mask & lit
        for foe, count in enumerate(enemies[zone])
        if count
    )


class ZombieCompass(Compass):
    """What they see, else the noisiest zone; only open ways count (Z2E-065, Z2E-066)."""

    def __init__(
        self,
        game: ZombicideGame,
        terrain: Terrain,
        bait: dict[int, int],
        loud: dict[int, int],
        taunter: int = -1,
    ) -> None:
        super().__init__(game, terrain, bait, loud, taunter)
        self.sight = zombie_sight(game, self.terrain)
        self.open = game.world.board.routes(self.terrain.open)
        self.pushing = consult(game, BuildingListener.pushing, False)

    @staticmethod
    def signs(game: ZombicideGame) -> tuple[object, ...]:
        """What they see by, and whether closed doors stop them."""
        hooks = game.world.hooks
        lit = bright_zones(game) if is_night(game.state) else NO_NIGHT
        pushing = BuildingListener.pushing in hooks and consult(
            game, BuildingListener.pushing, False
        )
        return (lit, cleared_zones(game), pushing)

    def _way(self, zone: int, end: int) -> tuple[Route, ...]:
        """Without an open path they stay where they are, unless the mission says otherwise."""
        found = self.open.next_steps[zone][end]
        return found if found or not self.pushing else super()._way(zone, end)
