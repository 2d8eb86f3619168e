"""Experience is spread: what raises the danger level costs something."""

from __future__ import annotations

from typing import Any

import pytest

from shambler.agents.zombicide.levels import lift, prize
from shambler.games import find
from shambler.games.zombicide.core.state import LEFT
from shambler.kernel.chance import Sampled
from shambler.testing.zombicide import Scene


def two(one: int, other: int) -> Any:
    """Cole and Magnus with some experience each; Yellow begins with 7."""
    table = Scene(find("invader"), board="A-B").put("cole", "A").put("magnus", "B")  # type: ignore[arg-type]
    return table.experience("cole", one).experience("magnus", other)


@pytest.mark.parametrize(
    ("one", "other", "gained", "share"),
    [
        (0, 0, 1, 1 / 7),
        (0, 0, 9, 1.0),
        (2, 5, 3, 0.0),  # Magnus has as much
        (2, 5, 4, 1 / 2),
        (5, 2, 1, 1 / 2),
        (7, 7, 3, 3 / 12),  # to Orange, which begins with 19
        (43, 0, 5, 0.0),  # nothing comes after Red
    ],
)
def test_only_the_most_experienced_raises_the_level(
    one: int, other: int, gained: int, share: float
) -> None:
    table = two(one, other)
    assert lift(table.game, table.who("cole"), gained) == pytest.approx(share)


def test_those_who_left_do_not_count() -> None:
    table = two(0, 5)
    table.game.state.survivors[table.who("magnus")].status = LEFT
    assert lift(table.game, table.who("cole"), 1) == pytest.approx(1 / 7)


def test_objectives_bring_what_the_mission_says() -> None:
    worlds = [find("invader").new(name, {}, Sampled(1)).world for name in ("M5", "M9")]
    assert [prize(world) for world in worlds] == [5, 5]
