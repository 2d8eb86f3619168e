"""Every game on the shelf, every scenario, and the game of our own obey the laws of the kernel."""

from __future__ import annotations

from pathlib import Path

import pytest

from shambler.games import find, keys
from shambler.kernel.match import Match
from shambler.kernel.record import read
from shambler.kernel.ruleset import Ruleset
from shambler.testing import run_kit
from shambler.testing.watch import Watch
from tests.testgame import RULES

EVERYDAY = 4
SOAK = 1_000
EVERY = 7  # decisions; each game looks at others
SOAK_EVERY = 25


def opened(key: str) -> list[Ruleset]:
    """A game, or nothing where it does not even open: that is a failure of its own below."""
    try:
        return [find(key)]
    except Exception:
        return []


def all_scenarios() -> list[tuple[Ruleset, str]]:
    rulesets = [RULES, *(rules for key in keys() for rules in opened(key))]
    return [(rules, scenario.key) for rules in rulesets for scenario in rules.scenarios()]


@pytest.mark.parametrize("key", keys())
def test_every_game_on_the_shelf_opens(key: str) -> None:
    assert find(key).scenarios()


every_scenario = pytest.mark.parametrize(
    ("rules", "scenario"),
    [pytest.param(*pair, id=f"{pair[0].key}-{pair[1]}") for pair in all_scenarios()],
)


@every_scenario
def test_random_games_keep_the_laws(rules: Ruleset, scenario: str) -> None:
    assert run_kit(rules, scenario, EVERYDAY, every=EVERY).games == EVERYDAY


@every_scenario
def test_games_with_real_dice_and_cards_keep_the_laws(rules: Ruleset, scenario: str) -> None:
    assert run_kit(rules, scenario, 2, typed=True, every=EVERY).decisions > 0


@pytest.mark.soak
@every_scenario
def test_a_thousand_games_keep_the_laws(rules: Ruleset, scenario: str) -> None:
    assert run_kit(rules, scenario, SOAK, first_seed=EVERYDAY, every=SOAK_EVERY).games == SOAK


def test_every_decision_of_our_own_game_keeps_the_laws_won_or_lost() -> None:
    summary = run_kit(RULES, "cabin", 30)
    assert 0 < summary.won < summary.games


RECORDS = sorted(Path(__file__).parents[1].rglob("*.shambler"))


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_recorded_games_keep_the_laws_of_every_step(path: Path) -> None:
    """Games that were won go where random ones hardly ever come: decks run out, goals are met."""
    parsed = read(path)
    rules = find(parsed.record.game)
    with Watch(rules):
        match = Match.replay(rules, parsed)
    assert match.number == len(parsed.record.answers) > 0
