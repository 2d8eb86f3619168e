"""After damage: the window for rescues, then the doomed cards are devoured."""

from __future__ import annotations

from shambler.games.invazions.events import CardDevoured
from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.games.invazions.procedures.bravery import open_window
from shambler.games.invazions.state import Place
from shambler.kernel.procedure import Procedure


class AfterDamage(Procedure, frozen=True, gc=False):
    """Devoured cards wait aside until the window closes (AMB-10)."""

    asked: bool = False

    def step(self, game: InvazionsGame) -> None:
        """Open the window, then clear the tables."""
        if not self.asked:
            game.goto(AfterDamage(True))
            open_window(game, "after_damage")
            return
        for at, place in enumerate(game.state.places):
            if place.doomed:
                devour(game, at, place)
        game.end()


def devour(game: InvazionsGame, at: int, place: Place) -> None:
    """Humans are discarded (IVZ-DMG-10); Research goes back, dearer by one (IVZ-RES-04)."""
    human, cards = game.state.human, game.world.cards
    for card in place.doomed:
        if cards.is_human[card]:
            human.discard += (card,)
            place.losses += 1
            game.tell(CardDevoured, card=card, place=at)
        else:
            human.beside = tuple(sorted((*human.beside, card)))
            human.dice[card] = min(human.dice.get(card, 0) + 1, game.world.always.most_on_die)
            game.tell(CardDevoured, card=card, place=at, rule="IVZ-RES-05")
    place.doomed = ()
