"""Recorded games that were won: the missions can be won, and the records replay bit for bit."""

from __future__ import annotations

from pathlib import Path

import pytest

import shambler
from shambler.testing import rule

FOLDER = Path(__file__).parent
WON = tuple(f"M{number}" for number in range(11))


@pytest.mark.parametrize("mission", WON)
@rule("Z-WIN-01")
def test_a_won_game_replays_to_its_victory(mission: str) -> None:
    """If a change of the rules breaks one, look at the named answer; ``find.py`` finds another."""
    match = shambler.load(FOLDER / f"invader-{mission}.shambler")
    assert match.record.scenario == mission
    assert match.outcome is not None
    assert match.outcome.reason == "won"
    assert match.outcome.winners == match.seats


def test_all_missions_have_one() -> None:
    found = {path.stem.removeprefix("invader-") for path in FOLDER.glob("*.shambler")}
    assert found == {*WON}
