"""Held cards that are played in the Action Phase."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.dawn.actions.base import ActionFamily
from shambler.games.dawn.actions.menu import Menu
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.options.actions import PlayHeldCard
from shambler.games.dawn.procedures.windows import play_held, playable, refuse_held
from shambler.kernel.decision import Option


class PlayingHeld(ActionFamily):
    """A Hold for Later card; it costs no Action."""

    takes: ClassVar[tuple[type[Option], ...]] = (PlayHeldCard,)

    def offer(self, game: DawnGame, menu: Menu) -> None:
        """Those whose window this is."""
        if game.state.held:
            for card in playable(game, "ACTION_MENU"):
                menu.options.append(game.world.options.play[card])

    def explain(self, game: DawnGame, menu: Menu) -> None:
        """The others."""
        refuse_held(game, "ACTION_MENU")

    def take(self, game: DawnGame, option: PlayHeldCard) -> None:
        """Play it."""
        play_held(game, option.fate)
