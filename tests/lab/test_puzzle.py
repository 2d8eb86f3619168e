"""Puzzles are solved exactly: closed forms of a small game say the same."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

import shambler
from shambler.kernel.match import Match
from shambler.lab.puzzle import NoPuzzle, made_from, solve
from tests.lab.pocket import RULES

NONE = Fraction(2, 3)  # a die that finds nothing


def pocket(**setup: int) -> Match:
    return Match.new(RULES, "short", seed=1, **setup)


def test_every_first_answer_has_its_exact_chance() -> None:
    """One supply in one round: whoever finds none leaves it to the other, who rolls three dice."""
    found = solve(pocket(rounds=1, goal=1))
    misses = {"search:3": NONE**3, "search:2": NONE**2, "search:1": NONE, "rest": Fraction(1)}
    assert found.chances == {key: 1 - miss * NONE**3 for key, miss in misses.items()}
    assert list(found.chances) == ["search:3", "search:2", "search:1", "rest"]
    assert (found.best, found.answers) == (Fraction(665, 729), ("search:3",))
    assert found.is_interesting


def test_the_rest_of_the_turn_is_played_as_well_as_can_be() -> None:
    """Four supplies in one round: six dice, of which four or more must find."""
    found = solve(pocket(rounds=1, goal=4))
    at_least = {3: Fraction(1, 27), 2: Fraction(7, 27), 1: Fraction(19, 27)}  # of three dice
    exactly = {1: Fraction(12, 27), 2: Fraction(6, 27), 3: Fraction(1, 27)}
    assert found.best == sum(exactly[n] * at_least[4 - n] for n in (1, 2, 3))
    assert found.chances["rest"] == 0


def test_what_cannot_be_won_or_lost_is_no_puzzle() -> None:
    assert not solve(pocket(rounds=1, goal=7)).is_interesting
    with pytest.raises(NoPuzzle, match="more than 3 positions"):
        solve(pocket(rounds=3), most=3)
    with pytest.raises(NoPuzzle, match="others play against you"):
        solve(Match.new(RULES, "rivals", seed=1))
    match = Match.new(RULES, "short", seed=1, typed=True)
    match.play("search:1")
    with pytest.raises(NoPuzzle, match="nobody has to decide"):
        solve(match)


def test_solving_changes_nothing() -> None:
    match = pocket(rounds=1, goal=1)
    before = match.text()
    solve(match)
    assert match.text() == before


def finished() -> Match:
    match = pocket(rounds=2, goal=3)
    while match.game.decision is not None:
        match.play("search:1")
    return match


def test_puzzles_are_found_in_a_game_and_hold_no_answer() -> None:
    match = finished()
    number, text, solution = next(made_from(match))
    assert number < match.number
    assert solution.is_interesting
    again = Match.from_position(lambda _: RULES, text, seed=5)
    assert solve(again).chances == solution.chances
    assert again.game.state == Match.from_position(lambda _: RULES, text, seed=6).game.state


def test_a_turn_of_a_mission_ends_with_leaving_the_board() -> None:
    record = Path(__file__).parents[1] / "golden" / "invader-M0.shambler"
    last = shambler.load(record)
    turn = last.branch(last.number - 2)
    assert turn.game.decision is not None
    assert turn.game.decision.kind == "turn"
    found = solve(turn)
    assert found.best == 1
    assert "end" in found.answers  # standing on the exit: end the turn, and leave
    assert found.chances["move:4.5"] == 0  # too far away again
