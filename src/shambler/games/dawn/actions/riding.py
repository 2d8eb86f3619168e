"""Held cards that are part of a Hero's Move Action: vehicles and the helicopter (F-G09, F-R02)."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.dawn.actions.base import ActionFamily
from shambler.games.dawn.actions.menu import Menu
from shambler.games.dawn.actions.moving import (
    closed,
    free_town_entry,
    room_moves,
    rooms_for,
    situation,
)
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.effects.units import Fly, Ride
from shambler.games.dawn.events.units import UnitMoved
from shambler.games.dawn.options.actions import MoveWithCard
from shambler.games.dawn.procedures.combat import meet
from shambler.games.dawn.procedures.paying import pay_action
from shambler.games.dawn.procedures.retreat import can_stop
from shambler.games.dawn.procedures.windows import use_held
from shambler.games.dawn.state import DEFIANT, FIRST_SPACE, STEALTHED, TOWN
from shambler.kernel.decision import Option


class Riding(ActionFamily):
    """A Move Action of a Hero, farther than its own legs; no animal drives (DOZ-PICKLES-17)."""

    takes: ClassVar[tuple[type[Option], ...]] = (MoveWithCard,)

    def offer(self, game: DawnGame, menu: Menu) -> None:
        """For each such card, each Hero above ground, each space it could reach."""
        fate, programs = game.world.fate, game.world.programs
        for card in game.state.held:
            if "HERO_MOVES" not in fate[card].windows:
                continue
            effect = programs[fate[card].program][0]
            for unit in menu.able:
                if self.may_drive(game, menu, unit):
                    for place in self.places(game, menu, unit, effect):
                        menu.options.append(self.option(game, unit, place, card))

    def may_drive(self, game: DawnGame, menu: Menu, unit: int) -> bool:
        """Heroes above ground."""
        state, units = game.state, game.world.units
        if not units.hero[unit] or units.animal[unit] or state.unit_marks[unit] & DEFIANT:
            return False
        return not menu.tunnel >> state.unit_at[unit] & 1

    def places(self, game: DawnGame, menu: Menu, unit: int, effect: object) -> list[int]:
        """Where the card leads, beyond what the unit reaches on foot."""
        at, moves, board = game.state.unit_at[unit], game.world.moves, game.world.board
        now = situation(game, menu, unit)
        free, points = free_town_entry(game), game.world.units.move[unit]
        on_foot = {option.place for option in moves.moves(unit, at, free, now)}
        if isinstance(effect, Fly):  # Hospital and Laboratory included
            on_foot |= {move.place for move in room_moves(game, menu) if move.unit == unit}
            spaces = [p for p in (TOWN, *board.spaces) if not board.is_start[p] and p != at]
            spaces = [p for p in spaces if not menu.tunnel >> p & 1] + rooms_for(game, unit)
        elif isinstance(effect, Ride):
            enemies, _, shut = moves.parts(now)
            ways, _ = moves.walk(at, points + effect.points, free)
            spaces = [
                way.to
                for way in ways
                if not way.passed & (enemies | shut | menu.tunnel)
                and not way.bit & (shut | menu.tunnel)
            ]
        else:
            spaces = []
        shut = closed(game) | moves.parts(now)[2]
        return [
            place
            for place in spaces
            if place not in on_foot
            and not shut >> place & 1
            and (place == TOWN or can_stop(game, unit, place))
        ]

    def option(self, game: DawnGame, unit: int, place: int, card: int) -> MoveWithCard:
        """In the menu."""
        names = f"{game.world.units.ids[unit]}>{game.world.board.ids[place]}"
        return MoveWithCard(f"ride:{names}:{game.world.fate[card].id}", unit, place, card)

    def take(self, game: DawnGame, option: MoveWithCard) -> None:
        """Go, fight whoever is there, give the card up, and pay."""
        unit, start = option.unit, game.state.unit_at[option.unit]
        game.state.unit_at[unit] = option.place
        game.state.unit_marks[unit] &= ~STEALTHED
        game.tell(UnitMoved, unit=unit, start=start, place=option.place)
        path = (start,) if start >= FIRST_SPACE or start == TOWN else (TOWN,)
        meet(game, unit, option.place, path)
        use_held(game, option.fate)
        pay_action(game, unit)
