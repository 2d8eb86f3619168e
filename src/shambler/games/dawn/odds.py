"""Exact odds of what an option rolls: combat, Gunfire, Forage, re-rolls, Traps."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from functools import cache
from itertools import product

from shambler.games.dawn.abilities.blue import citadel_shift
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.dawn_world import Finds
from shambler.games.dawn.effects.units import CombatShift
from shambler.games.dawn.options.actions import (
    AnyShot,
    CitadelShot,
    ForageHere,
    Move,
    PlayHeldCard,
)
from shambler.games.dawn.options.picks import PickUnit, RollAgain, TryAbility
from shambler.games.dawn.procedures.avoid import AskReRoll, PickDefender, SetTraps
from shambler.games.dawn.procedures.columns import fight_column, fight_result
from shambler.games.dawn.procedures.combat import Fight, changed, current_fight
from shambler.games.dawn.procedures.forage import forage_bonus
from shambler.games.dawn.procedures.gunfire import shot_column
from shambler.games.dawn.procedures.hits import tough_to
from shambler.games.dawn.procedures.windows import HeldCardWindow
from shambler.kernel.decision import Option
from shambler.kernel.odds import Odds

Chances = dict[int, Fraction]
DIE = Fraction(1, 6)


def odds_of(game: DawnGame, option: Option) -> Odds | None:
    """What the dice of this option can do; ``None`` where it rolls none."""
    if isinstance(option, Move):
        return attack_odds(game, option)
    if isinstance(option, AnyShot):
        return gunfire_odds(game, option)
    if isinstance(option, ForageHere):
        return forage_odds(game, option.unit)
    if isinstance(option, TryAbility):
        works = Fraction(7 - game.world.units.traps_from[option.unit], 6)
        return Odds("traps", {0: 1 - works, 1: works}, 1, {"works": works})
    return coming_fight_odds(game, option)


def coming_fight_odds(game: DawnGame, option: Option) -> Odds | None:
    """A combat is going on, and this answer leads to its dice."""
    asking = game.state.stack[-1]
    if type(asking) not in BEFORE_THE_DICE:
        return None
    if type(asking) is HeldCardWindow and asking.moment != "BEFORE_FIGHT":
        return None
    fight = game.state.stack[current_fight(game)]
    assert type(fight) is Fight
    if isinstance(option, PickUnit):
        fight = changed(fight, unit=option.unit)
    elif isinstance(option, PlayHeldCard):
        program = game.world.programs[game.world.fate[option.fate].program]
        shift = sum(effect.shift for effect in program if isinstance(effect, CombatShift))
        if not shift:
            return None
        fight = changed(fight, shift=fight.shift + shift)
    elif isinstance(option, RollAgain):
        fight = changed(fight, again=True)
    elif type(asking) is AskReRoll:
        return None  # the dice have fallen, and stand
    return fight_odds(game, fight)


BEFORE_THE_DICE = (PickDefender, SetTraps, HeldCardWindow, AskReRoll)


@cache
def totals() -> dict[int, Fraction]:
    """The chances of each total of two dice."""
    found: dict[int, Fraction] = defaultdict(Fraction)
    for one, other in product(range(1, 7), repeat=2):
        found[one + other] += Fraction(1, 36)
    return dict(found)


def attack_odds(game: DawnGame, option: Move) -> Odds | None:
    """The combat a move starts, without held cards; a move into an empty space rolls nothing."""
    if option.place not in game.state.zed_at:
        return None
    return fight_odds(game, Fight(option.place, option.unit, True))


def fight_odds(game: DawnGame, fight: Fight) -> Odds:
    """Hits on the Zeds, Hits on the unit, and who loses.

    Tough and Rugged dice count. A unit that may roll again does so when it has lost. Hits on a mob
    go to units that are not Tough as long as these can take them.
    """
    units, unit, zeds = game.world.units, fight.unit, game.zeds_at(fight.place)
    column = fight_column(game, fight)
    results = {total: fight_result(game, fight, column, total) for total in totals()}
    re_roll = units.re_roll[unit] and not fight.again
    lost = sum((p for total, p in totals().items() if not results[total][2]), Fraction(0))
    landed: Chances = defaultdict(Fraction)
    taken: Chances = defaultdict(Fraction)
    won = Fraction(0)
    for total, chance in totals().items():
        zeds_hits, unit_hits, zeds_lose = results[total]
        if re_roll:  # a first roll that is won stands; a lost one is rolled again
            chance = chance * lost + (chance if zeds_lose else 0)
        won += chance if zeds_lose else 0
        for hits, likely in on_zeds(game, zeds, zeds_hits).items():
            landed[hits] += chance * likely
        for hits, likely in suffered(unit_hits, units.tough_from[unit]).items():
            taken[hits] += chance * likely
    facts = {
        "zeds-lose": won,
        "unit-loses": 1 - won,
        "unit-falls": at_least(taken, 2 * units.hits[unit] - game.state.unit_damage[unit]),
        "zeds-fall": at_least(landed, sum(hits_left(game, zed) for zed in zeds)),
    }
    facts |= {f"taken-{hits}": p for hits, p in sorted(taken.items())}
    return Odds("fight", dict(landed), 2, facts)


def at_least(chances: Chances, count: int) -> Fraction:
    """The chance of so many or more."""
    return sum((p for number, p in chances.items() if number >= count), Fraction(0))


def hits_left(game: DawnGame, zed: int) -> int:
    """Hits that would eliminate a Zeds unit."""
    return 2 * game.world.zeds.hits[zed] - game.state.zed_damage[zed]


def on_zeds(game: DawnGame, zeds: list[int], hits: int) -> Chances:
    """How many Hits land if those who are not Tough take as many as they can."""
    plain = sum(hits_left(game, zed) for zed in zeds if not tough_to(game, zed))
    tough = [zed for zed in zeds if tough_to(game, zed)]
    if not tough or hits <= plain:
        return {min(hits, plain): Fraction(1)}
    likely = binomial(hits - plain, Fraction(6 - tough_to(game, tough[0]), 6))
    most = sum(hits_left(game, zed) for zed in tough)
    found: Chances = defaultdict(Fraction)
    for more, chance in likely.items():
        found[plain + min(more, most)] += chance
    return found


def suffered(hits: int, tough_from: int) -> Chances:
    """How many of these Hits land on a unit that cancels each on ``tough_from`` or more."""
    return binomial(hits, Fraction(min(tough_from, 7) - 1, 6))


def binomial(count: int, chance: Fraction) -> Chances:
    """How many of so many independent tries succeed."""
    found: Chances = {0: Fraction(1)}
    for _ in range(count):
        step: Chances = defaultdict(Fraction)
        for done, likely in found.items():
            step[done] += likely * (1 - chance)
            step[done + 1] += likely * chance
        found = step
    return {n: p for n, p in found.items() if p}


def gunfire_odds(game: DawnGame, option: AnyShot) -> Odds:
    """Hits on the target, Tough dice counted; Hits beyond the last are lost (DOZ-GUN-08)."""
    extra = citadel_shift(game) if isinstance(option, CitadelShot) else 0
    column = shot_column(game, option.unit, option.distance, extra)
    hits: Chances = defaultdict(Fraction)
    for total, chance in totals().items():
        rolled = game.world.tables.gunfire[column][total]
        for landed, likely in on_zeds(game, [option.zed], rolled).items():
            hits[landed] += chance * likely
    kill = at_least(hits, hits_left(game, option.zed))
    return Odds("gunfire", dict(hits), 2, {"eliminates": kill})


def forage_odds(game: DawnGame, unit: int) -> Odds:
    """How much is found, Supplies and Ammo together; and the chance of any Ammo."""
    world = game.world
    dice, bonus = world.units.forage_dice[unit], forage_bonus(game, unit)
    table = world.tables.forage[world.board.forage[game.state.unit_at[unit]]]
    found: Chances = defaultdict(Fraction)
    ammo = Fraction(0)
    for faces in product(range(1, 7), repeat=dice):
        finds = table[min(6, max(faces) + bonus)]
        times = 2 if dice > 1 and len(set(faces)) == 1 else 1
        chance = DIE**dice
        found[times * worth(finds, world.features.supplies)] += chance
        ammo += chance if finds.ammo or finds.or_ammo else 0
    return Odds("forage", dict(found), dice, {"ammo": ammo})


def worth(finds: Finds, supplies: bool) -> int:
    """How many things a number of the Forage table brings."""
    if finds.or_ammo:
        return finds.or_ammo
    return finds.ammo + (finds.supplies if supplies else 0)
