"""Hand-to-Hand combat up to the dice: who defends, who gets away, which cards are played.

The stages of DOZ-RUL-40 before the roll; see :mod:`shambler.games.dawn.procedures.combat`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from shambler.games.dawn.abilities.facts import Assassin, Charge, TownWarning
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.effects.lasting import MayRetreat
from shambler.games.dawn.events.combat import DefiantReleased, FightBegan
from shambler.games.dawn.procedures import retreat, stealth
from shambler.games.dawn.procedures.assassin import AssassinRoll, ChargeIn
from shambler.games.dawn.procedures.avoid import FleeOrStay, PickDefender, SetTraps
from shambler.games.dawn.procedures.combat_ends import AVOIDED
from shambler.games.dawn.procedures.dice import companion_dice
from shambler.games.dawn.procedures.ending import lose
from shambler.games.dawn.procedures.windows import open_window
from shambler.games.dawn.state import DEFIANT, NOBODY, TOWN
from shambler.kernel.procedure import Procedure
from shambler.kernel.structs import replace as changed

if TYPE_CHECKING:
    from shambler.games.dawn.procedures.combat import Fight

CHOOSE: Final = 0  # the first stage: a defender is chosen


def choose_defender(game: DawnGame, fight: Fight, after: int) -> Fight | None:
    """The Hero side picks one defender, which takes all the Hits (DOZ-HTH-02)."""
    if fight.unit != NOBODY:
        return fight
    there = defenders(game, fight)
    if not there or (fight.foe == NOBODY and fight.place not in game.state.zed_at):
        if fight.place == TOWN and TOWN in game.state.zed_at:  # nobody defends it (DOZ-RUL-39)
            lose(game, "overrun", "DOZ-CLARION-03")
        else:
            game.end(AVOIDED)
        return None
    if len(there) == 1:
        return changed(fight, unit=there[0])
    game.goto(changed(fight, at=CHOOSE))
    game.call(PickDefender(fight.place, tuple(there)))
    return None


def defenders(game: DawnGame, fight: Fight) -> list[int]:
    """Everybody in the space whom the Zeds can attack."""
    found = []
    for unit in game.fighters_at(fight.place):
        if unit != fight.foe and not retreat.at_peace(game, unit, fight.place):
            found.append(unit)
    return found


def release_defiant(game: DawnGame, fight: Fight, after: int) -> Fight | None:
    """Zeds that attack a Village end the defiance there, whoever defends (DOZ-DEFY-03)."""
    if game.events is not None and not fight.asked:
        game.tell(FightBegan, unit=fight.unit, place=fight.place, attacking=fight.attacking)
    if not fight.attacking:
        marks = game.state.unit_marks
        for unit in game.units_at(fight.place):
            if marks[unit] & DEFIANT:
                marks[unit] &= ~DEFIANT
                game.tell(DefiantReleased, unit=unit)
    return fight


def avoid_combat(game: DawnGame, fight: Fight, after: int) -> Fight | None:
    """The defender's own way out, if it has one and wants it."""
    way_out = way_to_avoid(game, fight)
    if way_out is None:
        return fight
    game.goto(changed(fight, at=after))
    game.call(way_out)
    return None


def way_to_avoid(game: DawnGame, fight: Fight) -> Procedure | None:
    """Traps, Stealth, an Assassin Strike, or a charge of the attacker."""
    units, unit = game.world.units, fight.unit
    if fight.bold:
        return None
    if stealth.hides_from(game, unit):
        return stealth.TryToHide(unit)
    trapped = not fight.attacking and fight.foe == NOBODY and not fight.surprise  # DOZ-JOHNSON-11
    if trapped and fight.place != TOWN and units.traps_from[unit] <= 6:
        return SetTraps(unit, fight.place)
    if unit in units.having(Assassin):
        return AssassinRoll(unit, fight.place)
    if fight.attacking and fight.foe == NOBODY and unit in units.having(Charge):
        return ChargeIn(unit, fight.place)
    return None


def retreat_instead(game: DawnGame, fight: Fight, after: int) -> Fight | None:
    """A card lets units retreat from Zeds that enter; if one stays it defends (E-B01)."""
    if fight.asked:  # they have answered
        there = game.fighters_at(fight.place)
        if not there:
            game.end(AVOIDED)
            return None
        if fight.unit not in there:
            game.goto(changed(fight, unit=NOBODY, at=CHOOSE))
            return None
        return fight
    if fight.attacking or fight.surprise or fight.foe != NOBODY or not game.stands(MayRetreat):
        return fight
    if fight.place == TOWN:  # there is nowhere to go
        return fight
    known = game.world.units.people  # neither the Guard nor Raiders nor Un-Zeds (DOZ-UNZED-13)
    people = tuple(unit for unit in game.fighters_at(fight.place) if known[unit])
    game.goto(changed(fight, asked=True, at=after - 1))
    game.call(FleeOrStay(fight.place, people))
    return None


def strike_shift(game: DawnGame, unit: int) -> int:
    """Columns in favour of an Assassin Strike."""
    return sum(a.shift for a in game.world.units.abilities[unit] if type(a) is Assassin)


def before_roll(game: DawnGame, fight: Fight, after: int) -> Fight | None:
    """Held cards that shift a combat or change who fights in it."""
    if not game.state.held:
        return fight
    now = changed(fight, at=after)
    game.goto(now)  # the cards look at who fights
    return open_window(game, "BEFORE_FIGHT", now)


def face_enemies(game: DawnGame, fight: Fight, after: int) -> Fight | None:
    """Without enemies there is no combat: a card may have felled the last of them (F-O10)."""
    gone = (
        fight.place not in game.state.zed_at
        if fight.foe == NOBODY
        else game.state.unit_at[fight.foe] != fight.place
    )
    if gone:
        game.end(AVOIDED)
        return None
    return fight


def fight_dice(game: DawnGame, fight: Fight) -> int:
    """Two dice, and more for some whose best two count (DOZ-WILSON-10, DOZ-WZED-04)."""
    more = companion_dice(game, fight.unit)
    units = game.world.units
    warned = not fight.attacking and game.world.board.is_town[fight.place]
    for unit in units.having(TownWarning):
        if warned and units.player[fight.unit] and game.in_play(unit):
            more += sum(a.dice for a in units.abilities[unit] if type(a) is TownWarning)
    return 2 + more
