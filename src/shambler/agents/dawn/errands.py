"""Marks for what the later levels add: order, Heals, Research, defences, Refugees."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.options.research import (
    Build,
    Discharge,
    Equip,
    GiveAid,
    HealPatient,
    ShowUp,
    TryResearch,
    UseAbility,
)
from shambler.games.dawn.procedures.settling import chaos_left
from shambler.games.dawn.state import COMATOSE, FIRST_SPACE, LABORATORY, NOBODY, OFFICES
from shambler.kernel.decision import Option

ORDER = 2.0  # points for a Chaos marker less
LAST_ORDER = 9.0  # and more, the fewer markers are left in the supply
HEAL = 0.5
WAKE = 0.5  # more, for a comatose unit
FEVER = 0.1  # for each point of Infection above the calm
CALM = 4
RESEARCH = 1.4
SCIENTIST = 1.5  # a scientist walks into the Laboratory
HOME = 0.7  # Refugees one space nearer
BUILD = 1.2
RICH = 4  # Supplies from which one builds
WELL = 2.5  # a patient who has recovered leaves the bed
ABILITIES = {
    "train": 1.2,
    "recruit": 0.6,
    "release": 0.3,
    "fire-hoses": 1.0,
    "medical": HEAL,
    "broadcast": 0.4,
    "visions": 0.1,
    "improvised-ammo": 0.2,
}


def errand(game: DawnGame, option: Option) -> float | None:
    """What such an option is worth; ``None`` for all others."""
    state = game.state
    if isinstance(option, HealPatient | GiveAid):
        return healing(game, option.unit)
    if isinstance(option, Discharge):
        return WELL if not state.unit_damage[option.unit] else 0.0
    if isinstance(option, TryResearch):
        return RESEARCH
    if isinstance(option, Equip):
        return WELL
    if isinstance(option, Build):
        useful = option.what != "barricade" or game.world.board.terrain[option.place] < 2
        return BUILD if useful and state.supplies > RICH else 0.0
    if isinstance(option, UseAbility):
        if option.what == "medical":
            return healing(game, option.unit)
        if option.what == "overtime":
            return 1.0 if state.infection <= CALM else 0.0
        return ABILITIES.get(option.what, 0.0)
    if isinstance(option, ShowUp):
        return -1.0
    return None


def healing(game: DawnGame, unit: int) -> float:
    """A Hit less, and less Infection."""
    asleep = game.state.unit_marks[unit] & COMATOSE
    return HEAL + (WAKE if asleep else 0.0) + FEVER * max(0, game.state.infection - CALM)


def order(game: DawnGame, unit: int, place: int) -> float:
    """What it is worth to stand in a Chaos space when Housekeeping comes."""
    units = game.world.units
    if not game.chaos_at(place) or place in game.state.zed_at or not units.fighting[unit]:
        return 0.0
    if units.animal[unit] or any(units.fighting[other] for other in game.units_at(place)):
        return 0.0
    gone = 1 - chaos_left(game) / game.world.chaos_markers
    return ORDER + LAST_ORDER * gone**2


def walk(game: DawnGame, unit: int, place: int) -> float:
    """What a move is worth besides the defence of the tracks."""
    units, at = game.world.units, game.state.unit_at[unit]
    if unit in units.refugees:
        distance = game.world.board.distance
        return HOME * (distance[at] - distance[place])
    if place == LABORATORY and game.state.current_research != NOBODY:
        return SCIENTIST if at not in OFFICES else 0.5
    if at == LABORATORY:
        return -SCIENTIST
    if place < FIRST_SPACE:
        return 0.0
    return order(game, unit, place) if game.world.features.chaos else 0.0
