"""Recorded games: every mission has been won, and the records still replay bit for bit."""

from __future__ import annotations

from pathlib import Path

import pytest

import shambler
from shambler.games import find
from shambler.testing import rule

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("mission", [scenario.key for scenario in find("invader").scenarios()])
@rule("Z-WIN-01")
def test_a_won_game_of_every_mission_replays_to_its_victory(mission: str) -> None:
    """If a change of the rules breaks one, look at the named answer; ``find.py`` finds another."""
    match = shambler.load(FOLDER / f"invader-{mission}.shambler")
    assert match.record.scenario == mission
    assert match.outcome is not None
    assert match.outcome.reason == "won"
    assert match.outcome.winners == match.seats
