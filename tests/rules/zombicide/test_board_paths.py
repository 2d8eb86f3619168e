"""Walking, the ways of enemies, and clockwise order."""

import pytest

from shambler.games.zombicide.board import (
    UNREACHABLE,
    Board,
    Routes,
    Terrain,
    bits,
    board_from_text,
    corridor,
    mask_of,
    sketch,
)

rule = pytest.mark.rule


def steps(board: Board, where: str, terrain: Terrain | None = None) -> set[str]:
    terrain = terrain or board.terrain()
    return {board.zones[other].name for other, _ in terrain.steps[board.zone_at(where)]}


def next_zones(board: Board, routes: Routes, start: str, end: str) -> set[str]:
    found = routes.next_steps[board.zone_at(start)][board.zone_at(end)]
    return {board.zones[zone].name for zone, _ in found}


@rule("Z-MOV-01")
def test_one_moves_across_shared_edges_and_not_over_corners():
    board = sketch("""
    #:#:#
    . . .
    #:#:#
    . . .
    #:#:#
    """)
    assert steps(board, "1.1") == {"0.1", "1.0", "1.2", "2.1"}
    assert steps(board, "0.0") == {"0.1", "1.0"}


@rule("Z-MOV-02")
def test_between_corridor_zones_and_between_exterior_zones_nothing_hinders():
    board = sketch("""
    #:#
    - -
    .:.
    """)
    assert steps(board, "0.0") == {"0.1"}
    assert steps(board, "1.0") == {"1.1"}


@rule("Z-MOV-03", "Z-MOVE-01")
def test_from_a_room_to_a_corridor_one_needs_an_open_door():
    board = sketch("""
    r+#|r
    """)
    assert steps(board, "0.1") == {"0.0"}, "a wall on the other side"
    assert steps(board, "0.1", board.terrain(closed=1 << board.opening_at("0.0-0.1"))) == set()


@rule("Z-MOV-04")
def test_rooms_linked_by_an_opening_are_one_step_apart_whatever_the_walls():
    board = board_from_text("""
         0     1
     0   r    |S
         -----   +
     1   r    |r
    1.0 +E 0.1
    """)
    assert steps(board, "0.1") == {"1.0", "1.1"}, "an opening at a corner of the grid links too"
    assert steps(board, "1.0") == {"0.1"}


@rule("Z-MOV-04")
def test_several_openings_to_one_zone_are_one_step():
    board = sketch("""
    .:.

    .:.
    """)
    upper, lower = board.opening_at("0.0-0.1"), board.opening_at("1.0-1.1")
    assert board.openings_between(0, 1) == (upper, lower)
    assert board.terrain().steps[0] == ((1, upper),)
    assert board.terrain(closed=1 << upper).steps[0] == ((1, lower),)
    assert board.terrain(closed=1 << upper | 1 << lower).steps[0] == ()


@rule("INV-ZONE-03", "INV-LOCK-01")
def test_building_and_surface_meet_only_at_airlocks():
    board = sketch("""
    .:.:.
    - a -
    r+A+r
    """)
    assert steps(board, "0.1") == {"0.0", "0.2", "1.1"}
    assert steps(board, "0.0") == {"0.1"}
    airlock = board.opening_at("0.1-1.1")
    assert board.airlocks == 1 << airlock
    assert (board.zone_at("0.1"), airlock) in board.terrain().steps[board.zone_at("1.1")]


def test_the_step_through_an_airlock_can_be_told_from_other_steps():
    board = sketch("r+Aa.")
    terrain = board.terrain()
    needs_oxygen = {
        board.zones[zone].name
        for zone, opening in terrain.steps[board.zone_at("0.1")]
        if board.airlocks >> opening & 1
    }
    assert needs_oxygen == {"0.2"}


def test_a_locked_entrance_stops_everyone():
    board = sketch("r+Aa.")
    terrain = board.terrain(locked=1 << board.opening_at("0.1-0.2"))
    assert steps(board, "0.1", terrain) == {"0.0"}
    assert terrain.routes.distance[board.zone_at("0.2")][board.zone_at("0.0")] == UNREACHABLE
    assert terrain.routes.next_steps[board.zone_at("0.2")][board.zone_at("0.0")] == ()


@rule("Z-EMOVE-07")
def test_enemies_take_the_shortest_path():
    board = sketch("""
    #:#:#:#
    . - - .
    #:#:#:#
    + - - +
    r+r+r+r
    """)
    routes = board.terrain().routes
    assert routes.distance[board.zone_at("2.0")][board.zone_at("1.3")] == 4
    assert next_zones(board, routes, "2.1", "1.0") == {"2.0"}
    assert next_zones(board, routes, "2.0", "2.0") == set()


@rule("Z-EMOVE-07")
def test_closed_doors_are_ignored_when_xenos_measure_their_way():
    board = sketch("""
    r+r
    + +
    #:#
    """)
    door = board.opening_at("0.0-0.1")
    terrain = board.terrain(closed=1 << door)
    a, b = board.zone_at("0.0"), board.zone_at("0.1")
    assert terrain.routes.distance[a][b] == 1
    assert terrain.routes.next_steps[a][b] == ((b, door),), "the door they must break is named"
    assert steps(board, "0.0", terrain) == {"1.0"}


