"""The adviser finds what is known to be best, and never advises what is known to lose."""

from __future__ import annotations

from collections import Counter

import pytest

from shambler.agents import advise
from shambler.games import find
from shambler.kernel.match import Match
from shambler.testing import some
from tests.agents.known_best import Known, exact, found_in, known

BUDGET = "60"  # playouts
FOUND = 0.9  # the share of the positions in which the first advice must be right


def first_advice(one: Known) -> str:
    """What the adviser would do."""
    return advise(one.match(), budget=BUDGET).best.key


def test_there_are_two_hundred_positions_of_four_games() -> None:
    positions = known()
    games = Counter(one.position.partition("/")[0] for one in positions)
    assert len({one.position for one in positions}) == len(positions) >= 200
    assert set(games) == {"invader", "living_dead", "hendrix", "invazions"}
    assert {one.sort for one in positions} == {"wins", "loses"}


@pytest.mark.parametrize("one", known()[::20], ids=lambda one: one.position[:24])
def test_the_right_answers_are_some_of_those_that_are_offered(one: Known) -> None:
    decision = one.match().game.decision
    assert decision is not None
    assert one.right and {*one.right} < {option.key for option in decision.options}


@pytest.mark.parametrize("one", known()[7::25], ids=lambda one: one.position[:24])
def test_the_first_advice_is_right(one: Known) -> None:
    assert first_advice(one) in one.right


def test_what_is_written_is_what_is_found() -> None:
    """The first positions of a scenario are found again, with the same right answers."""
    written = {one.position: one for one in known()}
    again = list(found_in(find("living_dead"), "S6", range(1)))
    assert all(written[one.position] == one for one in some(again))


def test_a_position_in_which_nothing_is_decided_is_left_out() -> None:
    assert exact(Match.new(find("invader"), "M0", seed=1)) is None


@pytest.mark.soak
def test_the_first_advice_is_right_in_nine_of_ten() -> None:
    wrong = [one for one in some(known()) if first_advice(one) not in one.right]
    thrown_away = [one.position for one in wrong if one.sort == "loses"]
    assert not thrown_away
    assert len(wrong) <= (1 - FOUND) * len(known())
