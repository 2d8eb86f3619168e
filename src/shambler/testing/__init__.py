"""For tests of games, and for designers: marks, positions with scripted chance, the kit.

:func:`rule` marks a test with the rules it shows, :class:`Position` plays an exact line with
scripted dice and cards, :func:`run_kit` checks random games of any ruleset against the laws.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, TypeVar

from shambler.testing.kit import KitFailure, Summary, check_game, run_kit
from shambler.testing.position import Position

if TYPE_CHECKING:
    import pytest


T = TypeVar("T")


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the ids of the rules it shows: ``@rule("Z-MOVE-02")``."""
    import pytest  # the kit and the positions do not need it

    return pytest.mark.rule(*ids)


def some(things: Iterable[T]) -> Iterator[T]:
    """These things, of which there must be at least one: for loops that assert something."""
    empty = True
    for thing in things:
        empty = False
        yield thing
    assert not empty, "there is nothing to look at"


__all__ = ["KitFailure", "Position", "Summary", "check_game", "rule", "run_kit", "some"]
