"""The thumb in the Zeds player's seat: it plays whole games, and looks at nothing hidden."""

from __future__ import annotations

import random

import pytest

from shambler.agents.dawn.thumb import DawnThumb
from shambler.games.dawn import RULES
from shambler.kernel.chance import Sampled
from shambler.kernel.match import Match
from shambler.testing.dawn import Siege


@pytest.mark.parametrize("level", [scenario.key for scenario in RULES.scenarios()])
def test_thumbs_on_both_sides_play_a_versus_game_to_its_end(level: str) -> None:
    game, thumb = Match.new(RULES, level, seed=3, versus=True, seats=2).game, DawnThumb(0)
    asked = set()
    while game.decision is not None:
        seat = game.decision.seats[0]
        asked.add(seat)
        game.submit(thumb.choose(game, game.decision, seat), seat)
    assert game.state.outcome is not None and len(game.state.outcome.winners) in (1, 2)
    assert 2 in asked


def test_the_zeds_player_activates_before_it_heals_and_heals_what_is_near() -> None:
    with Siege("basic", versus=True) as town:
        town.zeds("5/3", "F-1", damage=2).zeds("6/3", "M-6", damage=2).zeds_turn("F", actions=1)
        thumb = DawnThumb(0)
        assert thumb.choose(town.game, town.game.decision, 1).key == "track:F"
    with Siege("basic", versus=True) as town:
        town.zeds("5/3", "F-1", damage=2).zeds("6/3", "M-6", damage=2).zeds("4/2", "H-6")
        town.zeds("4/2", "S-6").zeds_turn(actions=1)
        assert DawnThumb(0).choose(town.game, town.game.decision, 1).key == "mend:z53a"


def test_what_the_hero_side_looked_at_does_not_change_its_choice() -> None:
    """Random play to the positions in which something is hidden from the Zeds player."""
    chooser, thumb, looked = random.Random(7), DawnThumb(0), 0
    for seed in (45, 53, 56):
        game = Match.new(RULES, "walking-zeds", seed=seed, versus=True).game
        while game.decision is not None:
            seat = game.decision.seats[0]
            if seat == 1 and RULES.hides(game):
                looked += 1
                twin = RULES.imagine(game, 1, Sampled(looked))
                own = thumb.choose(game, game.decision, 1).key
                assert thumb.choose(twin, twin.decision, 1).key == own
            looks = [o for o in game.decision.options if "visions" in o.key or "intell" in o.key]
            option = looks[0] if looks else chooser.choice(list(game.decision.options))
            game.submit(option, seat)
    assert looked
