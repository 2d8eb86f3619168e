"""Mold: what it takes, what it opens, what it ends (the board's own tables are tested there)."""

from __future__ import annotations

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.board_setup import Objective
from shambler.games.zombicide.core.round import Round
from shambler.games.zombicide.invader import RULES
from shambler.games.zombicide.systems.hellfire.hellfire import Burn
from shambler.games.zombicide.systems.mold.events import MoldBurned, MoldSpread
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.invader.missions import act, lost, mission, token

# A security room with a closed way to the north, a corridor, a room beyond, and the open south.
ROOMS = """
     0     1     2
 0   r    |r    |r
     -----   +   -----
 1   #    +S    |O
     ----- ----- -----
 2   .    :.    :.
"""


def rooms() -> Scene:
    """The abomination comes from the corridor 1.0 into the security room 1.1, where Cole is."""
    table = Scene(RULES, board=ROOMS).put("cole", "1.1").armor("cole", 9, over_limit=True)
    return table.put("spoiler", "1.0")


@rule("INV-MOLD-02", "INV-MOLD-04", "INV-MOLD-05")
def test_mold_takes_a_security_room_with_its_door_and_walls() -> None:
    table = rooms().door("0.1", "1.1")
    table.state.reserve = 4
    assert table.turn("cole").blocked("move:0.1") == "Z-MOVE-01"
    act(table, "spoiler").told(MoldSpread, zone=table.zone("1.1"))
    assert table.state.ground.closed == 0
    assert table.state.reserve == 4  # gone for good
    steps = {there for there, _ in table.game.terrain.steps[table.zone("1.1")]}
    assert steps == {table.zone(z) for z in ("0.1", "1.0", "1.2")}  # not the outside
    assert table.clear("1.1").turn("cole").blocked("search") == "INV-MOLD-05"


@rule("INV-MOLD-02")
def test_mold_removes_destroyed_doors_too() -> None:
    table = rooms().door("0.1", "1.1", "destroyed")
    act(table, "spoiler")
    assert table.state.ground.destroyed == 0


@rule("INV-MOLD-02", "INV-DOOR-05")
def test_mold_removes_coloured_doors() -> None:
    table = mission("M7", "cole", at="3.8").put("spoiler", "3.7").armor("cole", 9, over_limit=True)
    purple = table.game.world.opening(("3.8", "4.8"))
    act(table, "spoiler").told(MoldSpread, zone=table.zone("3.8"))
    assert not table.state.ground.closed >> purple & 1


@rule("INV-MOLD-02", "INV-MOLD-03")
def test_an_objective_taken_by_mold_is_looked_at_and_gone() -> None:
    table = (
        mission("M5", "cole", at="2.2")
        .put("spoiler", "1.2")
        .armor("cole", 9, over_limit=True)
        .colors("purple")
    )
    act(table, "spoiler").told(ev.ObjectiveLost, color="purple", rule="INV-MOLD-03")
    assert table.zone("2.2") not in [t.zone for t in table.state.tokens]
    assert table.outcome is None


@rule("INV-MOLD-02", "INV-MOLD-03")
def test_mold_takes_every_objective_of_the_zone() -> None:
    tokens = tuple(Objective(id=color, zone="1.1", color=color) for color in ("red", "blue"))
    table = Scene(RULES, board=ROOMS, changes={"objective": tokens}).put("cole", "1.1")
    act(table.armor("cole", 9, over_limit=True).put("spoiler", "1.0"), "spoiler")
    assert table.state.tokens == ()
    colors = [event.color for event in table.events if isinstance(event, ev.ObjectiveLost)]
    assert sorted(colors) == ["blue", "red"]


@rule("INV-MOLD-03")
def test_a_needed_objective_taken_by_mold_loses_the_game() -> None:
    table = mission("M0", "cole", at="1.5").put("spoiler", "1.4").armor("cole", 9, over_limit=True)
    assert token(table, "prototype")
    assert lost(act(table, "spoiler")).rule == "Z-WIN-03"


@rule("INV-MOLD-03")
def test_the_other_enemies_still_move_after_an_objective_was_looked_at() -> None:
    table = mission("M5", "cole", at="2.2").armor("cole", 9, over_limit=True).colors("green")
    table.put("spoiler", "1.2").put("worker", "1.2", 2)
    act(table, "worker", "spoiler")
    assert table.enemies("2.2") == {"spoiler": 1, "worker": 2}
    assert table.enemies("1.2") == {}


