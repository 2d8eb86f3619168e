"""Zones, sight and moving (Z-ZONE, Z-LOS, Z-MOV, Z-MOVE, Z2E-014 to 020, Z2E-040)."""

import pytest

from shambler.games.zombicide.hendrix import RULES
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.hendrix.boards import HOUSE, NOON, STREET, scene

# A crossing, a house with two rooms on its corner, another one across the street.
TOWN = """
~A   :~B   :~C   +rH   :rI
..... ----- .....
~D   |rE   |~F
-----   +   .....
~J   :~K   :~G
"""
# Two rooms of more than one cell, joined by two openings, and a street zone around a corner.
WIDE = """
rA    rA2  :rB   +~C
          |          .....
rA3   rA4  :rB2  |~D    ~E
"""


def sees(table: Scene, name: str) -> str:
    """The zones in somebody's sight, by label."""
    ranges = table.game.sight_of(table.who(name))[table.survivor(name).zone].ranges
    labels = table.game.world.board.plan.labels
    return "".join(sorted({label[0] for label in labels if table.zone(label) in ranges}))


def steps(table: Scene) -> str:
    """The zones that can be walked to, by label."""
    labels = table.game.world.board.plan.labels
    return "".join(sorted({label[0] for label in labels if table.offers(f"move:{label}")}))


def opened(board: str, *doors: str, hour: int = NOON) -> Scene:
    """A table with some doors open."""
    table = scene(board, hour=hour)
    for door in doors:
        ends = table.zone(door[0]), table.zone(door[1])
        between = table.game.world.board.openings_between(*ends)
        mask = sum(1 << opening for opening in between)
        table.game.change_ground(closed=table.state.ground.closed & ~mask)
    return table


@rule("Z-ZONE-01", "Z2E-014")
def test_a_room_is_one_zone_and_street_zones_end_at_painted_lines() -> None:
    board = scene(WIDE).game.world.board
    assert len(board.zones) == 4  # two rooms, and the street cut once by a line
    assert board.zone_at("A") == board.zone_at("A4") != board.zone_at("B")
    assert board.zone_at("D") == board.zone_at("E") != board.zone_at("C")


@rule("Z-ZONE-01", "Z2E-014")
def test_street_zones_and_buildings_run_over_tile_joints() -> None:
    board = Scene(RULES, "M1").game.world.board
    streets = [zone for zone in board.zones if zone.kind == "street"]
    assert max(len(zone.tiles) for zone in streets) >= 2
    rooms = [zone for zone in board.zones if zone.kind in ("room", "dark")]
    assert rooms
    assert {len(zone.tiles) for zone in rooms} == {1}


@rule("Z-ZONE-02", "Z2E-014", "Z2E-033")
def test_survivors_and_zombies_are_actors_and_fire_takes_them_all() -> None:
    table = scene().put("karl", "A").equip("karl", "molotov").put("wayne", "B").put("riley", "B")
    table.put("walker", "B").put("fatty", "B", 2).put("runner", "B").turn("karl")
    table.play("fire:molotov>B")
    assert table.enemies("B") == {}
    assert (table.where("wayne"), table.where("riley")) == ("", "")


@rule("Z-LOS-01", "Z2E-015")
def test_in_the_street_sight_runs_straight_as_far_as_it_goes_and_never_aslant() -> None:
    assert sees(scene(STREET).put("karl", "A"), "karl") == "ABCDE"
    table = scene(TOWN)
    assert sees(table.put("karl", "C"), "karl") == "ABCFG"
    assert sees(table.put("karl", "G"), "karl") == "CFGJK"
    assert sees(table.put("karl", "D"), "karl") == "AD"  # a wall below


@rule("Z-LOS-01", "Z2E-015", "Z2E-065")
def test_zombies_see_as_far_as_survivors() -> None:
    board = (
        "\n~A   :~B   :~C   :~D   :~E\n----- ----- ----- ----- .....\n~F   |~G   |~H   |~I   |~J\n"
    )
    table = scene(board).put("karl", "A").noise("J", 9).put("walker", "E").activation()
    assert table.enemies("D") == {"walker": 1}


@rule("Z-LOS-02", "Z2E-016", "Z2E-018")
def test_from_a_room_one_zone_through_every_opening() -> None:
    rooms = "\nrA   :rB   :rC   :rD\n"
    assert sees(scene(rooms).put("karl", "B"), "karl") == "ABC"
    assert sees(scene(rooms).put("karl", "A"), "karl") == "AB"


@rule("Z-LOS-03", "Z2E-017")
def test_out_of_a_room_along_the_street_and_one_zone_into_the_house_opposite() -> None:
    across = "\nrA   :rB   +~C   :~D   +rE   :rF\n"
    table = opened(across, "BC", "DE")
    assert sees(table.put("karl", "B"), "karl") == "ABCDE"
    assert sees(table.put("karl", "A"), "karl") == "AB"
    assert sees(table.put("karl", "C"), "karl") == "BCDE"
    assert sees(table.put("karl", "E"), "karl") == "BCDEF"


@rule("Z-LOS-03", "Z2E-017", "Z2E-016")
def test_a_line_out_of_a_room_is_as_long_as_the_street_and_leaves_no_house_again() -> None:
    table = opened("\nrA   +~B   :~C   :~D   :~E   +rF   +~G\n", "AB", "EF", "FG")
    assert sees(table.put("karl", "A"), "karl") == "ABCDEF"
    assert sees(table.put("karl", "E"), "karl") == "ABCDEF"
    assert sees(table.put("karl", "G"), "karl") == "FG"


