"""A roll said at once: what matters of it, faces that have it, and how likely it is."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from shambler.kernel.box import ChanceQuestion, Occasion, Result
from shambler.lab.turn_search import falls
from shambler.testing import some

SIX = dict.fromkeys(range(1, 7), 1)


def asked(dice: int, occasion: Occasion) -> ChanceQuestion:
    return ChanceQuestion("dice", True, dice, (), SIX, 6, occasion)


def shown(faces: tuple[int, ...], good: tuple[int, ...], frail: int) -> Result:
    """What somebody reads off the table: those that count, and the ones among the last dice."""
    return Result(sum(face in good for face in faces), faces[len(faces) - frail :].count(1))


@pytest.mark.parametrize("good", [(4, 5, 6), (1, 2, 3, 4, 5, 6), (2, 3, 4, 5, 6), (6,), ()])
@pytest.mark.parametrize(("dice", "frail"), [(2, 0), (2, 1), (4, 2), (3, 3)])
def test_every_result_of_a_roll_has_faces_and_its_chance(
    good: tuple[int, ...], dice: int, frail: int
) -> None:
    question = asked(dice, Occasion("attack", good=good, by="count", frail=frail))
    every = Counter(shown(faces, good, frail) for faces in product(range(1, 7), repeat=dice))
    assert set(question.results) == set(every)
    assert all(shown(faces, good, frail) == told for told, faces in some(question.results.items()))
    chances = {
        shown(tuple(face.value for face in faces), good, frail): chance
        for faces, chance in falls(question)
    }
    assert chances == {told: Fraction(many, 6**dice) for told, many in every.items()}


def test_where_every_face_matters_frail_dice_are_told_apart_from_the_others() -> None:
    question = asked(3, Occasion("attack", by="face", frail=1))
    found: Counter[tuple[int, ...]] = Counter()
    for faces, chance in falls(question):
        first, second, last = (face.value for face in faces)
        found[(*sorted((first, second)), last)] += chance * 216  # type: ignore[assignment]
    every = Counter((*sorted(faces[:2]), faces[2]) for faces in product(range(1, 7), repeat=3))
    assert found == every
    assert question.results == {}


def test_a_sum_of_two_dice() -> None:
    question = asked(2, Occasion("move", by="sum"))
    assert list(question.results) == [Result(total) for total in range(2, 13)]
    assert sum(chance for _, chance in falls(question)) == 1
