"""Games that were won, played again answer by answer: every mission can be won by its rules.

They were found by a program that knows the dice (``find.py``).
"""

from pathlib import Path

import pytest

import shambler
from shambler.games.zombicide.hendrix import RULES
from shambler.testing import rule

WINS = Path(__file__).parent / "wins"
MISSIONS = [scenario.key for scenario in RULES.scenarios()]


@rule("FH-CAMP-11", "Z-WIN-01")
@pytest.mark.parametrize("mission", MISSIONS)
def test_a_won_game_of_every_mission_is_won_again(mission: str) -> None:
    """If a change of rules or content breaks one, another game of that mission must be won."""
    match = shambler.load(WINS / f"{mission}.shambler")
    assert (match.record.game, match.record.scenario) == ("hendrix", mission)
    assert not match.record.typed  # the dice are those of the seed
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == (match.seats, "won")


def test_all_missions_have_one() -> None:
    assert {path.stem for path in WINS.iterdir()} == {*MISSIONS}
    assert len(MISSIONS) == 10
