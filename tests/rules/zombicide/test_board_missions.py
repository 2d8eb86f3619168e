"""The boards of the Invader missions, laid from the tiles of the game."""

import tomllib
from importlib.resources import files

import msgspec
import pytest

from shambler.games.zombicide.board import (
    Board,
    Grid,
    TileSide,
    assemble,
    bits,
    check_layout,
    draw,
    parse_grid,
)
from shambler.testing import some

rule = pytest.mark.rule

CONTENT = files("shambler.games.zombicide.invader") / "content"
DATA = tomllib.loads((CONTENT / "tiles.toml").read_text(encoding="utf-8"))
TILES = {entry["id"]: msgspec.convert(entry, TileSide) for entry in DATA["tile"]}
JOINS = DATA["joins"]


class Expected(msgspec.Struct):
    """Values for a mission's board that were found independently of this code."""

    zones: int
    start: str
    spawns: dict[str, int]  # where, and how many steps from the start
    special: tuple[int, int, int]  # security rooms, oxygen supplies, airlocks


MISSIONS = {
    "M0": Expected(28, "4.0", {"0.3": 10, "0.0": 7}, (1, 3, 3)),
    "M1": Expected(
        41,
        "0.1",
        {"0.5": 4, "8.5": 12, "1.3": 3, "6.4": 8},
        (4, 4, 4),
    ),
    "M2": Expected(
        39,
        "8.2",
        {"0.1": 8, "0.5": 9, "6.0": 4},
        (4, 5, 5),
    ),
    "M3": Expected(
        54,
        "4.2",
        {"0.4": 6, "7.5": 6, "8.2": 4},
        (5, 0, 0),
    ),
    "M4": Expected(
        38,
        "0.0",
        {"1.8": 12, "5.7": 10, "2.8": 8, "5.4": 7},
        (4, 4, 4),
    ),
    "M5": Expected(
        54,
        "8.0",
        {"1.0": 7, "4.5": 9, "7.5": 6, "8.2": 3},
        (5, 0, 0),
    ),
    "M6": Expected(
        47,
        "0.1",
        {"8.0": 13, "7.2": 11, "6.5": 9, "8.4": 10, "2.0": 8},
        (6, 3, 3),
    ),
    "M7": Expected(
        60,
        "7.2",
        {"1.0": 15, "1.8": 10, "5.8": 6, "4.8": 9, "4.0": 6},
        (7, 6, 6),
    ),
    "M8": Expected(
        58,
        "2.4",
        {"0.0": 6, "0.8": 6, "8.0": 11, "8.4": 8},
        (6, 6, 6),
    ),
    "M9": Expected(
        54,
        "3.2",
        {"0.0": 5, "7.5": 7, "8.0": 6, "4.5": 4},
        (5, 0, 0),
    ),
    "M10": Expected(
        47,
        "1.2",
        {"0.8": 6, "4.0": 5, "2.6": 4, "4.8": 8},
        (6, 3, 3),
    ),
}
every_mission = pytest.mark.parametrize("mission", MISSIONS)

M0_DRAWN = """\
     0     1     2     3     4     5
 0   .    |O    +r    +r    +#    +r
     .....   +     +   ----- ..... -----
 1   .    aA    +S    +r    +#    +r
     ..... ----- ----- -----   +   -----
 2   .    :.    :.     .    |r    |.
                               +
 3   .    :.    :.     .    |O    |.
     ----- ----- ..... .....   +   .....
 4   O    +A    a.     .    |A    |.
     ----- ----- ..... .....   a   .....
 5   .    :.    :.     .    :.    :."""


def grid_of(mission: str) -> Grid:
    text = (CONTENT / "missions" / f"{mission}.toml").read_text(encoding="utf-8")
    return parse_grid(tomllib.loads(text)["tiles"])


def turned(grid: Grid) -> Grid:
    """The whole board turned clockwise by a quarter."""
    columns = zip(*reversed(grid), strict=True)
    return [[(entry[0], entry[1] + 1) for entry in column if entry] for column in columns]


def board_of(mission: str) -> Board:
    return assemble(TILES, JOINS, grid_of(mission))


@rule("Z-ZONE-01")
@every_mission
def test_the_board_has_the_zones_special_rooms_and_distances_it_should(mission):
    expected, board = MISSIONS[mission], board_of(mission)
    assert len(board.zones) == expected.zones
    counts = [board.special.get(s, 0).bit_count() for s in ("security", "oxygen", "airlock")]
    assert tuple(counts) == expected.special
    steps = board.terrain().routes.distance[board.zone_at(expected.start)]
    assert {name: steps[board.zone_at(name)] for name in expected.spawns} == expected.spawns


@rule("INV-ZONE-03")
@every_mission
def test_the_board_passes_all_checks(mission):
    expected = MISSIONS[mission]
    board = board_of(mission)
    names = {"start": expected.start} | {f"spawn {name}": name for name in expected.spawns}
    places = {what: board.zones[board.zone_at(name)].cells[0] for what, name in names.items()}
    assert check_layout(TILES, JOINS, grid_of(mission), places=places) == []


def test_the_tutorial_board_looks_as_it_should():
    assert draw(board_of("M0")) == M0_DRAWN


@every_mission
def test_sight_is_mutual_and_never_shorter_than_the_way(mission):
    board = board_of(mission)
    terrain = board.terrain()
    for zone in some(range(len(board.zones))):
        for other, reach in some(terrain.plain[zone].seen):
            assert terrain.plain[other].ranges[zone] == reach
            assert terrain.within(zone, reach) >> other & 1


@every_mission
def test_turning_the_whole_board_changes_nothing_but_the_names(mission):
    board = board_of(mission)
    other = assemble(TILES, JOINS, turned(grid_of(mission)))
    same = [other.zone_at((z.cells[0][1], board.rows - 1 - z.cells[0][0])) for z in board.zones]
    assert sorted(same) == list(range(len(board.zones)))
    some = board.inside & 0x5A5A5A5A5A5A5A5A
    mold = board.terrain(inactive=some)
    mold_turned = other.terrain(inactive=sum(1 << same[zone] for zone in bits(some)))
    for zone in range(len(board.zones)):
        assert {same[z] for z in bits(mold.plain[zone].mask)} == set(
            bits(mold_turned.plain[same[zone]].mask)
        )
        assert {same[z] for z, _ in mold.steps[zone]} == {
            z for z, _ in mold_turned.steps[same[zone]]
        }


@rule("Z-LOS-03", "Z-EQUIP-07")
def test_sight_down_the_long_corridor_of_m3():
    board = board_of("M3")
    names = {
        board.zones[zone].name: reach
        for zone, reach in board.terrain().plain[board.zone_at("4.2")].seen
    }
    column = {f"{row}.2": abs(row - 4) for row in range(9)}
    assert names == {**column, "4.0": 2, "4.1": 1, "4.3": 1}


@rule("INV-SPAWN-02")
@pytest.mark.parametrize(
    ("mission", "order"),
    [
        ("M0", "0.3 0.0"),
        ("M2", "0.5 5.0 0.1"),
        ("M6", "6.5 8.4 7.2 8.0 2.0"),
        ("M7", "1.8 4.8 5.8 4.0 1.0"),
    ],
)
def test_spawn_zones_of_missions_go_clockwise(mission, order):
    board = board_of(mission)
    zones = [board.zone_at(name) for name in MISSIONS[mission].spawns]
    assert " ".join(board.zones[zone].name for zone in board.clockwise(zones)) == order
