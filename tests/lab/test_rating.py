"""Difficulty in words, and the page about it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from shambler.games import find, manifests
from shambler.lab.rating import AgentRecord, Rating, agreement, label, page, ratings
from shambler.lab.simulate import GameRow, SeriesPlan
from shambler.lab.stats import rank_correlation, wilson
from shambler.testing import some

DOCS = Path(__file__).parents[2] / "docs"


def judged(wins: int, games: int) -> AgentRecord:
    return AgentRecord("thumb", games, wins, wilson(wins, games), 5.0, 0)


@pytest.mark.parametrize(
    ("wins", "games", "word"),
    [
        (900, 1000, "easy"),
        (350, 1000, "medium"),
        (50, 1000, "hard"),
        (0, 0, "hard or medium or easy"),
        (5, 20, "hard or medium"),
    ],
)
def test_a_word_for_a_rate(wins: int, games: int, word: str) -> None:
    assert label(judged(wins, games)) == word


def rated(key: str, book: str, wins: int) -> Rating:
    return Rating("invader", key, key, book, (judged(wins, 100),), "")


def test_agreement_counts_pairs_the_book_tells_apart() -> None:
    found = [rated("a", "easy", 80), rated("b", "easy", 20), rated("c", "hard", 40)]
    assert agreement(found) == (1, 2)
    assert agreement([rated("a", "easy", 5), rated("b", "hard", 5)]) == (0, 0)


def test_ratings_come_from_rows() -> None:
    plans = [
        SeriesPlan("invader", key, agent) for key in ("M0", "M6") for agent in ("random", "thumb")
    ]
    rows = [
        GameRow("invader", plan.scenario, plan.agent, "{}", n, n,
            winners=(0,) if plan.agent == "thumb" and n else ())
        for plan in plans
        for n in range(10)
    ]  # fmt: skip
    found = ratings(plans, rows)
    assert [(r.scenario, r.book) for r in found] == [("M0", "easy"), ("M6", "hard")]
    assert [entry.wins for entry in found[0].standings] == [0, 9]
    text = page(found, "shambler rate invader")
    assert "| `M6` | Playing with Fire | hard | 0 % (0-28) | 90 % (60-98) | easy |" in text
    assert "games it\nloses cannot be told." in text  # it won both alike


@pytest.mark.parametrize("game", [manifest.key for manifest in manifests()])
def test_the_published_page_knows_every_mission(game: str) -> None:
    text = (DOCS / "designers" / "difficulty.md").read_text("utf-8")
    for scenario in some(find(game).scenarios()):
        assert (
            f"| `{scenario.key}` | {scenario.name['en']} | {scenario.difficulty or '-'} |" in text
        )


def test_the_page_has_a_part_for_every_game() -> None:
    found = [rated("M0", "easy", 80), rated("M6", "hard", 40)]
    found += [msgspec.structs.replace(rated("basic", "", 50), game="dawn")]
    text = page(found, "shambler rate")
    first, second = text.split("## ")[1:3]
    assert first.startswith("Zombicide: Invader") and "harder in 1." in first and "is 1.00" in first
    assert second.startswith("Dawn of the Zeds") and "no words" in second


def test_a_rank_correlation_looks_at_the_order_alone() -> None:
    assert rank_correlation([1, 2, 3, 4], [10, 11, 12, 1000]) == pytest.approx(1)
    assert rank_correlation([1, 2, 3], [5, 4, -3]) == pytest.approx(-1)
    # Ranks 0.5 0.5 2 against 0 1 2: a covariance of 1.5 by the root of 1.5 times 2.
    assert rank_correlation([7, 7, 9], [1, 2, 3]) == pytest.approx(1.5 / 3**0.5)
    assert rank_correlation([1, 2, 3], [4, 4, 4]) is None
