"""Games that were won, played again answer by answer: every level can be won by its rules.

``find_win.py`` found them: all of them solo, with the set-up that is offered first.
"""

from pathlib import Path

import pytest

import shambler
from shambler.games.dawn import RULES
from shambler.testing import rule

WINS = Path(__file__).parent / "wins"
LEVELS = [scenario.key for scenario in RULES.scenarios()]


@rule("DOZ-WIN-01")
@pytest.mark.parametrize("level", LEVELS)
def test_a_won_game_of_every_level_is_won_again(level: str) -> None:
    """If a change of rules or content breaks one, another game of that level must be won."""
    match = shambler.load(WINS / f"{level}.shambler")
    assert (match.record.game, match.record.scenario) == ("dawn", level)
    assert match.record.setup == {}  # nothing was made easier
    assert not match.record.typed  # the dice are those of the seed
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((0,), "survived")


def test_the_basic_game_and_all_five_levels_have_one() -> None:
    assert sorted(path.stem for path in WINS.iterdir()) == sorted(LEVELS)
    assert len(LEVELS) == 6
