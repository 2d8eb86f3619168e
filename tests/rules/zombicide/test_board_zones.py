"""Tiles, zones, openings, and boards as text."""

import pickle

import pytest

from shambler.games.zombicide.board import (
    Board,
    BoardError,
    Border,
    ExtraEdge,
    TileSide,
    assemble,
    bits,
    board_from_text,
    corridor,
    draw,
    mask_of,
    parse_cell,
    parse_grid,
    sketch,
)

rule = pytest.mark.rule

JOINS = {"ext+ext": "merge", "door+door": "door", "end+end": "line", "door+end": "door"}
JOINS |= {"ext+door": "wall", "ext+end": "wall"}


def tile(cells: str, across: str, down: str, border: str, **more) -> TileSide:
    """A tile from words: rows parted by slashes; the border as N, E, S and W."""

    def rows(text: str) -> tuple[tuple[str, ...], ...]:
        return tuple(tuple(row.split()) for row in text.split("/"))

    return TileSide(
        cells=rows(cells),
        edges_h=rows(across),
        edges_v=rows(down),
        border=Border(*rows(border)),
        **more,
    )


STATION = tile(
    "ext ext ext / cor sec room / room cor ext",
    "line line / door door / door wall",
    "wall wall wall / door door wall",
    "ext ext ext / ext door ext / door end ext / ext end door",
)
ROCKS = tile(
    "ext ext ext / ext ext ext / ext ext ext",
    "line line / line line / line line",
    "line line line / line line line",
    "ext ext ext / ext ext ext / ext ext ext / ext ext ext",
)
CORNER = tile(
    "cor cor cor / room sec cor / room room cor",
    "line line / door door / door wall",
    "wall door line / door door line",
    "end end end / end end end / door door end / end door door",
    extra_edges=(ExtraEdge(((1, 1), (2, 0)), "door"),),
)
TILES = {"S": STATION, "X": ROCKS, "C": CORNER}


def board_of(text: str) -> Board:
    """A board from rows of code@quarter turns."""
    return assemble(TILES, JOINS, parse_grid([row.split() for row in text.split("/")]))


@rule("Z-ZONE-01")
def test_every_cell_of_a_lone_tile_is_a_zone_with_its_kind():
    board = board_of("S@0")
    assert [zone.name for zone in board.zones] == [f"{r}.{c}" for r in range(3) for c in range(3)]
    kinds = [zone.kind for zone in board.zones]
    assert kinds[:6] == ["exterior", "exterior", "exterior", "corridor", "room", "room"]
    assert board.zones[4].special == "security"
    assert board.special == {"security": 1 << 4}
    assert bits(board.inside) == (3, 4, 5, 6, 7)


@rule("Z-ZONE-01")
def test_exterior_ground_runs_on_across_tile_borders_but_not_across_printed_lines():
    board = board_of("X@0 X@0 / X@0 X@0")
    assert len(board.zones) == 25
    assert board.zones[board.zone_at("2.2")].cells == ((2, 2), (2, 3), (3, 2), (3, 3))
    assert board.zone_at("0.2") == board.zone_at("0.3") != board.zone_at("0.1")
    assert board.zones[board.zone_at("2.2")].tiles == ("X",)


@rule("Z-ZONE-01")
def test_a_corridor_that_meets_another_at_a_tile_border_stays_a_zone_of_its_own():
    board = board_of("S@0 / C@0")
    assert board.openings[board.opening_at("2.1-3.1")].kind == "line"
    assert board.zone_at("2.1") != board.zone_at("3.1")
    assert board.openings[board.opening_at("2.0-3.0")].kind == "door"


@rule("INV-ZONE-03")
def test_rock_against_a_room_is_a_wall_that_is_no_opening():
    board = board_of("S@0 X@0")
    with pytest.raises(BoardError, match="no opening"):
        board.opening_at("1.2-1.3")
    assert not board.touching[board.zone_at("1.2")] & ~board.inside


