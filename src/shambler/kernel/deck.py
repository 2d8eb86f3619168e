"""A face-down deck whose order does not exist until someone looks.

A deck is a bag of cards in no order, and on top of it the cards whose place somebody knows. It
cannot leak an order it does not have.
"""

from __future__ import annotations

import msgspec


class Placed(msgspec.Struct, frozen=True, gc=False):
    """A card whose place in the deck is known, and the seats that know it (empty: everyone)."""

    card: int
    known_to: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> bool:
        """May this seat know which card lies here? ``None`` is a spectator."""
        return not self.known_to or seat in self.known_to


class Deck(msgspec.Struct, frozen=True, gc=False):
    """``top[0]`` is drawn first, then the rest of the top, then the bag in random order.

    >>> deck = Deck((1, 2, 3)).on_top((7,), known_to=(0,))
    >>> len(deck), deck.cards
    (4, (1, 2, 3, 7))
    >>> deck.top[0].seen_by(0), deck.top[0].seen_by(1)
    (True, False)
    >>> deck.without((7, 2))
    Deck(bag=(1, 3), top=())
    """

    bag: tuple[int, ...] = ()
    top: tuple[Placed, ...] = ()

    def __len__(self) -> int:
        return len(self.top) + len(self.bag)

    @property
    def cards(self) -> tuple[int, ...]:
        """Every card in the deck, sorted: what is in it is public, where it lies is not."""
        return tuple(sorted([*self.bag, *(placed.card for placed in self.top)]))

    def without(self, drawn: tuple[int, ...]) -> Deck:
        """The deck after these cards were drawn from its top, in this order."""
        bag, top = self.bag, self.top
        for card in drawn:
            if top:
                top = top[1:]
            else:
                at = bag.index(card)
                bag = bag[:at] + bag[at + 1 :]
        return Deck(bag, top)

    def remove(self, card: int) -> Deck:
        """The deck after this card was searched for and taken out, wherever it lay."""
        if card in self.bag:
            at = self.bag.index(card)
            return Deck(self.bag[:at] + self.bag[at + 1 :], self.top)
        for at, placed in enumerate(self.top):
            if placed.card == card:
                return Deck(self.bag, self.top[:at] + self.top[at + 1 :])
        raise ValueError(f"card {card} is not in this deck")

    def on_top(self, cards: tuple[int, ...], known_to: tuple[int, ...] = ()) -> Deck:
        """Put cards on top, ``cards[0]`` uppermost."""
        return Deck(self.bag, (*(Placed(card, known_to) for card in cards), *self.top))

    def shuffled_with(self, cards: tuple[int, ...] = ()) -> Deck:
        """Shuffle the deck together with these cards: afterwards nobody knows any place."""
        return Deck(tuple(sorted((*self.cards, *cards))))
