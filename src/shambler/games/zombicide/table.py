"""A Zombicide game in play: the questions procedures ask of the state, and its smallest changes.

A *figure* is a survivor or a machine: survivors come first, machine ``m`` is figure
``len(survivors) + m``. Enemies can attack both.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ParamSpec

import msgspec

from shambler.games.zombicide.board.masks import bits
from shambler.games.zombicide.board.sight import NORMAL
from shambler.games.zombicide.board.terrain import Sight, Terrain
from shambler.games.zombicide.gear import Gear
from shambler.games.zombicide.state import IN_PLAY, Ground, Survivor, TableState
from shambler.games.zombicide.traits import Traits
from shambler.games.zombicide.world import World
from shambler.kernel.event import Event
from shambler.kernel.machine import Game

P = ParamSpec("P")

# Streams of chance (kernel.chance): one per purpose.
DICE, SEARCH, ENEMY, SETUP = range(4)
STREAMS = 4


class Table(Game[TableState, World]):
    """The position procedures work on."""

    __slots__ = ("_ground", "_terrain")
    _ground: Ground
    _terrain: Terrain

    def __init__(self, rules: Any, world: World, state: TableState, chance: Any) -> None:
        super().__init__(rules, world, state, chance)
        self._ground = state.ground
        self._terrain = self.terrain_of(state.ground)

    def terrain_of(self, ground: Ground) -> Terrain:
        """What can be walked and seen with other doors or mold."""
        return self.world.board.terrain(
            ground.closed, ground.locked, ground.active, ground.inactive
        )

    # -- the board -------------------------------------------------------------------------

    @property
    def terrain(self) -> Terrain:
        """What can be walked and seen now."""
        ground = self.state.ground
        if ground is not self._ground:
            self._ground = ground
            self._terrain = self.terrain_of(ground)
        return self._terrain

    def change_ground(self, **masks: int) -> None:
        """Doors or mold changed."""
        self.state.ground = msgspec.structs.replace(self.state.ground, **masks)

    # -- rules of the family by the ids of this game ---------------------------------------

    def cite(self, rule: str) -> str:
        """The id that this game has for a rule of the family's code."""
        return self.world.edition.cites.get(rule, rule)

    def tell(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Report an event, with the rule of this game behind it."""
        if self.events is not None:
            made = event(*args, **kwargs)
            own = self.world.edition.cites.get(made.because)
            self.events.append(msgspec.structs.replace(made, rule=own) if own else made)

    def forbid(self, key: str, rule: str, reason: str = "", **about: str | int) -> None:
        """Note why something is not among the options, with the rule of this game."""
        if self.blocked is not None:
            super().forbid(key, self.cite(rule), reason, **about)

    def sight_of(self, who: int) -> Sight:
        """What a survivor's eyes make of the board."""
        eyes, dark = self.traits(who).eyes, self.sees_dark(who)
        if eyes is NORMAL and not dark:
            return self.terrain.plain
        if dark:
            eyes = msgspec.structs.replace(eyes, in_dark=True)
        return self.terrain.seen_by(eyes)

    def sees_dark(self, who: int) -> bool:
        """Does the survivor wear a light (INV-LOS-07)?"""
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

    # -- survivors and machines ------------------------------------------------------------

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
            return world.traits(self._with_bonds(survivor))
        return world.traits_kept.get(survivor.skills) or world.traits(survivor.skills)

    def _with_bonds(self, survivor: Survivor) -> tuple[int, ...]:
        """Brother in arms (INV-SKILL-27): everyone in a shared zone has the skill, owner too."""
        company = [s for s in self.state.survivors if s.zone == survivor.zone]
        if len(company) < 2 or survivor.zone < 0:
            return survivor.skills
        world = self.world
        shared = tuple(
            world.skill_index[ref]
            for comrade in company
            for ref in world.traits(comrade.skills).shares
        )
        return survivor.skills + shared

    def danger(self) -> int:
        """The highest danger level among the survivors in play (Z-XP-10)."""
        return max((s.level for s in self.state.survivors if s.status == IN_PLAY), default=0)

    def targets(self, zone: int) -> list[int]:
        """The figures enemies in a zone may attack (INV-ATTACK-08, INV-MACH-07)."""
        state = self.state
        found = [who for who, s in enumerate(state.survivors) if s.zone == zone and not s.hidden]
        first = len(state.survivors)
        for number, machine in enumerate(state.machines):
            if machine.zone == zone and machine.active:
                found.append(first + number)
        return found

    def bait(self) -> dict[int, int]:
        """Zones with figures that enemies see, and how many stand there."""
        found: dict[int, int] = {}
        for survivor in self.state.survivors:
            if survivor.zone >= 0 and not survivor.hidden:
                found[survivor.zone] = found.get(survivor.zone, 0) + 1
        for machine in self.state.machines:
            if machine.active and machine.zone >= 0:
                found[machine.zone] = found.get(machine.zone, 0) + 1
        return found

    def loudness(self, bait: dict[int, int]) -> dict[int, int]:
        """Noise per zone: tokens, and one for each figure (INV-NOISE-05, INV-NOISE-06)."""
        noise = self.state.noise
        if not any(noise):
            return bait
        found = dict(bait)
        for zone in filter(noise.__getitem__, range(len(noise))):
            found[zone] = found.get(zone, 0) + noise[zone]
        return found

    # -- cards -----------------------------------------------------------------------------

    def gear(self, card: int) -> Gear:
        """What a card is."""
        return self.world.cards[card]

    def wears_tank(self, survivor: Survivor) -> bool:
        """Is an oxygen tank in a body slot (INV-LOCK-02)?"""
        return not self.world.tanks.isdisjoint(survivor.body)

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
