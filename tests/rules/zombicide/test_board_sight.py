"""Lines of sight and range."""

import pytest

from shambler.games.zombicide.board import (
    Board,
    Eyes,
    Terrain,
    bits,
    board_from_text,
    corridor,
    mask_of,
    sketch,
)

rule = pytest.mark.rule
ENHANCED = Eyes(deep=2, in_dark=True)  # Enhanced senses (INV-SKILL-35)

M0 = """
     0     1     2     3     4     5
 0   .b   |O    +r    +ra   +#    +r
     .....   +     +   ----- ..... -----
 1   .    aA    +S    +r    +#    +r!
     ..... ----- ----- -----   +   -----
 2   .    :.    :.     .    |r    |.
                               +
 3   .    :.    :.     .    |O    |.
     ----- ----- ..... .....   +   .....
 4   O*@  +A    a.     .    |A    |.
     ----- ----- ..... .....   a   .....
 5   .    :.    :.     .    :.    :.X
"""


def seen(board: Board, where: str, terrain: Terrain | None = None, eyes: Eyes | None = None):
    """The names of the other zones seen from a zone."""
    terrain = terrain or board.terrain()
    sight = terrain.plain if eyes is None else terrain.seen_by(eyes)
    zone = board.zone_at(where)
    return {board.zones[other].name for other in bits(sight[zone].mask) if other != zone}


def ranges(board: Board, where: str) -> dict[str, int]:
    table = board.terrain().plain[board.zone_at(where)].ranges
    return {board.zones[zone].name: reach for zone, reach in table.items()}


@rule("Z-LOS-01")
def test_in_a_corridor_one_sees_along_row_and_column_but_never_diagonally():
    board = sketch("""
    #:#:#
    . . .
    #:#:#
    . . .
    #:#:#
    """)
    assert seen(board, "1.1") == {"0.1", "1.0", "1.2", "2.1"}
    assert seen(board, "0.0") == {"0.1", "0.2", "1.0", "2.0"}


@rule("Z-LOS-01")
def test_a_line_reaches_any_number_of_corridor_zones_up_to_a_wall_or_the_board_edge():
    board = corridor("A-B-C-D-E|F")
    assert seen(board, "A") == {"0.1", "0.2", "0.3", "0.4"}
    assert seen(board, "F") == set()


@rule("Z-LOS-01")
def test_a_room_beside_the_line_is_not_seen():
    board = sketch("""
    #:#:#
    - + -
    r|r|r
    """)
    assert "1.1" in seen(board, "0.1")
    assert seen(board, "0.0") == {"0.1", "0.2"}


@rule("Z-LOS-02")
def test_from_a_room_one_sees_every_zone_that_shares_an_opening_one_zone_far():
    board = sketch("""
    r+r+r
    + + -
    r+r+r
    - + -
    r|r|r
    """)
    assert seen(board, "1.1") == {"0.1", "1.0", "1.2", "2.1"}
    assert seen(board, "0.0") == {"0.1", "1.0"}, "0.2 and 2.0 are two zones away"


@rule("Z-LOS-02")
def test_mitsuki_sees_one_room_far_and_straight_along_the_corridor():
    board = sketch("""
    r+r+r
    - + -
    r|#|r
    - . -
    r|#|r
    """)
    assert seen(board, "0.1") == {"0.0", "0.2", "1.1", "2.1"}
    assert seen(board, "0.2") == {"0.1"}, "the room behind a room is too far"


@rule("Z-LOS-02", "Z-LOS-04")
def test_vivian_does_not_see_magnus_behind_a_wall_nor_the_corridor_behind_a_closed_door():
    board = sketch("""
    r+r|r
    - + -
    #:#:#
    """)
    assert seen(board, "0.1") == {"0.0", "1.1"}
    closed = board.terrain(closed=1 << board.opening_at("0.1-1.1"))
    assert seen(board, "0.1", closed) == {"0.0"}
    assert seen(board, "1.1", closed) == {"1.0", "1.2"}, "a closed door hides in both directions"


@rule("Z-LOS-04")
def test_a_closed_door_hides_everything_behind_it():
    board = corridor("A-B+[C]")
    assert seen(board, "A") == {"0.1", "0.2"}
    assert seen(board, "A", board.terrain(closed=1 << board.opening_at("0.1-0.2"))) == {"0.1"}


@rule("Z-LOS-03")
def test_cole_in_a_corridor_sees_one_zone_into_a_room():
    board = corridor("A-B+[C]+[D]")
    assert seen(board, "A") == {"0.1", "0.2"}


@rule("Z-LOS-03")
def test_magnus_sees_through_the_corridor_into_the_opposite_room_and_no_farther():
    board = sketch("""
    #:#:#:#
    - . - -
    r+#+r+r
    - . - -
    #:#:#:#
    """)
    assert seen(board, "1.0") == {"1.1", "1.2"}, "neither up nor down the corridor"