@rule("Z-LOS-04", "Z2E-018", "FHR-09")
def test_walls_and_closed_doors_stop_sight() -> None:
    table = scene(TOWN)
    assert sees(table.put("karl", "K"), "karl") == "GJK"
    assert sees(opened(TOWN, "EK").put("karl", "K"), "karl") == "EGJK"
    assert sees(opened(TOWN, "EK").put("karl", "B"), "karl") == "ABC"  # a wall to the house
    assert sees(scene(HOUSE).put("karl", "B"), "karl") == "AB"


@rule("Z-MOV-01", "Z-MOV-02", "Z2E-019", "Z-MOVE-01")
def test_a_move_goes_over_an_edge_to_the_next_zone_never_over_a_corner() -> None:
    table = scene(TOWN)
    assert steps(table.put("karl", "C").turn("karl")) == "BF"
    assert steps(table.put("karl", "A").turn("karl")) == "BD"
    assert steps(table.put("karl", "G").turn("karl")) == "FK"
    table.turn("karl").play("move:K", "move:J")
    assert table.where("karl") == "J"


@rule("Z-MOV-03", "Z2E-019", "Z-MOVE-01")
def test_between_room_and_street_one_needs_an_open_door() -> None:
    closed = scene(TOWN).put("karl", "K").turn("karl")
    assert steps(closed) == "GJ"
    assert closed.blocked("move:E") == "Z-MOVE-01"
    assert steps(opened(TOWN, "EK").put("karl", "K").turn("karl")) == "EGJ"
    assert steps(opened(TOWN, "EK").put("karl", "E").turn("karl")) == "K"  # walls all around


@rule("Z-MOV-04", "Z2E-019")
def test_rooms_with_an_opening_are_next_to_each_other_wherever_one_stands() -> None:
    table = opened(WIDE, "BC")
    assert steps(table.put("karl", "A").turn("karl")) == "B"
    assert steps(table.put("karl", "B").turn("karl")) == "AC"
    table.turn("karl").play("move:A")
    assert table.where("karl") == "A"
    rooms = scene("\nrA   :rB   :rC   :rD\n")
    found = [steps(rooms.put("karl", zone).turn("karl")) for zone in "ABCD"]
    assert found == ["B", "AC", "BD", "C"]
    beside = scene("\nrA   +rB\n\nrA2  :rB2\n")  # a closed door, and an opening next to it
    assert steps(beside.put("karl", "A").turn("karl")) == "B"
    assert steps(beside.put("karl", "B2").turn("karl")) == "A"


@rule("Z2E-020", "Z-EQUIP-07")
def test_range_counts_zones_and_the_own_zone_is_0() -> None:
    table = scene().put("karl", "A").equip("karl", "rifle")
    ranges = table.game.sight_of(table.who("karl"))[table.zone("A")].ranges
    assert [ranges[table.zone(label)] for label in "ABCDE"] == [0, 1, 2, 3, 4]
    table.turn("karl")
    assert [label for label in "ABCDE" if table.offers(f"fire:rifle>{label}")] == ["B", "C", "D"]


@rule("Z-MOVE-02", "Z2E-040")
@pytest.mark.parametrize(("zombies", "cost"), [(1, 2), (2, 3), (3, 4)])
def test_leaving_costs_an_action_more_for_every_zombie_left(zombies: int, cost: int) -> None:
    table = scene().put("karl", "B").put("walker", "B", zombies - 1 or 1)
    if zombies > 1:
        table.put("runner", "B")
    table.skills("karl", "plus-1-action").turn("karl")
    assert table.cost_of("move:C") == cost


@rule("Z-MOVE-02")
def test_too_many_zombies_keep_one_where_one_is() -> None:
    table = scene().put("karl", "B").put("walker", "B", 3).turn("karl")
    assert table.blocked("move:C") == "Z-MOVE-02"


@rule("Z-MOVE-03", "Z2E-040", "FH-SKILL-13")
def test_a_zone_with_zombies_ends_a_longer_move() -> None:
    table = scene().put("wayne", "A").skills("wayne", "charge")
    table.put("walker", "B").put("walker", "C").turn("wayne")
    assert [label for label in "ABCDE" if table.offers(f"skill:charge>{label}")] == ["B"]
    free = scene().put("wayne", "A").skills("wayne", "charge").put("walker", "C").turn("wayne")
    assert [label for label in "ABCDE" if free.offers(f"skill:charge>{label}")] == ["C"]


@rule("Z2E-040", "FH-SKILL-13")
def test_whoever_is_slippery_leaves_any_crowd_and_runs_past_zombies() -> None:
    table = scene().put("wayne", "A").skills("wayne", "slippery", "charge", only=True)
    table.put("walker", "A", 4).put("walker", "B").put("fatty", "C").turn("wayne")
    assert table.cost_of("move:B") == 1
    assert [label for label in "ABCDE" if table.offers(f"skill:charge>{label}")] == ["B", "C"]
    table.play("skill:charge>C")
    assert (table.where("wayne"), table.actions_left) == ("C", 3)
    others = scene().put("wayne", "A").skills("wayne", "charge", only=True)
    others.put("walker", "A", 2).put("walker", "B").put("fatty", "C").turn("wayne")
    assert others.cost_of("move:B") == 3
    assert [label for label in "ABCDE" if others.offers(f"skill:charge>{label}")] == ["B"]


@rule("Z2E-040", "FH-SKILL-20")
def test_a_slippery_field_medic_walks_past_zombies_and_another_does_not() -> None:
    for skills, zones in ((("slippery",), ["A", "C"]), ((), ["A"])):
        table = scene().put("wayne", "A").skills("wayne", "field-medic", *skills, only=True)
        table.put("karl", "C").put("riley", "D").put("walker", "B", 2).turn("wayne")
        found = [label for label in "ABCDE" if table.offers(f"skill:field-medic>{label}")]
        assert found == zones, skills