@rule("INV-MOLD-01", "INV-MOLD-05", "INV-MOLD-12")
@pytest.mark.parametrize("face", ["active", "inactive"])
def test_no_mold_zone_can_be_searched(face: str) -> None:
    table = Scene(RULES, board=ROOMS).put("cole", "0.0").mold("0.0", face).turn("cole")
    assert table.blocked("search") == "INV-MOLD-05"


@rule("INV-MOLD-06", "INV-MOLD-12", "INV-ROOM-05")
@pytest.mark.parametrize("face", ["active", "inactive"])
def test_mold_ends_the_use_of_oxygen_rooms_and_security_rooms(face: str) -> None:
    table = Scene(RULES, board=ROOMS).put("cole", "1.2").mold("1.2", face).turn("cole")
    assert table.blocked("oxygen") == "INV-MOLD-06"
    table = Scene(RULES, board=ROOMS).put("jared", "1.1").mold("1.1", face)
    assert table.game.terrain.special("security") == 0


@rule("INV-MOLD-04", "INV-MOLD-12")
@pytest.mark.parametrize("face", ["active", "inactive"])
def test_the_walls_of_a_mold_zone_are_open_but_not_to_the_outside(face: str) -> None:
    table = Scene(RULES, board=ROOMS).put("cole", "1.2").equip("cole", "oxygen-tank")
    table.turn("cole")
    assert not [key for key in table.options if key.startswith("move:")]
    table.mold("1.2", face).turn("cole")
    moves = {key for key in table.options if key.startswith("move:")}
    assert moves == {"move:0.2", "move:1.1"}


AIRLOCK = """
     0     1     2
 0   .    aA    +r
"""


@rule("INV-MOLD-07", "INV-LOCK-04", "INV-ROOM-05")
def test_an_airlock_works_under_mold() -> None:
    table = Scene(RULES, board=AIRLOCK).put("cole", "0.1").equip("cole", "oxygen-tank")
    table.mold("0.1").turn("cole").play("move:0.0")
    assert table.where("cole") == "0.0"


@rule("INV-MOLD-08")
def test_sight_ends_in_active_mold() -> None:
    table = Scene(RULES, board="A-B-C").put("cole", "A").equip("cole", "sniper-rifle").mold("B")
    table.put("jared", "C").turn("cole")
    zones = {key.split(">")[1] for key in table.options if key.startswith("fire:")}
    assert zones == {table.key("zone:B").removeprefix("zone:")}


@rule("INV-MOLD-09")
def test_inactive_mold_in_a_room_lets_one_see_through() -> None:
    for face, sees in (("", False), ("inactive", True)):
        table = Scene(RULES, board="A-[B]-C").put("mitsuki", "A")
        if face:
            table.mold("B", face)
        assert table.game.terrain.sees(table.zone("A"), table.zone("C")) == sees


@rule("INV-MOLD-10", "INV-FIRE-04")
def test_hellfire_turns_active_mold_inactive() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").mold("B")
    table.start(Burn(3, table.zone("B")), Round()).told(MoldBurned)
    assert table.state.ground.inactive == 1 << table.zone("B")
    assert table.state.ground.active == 0


@rule("INV-MOLD-10")
def test_fire_leaves_mold_elsewhere_as_it_is() -> None:
    table = Scene(RULES, board="A-B-C").put("cole", "A").mold("B").mold("C", "inactive")
    table.start(Burn(3, table.zone("B")), Round())
    assert (table.mold_at("B"), table.mold_at("C")) == ("inactive", "inactive")


@rule("INV-FIRE-03", "INV-MOLD-03")
def test_hellfire_looks_at_the_objectives_it_removes() -> None:
    table = mission("M5").colors("green")
    table.start(Burn(0, table.zone("2.2")), Round())
    table.told(ev.ObjectiveLost, color="green", rule="INV-FIRE-03")
    table = mission("M5").colors("red")
    assert lost(table.start(Burn(0, table.zone("2.2")), Round())).rule == "Z-WIN-03"


@rule("INV-MOLD-09")
def test_one_sees_through_two_rooms_with_inactive_mold() -> None:
    table = Scene(RULES, board="A-[B]-[C]-D").put("mitsuki", "A")
    for zone, sees in (("B", False), ("C", True)):
        table.mold(zone, "inactive")
        assert table.game.terrain.sees(table.zone("A"), table.zone("D")) is sees
        assert table.game.terrain.sees(table.zone("D"), table.zone("A")) is sees
