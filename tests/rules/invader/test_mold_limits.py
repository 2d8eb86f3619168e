"""Mold at its limits: two doors, two objectives, and nothing of the zones beside it."""

from __future__ import annotations

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.board_setup import Door, Objective
from shambler.games.zombicide.invader import RULES
from shambler.games.zombicide.missions.goals import TakeObjectives
from shambler.games.zombicide.missions.mission import Spawn
from shambler.games.zombicide.missions.spawns import WakesByDoor
from shambler.testing import rule, some
from shambler.testing.watch import Watch
from shambler.testing.zombicide import Scene
from tests.rules.invader.missions import act, lost, mission

ROW = "A+[B]+[C]+[D]+[E]"


def row(**changes: object) -> Scene:
    """The abomination in B is about to walk into C, where Cole is; doorways all along."""
    table = Scene(RULES, board=ROW, changes=dict(changes)).put("cole", "C").put("spoiler", "B")
    return table.armor("cole", 9, over_limit=True)


def reds(*zones: str) -> tuple[Objective, ...]:
    """A red objective in each of these cells."""
    return tuple(Objective(id=f"red-{zone}", zone=zone, color="red") for zone in zones)


@rule("INV-WIN-04", "INV-MOLD-03")
def test_a_closed_chain_is_the_end_before_anybody_looks_at_what_mold_took() -> None:
    with Watch(RULES):
        table = row(objective=reds("0.2")).spawn("B").spawn("D").mold("B").mold("D")
        act(table, "spoiler")
    assert lost(table).rule == "INV-WIN-04"
    assert table.state.tokens == ()
    table.not_told(ev.ObjectiveLost)


@rule("INV-MOLD-02")
def test_doors_of_other_zones_stay() -> None:
    table = row().door("A", "B").door("C", "D").door("D", "E", "destroyed")
    act(table, "spoiler")
    assert table.enemies("C") == {"spoiler": 1}
    assert table.is_closed("A", "B")
    assert not table.is_closed("C", "D")
    assert table.state.ground.destroyed.bit_count() == 1  # between D and E
    assert table.turn("cole").offers("move:D")


@rule("INV-MOLD-02")
def test_a_closed_and_a_destroyed_door_of_one_zone_are_both_removed() -> None:
    table = row().door("B", "C", "destroyed").door("C", "D")
    act(table, "spoiler")
    assert (table.state.ground.closed, table.state.ground.destroyed) == (0, 0)
    assert table.state.reserve == 3  # for good: neither comes back


@rule("INV-MOLD-02")
def test_two_coloured_doors_of_one_zone_are_both_gone() -> None:
    """Whoever waits for either of them is told: both spawn zones wake."""
    doors = tuple(
        Door(id=color, between=between, token=color)  # type: ignore[arg-type]
        for color, between in (("purple", ("1.1", "1.2")), ("green", ("1.1", "2.1")))
    )
    spawns = tuple(
        Spawn(
            id=color,
            zone=zone,
            color=color,  # type: ignore[arg-type]
            active=False,
            wakes=(WakesByDoor(door=color, rule="INV-M7-09"),),
        )
        for color, zone in (("purple", "0.0"), ("green", "2.0"))
    )
    board = """
    #    :#    :#
    ..... ..... -----
    #    :r    +r
    ..... --+-- -----
    #    :r    |r
    """
    table = Scene(RULES, board=board, changes={"door": doors, "spawn": spawns})
    table.put("cole", "1.1").armor("cole", 9, over_limit=True).put("spoiler", "1.0")
    act(table, "spoiler")
    assert table.state.ground.closed == 0
    assert [spawn.active for spawn in table.state.spawns] == [True, True]


@rule("INV-MOLD-02", "INV-MOLD-03")
def test_objectives_of_other_zones_stay() -> None:
    table = row(objective=(*reds("0.1", "0.2"), Objective(id="next", zone="0.3", color="blue")))
    act(table, "spoiler")
    left = [table.game.world.token_names[token.id] for token in table.state.tokens]
    assert left == ["red-0.1", "next"]
    gone = [event for event in table.events if isinstance(event, ev.ObjectiveLost)]
    assert [(event.zone, event.color) for event in gone] == [(table.zone("C"), "red")]


@rule("INV-MOLD-03")
def test_the_game_is_lost_when_fewer_are_left_than_the_mission_needs_and_not_before() -> None:
    goal = TakeObjectives(order=1, color="red", count=2, rule="INV-M5-02")
    table = row(objective=reds("0.2", "0.3", "0.4"), goal=(goal,))
    act(table, "spoiler")
    assert table.outcome is None  # two of three are enough
    table.put("cole", "D")
    assert lost(act(table, "spoiler")).rule == "Z-WIN-03"


@rule("INV-MOLD-03")
def test_what_mold_took_is_not_among_the_hidden_ones_any_more() -> None:
    table = mission("M5", "cole", at="2.2").put("spoiler", "1.2").colors("purple")
    before = sorted(table.state.hidden)
    act(table.armor("cole", 9, over_limit=True), "spoiler")
    assert sorted((*table.state.hidden, "purple")) == before


@rule("INV-MOLD-13")
@pytest.mark.parametrize("key", sorted({*RULES.content.missions} - {"M7"}))
def test_mold_at_the_start_goes_by_whether_the_spawn_zone_is_inside_and_awake(key: str) -> None:
    """M7 is the exception: its map shows sleeping zones without mold (INV-M7-08)."""
    table = mission(key)
    for spawn in some(table.state.spawns):
        zone = table.game.world.board.zones[spawn.zone].name
        inside = not table.game.world.outside >> spawn.zone & 1
        expected = ("active" if spawn.active else "inactive") if inside else ""
        assert table.mold_at(zone) == expected
    molds = table.state.ground.active | table.state.ground.inactive
    spawns = {spawn.zone for spawn in table.state.spawns}
    assert not [zone for zone in table.game.zones_of(molds) if zone not in spawns]


@rule("INV-MOLD-13")
def test_every_spawn_zone_begins_with_mold_of_its_own() -> None:
    faces = ("active", "inactive", "none", "inactive", "active")
    spawns = tuple(
        Spawn(id=f"S{n}", zone=f"0.{n}", mold=face, active=face != "inactive")  # type: ignore[arg-type]
        for n, face in enumerate(faces)
    )
    table = Scene(RULES, board=ROW, changes={"spawn": spawns})
    assert [table.mold_at(zone) for zone in "ABCDE"] == [
        "" if face == "none" else face for face in faces
    ]


@rule("INV-MOLD-13")
def test_a_zone_that_wakes_without_mold_gets_none() -> None:
    door = Door(id="gate", between=("0.0", "0.1"), token="green")
    spawn = Spawn(
        id="S",
        zone="0.4",
        color="green",
        active=False,
        wakes=(WakesByDoor(door="gate", rule="INV-M7-10"),),
    )
    table = Scene(RULES, board=ROW, changes={"door": (door,), "spawn": (spawn,)})
    table.put("cole", "C").put("worker", "A")
    act(table, "worker").told(ev.SpawnAwoke, zone=table.zone("E"))
    assert table.mold_at("E") == ""
