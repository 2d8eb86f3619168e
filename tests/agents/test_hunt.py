"""How a team goes for an abomination, and how it counts on each other."""

from __future__ import annotations

from typing import Any

import pytest

from shambler.agents.zombicide.danger import threat_to
from shambler.agents.zombicide.fight import UsualAttack, casualties, falls_to, kills
from shambler.agents.zombicide.hunt import hunt
from shambler.agents.zombicide.situation import Situation
from shambler.agents.zombicide.thumb import judge
from shambler.games import find
from shambler.games.zombicide.core.round import Round
from shambler.games.zombicide.core.turn import Turn
from shambler.testing.zombicide import Scene


def scene(board: str = "A-B-C-D-E") -> Any:
    table = Scene(find("invader"), board=board)  # type: ignore[arg-type]
    return table.spawn("A").spawn("A").spawn("A").spawn("A")


def zone(table: Any, name: str) -> int:
    return int(table.game.world.board.zone_at(name))


def choice(table: Any) -> str:
    options = table.game.decision.options
    marks = judge(table.game, "turn", options)
    return str(options[marks.index(max(marks))].key)


def situation(table: Any) -> Situation:
    turn = table.game.state.stack[-1]
    return Situation(table.game, turn.who, turn)


def pairs() -> Any:
    """Baraka with two SMGs and Magnus with two prods, two steps from an abomination."""
    table = scene().put("spoiler", "A").put("baraka", "C").put("magnus", "C").put("cole", "C")
    return table.equip("baraka", "smg", "smg").equip("magnus", "cattle-prod", "cattle-prod")


def test_three_hits_of_four_dice_and_luck_rolls_again() -> None:
    """Baraka shoots twice from B, Magnus strikes once in A, Cole has nothing to strike with."""
    table = pairs()
    found = hunt(table.game)
    assert found is not None
    shot = 1 - (11 / 16) ** 2  # the second roll is luck
    baraka, magnus = table.who("baraka"), table.who("magnus")
    assert found.odds == pytest.approx({baraka: 1 - (1 - shot) ** 2, magnus: 5 / 16})
    assert found.chance == pytest.approx(1 - (1 - shot) ** 2 * 11 / 16)
    assert found.posts[baraka].keys() == {zone(table, "B")}
    assert found.posts[magnus].keys() == {zone(table, "A")}


def test_nobody_goes_for_what_they_will_hardly_bring_down() -> None:
    table = pairs()
    table.game.state.survivors[table.who("baraka")].done = True
    assert hunt(table.game) is None
    table = scene().put("worker", "A").put("baraka", "B").equip("baraka", "smg", "smg")
    assert hunt(table.game) is None


def test_shooters_go_first_and_shoot() -> None:
    """Who strikes hand to hand would stand in their way."""
    table = pairs().put("magnus", "A")  # in trouble, and he would act first otherwise
    activate = table.game.world.menu.activate
    magnus, cole, baraka = (activate[table.who(name)] for name in ("magnus", "cole", "baraka"))
    marks = judge(table.game, "activate", [magnus, cole, baraka])
    assert marks[2] > marks[0] > marks[1]
    table = pairs()
    assert choice(table.start(Turn(table.who("baraka")), Round(1))) == "move:0.1"
    table = pairs()
    near = table.put("baraka", "B").start(Turn(table.who("baraka")), Round(1))
    assert choice(near) == "fire:smg*2>0.0@spoiler"


def test_what_probably_falls_is_feared_less() -> None:
    table = pairs()
    table.start(Turn(table.who("baraka")), Round(1))
    at, b = situation(table), zone(table, "B")
    assert at.hunt is not None
    hopeful = at.peril(table.game, b)
    at.hunt = None
    assert 0 < hopeful < at.peril(table.game, b) / 2


