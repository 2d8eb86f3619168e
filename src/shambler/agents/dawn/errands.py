"""Marks for what the later levels add: order, Heals, Research, defences, Refugees."""

from __future__ import annotations

from shambler.agents.dawn.habits import habits_of
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

ABILITIES = {
    "train": 1.2,
    "recruit": 0.6,
    "release": 0.3,
    "fire-hoses": 1.0,
    "broadcast": 0.4,
    "visions": 0.1,
    "improvised-ammo": 0.2,
}


def errand(game: DawnGame, option: Option) -> float | None:
    """What such an option is worth; ``None`` for all others."""
    state, habits = game.state, habits_of(game)
    if isinstance(option, HealPatient | GiveAid):
        return healing(game, option.unit)
    if isinstance(option, Discharge):
        return habits.well if not state.unit_damage[option.unit] else 0.0
    if isinstance(option, TryResearch):
        return habits.research
    if isinstance(option, Equip):
        return habits.well
    if isinstance(option, Build):
        useful = option.what != "barricade" or game.world.board.terrain[option.place] < 2
        return habits.build if useful and state.supplies > habits.rich else 0.0
    if isinstance(option, UseAbility):
        if option.what == "medical":
            return healing(game, option.unit)
        if option.what == "overtime":
            return 1.0 if state.infection <= habits.calm else 0.0
        return ABILITIES.get(option.what, 0.0)
    if isinstance(option, ShowUp):
        return -1.0
    return None


def healing(game: DawnGame, unit: int) -> float:
    """A Hit less, and less Infection."""
    habits, asleep = habits_of(game), game.state.unit_marks[unit] & COMATOSE
    woken = habits.wake if asleep else 0.0
    return habits.heal + woken + habits.fevered(game.state.infection)


def order(game: DawnGame, unit: int, place: int) -> float:
    """What it is worth to stand in a Chaos space when Housekeeping comes."""
    units = game.world.units
    if not game.chaos_at(place) or place in game.state.zed_at or not units.fighting[unit]:
        return 0.0
    if units.animal[unit] or any(units.fighting[other] for other in game.units_at(place)):
        return 0.0
    gone = 1 - chaos_left(game) / game.world.chaos_markers
    habits = habits_of(game)
    return habits.order + habits.last_order * gone**2


def walk(game: DawnGame, unit: int, place: int) -> float:
    """What a move is worth besides the defence of the tracks."""
    units, at = game.world.units, game.state.unit_at[unit]
    if unit in units.refugees:
        distance = game.world.board.distance
        return habits_of(game).home * (distance[at] - distance[place])
    if place == LABORATORY and game.state.current_research != NOBODY:
        return habits_of(game).scientist if at not in OFFICES else 0.5
    if at == LABORATORY:
        return -habits_of(game).scientist
    if place < FIRST_SPACE:
        return 0.0
    return order(game, unit, place) if game.world.features.chaos else 0.0
