"""Marks for choices made once in a while: whom to take along, what to pick up, where to strike."""

from __future__ import annotations

from collections.abc import Sequence

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.options.picks import PickPlace, PickUnit, TakeFind
from shambler.kernel.decision import Option

SHORT = 3  # Supplies below which one takes them rather than Ammo
GUN = 1.0  # what a space of reach is worth, in Strength
OWN_ACTION = 2.0
AGAIN = 1.5  # to roll a combat again
TOUGH = 1.5


def judge_find(game: DawnGame, options: Sequence[Option]) -> list[float]:
    """Ammo, unless there is hunger."""
    hungry = game.world.features.supplies and game.state.supplies < SHORT
    wanted = "supplies" if hungry else "ammo"
    return [float(isinstance(o, TakeFind) and o.stock == wanted) for o in options]


def judge_hero(game: DawnGame, options: Sequence[Option]) -> list[float]:
    """A fighter who shoots, with an Action of its own."""
    units = game.world.units
    found = []
    for option in options:
        assert isinstance(option, PickUnit)
        unit = option.unit
        found.append(
            units.strength[unit][0]
            + GUN * units.reach[unit]
            + OWN_ACTION * bool(units.initiative[unit])
            + AGAIN * units.re_roll[unit]
            + TOUGH * (units.tough_from[unit] <= 6)
        )
    return found


def judge_blow(game: DawnGame, options: Sequence[Option]) -> list[float]:
    """Against the Zeds that are nearest, the stronger of two."""
    board = game.world.board
    found = []
    for option in options:
        if not isinstance(option, PickPlace):
            found.append(-100.0)
            continue
        strength = sum(map(game.zed_strength, game.zeds_at(option.place)))
        found.append(0.2 * strength - board.distance[option.place] if strength else -50.0)
    return found


def judge_healed(game: DawnGame, options: Sequence[Option]) -> list[float]:
    """Whoever is hurt most, the stronger of two."""
    damage, strength = game.state.unit_damage, game.world.units.strength
    return [
        damage[o.unit] + 0.2 * strength[o.unit][0] if isinstance(o, PickUnit) else 0.0
        for o in options
    ]
