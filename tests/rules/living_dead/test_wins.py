"""Games that were won, played again answer by answer: the scenes can be won by their rules."""

from pathlib import Path

import pytest

from shambler.games.zombicide.living_dead import RULES
from shambler.kernel.match import Match
from shambler.testing import rule

WINS = sorted((Path(__file__).parent / "wins").glob("*.txt"))


@rule("NLD-MIS-01", "Z-WIN-01")
@pytest.mark.parametrize("path", WINS, ids=[path.stem for path in WINS])
def test_a_won_game_is_won_again(path: Path) -> None:
    seed, *answers = path.read_text("utf-8").split("\n")[:-1]
    match = Match.new(RULES, path.stem, seed=int(seed))
    for answer in answers:
        assert match.outcome is None
        match.play(answer)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((0,), "won")


def test_wins_of_seven_scenes_are_kept() -> None:
    assert {path.stem for path in WINS} == {"S1", "S2", "S3", "S4", "S6", "S7", "S9"}
