"""What is looked up or done at one go comes out as if every stage had been gone through."""

from __future__ import annotations

import random

import pytest

from shambler.games.dawn import RULES
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.procedures.step import walk_on
from shambler.games.dawn.state import FIRST_SPACE
from shambler.games.dawn.zeds_layout import ZedsLayout
from shambler.kernel.chance import Sampled
from shambler.kernel.state import key
from shambler.testing import some

LEVELS = [scenario.key for scenario in RULES.scenarios()]
DECISIONS = 150
ACTIVATION = "shambler.games.dawn.procedures.activation.walk_on"


def played(level: str, seed: int) -> tuple[list[str], str]:
    """What is told in a random game, and the position it leads to."""
    game = RULES.new(level, {"seats": 2}, Sampled(seed))
    game.events = []
    game.start()
    picks = random.Random(seed)
    for _ in range(DECISIONS):
        if game.decision is None:
            break
        game.submit(picks.choice(game.decision.options))
    return [repr(event) for event in game.events], key(game.state)


@pytest.mark.parametrize("level", LEVELS)
def test_zeds_walk_on_as_the_stages_of_a_step_would_have_it(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[bool] = []

    def counted(game: DawnGame, zeds: tuple[int, ...], place: int) -> bool:
        taken.append(walk_on(game, zeds, place))
        return taken[-1]

    monkeypatch.setattr(ACTIVATION, counted)
    at_once = [played(level, seed) for seed in range(3)]
    assert any(taken)
    monkeypatch.setattr(ACTIVATION, lambda *_: False)
    assert [played(level, seed) for seed in range(3)] == at_once


@pytest.mark.parametrize("level", LEVELS)
def test_crews_and_layouts_say_what_counting_says(level: str) -> None:
    game = RULES.new(level, {}, Sampled(5)).start()
    picks, looked = random.Random(5), 0
    for _ in range(DECISIONS):
        if game.decision is None:
            break
        check(game)
        looked += 1
        game.submit(picks.choice(game.decision.options))
    assert looked > 20


def check(game: DawnGame) -> None:
    """Compare the tables with the state, counter by counter."""
    state, units, board = game.state, game.world.units, game.world.board
    crew = game.world.crews.of(bytes(state.unit_at), state.unit_marks)
    everybody = range(len(state.unit_at))
    assert list(crew.awake) == [u for u in everybody if units.acts[u] and game.in_play(u)]
    full = [at for at in some(board.spaces) if game.room_for_units(at) < 1]
    assert game.world.crews.full(bytes(state.unit_at)) == sum(1 << at for at in full)
    layout = game.world.layouts.of(state.zed_at)
    assert isinstance(layout, ZedsLayout)
    for place in some(board.spaces):
        there = [zed for zed, at in enumerate(state.zed_at) if at == place >= FIRST_SPACE]
        assert layout.at.get(place, []) == there == game.zeds_at(place)
        assert game.units_at(place) == [u for u in everybody if state.unit_at[u] == place]
