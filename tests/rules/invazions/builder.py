"""Positions of InvaZions by hand: any card anywhere, scripted draws.

    with Lab("freres-3") as lab:
        lab.posted("hangar", "guard", "cook").horde(1, "hangar", played=["ogre", "ogre"])
        lab.stage("BreakIn")
        lab.play("hit:guard")

Cards come out of the pile they would be in; one that is in no pile of the scenario joins the game.
Unless told otherwise it is turn 2, so that the exceptions of the first turn do not apply.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from shambler.games.invazions import RULES
from shambler.games.invazions.procedures.turn import STAGES, Turn
from shambler.games.invazions.state import HUMAN, Horde, Humans, Place
from shambler.games.invazions.table import Table
from shambler.kernel.decision import PASS, Decision
from shambler.kernel.deck import Deck
from shambler.kernel.procedure import Procedure
from shambler.testing import Position

NAMES = [type(stage).__name__ for _, stage in STAGES]


class Halt(Procedure, frozen=True, gc=False):
    """The end of what a test looks at."""

    def step(self, game: Table) -> Decision:
        return Decision((HUMAN,), "halt", [PASS], public=False)


class Lab(Position):
    """A table of InvaZions under construction."""

    game: Table

    def __init__(self, scenario: str = "freres-3", **options: Any) -> None:
        super().__init__(RULES, scenario, **options)

    def prepare(self) -> None:
        self.state.turn = 2
        self.state.human.barricade = 0

    # -- names -----------------------------------------------------------------------------

    def number(self, name: str) -> int:
        return self.game.world.cards.number[name]

    def names(self, cards: Sequence[int]) -> list[str]:
        return [self.game.world.cards.ids[card] for card in cards]

    def at(self, place: str) -> Place:
        found: Place = self.state.places[self.game.world.places.index(place)]
        return found

    @property
    def human(self) -> Humans:
        found: Humans = self.state.human
        return found

    def troop(self, seat: int) -> Horde:
        return self.game.horde(seat)

    # -- setting the scene -----------------------------------------------------------------

    def fetch(self, names: Sequence[str]) -> tuple[int, ...]:
        """Take cards out of the piles of the game, or add them to it."""
        cards = tuple(self.number(name) for name in names)
        for card in cards:
            self._take(card)
        return cards

    def _take(self, card: int) -> None:
        state = self.state
        if card in state.human.pile.bag:
            state.human.pile = state.human.pile.remove(card)
        elif card in state.contamination.bag:
            state.contamination = state.contamination.remove(card)
        elif card in state.human.beside:
            state.human.beside = tuple(c for c in state.human.beside if c != card)
        elif card == self.game.world.cards.wounded and state.wounded:
            state.wounded -= 1
        else:
            state.cards = tuple(sorted((*state.cards, card)))

    def posted(self, place: str, *humans: str) -> Self:
        """Humans in play."""
        self.at(place).humans += self.fetch(humans)
        return self

    def studied(self, place: str, research: str, die: int = 0) -> Self:
        """A Research card in play, with its die."""
        (card,) = self.fetch([research])
        self.at(place).research = card
        if die:
            self.human.dice[card] = die
        return self

    def under(self, place: str, *cards: str) -> Self:
        """Contamination cards."""
        self.at(place).contamination += self.fetch(cards)
        return self

    def hand(self, *cards: str, tokens: int | None = None) -> Self:
        """The human hand."""
        self.human.hand = tuple(sorted(self.fetch(cards)))
        if tokens is not None:
            self.human.tokens = tokens
        return self

    def horde(
        self,
        seat: int,
        place: str | None = None,
        hand: Sequence[str] = (),
        played: Sequence[str] = (),
        pile: Sequence[str] | None = None,
        discard: Sequence[str] = (),
    ) -> Self:
        """A Horde: where it is, what it holds and has played; ``None`` keeps its starting pile."""
        horde = self.troop(seat)
        if place is not None:
            horde.place = self.game.world.places.index(place)
        self._forget((*horde.hand, *horde.played, *horde.discard))
        horde.hand = tuple(sorted(self.fetch(hand)))
        horde.played = self.fetch(played)
        horde.discard = self.fetch(discard)
        if pile is not None:
            self._forget(horde.pile.cards)
            horde.pile = Deck(tuple(sorted(self.fetch(pile))))
        return self

    def assault(self, place: str, attack: int, seat: int = 1) -> Self:
        """A Horde has played exactly this much attack on a place."""
        return self.horde(seat, place, played=["horde-member"] * attack)

    def elsewhere(self, place: str, *seats: int) -> Self:
        """Hordes that are on a place and have nothing to do there."""
        for seat in seats:
            self.troop(seat).place = self.game.world.places.index(place)
            self.troop(seat).turn_taken = True
        return self

    def pool(self, *names: str) -> Self:
        """The human draw pile holds exactly these cards; the others leave the game."""
        cards = tuple(sorted(self.fetch(names)))
        self._forget(self.human.pile.cards)
        self.human.pile = Deck(cards)
        return self

    def scarce(self, *names: str) -> Self:
        """The Contamination pile holds exactly these cards; the others leave the game."""
        cards = tuple(sorted(self.fetch(names)))
        self._forget(self.state.contamination.cards)
        self.state.contamination = Deck(cards)
        return self

    def wounded_pile(self, count: int) -> Self:
        """So many Wounded Members are left; the others leave the game."""
        self._forget([self.game.world.cards.wounded] * (self.state.wounded - count))
        self.state.wounded = count
        return self

    def spent(self, *cards: str) -> Self:
        """The human discard pile."""
        self.human.discard = self.fetch(cards)
        return self

    def _forget(self, cards: Sequence[int]) -> None:
        left = list(self.state.cards)
        for card in cards:
            left.remove(card)
        self.state.cards = tuple(left)

    # -- playing ---------------------------------------------------------------------------

    def draws(self, *names: str) -> Self:
        """The next cards drawn, by name."""
        return self.cards(*(self.number(name) for name in names))

    def starting_hands(self) -> Self:
        """Every Horde draws its starting deck."""
        for _ in self.state.hordes:
            self.draws(*["horde-member"] * 3, *["devour-them"] * 2)
        return self

    def stage(self, name: str) -> Self:
        """Run one stage of the turn, named by its procedure, and stop after it."""
        self.state.phase, stage = STAGES[NAMES.index(name)]
        return self.start(stage, Halt())

    def turn_from(self, name: str) -> Self:
        """Run from a stage of the turn, and on to the stages that follow."""
        return self.start(Turn(NAMES.index(name)))

    @property
    def halted(self) -> bool:
        """Is the stage over?"""
        return self.game.decision is not None and self.game.decision.kind == "halt"

    def done(self) -> None:
        super().done()
        assert RULES.broken(self.game) == []
        refused = {entry.key for entry in self.game.explain()}
        assert not refused & set(self.options)

    # -- looking ---------------------------------------------------------------------------

    def holds(self, seat: int) -> list[str]:
        """A hand by names."""
        side = self.human if seat == HUMAN else self.troop(seat)
        return self.names(side.hand)

    def thrown(self, seat: int) -> list[str]:
        """A discard pile by names."""
        side = self.human if seat == HUMAN else self.troop(seat)
        return self.names(side.discard)

    def on(self, place: str) -> list[str]:
        """Humans in play at a place."""
        return self.names(self.at(place).humans)

    def below(self, place: str) -> list[str]:
        """Contamination cards at a place."""
        return self.names(self.at(place).contamination)

    def printed(self, value: str, name: str) -> int:
        """A number on a card: its ``cost``, ``resistance`` or ``attack``."""
        number: int = getattr(self.game.world.cards, value)[self.number(name)]
        return number

    @property
    def question(self) -> Decision:
        """The decision to be taken now."""
        asked = self.game.decision
        assert isinstance(asked, Decision), f"nothing is asked: {self.match!r}"
        return asked

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won, if the game is over."""
        assert self.outcome is not None, f"the game goes on: {self.match!r}"
        return self.outcome.winners

    @property
    def box(self) -> list[str]:
        return self.names(self.state.box)
