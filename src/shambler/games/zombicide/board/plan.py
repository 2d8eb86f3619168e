"""The plan of a board: cells on a square grid and what lies between them.

Tiles, drawings and test notations all end up as a plan; a ``Board`` is worked out of a plan
and nothing else. Rows count downwards, columns to the right, both from 0.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

import msgspec

from shambler.games.zombicide.board.kinds import CellKind, EdgeKind

Cell: TypeAlias = tuple[int, int]

NORTH, EAST, SOUTH, WEST = range(4)
SIDES: Final = "NESW"
STEP: Final[tuple[Cell, ...]] = ((-1, 0), (0, 1), (1, 0), (0, -1))
_CELL: Final = re.compile(r"\s*(\d+)\s*\.\s*(\d+)\s*", re.ASCII)


class BoardError(ValueError):
    """The description of a board makes no sense; the message lists every problem found."""


class Place(msgspec.Struct, frozen=True):
    """What is printed on one cell."""

    kind: CellKind
    title: str = ""  # our own words for the artwork
    tile: str = ""


class Edge(msgspec.Struct, frozen=True):
    """What lies between two cells. The same two cells may share several (a door and a window).

    ``heading`` is the direction in which a line of sight goes from ``a`` to ``b``. It follows
    from the cells when they are neighbours and must be given when they only meet at a corner.
    """

    a: Cell
    b: Cell
    kind: EdgeKind
    heading: int
    id: str = ""


class Plan(msgspec.Struct, frozen=True):
    """All cells and edges of a board. Cells without an entry are not part of the board."""

    rows: int
    cols: int
    places: Mapping[Cell, Place]
    edges: tuple[Edge, ...]
    labels: Mapping[str, Cell] = {}  # short names for cells, used by tests and drawings


def cell_name(cell: Cell) -> str:
    """The text for a cell.

    >>> cell_name((4, 2))
    '4.2'
    """
    return f"{cell[0]}.{cell[1]}"


def parse_cell(text: str) -> Cell:
    """The cell a text stands for.

    >>> parse_cell("4.2")
    (4, 2)
    """
    match = _CELL.fullmatch(text)
    if match is None:
        raise BoardError(f"{text!r} is not a cell: write row.column, such as 4.2")
    return int(match[1]), int(match[2])


def beside(cell: Cell, heading: int) -> Cell:
    """The next cell in a direction."""
    row, col = STEP[heading]
    return cell[0] + row, cell[1] + col


def heading_between(a: Cell, b: Cell) -> int | None:
    """The direction from a cell to its neighbour, None when they share no side."""
    step = (b[0] - a[0], b[1] - a[1])
    return STEP.index(step) if step in STEP else None


def zones_of_cells(cells: Iterable[Cell], edges: Iterable[Edge]) -> list[tuple[Cell, ...]]:
    """The cells of every zone (Z-ZONE-01), zones and cells in reading order.

    Cells that an edge fuses are one zone: nothing is printed on tile edges outdoors, so the
    ground runs on there, and a room may cover several cells.
    """
    group = {cell: {cell} for cell in cells}
    for edge in edges:
        if edge.kind.fuses and group[edge.a] is not group[edge.b]:
            group[edge.a] |= group[edge.b]
            for cell in group[edge.b]:
                group[cell] = group[edge.a]
    seen: set[Cell] = set()
    zones = []
    for cell in sorted(group):
        if cell not in seen:
            seen |= group[cell]
            zones.append(tuple(sorted(group[cell])))
    return zones