@rule("Z-LOS-03")
def test_a_room_at_the_end_of_a_corridor_looks_down_all_of_it_into_the_room_at_the_other_end():
    board = corridor("[A]+B-C-D+[E]+[F]")
    assert seen(board, "A") == {"0.1", "0.2", "0.3", "0.4"}
    assert seen(board, "E") == {"0.0", "0.1", "0.2", "0.3", "0.5"}


@rule("INV-LOS-05")
def test_no_sight_between_an_airlock_and_the_surface():
    board = sketch("""
    r+A
    - a
    .:.
    """)
    assert seen(board, "0.1") == {"0.0"}
    assert seen(board, "1.1") == {"1.0"}


@rule("INV-LOS-05", "INV-MOLD-07")
def test_mold_in_an_airlock_does_not_let_sight_out():
    board = sketch("r+Aa.")
    lock = 1 << board.zone_at("0.1")
    for terrain in (board.terrain(active=lock), board.terrain(inactive=lock)):
        assert seen(board, "0.2", terrain) == set()
        assert seen(board, "0.0", terrain) == {"0.1"}


@rule("INV-LOS-06", "Z-LOS-01")
def test_outside_one_sees_as_in_a_corridor():
    board = sketch("""
    .:.:.
    . - .
    .|r|.
    . - .
    .:.:.
    """)
    assert seen(board, "0.0") == {"0.1", "0.2", "1.0", "2.0"}
    assert seen(board, "0.1") == {"0.0", "0.2"}, "the outer wall of the room"


@rule("Z-LOS-01", "Z-ZONE-01")
def test_from_a_zone_of_several_cells_one_looks_along_each_of_its_rows():
    board = sketch("""
    .:. .:.
    .     -
    .:. .|r
    """)
    assert seen(board, "0.1") == {"0.0", "0.3", "1.0"}
    assert seen(board, "1.0") == {"0.0", "0.1"}
    assert seen(board, "0.3") == {"0.0", "0.1"}


@rule("INV-LOS-07", "INV-SKILL-35")
def test_darkness_hides_a_room_except_from_light_and_enhanced_senses():
    board = sketch("#+d")
    assert seen(board, "0.0") == set()
    assert seen(board, "0.1") == {"0.0"}, "one sees out of the dark"
    assert seen(board, "0.0", eyes=ENHANCED) == {"0.1"}
    assert seen(board, "0.0", eyes=Eyes(lit=1 << board.zone_at("0.1"))) == {"0.1"}


@rule("INV-SKILL-35")
def test_enhanced_senses_see_one_zone_farther_into_rooms_in_a_straight_line():
    board = sketch("""
    #+r+r+r
    - + + -
    r|r+r|r
    """)
    assert seen(board, "0.0") == {"0.1"}
    assert seen(board, "0.0", eyes=ENHANCED) == {"0.1", "0.2"}
    assert seen(board, "0.1", eyes=ENHANCED) == {"0.0", "0.2", "0.3", "1.1"}
    assert board.terrain().seen_by(ENHANCED)[0].ranges == {0: 0, 1: 1, 2: 2}


@rule("INV-SKILL-35")
def test_enhanced_senses_do_not_look_through_a_room_into_the_corridor_behind():
    board = corridor("[A]+[B]+C-D")
    assert seen(board, "A", eyes=ENHANCED) == {"0.1"}
    assert seen(board, "C", eyes=ENHANCED) == {"0.0", "0.1", "0.3"}


@rule("INV-SKILL-35", "Z-LOS-04")
def test_enhanced_senses_stop_at_closed_doors():
    board = corridor("A+[B]+[C]")
    closed = board.terrain(closed=1 << board.opening_at("0.1-0.2"))
    assert seen(board, "A", closed, ENHANCED) == {"0.1"}


@rule("Z-EQUIP-07")
def test_range_counts_zones_along_the_line():
    board = corridor("A-B-C-D+[E]")
    assert ranges(board, "A") == {"0.0": 0, "0.1": 1, "0.2": 2, "0.3": 3, "0.4": 4}
    zone = board.zone_at("A")
    assert board.terrain().plain[zone].seen == ((0, 0), (1, 1), (2, 2), (3, 3), (4, 4))


@rule("Z-EQUIP-07")
def test_cells_fused_into_one_zone_count_once():
    board = sketch(".:. . .:.")
    assert ranges(board, "0.0") == {"0.0": 0, "0.1": 1, "0.4": 2}


