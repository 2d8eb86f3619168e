"""Looking at a position of InvaZions: names for its numbers, and what lies where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from shambler.games.invazions import RULES
from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.games.invazions.state import HUMAN, NOWHERE, Horde, Humans, Place, Side
from shambler.kernel.decision import Decision
from shambler.testing.position import Position
from shambler.testing.strict import known, require, whole


class InvazionsPosition(Position):
    """A position of InvaZions that can be asked about by names."""

    game: InvazionsGame

    # -- names -----------------------------------------------------------------------------

    def card(self, name: str) -> int:
        """The number of a card."""
        numbers = self.game.world.cards.number
        return numbers[known(name, numbers, "card")]

    def names(self, cards: Sequence[int]) -> list[str]:
        """Cards by their names."""
        return [self.game.world.cards.ids[card] for card in cards]

    def place_number(self, place: str) -> int:
        """The number of a place of this scenario."""
        places = self.game.world.places
        return places.index(known(place, places, f"place of {self.game.world.scenario}"))

    def place(self, name: str) -> Place:
        """A place's part of the state."""
        found: Place = self.state.places[self.place_number(name)]
        return found

    @property
    def human(self) -> Humans:
        """The human player's part of the state."""
        found: Humans = self.state.human
        return found

    def troop(self, seat: int) -> Horde:
        """A Horde's part of the state."""
        seats = range(1, self.game.world.players)
        there = whole(seat, "seat of a Horde") in seats
        require(there, f"there is no Horde {seat}: {', '.join(map(str, seats))}")
        return self.game.horde(seat)

    def side(self, seat: int) -> Side:
        """The hand and piles of a seat."""
        return self.human if whole(seat, "seat") == HUMAN else self.troop(seat)

    # -- looking ---------------------------------------------------------------------------

    def hand_of(self, seat: int) -> list[str]:
        """A hand, sorted as in the content files."""
        return self.names(self.side(seat).hand)

    def discard_of(self, seat: int) -> list[str]:
        """A discard pile, the oldest card first."""
        return self.names(self.side(seat).discard)

    def pile_of(self, seat: int) -> list[str]:
        """What a draw pile holds, in no order."""
        return self.names(self.side(seat).pile.cards)

    def top_of(self, seat: int) -> list[str]:
        """The cards that lie open on a draw pile, the uppermost first."""
        return self.names([placed.card for placed in self.side(seat).pile.top])

    def played_by(self, seat: int) -> list[str]:
        """What a Horde has played this turn."""
        return self.names(self.troop(seat).played)

    def attack_of(self, seat: int) -> int:
        """What the played cards of a Horde add up to."""
        return self.game.attack_of(self.troop(seat))

    def humans_at(self, place: str) -> list[str]:
        """Humans in play at a place."""
        return self.names(self.place(place).humans)

    def research_at(self, place: str) -> str | None:
        """The Research card of a place."""
        card = self.place(place).research
        return None if card == NOWHERE else self.game.world.cards.ids[card]

    def contamination_at(self, place: str) -> list[str]:
        """Cards under a place, the oldest first."""
        return self.names(self.place(place).contamination)

    def doomed_at(self, place: str) -> list[str]:
        """Cards of a place that wait to be devoured."""
        return self.names(self.place(place).doomed)

    def resistance_at(self, place: str) -> int:
        """What it takes to penetrate a place now."""
        return self.game.resistance_at(self.place_number(place))

    def hordes_at(self, place: str) -> list[int]:
        """The Hordes that attack a place."""
        return self.game.hordes_at(self.place_number(place))

    @property
    def dice_on_research(self) -> dict[str, int]:
        """The numbers on the dice of Research cards."""
        return {self.game.world.cards.ids[card]: n for card, n in self.human.dice.items()}

    @property
    def beside(self) -> list[str]:
        """Research cards beside the human player."""
        return self.names(self.human.beside)

    def census(self) -> Counter[str]:
        """Every card of the game and its copies."""
        return Counter(self.names(self.state.cards))

    def printed(self, value: Literal["cost", "resistance", "attack"], name: str) -> int:
        """A number on a card."""
        column = known(value, ("cost", "resistance", "attack"), "number on a card")
        number: int = getattr(self.game.world.cards, column)[self.card(name)]
        return number

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know, as plain data; without a seat, what a spectator may know."""
        if seat is not None:
            self.side(seat)  # there must be one
        plain: dict[str, Any] = msgspec.to_builtins(RULES.view(self.game, seat))
        return plain

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
