"""Ghost may lend a hand in any Phase: the Zeds player is asked as each begins (DOZ-GHOST-01)."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.procedures.zeds_turn import act
from shambler.games.dawn.schemes.loans import loans
from shambler.kernel.decision import PASS, Decision, Option
from shambler.kernel.moment import Window


class LendWindow(Window, frozen=True, gc=False):
    """While his marker is Ready and somebody could use a free Action."""

    def ask(self, game: DawnGame) -> Decision | None:
        """To whom?"""
        options: list[Option] = [*loans(game)]
        if not options:
            return None
        zeds = (game.world.sides.zeds,)
        return Decision(zeds, "lend-a-hand", [*options, PASS], "DOZ-GHOST-01")

    def use(self, game: DawnGame, option: Option) -> None:
        """The Action follows."""
        act(game, option)
