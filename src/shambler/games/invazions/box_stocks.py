"""The piles of a real box: by which names they go, who may look at a card, and why it is drawn.

What is left in a pile is never told: with what has been seen it would tell the hands.
"""

from __future__ import annotations

from typing import Final

from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.games.invazions.procedures.effects import RevealTop
from shambler.games.invazions.procedures.piles import AddContamination, DrawCards
from shambler.games.invazions.procedures.set_up import DrawScenario
from shambler.games.invazions.state import CONTAMINATION_STREAM, HUMAN, SETUP_STREAM
from shambler.kernel.box import Occasion, Stock
from shambler.kernel.chance import Chance

HUMANS: Final = "humans"
CONTAMINATION: Final = "contamination"
SET_UP: Final = "set-up"


def source(request: Chance) -> str:
    """The pile that is drawn from."""
    named = {HUMAN: HUMANS, CONTAMINATION_STREAM: CONTAMINATION, SETUP_STREAM: SET_UP}
    return named.get(request.stream) or f"horde-{request.stream}"


def stocks(game: InvazionsGame) -> tuple[Stock, ...]:
    """All of them, by their sizes."""
    state = game.state
    hordes = [
        Stock(f"horde-{seat}", deck=True, size=len(horde.pile))
        for seat, horde in enumerate(state.hordes, 1)
    ]
    return (
        Stock(HUMANS, deck=True, size=len(state.human.pile)),
        *hordes,
        Stock(CONTAMINATION, deck=True, size=len(state.contamination)),
        Stock(SET_UP, deck=True),
    )


def typists(game: InvazionsGame) -> tuple[int, ...]:
    """A card that goes into a hand is seen by its owner alone; all others lie open."""
    asking = game.state.stack[-1]
    return (asking.seat,) if isinstance(asking, DrawCards) else game.rules.seats(game)


def occasion(game: InvazionsGame) -> Occasion | None:
    """Whose hand, or which place."""
    asking = game.state.stack[-1]
    match asking:
        case DrawCards():
            return Occasion("hand", {"seat": asking.seat}, asking.because)
        case AddContamination():
            place = asking.places[min(len(game.state.typed), len(asking.places) - 1)]
            return Occasion("contamination", {"place": place}, asking.because)
        case RevealTop():
            return Occasion("top", {}, "IVZ-CARDX-14")
        case DrawScenario():
            return Occasion("scenario", {}, "IVZ-SCN-07")
    return None
