"""Missions M4 to M7: scientists, prototypes, burning nests, coloured doors."""

from __future__ import annotations

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.leaving import LeaveBoard
from shambler.games.zombicide.core.round import Round
from shambler.games.zombicide.invader.view import InvaderView
from shambler.games.zombicide.missions.events import SpawnDestroyed
from shambler.games.zombicide.missions.spawn_removal import LookAtSpawn
from shambler.games.zombicide.systems.hellfire.hellfire import Burn
from shambler.games.zombicide.systems.mold.events import MoldSpread
from shambler.kernel.structs import replace
from shambler.testing import rule, some
from shambler.testing.zombicide import Scene
from tests.rules.invader.missions import TEAM, act, cards_of, lost, met, mission, token, won


def burn(table: Scene, zone: str, who: str = "cole") -> Scene:
    """Hellfire goes through a zone."""
    return table.start(Burn(table.who(who), table.zone(zone)), Round())


@rule("INV-SPAWN-02")
def test_when_the_first_spawn_zone_is_gone_the_next_one_clockwise_is_the_first() -> None:
    table = mission("M7")
    spawns = {token.zone: token.id for token in table.state.spawns}
    order = table.game.world.board.clockwise(spawns)
    assert len(order) > 2
    table.state.first_spawn = order[1]
    table.start(LookAtSpawn(spawns[order[1]], False, "INV-M7-07"), Round())
    assert table.state.first_spawn == order[2]


def take_red(key: str, zone: str, option: str) -> Scene:
    """Cole takes a red objective and keeps the prototype drawn for it."""
    table = mission(key).put("cole", zone).turn("cole")
    gun = table.game.world.copies["prototype-light-machine-gun"][0]
    return table.cards(gun).play(option, "say:keep", "done")


# -- M4 ------------------------------------------------------------------------------------


@rule("INV-M4-04", "INV-MIS-03")
def test_everybody_in_m4_begins_with_an_oxygen_tank_equipped() -> None:
    table = mission("M4")
    for name in TEAM:
        worn = [table.game.gear(card).id for card in table.survivor(name).body if card >= 0]
        assert worn == ["oxygen-tank"]


@rule("INV-M4-02")
def test_both_scientists_must_be_fetched_in_any_order() -> None:
    for first, second in (("engineer-1", "engineer-2"), ("engineer-2", "engineer-1")):
        table = mission("M4")
        table.put("cole", "0.8" if first == "engineer-1" else "4.3")
        table.turn("cole").play(f"objective:{first}")
        assert sum(f"goal{n}" in table.state.tally for n in (0, 1)) == 1
        table.survivor("cole").zone = token(table, second).zone
        table.changed().play(f"objective:{second}")
        assert sum(f"goal{n}" in table.state.tally for n in (0, 1)) == 2


@rule("INV-M4-02", "Z-WIN-03", "INV-MOLD-03")
def test_a_scientist_lost_to_mold_loses_m4() -> None:
    table = mission("M4", "cole", at="0.8").put("spoiler", "1.8")
    assert lost(act(table, "spoiler")).rule == "Z-WIN-03"


@rule("INV-M4-03")
def test_m4_is_left_only_with_both_scientists() -> None:
    met(mission("M4", at="5.0"), 0).start(LeaveBoard(0), Round()).asks("activate")
    table = met(mission("M4", "jared", at="5.0"), 0, 1).start(LeaveBoard(0)).play("say:leave")
    assert won(table)


@rule("INV-M4-05")
def test_objectives_of_m4_give_five_points_and_red_ones_a_prototype() -> None:
    table = take_red("M4", "1.5", "objective:red-1")
    assert "prototype-light-machine-gun" in cards_of(table, "cole")
    assert table.survivor("cole").experience == 5
    table = mission("M4").put("cole", "0.8").turn("cole").play("objective:engineer-1")
    assert table.survivor("cole").experience == 5
    assert cards_of(table, "cole") == ["oxygen-tank"]