@rule("Z-EMOVE-07")
def test_where_closed_doors_bar_the_way_the_shortest_open_path_is_taken():
    board = sketch("""
    r+r
    + +
    #:#
    """)
    terrain = board.terrain(closed=1 << board.opening_at("0.0-0.1"))
    routes = board.routes(terrain.open)
    assert routes.distance[board.zone_at("0.0")][board.zone_at("0.1")] == 3
    assert next_zones(board, routes, "0.0", "0.1") == {"1.0"}


def test_all_first_steps_of_shortest_paths_are_known():
    board = sketch("""
    #:#:#
    . - .
    #|r|#
    . - .
    #:#:#
    """)
    routes = board.terrain().routes
    assert next_zones(board, routes, "0.0", "2.2") == {"0.1", "1.0"}
    assert next_zones(board, routes, "0.1", "2.2") == {"0.2"}


@rule("INV-EMOVE-13")
def test_the_way_of_enemies_and_machines_leads_through_airlocks():
    board = sketch("""
    r|r
    + +
    A|A
    a a
    .:.
    """)
    routes = board.terrain().routes
    assert routes.distance[board.zone_at("0.0")][board.zone_at("0.1")] == 5
    assert next_zones(board, routes, "1.0", "1.1") == {"2.0"}


def test_a_broken_door_is_an_open_way():
    board = corridor("[A]+[B]")
    door = 1 << board.opening_at("0.0-0.1")
    assert steps(board, "A", board.terrain(closed=door)) == set()
    assert steps(board, "A", board.terrain(closed=door & ~door)) == {"0.1"}


def test_a_clear_path_at_range_one_is_a_step():
    board = sketch("""
    r+#+r
    - a -
    .:.:.
    """)
    here = board.zone_at("0.1")
    terrain = board.terrain(closed=1 << board.opening_at("0.0-0.1"))
    assert terrain.neighbours[here] == mask_of(map(board.zone_at, ("0.2", "1.1")))
    assert terrain.neighbours[here] & terrain.plain[here].mask == 1 << board.zone_at("0.2")


def test_taunt_reaches_two_zones_without_sight_but_not_past_walls_or_closed_doors():
    board = sketch("""
    r+#:#:#
    - . + -
    r|#|r+r
    """)
    here = board.zone_at("0.1")
    open_doors = board.terrain()
    names = {board.zones[zone].name for zone in bits(open_doors.within(here, 2))}
    assert names == {"0.0", "0.1", "0.2", "0.3", "1.1", "1.2"}
    assert not open_doors.sees(here, board.zone_at("1.2"))
    terrain = board.terrain(closed=1 << board.opening_at("0.2-1.2"))
    assert not terrain.within(here, 2) >> board.zone_at("1.2") & 1
    assert terrain.within(here, 0) == 1 << here
    assert terrain.within(here, 1) == terrain.neighbours[here] | 1 << here


def test_the_two_steps_of_a_run_are_stopped_by_walls_and_closed_doors():
    board = corridor("A-B+[C]|[D]")
    terrain = board.terrain()
    two_away = terrain.within(board.zone_at("A"), 2) & ~terrain.within(board.zone_at("A"), 1)
    assert two_away == 1 << board.zone_at("C")
    closed = board.terrain(closed=1 << board.opening_at("0.1-0.2"))
    assert closed.within(board.zone_at("A"), 2) == closed.within(board.zone_at("A"), 1)


@rule("INV-SPAWN-02")
def test_spawn_zones_follow_each_other_clockwise():
    board = sketch("""
    #:#:#
    . . .
    #:#:#
    . . .
    #:#:#
    """)
    ring = ["0.1", "0.2", "1.2", "2.2", "2.1", "2.0", "1.0", "0.0"]
    zones = sorted(map(board.zone_at, ring))
    assert [board.zones[zone].name for zone in board.clockwise(zones)] == ring
    started = board.clockwise(zones, first=board.zone_at("2.1"))
    assert [board.zones[zone].name for zone in started] == ring[4:] + ring[:4]


@rule("INV-SPAWN-02")
def test_when_the_first_spawn_zone_is_gone_the_next_one_clockwise_is_first():
    board = sketch("""
    #:#:#
    . . .
    #:#:#
    . . .
    #:#:#
    """)
    left = [board.zone_at(name) for name in ("0.1", "1.0", "2.0")]
    order = board.clockwise(left, first=board.zone_at("2.2"))
    assert [board.zones[zone].name for zone in order] == ["2.0", "1.0", "0.1"]


@rule("INV-SPAWN-02")
def test_in_the_same_direction_the_outer_zone_comes_first():
    board = corridor("A-B-C-D-E-F-G")
    order = board.clockwise(range(7))
    assert order == (3, 6, 5, 4, 0, 1, 2), "the middle, then from the right edge inwards"
