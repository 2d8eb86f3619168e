"""The line of play of a puzzle: best answers, the luck that wins, exact chances on the way."""

from __future__ import annotations

from fractions import Fraction

import pytest

from shambler.games import find
from shambler.kernel.match import Match
from shambler.lab.puzzle import solve
from shambler.lab.puzzle_line import Step, told
from shambler.lab.shipped_puzzles import shipped, usable
from shambler.testing import some
from tests.lab.pocket import RULES


def pocket(**setup: int) -> Match:
    return Match.new(RULES, "short", seed=1, **setup)


def test_answers_are_the_best_and_luck_says_how_likely_it_is() -> None:
    """One supply: all three dice are rolled; it does not matter how many of them find one."""
    found = solve(pocket(rounds=1, goal=1))
    answer, dice, *_ = found.line
    assert answer == Step(("search:3",), "665/729")
    assert len(dice.keys) == 3 and all(key.startswith("face:") for key in dice.keys)
    finds = Fraction(19, 27)  # at least one of three
    assert (Fraction(dice.likely), dice.chance) == (finds, "1")


def test_where_nothing_can_be_won_there_is_no_line() -> None:
    assert solve(pocket(rounds=1, goal=7)).line == ()


def test_a_certain_win_has_no_luck_in_it() -> None:
    entry = shipped()["invader-m4-1"]
    found = solve(Match.from_position(find, entry.laid().position(), seed=0))
    assert [step.chance for step in some(found.line)] == ["1"] * len(found.line)
    assert found.line == entry.line


def checked(entry_line: tuple[Step, ...], best: Fraction) -> None:
    """Chances only rise where luck was good, and the last step wins."""
    before = best
    for step in some(entry_line):
        chance = Fraction(step.chance)
        if step.likely == "1":
            assert chance == before
        else:
            assert 0 < Fraction(step.likely) < 1 and chance > before
        before = chance
    assert before == 1


@pytest.mark.parametrize("name", shipped())
def test_every_shipped_line_is_played_to_its_win_and_told(name: str) -> None:
    entry = usable(name)
    assert entry is not None
    chances = {key: Fraction(chance) for key, chance in entry.chances.items()}
    assert chances[entry.line[0].keys[0]] == max(chances.values())
    checked(entry.line, max(chances.values()))
    match = Match.from_position(find, entry.laid().position(), seed=0)
    for language in ("en", "fr"):
        words = told(match, entry.line, language)
        assert [step.chance for step in words] == [step.chance for step in entry.line]
        assert all(step.text for step in words)
        assert [bool(step.shows) for step in words] == [step.kind != "answer" for step in words]