@rule("INV-M4-06")
def test_scientists_of_m4_attract_nobody_and_make_no_noise() -> None:
    table = mission("M4", "cole", at="0.0")
    bait = table.game.bait()
    assert bait == {table.zone("0.0"): 1}
    assert table.game.loudness(bait) == bait
    assert len(table.state.survivors) == len(TEAM)


# -- M5 ------------------------------------------------------------------------------------


@rule("INV-M5-04")
def test_purple_and_green_hide_among_four_red_objectives_in_m5() -> None:
    table = mission("M5")
    assert sorted(table.state.hidden) == ["green", "purple", "red", "red", "red", "red"]


@rule("INV-M5-02")
def test_four_red_objectives_are_enough_and_three_are_not() -> None:
    table = mission("M5").put("cole", "2.2")
    table.state.taken = ("red", "red", "red")
    table.state.hidden = ("green", "purple", "red")
    table.state.tokens = table.state.tokens[:3]
    guns = table.game.world.decks["prototype"]
    table.turn("cole").colors("red").cards(guns[0]).play("objective:token-2.2")
    table.told(ev.GoalMet, rule="INV-M5-02")


@rule("INV-M5-02")
def test_three_red_objectives_and_both_coloured_ones_are_not_enough() -> None:
    table = mission("M5").put("cole", "2.2")
    table.state.taken = ("red", "red", "red", "green")
    table.state.hidden = ("purple", "red")
    table.state.tokens = table.state.tokens[:2]
    table.turn("cole").colors("purple").play("objective:token-2.2").not_told(ev.GoalMet)


@rule("INV-M5-02", "Z-WIN-03")
def test_a_red_objective_lost_to_mold_loses_m5_but_a_green_one_does_not() -> None:
    table = mission("M5", "cole", at="2.2").put("spoiler", "1.2").colors("red")
    assert lost(act(table, "spoiler")).rule == "Z-WIN-03"
    table = mission("M5", "cole", at="2.2").put("spoiler", "1.2").colors("green")
    act(table, "spoiler").told(ev.ObjectiveLost, color="green")
    assert table.outcome is None


@rule("INV-M5-03")
def test_m5_ends_at_the_exit_after_the_prototypes() -> None:
    mission("M5", at="8.0").start(LeaveBoard(0), Round()).asks("activate")
    table = met(mission("M5", "jared", at="8.0"), 0).start(LeaveBoard(0)).play("say:leave")
    assert won(table)


@rule("INV-M5-05")
def test_objectives_of_m5_give_five_points_and_red_ones_a_prototype() -> None:
    table = mission("M5").put("cole", "2.2").turn("cole")
    gun = table.game.world.copies["prototype-light-machine-gun"][0]
    table.colors("red").cards(gun).play("objective:token-2.2", "say:keep", "done")
    assert cards_of(table, "cole") == ["prototype-light-machine-gun"]
    assert table.survivor("cole").experience == 5


# -- M6 ------------------------------------------------------------------------------------


@rule("INV-M6-03")
def test_the_purple_spawn_token_is_hidden_from_everybody_but_spawns() -> None:
    table = mission("M6")
    assert sorted(table.state.buried) == ["purple", "red"]
    assert all(spawn.active for spawn in some(table.state.spawns))
    shown = [spawn.color for spawn in InvaderView.of(table.game).spawns]
    assert shown == [None, None, "red"]
    tiles = {t for s in table.state.spawns[:2] for t in table.game.world.board.zones[s.zone].tiles}
    assert tiles == {"01-V", "02-V"}


@rule("INV-M6-02", "INV-M6-05")
def test_burning_the_purple_token_wins_m6() -> None:
    table = burn(mission("M6"), "8.5").asks("destroy-spawn", "spawn:B", "say:spare")
    table.cards(1).play("spawn:B")
    assert won(table)
    table.told(SpawnDestroyed, color="purple", zone=table.zone("8.5"))


@rule("INV-M6-02", "INV-M6-05", "INV-M6-03")
def test_burning_a_red_token_only_removes_it_and_its_mold() -> None:
    table = burn(mission("M6"), "8.5").cards(0).play("spawn:B")
    assert table.outcome is None
    assert table.zone("8.5") not in [spawn.zone for spawn in table.state.spawns]
    assert table.state.buried == ("purple",)
    assert [table.mold_at(zone) for zone in ("8.5", "8.0")] == ["", "active"]


