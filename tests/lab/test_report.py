"""The numbers behind the report."""

from __future__ import annotations

import pytest

from shambler.lab.compare import anybody
from shambler.lab.family import Item, Tale
from shambler.lab.report.figures import groups, items, matched, spread, survival
from shambler.lab.report.pieces import percent
from shambler.lab.simulate import GameRow


def game(index: int, rounds: float, won: bool, scenario: str = "s", *used: str) -> GameRow:
    tale = Tale(items=[Item(name, used=1, kills=2) for name in used])
    return GameRow("g", scenario, "a", "{}", index, index, seats=1, winners=(0,) if won else (),
               measures={"rounds": rounds}, tale=tale)  # fmt: skip


def test_survival_counts_only_losses() -> None:
    """Four games: one lost in round 1, one won in round 2, two lost in round 3."""
    rows = [game(0, 1, False), game(1, 2, True), game(2, 3, False), game(3, 3, False)]
    assert survival(rows, sides=False) == [(0, 1), (1, 0.75), (2, 0.75), (3, 0)]
    assert survival(rows, sides=True) == [(0, 1), (1, 0.75), (2, 0.5), (3, 0)]


def test_an_item_of_easy_missions_gets_no_credit_for_them() -> None:
    """Every game of the easy mission is won, and none of the hard one, with the item or without."""
    easy = [game(n, 1, True, "easy", *(["saw"] if n else [])) for n in range(10)]
    hard = [game(n, 1, False, "hard", *([] if n else ["saw"])) for n in range(10)]
    (use,) = items([*easy, *hard], anybody)
    assert use.won.share == 0.9 and use.edge == 0.0 and use.kills == 2.0
    assert matched(easy, hard, anybody) == (None, 0.0)


def test_a_spread_of_one_and_of_many() -> None:
    one, many = spread([4.0]), spread([float(n) for n in range(101)])
    assert spread([]) is None and one is not None and many is not None
    assert (one.low, one.mean) == (4.0, 4.0)
    assert (many.low, many.quarter, many.middle, many.high) == (10, 25, 50, 90)


@pytest.mark.parametrize(
    ("share", "text"), [(0, "0 %"), (0.031, "3.1 %"), (0.0999, "10 %"), (1, "100 %")]
)
def test_small_shares_keep_a_decimal(share: float, text: str) -> None:
    assert percent(share) == text


def test_variants_are_named_by_what_differs() -> None:
    rows = [GameRow("g", "s", "thumb", text, 0, 0) for text in ("{}", '{"team":[1,2,3,4,5,6]}')]
    (group,) = groups(rows)
    assert group.names == ["no options", "team=6"]
