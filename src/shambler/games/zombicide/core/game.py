"""A Zombicide game in play: the questions procedures ask of the state, and its smallest changes.

A *figure* is a survivor or a unit, something that survivors make act: survivors come first, unit
``u`` is figure ``len(survivors) + u``. Which units there are, and what becomes of them, is for
systems to say.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final

from shambler.games.zombicide.board.masks import bits
from shambler.games.zombicide.board.sight import NORMAL
from shambler.games.zombicide.board.terrain import Sight, Terrain
from shambler.games.zombicide.core.events import EnemiesMoved
from shambler.games.zombicide.core.gear import Gear, Weapon
from shambler.games.zombicide.core.hooks import Listener, consult
from shambler.games.zombicide.core.state import GONE, IN_PLAY, Ground, Survivor, ZombicideState
from shambler.games.zombicide.core.traits import Traits
from shambler.games.zombicide.core.world import ZombicideWorld
from shambler.kernel.decision import Option
from shambler.kernel.machine import Game
from shambler.kernel.structs import replace

# Streams of chance (kernel.chance): one per purpose.
DICE, SEARCH, ENEMY, SETUP = range(4)
STREAMS: Final = 4

ZONE: Final = attrgetter("zone")


@lru_cache(maxsize=4096)  # enemies look again and again at people who stay where they are
def counted(zones: tuple[int, ...]) -> dict[int, int]:
    """How many figures stand in each zone, in the order of the figures."""
    found: dict[int, int] = {}
    for zone in zones:
        if zone >= 0:
            found[zone] = found.get(zone, 0) + 1
    return found


@lru_cache(maxsize=4096)
def beside(zones: tuple[int, ...], who: int) -> tuple[int, ...]:
    """The others in the zone of somebody."""
    zone = zones[who]
    return tuple(other for other, at in enumerate(zones) if at == zone and other != who)


class ZombicideGame(Game[ZombicideState, ZombicideWorld]):
    """The position procedures work on."""

    __slots__ = ("known_ground", "known_terrain")
    known_ground: Ground  # the one looked at last, and what it makes of the board
    known_terrain: Terrain

    def __init__(
        self, rules: Any, world: ZombicideWorld, state: ZombicideState, chance: Any
    ) -> None:
        super().__init__(rules, world, state, chance)
        self.known_ground = state.ground
        self.known_terrain = self.terrain_of(state.ground)

    def terrain_of(self, ground: Ground) -> Terrain:
        """What can be walked and seen on other ground."""
        return ground.terrain(self.world.board)

    # -- the board -------------------------------------------------------------------------

    @property
    def terrain(self) -> Terrain:
        """What can be walked and seen now."""
        ground = self.state.ground
        if ground is not self.known_ground:
            self.known_ground = ground
            self.known_terrain = self.terrain_of(ground)
        return self.known_terrain

    def change_ground(self, **masks: int) -> None:
        """Doors changed, or what else lies on the ground."""
        self.state.ground = replace(self.state.ground, **masks)

    # -- refusals --------------------------------------------------------------------------

    def forbid(self, key: str, rule: str, reason: str = "", **about: str | int) -> None:
        """Note why something is not among the options.

        The key is the one a player would play; the first reason for it counts.
        """
        if self.blocked is not None and all(entry.key != key for entry in self.blocked):
            super().forbid(key, rule, reason, **about)

    def refuse(
        self, options: Iterable[Option], rule: str, reason: str = "", **about: str | int
    ) -> None:
        """Note for all of these options that a rule is in their way."""
        for option in options:
            self.forbid(option.key, rule, reason, **about)

    # -- sight ------------------------------------------------------------------------------

    def sight_of(self, who: int, weapon: Weapon | None = None) -> Sight:
        """What a survivor's eyes make of the board, with the help of a weapon they aim."""
        if self.world.edition.sight is not None:
            found: Sight = self.world.edition.sight(self, who, weapon)
            return found
        eyes, dark = self.traits(who).eyes, self.sees_dark(who)
        if eyes is NORMAL and not dark:
            return self.terrain.plain
        if dark:
            eyes = replace(eyes, in_dark=True)
        return self.terrain.seen_by(eyes)

    def sees_dark(self, who: int) -> bool:
        """Does the survivor wear a light that shows dark zones?"""
        return not self.world.lights.isdisjoint(self.state.survivors[who].body)

    # -- enemies ---------------------------------------------------------------------------

    def crowd(self, zone: int) -> int:
        """How many enemies stand in a zone."""
        return sum(self.state.enemies[zone])

    def add_enemies(self, zone: int, foe: int, count: int) -> None:
        """Enemies appear in a zone."""
        state = self.state
        here = list(state.enemies[zone])
        here[foe] += count
        state.enemies[zone] = tuple(here)
        state.infested |= 1 << zone

    def remove_enemies(self, zone: int, foe: int, count: int) -> None:
        """Enemies vanish from a zone."""
        state = self.state
        here = list(state.enemies[zone])
        here[foe] -= count
        state.enemies[zone] = tuple(here)
        if not any(here):
            state.infested &= ~(1 << zone)

    def move_enemies(self, zone: int, there: int, foe: int, count: int) -> None:
        """Enemies walk from one zone into another."""
        state = self.state
        enemies = state.enemies
        left, found = list(enemies[zone]), list(enemies[there])
        left[foe] -= count
        found[foe] += count
        enemies[zone], enemies[there] = tuple(left), tuple(found)
        infested = state.infested | 1 << there
        state.infested = infested if any(left) else infested & ~(1 << zone)
        if self.events is not None:
            self.tell(EnemiesMoved, foe, count, zone, there)

    def take_figures(self, foe: int, wanted: int) -> int:
        """Take miniatures from the pool, as many as there are; returns how many."""
        pool = self.state.pool
        count = min(wanted, pool[foe])
        if count:
            self.state.pool = (*pool[:foe], pool[foe] - count, *pool[foe + 1 :])
        return count

    def return_figures(self, foe: int, count: int) -> None:
        """Eliminated enemies go back to the pool."""
        pool = self.state.pool
        self.state.pool = (*pool[:foe], pool[foe] + count, *pool[foe + 1 :])

    # -- survivors and other figures --------------------------------------------------------

    def in_play(self) -> list[int]:
        """The survivors still on the board."""
        return [who for who, s in enumerate(self.state.survivors) if s.status == IN_PLAY]

    def here(self, zone: int) -> list[int]:
        """The survivors in a zone."""
        return [who for who, s in enumerate(self.state.survivors) if s.zone == zone]

    def traits(self, who: int) -> Traits:
        """What a survivor's skills add up to, those of comrades in the zone included."""
        survivor, world = self.state.survivors[who], self.world
        if world.bonds:
            return world.traits[self._with_bonds(survivor)]
        return world.traits[survivor.skills]

    def skills_of(self, who: int) -> tuple[int, ...]:
        """The skills that work for a survivor, those of comrades in the zone included."""
        survivor = self.state.survivors[who]
        return self._with_bonds(survivor) if self.world.bonds else survivor.skills

    def _with_bonds(self, survivor: Survivor) -> tuple[int, ...]:
        """Brother in arms: everyone in a shared zone has the skill, its owner too."""
        company = [s for s in self.state.survivors if s.zone == survivor.zone]
        if len(company) < 2 or survivor.zone < 0:
            return survivor.skills
        world = self.world
        shared = tuple(
            world.skill_index[ref]
            for comrade in company
            for ref in world.traits[comrade.skills].shares
        )
        return survivor.skills + shared

    def is_confined(self, who: int) -> bool:
        """Does a survivor sit in something that they must leave before they walk?"""
        confined = self.world.confined
        return confined is not None and confined(self, who)

    def danger(self) -> int:
        """The highest danger level among the survivors in play (Z-XP-10)."""
        highest = 0
        for survivor in self.state.survivors:
            if survivor.level > highest and survivor.status == IN_PLAY:
                highest = survivor.level
        return highest

    def targets(self, zone: int) -> list[int]:
        """The figures enemies in a zone may attack (Z-ATTACK-04)."""
        state = self.state
        found = [who for who, s in enumerate(state.survivors) if s.zone == zone]
        ignored = consult(self, Listener.ignored, 0) if found else 0
        if ignored:
            found = [who for who in found if not ignored >> who & 1]
        return consult(self, Listener.targets, found, zone)

    def bait(self) -> dict[int, int]:
        """Zones with figures that enemies see, and how many stand there; nobody changes it."""
        hooks = self.world.hooks
        zones = tuple(map(ZONE, self.state.survivors))
        ignored = consult(self, Listener.ignored, 0) if Listener.ignored in hooks else 0
        if ignored:
            zones = tuple([GONE if ignored >> who & 1 else at for who, at in enumerate(zones)])
        found = counted(zones)
        return consult(self, Listener.bait, found.copy()) if Listener.bait in hooks else found

    def loudness(self, bait: dict[int, int]) -> dict[int, int]:
        """How much draws enemies to each zone: one for each figure, and what else there is."""
        return consult(self, Listener.loudness, bait)

    # -- cards -----------------------------------------------------------------------------

    def gear(self, card: int) -> Gear:
        """What a card is."""
        return self.world.cards[card]

    def has_pass(self, survivor: Survivor) -> bool:
        """Does a survivor wear what lets them through the gates of this edition?"""
        return not self.world.passes.isdisjoint(survivor.body)

    def ammo_of(self, survivor: Survivor, card: int) -> list[int]:
        """The cards attached to a weapon."""
        return [ammo for ammo, weapon in survivor.attached if weapon == card]

    def spawn_zones(self) -> int:
        """The mask of all spawn zones, awake or not."""
        mask = 0
        for token in self.state.spawns:
            mask |= 1 << token.zone
        return mask

    def zones_of(self, mask: int) -> tuple[int, ...]:
        """The zones in a mask."""
        return bits(mask)