@rule("Z-EQUIP-07")
@pytest.mark.parametrize("picture", ["#:#:#\n. |  \n# # #", "# # #\n. |  \n#:#:#"])
def test_of_two_lines_the_shorter_one_gives_the_range(picture):
    """One zone lies behind the neighbour in a row, and next to the viewer around the corner."""
    board = sketch(picture)
    corner, beyond = ("0.0", "1.0") if picture.startswith("#:") else ("1.0", "0.0")
    assert board.zone_at(beyond) == board.zone_at("0.2") == board.zone_at("1.2")
    assert sorted(ranges(board, corner).values()) == [0, 1, 1]


@rule("Z-EQUIP-07", "Z-RANGED-01")
@pytest.mark.parametrize(
    ("nearest", "farthest", "reached"),
    [
        pytest.param(1, 3, "BCD", id="1-3 not the own zone, up to three away"),
        pytest.param(1, 1, "B", id="1-1 exactly one zone away"),
        pytest.param(0, 1, "AB", id="0-1 own zone and one away"),
        pytest.param(0, 0, "A", id="0-0 own zone"),
        pytest.param(2, 9, "CDE", id="2-9 not the nearest"),
    ],
)
def test_a_weapon_reaches_from_its_nearest_to_its_farthest_range(nearest, farthest, reached):
    board = corridor("A-B-C-D-E|F")
    zones = board.terrain().plain.between(board.zone_at("A"), nearest, farthest)
    assert zones == mask_of(map(board.zone_at, reached))


@rule("Z-EQUIP-07")
def test_a_zone_in_range_but_out_of_sight_is_no_target():
    board = sketch("""
    #:#
    . .
    #:#
    """)
    assert board.terrain().plain.between(board.zone_at("0.0"), 0, 9) == mask_of([0, 1, 2])


@rule("Z-LOS-01", "Z-LOS-02", "Z-LOS-03", "INV-LOS-05", "Z-EQUIP-07")
def test_sight_on_the_board_of_the_tutorial():
    board = board_from_text(M0)
    assert ranges(board, "0.4") == {"0.4": 0, "0.3": 1, "0.5": 1, "1.4": 1, "2.4": 2}
    assert ranges(board, "1.3") == {"1.3": 0, "1.2": 1, "1.4": 1, "1.5": 2}
    assert ranges(board, "1.2") == {"1.2": 0, "0.2": 1, "1.1": 1, "1.3": 1}
    assert ranges(board, "1.1") == {"1.1": 0, "0.1": 1, "1.2": 1}
    assert ranges(board, "4.4") == {"4.4": 0, "3.4": 1}
    assert ranges(board, "5.0") == {"5.0": 0, "5.1": 1, "5.2": 2, "5.4": 3, "5.5": 4}
    assert ranges(board, "5.5")["5.0"] == 4
    assert ranges(board, "2.0") == {"2.0": 0, "1.0": 1, "0.0": 2, "2.1": 1, "2.2": 2}


def test_a_line_through_the_corner_door_of_a_tile_runs_along_the_row_of_the_unturned_tile():
    board = board_from_text("""
         0     1     2
     0   r    |S    :#
         ----- ----- .....
     1   r    |r    |#
    1.0 +E 0.1
    """)
    assert seen(board, "1.0") == {"0.1"}
    gone = board.terrain(inactive=1 << board.zone_at("0.1"))
    assert seen(board, "1.0", gone) == {"0.1", "0.2"}, "on to the east, not to the north"
    assert seen(board, "0.2", gone) == {"0.0", "0.1", "1.0", "1.2"}


@rule("NLD-LOS-09", "NLD-LOS-10")
def test_corn_is_seen_neither_into_nor_across_nor_out_of():
    board = sketch(",:,:%:,")
    assert seen(board, "0.0") == {"0.1"}
    assert seen(board, "0.2") == set()
    assert seen(board, "0.3") == set()


@rule("NLD-LOS-11", "NLD-LOS-12")
def test_woods_hide_what_is_in_and_behind_them_but_one_sees_out():
    board = sketch(",:,:&:,:&")
    assert seen(board, "0.0") == {"0.1"}
    assert seen(board, "0.2") == {"0.0", "0.1", "0.3"}
    assert seen(board, "0.3") == set()


@rule("NLD-ZONE-04", "Z-LOS-04")
def test_a_window_is_an_opening_until_a_barricade_closes_it():
    board = sketch("ro,:,")
    assert seen(board, "0.0") == {"0.1", "0.2"}
    assert seen(board, "0.0", board.terrain(closed=1 << board.opening_at("0.0-0.1"))) == set()


@rule("FH-LIGHT-07")
def test_by_night_one_sees_one_zone_far_but_lit_zones_from_any_distance():
    board = sketch("~:~:~:~")
    assert seen(board, "0.0", eyes=Eyes(far=1)) == {"0.1"}
    lit = 1 << board.zone_at("0.3")
    assert seen(board, "0.0", eyes=Eyes(far=1, lit=lit)) == {"0.1", "0.3"}