def test_openings_hold_every_edge_that_could_be_passed_walls_between_building_zones_too():
    board = sketch("""
    r|#
    + -
    r|.
    """)
    assert [(o.name, o.kind) for o in board.openings] == [("0.0-0.1", "wall"), ("0.0-1.0", "door")]
    assert board.walls == 1 << board.opening_at("0.0-0.1")
    assert board.doorways == 1 << board.opening_at("0.0-1.0")
    assert board.openings[0].beyond(0) == 1
    assert board.openings[0].beyond(1) == 0


def test_turning_a_tile_turns_cells_edges_and_border_with_it():
    upright = draw(board_of("S@0"))
    assert upright == draw(assemble(TILES, JOINS, [[("S", 4)]]))
    assert draw(board_of("S@1")).splitlines()[1:] == [
        " 0   r    +#    |.",
        "       +     +   .....",
        " 1   #    +S    |.",
        "     -----   +   .....",
        " 2   .    |r    |.",
    ]
    assert board_of("S@2").openings[0].name == "0.1-0.2"


@pytest.mark.parametrize("turns", range(4))
def test_a_corner_door_keeps_linking_its_rooms_when_the_tile_is_turned(turns):
    board = board_of(f"C@{turns}")
    room = {0: "2.0", 1: "0.0", 2: "0.2", 3: "2.2"}[turns]
    pair = sorted(("1.1", room))
    opening = board.openings[board.opening_at("-".join(pair))]
    assert opening.kind == "door"
    assert board.terrain().sees(board.zone_at("1.1"), board.zone_at(room))
    gone = board.terrain(inactive=1 << board.zone_at("1.1"))
    beyond = {0: "1.2", 1: "2.1", 2: "1.0", 3: "0.1"}[turns]
    across = {0: "0.1", 1: "1.2", 2: "2.1", 3: "1.0"}[turns]
    assert gone.sees(board.zone_at(room), board.zone_at(beyond))
    assert not gone.sees(board.zone_at(room), board.zone_at(across))


def test_named_passages_share_an_edge_and_take_the_place_of_the_wall():
    house = tile(
        "room porch road / room porch road / room porch road",
        "wall line / wall line / wall line",
        "merge line line / merge line line",
        "ext ext ext / ext ext ext / ext ext ext / ext ext ext",
        extra_edges=(
            ExtraEdge(((0, 0), (0, 1)), "window", "W1"),
            ExtraEdge(((0, 0), (0, 1)), "door", "X1"),
        ),
    )
    board = assemble({"H": house}, JOINS, [[("H", 0)]])
    window, door = board.opening_at("W1"), board.opening_at("X1")
    room, porch = board.zone_at("1.0"), board.zone_at("0.1")
    assert board.zones[room].cells == ((0, 0), (1, 0), (2, 0))
    assert board.openings_between(room, porch) == (window, door)
    one_closed = board.terrain(closed=1 << window)
    both_closed = board.terrain(closed=1 << window | 1 << door)
    assert one_closed.steps[room] == ((porch, door),)
    assert one_closed.sees(porch, room)
    assert both_closed.steps[room] == ()
    assert not both_closed.sees(porch, room)


def test_a_zone_is_found_by_cell_by_name_and_by_label():
    board = board_of("X@0 X@0")
    assert board.zone_at((1, 3)) == board.zone_at("1.3") == board.zone_at("1.2")
    assert board.zones[board.zone_at("1.3")].name == "1.2"
    assert corridor("A-B").zone_at("B") == 1
    with pytest.raises(BoardError, match=r"no cell 9\.9"):
        board.zone_at("9.9")
    with pytest.raises(BoardError, match="not a cell"):
        board.zone_at("kitchen")
    assert parse_cell("10.3") == (10, 3)


def test_an_opening_is_found_by_its_cells_in_any_order():
    board = corridor("A-B")
    assert board.opening_at("0.0-0.1") == board.opening_at("0.1-0.0") == 0
    with pytest.raises(BoardError):
        board.opening_at("gate")


