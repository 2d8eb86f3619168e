"""Games that were won, played again answer by answer: every scene can be won by its rules.

They were played by a program that looks one turn ahead and does not know what chance holds.
"""

from pathlib import Path

import pytest

import shambler
from shambler.games.zombicide.living_dead import RULES
from shambler.testing import rule

WINS = Path(__file__).parent / "wins"
SCENES = [scenario.key for scenario in RULES.scenarios()]


@rule("NLD-MIS-01", "Z-WIN-01")
@pytest.mark.parametrize("scene", SCENES)
def test_a_won_game_of_every_scene_is_won_again(scene: str) -> None:
    """If a change of rules or content breaks one, another game of that scene must be won."""
    match = shambler.load(WINS / f"{scene}.shambler")
    assert (match.record.game, match.record.scenario) == ("living_dead", scene)
    assert not match.record.typed  # the dice are those of the seed
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == (match.seats, "won")


def test_all_ten_scenes_have_one() -> None:
    assert sorted(path.stem for path in WINS.iterdir()) == sorted(SCENES)
    assert len(SCENES) == 10
