"""For tests of games, and for designers: marks, positions with scripted chance, the kit.

:func:`rule` marks a test with the rules it shows, :class:`Position` plays an exact line with
scripted dice and cards, :func:`run_kit` checks random games of any ruleset against the laws.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from shambler.testing.kit import KitFailure, Summary, check_game, run_kit
from shambler.testing.position import Position

F = TypeVar("F", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[F], F]:
    """Mark a test with the ids of the rules it shows: ``@rule("Z-MOVE-02")``."""
    import pytest  # the kit and the positions do not need it

    mark: Callable[[F], F] = pytest.mark.rule(*ids)
    return mark


__all__ = ["KitFailure", "Position", "Summary", "check_game", "rule", "run_kit"]