@pytest.mark.parametrize(
    ("damage", "choose", "counts", "falls"),
    [
        (1, True, (1, 0, 0, 0), {0: 15 / 16}),
        (1, True, (9, 0, 0, 0), {0: 2.0}),
        (1, True, (1, 0, 1, 0), {0: 15 / 16}),
        (1, False, (1, 0, 1, 0), {}),  # the tank comes first and shields the worker
        (2, False, (0, 0, 1, 0), {2: 15 / 16}),
        (2, False, (1, 0, 1, 0), {2: 15 / 16, 0: 11 / 16}),
    ],
)
def test_hits_are_not_kills(
    damage: int, choose: bool, counts: tuple[int, ...], falls: dict[int, float]
) -> None:
    """Four dice at 4+: the chance to hit at all, at least twice, and so on."""
    world = scene().game.world
    aim = UsualAttack(4, 0.5, damage, not choose, choose, False, False)
    assert dict(falls_to(world, aim, counts)) == pytest.approx(falls)


def test_a_pair_is_used_as_a_pair_and_on_what_would_kill() -> None:
    """A worker and a tank hold Vivian, who has two points of armor: the tank has to fall."""
    table = scene().put("vivian", "C").put("tank", "C").put("worker", "C")
    table.equip("vivian", "cattle-prod", "cattle-prod")
    table.start(Turn(table.who("vivian"), 1), Round(1))
    assert choice(table) == "melee:cattle-prod*2>0.2@tank"
    turn, options = table.game.state.stack[-1], table.game.decision.options
    tank = next(o for o in options if o.key == "melee:cattle-prod*2>0.2@tank")
    plain = next(o for o in options if o.key == "melee:cattle-prod*2>0.2")
    assert kills(table.game, turn, tank) == pytest.approx(11 / 16)
    ((kind, fallen),) = casualties(table.game, turn, plain)
    assert kind == 0
    assert fallen == pytest.approx(15 / 16)
    at = situation(table)
    assert at.rescue(table.game, tank) > at.rescue(table.game, plain) == 0.0


def test_every_blow_less_counts_where_there_are_too_many() -> None:
    """Magnus bears two blows of three: one has to go; of four, two."""
    table = scene().put("magnus", "C").put("worker", "C", 3).equip("magnus", "sledge")
    table.start(Turn(table.who("magnus")), Round(1))
    at, worker = situation(table), table.game.world.foe_index["worker"]
    assert at.rescue_by(table.game, at.zone, ((worker, 1.0),)) == at.deadly
    table.put("worker", "C")
    assert situation(table).rescue_by(table.game, at.zone, ((worker, 1.0),)) == at.deadly / 2


def test_whoever_shares_the_blows_of_a_friend_is_welcome() -> None:
    """Two workers bring Cole down, but not Cole and Magnus; nobody joins one who needs no help."""
    table = scene().put("cole", "C").put("magnus", "E").put("worker", "C", 2)
    table.start(Turn(table.who("magnus")), Round(1))
    at, c = situation(table), zone(table, "C")
    assert threat_to(table.game, c).falls([2]) == 1 > threat_to(table.game, c).falls([2, 3])
    assert at.peril(table.game, c) < 0
    table = scene().put("magnus", "E").put("worker", "C", 2)
    table.start(Turn(table.who("magnus")), Round(1))
    assert situation(table).peril(table.game, c) >= 0


def test_no_door_is_closed_before_a_friend() -> None:
    """Jared beyond it has to come back; with the enemy alone there it is closed."""
    table = scene("A+B+C-D").put("jared", "A").put("cole", "C").put("worker", "B")
    table.start(Turn(table.who("cole"), 3), Round(1))
    keys = {option.key for option in table.game.decision.options}
    assert "close:0.1-0.2" in keys
    assert choice(table) == "end"
    table = scene("A+B+C-D").put("jared", "D").put("cole", "C").put("worker", "B")
    table.start(Turn(table.who("cole"), 3), Round(1))
    assert choice(table) == "close:0.1-0.2"
