"""Exact odds of what an option rolls: fights, shots, Forage, Research, Saving Rolls, abilities."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from itertools import product

from shambler.games.dawn.abilities.blue import citadel_shift
from shambler.games.dawn.abilities.facts import Charge, Stealth
from shambler.games.dawn.chances import (
    Chances,
    at_least,
    best_die,
    best_total,
    on_zeds,
    suffered,
    zeds_left,
)
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.dawn_world import Finds
from shambler.games.dawn.effects.units import CombatShift
from shambler.games.dawn.options.actions import (
    AnyShot,
    CitadelShot,
    ForageHere,
    Move,
    PlayHeldCard,
    ShootRaiders,
)
from shambler.games.dawn.options.picks import PickUnit, RollAgain, TryAbility, UseIt
from shambler.games.dawn.options.research import TryResearch
from shambler.games.dawn.options.versus import Arrest
from shambler.games.dawn.procedures.arrest import arrest_bonus
from shambler.games.dawn.procedures.assassin import WITHDRAWS_ON
from shambler.games.dawn.procedures.avoid import AskReRoll, PickDefender, SetTraps
from shambler.games.dawn.procedures.columns import fight_column, fight_result
from shambler.games.dawn.procedures.combat import Fight, changed, current_fight
from shambler.games.dawn.procedures.combat_before import fight_dice
from shambler.games.dawn.procedures.defences import Guard
from shambler.games.dawn.procedures.dice import companion_dice, lawyers_penalty
from shambler.games.dawn.procedures.forage import (
    forage_dice,
    forage_result,
    forage_table,
    survival_supplies,
)
from shambler.games.dawn.procedures.gunfire import shot_column
from shambler.games.dawn.procedures.research import research_skill
from shambler.games.dawn.procedures.retreat import room_ahead
from shambler.games.dawn.procedures.saving import saving_bonus, saving_dice
from shambler.games.dawn.procedures.windows import HeldCardWindow
from shambler.games.dawn.state import NOBODY, TOWN
from shambler.kernel.decision import Option
from shambler.kernel.odds import Odds


def odds_of(game: DawnGame, option: Option) -> Odds | None:
    """What the dice of this option can do; ``None`` where it rolls none."""
    if isinstance(option, Move):
        return attack_odds(game, option)
    if isinstance(option, AnyShot | ShootRaiders):
        return gunfire_odds(game, option)
    if isinstance(option, ForageHere):
        return forage_odds(game, option.unit)
    if isinstance(option, TryResearch):
        return research_odds(game, option.unit)
    if isinstance(option, Arrest):
        return arrest_odds(game, option)
    if isinstance(option, TryAbility):
        return trial(game, option.unit, "traps", game.world.units.traps_from[option.unit])
    if isinstance(option, UseIt):
        return ability_odds(game, option)
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


# -- combat --------------------------------------------------------------------------------


def attack_odds(game: DawnGame, option: Move) -> Odds | None:
    """The combat a move starts, without held cards; a move into an empty space rolls nothing."""
    if option.unit in game.world.units.refugees:
        return None
    if option.place in game.state.zed_at:
        return fight_odds(game, Fight(option.place, option.unit, True))
    raiders = game.raiders_at(option.place)
    if raiders:
        return fight_odds(game, Fight(option.place, option.unit, True, foe=raiders[0]))
    return None


def fight_odds(game: DawnGame, fight: Fight) -> Odds:
    """Hits on the Zeds, Hits on the unit, who loses, and where the unit would go then.

    Tough and Rugged dice count, and so do more dice than two and lawyers. A unit that may roll
    again does so when it has lost. Hits on a mob go to units that are not Tough as long as these
    can take them. Against Raiders read them for the Zeds.
    """
    units, unit = game.world.units, fight.unit
    rolls = best_total(fight_dice(game, fight), lawyers_penalty(game, unit))
    column = fight_column(game, fight)
    results = {total: fight_result(game, fight, column, total) for total in rolls}
    re_roll = units.re_roll[unit] and not fight.again
    lost = sum((p for total, p in rolls.items() if not results[total][2]), Fraction(0))
    landed: Chances = defaultdict(Fraction)
    taken: Chances = defaultdict(Fraction)
    won = Fraction(0)
    for total, chance in rolls.items():
        zeds_hits, unit_hits, zeds_lose = results[total]
        if re_roll:  # a first roll that is won stands; a lost one is rolled again
            chance = chance * lost + (chance if zeds_lose else 0)
        won += chance if zeds_lose else 0
        for hits, likely in on_the_others(game, fight, zeds_hits).items():
            landed[hits] += chance * likely
        for hits, likely in suffered(game, unit, unit_hits).items():
            taken[hits] += chance * likely
    facts = {
        "zeds-lose": won,
        "unit-loses": 1 - won,
        "unit-falls": at_least(taken, units.life[unit] - game.state.unit_damage[unit]),
        "zeds-fall": at_least(landed, hits_to_fell(game, fight)),
    }
    facts |= {f"taken-{hits}": p for hits, p in sorted(taken.items())}
    return Odds("fight", dict(landed), 2, facts, {"unit": unit, "place": way_back(game, fight)})


def on_the_others(game: DawnGame, fight: Fight, hits: int) -> Chances:
    """How many Hits land on the other side."""
    if fight.foe != NOBODY:
        return {min(hits, hits_to_fell(game, fight)): Fraction(1)}
    return on_zeds(game, game.zeds_against(fight.unit, fight.place), hits)


def hits_to_fell(game: DawnGame, fight: Fight) -> int:
    """Hits that eliminate everybody on the other side."""
    if fight.foe != NOBODY:
        return game.world.units.life[fight.foe] - game.state.unit_damage[fight.foe]
    return sum(zeds_left(game, zed) for zed in game.zeds_against(fight.unit, fight.place))


def way_back(game: DawnGame, fight: Fight) -> int:
    """Where the unit goes if it loses: back where it came from, or toward Town Center."""
    if fight.attacking:
        at = game.state.unit_at[fight.unit]
        if at == fight.place:
            return fight.path[0] if fight.path else at
        path = game.world.moves.path(at, fight.place)
        return path[0]
    return room_ahead(game, fight.unit, fight.place) if fight.place != TOWN else TOWN


# -- Gunfire ---------------------------------------------------------------------------------


def gunfire_odds(game: DawnGame, option: AnyShot | ShootRaiders) -> Odds:
    """Hits on the target, Tough dice counted; Hits beyond the last are lost (DOZ-GUN-08)."""
    by_order = isinstance(option, CitadelShot) or getattr(option, "by", "") == "citadel"
    column = shot_column(game, option.unit, option.distance, citadel_shift(game) if by_order else 0)
    hits: Chances = defaultdict(Fraction)
    rolls = best_total(2 + companion_dice(game, option.unit), lawyers_penalty(game, option.unit))
    if isinstance(option, ShootRaiders):
        left = game.world.units.life[option.foe] - game.state.unit_damage[option.foe]
    else:
        left = zeds_left(game, option.zed)
    for total, chance in rolls.items():
        rolled = game.world.tables.gunfire[column][total]
        if isinstance(option, ShootRaiders):
            hits[min(rolled, left)] += chance
        else:
            for landed, likely in on_zeds(game, [option.zed], rolled).items():
                hits[landed] += chance * likely
    return Odds("gunfire", dict(hits), 2, {"eliminates": at_least(hits, left)})


# -- single dice -------------------------------------------------------------------------------


def forage_odds(game: DawnGame, unit: int) -> Odds:
    """How much is found, Supplies and Ammo together; and the chance of any Ammo."""
    supplies, table = game.world.features.supplies, forage_table(game, unit)
    found: Chances = defaultdict(Fraction)
    dice, ammo = forage_dice(game, unit), Fraction(0)
    chance = Fraction(1, 6**dice)
    extra = survival_supplies(game, unit) if supplies else 0
    for faces in product(range(1, 7), repeat=dice):
        number, times = forage_result(game, unit, faces)
        finds = table[number]
        found[extra + times * worth(finds, supplies)] += chance
        ammo += chance if finds.ammo or finds.or_ammo else 0
    return Odds("forage", dict(found), dice, {"ammo": ammo})


def worth(finds: Finds, supplies: bool) -> int:
    """How many things a number of the Forage table brings."""
    if finds.or_ammo:
        return finds.or_ammo
    return finds.ammo + (finds.supplies if supplies else 0)


def research_odds(game: DawnGame, unit: int) -> Odds:
    """The chance to reveal the next card (DOZ-RES-01)."""
    needed = game.world.research.cards[game.state.current_research].next
    return trial(game, unit, "research", needed - research_skill(game, unit))


def arrest_odds(game: DawnGame, option: Arrest) -> Odds:
    """The chance of an Arrest (DOZ-VS-09)."""
    bonus = arrest_bonus(game, option.leader, option.unit)
    return trial(game, option.leader, "arrest", game.world.tables.arrest_from - bonus)


def ability_odds(game: DawnGame, option: UseIt) -> Odds | None:
    """Saving Rolls, and abilities that somebody may try now."""
    unit, own = option.unit, game.world.units.abilities[option.unit]
    asking = game.state.stack[-1]
    if option.what == "save":
        return saving_odds(game, unit)
    if type(asking) is Guard:
        return trial(game, unit, "traps", asking.works_from)
    if option.what == "stealth":
        return trial(game, unit, "traps", next(a.works_from for a in own if type(a) is Stealth))
    if option.what == "charge":
        return trial(game, unit, "traps", next(a.works_from for a in own if type(a) is Charge))
    if option.what == "assassin":
        return trial(game, unit, "assassin", WITHDRAWS_ON + 1)
    return None


def saving_odds(game: DawnGame, unit: int) -> Odds:
    """The chance to survive, with everything that helps or hinders (DOZ-SAVE-01)."""
    needed = game.world.tables.survives_from - saving_bonus(game, unit)
    dice = saving_dice(game, unit)
    works = at_least(best_die(dice), needed)
    return Odds("save", {0: 1 - works, 1: works}, dice, {"works": works})


def trial(game: DawnGame, unit: int, what: str, needed: int) -> Odds:
    """A single-die roll of a unit that has to reach a number."""
    dice, penalty = 1 + companion_dice(game, unit), lawyers_penalty(game, unit)
    works = sum(
        (p for face, p in best_die(dice).items() if max(1, face - penalty) >= needed), Fraction(0)
    )
    return Odds(what, {0: 1 - works, 1: works}, dice, {"works": works})