@rule("INV-M6-05")
def test_without_its_mold_the_zone_has_its_printed_walls_again() -> None:
    """A nest in a room with a wall, as the missions of designers may have one."""
    table = mission("M6").mold("7.2")
    zone, board = table.zone("7.2"), table.game.world.board
    first, nest, outside = table.state.spawns
    table.state.spawns = (first, replace(nest, zone=zone), outside)
    walls = [o.index for o in board.openings if zone in (o.a, o.b) and o.kind == "wall"]
    assert walls
    before = table.game.terrain.open
    assert all(before >> wall & 1 for wall in walls)
    burn(table, "7.2").cards(0).play("spawn:B")
    assert not any(table.game.terrain.open >> wall & 1 for wall in walls)


@rule("INV-M6-05")
def test_the_token_may_be_spared_and_the_mold_is_then_merely_inactive() -> None:
    table = burn(mission("M6"), "8.5").play("say:spare")
    assert table.zone("8.5") in [spawn.zone for spawn in table.state.spawns]
    assert table.state.ground.inactive >> table.zone("8.5") & 1


@rule("INV-M6-05")
def test_hellfire_elsewhere_in_m6_destroys_no_spawn_token() -> None:
    table = mission("M6").spawn("5.1")
    burn(table, "5.1").asks("activate")


@rule("INV-M6-05")
def test_a_destroyed_spawn_token_gives_no_experience() -> None:
    table = burn(mission("M6"), "8.5").cards(0).play("spawn:B")
    assert table.survivor("cole").experience == 0


@rule("INV-M6-04")
def test_objectives_of_m6_give_five_points_and_a_prototype() -> None:
    table = take_red("M6", "0.4", "objective:red-1")
    assert "prototype-light-machine-gun" in cards_of(table, "cole")
    assert table.survivor("cole").experience == 5


# -- M7 ------------------------------------------------------------------------------------


@rule("INV-M7-04")
def test_purple_and_green_hide_among_six_red_objectives_in_m7() -> None:
    hidden = mission("M7").state.hidden
    assert sorted(hidden) == ["green", "purple", *["red"] * 6]


@rule("INV-M7-05", "INV-MIS-03")
def test_everybody_in_m7_begins_with_an_oxygen_tank_equipped() -> None:
    table = mission("M7")
    assert all(table.game.has_pass(survivor) for survivor in some(table.state.survivors))


@rule("INV-M7-02")
def test_m7_wants_every_objective() -> None:
    table = mission("M7").put("cole", "1.2")
    table.state.taken = ("red",) * 5 + ("green", "purple")
    table.state.hidden = ("red",)
    table.state.tokens = table.state.tokens[:1]
    gun = table.game.world.decks["prototype"][0]
    table.turn("cole").colors("red").cards(gun).play("objective:token-1.2")
    table.told(ev.GoalMet, rule="INV-M7-02")


@rule("INV-M7-02", "Z-WIN-03", "INV-FIRE-03")
def test_any_objective_lost_to_fire_loses_m7() -> None:
    table = mission("M7").colors("green")
    assert lost(burn(table, "1.2")).rule == "Z-WIN-03"


@rule("INV-M7-03")
def test_m7_ends_at_the_exit_after_the_objectives() -> None:
    mission("M7", at="8.8").start(LeaveBoard(0), Round()).asks("activate")
    table = met(mission("M7", "jared", at="8.8"), 0).start(LeaveBoard(0)).play("say:leave")
    assert won(table)


@rule("INV-M7-06", "INV-MIS-04")
def test_without_prototypes_left_a_red_objective_gives_experience_only() -> None:
    table = mission("M7").put("cole", "1.2")
    for card in table.state.prototypes.cards:
        table.state.prototypes = table.state.prototypes.remove(card)
        table.state.removed = (*table.state.removed, card)
    table.turn("cole").colors("red").play("objective:token-1.2").asks("turn")
    assert table.survivor("cole").experience == 5
    assert cards_of(table, "cole") == ["oxygen-tank"]


