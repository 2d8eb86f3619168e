"""Random games of every level keep the laws of the kernel."""

from __future__ import annotations

import pytest

from shambler.games.dawn import RULES
from shambler.testing import run_kit

LEVELS = [scenario.key for scenario in RULES.scenarios()]


@pytest.mark.parametrize("level", LEVELS)
def test_random_games_keep_the_laws(level: str) -> None:
    assert run_kit(RULES, level, 4, every=5).games == 4


@pytest.mark.parametrize("level", LEVELS)
def test_games_with_real_dice_and_cards_keep_the_laws(level: str) -> None:
    assert run_kit(RULES, level, 1, typed=True, every=7).decisions > 0
