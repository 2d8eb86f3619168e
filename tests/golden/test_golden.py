"""Recorded games that were won: the missions can be won, and the records replay bit for bit."""

from __future__ import annotations

from pathlib import Path

import pytest

import shambler
from shambler.testing import rule

FOLDER = Path(__file__).parent
SOUGHT = {"M9"}  # no win of it has been found yet since a spawn zone was taken away
WON = tuple(key for number in range(11) if (key := f"M{number}") not in SOUGHT)


@pytest.mark.parametrize("mission", WON)
@rule("Z-WIN-01")
def test_a_won_game_replays_to_its_victory(mission: str) -> None:
    """If a change of the rules breaks one, look at the named answer; ``find.py`` finds another."""
    match = shambler.load(FOLDER / f"invader-{mission}.shambler")
    assert match.record.scenario == mission
    assert match.outcome is not None
    assert match.outcome.reason == "won"
    assert match.outcome.winners == match.seats


def test_all_missions_but_the_one_sought_have_one() -> None:
    found = {path.stem.removeprefix("invader-") for path in FOLDER.glob("*.shambler")}
    assert found == {*WON}
    assert len(WON) == 10