def test_bad_tiles_are_refused_with_all_their_problems():
    short = tile(
        "ext ext ext / ext ext ext", "line line", "line line line", "ext / ext / ext / ext"
    )
    with pytest.raises(BoardError, match=r"cells must be 3 rows of 3.*unknown tile 'Z'"):
        assemble({"Q": short, **TILES}, JOINS, [[("S", 0), ("Z", 0)], [("Q", 0)]][::-1])
    with pytest.raises(BoardError, match=r"no join for door\+ext at 1\.2-1\.3"):
        assemble(TILES, {"ext+ext": "merge"}, [[("S", 0), ("X", 0)]])


@pytest.mark.parametrize("word", ["S", "S@", "S@4", "@1", "S@x"])
def test_a_tile_is_written_with_its_turns(word):
    with pytest.raises(BoardError, match="not a tile"):
        parse_grid([[word]])


def test_a_gap_in_the_grid_is_no_board():
    board = board_of("X@0 - / - X@0")
    assert len(board.zones) == 18
    assert not board.terrain().sees(board.zone_at("2.2"), board.zone_at("3.3"))


def test_drawing_and_reading_a_board_agree():
    board = board_of("S@0 X@2 / C@3 C@1")
    again = board_from_text(draw(board))
    assert [zone.cells for zone in again.zones] == [zone.cells for zone in board.zones]
    assert [(o.name, o.kind) for o in again.openings] == [(o.name, o.kind) for o in board.openings]
    assert [again.terrain().plain[z.index].mask for z in board.zones] == [
        board.terrain().plain[z.index].mask for z in board.zones
    ]


def test_marks_are_drawn_and_read_back_as_labels():
    board = corridor("A-B+[C]")
    text = draw(board, {"A": "*", (0, 2): "X!"})
    assert text.splitlines()[1] == " 0   #*   :#    +rX!"
    again = board_from_text(text)
    assert again.zone_at("*") == 0
    assert again.zone_at("X!") == 2


def test_drawings_may_leave_out_the_numbers():
    board = board_from_text("""
    r    +#    :#
    -----   +   .....
    r    |r    +#
    """)
    assert len(board.zones) == 6
    assert board.openings[board.opening_at("0.1-1.1")].kind == "door"


@pytest.mark.parametrize("text", ["?", "r?r", "r+r\n? -\nr+r"])
def test_a_drawing_with_unknown_signs_is_refused(text):
    with pytest.raises(BoardError, match="unknown"):
        sketch(text)


@pytest.mark.parametrize("text", ["A--B", "A-A", "", "A?B", "~A-~B"])
def test_zones_of_a_corridor_need_labels(text):
    with pytest.raises(BoardError, match="label"):
        corridor(text)


def test_a_board_says_what_it_is_and_survives_pickling():
    board = board_of("C@0")
    assert repr(board) == "<Board 3x3 cells, 9 zones, 13 openings>"
    again = pickle.loads(pickle.dumps(board))
    assert again.zones == board.zones
    assert again.openings == board.openings
    door = 1 << board.opening_at("1.1-1.2")
    mold = 1 << board.zone_at("2.0")
    assert repr(board.terrain(closed=door, active=mold)) == (
        "<Terrain closed [1.1-1.2] mold [2.0]>"
    )


def test_the_same_masks_give_the_same_terrain():
    board = board_of("C@0")
    assert board.terrain(closed=1) is board.terrain(closed=1)
    assert board.terrain(closed=1) is not board.terrain(closed=2)
    assert board.terrain(closed=1).routes is board.terrain().routes, "doors change no route"


def test_caches_stay_bounded():
    board = corridor("-".join("ABCDEFGHIJKLMNOP"))
    for closed in range(5000):
        assert board.terrain(closed=closed).plain[0].mask & 1
    assert len(board._terrains) <= 1024
    for mold in range(1, 2000):
        board.chained(mold, mold)
    assert len(board._chains) <= 512


def test_masks_and_indices_agree():
    assert bits(0) == ()
    assert bits(mask_of([5, 0, 70])) == (0, 5, 70)
