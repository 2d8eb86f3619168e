"""Mold: what it does to walls, sight and special rooms, and the chain that loses the game."""

import pytest

from shambler.games.zombicide.board import Board, Terrain, bits, corridor, mask_of, sketch

rule = pytest.mark.rule


def zones(board: Board, *names: str) -> int:
    return mask_of(board.zone_at(name) for name in names)


def seen(board: Board, where: str, terrain: Terrain) -> set[str]:
    zone = board.zone_at(where)
    return {board.zones[other].name for other in bits(terrain.plain[zone].mask) if other != zone}


def steps(board: Board, where: str, terrain: Terrain) -> set[str]:
    return {board.zones[other].name for other, _ in terrain.steps[board.zone_at(where)]}


STATION = """
r|r|r
- - -
#|S|r
- - -
.:.:.
"""


@rule("INV-MOLD-01", "INV-MOLD-12")
@pytest.mark.parametrize("side", ["active", "inactive"])
def test_active_and_inactive_mold_both_make_a_mold_zone(side):
    board = sketch(STATION)
    here = zones(board, "1.1")
    terrain = board.terrain(**{side: here})
    assert terrain.mold == here
    assert terrain.special("security") == 0
    assert steps(board, "1.1", terrain) == {"0.1", "1.0", "1.2"}


@rule("INV-MOLD-04")
def test_all_walls_of_the_security_room_open_the_northern_one_too():
    board = sketch(STATION)
    assert steps(board, "1.1", board.terrain()) == set()
    terrain = board.terrain(active=zones(board, "1.1"))
    assert steps(board, "1.1", terrain) == {"0.1", "1.0", "1.2"}
    assert steps(board, "0.1", terrain) == {"1.1"}, "other walls of its neighbours stand"
    assert seen(board, "0.1", terrain) == {"1.1"}
    assert seen(board, "1.1", terrain) == {"0.1", "1.0", "1.2"}


def test_the_doors_of_a_zone_are_those_on_any_of_its_edges():
    board = sketch("""
    r+r+r
    - + -
    r+r|r
    """)
    doors = [board.openings[i].name for i in bits(board.around[1] & board.doorways)]
    assert doors == ["0.0-0.1", "0.1-0.2", "0.1-1.1"]
    kept = board.doorways & ~board.around[1]
    terrain = board.terrain(closed=kept, active=1 << 1)
    assert steps(board, "0.1", terrain) == {"0.0", "0.2", "1.1"}
    assert steps(board, "1.1", terrain) == {"0.1"}


@rule("INV-MOLD-04", "INV-ZONE-03")
def test_walls_to_the_surface_stay_closed():
    board = sketch(STATION)
    for side in ("active", "inactive"):
        terrain = board.terrain(**{side: zones(board, "1.1")})
        assert "2.1" not in steps(board, "1.1", terrain)
        assert seen(board, "2.1", terrain) == {"2.0", "2.2"}
        assert terrain.routes.distance[board.zone_at("1.1")][board.zone_at("2.1")] == -1


@rule("INV-MOLD-04", "INV-ZONE-03")
def test_walls_to_the_surface_stay_closed_on_every_side():
    board = sketch("""
.:.:.
. - .
.|r|.
. - .
.:.:.
""")
    for side in ("active", "inactive"):
        terrain = board.terrain(**{side: zones(board, "1.1")})
        assert steps(board, "1.1", terrain) == set()
        assert seen(board, "1.1", terrain) == set()


@rule("INV-MOLD-04")
def test_mold_opens_only_the_walls_between_zones_that_share_an_edge():
    board = sketch(STATION)
    terrain = board.terrain(active=zones(board, "1.1"))
    assert steps(board, "0.0", terrain) == set()
    assert "0.0" not in seen(board, "1.1", terrain)


@rule("INV-MOLD-04")
def test_every_mold_zone_opens_its_walls():
    board = sketch("r|r|r|r|r")
    terrain = board.terrain(active=zones(board, "0.0"), inactive=zones(board, "0.3"))
    assert [steps(board, f"0.{n}", terrain) for n in range(5)] == [
        {"0.1"}, {"0.0"}, {"0.3"}, {"0.2", "0.4"}, {"0.3"},
    ]  # fmt: skip


@rule("INV-MOLD-04", "Z-EMOVE-07")
def test_mold_walls_shorten_the_way_of_enemies():
    board = sketch("""
    r|r
    + +
    #:#
    """)
    a, b = board.zone_at("0.0"), board.zone_at("0.1")
    assert board.terrain().routes.distance[a][b] == 3
    assert board.terrain(active=1 << b).routes.distance[a][b] == 1
    assert board.terrain(inactive=1 << a).routes.distance[b][a] == 1


@rule("INV-MOLD-06", "INV-MOLD-12")
def test_spoiled_rooms_lose_their_special_use():
    board = sketch("S+O+S+A")
    both = zones(board, "0.0", "0.1")
    assert board.terrain().special("security") == zones(board, "0.0", "0.2")
    terrain = board.terrain(active=zones(board, "0.0"), inactive=zones(board, "0.1"))
    assert terrain.special("security") == zones(board, "0.2")
    assert terrain.special("oxygen") == 0
    assert terrain.mold == both


@rule("INV-MOLD-07", "INV-LOCK-04")
def test_an_airlock_in_mold_can_still_be_passed():
    board = sketch("r+Aa.")
    for side in ("active", "inactive"):
        terrain = board.terrain(**{side: zones(board, "0.1")})
        assert steps(board, "0.1", terrain) == {"0.0", "0.2"}
        assert steps(board, "0.2", terrain) == {"0.1"}


