"""How the rules of thumb see danger: abominations from afar, and waits that must end."""

from __future__ import annotations

from typing import Any

import pytest

from shambler.agents.zombicide.danger import LURKS, lurkers, stirring
from shambler.agents.zombicide.habits import HABITS
from shambler.agents.zombicide.situation import Situation
from shambler.agents.zombicide.turn import judge_open
from shambler.games import find
from shambler.games.zombicide.core.options import OpenDoor
from shambler.games.zombicide.core.turn import Turn
from shambler.kernel.chance import Sampled


def begun(key: str, scenario: str) -> Any:
    """A game at its first question."""
    return find(key).new(scenario, {}, Sampled(3)).start()


def with_abomination(zone: str) -> Any:
    game = begun("invader", "M9")
    game.add_enemies(game.world.board.zone_at(zone), game.world.foe_index["spoiler"], 1)
    game.take_figures(game.world.foe_index["spoiler"], 1)
    return game


def test_each_step_away_takes_one_more_card_that_stirs() -> None:
    assert stirring(0.5, 2) == (1.0, 0.75, 0.25, 0.0)
    assert stirring(0.0, 4) == (1.0, 0.0, 0.0, 0.0)
    assert len(stirring(0.2, 0)) == LURKS


def test_without_an_abomination_nothing_lurks() -> None:
    assert lurkers(begun("invader", "M9")) == []


def test_an_abomination_is_feared_as_far_as_it_may_come_and_less_with_every_step() -> None:
    game = with_abomination("8.2")
    (lurker,) = lurkers(game)
    row = lurker.row
    by_steps = [lurker.reaches(row.index(steps)) for steps in range(5)]
    assert by_steps[0] == 1.0 and by_steps[4] == 0.0
    assert by_steps[1] > by_steps[2] > by_steps[3] > 0.0


def test_a_step_that_ends_nearer_to_it_is_marked_down() -> None:
    game = with_abomination("8.2")
    at = Situation(game, 0, Turn(0))
    row = lurkers(game)[0].row
    near, far = row.index(3), row.index(4)
    odds = at.habits.lurk * lurkers(game)[0].reaches(near)
    assert at.peril(game, near) == pytest.approx(at.deadly * odds)
    assert at.peril(game, far) == 0.0


def before_a_door() -> tuple[Any, Situation, OpenDoor, int]:
    """Somebody alone before a closed door that is in their way, and the zone behind it."""
    game = begun("hendrix", "M1")
    board = game.world.board
    at = Situation(game, 0, Turn(0))
    here = at.zone = board.zone_at("2.4")
    door = game.world.opening(("2.3", "2.4"))
    beyond = board.openings[door].beyond(here)
    row = [9] * len(board.zones)
    row[here], row[beyond] = 2, 1
    at.row = tuple(row)
    return game, at, OpenDoor("open:2.3-2.4", door), beyond


def test_a_door_with_enemies_behind_it_is_opened_only_after_a_long_wait() -> None:
    """Otherwise the last one standing would wait behind it for ever."""
    game, at, option, beyond = before_a_door()
    assert judge_open(game, at, option) > 0
    game.add_enemies(beyond, 0, 1)
    assert judge_open(game, at, option) < 0
    game.state.round = int(HABITS.patience)
    assert judge_open(game, at, option) < 0
    game.state.round = int(HABITS.patience) + 1
    assert judge_open(game, at, option) > 0
