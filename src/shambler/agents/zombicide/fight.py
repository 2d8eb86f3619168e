"""What an attack is worth and how dangerous a place is, estimated fast enough for playouts."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Final

import msgspec

from shambler.agents.zombicide.errands import guarded, guards_of
from shambler.agents.zombicide.habits import Habits, habits_of
from shambler.agents.zombicide.tools import serving, tools_of
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.combat import Profile, Strike, in_hand, profile_of, strike_of
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.gear import Gear
from shambler.games.zombicide.core.hooks import consult
from shambler.games.zombicide.core.state import EMPTY, Survivor
from shambler.games.zombicide.core.traits import RANGED
from shambler.games.zombicide.core.turn import Turn
from shambler.games.zombicide.core.world import ZombicideWorld
from shambler.games.zombicide.missions.needs import kept_units, spared, unlit
from shambler.games.zombicide.missions.special import SpecialRule
from shambler.games.zombicide.system_parts import machines_shown, spreaders, unit_zones
from shambler.games.zombicide.systems.machines.commands import strike_of_machine
from shambler.games.zombicide.systems.machines.options import Command
from shambler.games.zombicide.systems.molotov.moments import MolotovListener
from shambler.kernel.structs import replace

USELESS: Final = 0.04  # the worth in hand of what is no use there
NO_KINDS: Final[tuple[int, ...]] = ()


class UsualAttack(msgspec.Struct, frozen=True):
    """An attack as it usually is: how many dice, how well they hit, what they do."""

    dice: int
    chance: float  # that a die hits, re-rolls counted in
    damage: int
    ranged: bool
    choose: bool
    careful: bool
    burns: bool  # without dice: everybody in the zone falls

    @property
    def hits(self) -> float:
        """Hits to be expected."""
        return self.dice * self.chance


class Marks(msgspec.Struct, frozen=True):
    """What is worked out once per table."""

    worth: tuple[float, ...]  # of killing each kind
    cards: tuple[float, ...]  # of having each card ...
    slots: tuple[float, ...]  # ... in a slot
    near: tuple[float, ...]  # of an enemy, by its steps to the nearest survivor


@lru_cache(maxsize=64)
def marks_of(world: ZombicideWorld) -> Marks:
    """The table's marks."""
    moldy, habits = spreaders(world), habits_of(world)
    return Marks(
        tuple(
            habits.fallen
            + habits.harm * foe.damage * foe.actions
            + habits.brood * (number in moldy)
            for number, foe in enumerate(world.foes)
        ),
        tuple(card_worth(gear, habits) + kept_for(world, gear) for gear in world.cards),
        tuple(slot_worth(gear, habits) + kept_in_hand(world, gear) for gear in world.cards),
        (habits.beside, habits.one_off, habits.two_off, habits.three_off),
    )


# -- attacks -------------------------------------------------------------------------------


def aim_of(game: ZombicideGame, turn: Turn, option: opt.Attack | Command) -> UsualAttack:
    """The attack of an option, with all that helps or hinders it here and now."""
    strike = _strike(game, turn, option)
    weapon = strike.weapon(game)
    ranged, burns = weapon.combat == RANGED, weapon.special is not None
    return _aim(game, profile_of(game, strike), ranged, burns)


def _strike(game: ZombicideGame, turn: Turn, option: opt.Attack | Command) -> Strike:
    if isinstance(option, opt.Attack):
        return strike_of(game, turn, option)[0]
    return strike_of_machine(game, turn.who, option)


def _aim(game: ZombicideGame, profile: Profile, ranged: bool, burns: bool) -> UsualAttack:
    chance = min(6, max(0, 7 - profile.accuracy + profile.plus)) / 6
    for _ in profile.re_rolls:
        chance += (1 - chance) * chance * habits_of(game.world).again  # after a poor roll only
    dice = max(profile.dice, profile.by_enemies)
    return UsualAttack(dice, chance, profile.damage, ranged, profile.choose, profile.careful, burns)


def chance_with(
    game: ZombicideGame, who: int, cards: tuple[int, ...], mode: int, zone: int, enemy: int
) -> float:
    """The chance that one attack with some weapons brings down the enemy that it names."""
    strike = Strike(who, zone, cards, mode, -1, enemy)
    profile = profile_of(game, strike)
    aim = _aim(game, replace(profile, re_rolls=()), strike.weapon(game).combat == RANGED, False)
    missed = 1 - _at_least(aim, game.world.foes[enemy].toughness)
    return 1 - missed ** (1 + len(profile.re_rolls))


def attack_worth(game: ZombicideGame, turn: Turn, option: opt.Attack | Command) -> float:
    """Enemies an attack brings down, by how dangerous they are; below 0: do not."""
    zone = option.zone
    counts = game.state.enemies[zone]
    if not game.state.infested >> zone & 1:
        return -30.0 if _friends(game, turn.who, zone, option) else -5.0
    if isinstance(option, opt.Attack) and unlit(game, zone, option.card):
        return -30.0
    aim = aim_of(game, turn, option)
    if spares(game.world) and hits_spared(game, turn.who, aim, zone, option.enemy):
        return -30.0
    if aim.burns:
        return burning_worth(game, turn, option)
    if aim.ranged and not aim.careful and _friends(game, turn.who, zone, option):
        return -30.0
    worth = marks_of(game.world).worth
    if option.enemy >= 0:
        felled = _at_least(aim, game.world.foes[option.enemy].toughness) * worth[option.enemy]
    else:
        felled = _felled(game.world, aim, counts)
    return felled * nearness(game, zone)


