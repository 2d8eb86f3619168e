"""Exact chances of dice, as fractions: the best of several, what Toughness cancels, what lands."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial
from typing import TypeAlias

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.procedures.dice import companion_dice, lawyers_penalty
from shambler.games.dawn.procedures.hits import tough_to

Chances: TypeAlias = dict[int, Fraction]


@cache
def throws(dice: int) -> tuple[tuple[tuple[int, ...], Fraction], ...]:
    """Every throw of so many dice, sorted, with its chance."""
    found = []
    for faces in combinations_with_replacement(range(1, 7), dice):
        ways = factorial(dice)
        for face in set(faces):
            ways //= factorial(faces.count(face))
        found.append((faces, Fraction(ways, 6**dice)))
    return tuple(found)


@cache
def best_die(dice: int) -> Chances:
    """The best of so many dice."""
    found: Chances = defaultdict(Fraction)
    for faces, chance in throws(dice):
        found[faces[-1]] += chance
    return dict(found)


@cache
def best_total(dice: int, penalty: int) -> Chances:
    """The sum of the best two of so many dice, less a penalty, never below 2."""
    found: Chances = defaultdict(Fraction)
    for faces, chance in throws(dice):
        found[max(2, faces[-1] + faces[-2] - penalty)] += chance
    return dict(found)


@cache
def uncancelled(hits: int, dice: int, cancels_from: int, penalty: int) -> Chances:
    """Hits that are left when the best dice, one for each Hit, cancel from a number on."""
    found: Chances = defaultdict(Fraction)
    for faces, chance in throws(dice):
        best = faces[dice - hits :]
        found[sum(max(1, face - penalty) < cancels_from for face in best)] += chance
    return dict(found)


def suffered(game: DawnGame, unit: int, hits: int) -> Chances:
    """How many of these Hits land on a unit, Tough and Rugged dice counted."""
    cancels_from = game.world.units.tough_from[unit]
    if cancels_from > 6 or not hits:
        return {hits: Fraction(1)}
    dice = hits + companion_dice(game, unit)
    return uncancelled(hits, dice, cancels_from, lawyers_penalty(game, unit))


def zeds_left(game: DawnGame, zed: int) -> int:
    """Hits that would eliminate a Zeds unit."""
    return 2 * game.world.zeds.hits[zed] - game.state.zed_damage[zed]


def on_zeds(game: DawnGame, zeds: list[int], hits: int) -> Chances:
    """How many Hits land if those who are not Tough take as many as they can."""
    plain = sum(zeds_left(game, zed) for zed in zeds if not tough_to(game, zed))
    tough = [zed for zed in zeds if tough_to(game, zed)]
    if not tough or hits <= plain:
        return {min(hits, plain): Fraction(1)}
    more = hits - plain
    most = sum(zeds_left(game, zed) for zed in tough)
    # A die that is low cancels: the same as one that is high, turned round.
    likely = uncancelled(more, more, 7 - tough_to(game, tough[0]), 0)
    found: Chances = defaultdict(Fraction)
    for landed, chance in likely.items():
        found[plain + min(landed, most)] += chance
    return dict(found)


def at_least(chances: Chances, count: int) -> Fraction:
    """The chance of so many or more."""
    return sum((p for number, p in chances.items() if number >= count), Fraction(0))
