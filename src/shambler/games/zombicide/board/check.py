"""Checks on the geometry of a mission's board. They report and never raise."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

import msgspec

from shambler.games.zombicide.board.board import Board, Zone
from shambler.games.zombicide.board.masks import bits
from shambler.games.zombicide.board.plan import BoardError, Cell, cell_name
from shambler.games.zombicide.board.tiles import (
    FAMILY,
    TILE_SIZE,
    Grid,
    Kinds,
    Layout,
    NamedSeam,
    Seam,
    TileSide,
    join_of,
    lay_out,
)

AIRLOCKS: Final[Collection[str]] = ("airlock",)


class Flaw(msgspec.Struct, frozen=True):
    """What is wrong with a board, and with which of its cells.

    ``name`` and ``about`` are for texts in other languages (``flaw-<name>``).
    """

    reason: str
    cells: tuple[Cell, ...] = ()
    name: str = ""
    about: Mapping[str, str] = {}


def check_layout(*args: Any, **more: Any) -> list[str]:
    """What is wrong with a mission's board, in words: see :func:`flaws_of_layout`."""
    return [flaw.reason for flaw in flaws_of_layout(*args, **more)]


def check_board(board: Board, **more: Any) -> list[str]:
    """The same for a board from any source."""
    return [flaw.reason for flaw in flaws_of_board(board, **more)]


def flaws_of_layout(
    tiles: Mapping[str, TileSide],
    joins: Mapping[str, str],
    grid: Grid,
    *,
    places: Mapping[str, Cell] | None = None,
    doors: Collection[tuple[Cell, Cell]] = (),
    gates: Collection[str] = AIRLOCKS,
    kinds: Kinds = FAMILY,
    seams: Sequence[NamedSeam] = (),
) -> list[Flaw]:
    """What is wrong with a mission's board; an empty list if nothing is.

    ``places``: what the mission puts where ("exit", "spawn A" ...). ``doors``: pairs of cells
    with a Door token. ``gates``: kinds of opening allowed between buildings and the open, in
    Invader only airlocks (INV-ZONE-03).
    """
    layout = lay_out(tiles, joins, grid, kinds, seams)
    found = [Flaw(problem) for problem in layout.problems]
    found += _twice_used(grid)
    found += _mismatched(layout, joins, kinds)
    try:
        board = Board(layout.plan)
    except BoardError as error:
        return [*found, Flaw(str(error))]
    return found + flaws_of_board(board, places=places, doors=doors, gates=gates)


def flaws_of_board(
    board: Board,
    *,
    places: Mapping[str, Cell] | None = None,
    doors: Collection[tuple[Cell, Cell]] = (),
    gates: Collection[str] = AIRLOCKS,
) -> list[Flaw]:
    """The checks that need no tiles, for boards from any source."""
    if not board.zones:
        return [Flaw("the board has no zones", name="no-zones")]
    places = places or {}
    found = [
        Flaw(
            f"{what} at {cell_name(cell)} is off the board",
            name="off-board",
            about={"what": what, "cell": cell_name(cell)},
        )
        for what, cell in places.items()
        if cell not in board.zone_of
    ]
    found += _open_to_the_surface(board, gates)
    found += _unreachable(board, {w: c for w, c in places.items() if c in board.zone_of})
    for a, b in doors:
        found += _bad_door(board, a, b)
    return found


def _twice_used(grid: Grid) -> list[Flaw]:
    """A tile has two sides, so it can lie on the table only once."""
    used: dict[str, str] = {}
    found = []
    for row, entries in enumerate(grid):
        for col, entry in enumerate(entries):
            if entry is None:
                continue
            code = entry[0]
            tile = code[:-1].rstrip("-")
            if tile in used:
                reason = f"tile {code} is the same tile as {used[tile]}"
                about = {"tile": code, "other": used[tile]}
                found.append(Flaw(reason, _cells_of_tile(row, col), "same-tile", about))
            used[tile] = code
    return found


def _cells_of_tile(row: int, col: int) -> tuple[Cell, ...]:
    """The cells under the tile at a place of the grid."""
    size = range(TILE_SIZE)
    return tuple((row * TILE_SIZE + down, col * TILE_SIZE + over) for down in size for over in size)


def _mismatched(layout: Layout, joins: Mapping[str, str], kinds: Kinds) -> list[Flaw]:
    """Borders that could both be passed but do not fit each other, such as a door on rock."""

    def passes(join: str | None) -> bool:
        kind = None if join is None else kinds.edges.get(join)
        return kind is not None and kind.passable

    passing: set[str] = set()
    for pair, join in joins.items():
        if "+" in pair and passes(join):
            passing |= set(pair.split("+"))

    def fits(seam: Seam) -> bool:
        return not passing.issuperset(seam.classes) or passes(join_of(joins, *seam.classes))

    return [
        Flaw(
            f"mismatched tile borders at {cell_name(s.a)}-{cell_name(s.b)}:"
            f" {' and '.join(s.classes)}",
            (s.a, s.b),
            "mismatch",
            {"one": s.classes[0], "other": s.classes[1]},
        )
        for s in layout.seams
        if not fits(s)
    ]


def _open_to_the_surface(board: Board, gates: Collection[str]) -> list[Flaw]:
    return [
        Flaw(
            f"building open to the surface at {opening.name}: {opening.kind}",
            opening.cells,
            "open-building",
            {"kind": opening.kind},
        )
        for opening in board.openings
        if board.zones[opening.a].inside != board.zones[opening.b].inside
        and opening.kind not in gates
    ]


def _unreachable(board: Board, places: Mapping[str, Cell]) -> list[Flaw]:
    """Zones cut off with every door open. Outdoor ground that no way leads to and that the
    mission does not use is only scenery."""
    used = {board.zone_of[cell]: what for what, cell in reversed(list(places.items()))}
    start = next(iter(map(board.zone_of.__getitem__, places.values())), None)
    steps = board.terrain().routes.distance[_largest(board) if start is None else start]

    def scenery(zone: Zone) -> bool:
        return not zone.inside and not board.touching[zone.index] and zone.index not in used

    found = []
    for zone in board.zones:
        if steps[zone.index] < 0 and not scenery(zone):
            what = f" ({used[zone.index]})" if zone.index in used else ""
            reason = f"zone {zone.name}{what} cannot be reached"
            found.append(Flaw(reason, zone.cells, "unreachable", {"zone": zone.name}))
    return found


def _largest(board: Board) -> int:
    """A zone of the largest part of the board that hangs together."""
    distance = board.terrain().routes.distance
    rest = (1 << len(board.zones)) - 1
    best, most = 0, 0
    while rest:
        start = bits(rest)[0]
        part = [zone for zone, steps in enumerate(distance[start]) if steps >= 0]
        if len(part) > most:
            best, most = start, len(part)
        for zone in part:
            rest &= ~(1 << zone)
    return best


def _bad_door(board: Board, a: Cell, b: Cell) -> list[Flaw]:
    """Door tokens lie on doorways; the entrance of an airlock may have one too."""
    name = f"{cell_name(min(a, b))}-{cell_name(max(a, b))}"
    there = [opening for opening in board.openings if set(opening.cells) == {a, b}]
    if not there:
        return [Flaw(f"door {name} lies on no edge between zones", (a, b), "door-on-nothing")]
    places = board.doorways | board.airlocks
    if any(places >> opening.index & 1 for opening in there):
        return []
    kind = there[0].kind
    return [Flaw(f"door {name} lies on a {kind}", (a, b), "door-on-wall", {"kind": kind})]