@lru_cache(maxsize=64)
def spares(world: ZombicideWorld) -> bool:
    """Are there enemies at a table that not everybody may bring down?"""
    return bool(world.hooks.get(SpecialRule.spares, ()))


def hits_spared(game: ZombicideGame, who: int, aim: UsualAttack, zone: int, named: int) -> bool:
    """May an attack bring somebody down whom this survivor must spare?"""
    counts, foes = game.state.enemies[zone], game.world.foes
    for kind in spared(game, who):
        others = sum(counts) - counts[kind]
        if not counts[kind] or named not in (-1, kind):
            continue
        if aim.burns or named == kind:
            return True
        if foes[kind].toughness <= aim.damage and not (aim.choose and aim.dice <= others):
            return True
    return False


def burns_nobody(game: ZombicideGame, turn: Turn, option: opt.Attack) -> bool:
    """Would it set a zone on fire in which no friend stands?"""
    return aim_of(game, turn, option).burns and harmless(game, option.zone)


def burning_worth(game: ZombicideGame, turn: Turn, option: opt.Attack | Command) -> float:
    """A fire takes everybody in a zone, and what makes it is used up: it is for crowds, and for
    what hardly anything else brings down."""
    here = any(token.zone == option.zone for token in game.state.tokens)
    if here or not harmless(game, option.zone):
        return -30.0
    worth = marks_of(game.world).worth
    felled = sum([worth[foe] * count for foe, count in casualties(game, turn, option)])
    return felled * nearness(game, option.zone) - habits_of(game.world).spent


def harmless(game: ZombicideGame, zone: int) -> bool:
    """Would a fire in a zone take nobody, and no machine, that the team would miss?"""
    zones = unit_zones(game.state)
    return not game.here(zone) and all(zones[unit] != zone for unit in kept_units(game))


def strike_worth(game: ZombicideGame, strike: Strike) -> float:
    """Enemies that an attack brings down which is not made with what is in hand."""
    aim = _whole_aim(game, strike)
    if not game.state.infested >> strike.zone & 1:
        return -5.0
    friends = any(
        survivor.zone == strike.zone and other != strike.who
        for other, survivor in enumerate(game.state.survivors)
    )
    if aim.ranged and not aim.careful and friends:
        return -30.0
    if strike.weapon(game).special is not None:
        return -30.0 if friends else 2.0 * game.crowd(strike.zone) * nearness(game, strike.zone)
    return _felled(game.world, aim, game.state.enemies[strike.zone]) * nearness(game, strike.zone)


def strike_kills(game: ZombicideGame, strike: Strike) -> tuple[tuple[int, float], ...]:
    """Who may be expected to fall to such an attack, by kind."""
    return falls_to(game.world, _whole_aim(game, strike), game.state.enemies[strike.zone])


def _whole_aim(game: ZombicideGame, strike: Strike) -> UsualAttack:
    profile = profile_of(game, strike)
    aim = _aim(game, profile, strike.weapon(game).combat == RANGED, False)
    return replace(aim, dice=aim.dice + profile.pushed)


def kills(game: ZombicideGame, turn: Turn, option: opt.Attack | Command) -> float:
    """How many enemies an attack may be expected to bring down."""
    return sum([falls for _, falls in casualties(game, turn, option)])


def casualties(
    game: ZombicideGame, turn: Turn, option: opt.Attack | Command
) -> tuple[tuple[int, float], ...]:
    """Who may be expected to fall to an attack, by kind."""
    aim, counts = aim_of(game, turn, option), game.state.enemies[option.zone]
    if aim.burns:
        shields = consult(game, MolotovListener.shields, NO_KINDS, option.zone)
        return tuple([
            (foe, float(count)) for foe, count in enumerate(counts)
            if count and (not shields or foe in shields)
        ])  # fmt: skip
    if option.enemy >= 0:
        return ((option.enemy, _at_least(aim, game.world.foes[option.enemy].toughness)),)
    return falls_to(game.world, aim, counts)


def _friends(game: ZombicideGame, who: int, zone: int, option: opt.Attack | Command) -> bool:
    """Would a miss hit somebody?"""
    for other, survivor in enumerate(game.state.survivors):
        if survivor.zone == zone and other != who:
            return True
    machine = option.machine if isinstance(option, Command) else -1
    active, zones = machines_shown(game.state).active, unit_zones(game.state)
    return any(zones[unit] == zone and unit != machine for unit in game.zones_of(active))


