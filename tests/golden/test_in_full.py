"""Whole games go as they are kept, answer by answer."""

from itertools import chain

import pytest

from shambler.testing import some
from tests.golden.in_full import GAMES, Course, Telling, courses, kept, short

COURSES = [*chain.from_iterable(map(courses, GAMES))]


@pytest.mark.parametrize("course", COURSES, ids=lambda course: course.name)
def test_a_game_is_told_as_it_was(course: Course) -> None:
    known, number = kept(course.game)[course.name], 0
    for number, lines in some(enumerate(Telling(course).answers())):
        told = "\n".join(lines)
        assert number < len(known), f"it goes on after answer {number}:\n{told}"
        assert short(lines) == known[number], f"something else is told of answer {number}:\n{told}"
    assert number + 1 == len(known), f"it ends after answer {number}"


def test_nothing_is_kept_of_games_that_are_no_more() -> None:
    assert {name for key in GAMES for name in kept(key)} == {course.name for course in COURSES}
