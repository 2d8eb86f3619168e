"""Moments at which somebody may interrupt: one mechanism for all games.

What can be used is looked up each time from the state (skills, cards in hand or in play), never
registered and unregistered.
"""

from __future__ import annotations

from typing import Any

from shambler.kernel.decision import Decision, Option, Pass, SecretDecision
from shambler.kernel.procedure import Procedure


class Window(Procedure, frozen=True, gc=False):
    """A moment that stays open until somebody lets it go by or nobody could interrupt any more.

    Using something opens the question again: it may have changed what is possible. Where silence
    would give a hand away, ``ask`` asks also those who have nothing to use.
    """

    def ask(self, game: Any) -> Decision | SecretDecision | None:
        """The question, with an option to pass; ``None`` where nobody could interrupt."""
        raise NotImplementedError

    def use(self, game: Any, option: Any) -> None:
        """Do what was chosen."""
        raise NotImplementedError

    def let_go(self, game: Any, option: Any) -> None:
        """Somebody passes: the window closes."""
        game.end()

    def step(self, game: Any) -> Decision | SecretDecision | None:
        """Ask, or close."""
        asked = self.ask(game)
        if asked is None:
            game.end()
        return asked

    def chosen(self, game: Any, option: Option) -> None:
        """Use something and look again, or let it go by."""
        if isinstance(option, Pass):
            self.let_go(game, option)
        else:
            self.use(game, option)