@lru_cache(maxsize=16384)
def falls_to(
    world: ZombicideWorld, aim: UsualAttack, counts: tuple[int, ...]
) -> tuple[tuple[int, float], ...]:
    """Who may be expected to fall to an attack, by kind, the best first where one may choose.

    Otherwise whoever comes first in the order of targets shields the rest (Z-TARGET-05).
    """
    foes, worth = world.foes, marks_of(world).worth
    found: list[tuple[int, float]] = []
    needed, felled = 0, 0.0
    levels = (tuple(range(len(foes))),) if aim.choose else world.priority
    for level in levels:
        present = [foe for foe in level if counts[foe]]
        weak = [foe for foe in present if foes[foe].toughness <= aim.damage]
        for foe in sorted(weak, key=lambda foe: -worth[foe]):
            needed += counts[foe]
            total = _fewest(aim.dice, aim.chance, needed)
            found.append((foe, total - felled))
            felled = total
        if needed >= aim.dice or len(weak) < len(present):
            break
    return tuple(found)


def _felled(world: ZombicideWorld, aim: UsualAttack, counts: tuple[int, ...]) -> float:
    """The worth of those who fall to an attack."""
    worth = marks_of(world).worth
    return sum([worth[foe] * falls for foe, falls in falls_to(world, aim, counts)])


@lru_cache(maxsize=4096)
def _fewest(dice: int, chance: float, most: int) -> float:
    """The hits to be expected, if no more than so many count."""
    return sum([_tail(dice, chance, hits) for hits in range(1, min(dice, most) + 1)])


def _at_least(aim: UsualAttack, toughness: int) -> float:
    """The chance of enough hits to bring one enemy down together."""
    return _tail(aim.dice, aim.chance, -(-toughness // max(1, aim.damage)))


@lru_cache(maxsize=1024)
def _tail(dice: int, chance: float, needed: int) -> float:
    """The chance of so many hits or more."""
    return sum(
        comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits)
        for hits in range(needed, dice + 1)
    )


def nearness(game: ZombicideGame, zone: int) -> float:
    """How much enemies in a zone matter: those among survivors most, or near what must be held."""
    row = game.terrain.routes.distance[zone]
    near = marks_of(game.world).near
    steps = len(near)
    for survivor in game.state.survivors:
        if survivor.zone >= 0 and 0 <= row[survivor.zone] < steps:
            steps = row[survivor.zone]
    if guards_of(game.world):
        for held in guarded(game):
            if 0 < row[held] <= steps:
                steps = row[held] - 1
    return near[steps] if steps < len(near) else habits_of(game.world).far_off


def might(game: ZombicideGame, survivor: Survivor, who: int) -> float:
    """How many plain enemies a survivor brings down with one attack, at best."""
    best = 0.0
    for cards, mode, _, weapon in in_hand(game, survivor, game.traits(who)):
        if weapon.special is not None or (weapon.needs and not survivor.attached):
            continue
        strike = Strike(who, max(0, survivor.zone), cards, mode)
        best = max(best, _aim(game, profile_of(game, strike), False, False).hits)
    return best


# -- cards ---------------------------------------------------------------------------------


def card_worth(gear: Gear, habits: Habits) -> float:
    """How good a card is to have: weapons by what they bring down, the rest by taste."""
    worth = 0.0
    by_damage = (habits.damage_none, habits.damage_one, habits.damage_two, habits.damage_three)
    for weapon in gear.weapons:
        burns = weapon.special is not None
        power = habits.fire if burns else weapon.dice * (7 - weapon.accuracy) / 6
        power *= by_damage[min(3, weapon.damage)] if weapon.damage else 1.0
        power *= habits.range_none + habits.range_step * min(3, weapon.farthest)
        power *= habits.fed if weapon.needs else 1.0
        worth = max(worth, power)
    if gear.has("ignore-attack"):
        worth = max(worth, habits.armor)
    if gear.item is not None:
        worth = max(worth, habits.item)
    if gear.re_rolls or gear.attaches_to:
        worth = max(worth, habits.extra)
    if gear.has("oxygen"):
        worth = max(worth, habits.oxygen)
    if gear.has("opens-doors"):
        worth += habits.opener
    return worth


def kept_for(world: ZombicideWorld, gear: Gear) -> float:
    """What it is worth to keep a card that goals are reached with."""
    return habits_of(world).asked if gear.id in serving(world) else 0.0


def kept_in_hand(world: ZombicideWorld, gear: Gear) -> float:
    """The same in hand, where tools with which somebody attacks have to be."""
    return kept_for(world, gear) if gear.weapons and gear.id in tools_of(world) else 0.0


def slot_worth(gear: Gear, habits: Habits) -> float:
    """How good a card is in a slot: a hand is for weapons and tools."""
    if gear.has("opens-doors"):
        return card_worth(gear, habits) + habits.in_hand
    if gear.slot == "hand" and not gear.weapons:
        return min(USELESS, card_worth(gear, habits))
    return card_worth(gear, habits)


def armed(game: ZombicideGame, survivor: Survivor) -> float:
    """The worth of what a survivor holds in hand."""
    worth = marks_of(game.world).slots
    return sum(worth[card] for card in survivor.hands if card != EMPTY)