@rule("INV-MOLD-08")
def test_cole_sees_the_active_mold_but_not_jared_behind_it():
    board = corridor("Cole-Mold-Jared")
    terrain = board.terrain(active=zones(board, "Mold"))
    assert seen(board, "Cole", board.terrain()) == {"0.1", "0.2"}
    assert seen(board, "Cole", terrain) == {"0.1"}
    assert seen(board, "Jared", terrain) == {"0.1"}


@rule("INV-MOLD-08")
def test_barakas_sight_along_the_corridor_ends_in_the_active_mold():
    board = corridor("[Baraka]+B-C-Mold-E")
    assert seen(board, "Baraka", board.terrain(active=zones(board, "Mold"))) == {
        "0.1",
        "0.2",
        "0.3",
    }


@rule("INV-MOLD-08", "Z-LOS-02")
def test_from_active_mold_in_a_corridor_one_looks_out_like_from_a_room():
    board = sketch("""
    r|r|r
    - - -
    #:#:#
    """)
    terrain = board.terrain(active=zones(board, "1.1"))
    assert seen(board, "1.1", terrain) == {"0.1", "1.0", "1.2"}


@rule("INV-MOLD-09")
def test_mitsuki_and_jared_see_each_other_through_inactive_mold_in_a_room():
    board = corridor("[Mitsuki]+[Mold]+[Jared]+[D]")
    assert seen(board, "Mitsuki", board.terrain()) == {"0.1"}
    terrain = board.terrain(inactive=zones(board, "Mold"))
    assert seen(board, "Mitsuki", terrain) == {"0.1", "0.2"}
    assert seen(board, "Jared", terrain) == {"0.0", "0.1", "0.3"}
    assert terrain.plain[board.zone_at("Mitsuki")].ranges[board.zone_at("Jared")] == 2


@rule("INV-MOLD-09")
def test_flipping_mold_to_inactive_clears_the_view():
    board = corridor("A-Mold-C")
    mold = zones(board, "Mold")
    assert not board.terrain(active=mold).sees(0, 2)
    assert board.terrain(inactive=mold).sees(0, 2)


@rule("INV-DOOR-02")
def test_no_door_can_be_set_or_removed_beside_mold():
    board = corridor("[A]+[B]+[C]")
    first, second = board.opening_at("0.0-0.1"), board.opening_at("0.1-0.2")
    plain = board.terrain()
    assert plain.doorways[board.zone_at("B")] == (first, second)
    for side in ("active", "inactive"):
        terrain = board.terrain(**{side: zones(board, "A")})
        assert terrain.doorways[board.zone_at("A")] == ()
        assert terrain.doorways[board.zone_at("B")] == (second,)
        assert terrain.doorways[board.zone_at("C")] == (second,)


def test_only_doorways_take_doors():
    board = sketch("""
    #:#+r|r
    - - - +
    A|r|r|r
    a - - -
    .:.:.:.
    """)
    doors = [board.openings[door].name for door in board.terrain().doorways[board.zone_at("0.2")]]
    assert doors == ["0.1-0.2"]
    assert board.terrain().doorways[board.zone_at("1.0")] == ()


@rule("INV-WIN-04")
def test_the_game_is_lost_when_the_gap_in_the_chain_closes():
    board = corridor("[S]+[B]-C-[D]|[T]")
    spawns = zones(board, "S", "T")
    assert not board.chained(zones(board, "S", "B", "D", "T"), spawns)
    assert board.chained(zones(board, "S", "B", "C", "D", "T"), spawns)


@rule("INV-WIN-04")
def test_diagonal_contact_does_not_join_a_chain():
    board = sketch("""
    r+r
    + +
    r+r
    """)
    spawns = zones(board, "0.0", "1.1")
    assert not board.chained(spawns, spawns)
    assert board.chained(spawns | zones(board, "0.1"), spawns)


@rule("INV-WIN-04", "INV-MOLD-04")
def test_walls_inside_the_building_do_not_break_a_chain():
    board = sketch("r|r|r")
    spawns = zones(board, "0.0", "0.2")
    assert board.chained(zones(board, "0.0", "0.1", "0.2"), spawns)


@rule("INV-WIN-04")
def test_both_ends_need_active_mold_and_one_spawn_zone_is_no_chain():
    board = corridor("[A]+[B]+[C]")
    a, b, c = (zones(board, name) for name in "ABC")
    assert not board.chained(a | b, a | c)
    assert not board.chained(a | b | c, a)
    assert not board.chained(a | b | c, 0)
    assert board.chained(a | b | c, a | c)


@rule("INV-WIN-04")
def test_any_two_of_several_spawn_zones_lose():
    board = corridor("A-B-C-D-E-F-G")
    spawns = zones(board, "A", "D", "E", "G")
    assert not board.chained(zones(board, "A", "D", "G"), spawns)
    assert board.chained(zones(board, "A", "D", "E"), spawns)


@rule("INV-WIN-04", "INV-ZONE-03")
def test_an_outer_wall_does_not_join_a_chain_but_an_airlock_does():
    board = sketch("r|.:.aA")
    assert not board.chained(zones(board, "0.0", "0.1"), zones(board, "0.0", "0.1"))
    assert board.chained(zones(board, "0.2", "0.3"), zones(board, "0.2", "0.3"))


@rule("INV-MOLD-11")
def test_inactive_mold_does_not_count_in_the_chain():
    board = corridor("[A]+[B]+[C]")
    spawns = zones(board, "A", "C")
    terrain = board.terrain(active=spawns, inactive=zones(board, "B"))
    assert not board.chained(terrain.active, spawns)
    assert board.chained(terrain.mold, spawns)
