"""Cards that leave the hand of a Horde by an effect."""

from __future__ import annotations

from shambler.games.invazions.events import CardDiscarded, CardSacrificed
from shambler.games.invazions.invazions_game import InvazionsGame, leave_hand
from shambler.games.invazions.options import Discard
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure


def sacrifice_from_hand(game: InvazionsGame, seat: int, card: int) -> None:
    """A card goes from hand to the box, in plain sight (IVZ-GLOS-03)."""
    leave_hand(game.horde(seat), card)
    game.state.box += (card,)
    game.tell(CardSacrificed, seat=seat, card=card)


def sacrifice_options(game: InvazionsGame, seat: int) -> list[Option]:
    """Any card of a hand; each kind once."""
    table = game.world.options.sacrifice
    return [table[card] for card in dict.fromkeys(game.horde(seat).hand)]


def freed_warning(game: InvazionsGame) -> dict[str, str | int]:
    """For the prompt: would losing one Freed Zombie make the claim impossible? (AMB-27)

    How many are left in the game is open information; whether the hand holds one is not asked.
    """
    last = game.freed_in_game() == game.world.always.win_freed
    return {"warning": "yes" if last else "no"}


class DiscardFromHand(Procedure, frozen=True, gc=False):
    """A zombie player must discard cards of their choice, as far as they have any."""

    seat: int
    count: int

    def step(self, game: InvazionsGame) -> Decision | None:
        """Ask for one card after the other."""
        hand = game.horde(self.seat).hand
        if not self.count or not hand:
            game.end()
            return None
        table = game.world.options.discard
        options = [table[card] for card in dict.fromkeys(hand)]
        about: dict[str, str | int] = {"count": self.count}
        return Decision((self.seat,), "discard", options, "IVZ-GLOS-01", about, public=False)

    def chosen(self, game: InvazionsGame, option: Discard) -> None:
        """Onto the face-up discard pile."""
        horde = game.horde(self.seat)
        leave_hand(horde, option.card)
        horde.discard += (option.card,)
        game.tell(CardDiscarded, seat=self.seat, card=option.card)
        game.goto(DiscardFromHand(self.seat, self.count - 1))
