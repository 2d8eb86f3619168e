"""Marks that are remembered: of positions in which nothing on the table differs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from shambler import agents
from shambler.agents.zombicide.judged import UNSEEN, Judged, judged_of, sight
from shambler.agents.zombicide.thumb import judge
from shambler.agents.zombicide.turn import idle, judge_actions
from shambler.games import find
from shambler.kernel.chance import Sampled
from shambler.kernel.structs import fields, replace


def at_a_turn(table: str) -> Any:
    """A game at the first turn in which there is something to be done."""
    key, scenario = table.split("/")
    game: Any = find(key).new(scenario, {}, Sampled(3)).start()
    thumb = agents.make("thumb", 1)
    while game.decision.kind != "turn" or idle(game, game.decision.options):
        game.submit(thumb.choose(game, game.decision, 0), game.decision.seats[0])
    return game


@pytest.mark.parametrize("table", ["invader/M5", "living_dead/S1", "hendrix/M1"])
def test_what_is_remembered_is_what_would_be_said_anew(table: str) -> None:
    game, turns = at_a_turn(table), 0
    thumb = agents.make("thumb", 1)
    while (decision := game.decision) is not None and turns < 12:
        if decision.kind == "turn" and not idle(game, decision.options):
            turns += 1
            marks = judge(game, "turn", decision.options)
            assert judge(game.copy(Sampled(turns)), "turn", decision.options) is marks
            assert marks == judge_actions(game, decision.options)
        game.submit(thumb.choose(game, decision, 0), decision.seats[0])
    assert turns == 12


CHANGES: dict[str, Callable[[Any], object]] = {
    "where somebody stands": lambda state: setattr(state.survivors[0], "zone", 1),
    "what somebody holds": lambda state: setattr(state.survivors[0], "hands", (-1, 9)),
    "an enemy": lambda state: state.enemies.__setitem__(0, (9, 9, 9, 9)),
    "a door": lambda state: setattr(state, "ground", replace(state.ground, closed=1)),
    "noise": lambda state: state.noise.__setitem__(0, 9),
    "a machine": lambda state: setattr(state, "machines", replace(state.machines, active=1)),
    "what is counted": lambda state: state.tally.__setitem__("something", 1),
    "the round": lambda state: setattr(state, "round", 9),
    "the turn": lambda state: state.stack.append(replace(state.stack.pop(), spent=2)),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_whatever_differs_on_the_table_is_seen(change: Callable[[Any], object]) -> None:
    game = at_a_turn("invader/M5")
    before = sight(game)
    change(game.state)
    assert sight(game) != before


def test_dice_to_come_are_not_seen() -> None:
    game = at_a_turn("invader/M5")
    twin = game.copy(Sampled(8))
    twin.state.counters[0] += 1
    assert sight(twin) == sight(game)
    assert len(sight(game)[2]) == len(fields(type(game.state))) - len(UNSEEN)  # type: ignore[arg-type]


def test_the_oldest_marks_are_forgotten() -> None:
    game, kept, asked = at_a_turn("invader/M5"), Judged(8), 0

    def judge_first(*_: object) -> list[float]:
        nonlocal asked
        asked += 1
        return [float(asked)]

    assert kept.marks(game, [], judge_first) == kept.marks(game, [], judge_first) == [1.0]
    for number in range(16):
        game.state.round = 10 + number
        kept.marks(game, [], judge_first)
    game.state.round = 1
    assert asked == 17 and len(kept) <= 16
    assert kept.marks(game, [], judge_first) == [18.0]


def test_other_habits_are_other_marks() -> None:
    game = at_a_turn("invader/M5")
    assert judged_of(game.world) is judged_of(game.world)
    before = judged_of(game.world)
    sense = agents.sense.sense_of(game)
    sense.settle(game.rules, {})
    assert judged_of(game.world) is not before
