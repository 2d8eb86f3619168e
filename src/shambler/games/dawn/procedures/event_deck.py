"""The Event deck: built by Acts, with no order before a card is drawn.

For each Act so many Special and Normal cards of the allowed colours are shuffled together. Which of
the two kinds comes next, then which card of that kind, are two draws; nothing else of the deck
exists. The end card lies at the bottom, National Guard Arrives! at its counted place.
"""

from __future__ import annotations

from typing import ClassVar, Final

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.turn import EventDrawn
from shambler.games.dawn.state import EVENT_CARDS, NOBODY
from shambler.kernel.chance import Draw
from shambler.kernel.deck import Deck
from shambler.kernel.procedure import Procedure

NORMAL: Final = 0
SPECIAL: Final = 1


def cards_left(game: DawnGame) -> int:
    """Event cards not drawn yet, the end card included (DOZ-EPI-06)."""
    return game.world.plan.cards - len(game.state.drawn)


class DrawEvent(Procedure, frozen=True, gc=False):
    """The top card becomes the Current Event (DOZ-SEQ-01)."""

    draws: ClassVar[str] = "kind"

    def step(self, game: DawnGame) -> Draw | None:
        """Find out what kind of card lies on top."""
        state, plan = game.state, game.world.plan
        left = cards_left(game)
        if state.next_event != NOBODY:
            card, state.next_event = state.next_event, NOBODY
            become_current(game, card)
        elif left == 1:
            game.goto(DrawFrom(plan.ends))
        elif plan.guard != NOBODY and left == game.world.numbers.set_up.guard_cards_after + 1:
            become_current(game, plan.guard)
        elif not state.special_left and not state.normal_left:
            state.special_left, state.normal_left = plan.acts[state.act]
            state.act += 1
        elif not state.special_left:
            game.goto(DrawFrom(candidates(game, NORMAL)))
        elif not state.normal_left:
            game.goto(DrawFrom(candidates(game, SPECIAL)))
        else:
            kinds = (NORMAL,) * state.normal_left + (SPECIAL,) * state.special_left
            return Draw(EVENT_CARDS, Deck(kinds))
        return None

    def drawn(self, game: DawnGame, cards: tuple[int, ...]) -> None:
        """Now which one."""
        game.goto(DrawFrom(candidates(game, cards[0])))


def candidates(game: DawnGame, kind: int) -> tuple[int, ...]:
    """The cards of a kind that can still come in this Act."""
    plan, drawn = game.world.plan, game.state.drawn
    cards = (plan.specials if kind == SPECIAL else plan.normals)[game.state.act - 1]
    return tuple([card for card in cards if card not in drawn])


class DrawFrom(Procedure, frozen=True, gc=False):
    """One of these cards."""

    draws: ClassVar[str] = "event"
    cards: tuple[int, ...]

    def step(self, game: DawnGame) -> Draw:
        """Draw."""
        return Draw(EVENT_CARDS, Deck(self.cards))

    def drawn(self, game: DawnGame, cards: tuple[int, ...]) -> None:
        """It becomes the Current Event."""
        become_current(game, cards[0])


def become_current(game: DawnGame, card: int) -> None:
    """The card is turned over; its Event Actions are there from now on (DOZ-ACT-01)."""
    state, event = game.state, game.world.events[card]
    state.event = card
    state.drawn += (card,)
    state.event_actions = event.actions
    if not event.place:
        if event.special:
            state.special_left -= 1
        else:
            state.normal_left -= 1
    if game.events is not None:
        game.tell(EventDrawn, event_card=card)
    game.end()
