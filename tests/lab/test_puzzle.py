"""Puzzles are solved exactly: closed forms of a small game say the same."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import shambler
from shambler.games import find
from shambler.kernel.box import chance_question
from shambler.kernel.chance import EVERYTHING, Boxed, Sampled
from shambler.kernel.match import Match
from shambler.lab.family import family_of
from shambler.lab.puzzle import NoPuzzle, answers_of, made_from, solve
from shambler.lab.shipped_puzzles import shipped
from shambler.lab.turn_search import OVER, TurnOver, TurnSearch, lay_under_the_turn
from shambler.testing import some
from tests.lab.pocket import RULES

# Turns of one or two actions: small enough to look at all of them.
SMALL = ("invader-m4-1", "invader-m2-2")
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


def plain_chance(game: Any, idle: frozenset[str]) -> Fraction:
    """Every answer and every single face, nothing left out: what the search has to agree with."""
    if game.state.outcome is None and type(game.state.stack[-1]) is TurnOver:
        game.submit(OVER)
        return Fraction(game.state.outcome is not None and bool(game.state.outcome.winners))
    if game.state.outcome is not None:
        return Fraction(bool(game.state.outcome.winners))
    asked = chance_question(game)
    options = [option for option in game.decision.options if option.key != "ours"]
    follows = {}
    for option in options:
        if option.key.partition(":")[0] not in idle:
            twin = game.copy()
            twin.submit(option)
            follows[option.key] = plain_chance(twin, idle)
    if asked is None:
        return max(follows.values())
    total = sum(asked.can_come.values())
    return sum((follows[f"face:{f}"] * n for f, n in asked.can_come.items()), Fraction(0)) / total


def plain(match: Match) -> dict[str, Fraction]:
    game = match.game.copy(Boxed((EVERYTHING,), Sampled(0)))
    lay_under_the_turn(game)
    found = {}
    for option in answers_of(match):
        twin = game.copy()
        twin.submit(option)
        found[option.key] = plain_chance(twin, family_of(match.rules).idle)
    return found


@pytest.mark.parametrize("goal", [1, 2, 4])
def test_what_the_search_leaves_out_changes_no_chance(goal: int) -> None:
    match = pocket(rounds=1, goal=goal)
    assert solve(match).chances == plain(match)


@pytest.mark.parametrize("name", SMALL)
def test_nor_in_turns_of_the_games(name: str) -> None:
    match = Match.from_position(find, shipped()[name].laid().position(), seed=0)
    assert solve(match).chances == plain(match)


def test_a_bound_is_never_below_the_chance() -> None:
    """Asked for less than exactly, the search may say too much, but never too little."""
    match = pocket(rounds=1, goal=4)
    exact = plain(match)
    assert match.game.decision is not None
    for option in some(match.game.decision.options):
        for least in (Fraction(0), Fraction(1, 3), exact[option.key], Fraction(1)):
            said = TurnSearch(match.game, 1000, family_of(RULES)).after(option, least)
            assert said == exact[option.key] if exact[option.key] > least else said <= least
