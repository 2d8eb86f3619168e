"""What the browser draws beside the table itself: sight, goals, and what events tell of."""

from __future__ import annotations

import shambler
from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.living_dead import RULES
from shambler.games.zombicide.living_dead.view import LivingDeadView


def test_a_survivor_sees_their_own_zone_and_along_open_ways() -> None:
    match = shambler.new("living_dead", "S1", seed=3)
    ben = LivingDeadView.of(match.game).survivors[0]
    assert ben.zone is not None and ben.sees[ben.zone] == 0
    assert ben.sees["2.5"] == 1  # the other half of the porch
    assert "2.2" not in ben.sees  # the cellar


def test_the_board_names_what_goals_ask_for_and_where_content_comes_from() -> None:
    match = shambler.new("living_dead", "S1", seed=3)
    board = RULES.board_view(match.game)
    assert len(board.goals[0].openings or ()) == 13
    assert board.provenance.zones == "reconstructed"


def test_events_tell_whence_whither_and_how_many() -> None:
    match = shambler.new("living_dead", "S1", seed=3)
    game = match.game
    zones = game.world.board.zones
    walk = ev.EnemiesMoved(foe=0, count=2, start=0, zone=1)
    assert RULES.told(game, walk) == {
        "zone": zones[1].name,
        "start": zones[0].name,
        "enemy": "walker",
        "count": "2",
    }
    strike = ev.AttackLanded(figure=1, foe=0, damage=1)
    assert RULES.told(game, strike) == {"enemy": "walker", "who": "barbra"}
