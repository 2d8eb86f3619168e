"""How dangerous a zone is: what the enemies will do there, and what those in it can bear.

Attacks land whole on somebody the players choose (Z-ATTACK-04), and whoever falls loses the game:
what counts is whether the attacks can be placed so that nobody falls.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import comb
from typing import Final

import msgspec

from shambler.agents.zombicide.habits import habits_of
from shambler.games.zombicide.board.masks import mask_of
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.state import EMPTY, Survivor
from shambler.games.zombicide.core.world import ZombicideWorld
from shambler.games.zombicide.missions.needs import kept_units
from shambler.games.zombicide.system_parts import machines_shown, unit_zones

BARE: Final = (EMPTY, EMPTY)
NOWHERE: Final[frozenset[int]] = frozenset()
KEPT: Final = 4096  # crowds remembered per table


class Crowd(msgspec.Struct, frozen=True):
    """What a mix of enemies in one zone does. Attacks are given by their damage, the worst first.

    ``blows`` are those of their next activation on whoever is in their zone, ``quick`` those of
    enemies who step in and attack at once, ``total`` is the damage of one action each.
    """

    blows: tuple[int, ...]
    quick: tuple[int, ...]
    total: float


class Crowds:
    """Crowds by their counts, worked out once."""

    def __init__(self, world: ZombicideWorld) -> None:
        self.foes = world.foes
        self.abominations = [i for i, foe in enumerate(world.foes) if foe.type == "abomination"]
        self.kept: dict[tuple[int, ...], Crowd] = {}
        kinds = [world.enemy_cards[number].kind for number in world.enemy_deck]
        self.stirs = kinds.count("abomination") / max(1, len(kinds))  # chance of each card

    def of(self, counts: tuple[int, ...]) -> Crowd:
        """What these do."""
        found = self.kept.get(counts)
        if found is None:
            if len(self.kept) > KEPT:
                self.kept.clear()
            found = self.kept[counts] = self._make(counts)
        return found

    def _make(self, counts: tuple[int, ...]) -> Crowd:
        blows: list[int] = []
        quick: list[int] = []
        total = 0.0
        for foe, count in zip(self.foes, counts, strict=True):
            blows += [foe.damage] * (count * foe.actions)
            quick += [foe.damage] * (count * (foe.actions - 1))
            total += count * foe.damage
        blows.sort(reverse=True)
        quick.sort(reverse=True)
        return Crowd(tuple(blows), tuple(quick), total)


@lru_cache(maxsize=64)
def crowds_of(world: ZombicideWorld) -> Crowds:
    """The table's crowds."""
    return Crowds(world)


def crowds_near(game: ZombicideGame, zone: int) -> list[Crowd]:
    """The crowds one open step away."""
    state = game.state
    near = game.terrain.neighbours[zone] & state.infested
    found: list[Crowd] = []
    if near:
        crowds, enemies = crowds_of(game.world), state.enemies
        while near:
            low = near & -near
            found.append(crowds.of(enemies[low.bit_length() - 1]))
            near ^= low
    return found


def blows(game: ZombicideGame, zone: int) -> float:
    """Damage to be expected in a zone when the enemies act next."""
    state = game.state
    total = 0.0
    if state.infested >> zone & 1:
        total += sum(crowds_of(game.world).of(state.enemies[zone]).blows)
    for crowd in crowds_near(game, zone):
        if crowd.quick:
            total += habits_of(game.world).reach * sum(crowd.quick)
    return total


class Threat(msgspec.Struct):
    """What may happen in a zone when the enemies act next."""

    sure: tuple[int, ...]  # attacks of those who are there
    maybe: tuple[int, ...]  # attacks of those who may come and attack at once
    reach: float = 0.0  # the chance that they do

    def falls(self, armors: Iterable[int]) -> float:
        """Survivors to be expected to fall, of a group with these armors."""
        bodies = list(armors)
        lost = float(fallen(self.sure, bodies))
        if self.maybe:
            more = fallen(tuple(sorted(self.sure + self.maybe, reverse=True)), bodies)
            lost += self.reach * (more - lost)
        return lost

    @property
    def damage(self) -> float:
        """The damage to be expected."""
        return sum(self.sure) + self.reach * sum(self.maybe)


SAFE: Final = Threat((), ())


