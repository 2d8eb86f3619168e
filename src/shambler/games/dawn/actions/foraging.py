"""Forage Actions (DOZ-FORAGE-01 to DOZ-FORAGE-08)."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.dawn.actions.base import ActionFamily
from shambler.games.dawn.actions.menu import Menu
from shambler.games.dawn.actions.moving import refuse_unpaid
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.options.actions import ForageHere
from shambler.games.dawn.procedures.forage import Forage
from shambler.games.dawn.procedures.paying import pay_action
from shambler.kernel.decision import Option


class Foraging(ActionFamily):
    """A Hero or Civilians unit looks for things in a named space."""

    takes: ClassVar[tuple[type[Option], ...]] = (ForageHere,)

    def offer(self, game: DawnGame, menu: Menu) -> None:
        """Every unit in a named space."""
        options = menu.options
        for stand in menu.stands:
            options += stand.forage

    def explain(self, game: DawnGame, menu: Menu) -> None:
        """Why a unit cannot look for things where it is."""
        forage, table = game.world.board.forage, game.world.options.forage
        for unit in menu.awake:
            key = table[unit].key
            if not game.world.units.forage_dice[unit]:
                game.forbid(key, "DOZ-FORAGE-01", "never-forages")
            elif forage[game.state.unit_at[unit]] < 0:
                game.forbid(key, "DOZ-FORAGE-01", "nothing-here")
            elif unit not in menu.able:
                refuse_unpaid(game, key, unit)

    def take(self, game: DawnGame, option: ForageHere) -> None:
        """Look, and pay."""
        game.call(Forage(option.unit))
        pay_action(game, option.unit)