@rule("INV-M7-06")
def test_a_red_objective_of_m7_gives_five_points_and_a_prototype() -> None:
    table = mission("M7").put("cole", "1.2").turn("cole")
    gun = table.game.world.copies["prototype-light-machine-gun"][0]
    table.colors("red").cards(gun).play("objective:token-1.2", "say:keep", "done")
    assert "prototype-light-machine-gun" in cards_of(table, "cole")
    assert table.survivor("cole").experience == 5


@rule("INV-M7-07")
def test_hellfire_may_remove_any_spawn_token_of_m7_and_its_mold_turns_inactive() -> None:
    woken = mission("M7").put("cole", "3.8").turn("cole").play("open:3.8-4.8")
    table = burn(woken, "4.8").asks("destroy-spawn", "spawn:P", "say:spare")
    before = table.survivor("cole").experience
    table.play("spawn:P")
    assert table.zone("4.8") not in [spawn.zone for spawn in table.state.spawns]
    assert table.state.ground.inactive >> table.zone("4.8") & 1
    assert table.survivor("cole").experience == before


@rule("INV-M7-08", "INV-DOOR-05")
def test_survivors_open_a_coloured_door_like_any_other() -> None:
    table = mission("M7").put("cole", "3.8").turn("cole")
    table.play("open:3.8-4.8").told(ev.DoorOpened)
    assert table.state.reserve == 5


@rule("INV-M7-08")
def test_the_sleeping_zones_of_m7_carry_no_mold_until_they_wake() -> None:
    table = mission("M7").put("cole", "3.8")
    sleeping = 1 << table.zone("4.8") | 1 << table.zone("4.0")
    ground = table.state.ground
    assert not (ground.active | ground.inactive) & sleeping
    table.turn("cole").play("open:3.8-4.8")
    assert table.state.ground.active & sleeping == 1 << table.zone("4.8")
    table = mission("M7").put("cole", "4.1").turn("cole").play("open:4.0-4.1")
    assert table.state.ground.active & sleeping == 1 << table.zone("4.0")


@pytest.mark.parametrize(
    ("color", "inner", "outer"),
    [
        pytest.param("purple", "4.8", "3.8", marks=rule("INV-M7-09"), id="purple"),
        pytest.param("green", "4.0", "4.1", marks=rule("INV-M7-10"), id="green"),
    ],
)
class TestWaking:
    """The purple and the green zone wake in the same ways."""

    def awake(self, table: Scene, color: str) -> bool:
        return next(spawn.active for spawn in table.state.spawns if spawn.color == color)

    def test_its_objective_is_taken(self, color: str, inner: str, outer: str) -> None:
        table = mission("M7").put("cole", "1.2").turn("cole").colors(color)
        other = "green" if color == "purple" else "purple"
        table.play("objective:token-1.2")
        assert self.awake(table, color)
        assert not self.awake(table, other)

    def test_its_door_is_opened(self, color: str, inner: str, outer: str) -> None:
        table = mission("M7").put("cole", outer).turn("cole")
        door = next(key for key in table.options if key.startswith("open:"))
        assert self.awake(table.play(door), color)

    def test_its_door_is_smashed(self, color: str, inner: str, outer: str) -> None:
        table = mission("M7", "cole", at=inner).put("worker", outer)
        act(table, "worker").told(ev.DoorBroken)
        assert self.awake(table, color)

    def test_its_door_is_eaten_by_mold(self, color: str, inner: str, outer: str) -> None:
        table = mission("M7", "cole", at=outer)
        start = "3.7" if color == "purple" else "4.2"
        table.state.ground = type(table.state.ground)(closed=table.state.ground.closed)
        act(table.put("spoiler", start), "spoiler").told(MoldSpread, zone=table.zone(outer))
        assert self.awake(table, color)

    def test_another_objective_leaves_it_asleep(self, color: str, inner: str, outer: str) -> None:
        table = mission("M7").put("cole", "1.2").turn("cole")
        gun = table.game.world.decks["prototype"][0]
        table.colors("red").cards(gun).play("objective:token-1.2")
        assert not self.awake(table, color)
