"""Chance: streams that repeat and do not touch each other, scripts that never make anything up."""

from __future__ import annotations

from collections import Counter

import pytest

from shambler.kernel.chance import Draw, Listed, Roll, Sampled, Source, TypedIn
from shambler.kernel.deck import Deck
from shambler.kernel.errors import UnscriptedChance


def chi_square(observed: Counter[int], values: range) -> float:
    expected = observed.total() / len(values)
    return sum((observed[value] - expected) ** 2 / expected for value in values)


def test_a_seed_always_gives_the_same_words() -> None:
    assert [Sampled(7).word(0, n) for n in range(3)] == [
        0x10D66DAAAE4A7BB0,
        0xF33DC6BD55FFA86B,
        0xE1332A7DB412C5A9,
    ]
    assert Sampled(7).roll(Roll(2, 5), 10) == Sampled(7).roll(Roll(2, 5), 10)


def test_a_word_depends_on_nothing_but_seed_stream_and_count() -> None:
    source = Sampled(7)
    wanted = source.word(1, 5)
    source.word(0, 3)
    source.word(1, 99)
    assert source.word(1, 5) == wanted


def test_words_of_different_seeds_streams_and_counts_differ() -> None:
    words = {
        Sampled(seed).word(stream, count)
        for seed in range(20)
        for stream in range(20)
        for count in range(20)
    }
    assert len(words) == 8_000


def test_seed_zero_is_a_seed_like_any_other() -> None:
    assert len(set(Sampled(0).roll(Roll(0, 12), 0) or ())) > 1


@pytest.mark.parametrize("sides", [2, 6, 10, 20, 100])
def test_every_die_of_a_roll_is_fair(sides: int) -> None:
    """Chi-square at one in ten thousand; also for dice far along in a large roll."""
    source, bound = Sampled(1), sides - 1 + 5 * (2 * sides) ** 0.5
    rolls = [source.roll(Roll(0, 30, sides), n) or () for n in range(4_000)]
    for die in (0, 1, 9, 11, 12, 13, 29):
        faces = Counter(roll[die] for roll in rolls)
        assert chi_square(faces, range(1, sides + 1)) < bound, f"die {die} of {sides} sides"


def test_dice_of_one_roll_and_of_two_streams_are_independent() -> None:
    source = Sampled(2)
    near: Counter[int] = Counter()
    far: Counter[int] = Counter()
    for count in range(6_000):
        first, second, *_ = source.roll(Roll(0, 13), count) or (0, 0)
        (other,) = source.roll(Roll(1, 1), count) or (0,)
        near[6 * (first - 1) + second - 1] += 1
        far[6 * (first - 1) + other - 1] += 1
    assert chi_square(near, range(36)) < 80
    assert chi_square(far, range(36)) < 80


def test_every_card_of_a_bag_is_drawn_equally_often() -> None:
    source, bag = Sampled(3), (10, 20, 30, 40, 50)
    drawn = Counter(source.draw(Draw(0, Deck(bag)), bag, n) or 0 for n in range(5_000))
    assert set(drawn) == set(bag)
    assert chi_square(Counter({c // 10: n for c, n in drawn.items()}), range(1, 6)) < 25


def test_a_script_is_followed_in_order() -> None:
    script = Listed([(3, 5), 7, ()])
    assert script.roll(Roll(0, 2), 0) == (3, 5)
    assert script.draw(Draw(0, Deck((6, 7))), (6, 7), 0) == 7
    assert script.roll(Roll(0, 0), 0) == ()
    assert script.position == len(script.outcomes)


@pytest.mark.parametrize(
    ("outcomes", "problem"),
    [
        ([], "the script ends before a roll of 2 dice"),
        ([(3,)], r"the script has \(3,\) where the rules ask for a roll of 2 dice"),
        ([4], "the script has 4 where the rules ask for a roll of 2 dice"),
        ([(3, 7)], r"\(3, 7\) are not faces of a die with 6 sides"),
        ([(0, 1)], r"\(0, 1\) are not faces of a die with 6 sides"),
    ],
)
def test_a_script_never_makes_up_dice(outcomes: list[tuple[int, ...] | int], problem: str) -> None:
    with pytest.raises(UnscriptedChance, match=problem):
        Listed(outcomes).roll(Roll(0, 2), 0)


@pytest.mark.parametrize(
    ("outcomes", "problem"),
    [
        ([], "the script ends before a drawn card"),
        ([9], "the script has 9 where a card of the deck is drawn"),
        ([(1, 2)], r"the script has \(1, 2\) where a card of the deck is drawn"),
    ],
)
def test_a_script_never_makes_up_cards(outcomes: list[tuple[int, ...] | int], problem: str) -> None:
    with pytest.raises(UnscriptedChance, match=problem):
        Listed(outcomes).draw(Draw(0, Deck((1, 2))), (1, 2), 0)


def test_real_dice_are_unknown_until_somebody_says() -> None:
    source: Source = TypedIn()
    assert source.roll(Roll(0, 2), 0) is None
    assert source.draw(Draw(0, Deck((1,))), (1,), 0) is None
