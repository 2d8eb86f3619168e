"""Setting the difficulty by the groups of enemy cards."""

from __future__ import annotations

import pytest

from shambler.games.zombicide.invader import RULES
from shambler.kernel.errors import BadSetup
from shambler.testing import rule
from shambler.testing.zombicide import Scene

EASY, HARD, EXTRA = set(range(1, 26)), set(range(26, 51)), set(range(51, 55))


def deck(*groups: str) -> set[int]:
    """The numbers in the enemy deck of a table."""
    options = {"enemy_cards": groups} if groups else {}
    return set(Scene(RULES, "M0", **options).state.enemy_deck.cards)


@rule("Z-DIFF-07")
def test_the_normal_deck_is_all_of_it() -> None:
    assert deck() == EASY | HARD | EXTRA


@pytest.mark.parametrize(
    ("groups", "numbers"),
    [
        (("easy",), EASY),
        (("hard",), HARD),
        (("hard", "extra"), HARD | EXTRA),
        (("easy", "extra"), EASY | EXTRA),
        (("easy", "hard"), EASY | HARD),
    ],
)
@rule("Z-DIFF-07", "INV-DIFF-01", "INV-DIFF-02", "INV-DIFF-03")
def test_any_mix_of_the_groups_makes_a_deck(groups: tuple[str, ...], numbers: set[int]) -> None:
    assert deck(*groups) == numbers


@rule("INV-DIFF-01", "INV-DIFF-03")
def test_the_easy_cards_hold_no_extra_activations_and_the_last_four_nothing_else() -> None:
    kinds = {card.number: card.kind for card in RULES.content.enemy_deck}
    assert {kinds[number] for number in EASY} == {"spawn", "abomination", "mold"}
    assert {kinds[number] for number in EXTRA} == {"extra"}


@rule("Z-DIFF-07")
def test_a_deck_needs_cards_of_a_known_group() -> None:
    with pytest.raises(BadSetup, match="enemy_cards: 1 to 3 can be chosen, not 0"):
        Scene(RULES, "M0", enemy_cards=())
    with pytest.raises(BadSetup, match="enemy_cards: 'deadly' cannot be chosen"):
        Scene(RULES, "M0", enemy_cards=("deadly",))
