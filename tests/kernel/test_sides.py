"""Sides: who wins with whom, what they are called, how each of them fared."""

from __future__ import annotations

from typing import Any

import pytest

from shambler.kernel.errors import WrongSeat
from shambler.kernel.match import Match
from shambler.kernel.sides import Outcome, Role, Side, one_team, winning
from shambler.kernel.state import dump, key
from tests.testgame import RULES


@pytest.mark.parametrize(
    ("winners", "results"),
    [
        ((0, 1), {(0,): "won", (2,): "lost", (0, 1): "won", (0, 2): "over", (): "over"}),
        ((), {(0,): "lost", (2,): "lost", (0, 1, 2): "lost", (): "over"}),
        ((0, 1, 2), {(1,): "won", (0, 1, 2): "won", (): "over"}),
    ],
)
def test_everybody_is_told_how_their_own_seats_fared(
    winners: tuple[int, ...], results: dict[tuple[int, ...], str]
) -> None:
    """A spectator, or one who played both sides, has neither won nor lost."""
    outcome = Outcome(winners, "dawn")
    assert {seats: outcome.result(seats) for seats in results} == results


def test_a_team_and_rivals() -> None:
    team, rivals = one_team((0, 1)), [Side("rival", {n - 1: Role("player", n)}, n) for n in (1, 2)]
    assert [(side.id, side.seats) for side in team] == [("team", (0, 1))]
    assert [(side.id, side.seats) for side in rivals] == [("rival-1", (0,)), ("rival-2", (1,))]
    assert team[0].roles == {0: Role("player", 1), 1: Role("player", 2)}
    assert winning(rivals, Outcome((1,), "dawn")) == [rivals[1]]
    assert winning(rivals, Outcome((0, 1), "dawn")) == list(rivals)
    assert winning(team, Outcome((), "dawn")) == []


def test_seats_and_sides_have_names() -> None:
    cabin, manor = Match.new(RULES, "cabin", seed=1), Match.new(RULES, "manor", seed=1, seats=3)
    assert [cabin.teller().seat(seat) for seat in cabin.seats] == ["Survivor 1", "Survivor 2"]
    assert cabin.teller("fr").winners(Outcome((0, 1), "dawn")) == ["la maisonnée"]
    assert cabin.teller().winners(Outcome((), "dawn")) == []
    assert manor.teller().winners(Outcome((0, 2), "dawn")) == ["rival 1", "rival 3"]
    with pytest.raises(WrongSeat, match="there is no seat 7"):
        cabin.teller().seat(7)


def test_a_grade_has_its_own_words() -> None:
    teller = Match.new(RULES, "cabin", seed=1).teller()
    assert teller.grade(Outcome((0,), "dawn", score=9, grade="battered")).startswith("The wall has")
    assert teller.grade(Outcome((0,), "dawn")) == ""


def test_where_nothing_is_counted_the_state_is_written_as_before() -> None:
    """Fingerprints of games without score and grade stay what they were."""

    def finished(**counted: Any) -> str:
        match = Match.new(RULES, "cabin", seed=1)
        match.game.finish((0,), "dawn", "BN-END-02", **counted)
        return key(match.game.state)

    plain = finished()
    assert plain != finished(score=0) != finished(score=0, grade="battered")
    match = Match.new(RULES, "cabin", seed=1)
    match.game.finish((0,), "dawn", "BN-END-02")
    assert b'"outcome":{"winners":[0],"reason":"dawn","rule":"BN-END-02"}' in dump(match.game.state)


def test_sides_of_several_kinds_are_told_apart() -> None:
    assert Side("horde", {1: Role("horde", 1)}, 2).id == "horde-2"
    assert Side("humans", {0: Role("humans")}).id == "humans"
