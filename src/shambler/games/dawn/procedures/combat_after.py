"""Hand-to-Hand combat after the dice: a second roll, Infection, Hits, and the loser's retreat.

The stages of DOZ-RUL-40 after the roll; see :mod:`shambler.games.dawn.procedures.combat`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.effects.lasting import FirstAttackRepeats
from shambler.games.dawn.effects.ongoing import Bait
from shambler.games.dawn.procedures import combat, retreat, stealth
from shambler.games.dawn.procedures.avoid import AskReRoll
from shambler.games.dawn.procedures.combat_before import defenders
from shambler.games.dawn.procedures.combat_ends import ZEDS_LOST, ZEDS_WON
from shambler.games.dawn.procedures.ending import lose
from shambler.games.dawn.procedures.hits import HitUnit, hit_zeds
from shambler.games.dawn.procedures.stock import change
from shambler.games.dawn.procedures.weapon import weapon_serves
from shambler.games.dawn.procedures.windows import open_window
from shambler.games.dawn.state import NOBODY, NOWHERE, TOWN, TOXIC
from shambler.kernel.structs import replace as changed

if TYPE_CHECKING:
    from shambler.games.dawn.procedures.combat import Fight

TOXIC_INFECTION: Final = 3  # DOZ-TOXIC-01


def roll_again(game: DawnGame, fight: Fight, after: int) -> Fight | None:
    """Some units may roll once more; the second result is final (DOZ-RUL-47)."""
    if fight.again or not game.world.units.re_roll[fight.unit]:
        return fight
    game.goto(changed(fight, at=after))
    game.call(AskReRoll(fight.unit, fight.zeds_hits, fight.unit_hits, fight.zeds_lose))
    return None


def after_zeds_won(game: DawnGame, fight: Fight, after: int) -> Fight | None:
    """Zeds attacked and won: a held card may turn it round."""
    if fight.attacking or fight.strike or fight.zeds_lose or fight.foe != NOBODY:
        return fight
    if not game.state.held:
        return fight
    return open_window(game, "ZEDS_WON", changed(fight, at=after))


def spread_infection(game: DawnGame, fight: Fight, after: int) -> Fight | None:
    """Combat with Zeds raises Infection, by the most that any of them causes (DOZ-HTH-11)."""
    if not game.world.features.infection or fight.foe != NOBODY or fight.strike:
        return fight
    if game.world.units.no_infection[fight.unit]:  # DOZ-RIOT-01, DOZ-HORATIUS-05
        return fight
    infection, marks = game.world.zeds.infection, game.state.zed_marks
    zeds = game.zeds_against(fight.unit, fight.place)
    most = max([TOXIC_INFECTION if marks[z] & TOXIC else infection[z] for z in zeds], default=0)
    now = changed(fight, at=after)
    game.goto(now)
    change(game, "infection", most, "DOZ-HTH-11")
    return None if game.state.stack[-1] is not now else now


def land_hits(game: DawnGame, fight: Fight, after: int) -> Fight | None:
    """Hits on both sides, before any retreat; whoever has left takes none (DOZ-HTH-10)."""
    now = changed(fight, at=after)
    game.goto(now)
    if fight.unit_hits and game.state.unit_at[fight.unit] == fight.place:
        game.call(HitUnit(fight.unit, fight.unit_hits))
    if fight.foe == NOBODY:
        hit_zeds(game, game.zeds_against(fight.unit, fight.place), fight.zeds_hits)
    elif fight.zeds_hits:
        game.call(HitUnit(fight.foe, fight.zeds_hits))
    return None if game.state.stack[-1] is not now else now


def spring_bait(game: DawnGame, fight: Fight, after: int) -> Fight | None:
    """Zed Bait: a Hit on Zeds that attacked a Player unit, even if it fell."""
    if fight.attacking or fight.foe != NOBODY or not game.world.features.research:
        return fight
    bait = sum(effect.hits for effect in game.standing() if type(effect) is Bait)
    if not bait or not weapon_serves(game, fight.unit):
        return fight
    game.goto(changed(fight, at=after))
    hit_zeds(game, game.zeds_at(fight.place), bait)
    return None


def after_combat(game: DawnGame, fight: Fight, after: int) -> Fight | None:
    """Hits that a card costs afterwards (F-Y05)."""
    if not fight.after or game.state.unit_at[fight.unit] != fight.place:
        return fight
    game.goto(changed(fight, at=after))
    game.call(HitUnit(fight.unit, fight.after))
    return None


def loser_retreats(game: DawnGame, fight: Fight, after: int) -> Fight | None:
    """The losing side goes back one space if it survives (DOZ-RET-01, DOZ-RUL-42)."""
    game.goto(changed(fight, at=after))
    if fights_again(game, fight):
        return None
    if fight.zeds_lose:
        zeds = game.zeds_against(fight.unit, fight.place)
        if fight.foe != NOBODY:
            if game.state.unit_at[fight.foe] == fight.place:
                retreat.raiders_back(game, fight.foe)
        elif zeds:
            home = fight.path[0] if fight.place == TOWN and fight.path else NOWHERE
            game.call(retreat.RetreatZeds(tuple(zeds), home=home))
            along = companions_of_zeds(game, fight)
            if along:
                game.call(retreat.GoWithZeds(along, tuple(zeds), fight.place))
    elif fight.place == TOWN and fight.foe == NOBODY and not fight.attacking:
        lose(game, "overrun", "DOZ-CLARION-03")
    elif fight.unit in game.world.units.raiders:  # DOZ-RAID-10, DOZ-RUL-44
        if game.state.unit_at[fight.unit] == fight.place:
            retreat.raiders_back(game, fight.unit)
    elif fight.attacking:
        if game.state.unit_at[fight.unit] == fight.place:
            hidden = tuple(stealth.hidden_at(game, fight.place))
            if hidden:
                game.call(stealth.LeaveWithAttacker(hidden, fight.place, fight.path))
            game.call(retreat.RetreatAttacker(fight.unit, fight.place, fight.path))
    else:
        there = defenders(game, fight)
        if there:
            game.call(retreat.RetreatUnits(tuple(there), fight.place, fought=fight.unit))
    return None


def companions_of_zeds(game: DawnGame, fight: Fight) -> tuple[int, ...]:
    """A Marteuse in the space who did not fight (DOZ-MARTEUSE-15, DOZ-NATALIA-08)."""
    immune = game.world.units.immune
    return tuple(u for u in game.units_at(fight.place) if immune[u] and u != fight.unit)


def fights_again(game: DawnGame, fight: Fight) -> bool:
    """Nobody retreats from the first Zeds attack: they attack again at once (E-R12)."""
    if fight.attacking or fight.foe != NOBODY or not game.stands(FirstAttackRepeats):
        return False
    programs = game.world.programs
    game.state.standing = tuple(
        ref
        for ref in game.state.standing
        if type(programs[ref >> 4][ref & 15]) is not FirstAttackRepeats
    )
    if not game.zeds_at(fight.place) or not game.fighters_at(fight.place):
        return False
    game.goto(combat.Fight(fight.place, path=fight.path, surprise=True, bold=True))
    return True


def combat_over(game: DawnGame, fight: Fight, after: int) -> Fight | None:
    """Whoever began it learns who won."""
    game.end(ZEDS_LOST if fight.zeds_lose else ZEDS_WON)
    return None
