"""Where the players let enemies go: mold where it does least harm, crowds far away."""

from __future__ import annotations

from typing import Any

from shambler.agents.zombicide.errands import errands
from shambler.agents.zombicide.placing import judge_arrival, judge_split, judge_walk, mold_harm
from shambler.games import find
from shambler.games.zombicide.core.activation import EnemyMoves
from shambler.kernel.chance import Sampled
from shambler.testing.zombicide import Scene


def begun(scenario: str) -> Any:
    return find("invader").new(scenario, {}, Sampled(3)).start()


def split(game: Any, foe: str, zones: list[int]) -> list[float]:
    """The marks of some ways, if one enemy of a kind has to choose among them."""
    mover = (zones[0], game.world.foe_index[foe], 1)
    game.state.stack.append(EnemyMoves((mover,), game.state.ground.masks))
    found = judge_split(game, [game.world.menu.zones[zone] for zone in zones])
    game.state.stack.pop()
    return found


def test_mold_does_not_go_where_something_has_to_be_fetched() -> None:
    game = begun("M5")
    place = errands(game).places[0]
    beside = game.zones_of(game.terrain.neighbours[place])[0]
    assert mold_harm(game, place) > mold_harm(game, beside)
    moldy, plain = split(game, "spoiler", [place, beside]), split(game, "worker", [place, beside])
    assert moldy[0] < moldy[1]
    assert plain == [0.0, 0.0]


def test_mold_does_not_join_spawn_zones() -> None:
    """Of two steps the one that leaves more zones between them."""
    table = Scene(find("invader"), board="A-B-C-D-E-F")  # type: ignore[arg-type]
    table.spawn("A").spawn("E").mold("A").mold("E")
    b, f = (table.game.world.board.zone_at(name) for name in "BF")
    assert mold_harm(table.game, b) > mold_harm(table.game, f)


def test_the_odd_one_goes_where_nobody_stands() -> None:
    table = Scene(find("invader"), board="A-B-C").put("cole", "A")  # type: ignore[arg-type]
    a, c = (table.game.world.board.zone_at(name) for name in "AC")
    assert split(table.game, "worker", [a, c]) == [-1.0, 0.0]


def test_new_ones_come_in_far_from_everybody() -> None:
    table = Scene(find("invader"), board="A-B-C-D").put("cole", "A")  # type: ignore[arg-type]
    zones = [table.game.world.menu.zones[table.game.world.board.zone_at(name)] for name in "BD"]
    assert judge_arrival(table.game, zones) == [1.0, 3.0]


def test_those_who_walk_by_themselves_go_to_friends() -> None:
    table = Scene(find("invader"), board="A-B-C").put("cole", "A").put("worker", "C")  # type: ignore[arg-type]
    moves = [table.game.world.menu.moves[table.game.world.board.zone_at(name)] for name in "ABC"]
    here, nobody, enemies = judge_walk(table.game, moves)
    assert here > nobody > enemies
