"""Looks at the top of a deck: the card is known from then on (DOZ-WILSON-09, DOZ-WRIGHT-02)."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.research import CardLookedAt
from shambler.games.dawn.procedures.event_deck import NORMAL, SPECIAL, candidates, cards_left
from shambler.games.dawn.state import EVENT_CARDS, FATE_CARDS, NOBODY
from shambler.kernel.chance import Draw
from shambler.kernel.deck import Deck
from shambler.kernel.procedure import Procedure


class LookAtFate(Procedure, frozen=True, gc=False):
    """The top Fate card stays on top, known to the Hero side."""

    draws: ClassVar[str] = "fate"

    def step(self, game: DawnGame) -> Draw:
        """Which is it?"""
        return Draw(FATE_CARDS, game.state.fate)

    def drawn(self, game: DawnGame, cards: tuple[int, ...]) -> None:
        """Back on top."""
        known = game.heroes if game.world.sides.zeds >= 0 else ()
        game.state.fate = game.state.fate.without(cards).on_top(cards, known)
        game.tell(CardLookedAt, deck="fate", rule="DOZ-WILSON-09")
        game.end()


class LookAtEvent(Procedure, frozen=True, gc=False):
    """The top Event card is drawn as it would be, and stays on top."""

    draws: ClassVar[str] = "kind"

    def step(self, game: DawnGame) -> Draw | None:
        """Find out what kind of card lies on top."""
        state, plan = game.state, game.world.plan
        left = cards_left(game)
        if state.next_event != NOBODY or not left:
            game.end()
        elif left == 1:
            game.goto(LookFrom(plan.ends))
        elif plan.guard != NOBODY and left == game.world.numbers.set_up.guard_cards_after + 1:
            note(game, plan.guard)
        elif not state.special_left and not state.normal_left:
            state.special_left, state.normal_left = plan.acts[state.act]
            state.act += 1
        elif not state.special_left:
            game.goto(LookFrom(candidates(game, NORMAL)))
        elif not state.normal_left:
            game.goto(LookFrom(candidates(game, SPECIAL)))
        else:
            kinds = (NORMAL,) * state.normal_left + (SPECIAL,) * state.special_left
            return Draw(EVENT_CARDS, Deck(kinds))
        return None

    def drawn(self, game: DawnGame, cards: tuple[int, ...]) -> None:
        """Now which one."""
        game.goto(LookFrom(candidates(game, cards[0])))


class LookFrom(Procedure, frozen=True, gc=False):
    """One of these cards."""

    draws: ClassVar[str] = "event"
    cards: tuple[int, ...]

    def step(self, game: DawnGame) -> Draw:
        """Which?"""
        return Draw(EVENT_CARDS, Deck(self.cards))

    def drawn(self, game: DawnGame, cards: tuple[int, ...]) -> None:
        """That one comes next."""
        note(game, cards[0])


def note(game: DawnGame, card: int) -> None:
    """The card is known."""
    game.state.next_event = card
    game.tell(CardLookedAt, deck="event", rule="DOZ-WRIGHT-02")
    game.end()
