"""Start of the turn: contamination, a discard, the draws and the income."""

from __future__ import annotations

from shambler.games.invazions.events import CardDiscarded, TokensGained, TurnBegan
from shambler.games.invazions.invazions_game import InvazionsGame, leave_hand
from shambler.games.invazions.options import Aim, Brave, Discard
from shambler.games.invazions.procedures.bravery import (
    bravery_options,
    play_bravery,
)
from shambler.games.invazions.procedures.piles import AddContamination, DrawCards
from shambler.games.invazions.refusals import explain_bravery, explain_phase
from shambler.games.invazions.state import HUMAN
from shambler.kernel.decision import PASS, Decision, Option
from shambler.kernel.procedure import Procedure


class Start(Procedure, frozen=True, gc=False):
    """The steps of the start phase in their order (IVZ-START-01 to IVZ-START-11)."""

    at: int = 0

    def step(self, game: InvazionsGame) -> None:
        """Do the next of them."""
        game.goto(Start(self.at + 1))
        if self.at == 0:
            game.state.turn += 1
            game.tell(TurnBegan, turn=game.state.turn)
            places = tuple(range(len(game.state.places)))
            game.call(AddContamination(places, "IVZ-START-01"))
        elif self.at == 1:
            game.call(DiscardOne())
        elif self.at == 2:
            missing = hand_size(game) - len(game.state.human.hand)
            game.call(DrawCards(HUMAN, missing, "IVZ-START-05"))
        elif self.at == 3:
            gain_tokens(game)
            for seat in range(len(game.state.hordes), 0, -1):
                game.call(DrawCards(seat, game.world.always.zombie_draw, "IVZ-START-10"))
        else:
            game.end()


def in_play(game: InvazionsGame, bonus: tuple[int, ...]) -> int:
    """The sum of a bonus over all Humans in play: every copy counts (AMB-34)."""
    return sum([bonus[card] for place in game.state.places for card in place.humans])


def hand_size(game: InvazionsGame) -> int:
    """How many cards the human player draws up to (IVZ-START-05, IVZ-CARDX-12)."""
    return game.world.numbers.human_hand + in_play(game, game.world.cards.hand_size)


def gain_tokens(game: InvazionsGame) -> None:
    """The income of the turn, up to what the supply holds (IVZ-START-08, IVZ-SETUP-09)."""
    human, numbers = game.state.human, game.world.numbers
    income = numbers.first_turn_income if game.state.turn == 1 else numbers.income
    income += in_play(game, game.world.cards.resource)
    total = min(numbers.token_limit, human.tokens + income)
    game.tell(TokensGained, count=total - human.tokens, total=total)
    human.tokens = total


class DiscardOne(Procedure, frozen=True, gc=False):
    """The human player may discard one card (IVZ-START-04); Bravery is open here too."""

    def step(self, game: InvazionsGame) -> Decision | None:
        """Ask, if there is a hand at all."""
        hand = game.state.human.hand
        if not hand:
            game.end()
            return None
        discard = game.world.options.discard
        options: list[Option] = [discard[card] for card in dict.fromkeys(hand)]
        options += bravery_options(game, "start")
        options.append(PASS)
        if game.blocked is not None:
            explain_bravery(game, "start")
            explain_phase(game)
        return Decision((HUMAN,), "start-discard", options, "IVZ-START-04", public=False)

    def chosen(self, game: InvazionsGame, option: Option) -> None:
        """Discard and go on, or play Bravery and ask again."""
        if isinstance(option, Brave | Aim):
            play_bravery(game, option)
            return
        if isinstance(option, Discard):
            human = game.state.human
            leave_hand(human, option.card)
            human.discard += (option.card,)
            game.tell(CardDiscarded, seat=HUMAN, card=option.card, rule="IVZ-START-04")
        game.end()
