"""Columns of the combat tables: Strength, Terrain and every shift, folded on demand.

Shifts in favour of the Hero side are positive; they are summed first, then the column is clamped
once (DOZ-RUL-41).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from shambler.games.dawn.abilities.facts import Mean
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.state import LEADER, NOBODY, SMART, WELL_ARMED, ZEDS_LEADER

if TYPE_CHECKING:
    from shambler.games.dawn.procedures.combat import Fight

COLUMNS = 7
EQUAL = 3  # the column of equal Strengths


def fight_column(game: DawnGame, fight: Fight) -> int:
    """The column of a Hand-to-Hand combat (DOZ-HTH-03 to DOZ-HTH-09)."""
    if fight.foe != NOBODY:
        start = game.world.tables.columns[game.strength(fight.foe)][game.strength(fight.unit)]
        return clamped(start + raiders_shift(game, fight))
    zeds = game.zeds_against(fight.unit, fight.place)
    strength, marks = 0, 0
    zed_marks = game.state.zed_marks
    for zed in zeds:
        strength += game.zed_strength(zed)
        marks |= zed_marks[zed]
    start = game.world.tables.columns[strength][game.strength(fight.unit)]
    return clamped(start + fight_shift(game, fight, marks))


def raiders_shift(game: DawnGame, fight: Fight) -> int:
    """Shifts against Raiders: whichever side defends has the Terrain shift (DOZ-RAID-08)."""
    units, unit = game.world.units, fight.unit
    shift = fight.shift + marker_shift(game.state.unit_marks[unit])
    if units.player[unit] or unit in units.raiders:
        shift += sum(a.shift_against_people for a in units.abilities[fight.foe] if type(a) is Mean)
    if fight.attacking or fight.strike:
        shift += units.attack_shift[unit]
        shift -= 0 if fight.strike else terrain(game, fight.place)
    else:
        shift += units.defend_shift[unit] + terrain(game, fight.place)
    return shift + sum(effect.fight_shift(game, fight) for effect in game.standing())


def fight_result(game: DawnGame, fight: Fight, column: int, total: int) -> tuple[int, int, bool]:
    """Hits on the Zeds, Hits on the unit, and whether the Zeds lose (DOZ-HTH-07, DOZ-HTH-14)."""
    zeds_hits, unit_hits, zeds_lose = game.world.tables.fight[column][total]
    if fight.strike:  # DOZ-ALYSSA-06
        unit_hits = 0
    if zeds_hits == unit_hits == 2 and game.world.switches.attacker_loses_ties:
        zeds_lose = not fight.attacking  # DOZ-OPT-06
    if fight.foe == NOBODY and game.world.features.infection:
        always_wins = game.world.zeds.always_wins
        doom = any(always_wins[zed] for zed in game.zeds_against(fight.unit, fight.place))
        firm = game.world.units.stand_firm[fight.unit]
        if doom is not firm:  # the two powers cancel each other (DOZ-DOOM-03)
            zeds_lose = firm
    return zeds_hits, unit_hits, zeds_lose


def fight_shift(game: DawnGame, fight: Fight, zed_marks: int) -> int:
    """All shifts of a combat; ``zed_marks`` are the markers of any Zeds in it."""
    units, unit = game.world.units, fight.unit
    shift = fight.shift + marker_shift(game.state.unit_marks[unit])
    if fight.attacking or fight.strike:
        shift += units.attack_shift[unit]
    else:
        shift += units.defend_shift[unit] + defended_terrain(game, fight.place)
    if zed_marks & SMART and not (fight.attacking or fight.strike):  # DOZ-SMART-01
        shift -= 1
    if unit in units.raiders:  # DOZ-BUBBA-04
        shift += sum(a.shift_against_zeds for a in units.abilities[unit] if type(a) is Mean)
    if zed_marks & ZEDS_LEADER:  # DOZ-ZLEADER-01
        shift -= 1
    for effect in game.standing():
        shift += effect.fight_shift(game, fight)
    return shift


def marker_shift(marks: int) -> int:
    """The Leader and the Well-Armed marker give a column each (DOZ-LEADER-02, DOZ-ARMED-01)."""
    return bool(marks & LEADER) + bool(marks & WELL_ARMED)


def defended_terrain(game: DawnGame, place: int) -> int:
    """The Terrain shift against the Zeds there; Leapers leave none (DOZ-LEAPER-03)."""
    leaps = game.world.zeds.leaps
    if game.world.features.infection and any(leaps[zed] for zed in game.zeds_at(place)):
        return 0
    return terrain(game, place)


def terrain(game: DawnGame, place: int) -> int:
    """The defender's best Terrain shift (DOZ-HTH-08, DOZ-HTH-09)."""
    for effect in game.standing():
        if effect.denies_terrain():
            return 0
    return max(game.world.board.terrain[place], built_terrain(game, place))


def built_terrain(game: DawnGame, place: int) -> int:
    """What a Barricade or the Strongpoint gives (DOZ-BARR-03, DOZ-STRONG-04)."""
    if place == game.state.strongpoint:
        return game.world.tables.terrain_strongpoint
    return game.world.tables.terrain_barricade if place in game.state.barricades else 0


def clamped(column: int) -> int:
    """Never past the ends of the table (DOZ-HTH-06)."""
    return max(0, min(COLUMNS - 1, column))


def gunfire_column(game: DawnGame, unit: int, distance: int, extra: int = 0) -> int:
    """The column of a Gunfire attack (DOZ-GUN-02); targets get no Terrain shift (DOZ-GUN-05)."""
    state, units = game.state, game.world.units
    reduced = state.unit_damage[unit] >= units.hits[unit]
    start = units.gun[unit].column(game.strength(unit), reduced, distance)
    start = min(start, COLUMNS)  # "7 or more" is one column
    return clamped(start - 1 + marker_shift(state.unit_marks[unit]) + extra)
