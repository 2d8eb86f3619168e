"""Weights found by playing: how they are drawn, judged and kept."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from shambler.agents.sense import Knob, sense_for
from shambler.games import find
from shambler.kernel.chance import Sampled
from shambler.kernel.sides import Outcome
from shambler.lab.tuning.__main__ import Search, plans
from shambler.lab.tuning.search import Cloud, elite, fitting
from shambler.lab.tuning.trial import LONG, WAY, rows, score, worth

KNOBS = {"step": Knob(8.0, 2.0), "squads": Knob(3, 1.0, whole=True)}


def test_weights_are_played_whole_where_they_have_to_be_and_never_below_nothing() -> None:
    assert fitting({"step": -1.0, "squads": 2.6}, KNOBS) == {"step": 0.0, "squads": 3}
    assert fitting({"step": 1.23456, "squads": -2.0}, KNOBS) == {"step": 1.235, "squads": 0}


def test_the_best_quarter_is_kept_the_best_first() -> None:
    candidates = [{"step": float(number)} for number in range(8)]
    assert elite(candidates, [0, 5, 1, 7, 2, 3, 4, 6]) == [{"step": 3.0}, {"step": 7.0}]


def test_a_cloud_moves_half_of_the_way_to_the_best_and_narrows() -> None:
    first = Cloud.around(KNOBS)
    assert first.centre == {"step": 8.0, "squads": 3}
    best = [{"step": 10.0, "squads": 1}, {"step": 12.0, "squads": 1}]
    second = first.moved(best, KNOBS)
    assert second.centre == {"step": 9.5, "squads": 2.0}
    assert all(second.width[name] < first.width[name] for name in KNOBS)


def test_a_draw_depends_on_the_seed_alone() -> None:
    cloud = Cloud.around(KNOBS)
    one, same, other = (cloud.draw(KNOBS, Random(seed)) for seed in (1, 1, 2))
    assert one == same != other


def test_a_lost_game_counts_for_the_way_that_was_done() -> None:
    game = find("invader").new("M0", {}, Sampled(1)).start()
    way = sense_for(game.rules).way(game)
    game.state.round = 10
    game.state.outcome = Outcome((), "eliminated")
    assert worth(game, way) == pytest.approx(LONG / 2)
    assert worth(game, 2 * way) == pytest.approx(WAY / 2 + LONG / 2)
    game.state.outcome = Outcome((0,), "goals")
    assert worth(game, way) == 1.0


def test_weights_hold_in_their_own_process_alone() -> None:
    asked = plans(find("invader"), ("M0",), 3, 2)
    usual, bold = rows(asked, {}), rows(asked, {"step": 0.0, "errand": 0.0, "search": 0.0})
    assert [row.decisions for row in usual] != [row.decisions for row in bold]
    assert [row.decisions for row in rows(asked, {})] == [row.decisions for row in usual]
    assert 0 < score(asked, {}) <= 1


def test_a_search_goes_on_where_it_stopped(tmp_path: Path) -> None:
    first = Search("invader", tmp_path)
    first.generation(("M0",), 1, 4)
    second = Search("invader", tmp_path)
    assert (len(second.past), second.cloud) == (1, first.cloud)
    assert second.found == first.found != {}
