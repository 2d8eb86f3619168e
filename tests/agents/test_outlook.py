"""How the rules of thumb look ahead to the end of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from shambler.agents.zombicide.outlook import Outlook
from shambler.agents.zombicide.situation import Situation
from shambler.agents.zombicide.thumb import judge
from shambler.agents.zombicide.turn import judge_attack
from shambler.games import find
from shambler.games.zombicide.core.round import Round
from shambler.games.zombicide.core.turn import Turn
from shambler.testing.zombicide import Scene


def before(enemy: str, *, zone: str = "B", spent: int = 0, arms: str = "") -> Any:
    """Magnus not far from an enemy in A, with spawn zones that may stir an abomination."""
    table = Scene(find("invader"), board="A-B-C-D-E").put("magnus", zone).put(enemy, "A")  # type: ignore[arg-type]
    for _ in range(4):
        table.spawn("A")
    if arms:
        table.equip("magnus", arms)
    return table.start(Turn(table.who("magnus"), spent), Round(1))


def outlook(table: Any) -> Outlook:
    turn = table.game.state.stack[-1]
    return Outlook(table.game, Situation(table.game, turn.who, turn), judge_attack)


def choice(table: Any) -> str:
    options = table.game.decision.options
    marks = judge(table.game, "turn", options)
    return str(options[marks.index(max(marks))].key)


def test_a_step_is_worth_the_best_end_that_it_leads_to() -> None:
    """From beside an abomination three steps lead farther than one."""
    fresh, tired = before("spoiler"), before("spoiler", spent=2)
    c, e = (fresh.game.world.board.zone_at(name) for name in "CE")
    assert outlook(fresh).walk(c) > outlook(tired).walk(c) > 0
    assert outlook(fresh).best(c, 2) == outlook(fresh).end(e)
    assert choice(fresh) == choice(tired) == "move:0.2"


def test_nobody_walks_who_is_safe_where_they_are() -> None:
    fresh, tired = before("spoiler", zone="E"), before("spoiler", zone="E", spent=2)
    d = fresh.game.world.board.zone_at("D")
    assert outlook(fresh).walk(d) == 0.0 > outlook(tired).walk(d)  # one could come back
    assert choice(fresh) == choice(tired) == "end"


def test_what_is_next_door_can_be_attacked_from_there() -> None:
    """With bare hands there is nothing to go for, and with one action left no time for it."""
    a = before("worker").game.world.board.zone_at("A")
    armed, bare = before("worker", arms="sledge"), before("worker")
    assert outlook(armed).strike(a) > 0 == len(outlook(bare).weapons)
    assert outlook(armed).walk(a) > outlook(bare).walk(a)
    late = (before("worker", arms="sledge", spent=2), before("worker", spent=2))
    assert outlook(late[0]).walk(a) == outlook(late[1]).walk(a)


def test_the_way_out_of_a_crowd_costs_what_it_costs() -> None:
    """One action more for every enemy left behind (Z-MOVE-02)."""
    table = before("worker")
    c = table.game.world.board.zone_at("C")
    far = outlook(table).walk(c)
    for count in (1, 2):
        table.put("worker", "B")
        held = outlook(table)
        assert held.best(table.game.world.board.zone_at("B"), count) == held.here
        assert held.best(table.game.world.board.zone_at("B"), count + 1) > held.here
    assert far <= outlook(table).walk(c)  # the more there are, the better to be gone


@pytest.mark.parametrize(("shield", "falls"), [(False, 1.0), (True, 0.5)])
def test_a_machine_takes_the_first_blow_only(shield: bool, falls: float) -> None:
    """Whoever relies on it fears that the abomination is stirred once more."""
    table = before("worker").put("spoiler", "C").put("bot", "C")
    if shield:
        table.activated("bot")
    game = table.game
    turn = game.state.stack[-1]
    at = Situation(game, turn.who, turn)
    c = game.world.board.zone_at("C")
    assert (at.peril(game, c) >= at.deadly * 0.99) is not shield
    assert at.peril(game, c) >= at.deadly * falls * (at.habits.lurk if shield else 1.0)
