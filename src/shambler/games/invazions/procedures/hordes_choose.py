"""The choice of places: every Horde goes somewhere."""

from __future__ import annotations

from shambler.games.invazions.events import HordeArrived
from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.games.invazions.options import Attack
from shambler.games.invazions.procedures.bravery import open_window
from shambler.kernel.decision import Decision
from shambler.kernel.procedure import Procedure


class HordesChoose(Procedure, frozen=True, gc=False):
    """Each zombie player in seat order picks a place for their own Horde (AMB-40, AMB-49)."""

    seat: int = 1
    asked: bool = False  # has the human player had the window before this placement?

    def step(self, game: InvazionsGame) -> Decision | None:
        """Open the window, then ask."""
        if self.seat > len(game.state.hordes):
            game.end()
            return None
        if not self.asked:
            game.goto(HordesChoose(self.seat, True))
            open_window(game, "choice")
            return None
        table, barricade = game.world.options.attack, game.state.human.barricade
        if not game.hordes_at(barricade):
            return Decision((self.seat,), "choose-place", table, "IVZ-CHOICE-01")
        game.forbid(table[barricade].key, "IVZ-BAR-03", "barricaded", place=barricade)
        options = [option for option in table if option.place != barricade]
        return Decision((self.seat,), "choose-place", options, "IVZ-CHOICE-01")

    def chosen(self, game: InvazionsGame, option: Attack) -> None:
        """Go there."""
        game.horde(self.seat).place = option.place
        game.tell(HordeArrived, seat=self.seat, place=option.place)
        game.goto(HordesChoose(self.seat + 1))
