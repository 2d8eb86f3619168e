"""Un-Zeds move: by a Zeds Action, or one by his own Character Action."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.dawn.abilities.un_zeds import DoctorsWork
from shambler.games.dawn.actions.menu import Menu
from shambler.games.dawn.actions.moving import free_town_entry, situation
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.options.versus import AnyWalk, StrollUnZeds, WalkUnZeds
from shambler.games.dawn.procedures.walking import walk_to
from shambler.games.dawn.schemes.base import ZedsFamily, ZedsMenu, marker_of, pay, ready
from shambler.kernel.decision import Option


class MovingUnZeds(ZedsFamily):
    """Up to its Move, like a Player unit; never into Hospital or Laboratory (DOZ-UNZED-03, -07)."""

    answers: ClassVar[tuple[str, ...]] = ("walk", "stroll")
    lendable: ClassVar[bool] = True

    def offer(self, game: DawnGame, menu: ZedsMenu) -> None:
        """Every space within reach of every unit that may act."""
        units = [unit for unit in game.world.units.un_zeds if game.can_use(unit)]
        if not units:
            return
        table, strollers = Menu(game, acting=False), game.world.units.having(DoctorsWork)
        for unit in units:
            if menu.pays(game, unit):
                menu.options += walks(game, table, WalkUnZeds, unit)
            if menu.lent < 0 and unit in strollers and may_stroll(game, unit):
                menu.options += walks(game, table, StrollUnZeds, unit)

    def take(self, game: DawnGame, option: AnyWalk, free: bool) -> None:
        """Go, and meet whoever is there (DOZ-UNZED-05)."""
        game.call(walk_to(game, option.unit, option.place))
        if isinstance(option, StrollUnZeds):
            game.state.spent |= marker_of(game, option.unit, "doctors-work")
        else:
            pay(game, free)


def may_stroll(game: DawnGame, unit: int) -> bool:
    """Has he his Character Action, and no Zeds with him (DOZ-MARTEUSE-02, -MARTEUSE-14)?"""
    alone = game.state.unit_at[unit] not in game.state.zed_at
    return alone and ready(game, unit, "doctors-work")


def walks(game: DawnGame, table: Menu, kind: type[AnyWalk], unit: int) -> list[Option]:
    """The moves of a unit as options of a kind."""
    ids, names = game.world.board.ids, game.world.units.ids
    at, now = game.state.unit_at[unit], situation(game, table, unit)
    return [
        kind(f"{kind.verb}:{names[unit]}>{ids[move.place]}", unit, move.place)
        for move in game.world.moves.moves(unit, at, free_town_entry(game), now)
    ]
