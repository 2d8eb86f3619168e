"""Arrests in a Versus game (DOZ-VS-09, DOZ-RUL-86)."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.dawn.actions.base import ActionFamily
from shambler.games.dawn.actions.menu import Menu
from shambler.games.dawn.actions.moving import refuse_unpaid
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.options.versus import Arrest
from shambler.games.dawn.procedures.arrest import ArrestRoll
from shambler.games.dawn.procedures.paying import actions_for, pay_action
from shambler.kernel.decision import Option


class Arresting(ActionFamily):
    """A Player unit goes after an Un-Zeds unit in its space, also in Chaos (DOZ-CHAR-06)."""

    takes: ClassVar[tuple[type[Option], ...]] = (Arrest,)

    def offer(self, game: DawnGame, menu: Menu) -> None:
        """Everybody who shares a space with one."""
        for officer, suspect in self.pairs(game):
            if not game.world.units.animal[officer] and actions_for(game, officer):
                menu.options.append(self.option(game, officer, suspect))

    def pairs(self, game: DawnGame) -> list[tuple[int, int]]:
        """Fighting Player units and the Un-Zeds with them; nobody is safe but on a Start space."""
        units, at = game.world.units, game.state.unit_at
        return [
            (officer, suspect)
            for suspect in units.un_zeds
            if game.in_play(suspect) and not game.world.board.is_start[at[suspect]]
            for officer in game.units_at(at[suspect])
            if units.acts[officer]
        ]

    def option(self, game: DawnGame, officer: int, suspect: int) -> Arrest:
        """In the menu."""
        ids = game.world.units.ids
        return Arrest(f"arrest:{ids[officer]}>{ids[suspect]}", officer, suspect)

    def explain(self, game: DawnGame, menu: Menu) -> None:
        """Animals cannot; others may lack an Action (DOZ-VS-10)."""
        for officer, suspect in self.pairs(game):
            key = self.option(game, officer, suspect).key
            if game.world.units.animal[officer]:
                game.forbid(key, "DOZ-VS-10", "never-arrests")
            elif not actions_for(game, officer):
                refuse_unpaid(game, key, officer)

    def take(self, game: DawnGame, option: Arrest) -> None:
        """Roll, and pay."""
        game.call(ArrestRoll(option.leader, option.unit))
        pay_action(game, option.leader)
