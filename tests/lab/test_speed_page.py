"""The page on speed is made by engines that play in processes of their own and answer lines."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tools.speed import PLAIN, Contender, Spread, misses


@pytest.fixture(scope="module")
def contender() -> Iterator[Contender]:
    found = Contender("invazions/labo-2", PLAIN)
    yield found
    found.close()


def test_it_plays_when_it_is_asked_to(contender: Contender) -> None:
    assert contender.run(0.01) > 0


def test_it_tells_what_a_copy_takes(contender: Contender) -> None:
    assert 0 < contender.copy_us() < 1000


def test_it_tells_how_many_playouts_the_planner_has_in_a_second(contender: Contender) -> None:
    assert contender.playouts(0.05) > 0


def test_what_a_game_owes_is_told() -> None:
    slow = Spread("a", "plain", [(2.4, "a/1"), (2.9, "a/2"), (3.2, "a/3")])
    assert list(misses(slow)) == [
        "- a, plain: 2.9 instead of 3.0",
        "- a, scenarios below 2.5 in plain Python: `a/1` 2.4",
    ]
    assert not list(misses(Spread("a", "compiled", [(2.0, "a/1"), (10.0, "a/2"), (11.0, "a/3")])))
