"""The kinds of xenos and their numbers."""

from __future__ import annotations

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.invader import RULES
from shambler.games.zombicide.systems.mold.events import MoldSpread
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.invader.missions import act

KINDS = [
    # kind, actions, damage, toughness, points, priority
    pytest.param("worker", 1, 1, 1, 1, 2, marks=rule("INV-ENEMY-03")),
    pytest.param("tank", 1, 2, 2, 1, 1, marks=rule("INV-ENEMY-04")),
    pytest.param("hunter", 2, 1, 1, 1, 3, marks=rule("INV-ENEMY-05")),
    pytest.param("spoiler", 1, 3, 3, 5, 1, marks=rule("INV-ENEMY-06")),
]


@pytest.mark.parametrize(("foe", "actions", "damage", "toughness", "points", "priority"), KINDS)
class TestKinds:
    """Each number shows in play."""

    def attacks(self, foe: str) -> list[int]:
        table = (
            Scene(RULES, board="A-B")
            .put("cole", "A")
            .armor("cole", 9, over_limit=True)
            .put(foe, "A")
        )
        act(table, foe)
        return [event.damage for event in table.events if isinstance(event, ev.AttackLanded)]

    def test_actions_and_damage(
        self, foe: str, actions: int, damage: int, toughness: int, points: int, priority: int
    ) -> None:
        assert self.attacks(foe) == [damage] * actions

    def test_toughness_and_points(
        self, foe: str, actions: int, damage: int, toughness: int, points: int, priority: int
    ) -> None:
        for dealt in range(1, 4):
            table = Scene(RULES, board="A-B").put("cole", "A").put(foe, "A")
            table.equip("cole", "cattle-prod")
            table.skills("cole", *["plus-1-damage-melee"] * (dealt - 1), over_limit=True)
            table.turn("cole").dice(6, 1).play("melee:cattle-prod>A")
            fell = table.enemies("A") == {}
            assert fell == (dealt >= toughness)
            assert table.survivor("cole").experience == (points if fell else 0)

    def test_priority(
        self, foe: str, actions: int, damage: int, toughness: int, points: int, priority: int
    ) -> None:
        world = Scene(RULES, board="A-B").game.world
        place = [world.foe_index[foe] in level for level in world.priority].index(True)
        assert place == priority - 1


@rule("INV-ENEMY-08")
def test_an_abomination_that_moves_leaves_active_mold_where_it_stands() -> None:
    table = (
        Scene(RULES, board="A-[B]-C")
        .put("cole", "A")
        .put("spoiler", "C")
        .armor("cole", 9, over_limit=True)
    )
    act(table, "spoiler").told(MoldSpread, zone=table.zone("B"))
    assert table.state.ground.active == 1 << table.zone("B")


@rule("INV-ENEMY-08")
def test_other_xenos_leave_no_mold() -> None:
    table = Scene(RULES, board="A-B-C").put("cole", "A").put("tank", "C")
    act(table, "tank").not_told(MoldSpread)


@rule("INV-ENEMY-09")
def test_an_abomination_turns_inactive_mold_active() -> None:
    table = Scene(RULES, board="A-B-C").put("cole", "A").put("spoiler", "C").mold("B", "inactive")
    act(table, "spoiler")
    assert table.state.ground.active == 1 << table.zone("B")
    assert table.state.ground.inactive == 0


OUTSIDE = """
     0     1     2
 0   .    :.    aA
"""


@rule("INV-ENEMY-10")
def test_an_abomination_leaves_no_mold_outside() -> None:
    table = Scene(RULES, board=OUTSIDE).put("cole", "0.0").equip("cole", "oxygen-tank")
    act(table.put("spoiler", "0.2"), "spoiler")
    assert table.enemies("0.1") == {"spoiler": 1}
    assert table.state.ground.active == 0
