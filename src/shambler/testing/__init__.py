"""For tests of games, and for designers: marks, positions with scripted chance, the kit.

:func:`rule` marks a test with the rules it shows, :class:`Position` plays an exact line with
scripted dice and cards, :func:`run_kit` checks random games of any ruleset against the laws.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from shambler.testing.kit import KitFailure, Summary, check_game, run_kit
from shambler.testing.position import Position

if TYPE_CHECKING:
    import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the ids of the rules it shows: ``@rule("Z-MOVE-02")``."""
    import pytest  # the kit and the positions do not need it

    return pytest.mark.rule(*ids)


__all__ = ["KitFailure", "Position", "Summary", "check_game", "rule", "run_kit"]
