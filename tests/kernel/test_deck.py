"""Decks: a bag without order, and the cards whose place somebody knows."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shambler.kernel.deck import Deck, Placed
from shambler.testing import some

DECK = Deck((1, 2, 3), (Placed(7, (0,)), Placed(8)))


def test_what_is_in_a_deck_is_known_its_order_is_not() -> None:
    assert len(DECK) == 5
    assert DECK.cards == (1, 2, 3, 7, 8)
    assert not Deck()


def test_a_place_is_known_to_some_or_to_all() -> None:
    assert Placed(7, (0,)).seen_by(0)
    assert not Placed(7, (0,)).seen_by(1)
    assert not Placed(7, (0,)).seen_by(None)
    assert Placed(8).seen_by(1)
    assert Placed(8).seen_by(None)


def test_cards_are_drawn_from_the_top_then_the_bag() -> None:
    assert DECK.without((7,)) == Deck((1, 2, 3), (Placed(8),))
    assert DECK.without((7, 8, 2)) == Deck((1, 3))
    assert DECK.without((7, 8, 2, 1, 3)) == Deck()


def test_a_card_is_taken_out_wherever_it_lies() -> None:
    assert DECK.remove(2) == Deck((1, 3), DECK.top)
    assert DECK.remove(8) == Deck(DECK.bag, DECK.top[:1])


def test_only_one_of_two_equal_cards_is_taken_out() -> None:
    twice = Deck((5, 5), (Placed(6), Placed(6, (1,))))
    assert twice.remove(5).bag == (5,)
    assert twice.remove(6).top == (Placed(6, (1,)),)


def test_a_card_that_is_not_there_cannot_be_taken_out() -> None:
    with pytest.raises(ValueError, match="card 4 is not in this deck"):
        DECK.remove(4)


def test_cards_are_put_on_top() -> None:
    deck = Deck((1,)).on_top((5, 6), (0,)).on_top((4,))
    assert deck.top == (Placed(4), Placed(5, (0,)), Placed(6, (0,)))


def test_after_a_shuffle_nobody_knows_any_place() -> None:
    assert DECK.shuffled_with((5,)) == Deck((1, 2, 3, 5, 7, 8))


cards = st.lists(st.integers(0, 5), max_size=6).map(tuple)


@given(cards, cards, cards)
def test_no_operation_loses_a_card(
    bag: tuple[int, ...], top: tuple[int, ...], more: tuple[int, ...]
) -> None:
    deck = Deck(bag).on_top(top, (1,))
    everything = tuple(sorted((*bag, *top)))
    assert deck.cards == everything
    assert deck.shuffled_with(more).cards == tuple(sorted((*everything, *more)))
    with_each_back = [sorted((*deck.remove(card).cards, card)) for card in set(everything)]
    assert with_each_back == [list(everything)] * len(set(everything))
    drawn = (*top, *sorted(bag, reverse=True))
    for count in some(range(len(drawn) + 1)):
        assert sorted((*deck.without(drawn[:count]).cards, *drawn[:count])) == list(everything)
