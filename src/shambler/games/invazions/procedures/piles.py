"""Drawing cards, reshuffling, and what goes under places."""

from __future__ import annotations

from shambler.games.invazions.events import ContaminationAdded, HandDrawn, PileReshuffled
from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.games.invazions.state import CONTAMINATION_STREAM, Side
from shambler.kernel.chance import Draw
from shambler.kernel.deck import Deck
from shambler.kernel.procedure import Procedure


def reshuffle(game: InvazionsGame, seat: int) -> bool:
    """Refill an empty draw pile (IVZ-START-07, IVZ-START-11); was there anything to shuffle?"""
    side = game.side(seat)
    if not side.discard:
        return False
    side.pile, side.discard = Deck(tuple(sorted(side.discard))), ()
    game.tell(PileReshuffled, seat=seat)
    return True


def note_empty_pile(side: Side) -> None:
    """With no unknown card left to draw, the hand is what is left of the deck: it can be deduced.

    Decks are made of cards everybody has seen, so a player who remembers them knows this.
    """
    if not side.pile.bag:
        side.deduced = side.hand


class DrawCards(Procedure, frozen=True, gc=False):
    """Draw from your own pile; an empty one is refilled first, two empty ones end it (AMB-19)."""

    seat: int
    count: int
    because: str = "IVZ-EFF-01"

    def step(self, game: InvazionsGame) -> Draw | None:
        """Ask for as many cards as the pile holds."""
        pile = game.side(self.seat).pile
        if self.count > 0 and (pile.bag or pile.top):
            return Draw(self.seat, pile, self.count)
        if self.count <= 0 or not reshuffle(game, self.seat):
            game.end()
        return None

    def drawn(self, game: InvazionsGame, cards: tuple[int, ...]) -> None:
        """Put them in the hand; cards that lay open on top stay known."""
        side = game.side(self.seat)
        known = tuple(placed.card for placed in side.pile.top[: len(cards)])
        side.pile = side.pile.without(cards)
        side.hand = tuple(sorted(side.hand + cards))
        if known:
            side.shown += known
            side.deduced += known
        note_empty_pile(side)
        game.tell(HandDrawn, seat=self.seat, cards=cards, rule=self.because)
        left = self.count - len(cards)
        if left:
            game.goto(DrawCards(self.seat, left, self.because))
        else:
            game.end()


class AddContamination(Procedure, frozen=True, gc=False):
    """New Contamination cards, one for each place named; none when the pile is empty (AMB-18)."""

    places: tuple[int, ...]
    because: str = "IVZ-EFF-02"

    def step(self, game: InvazionsGame) -> Draw | None:
        """Ask for the cards."""
        pile = game.state.contamination
        if pile.bag:
            return Draw(CONTAMINATION_STREAM, pile, len(self.places))
        game.end()
        return None

    def drawn(self, game: InvazionsGame, cards: tuple[int, ...]) -> None:
        """Slide them under their places, in the order the scenario lists them."""
        state = game.state
        state.contamination = state.contamination.without(cards)
        for place, card in zip(self.places, cards, strict=False):
            state.places[place].contamination += (card,)
            game.tell(ContaminationAdded, card=card, place=place, rule=self.because)
        game.end()
