"""Exact odds of attacks: how many hits, with every re-roll and skill (no sampling).

Re-rolls are a choice. The odds assume the choice that gives the most hits on average: roll again
when the dice show fewer hits than a fresh roll promises.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from shambler.games.zombicide import options as opt
from shambler.games.zombicide.procedures.combat import Profile, Strike, profile, strike_of
from shambler.games.zombicide.procedures.turn import Turn
from shambler.games.zombicide.table import Table
from shambler.kernel.decision import Option
from shambler.kernel.odds import Odds

Distribution = tuple[tuple[int, Fraction], ...]
ROUNDS_OF_SIXES = 12  # a further die after so many sixes in a row is beyond any game


def attack_odds(game: Table, option: Option) -> Odds | None:
    """The odds of an attack option; ``None`` for everything that rolls no dice."""
    strike = _strike(game, option)
    if strike is None or strike.weapon(game).hellfire:
        return None
    found = profile(game, strike)
    chances = hits_of(found)
    return Odds("hits", dict(chances), found.dice, _facts(game, strike, found, chances))


def _strike(game: Table, option: Option) -> Strike | None:
    turn = game.state.stack[-1]
    if not isinstance(turn, Turn):
        return None
    if isinstance(option, opt.Attack):
        return strike_of(game, turn, option)
    if isinstance(option, opt.Command) and option.order != "move":
        weapons = game.world.machine_weapons[option.machine]
        ranged = option.order == "ranged"
        mode = next(i for i, w in enumerate(weapons) if (w.combat == 1) == ranged)
        return Strike(turn.who, option.zone, (), mode, option.machine, option.enemy)
    return None


def _facts(
    game: Table, strike: Strike, found: Profile, chances: Distribution
) -> dict[str, Fraction]:
    """The chance to bring somebody down, and to hurt a friend."""
    foes, counts = game.world.foes, game.state.enemies[strike.zone]
    if strike.enemy >= 0:
        needed = -(-foes[strike.enemy].toughness // max(1, found.damage))
        return {"kill": _at_least(chances, needed)}
    weakest = [f for f, n in enumerate(counts) if n and foes[f].toughness <= found.damage]
    free = found.choose or strike.weapon(game).combat == 0
    if not free:
        levels = [level for level in game.world.priority if any(counts[f] for f in level)]
        first = levels[0] if levels else ()
        weakest = [f for f in weakest if f in first]
    return {"kill": _at_least(chances, 1) if weakest else Fraction(0)}


def _at_least(chances: Distribution, count: int) -> Fraction:
    return sum((p for hits, p in chances if hits >= count), Fraction(0))


def hits_of(found: Profile) -> Distribution:
    """The distribution of hits of a profile."""
    least = max(1, min(7, found.accuracy - found.plus))
    best = max(found.dice, found.by_enemies)
    again = len(found.re_rolls)
    return _rolled(best, least, again, 6 - found.plus if found.sixes else 0)


@lru_cache(maxsize=4096)
def _rolled(dice: int, least: int, again: int, six: int) -> Distribution:
    """Hits of so many dice, hitting from ``least`` on, with ``again`` optional re-rolls."""
    plain = _plain(dice, least, six)
    if not again:
        return plain
    better = _rolled(dice, least, again - 1, six)
    mean = sum((hits * p for hits, p in better), Fraction(0))
    stay = {hits: p for hits, p in plain if hits >= mean}
    leave = sum((p for hits, p in plain if hits < mean), Fraction(0))
    for hits, p in better:
        stay[hits] = stay.get(hits, Fraction(0)) + leave * p
    return tuple(sorted(stay.items()))


@lru_cache(maxsize=4096)
def _plain(dice: int, least: int, six: int, rounds: int = ROUNDS_OF_SIXES) -> Distribution:
    """Hits without re-rolls; with ``six`` every die from there on brings another die."""
    if not six or rounds == 0:
        return _binomial(dice, Fraction(max(0, 7 - least), 6))
    found: dict[int, Fraction] = {0: Fraction(1)}
    one = _exploding(least, six, rounds)
    for _ in range(dice):
        found = _add(found, one)
    return tuple(sorted(found.items()))


def _exploding(least: int, six: int, rounds: int) -> dict[int, Fraction]:
    """Hits of a single die that is followed by another as long as it shows a six."""
    found: dict[int, Fraction] = {}
    more = dict(_plain(1, least, six, rounds - 1))
    for face in range(1, 7):
        hit = int(face >= least)
        if face >= six:
            for hits, p in more.items():
                found[hit + hits] = found.get(hit + hits, Fraction(0)) + p / 6
        else:
            found[hit] = found.get(hit, Fraction(0)) + Fraction(1, 6)
    return found


def _add(a: dict[int, Fraction], b: dict[int, Fraction]) -> dict[int, Fraction]:
    found: dict[int, Fraction] = {}
    for x, p in a.items():
        for y, q in b.items():
            found[x + y] = found.get(x + y, Fraction(0)) + p * q
    return found


def _binomial(dice: int, chance: Fraction) -> Distribution:
    found = {0: Fraction(1)}
    one = {0: 1 - chance, 1: chance}
    for _ in range(dice):
        found = _add(found, one)
    return tuple(sorted((hits, p) for hits, p in found.items() if p))
