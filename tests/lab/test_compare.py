"""Paired comparisons, their intervals, and the summary of a grid."""

from __future__ import annotations

import msgspec
import pytest

from shambler.lab.compare import Duel, by_agent, duel, side_name, side_won
from shambler.lab.simulate import GameRow
from shambler.lab.stats import mean_interval, paired_rates, wilson
from shambler.lab.summary import differences


def made(agent: str, wins: str, scenario: str = "s", rounds: float = 3.0) -> list[GameRow]:
    """Games won (1), lost (0) or broken (x)."""
    return [
        GameRow(
            "g", scenario, agent, "{}", n, n, seats=1, winners=(0,) if w == "1" else (),
            measures={"rounds": rounds + n}, error="!" if w == "x" else "",
        )
        for n, w in enumerate(wins)
    ]  # fmt: skip


def test_only_complete_pairs_are_compared() -> None:
    found = duel(made("a", "1100x1"), made("b", "1011110", rounds=5.0))
    assert (found.games, found.first, found.second) == (5, 3, 4)
    assert (found.only_first, found.only_second) == (1, 2)
    assert found.rounds == 2.0 and found.rounds_ci95 == (2.0, 2.0)
    assert found.difference == pytest.approx(0.2)


@pytest.mark.parametrize(
    ("only", "other", "p"), [(0, 0, 1.0), (1, 1, 1.0), (0, 8, 2 / 256), (10, 2, 158 / 4096)]
)
def test_the_sign_test_is_exact(only: int, other: int, p: float) -> None:
    assert Duel(20, 0, 0, only, other).p == pytest.approx(p)
    assert Duel(20, 0, 0, other, only).p == pytest.approx(p)


def test_pairing_makes_differences_significant_early() -> None:
    """Ten more wins of forty on the same dice are clear; on other dice they would not be."""
    low, high = paired_rates(0, 10, 40)
    assert 0 < low < 0.25 < high
    assert wilson(10, 40)[1] > wilson(20, 40)[0]
    assert paired_rates(10, 0, 40) == pytest.approx((-high, -low))


def test_a_mean_needs_two_values() -> None:
    assert mean_interval([1.0]) is None
    assert mean_interval([1.0, 3.0]) == pytest.approx((2 - 1.96, 2 + 1.96), abs=0.01)


def test_a_grid_is_compared_with_its_first_variant() -> None:
    rows = [*made("a", "0000"), *made("b", "1111"), *made("a", "01", "t"), *made("b", "01", "t")]
    found = {entry["scenario"]: entry for entry in differences(rows)}
    assert set(found) == {"s", "t", None}
    assert found["s"]["win_rate_difference"] == 1.0 and found["s"]["side"] is None
    assert found[None]["pairs"] == 6 and found[None]["only_second"] == 4


def test_games_with_sides_are_compared_by_their_first_side() -> None:
    sides: dict[str, tuple[int, ...]] = {"humans": (0,), "hordes": (1,)}
    sided = [msgspec.structs.replace(row, seats=2, sides=sides) for row in made("a", "11")]
    lost = [msgspec.structs.replace(row, winners=(1,), agent="b") for row in sided]
    (entry,) = differences([*sided, *lost])
    assert (entry["side"], entry["win_rate_difference"]) == ("humans", -1.0)
    assert duel(by_agent(sided, "a"), by_agent(lost, "b"), side_won("hordes")).difference == 1.0


def test_a_side_wins_if_all_its_seats_do() -> None:
    row = msgspec.structs.replace(made("a", "1")[0], sides={"one": (0,), "two": (1, 2)})
    won = {
        winners: msgspec.structs.replace(row, winners=winners).winning_sides
        for winners in ((), (0,), (1, 2), (0, 1, 2))
    }
    assert won == {(): [], (0,): ["one"], (1, 2): ["two"], (0, 1, 2): ["one", "two"]}


def test_sides_are_called_by_their_names() -> None:
    assert side_name("invazions", "humans") == "the Humans"
    assert side_name("invazions", "hordes") == "the Hordes"