def threat_to(game: ZombicideGame, zone: int) -> Threat:
    """Look at a zone and its neighbours."""
    state = game.state
    here = state.infested >> zone & 1
    near = crowds_near(game, zone)
    if not here and not near:
        return SAFE
    sure = crowds_of(game.world).of(state.enemies[zone]).blows if here else ()
    maybe: tuple[int, ...] = ()
    for crowd in near:
        maybe += crowd.quick
    return Threat(sure, maybe, habits_of(game.world).reach)


def without(threat: Threat, blow: int) -> Threat:
    """The same, but for one attack of this damage."""
    sure = list(threat.sure)
    if blow in sure:
        sure.remove(blow)
    return Threat(tuple(sure), threat.maybe, threat.reach)


# -- what comes from farther away ------------------------------------------------------------

LURKS: Final = 4  # steps from which an abomination that cards stir will hardly come and strike


class Lurker(msgspec.Struct):
    """An abomination on the board, and how likely it is to strike from so many steps away."""

    row: tuple[int, ...]  # its steps to every zone
    odds: tuple[float, ...]

    def reaches(self, zone: int, shields: int = 0) -> float:
        """The chance that it strikes in a zone, and once more for each shield there."""
        steps = self.row[zone]
        if steps < 0:
            return 0.0
        steps += shields
        return self.odds[steps] if 0 <= steps < len(self.odds) else 0.0


def lurkers(game: ZombicideGame) -> list[Lurker]:
    """The abominations on the board. Each card that stirs one is a step more."""
    state, crowds = game.state, crowds_of(game.world)
    kinds = crowds.abominations
    if not any(state.pool[kind] < game.world.foes[kind].miniatures for kind in kinds):
        return []
    odds = stirring(crowds.stirs, sum(token.active for token in state.spawns))
    distance = game.terrain.routes.distance
    return [
        Lurker(distance[zone], odds)
        for zone in game.zones_of(state.infested)
        if any(state.enemies[zone][kind] for kind in kinds)
    ]


@lru_cache(maxsize=256)
def stirring(chance: float, cards: int) -> tuple[float, ...]:
    """The chances that so many cards or more stir them, by that number."""
    return tuple(
        sum(
            comb(cards, drawn) * chance**drawn * (1 - chance) ** (cards - drawn)
            for drawn in range(least, cards + 1)
        )
        for least in range(LURKS)
    )


def spawn_zones(game: ZombicideGame) -> int:
    """The zones where enemies come in, as a mask."""
    return mask_of(token.zone for token in game.state.spawns if token.active and token.zone >= 0)


def pressure(game: ZombicideGame, zones: int) -> float:
    """The damage of those in some zones: one action each."""
    crowds, enemies = crowds_of(game.world), game.state.enemies
    total = 0.0
    while zones:
        low = zones & -zones
        total += crowds.of(enemies[low.bit_length() - 1]).total
        zones ^= low
    return total


def fallen(attacks: tuple[int, ...], armors: list[int]) -> int:
    """How many fall if each attack goes to whoever has most armor left."""
    if not attacks or not armors:
        return 0
    bodies = sorted(armors, reverse=True)
    lost = 0
    for attack in attacks:
        if bodies[0] > attack:
            bodies[0] -= attack
            bodies.sort(reverse=True)
        else:
            lost += 1
            bodies.pop()  # the weakest takes it
            if not bodies:
                break
    return lost


def toughness(game: ZombicideGame, survivor: Survivor) -> int:
    """Armor, and what cards that stop an attack are worth."""
    armor = survivor.armor
    if survivor.body != BARE:
        for card in survivor.body:
            if card != EMPTY and game.world.cards[card].has("ignore-attack"):
                armor += habits_of(game.world).shield
    return armor


def shields(game: ZombicideGame) -> frozenset[int]:
    """The zones in which a machine takes every attack that the mission can spare."""
    active = machines_shown(game.state).active
    if not active:
        return NOWHERE
    zones, dear = unit_zones(game.state), kept_units(game)
    return frozenset([zones[unit] for unit in game.zones_of(active) if unit not in dear])


def machine_takes_attacks(game: ZombicideGame, zone: int) -> bool:
    """Is a machine there that takes every attack?"""
    return zone in shields(game)
