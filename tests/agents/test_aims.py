"""An attack is judged as it is here and now, whatever was judged before at the same table."""

from __future__ import annotations

from shambler.agents.zombicide.fight import kills, might
from shambler.games.zombicide.core.options import Melee
from shambler.games.zombicide.living_dead import RULES
from shambler.testing.zombicide import Scene
from tests.rules.living_dead.boards import ROAD


def ben(*skills: str) -> Scene:
    """Ben on a road, with the leg of a table and a walker beside him."""
    table = Scene(RULES, board=ROAD).put("ben", "A").equip("ben", "table-leg")
    return table.skills("ben", *skills).put("walker", "A").turn("ben")


def felled(table: Scene) -> float:
    """How many are expected to fall to his blow."""
    option = Melee("melee", "table-leg", table.zone("A"))
    return kills(table.game, table.acting, option)  # type: ignore[arg-type]


def strength(table: Scene) -> float:
    """What he is thought to be able to do at best."""
    who = table.who("ben")
    return might(table.game, table.game.state.survivors[who], who)  # type: ignore[arg-type]


def test_a_crowd_gives_dice_where_a_skill_says_so() -> None:
    wild, calm = ben("barbarian"), ben()
    before = felled(wild), strength(wild), felled(calm)
    for table in (wild, calm):
        table.put("walker", "A", 5)
    assert felled(wild) > 2 * before[0]
    assert strength(wild) > 2 * before[1]
    assert felled(wild) > 2 * felled(calm) >= 2 * before[2]
