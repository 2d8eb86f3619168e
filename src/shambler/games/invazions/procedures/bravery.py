"""Bravery: the human player interrupts (IVZ-BRAV-01 to IVZ-BRAV-09).

A window is asked whenever some Bravery card of the scenario could be played now by somebody who
held it: that depends on open information only, so neither a question nor its absence tells what the
hand holds.
"""

from __future__ import annotations

from typing import get_args

from shambler.games.invazions.events import BraveryAimed, BraveryPlayed
from shambler.games.invazions.invazions_game import InvazionsGame, leave_hand
from shambler.games.invazions.options import SKIP, Aim, Brave, Skip
from shambler.games.invazions.refusals import explain_bravery, explain_phase
from shambler.games.invazions.state import HUMAN, NOWHERE, BraveryMoment
from shambler.kernel.decision import PASS, Decision, Option, Pass
from shambler.kernel.moment import Window

# The moments that interrupt others; at the start and in the human action Bravery is one of several
# choices.
MOMENTS: dict[str, dict[str, str | int]] = {
    moment: {"moment": moment}
    for moment in get_args(BraveryMoment)
    if moment not in ("start", "human_action")
}


def bravery_options(game: InvazionsGame, window: str) -> list[Option]:
    """What the cards in hand allow in a window."""
    human, cards = game.state.human, game.world.cards
    found: list[Option] = []
    for card in game.world.bravery_at[window]:
        if card in human.hand and cards.cost[card] <= human.tokens:
            ability = cards.bravery[card]
            assert ability is not None
            found += ability.aims(game, card)
    return found


def play_bravery(game: InvazionsGame, option: Brave | Aim) -> None:
    """Pay, discard, and let the card act."""
    human, card = game.state.human, option.card
    leave_hand(human, card)
    human.tokens -= game.world.cards.cost[card]
    human.discard += (card,)
    target = option.target if isinstance(option, Aim) else NOWHERE
    if target == NOWHERE:
        game.tell(BraveryPlayed, card=card, place=option.place)
    else:
        game.tell(BraveryAimed, card=card, place=option.place, target=target)
    ability = game.world.cards.bravery[card]
    assert ability is not None
    ability.apply(game, option.place, target)


class BraveryWindow(Window, frozen=True, gc=False):
    """The human player may play Bravery now, as often as they like."""

    window: str

    def ask(self, game: InvazionsGame) -> Decision | None:
        """Ask, unless it is plain to all that no Bravery card could be played."""
        human = game.state.human
        if not human.hand or (human.quiet and self.window == "between_zombie_cards"):
            return None
        cards, tokens, hand = game.world.cards, human.tokens, human.hand
        possible = False
        options: list[Option] = []
        for card in game.world.bravery_at[self.window]:
            if possible and card not in hand:
                continue  # one that could be played is enough
            if cards.cost[card] <= tokens:
                aims = cards.bravery[card].aims(game, card)  # type: ignore[union-attr]
                if aims:
                    possible = True
                    if card in hand:
                        options += aims
        if not possible:
            return None
        options.append(PASS)
        if self.window == "between_zombie_cards":
            options.append(SKIP)
        if game.blocked is not None:
            explain_bravery(game, self.window)
            explain_phase(game)
        return Decision(
            (HUMAN,), "bravery", options, "IVZ-BRAV-01", MOMENTS[self.window], public=False
        )

    def use(self, game: InvazionsGame, option: Brave | Aim) -> None:
        """Play a card."""
        play_bravery(game, option)

    def let_go(self, game: InvazionsGame, option: Pass) -> None:
        """This window, or every one until damage."""
        if isinstance(option, Skip):
            game.state.human.quiet = True
        game.end()


WINDOWS = {window: BraveryWindow(window) for window in MOMENTS}


def open_window(game: InvazionsGame, window: str) -> None:
    """The human player may interrupt here. Without cards or tokens there is no need to look."""
    human = game.state.human
    if human.hand and human.tokens >= game.world.bravery_from[window]:
        game.call(WINDOWS[window])
