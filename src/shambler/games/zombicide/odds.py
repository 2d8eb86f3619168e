"""Exact odds of attacks, with every re-roll and skill: fractions, no sampling.

Re-rolls are a choice. The odds are those of a player who wants as many enemies down as possible and
rolls again where a fresh roll promises more of them; who is content keeps what lies there. More
dice for sixes are always taken. Where a skill leaves the number of dice open, more are rolled.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from typing import Final, TypeAlias

import msgspec

from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.combat import Profile, Strike, profile_of, strike_of
from shambler.games.zombicide.core.friendly_fire import friends_in, most_misses
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.traits import RANGED
from shambler.games.zombicide.core.turn import Turn
from shambler.games.zombicide.skills.reflexes import React
from shambler.games.zombicide.systems.all_out.all_out import all_out_strike
from shambler.games.zombicide.systems.all_out.options import AllOut
from shambler.games.zombicide.systems.backpack.backpack import strike_of as pack_strike
from shambler.games.zombicide.systems.backpack.options import PackAttack
from shambler.games.zombicide.systems.machines.commands import strike_of_machine
from shambler.games.zombicide.systems.machines.options import Command
from shambler.kernel.decision import Option
from shambler.kernel.odds import Odds

Roll: TypeAlias = tuple[int, int]  # hits and misses
Distribution: TypeAlias = dict[Roll, Fraction]
ROUNDS_OF_SIXES: Final = 12  # twelve sixes in a row are counted, whatever would follow them is not
SIDES: Final = 6


def attack_odds(game: ZombicideGame, option: Option) -> Odds | None:
    """The odds of an attack option; ``None`` for everything that rolls no dice."""
    strike = _strike(game, option)
    if strike is None or not strike.weapon(game).dice:
        return None
    found = profile_of(game, strike)
    if found.by_enemies > found.dice:
        found = profile_of(game, strike, by_enemies=True)
    goal = Goal.of(game, strike, found)
    rolls = all_dice(found, goal.falls)
    hits: dict[int, Fraction] = {}
    for (count, _), chance in rolls.items():
        hits[count] = hits.get(count, Fraction(0)) + chance
    chances = dict(sorted(hits.items()))
    facts = {"kill": _chance(rolls, lambda roll: goal.falls(roll[0]) > 0)}
    if found.pushed:
        facts["break"] = 1 - Fraction(SIDES - 1, SIDES) ** found.pushed
    dice, kind = found.dice + found.pushed, "all-out-" if found.pushed else ""
    friends = friends_in(game, strike) if strike.weapon(game).combat == RANGED else []
    if not friends or found.careful:
        if friends:
            facts["friendly-fire"] = Fraction(0)
        return Odds(f"{kind}hits", chances, dice, facts)
    facts |= _strays(rolls, most_misses(game, friends, found.friendly_damage))
    about = {"damage": found.friendly_damage}
    return Odds(f"{kind}hits-and-strays", chances, dice, facts, about)


def _strays(rolls: Distribution, most: int | None) -> dict[str, Fraction]:
    """What a shot does to friends: the chances of any stray shot, of exactly so many, and of more
    than ``most`` of them, so that somebody falls however they are shared out (Z-FRIEND-01)."""
    strays: dict[int, Fraction] = {}
    for (_, misses), chance in rolls.items():
        strays[misses] = strays.get(misses, Fraction(0)) + chance
    return {
        "friendly-fire": _chance(rolls, lambda roll: roll[1] > 0),
        **{f"stray-{count}": chance for count, chance in sorted(strays.items())},
        "friend-falls": _chance(rolls, lambda roll: most is not None and roll[1] > most),
    }


def _chance(rolls: Distribution, wanted: Callable[[Roll], bool]) -> Fraction:
    return sum((chance for roll, chance in rolls.items() if wanted(roll)), Fraction(0))


def _strike(game: ZombicideGame, option: Option) -> Strike | None:
    """The attack behind an option of a turn, or of an answer to a spawn."""
    frame = game.state.stack[-1]
    turn = frame.turn if isinstance(frame, React) else frame
    if not isinstance(turn, Turn):
        return None
    if isinstance(option, opt.Attack):
        return strike_of(game, turn, option)[0]
    if isinstance(option, AllOut):
        return all_out_strike(game, turn.who, option)
    if isinstance(option, PackAttack):
        return pack_strike(game, turn.who, option)
    if isinstance(option, Command) and option.order != "move":
        return strike_of_machine(game, turn.who, option)
    return None


class Goal(msgspec.Struct, frozen=True):
    """What hits are good for: so many enemies can fall, or one that takes several hits."""

    most: int
    needed: int = 1  # hits that a concentrated attack needs

    @classmethod
    def of(cls, game: ZombicideGame, strike: Strike, found: Profile) -> Goal:
        """The enemies in the zone that this attack can bring down."""
        foes, counts = game.world.foes, game.state.enemies[strike.zone]
        if strike.enemy >= 0:
            return cls(1, -(-foes[strike.enemy].toughness // max(1, found.damage)))
        kinds = range(len(foes))
        levels = [tuple(kinds)] if found.choose else game.world.priority
        most = 0
        for level in levels:
            weak = [foe for foe in level if foes[foe].toughness <= found.damage]
            most += sum(counts[foe] for foe in weak)
            if any(counts[foe] for foe in level if foe not in weak):
                break  # those left shield the rest (Z-TARGET-05)
        return cls(most)

    def falls(self, hits: int) -> int:
        """How many enemies so many hits bring down."""
        return min(self.most, hits // self.needed)


# -- dice ----------------------------------------------------------------------------------


def all_dice(found: Profile, falls: Callable[[int], int]) -> Distribution:
    """The dice of a profile and those beyond its own, which lie still when others are re-rolled."""
    if not found.pushed:
        return rolls_of(found, falls)
    least = max(found.best, found.accuracy - found.plus)
    pushed = _plain(found.pushed, least, SIDES - found.plus if found.sixes else SIDES + 1)
    total: Distribution = {}
    for (hits, misses), chance in pushed.items():
        rest = rolls_of(found, lambda more, hits=hits: falls(hits + more))  # type: ignore[misc]
        for roll, share in _shift(rest, hits, misses).items():
            total[roll] = total.get(roll, Fraction(0)) + chance * share
    return total


def rolls_of(found: Profile, falls: Callable[[int], int]) -> Distribution:
    """The distribution of hits and misses of a profile, re-rolls used towards ``falls``."""
    least = max(found.best, found.accuracy - found.plus)
    plain = _plain(found.dice, least, SIDES - found.plus if found.sixes else SIDES + 1)
    # Sixes follow after the last re-roll: what counts at a re-roll is what the dice promise.
    first = _first(found.dice, least, SIDES - found.plus if found.sixes else SIDES + 1)
    return _with_re_rolls(first, plain, len(found.re_rolls), falls)


Faces: TypeAlias = tuple[
    int, int, int
]  # dice that miss, that hit, and that hit with another die to follow


def _with_re_rolls(
    first: dict[Faces, tuple[Fraction, Distribution]],
    plain: Distribution,
    re_rolls: int,
    falls: Callable[[int], int],
) -> Distribution:
    """Keep or roll again, once per source."""
    if not re_rolls:
        return plain
    again = _with_re_rolls(first, plain, re_rolls - 1, falls)
    hope = _promise(again, falls)
    found: Distribution = {}
    for chance, ends in first.values():
        chosen = again if _promise(ends, falls) < hope else ends
        for roll, share in chosen.items():
            found[roll] = found.get(roll, Fraction(0)) + chance * share
    return found


def _promise(rolls: Distribution, falls: Callable[[int], int]) -> Fraction:
    """How many enemies fall on average."""
    return sum((falls(hits) * chance for (hits, _), chance in rolls.items()), Fraction(0))


@lru_cache(maxsize=1024)
def _first(dice: int, least: int, six: int) -> dict[Faces, tuple[Fraction, Distribution]]:
    """What may lie on the table after one roll: its chance, and where it can still lead."""
    found: dict[Faces, tuple[Fraction, Distribution]] = {}
    for more in range(dice + 1):
        for hits in range(dice - more + 1):
            misses = dice - more - hits
            chance = _multinomial(misses, hits, more, least, six)
            if chance:
                ends = _shift(_plain(more, least, six), hits + more, misses)
                found[misses, hits, more] = (chance, ends)
    return found


def _multinomial(misses: int, hits: int, more: int, least: int, six: int) -> Fraction:
    """The chance of so many dice below ``least``, below ``six``, and from there on."""
    high = min(six, SIDES + 1)
    chances = (Fraction(least - 1, 6), Fraction(max(0, high - least), 6), Fraction(7 - high, 6))
    found, left = Fraction(1), misses + hits + more
    for count, chance in zip((misses, hits, more), chances, strict=True):
        for number in range(count):
            found *= chance * (left - number) / (count - number)
        left -= count
    return found


def _shift(rolls: Distribution, hits: int, misses: int) -> Distribution:
    return {(h + hits, m + misses): chance for (h, m), chance in rolls.items()}


@lru_cache(maxsize=4096)
def _plain(dice: int, least: int, six: int, rounds: int = ROUNDS_OF_SIXES) -> Distribution:
    """Hits and misses of so many dice; every face from ``six`` on brings another die."""
    found: Distribution = {(0, 0): Fraction(1)}
    one = _die(least, six, rounds) if dice else {}
    for _ in range(dice):
        found = _add(found, one)
    return found


@lru_cache(maxsize=1024)
def _die(least: int, six: int, rounds: int) -> Distribution:
    """A single die, and those that follow it while sixes come."""
    found: Distribution = {}
    for face in range(1, SIDES + 1):
        roll = (1, 0) if face >= least else (0, 1)
        follow = face >= six and rounds > 0
        ends = _shift(_die(least, six, rounds - 1), *roll) if follow else {roll: Fraction(1)}
        for end, chance in ends.items():
            found[end] = found.get(end, Fraction(0)) + chance / 6
    return found


def _add(a: Distribution, b: Distribution) -> Distribution:
    found: Distribution = {}
    for (hits, misses), chance in a.items():
        for (more, worse), share in b.items():
            roll = (hits + more, misses + worse)
            found[roll] = found.get(roll, Fraction(0)) + chance * share
    return found
