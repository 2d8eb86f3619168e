"""Move Actions (DOZ-MOVE-01 to DOZ-MOVE-10)."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.dawn.abilities.traits import TrafficControl
from shambler.games.dawn.actions.base import ActionFamily
from shambler.games.dawn.actions.menu import Menu
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.units import UnitMoved
from shambler.games.dawn.options.actions import Move
from shambler.games.dawn.procedures.combat import Fight
from shambler.games.dawn.procedures.paying import pay_action
from shambler.games.dawn.state import DEFIANT
from shambler.kernel.decision import Option


class Moving(ActionFamily):
    """A unit moves up to its Movement value; among enemies it stops and attacks."""

    takes: ClassVar[tuple[type[Option], ...]] = (Move,)

    def offer(self, game: DawnGame, menu: Menu) -> None:
        """Every space within reach of every unit that may move."""
        state = game.state
        marks, unit_at, options = state.unit_marks, state.unit_at, menu.options
        ways = game.world.moves.ways[free_town_entry(game)]
        situation = game.world.moves.situation(menu.zeds.bits, menu.full, closed(game))
        for unit in menu.able:
            if not marks[unit] & DEFIANT:
                options += ways[unit][unit_at[unit]].moves(situation)

    def explain(self, game: DawnGame, menu: Menu) -> None:
        """Why a space within reach, or the next one after it, cannot be entered."""
        state, world, shut = game.state, game.world, closed(game)
        for unit in menu.awake:
            ways = world.moves.ways[free_town_entry(game)][unit][state.unit_at[unit]]
            able, defiant = unit in menu.able, state.unit_marks[unit] & DEFIANT
            for way in ways.all:
                key = world.options.move(unit, way.to).key
                if defiant:
                    game.forbid(key, "DOZ-DEFY-02", "defiant")
                elif (way.bit | way.passed) & shut:
                    game.forbid(key, "DOZ-NOENTRY-01", "no-entry")
                elif way.passed & menu.zeds.bits:
                    game.forbid(key, "DOZ-MOVE-07", "enemies-between")
                elif way.bit & menu.full:
                    game.forbid(key, "DOZ-MOVE-05", "space-full")
                elif not able:
                    refuse_unpaid(game, key, unit)
            for place in ways.starts:
                key = world.options.move(unit, place).key
                game.forbid(key, "DOZ-MOVE-03", "start-space")
            for place in ways.too_far:
                key = world.options.move(unit, place).key
                game.forbid(key, "DOZ-MOVE-01", "too-far", points=world.units.move[unit])

    def take(self, game: DawnGame, option: Move) -> None:
        """Go, pay, and fight whoever is there (DOZ-MOVE-07)."""
        unit, start = option.unit, game.state.unit_at[option.unit]
        game.state.unit_at[unit] = option.place
        game.tell(UnitMoved, unit=unit, start=start, place=option.place)
        if option.place in game.state.zed_at:
            path = game.world.moves.path(start, option.place)
            game.call(Fight(option.place, unit, True, path))
        pay_action(game, unit)


def free_town_entry(game: DawnGame) -> bool:
    """Is the Mayor's traffic control in force (DOZ-MAYOR-05)?"""
    return any(game.in_play(unit) for unit in game.world.units.having(TrafficControl))


def closed(game: DawnGame) -> int:
    """Bits of the spaces that nothing may enter."""
    bits = 0
    for place in game.state.no_entry:
        bits |= 1 << place
    return bits


def refuse_unpaid(game: DawnGame, key: str, unit: int) -> None:
    """No Action is left for a unit; another player's Player Action cannot pay for a Hero."""
    if any(game.state.player_actions):
        game.forbid(key, "DOZ-COOP-02", "not-your-hero", unit=unit)
    else:
        game.forbid(key, "DOZ-ACT-01", "no-actions")
