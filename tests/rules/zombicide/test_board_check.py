"""The checks on a mission's board."""

import msgspec
import pytest

from shambler.games.zombicide.board import (
    Border,
    ExtraEdge,
    TileSide,
    check_board,
    check_layout,
    sketch,
)

rule = pytest.mark.rule

JOINS = {"ext+ext": "merge", "door+door": "door", "ext+door": "wall", "shut+shut": "wall"}
JOINS |= {"shut+ext": "wall", "shut+door": "wall"}
EXT, DOOR, SHUT = ("ext",) * 3, ("door",) * 3, ("shut",) * 3


def plain(kind: str, edge: str, side: tuple[str, ...]) -> TileSide:
    """A tile of nine equal cells."""
    return TileSide(
        cells=((kind,) * 3,) * 3,
        edges_h=((edge,) * 2,) * 3,
        edges_v=((edge,) * 3,) * 2,
        border=Border(side, side, side, side),
    )


TILES = {
    "1-R": plain("ext", "line", EXT),
    "1-V": plain("room", "door", DOOR),
    "2-R": plain("room", "door", SHUT),
    "3-R": plain("room", "door", DOOR),
}


def test_a_sound_board_passes():
    assert check_layout(TILES, JOINS, [[("3-R", 0), ("1-V", 1)]], places={"exit": (2, 5)}) == []


def test_places_off_the_board_are_named():
    found = check_layout(TILES, JOINS, [[("1-R", 0)]], places={"exit": (0, 3), "start": (0, 0)})
    assert found == ["exit at 0.3 is off the board"]


def test_borders_that_do_not_fit_are_reported_cell_by_cell():
    found = check_layout(TILES, JOINS, [[("1-R", 0), ("3-R", 0)]], places={"start": (0, 0)})
    assert "mismatched tile borders at 0.2-0.3: ext and door" in found
    assert sum("mismatched" in text for text in found) == 3


def test_a_border_that_is_a_wall_anyway_fits_everything():
    found = check_layout(TILES, JOINS, [[("2-R", 0), ("3-R", 0)]])
    assert not any("mismatched" in text for text in found)


def test_zones_that_cannot_be_reached_are_named_with_what_lies_there():
    places = {"start": (0, 0), "exit": (0, 5)}
    found = check_layout(TILES, JOINS, [[("2-R", 0), ("3-R", 0)]], places=places)
    assert "zone 0.5 (exit) cannot be reached" in found
    assert len(found) == 9


def test_without_places_the_smaller_part_is_the_unreachable_one():
    assert check_board(sketch("r|r+r")) == ["zone 0.0 cannot be reached"]


def test_doors_closed_by_the_mission_do_not_make_zones_unreachable_and_walls_do():
    assert check_board(sketch("r+r"), doors=[((0, 0), (0, 1))]) == []


def test_a_sealed_pocket_outside_is_scenery_unless_the_mission_uses_it():
    board = sketch("r+r|.")
    assert check_board(board, places={"start": (0, 0)}) == []
    found = check_board(board, places={"start": (0, 0), "spawn A": (0, 2)})
    assert found == ["zone 0.2 (spawn A) cannot be reached"]


@rule("INV-ZONE-03")
def test_a_building_open_to_the_surface_is_reported_airlocks_excepted():
    assert check_board(sketch("Aa.")) == []
    assert check_board(sketch("r+.")) == ["building open to the surface at 0.0-0.1: door"]
    assert check_board(sketch("#:.")) == ["building open to the surface at 0.0-0.1: line"]
    assert check_board(sketch("r+."), gates=("door", "window")) == []


def test_doors_must_lie_on_doorways():
    board = sketch("r+r|r:#")
    assert check_board(sketch("r+#:#"), doors=[((0, 1), (0, 0)), ((0, 1), (0, 2))]) == [
        "door 0.1-0.2 lies on a line"
    ]
    found = check_board(board, doors=[((0, 1), (0, 2)), ((0, 0), (5, 5))])
    assert "door 0.1-0.2 lies on a wall" in found
    assert "door 0.0-5.5 lies on no edge between zones" in found


def test_one_tile_cannot_lie_twice_on_the_table():
    found = check_layout(TILES, JOINS, [[("1-R", 0), ("1-R", 0)], [("1-V", 0), None]])
    assert found.count("tile 1-R is the same tile as 1-R") == 1
    assert "tile 1-V is the same tile as 1-R" in found


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"cells": ()}, "tile 1-R: cells must be 3 rows of 3"),
        ({"edges_h": (("line",),)}, "tile 1-R: edges_h must be 3 rows of 2"),
        ({"edges_v": ()}, "tile 1-R: edges_v must be 2 rows of 3"),
        ({"border": Border((), EXT, EXT, EXT)}, "tile 1-R: border must be 4 rows of 3"),
        ({"names": (("a",),)}, "tile 1-R: names must be 3 rows of 3"),
        ({"cells": (("lava",) * 3,) * 3}, "tile 1-R: unknown cell kind 'lava'"),
        ({"edges_h": (("hedge",) * 2,) * 3}, "tile 1-R: unknown edge kind 'hedge'"),
        (
            {"extra_edges": (ExtraEdge(((0, 0), (0, 3)), "door"),)},
            "tile 1-R: extra edge (0, 0)-(0, 3) leaves the tile",
        ),
        (
            {"extra_edges": (ExtraEdge(((0, 0), (2, 1)), "door"),)},
            "tile 1-R: extra edge (0, 0)-(2, 1) joins cells that do not touch",
        ),
    ],
)
def test_broken_tiles_are_reported_and_nothing_is_raised(change, message):
    tiles = {**TILES, "1-R": msgspec.structs.replace(TILES["1-R"], **change)}
    assert message in check_layout(tiles, JOINS, [[("2-R", 0), ("1-R", 0)]])


def test_hopeless_data_is_reported_and_nothing_is_raised():
    assert "unknown tile '9-X'" in check_layout(TILES, JOINS, [[("9-X", 0)]])
    assert "no join for ext+ext at 0.2-0.3" in check_layout(TILES, {}, [[("1-R", 0), ("1-R", 0)]])
    odd = {"ext+ext": "swamp"}
    assert "no join for ext+ext at 0.2-0.3" in check_layout(TILES, odd, [[("1-R", 0), ("1-R", 0)]])
    assert check_layout({}, {}, []) == ["the board has no zones"]
    twice = (ExtraEdge(((0, 0), (0, 1)), "door", "D1"), ExtraEdge(((1, 0), (1, 1)), "door", "D1"))
    tiles = {"2-R": msgspec.structs.replace(TILES["2-R"], extra_edges=twice)}
    assert check_layout(tiles, JOINS, [[("2-R", 0)]]) == ["two openings have the same name"]
