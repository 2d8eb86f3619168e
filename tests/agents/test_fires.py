"""What burns a zone: thrown into crowds, never where it takes what the team would miss."""

from __future__ import annotations

from typing import Any

from shambler.agents.zombicide.fight import casualties
from shambler.agents.zombicide.gear import judge_combine
from shambler.agents.zombicide.situation import Situation
from shambler.agents.zombicide.thumb import judge
from shambler.agents.zombicide.turn import judge_attack
from shambler.games.zombicide.core.board_setup import Objective
from shambler.games.zombicide.core.options import Fire, Melee
from shambler.games.zombicide.hendrix import RULES as FORT
from shambler.games.zombicide.invader import RULES as INVADER
from shambler.games.zombicide.living_dead import RULES
from shambler.games.zombicide.systems.combining.options import Combine
from shambler.testing.zombicide import Scene
from tests.rules.living_dead.boards import ROAD
from tests.rules.living_dead.scenes import aboard, scene

WILD = "abominawild"


def thrower() -> Scene:
    """Ben with a bottle and a leg of a table, on a road."""
    return Scene(RULES, board=ROAD).put("ben", "A").equip("ben", "molotov", "table-leg")


def mark(table: Scene, zone: str, card: str = "molotov", who: str = "ben") -> float:
    """What it is worth to burn a zone."""
    table.turn(who)
    game: Any = table.game
    at = Situation(game, table.who(who), table.acting)
    return judge_attack(game, at, Fire("fire", card, table.zone(zone)))


def choice(table: Scene) -> str:
    """What is done."""
    game: Any = table.turn("ben").game
    options = game.decision.options
    marks = judge(game, "turn", options)
    return str(options[marks.index(max(marks))].key)


def test_a_bottle_is_for_a_crowd_and_not_for_one() -> None:
    one, two, many = (mark(thrower().put("walker", "B", n), "B") for n in (1, 2, 6))
    assert one < two < many
    assert one < 0 < many
    assert choice(thrower().put("walker", "B", 6)) == "fire:molotov>0.1"
    assert choice(thrower().put("walker", "B")) != "fire:molotov>0.1"


def test_nobody_burns_friends_or_themselves() -> None:
    crowd = mark(thrower().put("walker", "B", 6), "B")
    assert mark(thrower().put("walker", "B", 6).put("judy", "B"), "B") < 0 < crowd
    assert mark(thrower().put("walker", "A", 6), "A") < 0


def burner(**changes: object) -> Scene:
    """Vivian with a flamethrower before six workers."""
    table = Scene(INVADER, board="A-B", changes=changes).put("vivian", "A").put("worker", "B", 6)
    return table.equip("vivian", "flamethrower").attach("vivian", "canister", "flamethrower")


def test_fire_is_kept_away_from_objectives() -> None:
    token = Objective(id="x", zone="0.1", color="red")
    lying = mark(burner(objective=(token,)), "B", "flamethrower", "vivian")
    assert lying < 0 < mark(burner(), "B", "flamethrower", "vivian")


def test_no_fire_at_the_pump_by_bottle_or_torch() -> None:
    table = scene("S3").put("ben", "2.7").equip("ben", "molotov").put("walker", "2.8", 6)
    assert mark(table, "2.8") < 0
    table.put("walker", "2.6", 6)
    assert mark(table, "2.6") > 0
    for zone, safe in (("2.8", False), ("2.7", True)):
        table = scene("S3").put("ben", zone).equip("ben", "torch").put("walker", zone).turn("ben")
        game: Any = table.game
        blow = Melee("melee", "torch", table.zone(zone))
        at = Situation(game, table.who("ben"), table.acting)
        assert (judge_attack(game, at, blow) > 0) == safe


def test_what_shields_from_fire_is_all_that_burns() -> None:
    table = Scene(FORT, board="A-B").put("walker", "B", 3)
    table.put(WILD, "B")
    table.equip(table.game.world.names[0], "molotov")
    game: Any = table.put(table.game.world.names[0], "A").turn(table.game.world.names[0]).game
    fire = Fire("fire", "molotov", table.zone("B"))
    assert casualties(game, table.acting, fire) == ((table.foe(WILD), 1.0),)


def test_a_bottle_is_made_unless_a_torch_needs_the_fluid() -> None:
    marks = []
    for name in ("S5", "S10"):
        game: Any = scene(name).turn("ben").game
        at = Situation(game, 0, game.state.stack[-1])
        marks.append(judge_combine(game, at, Combine("combine:molotov", "molotov")))
    assert marks[0] > 0 > marks[1]


def test_a_car_that_must_arrive_where_it_stands_goes_around_the_corner() -> None:
    table = aboard(scene("S9"), "pick-up", "2.0")
    table.state.tally.update({"johnny": 1, "grave": 1, "goal0": 1, "goal1": 1})
    assert choice(table).startswith("drive:pick-up>")
    key = choice(table)
    game: Any = table.play(key).game
    marks = judge(game, "drive-on", game.decision.options)
    assert game.decision.options[marks.index(max(marks))].key == "drive:pick-up>2.0"
