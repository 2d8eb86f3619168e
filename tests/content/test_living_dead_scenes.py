"""The ten scenes of Night of the Living Dead and their boards."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from shambler.games.zombicide.board import Board, assemble
from shambler.games.zombicide.content.bundle import Content
from shambler.games.zombicide.content.load import check_content, load_content
from shambler.games.zombicide.content.paths import Paths
from shambler.testing import some

rule = pytest.mark.rule


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content("living_dead")


def board_of(content: Content, scene: str) -> Board:
    grid = content.missions[scene].grid()
    return assemble(content.tiles, content.joins, grid, seams=content.seams)


SCENES = [
    # name, difficulty, minutes, tiles, zones, openings, barricades, doors
    ("S1", "Board Up The House!", "easy", 60, "2R@0 1R@0 / 3R@0 4R@0", 26, 44, 4, 5),
    ("S2", "The Truck Key", "easy", 60, "2R@0 1R@0 / 3R@0 4R@0", 26, 44, 11, 5),
    ("S3", "The Pump", "easy", 90, "2R@0 1R@0 5R@0 / 3R@0 4R@0 6R@0", 41, 68, 11, 2),
    (
        "S4",
        "You Can Be The Boss Down There",
        "easy",
        60,
        "2R@0 1R@0 / 3R@0 4R@0",
        26,
        44,
        11,
        5,
    ),
    ("S5", "They Know We're In Here", "medium", 90, "2R@0 1R@0 / 3R@0 4R@0", 26, 44, 11, 5),
    ("S6", "They're Coming To Get You", "easy", 45, "6V@0 2V@0 / 4V@0 1V@2", 36, 57, 0, 1),
    ("S7", "Through The Corn", "medium", 60, "3V@0 5V@0 / 1V@0 4V@0", 36, 60, 0, 0),
    ("S8", "Beat'em Or Burn'em", "hard", 90, "2V@0 4V@0 / 6R@0 5R@0", 33, 49, 0, 0),
    ("S9", "Rest In Peace, Johnny", "medium", 60, "3V@2 4V@0 / 5V@2 6V@0", 36, 58, 0, 1),
    (
        "S10",
        "Another One For The Fire",
        "hard",
        120,
        "2R@0 1R@0 5R@0 / 3R@0 4R@0 6R@0",
        41,
        68,
        11,
        2,
    ),
]


@rule("NLD-MIS-01")
@pytest.mark.parametrize(
    ("key", "name", "difficulty", "minutes", "tiles", "zones", "openings", "barricades", "doors"),
    SCENES,
    ids=[row[0] for row in SCENES],
)
def test_a_scene_sets_its_map_and_tokens(
    content: Content,
    key: str,
    name: str,
    difficulty: str,
    minutes: int,
    tiles: str,
    zones: int,
    openings: int,
    barricades: int,
    doors: int,
) -> None:
    scene = content.missions[key]
    assert (scene.name.en, scene.difficulty, scene.minutes) == (name, difficulty, minutes)
    assert " / ".join(" ".join(row) for row in scene.tiles) == tiles
    board = board_of(content, key)
    assert (len(board.zones), len(board.openings)) == (zones, openings)
    tokens = Counter(barrier.token for barrier in scene.barrier)
    assert (tokens["barricade"], tokens["door"]) == (barricades, doors)
    assert {barrier.at for barrier in scene.barrier} <= {*board.opening_names}


def test_there_are_ten_scenes_in_order(content: Content) -> None:
    assert list(content.missions) == [f"S{n}" for n in range(1, 11)]


@rule("NLD-COMP-11")
@rule("NLD-SPAWN-03")
@pytest.mark.parametrize("key", [row[0] for row in SCENES])
def test_a_scene_uses_the_spawn_tokens_of_the_box(content: Content, key: str) -> None:
    colors = Counter(spawn.color for spawn in content.missions[key].spawn)
    assert colors["white"] == 1
    assert colors["red"] <= 1
    assert colors["yellow"] <= 1
    assert colors["violet"] <= 3
    assert colors.total() <= 6


@rule("NLD-ZONE-04")
def test_the_house_has_eleven_outside_windows_and_named_passages(content: Content) -> None:
    board = board_of(content, "S1")
    kinds = {o.name: o.kind for o in board.openings if o.name in content.openings}
    windows = sorted(name for name, kind in kinds.items() if kind == "window")
    assert windows == [f"W{n:02d}" for n in range(1, 12)]
    assert {name for name, kind in kinds.items() if kind == "door"} == {"X01", "X02"}
    assert {name for name, kind in kinds.items() if kind == "inner"} == {
        f"I0{n}" for n in range(1, 8)
    }
    assert {name for name, kind in kinds.items() if kind == "stairs"} == {"S01"}
    stairs = board.openings[board.opening_at("S01")]
    assert {board.zones[zone].title for zone in (stairs.a, stairs.b)} == {"cellar", "dining"}


def test_the_pantry_window_exists_where_a_tile_lies_west_of_it(content: Content) -> None:
    grid = [[("6R", 0), ("2R", 0)]]
    board = assemble(content.tiles, content.joins, grid, seams=content.seams)
    window = board.openings[board.opening_at("W12")]
    assert {board.zones[zone].title for zone in (window.a, window.b)} == {"pantry", "yard"}


@rule("Z-ZONE-01")
def test_outside_every_cell_is_a_zone_and_rooms_cover_several(content: Content) -> None:
    board = board_of(content, "S1")
    sizes = {zone.name: len(zone.cells) for zone in board.zones if len(zone.cells) > 1}
    assert sizes == {"1.1": 3, "1.3": 4, "3.1": 2, "3.2": 4, "3.4": 2}
    outside = [zone for zone in board.zones if not zone.inside]
    assert all(len(zone.cells) == 1 for zone in some(outside))


MISTAKES = [
    ("missions/S1.toml", 'at = "X01"', 'at = "X09"', "barrier[X09].at", "unknown opening"),
    ("missions/S1.toml", 'at = "X01"', 'at = "W02"', "barrier[W02].at", "no place for a door"),
    ("missions/S6.toml", 'by = "car"', 'by = "bus"', "exit.by", "'bus' is none of"),
    ("missions/S9.toml", 'by = "barbra"', 'by = "barbara"', "special[1].by", "barbra?"),
    ("missions/S9.toml", 'opening = "X04"', 'opening = "X4"', "special[6].opening", "opening"),
    ("equipment.toml", '"table-leg", "fl', '"table-lag", "fl', "card[torch].abilities", "leg?"),
    ("components.toml", "count = 65", "count = 66", "component[equipment-cards].count", "65"),
]


@pytest.mark.parametrize(("file", "old", "new", "where", "reason"), MISTAKES)
def test_a_mistake_is_named_with_file_place_and_reason(
    tmp_path: Path, file: str, old: str, new: str, where: str, reason: str
) -> None:
    folder = tmp_path / "content"
    shutil.copytree(Path(str(Paths("living_dead").content)), folder)
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    problems = check_content("living_dead", folder)
    told = [p for p in problems if p.file.endswith(file) and p.where.startswith(where)]
    assert any(reason in problem.reason for problem in told), "\n".join(map(str, problems))
